"""What the icon notation means in this game: the one place where Caper: Europe differs from Caper.

Icons alone act once, when the card is laid; icons joined to a condition (combos) act then and again at each
card that fits; points wait for the end. Nothing is turned over here, and nothing comes back from the discards.
"""

from ...effects.model import (
    POINT,
    Act,
    Cost,
    Discarded,
    Effect,
    Fine,
    Gain,
    Guard,
    Launder,
    LaunderedCoins,
    Loot,
    PlayDiscarded,
)


def scores(effect: Effect) -> bool:
    """Whether it counts at the end."""
    return isinstance(effect, Gain) and effect.unit == POINT


def acts_once(effect: Effect) -> bool:
    """Whether it acts when its card is laid and is taken back when the card burns."""
    if isinstance(effect, Gain):
        return effect.unit != POINT and effect.per is None
    return isinstance(effect, Launder)


def is_combo(effect: Effect) -> bool:
    """Whether it acts for what lies there, and again at each card that fits."""
    return isinstance(effect, Gain) and effect.unit != POINT and effect.per is not None


def counts_laundered(effect: Effect) -> bool:
    return isinstance(effect, Gain) and isinstance(effect.per, LaunderedCoins)


def counts_discards(effect: Effect) -> bool:
    return isinstance(effect, Gain) and isinstance(effect.per, Discarded)


def has_meaning(effect: Effect, kind: str, *, always: bool) -> bool:
    """Whether an effect can stand on a card of this kind; `always` is a location's lasting effect."""
    if not _in_this_game(effect):
        return False
    if kind != "location":
        return True
    return is_combo(effect) or isinstance(effect, Cost | Guard | Fine) if always else scores(effect)


def _in_this_game(effect: Effect) -> bool:
    match effect:
        case Gain(_, _, Loot(here=True), _) | PlayDiscarded():
            return False
        case Gain(_, unit, _, condition):
            return unit == POINT or condition is None  # eyes and bonuses for winning are looked at in the end
        case Act(verb, _, target):
            return (verb, target) == ("burn", "top gear")
        case _:
            return True
