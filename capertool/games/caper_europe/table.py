"""A table of Caper: Europe as it lies at the end (or halfway)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ...effects.evaluate import Crew
from ..card import Card
from ..rulings import Rulings

MIDDLE_WORD = "middle"
STARS_NOT_KNOWN = "?"


class Stack(NamedTuple):
    """A thief with the gear on it, lowest first."""

    thief: Card
    gear: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.thief, *self.gear)


Side = tuple[Stack, ...]


class Marker(NamedTuple):
    """Whom the marker of a location leans to, and the stars beside it; None where nobody knows them."""

    seat: str | None = None
    stars: int | None = 0


MIDDLE = Marker()


class Location(NamedTuple):
    """`field` and `loot` are known while a game is recorded: the marker's way from the middle, and what is left."""

    card: Card
    sides: Mapping[str, Side]
    marker: Marker = MIDDLE
    field: int = 0
    loot: Mapping[str, int] | None = None


class Player(NamedTuple):
    name: str = ""
    lang: str | None = None
    coins: int = 0
    laundered: int = 0
    loot: Mapping[str, int] = {}
    discards: tuple[Card, ...] = ()
    unnamed: int = 0
    """Discards of a recorded game that nobody named."""


class Table(NamedTuple):
    city: str
    rulings: Rulings
    players: Mapping[str, Player]
    locations: tuple[Location, ...]
    loose: bool = False
    """Of a recorded game: whether nobody counts its coins."""


def crew_of(cards: Iterable[Card]) -> Crew:
    """Cards by what they count as: thief, gear, each colour."""
    crew: dict[str, tuple[str, ...]] = {}
    for card in cards:
        for word in (card.kind, card.colour):
            if word is not None:
                crew[word] = (*crew.get(word, ()), card.id)
    return crew


def cards_of(side: Side) -> list[Card]:
    return [card for stack in side for card in stack.cards]


def on_top(side: Side) -> frozenset[str]:
    """The colours of the topmost gear in a crew."""
    return frozenset(stack.gear[-1].colour for stack in side if stack.gear and stack.gear[-1].colour is not None)


def marker_text(marker: Marker) -> str:
    """A marker as a table file writes it."""
    if marker.seat is None:
        return MIDDLE_WORD
    return f"{marker.seat} {STARS_NOT_KNOWN if marker.stars is None else marker.stars}"
