"""Thief's Market on paper: its 49 cards as faces of a deck, one a printed card, and the legend of their icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....games.thiefs_market.catalogue import CARDS, ICONS, Card, cost_from, cost_letters
from ....languages import SOURCE, Language
from ....languages.describe import TRANSLATED, names_in
from ....languages.describe.thiefs_market import describe
from ....languages.market_legend import card_meanings, dice_meanings, sign_meanings
from ....languages.terms import icon_name
from ..cardface import CardFace
from ..deck import LEGEND, Maker
from ..infocards import LegendPart
from ..marketsigns import Row, cost_signs, effect_rows
from ..notation import row

GAME = "thiefs-market"
EXTRAS = (LEGEND,)
"""What a template may ask for beside topics of the rules."""


def maker(rulings: Mapping[str, Any], costs: Mapping[str, Any]) -> Maker:
    """How Thief's Market becomes a deck."""
    return Maker(GAME, (), cards_of, lambda say, card: face_of(say, card, rulings, costs), list, legend)


def cards_of(city: str | None) -> list[Card]:
    """Icon by icon, then by deck; a design that is there twice once for each of its costs."""
    ordered = sorted(CARDS.values(), key=lambda card: (ICONS.index(card.icon), card.deck))
    return [card._replace(costs=(cost,)) for card in ordered for cost in card.costs]


def face_of(say: Language, card: Card, rulings: Mapping[str, Any], costs: Mapping[str, Any]) -> CardFace:
    """One card in one language; a doubtful cost as this person's box prints it."""
    words = describe(say, card, rulings, costs)
    cost = cost_from(str(costs[card.id])) if card.id in costs else card.costs[0]
    name = words.names[0]
    english = names_in(SOURCE, GAME, card.id)[0].text
    return CardFace(
        id=card.id,
        title=name.text,
        subtitle=_subtitle(say, english, translated=name.origin == TRANSLATED) if name.text != english else "",
        line=_line(say, card),
        tile=card.icon,
        colour="",
        figure=("", f"deck-{card.deck}"),
        rows=(cost_signs(cost), *_repeated(card), *(signs for effect in card.effects for signs in effect_rows(effect))),
        text=words.text,
        readings=(),
        remarks=words.remarks,
        examples=words.examples,
        foot=_foot(say, card),
        corner="",
        emblem=f"deck-{card.deck}",
    )


def _subtitle(say: Language, english: str, *, translated: bool) -> str:
    """The English name; and whether the one above is ours, because no box of this language prints one."""
    return say("our translation of {name}", name=english) if translated else english


def _repeated(card: Card) -> tuple[Row, ...]:
    """An icon that stands on the card more than once."""
    return (row(card.icon, f"=×{card.icons}"),) if card.icons > 1 else ()


def _line(say: Language, card: Card) -> str:
    icon = icon_name(say, card.icon)
    deck = say("deck {letter}", letter=card.deck)
    return f"{icon if card.icons == 1 else f'{icon} ×{card.icons}'} · {deck}"


def _foot(say: Language, card: Card) -> str:
    others = [cost for cost in CARDS[card.id].costs if cost != card.costs[0]]
    return say("The other copy costs {cost}.", cost=cost_letters(others[0])) if others else ""


def legend(say: Language) -> tuple[str, Sequence[LegendPart]]:
    """The icons of the cards, the dice, and the signs of what is done."""
    return say("Legend"), [
        LegendPart(say("Icons"), card_meanings(say)),
        LegendPart(say("Dice"), dice_meanings(say)),
        LegendPart(say("Signs"), sign_meanings(say)),
    ]
