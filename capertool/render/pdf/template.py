"""Templates: what a designer may change, as data; checked against the shipped ones key by key."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from ...problems import Problem, ProblemsError, problem
from .fonts import Faces, faces
from .geometry import MM
from .page import Look

Values = Mapping[str, Any]
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_SMALLEST_LENGTH, _LARGEST_LENGTH = 0.1, 500.0
_MOST = 20
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


def merged(shipped: Values, given: Values, choices: Mapping[str, Collection[str]]) -> Values:
    """The shipped template with what a person's own one sets; every key and value is checked first.

    `choices` has the words that lists may hold, by section and game.
    """
    problems: list[Problem] = []
    values = _merge(shipped, given, (), choices, problems)
    if problems:
        raise ProblemsError(problems)
    return values


def _merge(
    shipped: Values,
    given: Values,
    place: tuple[str, ...],
    choices: Mapping[str, Collection[str]],
    problems: list[Problem],
) -> dict[str, Any]:
    values = dict(shipped)
    for key, value in given.items():
        where = (*place, key)
        if key not in shipped:
            problems.append(problem("unknown-key", ".".join(where), key=key, known=tuple(shipped)))
        elif isinstance(shipped[key], dict):
            if isinstance(value, dict):
                values[key] = _merge(shipped[key], value, where, choices, problems)
            else:
                problems.append(problem("wrong-type", ".".join(where), wanted="table", value=value))
        else:
            found = _wrong(shipped[key], value, where, choices.get(".".join(where[:2]), ()))
            problems += found
            values[key] = value
    return values


def _wrong(shipped: Any, value: Any, where: tuple[str, ...], choices: Collection[str]) -> list[Problem]:
    """What is wrong with a value that stands where the shipped template has another."""
    place = ".".join(where)
    if isinstance(shipped, bool):
        return [] if isinstance(value, bool) else [problem("wrong-type", place, wanted="truth", value=value)]
    if isinstance(shipped, int | float):
        return _wrong_number(shipped, value, place)
    if isinstance(shipped, list):
        return _wrong_list(value, place, choices)
    if not isinstance(value, str):
        return [problem("wrong-type", place, wanted="text", value=value)]
    if shipped.startswith("#") and not _COLOUR.fullmatch(value):
        return [problem("bad-colour", place, value=value)]
    return []


def _wrong_number(shipped: float, value: Any, place: str) -> list[Problem]:
    whole = isinstance(shipped, int)
    if type(value) is not int and (whole or type(value) is not float):
        return [problem("wrong-type", place, wanted="number" if whole else "length", value=value)]
    lowest, highest = (1, _MOST) if whole else (_SMALLEST_LENGTH, _LARGEST_LENGTH)
    if not lowest <= value <= highest:
        return [problem("number-out-of-range", place, value=value, lowest=f"{lowest:g}", highest=f"{highest:g}")]
    return []


def _wrong_list(value: Any, place: str, choices: Collection[str]) -> list[Problem]:
    if not isinstance(value, list):
        return [problem("wrong-type", place, wanted="list", value=value)]
    problems = []
    for number, word in enumerate(value):
        if not isinstance(word, str):
            problems.append(problem("wrong-type", f"{place}[{number}]", wanted="text", value=word))
        elif word not in choices:
            problems.append(problem("unknown-value", f"{place}[{number}]", value=word, choices=tuple(choices)))
    return problems
