"""What can be entered."""

from collections.abc import Mapping
from typing import NamedTuple

from ..common import Abandon, Edit, End, Loosen
from .resolution import Plan


class Send(NamedTuple):
    """A player's plan; with a salt it is kept secret until the reveal."""

    seat: str
    plan: Plan
    salt: str = ""


class Reveal(NamedTuple):
    """All plans are turned up and resolved."""


class Swap(NamedTuple):
    """One token of one's own for one of another player."""

    give: str
    take: str
    other: str


class Claim(NamedTuple):
    """A lot that was stolen.

    `tokens` are what was taken, `number` the points printed on a special object or the secret cards that were
    left, `kind` the goods of compromising documents. Seat and letter are those of the next theft unless given.
    """

    lot: str
    tokens: Mapping[str, int] = {}
    number: int | None = None
    kind: str = ""
    swaps: tuple[Swap, ...] = ()
    seat: str | None = None
    letter: str | None = None


class SetTokens(NamedTuple):
    """What really lies before a player; kinds that are not named stay as they are."""

    seat: str
    tokens: Mapping[str, int]
    cards: int | None = None


class ShowSecrets(NamedTuple):
    """A player turns up all secret theft cards."""

    seat: str
    secrets: Mapping[str, int]


Command = Send | Reveal | Claim | SetTokens | ShowSecrets | Edit | Loosen | End | Abandon
