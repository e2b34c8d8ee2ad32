"""Rows of a pad of Caper: Europe: locations with a marker on a track, what a headquarters holds, and the tie-break."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...languages import Language
from ...languages.terms import amount_of, city_name
from .cells import word
from .geometry import Box
from .padplaces import equals, explained
from .padrows import Row, Slip, beside_icon, corner, divided, frame, note, titled
from .page import Pen

_TICK = 0.8  # the side of a field to tick, in sizes of type
_FIELDS = ("point", "end", "")
"""What a location gives, each in a field of its own: printed points, end effect, all together with the stars."""
_KEPT = (("rome", "discard"), ("london", "launder"))
"""What only one city counts, and its icon."""


def location(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """A location by number with room for its name; for each side the marker with its stars, and what it gives."""
    frame(pen, left, cells)
    half = left.height / 2
    upper, lower = (Box(left.x, left.y + n * half, left.width, half) for n in (0, 1))
    names = slip.said(lambda say: say("Location {n}", n=place))
    x = beside_icon(pen, slip, upper, "location").x
    name = Box(x, upper.y + 0.08 * half, upper.right - x - slip.pad, 1.3 * slip.text)
    word(pen, name, " / ".join(names), slip.look.faces.regular, slip.note, slip.smallest, role="quiet")
    pen.line(x, upper.bottom - 0.08 * half, left.right - 2 * slip.pad, upper.bottom - 0.08 * half, "quiet")
    middle = slip.said(lambda say: amount_of(say, "marker-middle", 0))
    _to_tick(pen, slip, Box(x, lower.y, left.right - x - slip.pad, half), " / ".join(middle))
    for cell in cells:
        above, below = (Box(cell.x, cell.y + n * half, cell.width, half) for n in (0, 1))
        _marker(pen, slip, above)
        _gains(pen, slip, below)


def _marker(pen: Pen, slip: Slip, box: Box) -> None:
    """Whether the marker leans to this side, by the stars beside it: one number to tick."""
    side = min(1.5 * slip.text, 0.7 * box.height)
    top = box.y + (box.height - side) / 2
    pen.icon("track-marker", box.x + slip.pad, top, side)
    pen.icon("star", box.right - slip.pad - 0.8 * side, top + 0.1 * side, 0.8 * side)
    x = box.x + 2 * slip.pad + side
    room = Box(x, box.y, box.right - 2 * slip.pad - 0.8 * side - x, box.height)
    stars = slip.figures["stars"]
    for area, number in zip(room.columns(len(stars)), stars, strict=True):
        _to_tick(pen, slip, area, str(number))


def _to_tick(pen: Pen, slip: Slip, box: Box, text: str) -> None:
    """A small square, and what a cross in it says."""
    side = _TICK * slip.text
    pen.rect(Box(box.x, box.y + (box.height - side) / 2, side, side), stroke="quiet", width=0.5)
    x = box.x + side + 0.7 * slip.pad
    area = Box(x, box.y + 0.04 * box.height, box.right - x, 0.92 * box.height)
    word(pen, area, text, slip.look.faces.regular, slip.note, slip.smallest, role="quiet")


def _gains(pen: Pen, slip: Slip, box: Box) -> None:
    pen.line(box.x + slip.pad, box.y, box.right - slip.pad, box.y, "hairline", 0.3, (1, 2))
    for number, (area, icon) in enumerate(zip(box.columns(len(_FIELDS)), _FIELDS, strict=True)):
        side = min(1.1 * slip.text, 0.4 * area.width)
        if number:
            pen.line(area.x, area.y + 0.15 * area.height, area.x, area.bottom - 0.1 * area.height, "hairline", 0.3)
        if icon:
            pen.icon(icon, area.x + 0.7 * slip.pad, area.y + 0.7 * slip.pad, side)
        else:
            sign = Box(area.x + 0.7 * slip.pad, area.y + 0.7 * slip.pad, side, side)
            equals(pen, sign, "quiet")


def kept(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What cards of a city count: the discard pile in Rome, laundered coins in London."""
    frame(pen, left, cells)
    half = left.height / 2
    for number, (words, (city, icon)) in enumerate(zip((_discards, _laundered), _KEPT, strict=True)):
        names = slip.said(partial(_in_city, city, words))
        area = Box(left.x, left.y + number * half, left.width, half)
        side = min(1.3 * slip.text, 0.8 * half)
        pen.icon(icon, area.x, area.y + (half - side) / 2, side)
        x = area.x + side + slip.pad
        room = Box(x, area.y + 0.03 * half, area.right - x - slip.pad, 0.94 * half)
        word(pen, room, " / ".join(names), slip.look.faces.regular, slip.note, slip.smallest, role="quiet")
    for cell in cells:
        for area, (_, icon) in zip(cell.columns(2), _KEPT, strict=True):
            corner(pen, slip, area, icon, 1.1)
        divided(pen, cell)


def _in_city(city: str, words: Callable[[Language], str], say: Language) -> str:
    return say("{label}: {text}", label=city_name(say, city), text=words(say))


def _discards(say: Language) -> str:
    return say.term("on a pad", "discards")


def _laundered(say: Language) -> str:
    return say.term("on a pad", "laundered coins")


def signs(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What the small signs in the fields of a location mean."""
    parts: Sequence[tuple[str, Callable[[Language], str]]] = (
        ("track-marker", lambda say: say.term("on a pad", "marker, stars")),
        ("point", lambda say: say.term("on a pad", "points")),
        ("end", lambda say: say.term("on a pad", "end effect")),
        ("", lambda say: say.term("on a pad", "together")),
    )
    explained(pen, slip, left, cells, parts)


def tie_loot(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What breaks a tie, to be written down: coins, then loot; after that it is shared."""
    upper = left._replace(height=0.52 * left.height)
    frame(pen, upper, [cell._replace(height=upper.height) for cell in cells])
    titled(pen, slip, upper, "coin", slip.said(lambda say: say("Tie: more coins")))
    for cell in cells:
        corner(pen, slip, cell, "coin")
        corner(pen, slip, cell.columns(2)[1], "loot")
        divided(pen, cell._replace(height=upper.height))
    below = Box(left.x, upper.bottom, cells[-1].right - left.x, left.height - upper.height)
    note(pen, slip, below, slip.said(lambda say: say("Still equal: more loot, then the victory is shared.")))


TRACK_ROWS: dict[str, Row] = {
    "track-location": location,
    "kept": kept,
    "track-signs": signs,
    "tie-loot": tie_loot,
}
"""What a template may write under rows for such a game."""
