"""Every point with its reason: a column a player, each in that player's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, zip_longest
from typing import TYPE_CHECKING

from ...games.tally import Line
from ...languages import Language
from ...languages.reasons import why
from ...languages.terms import category_name
from .cells import BOTTOM, plain
from .geometry import MM, Box, does_not_fit
from .page import RIGHT, Pen
from .sheetnames import Room, draw_name, room_for
from .template import Design
from .text import Block, Paragraph, Span, flow_evenly

if TYPE_CHECKING:
    from .sheet import Evening

_HEAD, _NAME, _TOTAL = 12 * MM, 8 * MM, 14 * MM  # over a page of reasons: in all, for the name, for the points
_SMALL_HEAD, _SMALL_NAME = 7 * MM, 5 * MM
_LEAST_ROOM = 30 * MM
_PLAYERS_WITH_TWO_COLUMNS = 2
_MARGIN = 2.0  # room for the number before a line, in sizes


def draw_reasons(pen: Pen, look: Design, page: Box, y: float, evening: Evening) -> None:
    """Under what the page holds already where that leaves room, else on pages of their own."""
    columns = page.columns(len(evening.names), look.mm("page", "gap"))
    told = {seat: _paragraphs(look, evening, seat) for seat in evening.names}
    parts = 2 if len(columns) <= _PLAYERS_WITH_TWO_COLUMNS else 1
    room = room_for(look, evening.names.values(), columns[0].width, _SMALL_NAME)
    head = room.height + _SMALL_HEAD - _SMALL_NAME
    fields = [column.below(y + head).columns(parts, 4 * MM) for column in columns]
    fitted = _fitted(look, list(told.values()), fields[0][0], parts)
    if fitted is None:
        _pages(pen, look, page, evening, told)
        return
    pen.bookmark(evening.say("Every point and its reason"))
    for column, seat, boxes, blocks in zip(columns, evening.names, fields, fitted, strict=True):
        _small_head(pen, look, column._replace(y=y, height=head), evening.names[seat], room)
        for box, block in zip(boxes, blocks, strict=False):
            _body(pen, box, block)


def _pages(pen: Pen, look: Design, page: Box, evening: Evening, told: Mapping[str, Sequence[Paragraph]]) -> None:
    """As few pages as the smallest type needs, all about as full."""
    columns = page.columns(len(told), look.mm("page", "gap"))
    room = room_for(look, evening.names.values(), columns[0].width - _TOTAL, _NAME)
    head = room.height + _HEAD - _NAME
    body = columns[0].below(page.y + head)
    if min(body.height, body.width) < _LEAST_ROOM:
        raise does_not_fit("page.margin")
    poured = next(filter(None, (_fitted(look, list(told.values()), body, pages) for pages in count(1))))
    for number, pieces in enumerate(zip_longest(*poured)):
        pen.begin(pen.size, evening.say("Every point and its reason") if number == 0 else "")
        draw_foot(pen, look, page, evening.ruler)
        for column, seat, part in zip(columns, evening.names, pieces, strict=True):
            _head(pen, look, column._replace(height=head), evening, seat, room)
            if part is not None:
                _body(pen, column.below(page.y + head), part)


def _fitted(look: Design, told: Sequence[Sequence[Paragraph]], box: Box, boxes: int) -> list[list[Block]] | None:
    """Every player's reasons poured into so many boxes like this, all in the largest size that fits."""
    size, smallest = look.size("text"), look.number("reasons", "smallest")
    if box.height < _LEAST_ROOM:
        return None
    while True:
        poured = [flow_evenly(part, box.width, box.height, boxes, size) for part in told]
        if all(len(blocks) <= boxes for blocks in poured):
            return poured
        if size <= smallest:
            return None
        taken = max(sum(block.height for block in blocks) for blocks in poured)
        size = max(smallest, min(size - 0.2, size * (boxes * box.height / taken) ** 0.6))


def _body(pen: Pen, box: Box, block: Block) -> None:
    pen.within = box
    pen.block(box.x, box.y, block)
    pen.within = None


def draw_foot(pen: Pen, look: Design, page: Box, ruler: str) -> None:
    """What every page has below its margin."""
    pen.ruler(page.x, pen.size.height - 5 * MM, look.faces.regular, ruler)
    pen.text(page.right, pen.size.height - 5 * MM, str(pen.pages), look.faces.regular, 7, "quiet", RIGHT)


def _small_head(pen: Pen, look: Design, box: Box, name: str, room: Room) -> None:
    area = Box(box.x, box.y, box.width, room.height)
    line = area.bottom + 0.4 * MM
    draw_name(pen, look, area, name, 9, room, at=BOTTOM)
    pen.line(box.x, line, box.right, line, "ink", 0.6)


def _head(pen: Pen, look: Design, box: Box, evening: Evening, seat: str, room: Room) -> None:
    area = Box(box.x, box.y, box.width - _TOTAL, room.height)
    line = area.bottom + 1 * MM
    draw_name(pen, look, area, evening.names[seat], 12, room, at=BOTTOM)
    total = str(sum(evening.tally.points()[seat].values()))
    pen.text(box.right, line - 2 * MM, total, look.faces.strong, 14, align=RIGHT)
    pen.line(box.x, line, box.right, line, "ink", 0.8)


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
        if seat in location.counts and location.unit == "capers":  # what a track shows needs no lines
            title = say("{location}: Capers", location=say.card(tally.game, location.card))
            paragraphs.append(_title(look, title, location.counts[seat]))
            paragraphs += _lines(look, evening, say, lines)
    return paragraphs


def _title(look: Design, title: str, amount: int) -> Paragraph:
    face = look.faces.strong
    return Paragraph((Span(title, face, "accent"),), space=0.7, scale=1.08, lead=str(amount), indent=_MARGIN, keep=True)


def _lines(look: Design, evening: Evening, say: Language, lines: list[Line]) -> Iterator[Paragraph]:
    faces = look.faces
    if not lines:
        yield plain(say("nothing"), faces.quiet, "quiet", space=0.2)._replace(indent=_MARGIN)
    for line in lines:
        source = _source(evening, say, line)
        spans = (
            Span(f"{source} " if source else "", faces.regular, "ink"),
            Span(_unbroken(why(say, evening.tally.game, line)), faces.quiet, "quiet"),
        )
        yield Paragraph(spans, space=0.2, lead=str(line.amount), indent=_MARGIN)


def _unbroken(reason: str) -> str:
    """`2 × 1` and `3 + 0` stay on one line."""
    return reason.replace(" × ", "\u00a0×\u00a0").replace(" + ", "\u00a0+\u00a0")


def _source(evening: Evening, say: Language, line: Line) -> str:
    """The card; nothing where it is the category itself, whose name stands above."""
    game = evening.tally.game
    if line.location is None and line.source not in say.names(game):
        return ""
    source = say.card(game, line.source)
    if line.location is not None and line.location != line.source and line.category in ("thieves", "gear"):
        return f"{source} ({say.card(game, line.location)})"
    return source
