"""Everything there is to say about one card of Caper."""

from collections.abc import Mapping
from typing import Any

from ...effects.model import Launder, PlayDiscarded
from ...effects.parse import parse
from ...games.caper.remarks import remarks
from ...games.caper.rulings import RULINGS
from ...games.card import Card
from ...games.rulings import Value, value_text
from .. import Language
from ..compose import composer
from ..remarks import say_remark
from ..terms import city_name, colour_name, kind_name, rulebook_name
from . import Description, doubtful, name_note, names_in

GAME = "caper"


def describe(say: Language, card: Card, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> Description:
    if card.id in own:
        card = card._replace(income=own[card.id], doubts=())
    read = card.read(rulings)
    compose = composer(say)
    return Description(
        names_in(say.code, GAME, card.id),
        tuple(_facts(say, card)),
        tuple(compose.card_text(read)),
        tuple(_readings(say, card)),
        (*_doubts(say, card), *_open_rulings(say, card), *(say_remark(say, remark) for remark in remarks(card))),
        tuple(compose.examples(read)),
        card.colour,
    )


def card_text(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[str]:
    return composer(say).card_text(card.read(rulings))


def passages(say: Language, card: Card) -> list[str]:
    """Its text in every reading, and the remarks of the rules."""
    texts = dict.fromkeys(text for reading in card.all_readings() for text in composer(say).card_text(reading))
    return [*texts, *(say_remark(say, remark) for remark in remarks(card))]


def columns(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [
        (say("Name"), say.card(GAME, card.id)),
        (say("Kind"), kind_name(say, card.kind)),
        (say("City"), city_name(say, card.city or "base")),
        (say("Colour"), colour_name(say, card.colour) if card.colour else ""),
        (say("Cost"), say.number(card.cost) if card.kind == "gear" else ""),
        (say("Text"), " ".join(card_text(say, card, rulings))),
    ]


def card_facts(card: Card, rulings: Mapping[str, Any]) -> dict[str, Any]:
    read = card.read(rulings)
    figures = {"thief": ("income", "copies"), "gear": ("cost", "copies"), "location": ("points", "copies")}
    return {
        "kind": card.kind,
        "city": card.city,
        "colour": card.colour,
        **{figure: getattr(card, figure) for figure in figures[card.kind]},
        "effects": list(read.effects),
        "always": list(read.always),
        "ruling": card.ruling,
        "readings": [
            {
                "value": value,
                "rulebooks": _books_that_read(card, value),
                **{k: list(texts) for k, texts in fields.items()},
            }
            for value, fields in card.readings.items()
        ],
        "doubts": list(card.doubts),
        "sources": dict(card.sources),
        "remarks": list(remarks(card)),
    }


def _books_that_read(card: Card, value: Value) -> list[str]:
    ruling = RULINGS[str(card.ruling)]
    return [book for book, default in ruling.defaults.items() if default == value]


def _facts(say: Language, card: Card) -> list[tuple[str, str]]:
    note = name_note(say, GAME, card.id)
    facts = [(say("Name"), note)] if note else []
    facts += [(say("Kind"), kind_name(say, card.kind)), (say("City"), city_name(say, card.city or "base"))]
    if card.colour is not None:
        facts.append((say("Colour"), colour_name(say, card.colour)))
    if card.kind == "gear":
        facts.append((say("Cost"), coins(say, card.cost)))
    if card.kind == "thief":
        mark = " " + say("(doubtful)") if "income" in card.doubts else ""
        facts.append((say("Income"), coins(say, card.income) + mark))
    if card.kind == "location":
        facts.append((say.term("heading", "Points"), say.number(card.points)))
    return [*facts, (say("Copies"), say.number(card.copies))]


def coins(say: Language, number: int) -> str:
    return say.plural("{n} coin", "{n} coins", number)


def _doubts(say: Language, card: Card) -> list[str]:
    if "income" not in card.doubts:
        return []
    return [
        say(
            "The income is doubtful: no source shows a figure. Enter what your card prints: capertool box {id} N",
            id=card.id,
        )
    ]


def _readings(say: Language, card: Card) -> list[tuple[str, tuple[str, ...]]]:
    """Both readings of a card, by rulebook where each book has its own."""
    compose = composer(say)
    return [(reading_label(say, card, value), tuple(compose.card_text(card.under(value)))) for value in card.readings]


def reading_label(say: Language, card: Card, value: Value) -> str:
    """Whose reading this is, and the ruling that chooses it."""
    ruling = RULINGS[str(card.ruling)]
    books = [rulebook_name(say, book) for book, default in ruling.defaults.items() if default == value]
    setting = f"{ruling.name} = {value_text(value)}"
    return f"{say.join(books)} ({setting})" if books else setting


def reading_in_words(say: Language, card: Card, value: Value) -> str:
    """The same for paper, where nothing is set: a sentence begins with it."""
    ruling = RULINGS[str(card.ruling)]
    books = [rulebook_name(say, book) for book, default in ruling.defaults.items() if default == value]
    if books:
        named = say("{rulebook} (ruling {name}):", rulebook=say.join(books), name=ruling.name)
        return named[0].upper() + named[1:]
    return say("Another reading (ruling {name}):", name=ruling.name)


def _open_rulings(say: Language, card: Card) -> list[str]:
    """Rulings that are no reading of the card's icons, but decide how it works in play."""
    kinds = {type(parse(text)) for text in card.effects}
    names = [name for kind, name in _RULINGS_IN_PLAY.items() if kind in kinds]
    return [doubtful(say, GAME, name) for name in names]


_RULINGS_IN_PLAY = {PlayDiscarded: "wheels-chain", Launder: "launder-shortage"}
