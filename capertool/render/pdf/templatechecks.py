"""A person's own template, checked against the shipped one key by key, and then as a whole."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from math import floor, prod
from typing import Any

from ...problems import Problem, ProblemsError, problem
from .contrast import too_alike
from .ranges import PT, range_of
from .template import Values, flat

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_LOOKS = ("palette", "colours")
"""Sections that decide no places on a page."""


def merged(shipped: Values, given: Values, choices: Mapping[str, Collection[str]]) -> Values:
    """The shipped template with what a person's own one sets; every key and value is checked first.

    `choices` has the words that lists may hold, by the place of the list.
    """
    problems: list[Problem] = []
    values = _merge(shipped, given, (), choices, problems)
    problems = problems or list(_wrong_together(values, {place for place, _ in flat(given)}))
    if problems:
        raise ProblemsError(problems)
    return values


def blamed(error: ProblemsError, shipped: Values, values: Values) -> ProblemsError:
    """The error, with what does not fit laid on what the template changes: the shipped one always fits."""
    usual = dict(flat(shipped))
    changed = {key: value for key, value in flat(values) if value != usual[key] and key.split(".")[0] not in _LOOKS}
    if not changed:
        return error
    told = tuple((key, value, usual[key]) for key, value in changed.items())
    return ProblemsError(
        problem("does-not-fit", found.place if found.place in changed else told[0][0], of="template", changed=told)
        if found.code == "does-not-fit"
        else found
        for found in error.problems
    )


# --- key by key


def _merge(
    shipped: Values,
    given: Values,
    place: tuple[str, ...],
    choices: Mapping[str, Collection[str]],
    problems: list[Problem],
) -> dict[str, Any]:
    values = dict(shipped)
    for key, value in given.items():
        where = ".".join((*place, key))
        if key not in shipped:
            problems.append(problem("unknown-key", where, key=key, known=tuple(shipped)))
        elif not isinstance(shipped[key], dict):
            problems += _wrong(shipped[key], value, where, choices.get(where, ()))
            values[key] = value
        elif isinstance(value, dict):
            values[key] = _merge(shipped[key], value, (*place, key), choices, problems)
        else:
            problems.append(problem("wrong-type", where, wanted="table", value=value))
    return values


def _wrong(shipped: Any, value: Any, place: str, choices: Collection[str]) -> list[Problem]:
    """What is wrong with a value that stands where the shipped template has another."""
    if isinstance(shipped, bool):
        return [] if isinstance(value, bool) else [problem("wrong-type", place, wanted="truth", value=value)]
    if isinstance(shipped, int | float):
        return _wrong_number(shipped, value, place)
    if isinstance(shipped, list):
        return list(_wrong_list(shipped, value, place, choices))
    if not isinstance(value, str):
        return [problem("wrong-type", place, wanted="text", value=value)]
    if shipped.startswith("#") and not _COLOUR.fullmatch(value):
        return [problem("bad-colour", place, value=value)]
    return []


def _wrong_number(shipped: float, value: Any, place: str) -> list[Problem]:
    limits = range_of(place)
    told = {"lowest": f"{limits.lowest:g}", "highest": f"{limits.highest:g}", "value": value}
    whole = isinstance(shipped, int)
    if type(value) is not int and (whole or type(value) is not float):
        return [problem("wrong-type", place, wanted="whole" if whole else "length", **told)]
    if not limits.holds(value):
        return [problem("number-out-of-range", place, must="even" if limits.even else "", **told)]
    return []


def _wrong_list(shipped: list[str], value: Any, place: str, choices: Collection[str]) -> Iterator[Problem]:
    """A list of words, each as often as the shipped list has it, or once."""
    if not isinstance(value, list):
        yield problem("wrong-type", place, wanted="list", value=value)
        return
    if not value and place.startswith("rows."):
        yield problem("nothing-listed", place, value="", choices=tuple(choices))
    for number, word in enumerate(value):
        where = f"{place}[{number}]"
        if not isinstance(word, str):
            yield problem("wrong-type", where, wanted="text", value=word)
        elif word not in choices:
            yield problem("unknown-value", where, value=word, choices=tuple(choices))
        elif value[: number + 1].count(word) > max(1, shipped.count(word)):
            yield problem("listed-too-often", where, value=word, highest=max(1, shipped.count(word)))


# --- as a whole


def _wrong_together(values: Values, given: Collection[str]) -> Iterator[Problem]:
    yield from _too_small(values, given)
    for number, layout in values.get("slips", {}).items():
        if prod(layout[key] for key in ("columns", "rows")) != int(number):
            place = next(key for key in ("columns", "rows") if f"slips.{number}.{key}" in given)
            counts = {key: layout[key] for key in ("columns", "rows")}
            yield problem("slips-to-a-page", f"slips.{number}.{place}", wanted=int(number), **counts)
    for pair in too_alike(values):
        place = pair.key if pair.key in given else pair.ground
        if place in given:
            text, ground = f"{pair.key} {pair.colours[0]}", f"{pair.ground} {pair.colours[1]}" if pair.ground else ""
            ratio, least = f"{floor(100 * pair.ratio) / 100:g}", f"{pair.least:g}"
            yield problem("poor-contrast", place, text=text, ground=ground, ratio=ratio, least=least)


def _too_small(values: Values, given: Collection[str]) -> Iterator[Problem]:
    """No size of type may lie below the smallest."""
    smallest = values["sizes"]["smallest"]
    sizes = {place: value for place, value in flat(values) if _is_size(place, value)}
    for place, value in sizes.items():
        if value < smallest and place in given:
            limits = {"lowest": f"{smallest:g}", "highest": f"{range_of(place).highest:g}"}
            yield problem("number-out-of-range", place, must="smallest", value=value, **limits)
    low = min((value for place, value in sizes.items() if place not in given), default=smallest)
    if low < smallest and "sizes.smallest" in given:
        limits = {"lowest": f"{range_of('sizes.smallest').lowest:g}", "highest": f"{low:g}"}
        yield problem("number-out-of-range", "sizes.smallest", value=smallest, **limits)


def _is_size(place: str, value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and range_of(place).unit == PT
