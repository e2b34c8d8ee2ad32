"""Everything there is to say about one card of Thief's Market."""

from collections.abc import Mapping
from typing import Any

from ...games.thiefs_market.catalogue import COMPASS, ISLAND_ESTATE, Card, cost_from, cost_letters
from ...games.thiefs_market.effects import (
    Discount,
    ExtraPurchase,
    FreeCard,
    InfamyPairs,
    LuckyDice,
    OtherCards,
    PileInfamy,
    PurchaseInfamy,
    Rivalry,
    SpendDie,
    Towers,
    TurnDie,
    WandPairs,
)
from .. import N_, Language
from ..market import GAME, objects_text
from ..market_texts import effect_text
from ..terms import amount_of, icon_name
from . import Description, name_note, names_in


def describe(say: Language, card: Card, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> Description:
    if card.id in own:
        card = card._replace(costs=(cost_from(str(own[card.id])),), doubts=("icon",))
    return Description(
        names_in(say.code, GAME, card.id),
        tuple(_facts(say, card)),
        tuple(card_text(say, card, rulings)),
        remarks=tuple(_remarks(say, card)),
        examples=tuple(_examples(say, card)),
    )


def card_text(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[str]:
    return [effect_text(say, effect) for effect in card.effects]


def passages(say: Language, card: Card) -> list[str]:
    icon = say("Icon: {icon}.", icon=icon_name(say, card.icon))
    return [*card_text(say, card, {}), *_remarks(say, card), icon]


def columns(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [
        (say("Name"), say.card(GAME, card.id)),
        (say("Deck"), card.deck),
        (say("Cost"), _costs(card)),
        (say("Icon"), _icon(say, card)),
        (say("Text"), " ".join(card_text(say, card, rulings))),
    ]


def card_facts(card: Card, rulings: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "deck": card.deck,
        "costs": [list(cost) for cost in card.costs],
        "icon": card.icon,
        "icons": card.icons,
        "copies": card.copies,
        "effects": [str(effect) for effect in card.effects],
        "doubts": list(card.doubts),
        "ruling": "island-estate-compass" if card.id == ISLAND_ESTATE else None,
        "remarks": _remark_ids(card),
    }


# --- facts


def _facts(say: Language, card: Card) -> list[tuple[str, str]]:
    note = name_note(say, GAME, card.id)
    facts = [(say("Name"), note)] if note else []
    costs = [f"{cost_letters(cost)} ({objects_text(say, cost)})" for cost in card.costs]
    doubtful = " " + say("(doubtful)")
    return [
        *facts,
        (say("Deck"), card.deck),
        (say("Cost"), say.join(costs, "or") + (doubtful if "cost" in card.doubts else "")),
        (say("Icon"), _icon(say, card) + (doubtful if "icon" in card.doubts else "")),
        (say("Copies"), say.number(card.copies)),
    ]


def _costs(card: Card) -> str:
    return " / ".join(cost_letters(cost) for cost in card.costs)


def _icon(say: Language, card: Card) -> str:
    name = icon_name(say, card.icon)
    return name if card.icons == 1 else f"{name} ×{card.icons}"


# --- remarks and examples

_REMARKS: Mapping[str, str] = {
    "counts-itself": N_("Its own icon counts too."),
    "not-your-own": N_("Your own second map or Island Estate does no harm."),
    "gold-can-be-spent": N_("The gold can be spent at once."),
    "as-divided": N_(
        "What counts is the pile with which you came out of the division, whatever is spent or turned later."
    ),
    "at-once": N_("It helps already in the turn in which you buy it, but not to pay for itself."),
    "one-a-purchase": N_(
        "One token a purchase, even if the gem stands there twice; a card got for nothing is not bought."
    ),
    "marker-is-object": N_("The first-player marker is an object too. A card taken through the Potion counts as well."),
    "after-reroll": N_("The reroll belongs to the division: extra purchases look at the pile after it."),
    "next-deck": N_(
        "If the running deck is empty, the card comes from the next one; its own place in the row is filled as usual."
    ),
    "other-cards-only": N_("The card itself is not counted."),
    "rounded-down": N_("An odd token counts for nothing here; every token is still a point of its own."),
    "chain": N_("Several cards may work on the same die, each once a round."),
    "cost-doubt": N_("Its cost is doubtful. Enter what your card prints: capertool box island-estate GWR"),
    "island-doubt": N_(
        "The source shows this card in two ways; the ruling island-estate-compass decides whether it has a compass."
    ),
}


def _remark_ids(card: Card) -> list[str]:
    found = [remark for kind, remark in _BY_KIND if any(isinstance(effect, kind) for effect in card.effects)]
    if ExtraPurchase() in card.effects:  # it asks for no gem
        found.remove("as-divided")
    if any(isinstance(effect, SpendDie) and effect.token == "gold" for effect in card.effects):
        found.append("gold-can-be-spent")
    if "cost" in card.doubts:
        found.append("cost-doubt")
    if card.icon == COMPASS and card.doubts:
        found.append("island-doubt")
    return found


_BY_KIND: tuple[tuple[type, str], ...] = (
    (Towers, "counts-itself"),
    (WandPairs, "counts-itself"),
    (Rivalry, "not-your-own"),
    (OtherCards, "other-cards-only"),
    (InfamyPairs, "rounded-down"),
    (TurnDie, "chain"),
    (ExtraPurchase, "as-divided"),
    (Discount, "at-once"),
    (PurchaseInfamy, "one-a-purchase"),
    (PileInfamy, "marker-is-object"),
    (LuckyDice, "after-reroll"),
    (FreeCard, "next-deck"),
)


def _remarks(say: Language, card: Card) -> list[str]:
    return [say(_REMARKS[remark]) for remark in _remark_ids(card)]


_FOR_EXAMPLE = 5


def _examples(say: Language, card: Card) -> list[str]:
    number = _FOR_EXAMPLE
    match card.effects[0]:
        case WandPairs(points=points):
            made = amount_of(say, "points", number // 2 * points)
            return [say("With {n} wands that makes {amount}.", n=number, amount=made)]
        case InfamyPairs(points=points):
            made = amount_of(say, "points", number // 2 * points)
            return [say("With {n} infamy tokens that makes {amount}.", n=number, amount=made)]
        case OtherCards(points=points):
            made = amount_of(say, "points", (number - 1) * points)
            return [say("With {n} cards, this one among them, that makes {amount}.", n=number, amount=made)]
        case _:
            return []
