"""A language that can speak: messages, names, numbers and lists. Words are made last, and only here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from ..games.document import LANGUAGES
from ..resources import resource

if TYPE_CHECKING:
    from gettext import NullTranslations
    from pathlib import Path

CODES = LANGUAGES
SOURCE = "en"
_DOMAIN = "capertool"
_FORMATS = {"en": "en_GB"}  # lists and dates as Europeans write them in English
_GROUPING_STARTS_AT = 1000


def N_(message: str) -> str:  # noqa: N802
    """Marks a message for translation where it stands; it is translated where it is said."""
    return message


class Language:
    """Says things in one language. `say("{n} coins", n=3)` translates, then fills in."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.formats = _FORMATS.get(code, code)
        self.own_names: Mapping[str, Mapping[str, str]] = {}

    def knowing(self, names: Mapping[str, Mapping[str, str]]) -> Language:
        """This language with names of cards that players described themselves, by card and language."""
        if not names:
            return self
        wiser = copy(self)
        wiser.own_names = names
        return wiser

    def __call__(self, message: str, /, **values: object) -> str:
        translated = message if self.code == SOURCE else self._messages.gettext(message)
        return translated.format_map(values) if values else translated

    def term(self, context: str, message: str, /) -> str:
        """A word that needs to know where it stands."""
        return message if self.code == SOURCE else self._messages.pgettext(context, message)

    def plural(self, one: str, many: str, number: int, /, **values: object) -> str:
        if self.code == SOURCE:
            translated = one if number == 1 else many
        else:
            translated = self._messages.ngettext(one, many, number)
        return translated.format_map({"n": self.number(number), **values})

    @cached_property
    def _messages(self) -> NullTranslations:
        import gettext

        return gettext.translation(_DOMAIN, str(resource("locales")), [self.code], fallback=True)

    def number(self, number: int) -> str:
        """Small whole numbers look the same everywhere; Babel groups the digits of large ones."""
        if abs(number) < _GROUPING_STARTS_AT:
            return str(number)
        from babel.numbers import format_decimal

        return str(format_decimal(number, locale=self.formats))

    def date(self, day: str) -> str:
        """A date, or the date of a moment, as ISO writes it."""
        from datetime import date

        from babel.dates import format_date

        return str(format_date(date.fromisoformat(day[:10]), format="medium", locale=self.formats))

    def join(self, words: Sequence[str], style: str = "standard") -> str:
        """`a, b and c`, as this language writes a list."""
        if len(words) < 2:
            return "".join(words)
        between, before_last, between_two = self._list_signs[style]
        if len(words) == 2:
            return words[0] + between_two + words[1]
        return between.join(words[:-1]) + before_last + words[-1]

    @cached_property
    def _list_signs(self) -> Mapping[str, tuple[str, str, str]]:
        """What stands between the words of a list, before the last one, and between two alone.

        Babel's own patterns, compiled into the catalogue when the program is built (see hatch_build.py).
        """
        return {style: self._signs_of(style) for style in ("standard", "or")}

    def _signs_of(self, style: str) -> tuple[str, str, str]:
        places = [f"{style} {part}" for part in ("middle", "end", "2")]
        middle, end, two = (self._messages.pgettext("list", place) for place in places)
        return (middle, end, two) if middle not in places else self._ask_babel(style)

    def _ask_babel(self, style: str) -> tuple[str, str, str]:
        """In a checkout whose catalogues were never compiled."""
        from babel import Locale

        patterns = Locale.parse(self.formats).list_patterns[style]
        middle, end, two = (patterns[part].removeprefix("{0}").removesuffix("{1}") for part in ("middle", "end", "2"))
        return middle, end, two

    def card(self, game: str, id: str) -> str:
        """The name a player of this language knows the card by."""
        return self.names(game).get(id, id)

    def names(self, game: str) -> Mapping[str, str]:
        """All names of a game's cards that are known here, those of players' own cards too."""
        if not self.own_names:
            return self.card_names(game)
        ours = self.card_names(game)
        own = {
            id: names.get(self.code) or ours.get(id) or name_for(names, self.code) or id
            for id, names in self.own_names.items()
        }
        return {**ours, **own}

    @cache  # noqa: B019 - a Language lives as long as the program
    def card_names(self, game: str) -> Mapping[str, str]:
        return names_to_show(read_names(self.code, game))


def name_for(names: Mapping[str, str], code: str) -> str:
    """The name in this language, or else in English, or else in any."""
    return names.get(code) or names.get(SOURCE) or next(iter(names.values()), "")


def names_to_show(names: Mapping[str, Any]) -> dict[str, str]:
    """What a box prints comes before what we translated."""
    return {**names.get("translated", {}), **names.get("printed", {})}


@cache
def read_names(code: str, game: str) -> Mapping[str, Any]:
    import tomllib

    with names_file(code, game).open("rb") as file:
        return tomllib.load(file)


def names_file(code: str, game: str) -> Path:
    return resource("locales", code, "cards", f"{game}.toml")


@cache
def language(code: str) -> Language:
    return Language(code)
