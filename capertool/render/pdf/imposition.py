"""Cards onto pages: fronts and backs by duplex, by folding, or as separate runs, with crop marks outside the trim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .geometry import MM, Box, Grid, Size, does_not_fit, paper
from .page import CENTRE, Pen
from .paths import RULER_MM
from .template import Design
from .text import ASCENT, DESCENT

DUPLEX, FOLD, SEPARATE, NONE = "duplex", "fold", "separate", "none"
BACKS = (DUPLEX, FOLD, SEPARATE, NONE)
_NOTE = 6.5  # size of what is written beside the cards
_FOLD_MARK = 7 * MM
Side = Callable[[Pen, Box], None]


class Label(NamedTuple):
    """What a side of a card is called among the bookmarks: its group, and itself."""

    group: str
    title: str


class TwoSided(NamedTuple):
    """A card to print, and what its sides are called."""

    front: Side
    back: Side
    label: Label
    behind: Label


class Run(NamedTuple):
    """How a deck is put on paper."""

    paper: str
    backs: str = DUPLEX
    offset: tuple[float, float] = (0.0, 0.0)
    """How far the backs are moved right and down, in points."""
    words: RunWords | None = None
    level: int = 0
    """Of the groups among the bookmarks."""


class RunWords(NamedTuple):
    fronts: str
    backs: str
    fold: str
    ruler: str


class Outline:
    """Bookmarks of a run of cards: a group where it begins, and in it every card once."""

    def __init__(self, pen: Pen, level: int) -> None:
        self.pen, self.level = pen, level
        self.last = Label("", "")

    def add(self, label: Label) -> None:
        if label.group != self.last.group:
            self.pen.bookmark(label.group, self.level, closed=True)
        if label != self.last:
            self.pen.bookmark(label.title, self.level + 1)
        self.last = label


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
    if run.backs == SEPARATE:
        _separately(pen, look, sheets, grid, run)
        return
    outline = Outline(pen, run.level)
    for sheet in sheets:
        _fronts(pen, look, sheet, grid, run, outline)
        if run.backs == DUPLEX:
            _backs(pen, sheet, grid, run)


def _separately(pen: Pen, look: Design, sheets: Sequence[Sequence[TwoSided]], grid: Grid, run: Run) -> None:
    fronts, backs = (run.words.fronts, run.words.backs) if run.words else ("", "")
    outline = Outline(pen, run.level + 1)
    for number, sheet in enumerate(sheets):
        _fronts(pen, look, sheet, grid, run, outline, "" if number else fronts)
    outline = Outline(pen, run.level + 1)
    for number, sheet in enumerate(sheets):
        _backs(pen, sheet, grid, run, "" if number else backs)
        for card in sheet:
            outline.add(card.behind)


def _fronts(
    pen: Pen, look: Design, sheet: Sequence[TwoSided], grid: Grid, run: Run, outline: Outline, heading: str = ""
) -> None:
    pen.begin(grid.page, heading, run.level)
    _marks(pen, look, grid, run)
    for card, cell in zip(sheet, grid.cells, strict=False):
        outline.add(card.label)
        card.front(pen, cell)
    _ruler(pen, look, grid, run)


def _backs(pen: Pen, sheet: Sequence[TwoSided], grid: Grid, run: Run, heading: str = "") -> None:
    pen.begin(grid.page, heading, run.level)
    for card, cell in zip(sheet, grid.mirrored(run.offset), strict=False):
        card.back(pen, cell)


def _fold(pen: Pen, look: Design, cards: Sequence[TwoSided], grid: Grid, run: Run) -> None:
    outline = Outline(pen, run.level)
    for sheet in _batches(cards, len(grid.folded())):
        pen.begin(grid.page)
        _marks(pen, look, grid, run)
        _fold_marks(pen, look, grid, run)
        for card, (front, back) in zip(sheet, grid.folded(), strict=False):
            outline.add(card.label)
            card.front(pen, front)
            card.back(pen, back)
        _ruler(pen, look, grid, run)


def _batches(cards: Sequence[TwoSided], size: int) -> Iterator[Sequence[TwoSided]]:
    for start in range(0, len(cards), size):
        yield cards[start : start + size]


# --- beside the cards


def _marks(pen: Pen, look: Design, grid: Grid, run: Run) -> None:
    length, gap, margin = (look.mm("marks", key) for key in ("length", "gap", "margin"))
    for line in grid.crop_marks(length, gap, margin, folded=run.backs == FOLD):
        pen.line(*line, "ink", 0.25)


def _fold_marks(pen: Pen, look: Design, grid: Grid, run: Run) -> None:
    """Dashed, where the page is folded and not cut; above the upper one stands what it is."""
    gap, margin = look.mm("marks", "gap"), look.mm("marks", "margin")
    middle, block = grid.page.width / 2, grid.block
    length = min(_FOLD_MARK, block.y - gap - margin)
    for y in (block.y - gap - length, block.bottom + gap):
        pen.line(middle, y, middle, y + length, "accent", 0.8, (2.4, 1.8))
    baseline = block.y - gap - length - 1 * MM
    if run.words is not None and baseline - ASCENT * _NOTE >= margin:
        pen.text(middle, baseline, run.words.fold, look.faces.regular, _NOTE, "quiet", CENTRE)


def _ruler(pen: Pen, look: Design, grid: Grid, run: Run) -> None:
    """In the lower margin, between the crop marks of the first columns, if there is room."""
    lowest = grid.page.height - look.mm("marks", "margin") - DESCENT * _NOTE
    y = min(lowest, grid.block.bottom + 5.6 * MM)
    if run.words is not None and y - ASCENT * _NOTE >= grid.block.bottom:
        start = grid.block.x + 1.5 * MM
        behind_mark = max(0.0, grid.card.width - 1.5 * MM - RULER_MM * MM) + 2 * MM
        pen.ruler(start, y, look.faces.regular, run.words.ruler, behind_mark)
