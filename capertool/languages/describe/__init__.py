"""Everything there is to say about one card in one language, as data for a screen, paper or JSON."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from .. import SOURCE, read_names

if TYPE_CHECKING:
    from .. import Language

PRINTED, TRANSLATED = "printed", "translated"


class Name(NamedTuple):
    """A card's name in a language, and whether a box of that language prints it."""

    text: str
    origin: str


class Description(NamedTuple):
    names: tuple[Name, ...]
    facts: tuple[tuple[str, str], ...]
    """What the card is, as labels and values."""
    text: tuple[str, ...]
    readings: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Where the rulebooks differ: who reads it how."""
    remarks: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    colour: str | None = None


def doubtful(say: Language, game: str, ruling: str) -> str:
    """Where to read of a ruling that a card depends on; the game is named, as another one may be current."""
    command = f"capertool rules rulings --game {game}"
    return say("Doubtful, see {command}: {ruling}.", command=command, ruling=ruling)


class Describer(Protocol):
    """What every game says of its cards: one module a game, all of the same shape."""

    def describe(self, say: Language, card: Any, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> Description:
        """All about a card; `rulings` choose its reading, `own` are the figures of the owner's box."""
        ...

    def card_text(self, say: Language, card: Any, rulings: Mapping[str, Any]) -> list[str]:
        """What it does."""
        ...

    def passages(self, say: Language, card: Any) -> list[str]:
        """Everything a search should find it by."""
        ...

    def columns(self, say: Language, card: Any, rulings: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Its line in a list, as headings and cells."""
        ...

    def card_facts(self, card: Any, rulings: Mapping[str, Any]) -> dict[str, Any]:
        """For scripts, free of language."""
        ...


def describer_of(game: str) -> Describer:
    return cast("Describer", import_module(f"{__name__}.{game.replace('-', '_')}"))


def names_in(code: str, game: str, id: str) -> tuple[Name, ...]:
    """The printed name first; French shows the printed English one with a gloss."""
    names = read_names(code, game)
    return tuple(Name(names[origin][id], origin) for origin in (PRINTED, TRANSLATED) if id in names[origin])


def name_note(say: Language, game: str, id: str) -> str:
    """What to know about the name: whether it is ours, and what the English box prints."""
    names = names_in(say.code, game, id)
    english = names_in(SOURCE, game, id)[0].text
    if len(names) > 1:
        return say("in your language: {name}", name=names[1].text)
    if names[0].origin == TRANSLATED:
        return say("our translation; printed as {name}", name=english)
    return say("in English: {name}", name=english) if names[0].text != english else ""
