"""Rulings: named settings where the rulebooks are silent or disagree."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..problems import Problem, problem

Value = str | int | bool | tuple[int, ...]
Rulings = Mapping[str, Value]
_HIGHEST_NUMBER = 99


class Ruling(NamedTuple):
    """A setting: one default a rulebook, and the values it may have; none where it is set by numbers."""

    name: str
    defaults: Mapping[str, Value]
    values: tuple[Value, ...] = ()
    in_play: bool = False
    """Whether it acts while a game is played, so that a score cannot be counted otherwise by it."""

    def read(self, given: object) -> Value | None:
        """The value a person gave, or None where this ruling has no such value."""
        if self.values:
            return next((value for value in self.values if value == given and type(value) is type(given)), None)
        if isinstance(next(iter(self.defaults.values())), tuple):
            return self._read_numbers(given)
        return given if _is_number(given) and isinstance(given, int) else None

    def _read_numbers(self, given: object) -> Value | None:
        wanted = next(iter(self.defaults.values()))
        if isinstance(given, list | tuple) and isinstance(wanted, tuple) and len(given) == len(wanted):
            return tuple(given) if all(_is_number(number) for number in given) else None
        return None


def _is_number(given: object) -> bool:
    return type(given) is int and 0 <= given <= _HIGHEST_NUMBER


def settle(rulings: Iterable[Ruling], rulebook: str, explicit: Mapping[str, Value]) -> dict[str, Value]:
    """All rulings of a game: what was set explicitly beats the rulebook."""
    return {ruling.name: explicit.get(ruling.name, ruling.defaults[rulebook]) for ruling in rulings}


def read_explicit(
    rulings: Mapping[str, Ruling], given: Mapping[str, object], place: str, problems: list[Problem]
) -> dict[str, Value]:
    """Check the rulings somebody set; what is wrong with them is added to `problems`."""
    explicit: dict[str, Value] = {}
    for name, raw in given.items():
        where = f"{place} {name}" if place.startswith("--") else f"{place}.{name}"
        if name not in rulings:
            problems.append(problem("unknown-ruling", where, name=name, known=tuple(rulings)))
            continue
        value = rulings[name].read(raw)
        if value is None:
            problems.append(problem("ruling-value", where, name=name, value=raw, ruling=rulings[name]))
        else:
            explicit[name] = value
    return explicit


def without_effect(rulings: Mapping[str, Ruling], given: Iterable[str]) -> list[Problem]:
    """A note for every ruling that was given for a score and acts only while a game is played."""
    acting = [name for name in given if rulings[name].in_play]
    return [problem("ruling-of-play", f"--ruling {name}", name=name) for name in acting]


def value_from_text(text: str) -> object:
    """What `--ruling NAME=VALUE` means by VALUE: true, false, a number, numbers with commas, or a word."""
    text = text.strip()
    if text in ("true", "false"):
        return text == "true"
    parts = [part.strip() for part in text.removeprefix("[").removesuffix("]").split(",")]
    if all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        numbers = [int(part) for part in parts]
        return numbers if len(numbers) > 1 or text.startswith("[") else numbers[0]
    return text


def value_text(value: Value) -> str:
    """A value as it is typed after --ruling NAME=."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
