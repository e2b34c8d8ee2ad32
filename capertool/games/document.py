"""Reads values out of a table document (TOML or JSON as dictionaries) and notes everything that is wrong."""

from collections.abc import Collection, Mapping
from typing import Any

from ..problems import Problem, problem

FORMAT_VERSION = 1
LANGUAGES = ("en", "it", "de", "fr")
ABOUT = ("date", "place", "notes")
COMMON_KEYS = ("game", "version", *ABOUT, "rulings")


class Ids:
    """Finds cards by their ids alone, for documents that the program wrote itself."""

    def __init__(self, cards: Collection[str]) -> None:
        self._cards = cards

    def find(self, name: str) -> list[str]:
        return [name] if name in self._cards else []

    def nearest(self, name: str) -> list[str]:
        return []


class Section:
    """One table of a document and the place where it stands."""

    __slots__ = ("place", "problems", "values")

    def __init__(self, values: Mapping[str, Any], place: str, problems: list[Problem]) -> None:
        self.values, self.place, self.problems = values, place, problems

    def where(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def note(self, code: str, key: str, /, **details: Any) -> None:
        self.problems.append(problem(code, self.where(key), **details))

    def only(self, keys: Collection[str]) -> None:
        """Every key must be one of these."""
        for key in self.values:
            if key not in keys:
                self.note("unknown-key", key, key=key, known=tuple(keys))

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key, default)
        if isinstance(value, str):
            return value
        self.note("wrong-type", key, wanted="text", value=value)
        return default

    def number(self, key: str, highest: int) -> int:
        """A whole number from 0; a missing one is 0."""
        value = self.values.get(key, 0)
        if type(value) is not int:
            self.note("wrong-type", key, wanted="number", value=value)
            return 0
        if not 0 <= value <= highest:
            self.note("number-out-of-range", key, value=value, highest=highest)
            return 0
        return value

    def choice(self, key: str, choices: Collection[str], default: str | None = None) -> str | None:
        """One of these words, or None with a problem noted."""
        if key not in self.values:
            if default is None:
                self.note("missing-key", key, key=key, choices=tuple(choices))
            return default
        value = self.values[key]
        if not isinstance(value, str):
            self.note("wrong-type", key, wanted="text", value=value)
            return None
        if value not in choices:
            self.note("unknown-value", key, value=value, choices=tuple(choices))
            return None
        return value

    def section(self, key: str) -> "Section":
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            self.note("wrong-type", key, wanted="table", value=value)
            value = {}
        return Section(value, self.where(key), self.problems)

    def items(self, key: str) -> list[Any]:
        value = self.values.get(key, [])
        if isinstance(value, list):
            return value
        self.note("wrong-type", key, wanted="list", value=value)
        return []


def check_version(top: Section) -> None:
    version = top.values.get("version", FORMAT_VERSION)
    if type(version) is not int:
        top.note("wrong-type", "version", wanted="number", value=version)
    elif version > FORMAT_VERSION:
        top.note("newer-version", "version", value=version, known=FORMAT_VERSION)
    elif version < FORMAT_VERSION:
        top.note("unknown-version", "version", value=version, known=FORMAT_VERSION)


def check_common(top: Section) -> None:
    """The keys any table may have at its top."""
    check_version(top)
    top.text("place")
    top.text("notes")
    if "date" in top.values:
        _check_date(top, top.values["date"])


def _check_date(top: Section, value: object) -> None:
    from datetime import date

    if isinstance(value, date):  # a TOML date or date-time
        return
    if isinstance(value, str):
        try:
            date.fromisoformat(value)
        except ValueError:
            pass
        else:
            return
    top.note("wrong-type", "date", wanted="date", value=value)
