"""Caper: Europe on paper: the cards that are known as faces of a deck, its rounds, and the legend of its icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ....games.caper_europe.box import CITIES, DEAL, GAME, KINDS
from ....games.caper_europe.catalogue import CARDS
from ....games.caper_europe.description import describe_card
from ....games.caper_europe.figures import LEADERS
from ....games.card import Card
from ....languages import Language
from ....languages.describe import TRANSLATED, names_in
from ....languages.describe.caper_europe import GERMAN, describe
from ....languages.europe_legend import sign_meanings, thing_meanings, tile_meanings
from ....languages.terms import city_name, colour_name, kind_name
from ..cardface import CardFace
from ..deck import LEGEND, ROUNDS, Maker
from ..europesigns import card_rows
from ..infocards import LegendPart, Round

EXTRAS = (LEGEND, ROUNDS)
"""What a template may ask for beside topics of the rules."""
_LONGEST_TITLE = 48
"""Letters of a name that stand at the top of a card; players' packs may have longer ones."""
_MOST_EFFECTS = 4
"""What one card has room for; a card of a pack that has more goes on on another."""


class Part(NamedTuple):
    """A card to print, or a part of one that has too many effects for one."""

    card: Card
    number: int = 1
    of: int = 1

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def kind(self) -> str:
        return self.card.kind


def maker(rulings: Mapping[str, Any], own: Mapping[str, Any], known: Mapping[str, Card]) -> Maker:
    """How Caper: Europe becomes a deck: `known` are the shipped cards, completed by the player's packs."""

    def cards(city: str | None) -> list[Part]:
        return cards_of(known, city)

    def face(say: Language, part: Part) -> CardFace:
        return face_of(say, part, rulings, own)

    return Maker(GAME, CITIES, cards, face, lambda: rounds(own.get(LEADERS, ())), legend)


def cards_of(known: Mapping[str, Card], city: str | None) -> list[Part]:
    """The known designs that a game in this city uses, kind by kind; all of them for none."""
    chosen = [card for card in known.values() if city is None or card.city in (None, city)]
    return [part for card in sorted(chosen, key=lambda card: KINDS.index(card.kind)) for part in _parts(card)]


def _parts(card: Card) -> list[Part]:
    """The card as it is, unless its effects need more cards than one."""
    shown = [*((text, False) for text in card.effects), *((text, True) for text in card.always)]
    groups = [shown[start : start + _MOST_EFFECTS] for start in range(0, len(shown), _MOST_EFFECTS)] or [[]]
    if len(groups) == 1:
        return [Part(card)]
    return [Part(_only(card, group), number, len(groups)) for number, group in enumerate(groups, start=1)]


def _only(card: Card, group: Sequence[tuple[str, bool]]) -> Card:
    once, always = (tuple(text for text, lasts in group if lasts == lasting) for lasting in (False, True))
    return card._replace(effects=once, always=always)


def face_of(say: Language, part: Part, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> CardFace:
    """One card in one language; a name too long for the top stands whole in the text."""
    card = part.card
    words = describe(say, card, rulings, own)
    name = words.names[0].text
    if part.of > 1:
        name = f"{name} ({part.number}/{part.of})"
    long = len(name) > _LONGEST_TITLE
    return CardFace(
        id=card.id,
        title=f"{name[: _LONGEST_TITLE - 1]}…" if long else name,
        subtitle=_subtitle(say, card),
        line=_line(say, card),
        tile=card.colour or card.kind,
        colour=card.colour or "",
        figure=_figure(card),
        rows=card_rows(card),
        text=(name, *words.text) if long else words.text,
        readings=(),
        remarks=words.remarks,
        examples=words.examples,
        foot=say("Copies: {n}", n=card.copies) if "copies" in describe_card(card) else "",
        corner=card.city or "",
        emblem=card.city or card.kind,
    )


def _subtitle(say: Language, card: Card) -> str:
    """What the German box prints, and whether the name above is ours."""
    if card.names or card.id not in CARDS:
        return ""
    name, german = names_in(say.code, GAME, card.id)[0], names_in(GERMAN, GAME, card.id)[0]
    if german.origin == TRANSLATED:  # known from a review in other words than the box's
        return say("our translation") if name.origin == TRANSLATED else ""
    if name.text == german.text:
        return ""
    return say("our translation of {name}", name=german.text) if name.origin == TRANSLATED else german.text


def _line(say: Language, card: Card) -> str:
    parts = [kind_name(say, card.kind)]
    if card.kind == "gear":
        parts.append(colour_name(say, card.colour) if card.colour else say("colour not known"))
    return " · ".join([*parts, city_name(say, card.city or "base")])


def _figure(card: Card) -> tuple[str, str]:
    """The number in the corner: coins of a thief, cost of gear, points of a location; ? where nobody knows it."""
    key, number, icon = {
        "thief": ("coins", card.income, "coin"),
        "gear": ("cost", card.cost, "coin"),
        "location": ("points", card.points, "point"),
    }[card.kind]
    return ("?" if key in card.doubts else str(number)), icon


def rounds(leaders: Sequence[str]) -> list[Round]:
    """Thieves in odd rounds, gear in even ones; who begins, if the owner has told it."""
    return [
        Round(number, "gear" if number % 2 == 0 else "thief", cards, leaders[number - 1] if leaders else "")
        for number, cards in enumerate(DEAL, start=1)
    ]


def legend(say: Language) -> tuple[str, Sequence[LegendPart]]:
    """Things, signs, and what has a colour or a seat."""
    title = say("Icons")
    return title, [
        LegendPart(title, thing_meanings(say)),
        LegendPart(say("Signs"), sign_meanings(say)),
        LegendPart(say("Colours, cities, seats"), tile_meanings(say)),
    ]
