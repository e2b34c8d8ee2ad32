"""What happened in a recorded game. An event holds its consequences, so that replaying decides nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .. import common
from ..codec import Codec
from ..coins import CoinsSet
from ..common import Happening, Tallied


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


Opening = Opened | Tallied
Event = Opening | Played | Discarded | Declined | CoinsSet | Happening


class Changes(common.Changes, total=False):
    """What can be corrected of an opening; `swap` changes the Masterminds over."""

    city: str
    rulebook: str
    locations: Sequence[str]
    incomes: Mapping[str, int]
    swap: bool


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
        **common.NAMES,
        "tallied": Tallied,
    },
    {"locations": tuple, "house": tuple, "rulings": _read_rulings, "turned": _read_turned},
)
