"""The single cards of the decks. A card that exists twice is told apart by its cost: `treasure-map/GRR`."""

from collections.abc import Mapping

from .catalogue import CARDS, Card, Cost, cost_from, cost_letters

Slot = str
_SIGN = "/"


def slots_of(card: Card) -> tuple[Slot, ...]:
    if card.copies == 1:
        return (card.id,)
    return tuple(f"{card.id}{_SIGN}{cost_letters(cost)}" for cost in card.costs)


SLOTS: tuple[Slot, ...] = tuple(slot for card in CARDS.values() for slot in slots_of(card))


def slots_with(costs: Mapping[str, str]) -> tuple[Slot, ...]:
    """All single cards, those at the owner's costs that the owner's box prints otherwise."""
    return tuple(_at_cost(slot, costs) for slot in SLOTS)


def _at_cost(slot: Slot, costs: Mapping[str, str]) -> Slot:
    cost = costs.get(slot, "")
    return f"{slot}{_SIGN}{cost}" if cost and cost != cost_letters(CARDS[slot].costs[0]) else slot


def id_of(slot: Slot) -> str:
    return slot.partition(_SIGN)[0]


def card_of(slot: Slot) -> Card:
    return CARDS[id_of(slot)]


def cost_of(slot: Slot) -> Cost:
    letters = slot.partition(_SIGN)[2]
    return cost_from(letters) if letters else card_of(slot).costs[0]
