"""What happened in a recorded game. An event holds its consequences, so that replaying decides nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .. import common
from ..codec import Codec
from ..coins import CoinsSet
from ..common import Happening, Tallied

Kinds = Mapping[str, int]
Descriptions = Mapping[str, Mapping[str, Any]]
"""Cards as packs describe them, by id."""
NO_CARDS: Descriptions = {}


class Opened(NamedTuple):
    """The beginning: everything the game was started with, the cards of its packs and the owner's figures too."""

    city: str
    rulings: Mapping[str, Any]
    players: Mapping[str, Mapping[str, str]]
    locations: tuple[str, ...]
    cards: Descriptions
    """All cards that were known, as packs describe them."""
    packs: Mapping[str, int]
    """The packs they came from, with their releases."""
    track: tuple[int, ...] = ()
    """Stars of the fields from the middle to one end; empty where nobody told."""
    leaders: tuple[str, ...] = ()
    """Who begins each round; empty where nobody told."""
    loot: tuple[Kinds, ...] = ()
    """What was laid beside each location; empty where nobody told."""
    loose: bool = False
    about: Mapping[str, str] = {}
    """Date, place and notes, where a table file had them."""


class Moved(NamedTuple):
    """What a play or a fire moved: the marker to a field, coins, laundered coins and loot by seat."""

    marker: int | None = None
    coins: Mapping[str, int] = {}
    laundered: Mapping[str, int] = {}
    loot: Mapping[str, Kinds] = {}
    """What each headquarters gained or lost; the location lost or gained the same."""


class Played(NamedTuple):
    """A card was laid. `burnt` are the opponent's thieves whose topmost gear went up in flames."""

    seat: str
    card: str
    location: int
    on: int | None = None
    burnt: tuple[int, ...] = ()
    takes: tuple[str, ...] = ()
    """What was chosen for loot of any kind."""
    gives: tuple[str, ...] = ()
    """What the owner of a burnt card chose to give back for loot of any kind."""
    moved: Moved = Moved()
    house: tuple[str, ...] = ()
    """The rules it broke by the table's own decision."""
    described: Descriptions = NO_CARDS
    """The card itself, where it was described on the spot."""


class Discarded(NamedTuple):
    """A card went to the discards; "" where nobody named it. The last one of a round is `last`."""

    seat: str
    card: str = ""
    coins: Mapping[str, int] = {}
    last: bool = False
    house: tuple[str, ...] = ()
    described: Descriptions = NO_CARDS


class Burnt(NamedTuple):
    """Entered by hand: the topmost gear of a thief of this seat burnt."""

    seat: str
    location: int
    stack: int
    gives: tuple[str, ...] = ()
    moved: Moved = Moved()
    house: tuple[str, ...] = ()


class MarkerSet(NamedTuple):
    """Where the marker really stands: fields towards south, below 0 towards north; the stars if somebody said."""

    location: int
    marker: int
    stars: int | None = None


class LootSet(NamedTuple):
    """What really lies in a headquarters."""

    seat: str
    loot: Kinds


class LootLeft(NamedTuple):
    """What really lies beside a location."""

    location: int
    loot: Kinds


Opening = Opened | Tallied
Correction = MarkerSet | LootSet | LootLeft | CoinsSet
Event = Opening | Played | Discarded | Burnt | Correction | Happening


class Changes(common.Changes, total=False):
    """What can be corrected of an opening; `swap` changes the players over."""

    city: str
    locations: Sequence[str]
    cards: Mapping[str, Mapping[str, Any]]
    packs: Mapping[str, int]
    track: Sequence[int]
    leaders: Sequence[str]
    swap: bool


CODEC = Codec(
    {
        "opened": Opened,
        "played": Played,
        "discarded": Discarded,
        "burnt": Burnt,
        "marker-set": MarkerSet,
        "loot-set": LootSet,
        "loot-left": LootLeft,
        "coins-set": CoinsSet,
        **common.NAMES,
        "tallied": Tallied,
    },
    {
        **dict.fromkeys(("locations", "track", "leaders", "takes", "gives", "house"), tuple),
        "burnt": tuple,
        "moved": lambda fields: Moved(*fields),
        "loot": lambda loot: tuple(loot) if isinstance(loot, list) else loot,
    },
)
