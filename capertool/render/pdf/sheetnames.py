"""Players' names on a sheet: in one line while that is readable, else in several; whole, however long they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .cells import MIDDLE, grown, word
from .geometry import Box
from .page import LEFT, Pen
from .template import Design
from .text import LEADING

_FEW_LINES = 3


class Room(NamedTuple):
    """How high names stand, and the smallest type that they need for it."""

    height: float
    smallest: float


def room_for(look: Design, names: Iterable[str], width: float, usual: float) -> Room:
    """Room for names side by side in columns of this width: a few lines of small type, else of the smallest."""
    shown, small = tuple(names), look.size("small")
    height = _height(look, shown, width, usual, small)
    if height <= max(usual, _FEW_LINES * LEADING * small):
        return Room(height, small)
    return Room(_height(look, shown, width, usual, look.size("smallest")), look.size("smallest"))


def _height(look: Design, names: Iterable[str], width: float, usual: float, size: float) -> float:
    return max(grown(look.faces.strong, name, width, usual, size) for name in names)


def draw_name(
    pen: Pen, look: Design, box: Box, name: str, size: float, room: Room, *, align: str = LEFT, at: str = MIDDLE
) -> None:
    word(pen, box, name, look.faces.strong, size, room.smallest, align=align, at=at)
