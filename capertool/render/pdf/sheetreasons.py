"""Every point with its reason: a column a player, each in that player's language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat, zip_longest
from typing import TYPE_CHECKING

from ...games.tally import Line
from ...languages import Language
from ...languages.reasons import why
from ...languages.terms import category_name
from .cells import plain, word
from .geometry import MM, Box
from .page import RIGHT, Pen
from .template import Design
from .text import Paragraph, Span, flow

if TYPE_CHECKING:
    from .sheet import Evening

_HEAD = 12 * MM
_MARGIN = 2.0  # room for the number before a line, in sizes


def draw_reasons(pen: Pen, look: Design, page: Box, evening: Evening) -> None:
    from .sheet import foot

    columns = page.columns(len(evening.names), look.mm("page", "gap"))
    height = page.height - _HEAD
    poured = [
        list(flow(_paragraphs(look, evening, seat), columns[0].width, repeat(height), look.size("text")))
        for seat in evening.names
    ]
    for number, blocks in enumerate(zip_longest(*poured)):
        pen.begin(pen.size, evening.say("Every point and its reason") if number == 0 else "")
        foot(pen, look, page, evening.ruler)
        for column, seat, block in zip(columns, evening.names, blocks, strict=True):
            _head(pen, look, column, evening, seat)
            if block is not None:
                body = column.below(column.y + _HEAD)
                pen.within = body
                pen.block(body.x, body.y, block)
                pen.within = None


def _head(pen: Pen, look: Design, column: Box, evening: Evening, seat: str) -> None:
    area = Box(column.x, column.y, column.width - 14 * MM, 8 * MM)
    word(pen, area, evening.short(look, seat, area, 12), look.faces.strong, 12, look.size("smallest"))
    total = str(sum(evening.tally.points()[seat].values()))
    pen.text(column.right, column.y + 5.6 * MM, total, look.faces.strong, 14, align=RIGHT)
    pen.line(column.x, column.y + 9 * MM, column.right, column.y + 9 * MM, "ink", 0.8)


def _paragraphs(look: Design, evening: Evening, seat: str) -> list[Paragraph]:
    """The player's points by category, then what counted at each location, in the player's own words."""
    say, tally = evening.languages[seat], evening.tally
    points = tally.points()[seat]
    paragraphs: list[Paragraph] = []
    for category in tally.categories_of(seat):
        lines = [line for line in tally.lines if line.player == seat and line.category == category]
        paragraphs.append(_title(look, category_name(say, category), points[category]))
        paragraphs += _lines(look, evening, say, lines)
    for location in tally.locations:
        lines = [line for line in location.lines if line.player == seat]
        if seat in location.counts:
            title = say("{location}: Capers", location=say.card(tally.game, location.card))
            paragraphs.append(_title(look, title, location.counts[seat]))
            paragraphs += _lines(look, evening, say, lines)
    return paragraphs


def _title(look: Design, title: str, amount: int) -> Paragraph:
    face = look.faces.strong
    return Paragraph((Span(title, face, "accent"),), space=0.9, scale=1.08, lead=str(amount), indent=_MARGIN)


def _lines(look: Design, evening: Evening, say: Language, lines: list[Line]) -> Iterator[Paragraph]:
    faces = look.faces
    if not lines:
        yield plain(say("nothing"), faces.quiet, "quiet", space=0.2)._replace(indent=_MARGIN)
    for line in lines:
        source = _source(evening, say, line)
        spans = (
            Span(f"{source} ", faces.regular, "ink"),
            Span(why(say, evening.tally.game, line), faces.quiet, "quiet"),
        )
        yield Paragraph(spans, space=0.2, lead=str(line.amount), indent=_MARGIN)


def _source(evening: Evening, say: Language, line: Line) -> str:
    names = say.card_names(evening.tally.game)
    if line.source not in names:
        return category_name(say, line.category)
    if line.location is not None and line.location != line.source and line.category in ("thieves", "gear"):
        return f"{names[line.source]} ({names[line.location]})"
    return names[line.source]
