"""Everything there is to say about one card of Caper: Europe, and what nobody knows of it."""

from collections.abc import Mapping
from typing import Any

from ...games.caper_europe.box import GAME
from ...games.caper_europe.catalogue import CARDS
from ...games.caper_europe.description import describe_card
from ...games.caper_europe.remarks import remarks
from ...games.card import Card
from .. import Language, name_for
from ..compose import composer
from ..remarks import say_remark
from ..terms import amount_of, city_name, colour_name, kind_name
from . import PRINTED, TRANSLATED, Description, Name, names_in

GERMAN = "de"  # the one box whose rulebook names cards


def describe(say: Language, card: Card, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> Description:
    compose = composer(say, GAME)
    return Description(
        _names(say, card),
        tuple(_facts(say, card)),
        tuple(compose.card_text(card)),
        (),
        (*_missing(say, card), *(say_remark(say, remark) for remark in remarks(card))),
        tuple(compose.examples(card)),
        card.colour,
    )


def card_text(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[str]:
    return composer(say, GAME).card_text(card)


def passages(say: Language, card: Card) -> list[str]:
    return [*composer(say, GAME).card_text(card), *(say_remark(say, remark) for remark in remarks(card))]


def columns(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [
        (say("Name"), say.card(GAME, card.id)),
        (say("Kind"), kind_name(say, card.kind)),
        (say("City"), city_name(say, card.city or "base")),
        (say("Colour"), colour_name(say, card.colour) if card.colour else ""),
        (say("Cost"), _number(say, card, "cost", card.cost) if card.kind == "gear" else ""),
        (say("Text"), " ".join(card_text(say, card, rulings))),
    ]


def card_facts(card: Card, rulings: Mapping[str, Any]) -> dict[str, Any]:
    """As a pack describes it; what nobody knows is null and named in `doubts`."""
    described = describe_card(card)
    keys = {"thief": "coins", "gear": "cost", "location": "points"}
    return {
        "kind": card.kind,
        "city": card.city,
        "colour": card.colour,
        keys[card.kind]: described.get(keys[card.kind]),
        "copies": described.get("copies", 1 if card.kind != "gear" else None),
        "effects": list(card.effects),
        "always": list(card.always),
        "doubts": list(card.doubts),
        "remarks": list(remarks(card)),
    }


# --- names


def _names(say: Language, card: Card) -> tuple[Name, ...]:
    """What the owner calls it, or else what a box prints or we translate."""
    if _is_own(say, card):
        return (Name(name_for(card.names, say.code) or card.id, PRINTED),)
    return names_in(say.code, GAME, card.id)[:1]


def _is_own(say: Language, card: Card) -> bool:
    """Whether players gave it its name in this language."""
    return say.code in card.names or card.id not in CARDS


def _name_note(say: Language, card: Card) -> str:
    """Whether the name is ours, and what the German box prints."""
    if _is_own(say, card):
        return ""
    (name,) = names_in(say.code, GAME, card.id)[:1]
    german = names_in(GERMAN, GAME, card.id)[0]
    if say.code == GERMAN or german.text == name.text:
        return say("our translation") if name.origin == TRANSLATED else ""
    if name.origin == TRANSLATED:
        return say("our translation; in German: {name}", name=german.text)
    return say("in German: {name}", name=german.text)


# --- facts


def _facts(say: Language, card: Card) -> list[tuple[str, str]]:
    note = _name_note(say, card)
    facts = [(say("Name"), note)] if note else []
    facts += [(say("Kind"), kind_name(say, card.kind)), (say("City"), city_name(say, card.city or "base"))]
    if card.kind == "gear":
        facts.append((say("Colour"), colour_name(say, card.colour) if card.colour else say("not known")))
        facts.append((say("Cost"), _coins(say, card, "cost", card.cost)))
    if card.kind == "thief":
        facts.append((say("Income"), _coins(say, card, "coins", card.income)))
    if card.kind == "location":
        facts.append((say.term("heading", "Points"), _number(say, card, "points", card.points)))
    if "copies" in describe_card(card):
        facts.append((say("Copies"), say.number(card.copies)))
    return facts


def _number(say: Language, card: Card, key: str, number: int) -> str:
    return "?" if key in card.doubts else say.number(number)


def _coins(say: Language, card: Card, key: str, number: int) -> str:
    return say("not known") if key in card.doubts else amount_of(say, "coins", number)


def _missing(say: Language, card: Card) -> list[str]:
    if not card.doubts:
        return []
    return [say("No source shows all of this card. Describe yours once: capertool pack add {id}", id=card.id)]
