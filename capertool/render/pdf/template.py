"""Templates: what a designer may change, as data, with the fonts they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ...problems import ProblemsError, problem
from .fonts import Faces, faces
from .geometry import MM
from .page import Look

Values = Mapping[str, Any]
_NEEDED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()+-/&%'\"×÷=–—…«»„“”’·~"
    "ÀÂÄÇÈÉÊËÌÎÏÒÓÔÖÙÛÜàâäçèéêëìíîïòóôöùúûüßœŒæ\u00a0"
)
"""What the four languages are written with."""


class Design(NamedTuple):
    """A checked template with its fonts loaded."""

    values: Values
    faces: Faces
    look: Look

    def mm(self, section: str, key: str) -> float:
        """A length of the template, in points."""
        return float(self.values[section][key]) * MM

    def number(self, section: str, key: str) -> float:
        return float(self.values[section][key])

    def size(self, name: str) -> float:
        return float(self.values["sizes"][name])


def design(values: Values) -> Design:
    """The fonts a template names, loaded; one that lacks letters of the four languages is refused."""
    loaded = faces(values["fonts"])
    for key, face in loaded._asdict().items():
        if not face.covers(_NEEDED):
            raise ProblemsError([problem("font-unusable", f"fonts.{key}", path=values["fonts"][key])])
    return Design(values, loaded, Look(values["palette"], values["colours"]))


def flat(values: Values, place: str = "") -> Iterator[tuple[str, Any]]:
    """Every key of a template with its whole place, and its value."""
    for key, value in values.items():
        where = f"{place}.{key}" if place else key
        if isinstance(value, Mapping):
            yield from flat(value, where)
        else:
            yield where, value
