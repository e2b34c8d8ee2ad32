"""A location whose marker moves on a track between two sides: where it stands, its stars, and what that means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...games.board import Zone
from ...languages.terms import amount_of, seat_name
from .geometry import MM, Box
from .icons import seat_icon
from .page import RIGHT, Pen
from .template import Design

if TYPE_CHECKING:
    from .sheet import Evening

FIELDS, STARS, MIDDLE = "fields", "stars", "marker-middle"
_UNITS = (FIELDS, STARS, MIDDLE)
TRACK_WIDTH = 17 * MM
_SEAT, _MARKER, _STAR, _CROWN = 2.3 * MM, 3.2 * MM, 2.4 * MM, 3.0 * MM
_GAP = 0.8 * MM
_TICK = 0.7 * MM


def has_track(zone: Zone) -> bool:
    """Whether a marker stands there, in the middle or on somebody's side."""
    return any(count.what in (FIELDS, MIDDLE) for count in zone.counts)


def without_track(zone: Zone) -> Zone:
    """The zone with what is left to count."""
    return zone._replace(counts=tuple(count for count in zone.counts if count.what not in _UNITS))


def leaning(zone: Zone) -> str | None:
    """The side the marker stands on; None in the middle."""
    return next((count.seat for count in zone.counts if count.what == FIELDS), None)


def track_words(evening: Evening, zone: Zone) -> str:
    """Whom the marker leans to; while a game runs, by how many fields."""
    say, seat = evening.say, leaning(zone)
    if seat is None:
        return say("in the middle: nobody")
    fields = next(count.number for count in zone.counts if count.what == FIELDS)
    if evening.final or not fields:
        return say("leans to {seat}", seat=seat_name(say, seat))
    return say("{label}: {text}", label=seat_name(say, seat), text=amount_of(say, FIELDS, fields))


def draw_track(pen: Pen, look: Design, box: Box, evening: Evening, zone: Zone) -> None:
    """The track upright between its two sides, the marker on it, stars and crown beside it."""
    sides = list(dict.fromkeys(other.seat for row in evening.board.rows for other in row if other.seat))
    for side, y in zip((sides[0], sides[-1]), (box.y, box.bottom - _SEAT), strict=True):
        pen.icon(seat_icon(side), box.right - _SEAT, y, _SEAT)
    x = box.right - _SEAT - _GAP - _MARKER
    line = x + _MARKER / 2
    pen.line(line, box.y, line, box.bottom, "quiet", 0.6)
    for y in (box.y, box.y + box.height / 2, box.bottom):
        pen.line(line - _TICK, y, line + _TICK, y, "quiet", 0.6)
    seat = leaning(zone)
    part = 1 if seat is None else 0 if seat == sides[0] else 2
    y = box.y + part * (box.height - _MARKER) / 2
    pen.rect(Box(x, y, _MARKER, _MARKER), fill="shade")
    pen.icon("track-marker", x, y, _MARKER)
    if seat is not None:
        left = _stars(pen, look, x - _GAP, y, zone)
        pen.icon("winner", min(left, x - 2 * _STAR - _GAP) - _GAP - _CROWN, y + (_MARKER - _CROWN) / 2, _CROWN)


def _stars(pen: Pen, look: Design, right: float, y: float, zone: Zone) -> float:
    """As many stars as stand beside the marker, or ? where nobody knows; gives back where they begin."""
    number = next((count.number for count in zone.counts if count.what == STARS), None)
    if number is None:
        size = _STAR * 1.2
        return right - pen.text(right, y + _MARKER / 2 + 0.33 * size, "?", look.faces.strong, size, align=RIGHT)
    for n in range(number):
        pen.icon("star", right - (n + 1) * _STAR, y + (_MARKER - _STAR) / 2, _STAR)
    return right - number * _STAR
