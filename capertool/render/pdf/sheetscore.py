"""The category matrix, and the chart of where each player's points came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...games.tally import Tally
from ...languages import Language
from ...languages.terms import category_name, owned_name
from .cells import BOTTOM, plain, word, write
from .fonts import Face
from .geometry import MM, Box
from .padrows import category_icon
from .page import CENTRE, RIGHT, Pen
from .sheetnames import Room, draw_name, room_for
from .template import Design
from .text import Paragraph, Span

if TYPE_CHECKING:
    from .sheet import Evening

LAUNDERED = "laundered"
_OWNED_ICONS = {"coins": "coin", LAUNDERED: "launder", "loot": "loot", "cards": "card", "tokens": "infamy"}
_ROW, _OWNED_ROW = 5.4 * MM, 4.8 * MM
MOST_SIDE_BY_SIDE = 3
_NAMES = 42 * MM  # before the bars of many players
_HEAD, _BELOW_HEAD = 5 * MM, 0.6 * MM
_NAME = 8.4
_LEGEND_ROW = 4.8 * MM
_WIDE_LEGEND = 6  # categories side by side below a chart as wide as the page
_LABEL = 70 * MM  # the widest name of a row
_CARD_COLUMN = 22 * MM  # for what a point card pays
PATTERNS = ("solid", "rising", "light", "falling", "accent", "cross")
"""How the parts of a bar are filled, so that they can be told apart without colour."""


def categories(tally: Tally) -> list[str]:
    return list(dict.fromkeys(name for seat in tally.players for name in tally.categories_of(seat)))


def _owned(tally: Tally) -> list[str]:
    """What lies before the players and may break a tie; laundered coins beside the coins that do."""
    figures = (*tally.tie_breaks, LAUNDERED)
    return [figure for figure in figures if any(figure in player.figures for player in tally.players.values())]


# --- the matrix


def matrix_columns(box: Box, players: int, *, point_card: bool) -> list[Box]:
    """The columns of the players, behind the names of the rows."""
    label = min(0.56 * box.width, _LABEL + (0.6 * _CARD_COLUMN if point_card else 0))
    return Box(box.x + label, box.y, box.width - label, 0).columns(players, 1 * MM)


def _columns(box: Box, evening: Evening) -> list[Box]:
    return matrix_columns(box, len(evening.names), point_card=bool(_paid(evening)))


def matrix_height(look: Design, box: Box, evening: Evening) -> float:
    rows = (len(categories(evening.tally)) + 1) * _ROW + len(_owned(evening.tally)) * _OWNED_ROW
    return _head(look, _columns(box, evening), evening).height + _BELOW_HEAD + rows


def _head(look: Design, columns: Sequence[Box], evening: Evening) -> Room:
    return room_for(look, evening.names.values(), columns[0].width, _HEAD)


def draw_matrix(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """Categories by players; labels in every language that is read at this table; below it what breaks ties."""
    tally, say = evening.tally, evening.say
    points, cells = tally.points(), _columns(box, evening)
    label = cells[0].x - box.x
    y = _heads(pen, look, box, evening, cells) + _BELOW_HEAD
    for category in categories(tally):
        pen.line(box.x, y, box.right, y)
        row = Box(box.x, y, label - 1 * MM, _ROW)
        _label(pen, look, _with_payment(pen, look, row, evening, category), evening, *_category(tally, category))
        numbers = {seat: by.get(category) for seat, by in points.items()}
        _numbers(pen, look.faces.regular, cells, y + 0.5 * _ROW + 3.2, 10, numbers, say)
        y += _ROW
    pen.line(box.x, y, box.right, y, "ink", 0.8)
    word(pen, Box(box.x, y, label, _ROW), say("Total"), look.faces.strong, look.size("text"), look.size("smallest"))
    totals = {seat: sum(by.values()) for seat, by in points.items()}
    _numbers(pen, look.faces.strong, cells, y + 0.5 * _ROW + 3.6, 11, totals, say)
    y += _ROW
    for figure in _owned(tally):
        owned = {seat: player.figures.get(figure) for seat, player in tally.players.items()}
        _label(pen, look, Box(box.x, y, label - 1 * MM, _OWNED_ROW), evening, _OWNED_ICONS[figure], _owned_name(figure))
        _numbers(pen, look.faces.regular, cells, y + 0.5 * _OWNED_ROW + 2.8, 8.6, owned, say, "quiet")
        y += _OWNED_ROW
    return y


def _heads(pen: Pen, look: Design, box: Box, evening: Evening, cells: Sequence[Box]) -> float:
    """The players' names over their columns."""
    room = _head(look, cells, evening)
    for cell, name in zip(cells, evening.names.values(), strict=True):
        draw_name(pen, look, cell._replace(y=box.y, height=room.height), name, _NAME, room, align=RIGHT, at=BOTTOM)
    bottom = box.y + room.height
    if _paid(evening):
        head = _card_column(Box(box.x, bottom - _HEAD, cells[0].x - box.x - 1 * MM - _CARD_COLUMN, _HEAD))
        words, face = evening.say("Point card"), look.faces.quiet
        word(pen, head, words, face, look.size("small"), 4.6, align=RIGHT, role="quiet", at=BOTTOM)
    return bottom


