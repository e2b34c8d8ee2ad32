"""What cards that lie somewhere do to a card played there: its price, its fines, its protection."""

from collections.abc import Iterable, Iterator

from ..effects.model import Cost, Effect, Fine, Guard
from .card import Card

Effects = Iterable[Effect]


def matches(word: str, card: Card) -> bool:
    """Whether a card is what an effect calls `thief`, `gear` or by a colour."""
    return word in (card.kind, card.colour)


def price(card: Card, own: Effects, theirs: Effects, always: Effects) -> int:
    """The cost printed, changed by cards of both sides and the location, never below 0."""
    changes = [
        *(effect for effect in own if isinstance(effect, Cost) and not effect.of_opponent),
        *(effect for effect in theirs if isinstance(effect, Cost) and effect.of_opponent),
        *(effect for effect in always if isinstance(effect, Cost)),
    ]
    return max(0, card.cost + sum(effect.change for effect in changes if matches(effect.card, card)))


def fines(card: Card, effects: Effects) -> Iterator[int]:
    """What the opponent loses because this card was played, effect by effect."""
    for effect in effects:
        if isinstance(effect, Fine) and matches(effect.card, card):
            yield effect.coins


def guarded(card: Card, effects: Effects) -> bool:
    """Whether one of these effects keeps the card from being turned over or burnt."""
    return any(isinstance(effect, Guard) and matches(effect.card, card) for effect in effects)
