"""`capertool card` and `capertool cards` as a library: find cards, describe them, list them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .games import PACKAGES
from .games.caper.catalogue import CARDS
from .games.caper.remarks import remarks
from .games.caper.rulings import DEFAULTS, JUMBO, RULINGS
from .games.card import Card
from .games.rulings import Value
from .languages import CODES, Language
from .languages.compose import composer
from .languages.describe import Description, describe, names_in
from .languages.lookup import UNKNOWN, look_up
from .languages.names import fold
from .ownbox import own_figures
from .preferences import preference
from .problems import ProblemsError, problem

GAME = "caper"


class FoundCard(NamedTuple):
    card: Card
    how: str


def check_game(name: str) -> None:
    """A game that was named must be one we know."""
    if name and name not in PACKAGES:
        raise ProblemsError([problem("unknown-game", "--game", value=name, choices=tuple(PACKAGES))])


def find_card(name: str) -> FoundCard:
    """The card a person means, or a ProblemsError that lists what they may mean."""
    found = look_up(GAME, CARDS, name)
    if found.one is not None:
        return FoundCard(CARDS[found.one], found.how)
    code = "unknown-card" if found.how == UNKNOWN else "ambiguous-card"
    raise ProblemsError([problem(code, "", name=name, cards=found.cards)])


def rulings_to_read_by() -> Mapping[str, Any]:
    """The readings of the box this person owns."""
    return DEFAULTS[preference("rulebook") or JUMBO]


def describe_card(say: Language, card: Card) -> Description:
    return describe(say, GAME, card, rulings_to_read_by(), own_figures(GAME))


def text_of(say: Language, card: Card) -> list[str]:
    return composer(say).card_text(card.read(rulings_to_read_by()))


def card_result(languages: Sequence[Language], card: Card) -> dict[str, Any]:
    """A card for scripts: facts free of language, words by language."""
    described = {say.code: describe_card(say, card) for say in languages}
    read = card.read(rulings_to_read_by())
    return {
        "game": GAME,
        "id": card.id,
        "kind": card.kind,
        "city": card.city,
        "colour": card.colour,
        **_figures(card),
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
        "names": {code: {name.origin: name.text for name in names_in(code, GAME, card.id)} for code in CODES},
        "words": {
            code: {
                "text": list(words.text),
                "readings": [list(text) for _, text in words.readings],
                "remarks": list(words.remarks),
                "examples": list(words.examples),
            }
            for code, words in described.items()
        },
    }


def _books_that_read(card: Card, value: Value) -> list[str]:
    ruling = RULINGS[str(card.ruling)]
    return [book for book, default in ruling.defaults.items() if default == value]


def _figures(card: Card) -> dict[str, int]:
    figures = {"thief": ("income", "copies"), "gear": ("cost", "copies"), "location": ("points", "copies")}
    return {figure: getattr(card, figure) for figure in figures[card.kind]}


# --- lists


class Filter(NamedTuple):
    """What `capertool cards` is asked for; nothing given lets every card through."""

    kind: str = ""
    city: str = ""
    colour: str = ""
    cost: int | None = None
    words: tuple[str, ...] = ()


def list_cards(say: Language, wanted: Filter) -> list[Card]:
    """The cards that fit, sorted by name without article, accents or case."""
    checks: Iterable[Callable[[Card], bool]] = (
        lambda card: not wanted.kind or card.kind == wanted.kind,
        lambda card: not wanted.city or (card.city or "base") == wanted.city,
        lambda card: not wanted.colour or card.colour == wanted.colour,
        lambda card: wanted.cost is None or (card.kind == "gear" and card.cost == wanted.cost),
        lambda card: not wanted.words or _has_words(say, card, wanted.words),
    )
    cards = [card for card in CARDS.values() if all(check(card) for check in checks)]
    return sorted(cards, key=lambda card: fold(say.card(GAME, card.id)))


def _has_words(say: Language, card: Card, words: Sequence[str]) -> bool:
    """Whether every word stands in the name or the text, in whatever form."""
    from .languages.search import stems_of

    stems = stems_of(say.code)
    texts = " ".join([say.card(GAME, card.id), *text_of(say, card)])
    there = {stem for found, _, _ in stems.in_text(texts) for stem in found}
    return all(found & there for found, _, _ in stems.in_text(" ".join(words)))
