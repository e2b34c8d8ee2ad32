"""What can be entered while a game is played."""

from typing import NamedTuple

from ..common import Entry
from .afford import Use
from .dice import Pile
from .slots import Slot


class Roll(NamedTuple):
    """All dice at the beginning of a round."""

    dice: Pile
    seat: str | None = None


class Take(NamedTuple):
    """Objects out of the middle; None is everything that lies there."""

    objects: Pile | None = None
    seat: str | None = None


class Steal(NamedTuple):
    """A pile of another player; `rolled` are the returned dice after they were rolled again."""

    victim: str
    returned: Pile
    rolled: Pile = ()
    seat: str | None = None


class Reroll(NamedTuple):
    """One die of one's own final pile, by Lucky Animal Appendage."""

    face: str
    to: str
    seat: str | None = None


class UseCard(NamedTuple):
    """A card that turns or spends a die, or sells gold `times` times."""

    use: Use
    times: int = 1
    seat: str | None = None
    may_end: bool = True
    """Whether the turn ends where nothing more can be bought or used; in older journals it did not."""


class Buy(NamedTuple):
    """A card of the market; without `dice` as much as possible is paid with dice. `drawn` is a Potion's card."""

    card: Slot
    uses: tuple[Use, ...] = ()
    dice: Pile | None = None
    drawn: Slot = ""
    seat: str | None = None


class Pass(NamedTuple):
    """Nothing, or nothing more, is bought."""

    seat: str | None = None


class Cash(NamedTuple):
    """The end of a round, with the cards that come into the market."""

    revealed: tuple[Slot, ...] = ()


class SetTokens(NamedTuple):
    seat: str
    gold: int | None = None
    infamy: int | None = None


Play = Roll | Take | Steal | Reroll | UseCard | Buy | Pass | Cash
Command = Play | SetTokens | Entry
