"""Figures of the owner's box: what the sources do not know for certain and each box prints."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..problems import Problem, problem

Value = int | str | tuple[int, ...] | tuple[str, ...]
NOBODY, UNCOUNTED = "nobody", "uncounted"
"""No source shows what is printed there, or how many there are."""
OWN_BOX = "box"
NUMBER = "number"


class Figure(NamedTuple):
    """One figure: what is taken until the owner says otherwise, and who says so.

    `default` is None where nothing may be assumed and the player must be asked. `read` makes the value out
    of what a person typed or a file holds, None where it is no such value; `form` and `limits` say what it must be,
    `words` are the ids it may consist of.
    """

    name: str
    default: Value | None
    source: str
    read: Callable[[object], Value | None]
    form: str
    limits: Mapping[str, int] = {}
    words: tuple[str, ...] = ()

    def refused(self, value: object, place: str = "") -> Problem:
        """What is wrong with a value that cannot be read."""
        return problem("figure-value", place, value=value, form=self.form, **self.limits)


class Known(NamedTuple):
    """A figure as it stands now, with where it comes from: `box`, a rulebook, or no source at all."""

    name: str
    value: Value | None
    source: str


def number_figure(name: str, default: Value | None, source: str, highest: int) -> Figure:
    """A whole number from 0."""
    return Figure(name, default, source, whole_number(highest), NUMBER, {"highest": highest})


def whole_number(highest: int) -> Callable[[object], Value | None]:
    """Reads a whole number from 0, typed or stored."""

    def read(given: object) -> Value | None:
        if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 4:
            given = int(given)
        return given if type(given) is int and 0 <= given <= highest else None

    return read
