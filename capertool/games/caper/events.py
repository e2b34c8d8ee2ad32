"""What happened in a recorded game. An event holds its consequences, so that replaying decides nothing."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..codec import Codec


class Opened(NamedTuple):
    """The beginning: everything the game was started with, the figures of the owner's box among it."""

    city: str
    rulebook: str
    variant: str
    rulings: Mapping[str, Any]
    players: Mapping[str, Mapping[str, str]]
    locations: tuple[str, ...]
    incomes: Mapping[str, int]
    loose: bool = False
    catalogue: int = 1
    """The version of the card data the game was begun with."""
    about: Mapping[str, str] = {}
    """Date, place and notes, where a table file had them."""


class Turned(NamedTuple):
    """A card that was turned over: the thief himself where `gear` is None."""

    seat: str
    stack: int
    gear: int | None


class Played(NamedTuple):
    """A card was laid. `coins` and `laundered` are what each seat gained or lost by cost, icons and fines."""

    seat: str
    card: str
    location: int
    on: int | None = None
    turned: Turned | None = None
    coins: Mapping[str, int] = {}
    laundered: Mapping[str, int] = {}
    late: bool = False
    house: tuple[str, ...] = ()
    """The rules it broke by the table's own decision."""


class Discarded(NamedTuple):
    """A card went to the discard pile; "" where nobody named it. The forced last one of a round is `last`."""

    seat: str
    card: str = ""
    coins: Mapping[str, int] = {}
    last: bool = False
    house: tuple[str, ...] = ()


class Declined(NamedTuple):
    """A late play from the discard pile was not wanted."""

    seat: str


class CoinsSet(NamedTuple):
    """What really lies there."""

    seat: str
    coins: int
    laundered: int | None = None


class Edited(NamedTuple):
    """Names, languages, seats, city, locations or incomes were corrected."""

    changes: Mapping[str, Any]
    house: tuple[str, ...] = ()


class Loosened(NamedTuple):
    """From here on without turn order and coins."""


class Ended(NamedTuple):
    """Scored as it lies, unfinished."""


class Abandoned(NamedTuple):
    """Given up; nobody has won."""


class Tallied(NamedTuple):
    """A finished table that nobody recorded, as a table document with ids."""

    document: Mapping[str, Any]


Opening = Opened | Tallied
Event = Opening | Played | Discarded | Declined | CoinsSet | Edited | Loosened | Ended | Abandoned


def _read_turned(fields: Any) -> Turned | None:
    return None if fields is None else Turned(*fields)


def _read_rulings(rulings: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in rulings.items()}


CODEC = Codec(
    {
        "opened": Opened,
        "played": Played,
        "discarded": Discarded,
        "declined": Declined,
        "coins-set": CoinsSet,
        "edited": Edited,
        "loosened": Loosened,
        "ended": Ended,
        "abandoned": Abandoned,
        "tallied": Tallied,
    },
    {"locations": tuple, "house": tuple, "rulings": _read_rulings, "turned": _read_turned},
)
