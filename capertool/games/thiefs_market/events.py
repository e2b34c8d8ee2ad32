"""What happened in a recorded game. An event holds its consequences, so that replaying decides nothing."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .. import common
from ..codec import Codec
from ..common import Happening, Tallied
from .afford import Use
from .dice import Pile
from .slots import Slot

# What moves tokens, where it is not a card.
PAYMENT, BAGS, MASKS = "payment", "bags", "masks"


class Moved(NamedTuple):
    """Tokens that a player gained (or paid), and the cause: a card or one of the words above."""

    seat: str
    token: str
    number: int
    cause: str


class Opened(NamedTuple):
    """The beginning: the players in seating order, who begins, and the first five cards of the market."""

    players: Mapping[str, Mapping[str, str]]
    first: str
    rulings: Mapping[str, Any]
    market: tuple[Slot, ...] = ()
    loose: bool = False
    catalogue: int = 1
    """The version of the card data the game was begun with."""
    costs: Mapping[str, str] = {}
    """Costs that the owner's box prints, in letters, where the source is doubtful."""
    about: Mapping[str, str] = {}
    """Date, place and notes, where a table file had them."""


class Rolled(NamedTuple):
    """All dice into the middle."""

    seat: str
    dice: Pile
    house: tuple[str, ...] = ()


class Taken(NamedTuple):
    """Objects out of the middle; the last pile ends the division, and tokens may move by it."""

    seat: str
    objects: Pile
    last: bool = False
    moved: tuple[Moved, ...] = ()
    house: tuple[str, ...] = ()


class Stolen(NamedTuple):
    """A whole pile, some of it returned; `rolled` are the returned dice as they lie in the middle afterwards."""

    seat: str
    victim: str
    returned: Pile
    rolled: Pile
    moved: tuple[Moved, ...] = ()
    house: tuple[str, ...] = ()


class Rerolled(NamedTuple):
    """One die of the final pile, before the purchases."""

    seat: str
    face: str
    to: str
    house: tuple[str, ...] = ()


class Used(NamedTuple):
    """A card used in one's turn to buy."""

    seat: str
    use: Use
    moved: tuple[Moved, ...] = ()
    house: tuple[str, ...] = ()
    done: bool = False
    """The turn ends with it: nothing more can be bought or used."""


class Bought(NamedTuple):
    """A card bought; `uses` came first. A Potion went back into the box and `drawn` was taken instead."""

    seat: str
    card: Slot
    dice: Pile = ()
    uses: tuple[Use, ...] = ()
    drawn: Slot = ""
    moved: tuple[Moved, ...] = ()
    done: bool = False
    """The turn ends with it: nothing more can be bought or used."""
    chosen: bool = False
    """The dice were chosen, not found by the least gold."""
    house: tuple[str, ...] = ()


class Passed(NamedTuple):
    """Buys nothing, or nothing more."""

    seat: str
    house: tuple[str, ...] = ()


class Cashed(NamedTuple):
    """The end of a round: dice for tokens, and the cards that come into the market."""

    moved: tuple[Moved, ...] = ()
    revealed: tuple[Slot, ...] = ()
    over: bool = False
    house: tuple[str, ...] = ()


class TokensSet(NamedTuple):
    """What really lies there."""

    seat: str
    gold: int | None = None
    infamy: int | None = None


Opening = Opened | Tallied
Event = Opening | Rolled | Taken | Stolen | Rerolled | Used | Bought | Passed | Cashed | TokensSet | Happening

CODEC = Codec(
    {
        "opened": Opened,
        "rolled": Rolled,
        "taken": Taken,
        "stolen": Stolen,
        "rerolled": Rerolled,
        "used": Used,
        "bought": Bought,
        "passed": Passed,
        "cashed": Cashed,
        "tokens-set": TokensSet,
        **common.NAMES,
        "tallied": Tallied,
    },
    {
        **dict.fromkeys(("market", "house", "objects", "returned", "revealed"), tuple),
        "dice": tuple,
        "rolled": tuple,
        "use": lambda fields: Use(*fields),
        "uses": lambda uses: tuple(Use(*fields) for fields in uses),
        "moved": lambda moved: tuple(Moved(*fields) for fields in moved),
    },
)
