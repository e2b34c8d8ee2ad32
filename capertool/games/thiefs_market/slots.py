"""The single cards of the decks. A card that exists twice is told apart by its cost: `treasure-map/GRR`."""

from .catalogue import CARDS, Card, Cost, cost_from, cost_letters

Slot = str
_SIGN = "/"


def slots_of(card: Card) -> tuple[Slot, ...]:
    if card.copies == 1:
        return (card.id,)
    return tuple(f"{card.id}{_SIGN}{cost_letters(cost)}" for cost in card.costs)


SLOTS: tuple[Slot, ...] = tuple(slot for card in CARDS.values() for slot in slots_of(card))


def id_of(slot: Slot) -> str:
    return slot.partition(_SIGN)[0]


def card_of(slot: Slot) -> Card:
    return CARDS[id_of(slot)]


def cost_of(slot: Slot) -> Cost:
    letters = slot.partition(_SIGN)[2]
    return cost_from(letters) if letters else card_of(slot).costs[0]
