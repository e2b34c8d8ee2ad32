"""The category matrix, and the chart of where each player's points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...games.tally import Tally
from ...languages.terms import category_name
from .cells import plain, word, write
from .geometry import MM, Box
from .padrows import category_icon
from .page import CENTRE, RIGHT, Pen
from .template import Design
from .text import Paragraph, Span

if TYPE_CHECKING:
    from .sheet import Evening

_ROW = 6 * MM
MOST_SIDE_BY_SIDE = 3
_NAMES = 42 * MM  # before the bars of many players
_HEAD = 6.4 * MM
_LEGEND_ROW = 4.8 * MM
_WIDE_LEGEND = 6  # categories side by side below a chart as wide as the page
_CARD_COLUMN = 22 * MM  # for what a point card pays
PATTERNS = ("solid", "rising", "light", "falling", "accent", "cross")
"""How the parts of a bar are filled, so that they can be told apart without colour."""


def categories(tally: Tally) -> list[str]:
    return list(dict.fromkeys(name for seat in tally.players for name in tally.categories_of(seat)))


def score_height(look: Design, evening: Evening) -> float:
    """More than matrix and chart will take."""
    names, players = len(categories(evening.tally)), len(evening.names)
    many = players > MOST_SIDE_BY_SIDE
    matrix = _HEAD + (names + 1) * _ROW + 1 * MM
    bars = players * (look.mm("chart", "bar") + (2.2 if many else 7.5) * MM)
    chart = bars + -(-names // _legend_columns(evening)) * _LEGEND_ROW + 2 * MM
    return matrix + chart + 5 * MM if many else max(matrix, chart)


def draw_matrix(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """Categories by players; labels in every language that is read at this table."""
    tally, faces = evening.tally, look.faces
    points = tally.points()
    label = min(0.56 * box.width, 60 * MM + (0.6 * _CARD_COLUMN if _paid(evening) else 0))
    cells = Box(box.x + label, box.y, box.width - label, _HEAD).columns(len(points), 1 * MM)
    for cell, seat in zip(cells, points, strict=True):
        name = evening.short(look, seat, cell, 8.4)
        word(pen, cell, name, faces.strong, 8.4, look.size("smallest"), align=RIGHT)
    if _paid(evening):
        head = _card_column(Box(box.x, box.y, label - 1 * MM - _CARD_COLUMN, _HEAD))
        word(pen, head, evening.say("Point card"), faces.quiet, look.size("small"), 4.6, align=RIGHT, role="quiet")
    y = box.y + _HEAD + 0.6 * MM
    for category in categories(tally):
        pen.line(box.x, y, box.right, y)
        _label(pen, look, Box(box.x, y, label - 1 * MM, _ROW), evening, category)
        for cell, seat in zip(cells, points, strict=True):
            if category in points[seat]:
                number = evening.say.number(points[seat][category])
                pen.text(cell.right, y + 0.5 * _ROW + 3.2, number, faces.regular, 10, align=RIGHT)
        y += _ROW
    pen.line(box.x, y, box.right, y, "ink", 0.8)
    total = Box(box.x, y, label, _ROW)
    word(pen, total, evening.say("Total"), faces.strong, look.size("text"), look.size("smallest"))
    for cell, seat in zip(cells, points, strict=True):
        number = evening.say.number(sum(points[seat].values()))
        pen.text(cell.right, y + 0.5 * _ROW + 3.6, number, faces.strong, 11, align=RIGHT)
    return y + _ROW


def _paid(evening: Evening) -> Mapping[str, Sequence[int]]:
    """What the places of each category pay, where a point card says so."""
    paid: Mapping[str, Sequence[int]] = evening.tally.echo.get("vp_card", {})
    return paid


def _card_column(box: Box) -> Box:
    return Box(box.right, box.y, _CARD_COLUMN, box.height)


def _label(pen: Pen, look: Design, box: Box, evening: Evening, category: str) -> None:
    """The category's icon and name; behind it the names in the players' own languages, and what its places pay."""
    icon = 4 * MM
    paid = _paid(evening).get(category, ())
    if paid:
        box = box._replace(width=box.width - _CARD_COLUMN)
        text = " · ".join(map(str, paid))
        word(pen, _card_column(box), text, look.faces.regular, look.size("text"), 4.6, align=RIGHT, role="quiet")
    pen.icon(category_icon(category, evening.tally.game), box.x, box.y + (box.height - icon) / 2, icon)
    first = category_name(evening.say, category)
    others = [category_name(say, category) for say in evening.languages.values()]
    more = [name for name in dict.fromkeys(others) if name != first]
    spans = [Span(first, look.faces.strong, "ink")]
    if more:
        spans.append(Span(f"  {' · '.join(more)}", look.faces.quiet, "quiet"))
    area = Box(box.x + icon + 1.6 * MM, box.y + 0.3 * MM, box.width - icon - 1.6 * MM, box.height - 0.6 * MM)
    write(pen, area, [Paragraph(tuple(spans))], look.size("text"), 4.6, at="middle")


def draw_chart(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """One bar a player, as long as the score, in parts by category; of many players with the names before them."""
    points = evening.tally.points()
    bar = look.mm("chart", "bar")
    longest = max(1, *(sum(by.values()) for by in points.values()))
    many = len(points) > MOST_SIDE_BY_SIDE
    left = box.x + (_NAMES if many else 0)
    y = box.y
    for seat, by_category in points.items():
        area = Box(box.x, y, _NAMES - 3 * MM, bar) if many else Box(box.x, y, box.width - 12 * MM, 4.6 * MM)
        word(pen, area, evening.short(look, seat, area, 8.4), look.faces.strong, 8.4, look.size("smallest"))
        y += 0 if many else 4.8 * MM
        _bar(pen, look, Box(left, y, box.right - left - 8 * MM, bar), evening, by_category, longest)
        y += bar + 2.2 * MM
    return _legend(pen, look, Box(box.x, y + 1 * MM, box.width, 0), evening)


def _bar(pen: Pen, look: Design, box: Box, evening: Evening, amounts: Mapping[str, int], longest: int) -> None:
    """What one player has, the total behind it."""
    names = categories(evening.tally)
    x, unit = box.x, box.width / longest
    for category, amount in amounts.items():
        part = Box(x, box.y, amount * unit, box.height)
        if amount:
            _part(pen, look, part, names.index(category), evening.say.number(amount))
        x = part.right
    total = evening.say.number(sum(amounts.values()))
    pen.text(x + 1.2 * MM, box.y + box.height / 2 + 3.2, total, look.faces.strong, 9)


def _part(pen: Pen, look: Design, box: Box, number: int, amount: str) -> None:
    """A part of a bar in its pattern, with its number on a clear ground where there is room."""
    _fill(pen, box, PATTERNS[number % len(PATTERNS)])
    size = 7.6
    width = look.faces.strong.width(amount, size)
    if box.width > width + 2.4:
        plate = Box(box.middle - width / 2 - 1.2, box.y + box.height / 2 - 4.6, width + 2.4, 9.2)
        pen.rect(plate, fill="paper", radius=1.2)
        pen.text(box.middle, box.y + box.height / 2 + 2.7, amount, look.faces.strong, size, align=CENTRE)


def _fill(pen: Pen, box: Box, pattern: str) -> None:
    ground = {"solid": "ink", "accent": "accent", "light": "hairline"}.get(pattern, "paper")
    pen.rect(box, fill=ground, stroke="ink", width=0.5)
    if pattern in ("rising", "cross"):
        pen.hatch(box, "ink", 3.0, 0.7)
    if pattern in ("falling", "cross"):
        pen.hatch(box, "ink", 4.6 if pattern == "falling" else 3.0, 0.5, rising=False)


def _legend_columns(evening: Evening) -> int:
    """Two, or more below a chart as wide as the page."""
    most = _WIDE_LEGEND if len(evening.names) > MOST_SIDE_BY_SIDE else 2
    return max(1, min(most, len(categories(evening.tally))))


def _legend(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """Which pattern is which category, in columns."""
    names = categories(evening.tally)
    number_of_columns = _legend_columns(evening)
    columns = box.columns(number_of_columns, 3 * MM)
    for number, category in enumerate(names):
        column = columns[number % number_of_columns]
        y = box.y + number // number_of_columns * _LEGEND_ROW
        _fill(pen, Box(column.x, y + 0.9 * MM, 5 * MM, 3 * MM), PATTERNS[number % len(PATTERNS)])
        area = Box(column.x + 6.4 * MM, y, column.width - 6.4 * MM, _LEGEND_ROW)
        text = [plain(category_name(evening.say, category), look.faces.regular, "quiet")]
        write(pen, area, text, look.size("small"), look.size("smallest"), at="middle")
    return box.y + -(-len(names) // number_of_columns) * _LEGEND_ROW
