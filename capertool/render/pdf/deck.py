"""The reference deck: one card a design, then the cards that explain, two-sided, for any number of pages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from ...languages import Language
from ...languages.terms import GAME_NAMES, kind_name
from .caper import GAME, Box, cards_of, face_of, rounds
from .cardface import CardFace, draw_back, draw_face
from .geometry import Box as Area
from .imposition import Run, TwoSided, impose
from .infocards import Draw, info_back, legend_cards, rounds_card, topic_cards
from .page import Pen
from .template import Design

LEGEND, ROUNDS = "legend", "rounds"


def deck(look: Design, languages: Sequence[Language], city: str, box: Box) -> list[TwoSided]:
    """Every card of a city, in one language or with the second on the back."""
    first, second = languages[0], languages[1] if len(languages) > 1 else None
    cards = []
    for card in cards_of(city):
        front = face_of(first, card, box)
        back = face_of(second, card, box) if second else None
        cards.append(TwoSided(_front(look, front), _back(look, front, back, first), kind_name(first, card.kind)))
    return cards + _explaining(look, first, second)


def _front(look: Design, face: CardFace) -> Draw:
    return lambda pen, trim: draw_face(pen, look, trim, face)


def _back(look: Design, face: CardFace, other: CardFace | None, say: Language) -> Draw:
    if other is not None:
        return _front(look, other)
    return lambda pen, trim: draw_back(pen, look, trim, face.emblem, (GAME_NAMES[GAME], face.line))


def _explaining(look: Design, first: Language, second: Language | None) -> list[TwoSided]:
    """Legend, rounds and topics; where the second language needs more cards, the front stays empty but named."""
    size = Area(0, 0, look.mm("card", "width"), look.mm("card", "height"))
    cards = []
    for extra in look.values["extras"][GAME]:
        title, fronts = _extra(look, size, first, extra)
        backs = _extra(look, size, second, extra)[1] if second else []
        plain = info_back(look, title, GAME_NAMES[GAME])
        cards += [TwoSided(front or plain, back or plain, title) for front, back in zip_longest(fronts, backs)]
    return cards


def _extra(look: Design, size: Area, say: Language, extra: str) -> tuple[str, list[Draw]]:
    if extra == LEGEND:
        return legend_cards(look, say)
    if extra == ROUNDS:
        return rounds_card(look, say, rounds())
    return topic_cards(look, size, say, extra)


def draw_deck(pen: Pen, look: Design, cards: Sequence[TwoSided], run: Run) -> None:
    impose(pen, look, cards, run)