def _numbers(
    pen: Pen,
    face: Face,
    cells: Sequence[Box],
    baseline: float,
    size: float,
    numbers: Mapping[str, int | None],
    say: Language,
    role: str = "ink",
) -> None:
    """A row of the matrix; nothing where a player has no such thing."""
    for cell, number in zip(cells, numbers.values(), strict=True):
        if number is not None:
            pen.text(cell.right, baseline, say.number(number), face, size, role, RIGHT)


def _category(tally: Tally, category: str) -> tuple[str, Callable[[Language], str]]:
    return category_icon(category, tally.game), lambda say: category_name(say, category)


def _owned_name(figure: str) -> Callable[[Language], str]:
    return lambda say: owned_name(say, figure)


def _paid(evening: Evening) -> Mapping[str, Sequence[int]]:
    """What the places of each category pay, where a point card says so."""
    paid: Mapping[str, Sequence[int]] = evening.tally.echo.get("vp_card", {})
    return paid


def _card_column(box: Box) -> Box:
    return Box(box.right, box.y, _CARD_COLUMN, box.height)


def _with_payment(pen: Pen, look: Design, box: Box, evening: Evening, category: str) -> Box:
    """What the places of a category pay, at the end of its row's label; gives back what is left of that."""
    paid = _paid(evening).get(category, ())
    if not paid:
        return box
    left = box._replace(width=box.width - _CARD_COLUMN)
    text = " · ".join(map(str, paid))
    word(pen, _card_column(left), text, look.faces.regular, look.size("text"), 4.6, align=RIGHT, role="quiet")
    return left


def _label(pen: Pen, look: Design, box: Box, evening: Evening, sign: str, name: Callable[[Language], str]) -> None:
    """A row's icon and name; behind it the names in the players' own languages."""
    icon = 4 * MM
    pen.icon(sign, box.x, box.y + (box.height - icon) / 2, icon)
    first = name(evening.say)
    more = [other for other in dict.fromkeys(map(name, evening.languages.values())) if other != first]
    spans = [Span(first, look.faces.strong, "ink")]
    if more:
        spans.append(Span(f"  {' · '.join(more)}", look.faces.quiet, "quiet"))
    area = Box(box.x + icon + 1.6 * MM, box.y + 0.3 * MM, box.width - icon - 1.6 * MM, box.height - 0.6 * MM)
    write(pen, area, [Paragraph(tuple(spans))], look.size("text"), 4.6, at="middle")


# --- the chart


class _Row(NamedTuple):
    """Where a player's name and bar stand below the row's upper edge, and how high it is."""

    name: Box
    room: Room
    bar: Box
    height: float


def _bar_rows(look: Design, box: Box, evening: Evening) -> dict[str, _Row]:
    """Of many players the names stand before the bars, else above them."""
    bar, many = look.mm("chart", "bar"), len(evening.names) > MOST_SIDE_BY_SIDE
    width, usual = (_NAMES - 3 * MM, bar) if many else (box.width - 12 * MM, 4.6 * MM)
    left = box.x + (_NAMES if many else 0)
    rows = {}
    for seat, name in evening.names.items():
        room = room_for(look, [name], width, usual)
        top = (room.height - bar) / 2 if many else room.height + 0.2 * MM
        area = Box(left, top, box.right - left - 8 * MM, bar)
        height = max(room.height, area.bottom) + 2.2 * MM
        rows[seat] = _Row(Box(box.x, 0, width, room.height), room, area, height)
    return rows


def chart_height(look: Design, box: Box, evening: Evening) -> float:
    legend = -(-len(categories(evening.tally)) // _legend_columns(evening)) * _LEGEND_ROW
    return sum(row.height for row in _bar_rows(look, box, evening).values()) + 1 * MM + legend


def draw_chart(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """One bar a player, as long as the score, in parts by category; of many players with the names before them."""
    points, rows = evening.tally.points(), _bar_rows(look, box, evening)
    longest = max(1, *(sum(by.values()) for by in points.values()))
    y = box.y
    for seat, row in rows.items():
        draw_name(pen, look, row.name._replace(y=y), evening.names[seat], _NAME, row.room)
        _bar(pen, look, row.bar._replace(y=y + row.bar.y), evening, points[seat], longest)
        y += row.height
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
