"""Compact pages: every card of a city in a few columns, with its icons and its text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .cardface import CardFace
from .cells import plain
from .geometry import MM, Box, Size, does_not_fit, paper
from .notation import draw_row, row_width
from .page import RIGHT, Pen
from .template import Design
from .text import ASCENT, Block, Paragraph, Span, lay_out

_HEADING = 9 * MM
_GAP = 2.6 * MM


class Chapter(NamedTuple):
    title: str
    faces: Sequence[CardFace]


class Overview(NamedTuple):
    title: str
    paper: str
    ruler: str
    chapters: Sequence[Chapter]


class _Entry(NamedTuple):
    """One card, measured."""

    face: CardFace
    text: Block
    icon: float
    height: float


def draw_overview(pen: Pen, look: Design, overview: Overview) -> None:
    size = paper(overview.paper)
    columns = _columns(pen, look, overview, size)
    column = next(columns)
    y = column.y
    for number, chapter in enumerate(overview.chapters):
        if number and y + _HEADING + 20 * MM > column.bottom:
            column = next(columns)
            y = column.y
        entries = [_measure(look, face, column.width) for face in chapter.faces]
        pen.bookmark(chapter.title)
        y = _heading(pen, look, column, y, chapter.title)
        for entry in entries:
            if entry.height > column.height:
                raise does_not_fit("overview.columns")
            if y + entry.height > column.bottom:
                column = next(columns)
                y = column.y
            _draw(pen, look, Box(column.x, y, column.width, entry.height), entry)
            y += entry.height + _GAP


def _columns(pen: Pen, look: Design, overview: Overview, size: Size) -> Iterator[Box]:
    """Column after column, a new page where the last one is full."""
    margin = look.mm("overview", "margin")
    page = Box(0, 0, *size).inset(margin)
    faces = look.faces
    number = 0
    while True:
        number += 1
        pen.begin(size, overview.title if number == 1 else "")
        pen.text(page.x, page.y + 3 * MM, overview.title, faces.strong, look.size("heading"))
        pen.text(page.right, page.y + 3 * MM, str(number), faces.regular, look.size("small"), "quiet", RIGHT)
        pen.line(page.x, page.y + 5 * MM, page.right, page.y + 5 * MM, "ink", 0.8)
        pen.ruler(page.x, size.height - 5 * MM, faces.regular, overview.ruler)
        yield from page.below(page.y + 8 * MM).columns(
            int(look.number("overview", "columns")), look.mm("overview", "gap")
        )


def _heading(pen: Pen, look: Design, column: Box, y: float, title: str) -> float:
    pen.within = column
    pen.text(column.x, y + 4 * MM, title, look.faces.strong, look.size("heading"), "accent")
    pen.within = None
    return y + _HEADING - 2 * MM


def _measure(look: Design, face: CardFace, width: float) -> _Entry:
    size, faces = look.number("overview", "text"), look.faces
    head: list[Paragraph] = [
        Paragraph(
            (
                Span(face.title, faces.strong, "ink"),
                *((Span(f"  {face.subtitle}", faces.quiet, "quiet"),) if face.subtitle else ()),
            ),
            scale=1.16,
        )
    ]
    body = [plain(" ".join(face.text), faces.regular, space=0.2)]
    body += [
        Paragraph((Span(f"{label} ", faces.strong, "quiet"), Span(text, faces.regular, "quiet")), space=0.2, scale=0.92)
        for label, text in face.readings
    ]
    tile = 1.9 * size
    text = lay_out([*head, *body], width - tile - 1.6 * MM - 11 * MM, size)
    widest = max((row_width(row, faces.strong, 1.0) for row in face.rows), default=1.0)
    icon = min(look.mm("overview", "icon"), width / widest)
    return _Entry(face, text, icon, text.height + 1 * MM + len(face.rows) * (icon + 0.8 * MM) + 1.2 * MM)


def _draw(pen: Pen, look: Design, box: Box, entry: _Entry) -> None:
    """Tile, name, figure; text below; icons in rows at the end."""
    size, face = look.number("overview", "text"), entry.face
    tile = 1.9 * size
    pen.icon(face.tile, box.x, box.y + 0.1 * size, tile)
    left = box.x + tile + 1.6 * MM
    pen.within = box
    pen.block(left, box.y, entry.text)
    if face.figure is not None:
        number, icon = face.figure
        side = 1.5 * size
        pen.icon(icon, box.right - side, box.y, side)
        if number:
            at = box.y + ASCENT * 1.5 * size
            pen.text(box.right - side - 1, at, number, look.faces.strong, 1.5 * size, align=RIGHT)
    y = box.y + entry.text.height + 1 * MM
    for row in face.rows:
        x = min(left, box.right - row_width(row, look.faces.strong, entry.icon))
        draw_row(pen, x, y, row, look.faces.strong, entry.icon)
        y += entry.icon + 0.8 * MM
    pen.within = None
    pen.line(box.x, box.bottom + _GAP / 2, box.right, box.bottom + _GAP / 2, "hairline", 0.3)
