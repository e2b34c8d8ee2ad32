"""The reference deck: one card a design, then the cards that explain, two-sided, for any number of pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from ...languages import Language
from ...languages.digest import Scope
from ...languages.terms import GAME_NAMES, kinds_name
from .cardface import CardFace, draw_back, draw_face, signs_on
from .geometry import Box
from .imposition import Label, TwoSided
from .infocards import Draw, Legend, Round, info_back, legend_cards, rounds_card, topic_cards
from .notation import Sign, marks_of
from .template import Design

LEGEND, ROUNDS = "legend", "rounds"


class Maker(NamedTuple):
    """How the cards of one game become a deck."""

    game: str
    cities: tuple[str, ...]
    cards: Callable[[str | None], list[Any]]
    """The designs of a city, or of the whole box; each has a `kind`."""
    face: Callable[[Language, Any], CardFace]
    rounds: Callable[[], list[Round]]
    legend: Callable[[Language], Legend]
    """All its icons; a deck prints what its cards show of them."""
    extras: Mapping[str, Callable[[Design, Language], tuple[str, list[Draw]]]] = {}
    """Cards of this game alone that a template may ask for."""


def deck(look: Design, languages: Sequence[Language], maker: Maker, city: str | None) -> list[TwoSided]:
    """Every card of a city, in one language or with the second on the back."""
    first, second = languages[0], languages[1] if len(languages) > 1 else None
    game = GAME_NAMES[maker.game]
    cards, faces = [], []
    for card in maker.cards(city):
        front = maker.face(first, card)
        faces.append(front)
        label = Label(kinds_name(first, card.kind, maker.game), front.title)
        if second is None:
            cards.append(TwoSided(_front(look, front), _back(look, front, game), label, label))
        else:
            back = maker.face(second, card)
            behind = Label(kinds_name(second, card.kind, maker.game), back.title)
            cards.append(TwoSided(_front(look, front), _front(look, back), label, behind))
    return cards + explaining(Explained(look, maker, city, faces), first, second)


def _front(look: Design, face: CardFace) -> Draw:
    return lambda pen, trim: draw_face(pen, look, trim, face)


def _back(look: Design, face: CardFace, game: str) -> Draw:
    return lambda pen, trim: draw_back(pen, look, trim, face.emblem, (game, face.line))


def explaining(explained: Explained, first: Language, second: Language | None = None) -> list[TwoSided]:
    """Legend, rounds and topics; where one language needs more cards than the other, a plain side is named."""
    look, game = explained.look, explained.maker.game
    cards = []
    for extra in explained.extras:
        title, fronts = explained.in_language(first, extra)
        other, backs = explained.in_language(second, extra) if second else (title, [])
        plain = info_back(look, title, GAME_NAMES[game])
        labels = Label(rules_name(first), title), Label(rules_name(second or first), other)
        cards += [TwoSided(front or plain, back or plain, *labels) for front, back in zip_longest(fronts, backs)]
    return cards


def rules_name(say: Language) -> str:
    return say("Rules")


class Explained:
    """What a deck has to explain: the signs on its cards, and the topics as far as its city goes."""

    def __init__(self, look: Design, maker: Maker, city: str | None, faces: Sequence[CardFace]) -> None:
        self.look, self.maker = look, maker
        self.marks = marks_in(maker, faces)
        cards = {card.id for card in maker.cards(city)}
        elsewhere = set(maker.cities) - {city} if city else ()  # a topic may be about one city
        self.extras = [extra for extra in look.values["extras"][maker.game] if extra not in elsewhere]
        self.scope = Scope((city,) if city else maker.cities, cards, self.extras)
        self.size = Box(0, 0, look.mm("card", "width"), look.mm("card", "height"))

    def in_language(self, say: Language, extra: str) -> tuple[str, list[Draw]]:
        maker = self.maker
        if extra in maker.extras:
            return maker.extras[extra](self.look, say)
        if extra == LEGEND:
            return legend_cards(self.look, maker.legend(say), self.marks)
        if extra == ROUNDS:
            return rounds_card(self.look, say, maker.rounds())
        return topic_cards(self.look, self.size, say, maker.game, extra, self.scope)


def marks_in(maker: Maker, faces: Iterable[CardFace]) -> set[str]:
    """Every icon and written sign on the fronts of these cards and in the rounds."""
    signs = [sign for face in faces for sign in signs_on(face)]
    for one in maker.rounds():
        signs += [Sign(one.kind), *([Sign(f"seat-{one.leader}")] if one.leader else [])]
    return marks_of(signs)
