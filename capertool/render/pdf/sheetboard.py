"""The table as it lay: three locations between two sides, stacks with what is on them, turned cards hatched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...games.board import Pile, Place
from ...games.tally import LocationTally
from .cells import word
from .geometry import MM, Box
from .page import RIGHT, Pen
from .template import Design

if TYPE_CHECKING:
    from .sheet import Evening

_BETWEEN = 1.2 * MM  # two stacks
_INDENT = 3.2 * MM
_UNIT_ICONS = {"capers": "caper", "stars": "point"}


def draw_board(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """The second seat's side above, the first's below, as two people sit opposite each other."""
    strip, band = look.mm("board", "strip"), look.mm("board", "location")
    lower, upper = list(evening.board[0].sides)[:2]
    columns = box.columns(len(evening.board), look.mm("page", "gap"))
    above = max(_height(place.sides[upper], strip) for place in evening.board)
    below = max(_height(place.sides[lower], strip) for place in evening.board)
    middle = box.y + above + 1.5 * MM
    for column, place, counted in zip(columns, evening.board, evening.tally.locations, strict=True):
        top = middle - 1.5 * MM - _height(place.sides[upper], strip)
        _side(pen, look, Box(column.x, top, column.width, above), evening, upper, place.sides[upper])
        _location(pen, look, Box(column.x, middle, column.width, band), evening, place, counted, (upper, lower))
        under = Box(column.x, middle + band + 1.5 * MM, column.width, below)
        _side(pen, look, under, evening, lower, place.sides[lower])
    return middle + band + 1.5 * MM + below


def _height(side: Sequence[Pile], strip: float) -> float:
    return sum(len(pile) for pile in side) * strip + max(0, len(side) - 1) * _BETWEEN


def _side(pen: Pen, look: Design, box: Box, evening: Evening, seat: str, side: Sequence[Pile]) -> None:
    """Stack under stack: the thief, then its gear, lowest first, moved a little to the right."""
    strip = look.mm("board", "strip")
    y = box.y
    for pile in side:
        for number, piece in enumerate(pile):
            indent = _INDENT if number else 0
            area = Box(box.x + indent, y, box.width - indent, strip)
            name = evening.languages[seat].card(evening.tally.game, piece.card)
            _strip(pen, look, area, evening.kinds[piece.card], name, turned=piece.turned, first=number == 0)
            y += strip
        y += _BETWEEN


def _strip(pen: Pen, look: Design, box: Box, icon: str, name: str, *, turned: bool, first: bool) -> None:
    """The visible edge of one card; one that is turned over shows its back: hatched, with the sign of turning."""
    edge = box.inset(0, 0.15 * MM)
    pen.rect(edge, fill="paper", stroke="hairline", width=0.4, radius=0.8 * MM)
    side = edge.height - 1.0 * MM
    if turned:
        pen.hatch(edge.inset(0.5 * MM), "hairline", 3.2, 0.35)
        room = look.faces.quiet.width(name, look.number("board", "text")) + 2 * MM
        room = min(room, edge.width - side - 3.4 * MM)
        pen.rect(Box(edge.x + side + 1.4 * MM, edge.y + 0.5 * MM, room, edge.height - 1 * MM), fill="paper")
        pen.rect(Box(edge.x + 0.4 * MM, edge.y + 0.4 * MM, side + 0.4 * MM, side + 0.2 * MM), fill="paper")
    pen.icon("turn" if turned else icon, edge.x + 0.6 * MM, edge.y + 0.5 * MM, side)
    face = look.faces.quiet if turned else look.faces.strong if first else look.faces.regular
    left = edge.x + side + 2.2 * MM
    area = Box(left, edge.y, edge.right - left - 1 * MM, edge.height)
    text = look.number("board", "text")
    word(pen, area, name, face, text, look.size("smallest"), role="quiet" if turned else "ink")


def _location(
    pen: Pen,
    look: Design,
    box: Box,
    evening: Evening,
    place: Place,
    counted: LocationTally,
    seats: tuple[str, str],
) -> None:
    """The location with what each side counts there; the crown stands on the side that takes it."""
    pen.rect(box, fill="shade", stroke="ink", width=0.6, radius=1.2 * MM)
    inner = box.inset(2 * MM, 1.2 * MM)
    figures = 15 * MM
    name = Box(inner.x, inner.y, inner.width - figures - 1 * MM, inner.height)
    if counted.winner is None:
        lower = Box(name.x, name.y + 0.62 * name.height, name.width, 0.38 * name.height)
        name = name._replace(height=0.6 * name.height)
        tie = evening.say("nobody: a tie")
        word(pen, lower, tie, look.faces.quiet, look.size("small"), look.size("smallest"), role="quiet")
    shown = evening.say.card(evening.tally.game, place.card)
    word(pen, name, shown, look.faces.strong, look.size("text") + 1.4, look.size("smallest"))
    half = inner.height / 2
    for number, seat in enumerate(seats):
        y = inner.y + number * half
        icon = half - 0.6 * MM
        pen.icon(_UNIT_ICONS[counted.unit], inner.right - icon, y + 0.3 * MM, icon)
        text = str(counted.counts[seat])
        baseline = y + half / 2 + 0.33 * 9
        pen.text(inner.right - icon - 1 * MM, baseline, text, look.faces.strong, 9, align=RIGHT)
        if counted.winner == seat:
            pen.icon("winner", inner.right - figures, y + 0.4 * MM, half - 0.8 * MM)
