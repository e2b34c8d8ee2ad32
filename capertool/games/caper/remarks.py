"""What the rules add to a card beyond its icons: remarks by id, found from its effects."""

from collections.abc import Callable, Iterator

from ...effects.model import (
    COIN,
    COLOURS,
    GEAR,
    THIEF,
    Act,
    CardSets,
    Cost,
    Effect,
    Fine,
    Gain,
    Guard,
    Launder,
    LaunderedCoins,
    PlayDiscarded,
)
from ...effects.parse import parse
from ..card import Card
from .box import CITY_COLOURS

_DARK_GREEN = "dark-green"
REMARKS = (
    "any-arrangement",
    "turned-still-count",
    "turned-lose-colour",
    "one-set-a-card",
    "coins-may-be-short",
    "costs-not-below-zero",
    "turn-must-be-used",
    "only-the-top-card",
    "no-gear-on-it",
    "dark-green-is-not-green",
    "each-counts-all-coins",
    "laundered-not-for-ties",
    "nothing-to-return",
    "late-play",
)


def remarks(card: Card, city: str | None = None) -> tuple[str, ...]:
    """The remarks that apply to a card, in a fixed order; with a city, those that matter there."""
    effects = [parse(text) for reading in card.all_readings() for text in (*reading.effects, *reading.always)]
    found = {remark for effect in effects for remark in _of_effect(effect)}
    place = card.city or city
    if place is not None and CITY_COLOURS[place] != _DARK_GREEN:
        found.discard("dark-green-is-not-green")
    return tuple(remark for remark in REMARKS if remark in found)


def _of_effect(effect: Effect) -> Iterator[str]:
    if isinstance(effect, Gain):
        yield from _of_gain(effect)
    elif isinstance(effect, Act):
        yield "turn-must-be-used"
        yield "only-the-top-card" if effect.target == "top gear" else "no-gear-on-it"
    elif isinstance(effect, Guard) and effect.card == "green":
        yield "dark-green-is-not-green"
    else:
        yield from (remark for kind, remark in _BY_KIND if isinstance(effect, kind))


_BY_KIND: tuple[tuple[type, str], ...] = (
    (Cost, "costs-not-below-zero"),
    (Launder, "laundered-not-for-ties"),
    (Fine, "nothing-to-return"),
    (PlayDiscarded, "late-play"),
)


def _of_gain(gain: Gain) -> Iterator[str]:
    if gain.unit == COIN:
        yield "coins-may-be-short"
    if isinstance(gain.per, LaunderedCoins):
        yield "each-counts-all-coins"
    if isinstance(gain.per, CardSets):
        yield from (remark for applies, remark in _OF_SETS if applies(gain.per))


_OF_SETS: tuple[tuple[Callable[[CardSets], bool], str], ...] = (
    (lambda sets: sets.whose == "own" and sum(item.number for item in sets.items) > 1, "any-arrangement"),
    (lambda sets: any(item.card in (THIEF, GEAR) for item in sets.items), "turned-still-count"),
    (lambda sets: any(item.card in COLOURS for item in sets.items), "turned-lose-colour"),
    (lambda sets: GEAR in [item.card for item in sets.items] and len(sets.items) > 1, "one-set-a-card"),
)
