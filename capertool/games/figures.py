"""Figures of the owner's box: what the sources do not know for certain and each box prints."""

from collections.abc import Callable
from typing import NamedTuple

Value = int | str | tuple[int, ...] | tuple[str, ...]
NOBODY = "nobody"
OWN_BOX = "box"


class Figure(NamedTuple):
    """One figure: what is taken until the owner says otherwise, and who says so.

    `default` is None where nothing may be assumed and the player must be asked. `read` makes the value out
    of what a person typed or a file holds, None where it is no such value; `words` are the ids it may consist of.
    """

    name: str
    default: Value | None
    source: str
    read: Callable[[object], Value | None]
    words: tuple[str, ...] = ()


class Known(NamedTuple):
    """A figure as it stands now, with where it comes from: `box`, a rulebook, or `nobody`."""

    name: str
    value: Value | None
    source: str


def whole_number(highest: int) -> Callable[[object], Value | None]:
    """Reads a whole number from 0, typed or stored."""

    def read(given: object) -> Value | None:
        if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4:
            given = int(given)
        return given if type(given) is int and 0 <= given <= highest else None

    return read
