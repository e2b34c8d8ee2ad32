"""The reference deck: one card a design, then the cards that explain, two-sided, for any number of pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from ...languages import Language
from ...languages.terms import GAME_NAMES, kind_name
from .cardface import CardFace, draw_back, draw_face
from .geometry import Box
from .imposition import TwoSided
from .infocards import Draw, Legend, Round, info_back, legend_cards, legend_of, rounds_card, topic_cards
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
    legend: Callable[[Language], Legend] | None = None
    """Of a game with icons of its own."""
    extras: Mapping[str, Callable[[Design, Language], tuple[str, list[Draw]]]] = {}
    """Cards of this game alone that a template may ask for."""


def deck(look: Design, languages: Sequence[Language], maker: Maker, city: str | None) -> list[TwoSided]:
    """Every card of a city, in one language or with the second on the back."""
    first, second = languages[0], languages[1] if len(languages) > 1 else None
    game = GAME_NAMES[maker.game]
    cards = []
    for card in maker.cards(city):
        front = maker.face(first, card)
        back = _front(look, maker.face(second, card)) if second else _back(look, front, game)
        cards.append(TwoSided(_front(look, front), back, chapter_title(first, card.kind, maker.game)))
    return cards + explaining(look, maker, first, second)


def chapter_title(say: Language, kind: str, game: str = "") -> str:
    name = kind_name(say, kind, game)
    return name[:1].upper() + name[1:]


def _front(look: Design, face: CardFace) -> Draw:
    return lambda pen, trim: draw_face(pen, look, trim, face)


def _back(look: Design, face: CardFace, game: str) -> Draw:
    return lambda pen, trim: draw_back(pen, look, trim, face.emblem, (game, face.line))


def explaining(look: Design, maker: Maker, first: Language, second: Language | None = None) -> list[TwoSided]:
    """Legend, rounds and topics; where one language needs more cards than the other, a plain side is named."""
    size = Box(0, 0, look.mm("card", "width"), look.mm("card", "height"))
    cards = []
    for extra in look.values["extras"][maker.game]:
        title, fronts = _extra(look, size, first, extra, maker)
        backs = _extra(look, size, second, extra, maker)[1] if second else []
        plain = info_back(look, title, GAME_NAMES[maker.game])
        cards += [TwoSided(front or plain, back or plain, title) for front, back in zip_longest(fronts, backs)]
    return cards


def _extra(look: Design, size: Box, say: Language, extra: str, maker: Maker) -> tuple[str, list[Draw]]:
    if extra in maker.extras:
        return maker.extras[extra](look, say)
    if extra == LEGEND:
        return legend_of(look, maker.legend(say)) if maker.legend else legend_cards(look, say)
    if extra == ROUNDS:
        return rounds_card(look, say, maker.rounds())
    return topic_cards(look, size, say, maker.game, extra)
