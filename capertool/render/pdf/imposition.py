"""Cards onto pages: fronts and backs by duplex, by folding, or as separate runs, with crop marks outside the trim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .geometry import MM, Box, Grid, Size, does_not_fit, paper
from .page import Pen
from .paths import RULER_MM
from .template import Design

DUPLEX, FOLD, SEPARATE, NONE = "duplex", "fold", "separate", "none"
BACKS = (DUPLEX, FOLD, SEPARATE, NONE)
Side = Callable[[Pen, Box], None]


class TwoSided(NamedTuple):
    """A card to print; `chapter` opens a bookmark where it is not the one before."""

    front: Side
    back: Side
    chapter: str = ""


class Run(NamedTuple):
    """How a deck is put on paper."""

    paper: str
    backs: str = DUPLEX
    offset: tuple[float, float] = (0.0, 0.0)
    """How far the backs are moved right and down, in points."""
    words: RunWords | None = None


class RunWords(NamedTuple):
    fronts: str
    backs: str
    ruler: str


def grid_of(look: Design, run: Run) -> Grid:
    card = Size(look.mm("card", "width"), look.mm("card", "height"))
    section = "fold" if run.backs == FOLD else "card"
    columns, rows = (int(look.number(section, key)) for key in ("columns", "rows"))
    grid = Grid(paper(run.paper, landscape=run.backs == FOLD), columns, rows, card)
    if not grid.fits:
        raise does_not_fit(f"{section}.columns")
    if run.backs == FOLD and columns % 2:
        raise does_not_fit("fold.columns")
    return grid


def impose(pen: Pen, look: Design, cards: Sequence[TwoSided], run: Run) -> None:
    grid = grid_of(look, run)
    if run.backs == FOLD:
        _fold(pen, look, cards, grid, run)
        return
    sheets = list(_batches(cards, grid.columns * grid.rows))
    if run.backs == SEPARATE and run.words is not None:
        for number, sheet in enumerate(sheets):
            _fronts(pen, look, sheet, grid, run, run.words.fronts if number == 0 else "")
        for number, sheet in enumerate(sheets):
            _backs(pen, look, sheet, grid, run, run.words.backs if number == 0 else "")
        return
    chapter = ""
    for sheet in sheets:
        opened = list(dict.fromkeys(card.chapter for card in sheet if card.chapter != chapter))
        chapter = sheet[-1].chapter
        _fronts(pen, look, sheet, grid, run, "")
        for title in opened:
            pen.bookmark(title)
        if run.backs == DUPLEX:
            _backs(pen, look, sheet, grid, run, "")


def _fronts(pen: Pen, look: Design, sheet: Sequence[TwoSided], grid: Grid, run: Run, bookmark: str) -> None:
    pen.begin(grid.page, bookmark)
    _marks(pen, look, grid)
    for card, cell in zip(sheet, grid.cells, strict=False):
        card.front(pen, cell)
    _ruler(pen, look, grid, run)


def _backs(pen: Pen, look: Design, sheet: Sequence[TwoSided], grid: Grid, run: Run, bookmark: str) -> None:
    pen.begin(grid.page, bookmark)
    for card, cell in zip(sheet, grid.mirrored(run.offset), strict=False):
        card.back(pen, cell)


def _fold(pen: Pen, look: Design, cards: Sequence[TwoSided], grid: Grid, run: Run) -> None:
    chapter = ""
    for sheet in _batches(cards, len(grid.folded())):
        pen.begin(grid.page)
        for title in dict.fromkeys(card.chapter for card in sheet if card.chapter != chapter):
            pen.bookmark(title)
        chapter = sheet[-1].chapter
        _marks(pen, look, grid)
        middle, block = grid.page.width / 2, grid.block
        gap, length = look.mm("marks", "gap"), look.mm("marks", "length")
        for y1, y2 in ((block.y - gap - length, block.y - gap), (block.bottom + gap, block.bottom + gap + length)):
            pen.line(middle, y1, middle, y2, "accent", 0.6, (1.5, 1.5))
        for card, (front, back) in zip(sheet, grid.folded(), strict=False):
            card.front(pen, front)
            card.back(pen, back)
        _ruler(pen, look, grid, run)


def _batches(cards: Sequence[TwoSided], size: int) -> Iterator[Sequence[TwoSided]]:
    for start in range(0, len(cards), size):
        yield cards[start : start + size]


def _marks(pen: Pen, look: Design, grid: Grid) -> None:
    for line in grid.crop_marks(look.mm("marks", "length"), look.mm("marks", "gap")):
        pen.line(*line, "ink", 0.25)


def _ruler(pen: Pen, look: Design, grid: Grid, run: Run) -> None:
    """In the lower margin, between the crop marks of the first columns."""
    y = min(grid.page.height - 4.2 * MM, grid.block.bottom + 5.6 * MM)
    if run.words is not None and grid.page.height - grid.block.bottom > 3.4 * MM:
        start = grid.block.x + 1.5 * MM
        behind_mark = max(0.0, grid.card.width - 1.5 * MM - RULER_MM * MM) + 2 * MM
        pen.ruler(start, y, look.faces.regular, run.words.ruler, behind_mark)
