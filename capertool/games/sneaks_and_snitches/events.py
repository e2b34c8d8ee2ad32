"""What happened in a recorded game. An event holds its consequences, so that replaying decides nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .. import common
from ..codec import Codec
from ..common import Happening
from .resolution import Outcome

Goods = Mapping[str, int]
"""Numbers by kind of goods."""


class Opened(NamedTuple):
    """The beginning: players in seating order, their first tokens, and the figures of the owner's box."""

    rulings: Mapping[str, Any]
    players: Mapping[str, Mapping[str, str]]
    tokens: Mapping[str, Goods]
    vp_card: Mapping[str, tuple[int, ...]]
    vp_card_from: str
    boss: str = ""
    """Two players: who begins with the second boss."""
    lots: int | None = None
    secret_cards: int | None = None
    supply: Mapping[str, int] = {}
    """How many tokens the box holds, of the kinds of which it is known."""
    loose: bool = False
    catalogue: int = 1
    about: Mapping[str, str] = {}
    """Date, place and notes, where a table file had them."""


class Sent(NamedTuple):
    """A player's plan, `A/B`; a secret one is sealed and stands nowhere else before the reveal."""

    seat: str
    plan: str = ""
    sealed: str = ""
    house: tuple[str, ...] = ()


class Revealed(NamedTuple):
    """All plans on the table, what happens at each location, and the secret cards drawn before the first theft."""

    plans: Mapping[str, str]
    outcomes: tuple[Outcome, ...]
    cards: Mapping[str, int] = {}
    house: tuple[str, ...] = ()


class Claimed(NamedTuple):
    """A lot was taken. `tokens` are what each seat gained or lost; `cards` the secret cards drawn."""

    seat: str
    letter: str
    lot: str
    tokens: Mapping[str, Goods] = {}
    cards: Mapping[str, int] = {}
    points: int | None = None
    entry: Mapping[str, Any] = {}
    """What was said of it, so that it can be decided anew."""
    house: tuple[str, ...] = ()


class TokensSet(NamedTuple):
    """What really lies before a player; `cards` are the secret ones, None where they were not counted."""

    seat: str
    tokens: Goods
    cards: int | None = None


class SecretsShown(NamedTuple):
    """A player's secret theft cards, turned up at the end."""

    seat: str
    secrets: Goods
    house: tuple[str, ...] = ()


class Tallied(NamedTuple):
    """A finished table that nobody recorded, as a table document, and where its point card comes from."""

    document: Mapping[str, Any]
    vp_card_from: str


Opening = Opened | Tallied
Event = Opening | Sent | Revealed | Claimed | TokensSet | SecretsShown | Happening


class Changes(common.Changes, total=False):
    """What can be corrected of an opening; `boss` is who has the second boss now."""

    vp_card: Mapping[str, Sequence[int]]
    vp_card_from: str
    boss: str
    lots: int


def _read_card(card: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    return {kind: tuple(row) for kind, row in card.items()}


def _read_outcomes(outcomes: Any) -> tuple[Outcome, ...]:
    return tuple(Outcome(letter, what, tuple(thieves), tuple(watchers)) for letter, what, thieves, watchers in outcomes)


CODEC = Codec(
    {
        "opened": Opened,
        "sent": Sent,
        "revealed": Revealed,
        "claimed": Claimed,
        "tokens-set": TokensSet,
        "secrets-shown": SecretsShown,
        **common.NAMES,
        "tallied": Tallied,
    },
    {"vp_card": _read_card, "outcomes": _read_outcomes, "house": tuple},
)
