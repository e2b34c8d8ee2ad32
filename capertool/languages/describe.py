"""Everything there is to say about one card in one language, as data for a screen, paper or JSON."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..effects.model import Launder, PlayDiscarded
from ..effects.parse import parse
from ..games.caper.remarks import remarks
from ..games.caper.rulings import RULINGS
from ..games.card import Card
from ..games.rulings import Value, value_text
from . import SOURCE, Language, read_names
from .compose import composer
from .remarks import say_remark
from .terms import city_name, colour_name, kind_name, rulebook_name

PRINTED, TRANSLATED = "printed", "translated"


class Name(NamedTuple):
    """A card's name in a language, and whether a box of that language prints it."""

    text: str
    origin: str


class Description(NamedTuple):
    names: tuple[Name, ...]
    facts: tuple[tuple[str, str], ...]
    """What the card is, as labels and values."""
    text: tuple[str, ...]
    readings: tuple[tuple[str, tuple[str, ...]], ...]
    """Where the rulebooks differ: who reads it how."""
    remarks: tuple[str, ...]
    examples: tuple[str, ...]


def names_in(code: str, game: str, id: str) -> tuple[Name, ...]:
    """The printed name first; French shows the printed English one with a gloss."""
    names = read_names(code, game)
    return tuple(Name(names[origin][id], origin) for origin in (PRINTED, TRANSLATED) if id in names[origin])


def describe(
    say: Language, game: str, card: Card, rulings: Mapping[str, Any], incomes: Mapping[str, Any]
) -> Description:
    """Describe a card; `rulings` choose its reading, `incomes` are those the owner's box prints."""
    if card.id in incomes:
        card = card._replace(income=incomes[card.id], doubts=())
    read = card.read(rulings)
    compose = composer(say)
    return Description(
        names_in(say.code, game, card.id),
        tuple(_facts(say, game, card)),
        tuple(compose.card_text(read)),
        tuple(_readings(say, card)),
        (*_doubts(say, card), *_open_rulings(say, card), *(say_remark(say, remark) for remark in remarks(card))),
        tuple(compose.examples(read)),
    )


def _name_note(say: Language, game: str, id: str) -> str:
    """What to know about the name: whether it is ours, and what the English box prints."""
    names = names_in(say.code, game, id)
    english = names_in(SOURCE, game, id)[0].text
    if len(names) > 1:
        return say("in your language: {name}", name=names[1].text)
    if names[0].origin == TRANSLATED:
        return say("our translation; printed as {name}", name=english)
    return say("in English: {name}", name=english) if names[0].text != english else ""


def _facts(say: Language, game: str, card: Card) -> list[tuple[str, str]]:
    note = _name_note(say, game, card.id)
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


def _open_rulings(say: Language, card: Card) -> list[str]:
    """Rulings that are no reading of the card's icons, but decide how it works in play."""
    kinds = {type(parse(text)) for text in card.effects}
    names = [name for kind, name in _RULINGS_IN_PLAY.items() if kind in kinds]
    return [say("Doubtful, see capertool rules rulings: {ruling}.", ruling=name) for name in names]


_RULINGS_IN_PLAY = {PlayDiscarded: "wheels-chain", Launder: "launder-shortage"}
