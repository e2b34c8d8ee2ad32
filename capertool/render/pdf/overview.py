"""Compact pages: pieces of any kind poured into columns, on as few pages as a little shrinking allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .geometry import MM, Box, does_not_fit, paper
from .imposition import Label, Outline
from .page import RIGHT, Pen
from .template import Design

_STEP = 0.2  # points by which the text is shrunk
_HEAD = 8 * MM
_FINE = 0.5 * MM  # to which columns are evened out


class Piece(NamedTuple):
    """What is not broken: so high, drawn into a box, and called so among the bookmarks."""

    height: float
    draw: Callable[[Pen, Box], None]
    label: Label | None = None
    keep: bool = False
    """Whether it belongs to the next one."""
    above: float = 0.0
    """Room before it, but not at the top of a column."""


Pieces = Callable[[float, float], list[Piece]]
"""Everything there is to say, for columns of a width and text of a size."""


class Overview(NamedTuple):
    title: str
    paper: str
    ruler: str
    pieces: Pieces


def draw_overview(pen: Pen, look: Design, overview: Overview) -> None:
    size = paper(overview.paper)
    page = Box(0, 0, *size).inset(look.mm("overview", "margin"))
    columns = page.below(page.y + _HEAD).columns(int(look.number("overview", "columns")), look.mm("overview", "gap"))
    filled = _filled(look, overview, columns)
    outline = Outline(pen, 1)
    pages = -(-len(filled) // len(columns))
    for number in range(pages):
        pen.begin(size, "" if number else overview.title)
        _page(pen, look, overview, page, f"{number + 1}/{pages}" if pages > 1 else "")
        for column, pieces in zip(columns, filled[number * len(columns) :], strict=False):
            y = column.y - pieces[0].above
            for piece in pieces:
                if piece.label:
                    outline.add(piece.label)
                piece.draw(pen, Box(column.x, y + piece.above, column.width, piece.height))
                y += piece.above + piece.height


def _page(pen: Pen, look: Design, overview: Overview, page: Box, number: str) -> None:
    faces = look.faces
    pen.text(page.x, page.y + 3 * MM, overview.title, faces.strong, look.size("heading"))
    pen.text(page.right, page.y + 3 * MM, number, faces.regular, look.size("small"), "quiet", RIGHT)
    pen.line(page.x, page.y + 5 * MM, page.right, page.y + 5 * MM, "ink", 0.8)
    pen.ruler(page.x, pen.size.height - look.mm("marks", "margin") - 1 * MM, faces.regular, overview.ruler)


def _filled(look: Design, overview: Overview, columns: Sequence[Box]) -> list[list[Piece]]:
    """The pieces column by column: the fewest pages, the largest type these allow, columns about as full."""
    width, height = columns[0].width, columns[0].height
    text, smallest = look.number("overview", "text"), look.number("overview", "smallest")

    def pages(pieces: Sequence[Piece]) -> int:
        return -(-len(list(_poured(pieces, height))) // len(columns))

    fewest = pages(overview.pieces(width, smallest))
    while True:
        pieces = overview.pieces(width, text)
        if text <= smallest or pages(pieces) <= fewest:
            break
        text = max(smallest, text - _STEP)
    return _even(pieces, height, fewest * len(columns))


def _even(pieces: Sequence[Piece], height: float, columns: int) -> list[list[Piece]]:
    """As many columns as there are, all about as full."""
    lowest, enough = max(_height(run) for run in _runs(pieces)), height
    while enough - lowest > _FINE:
        middle = (lowest + enough) / 2
        if len(list(_poured(pieces, middle))) <= columns:
            enough = middle
        else:
            lowest = middle
    return list(_poured(pieces, enough))


def _poured(pieces: Sequence[Piece], height: float) -> Iterator[list[Piece]]:
    """Column after column, each filled as far as it goes."""
    column: list[Piece] = []
    y = 0.0
    for run in _runs(pieces):
        high = _height(run)
        if high - run[0].above > height:
            raise does_not_fit("overview.columns")
        if column and y + high > height:
            yield column
            column = []
        y = y + high if column else high - run[0].above
        column = [*column, *run]
    yield column


def _height(run: Sequence[Piece]) -> float:
    return sum(piece.above + piece.height for piece in run)


def _runs(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Pieces that stay together."""
    run: list[Piece] = []
    for piece in pieces:
        run.append(piece)
        if not piece.keep:
            yield run
            run = []
    if run:
        yield run
