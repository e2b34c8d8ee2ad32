"""Caper on paper: its cards as faces of a deck, and what only this game has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ....games.caper.box import CITIES, DEAL
from ....games.caper.catalogue import CARDS
from ....games.caper.remarks import remarks
from ....games.card import Card
from ....languages import SOURCE, Language
from ....languages.compose import composer
from ....languages.describe import names_in
from ....languages.describe.caper import describe, reading_in_words
from ....languages.legend import sign_meanings, tile_meanings
from ....languages.remarks import say_remark
from ....languages.terms import city_name, colour_name, kind_name
from ..cardface import CardFace
from ..deck import LEGEND, ROUNDS, Maker
from ..infocards import LegendPart, Round
from ..notation import Sign, printed_points, signs_of

GAME = "caper"
KINDS = ("thief", "gear", "location")
EXTRAS = (LEGEND, ROUNDS)
"""What a template may ask for beside topics of the rules."""


class Dealt(NamedTuple):
    """A design in a deck, and the city that is played; None for all."""

    card: Card
    city: str | None

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def kind(self) -> str:
        return self.card.kind


class Box(NamedTuple):
    """The box on this person's table: how its rulebook reads, and the incomes it prints."""

    rulings: Mapping[str, Any]
    incomes: Mapping[str, Any]


def maker(rulings: Mapping[str, Any], incomes: Mapping[str, Any]) -> Maker:
    """How Caper becomes a deck."""
    box = Box(rulings, incomes)
    return Maker(GAME, CITIES, cards_of, lambda say, dealt: face_of(say, dealt, box), rounds, legend)


def cards_of(city: str | None) -> list[Dealt]:
    """The designs a game in this city uses, kind by kind; all of the box for none."""
    chosen = [Dealt(card, city) for card in CARDS.values() if city is None or card.city in (None, city)]
    return sorted(chosen, key=lambda dealt: KINDS.index(dealt.kind))


def face_of(say: Language, dealt: Dealt, box: Box) -> CardFace:
    """One card in one language."""
    card = dealt.card
    read = card.read(box.rulings)
    words = describe(say, card, box.rulings, box.incomes)
    names = [name.text for name in words.names]
    english = names_in(SOURCE, GAME, card.id)[0].text
    others = [name for name in (*names[1:], english) if name != names[0]]
    return CardFace(
        id=card.id,
        title=names[0],
        subtitle=others[0] if others else "",
        line=_line(say, card),
        tile=card.colour or card.kind,
        colour=card.colour or "",
        figure=_figure(card, box),
        rows=tuple(_rows(read)),
        text=words.text,
        readings=tuple(_other_readings(say, card, words.text)),
        remarks=tuple(say_remark(say, remark) for remark in remarks(card, dealt.city)),
        examples=words.examples,
        foot=say("Copies: {n}", n=card.copies) if card.kind == "gear" else "",
        corner=card.city or "",
        emblem=card.city or card.kind,
    )


def _other_readings(say: Language, card: Card, own: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What other rulebooks make of the card, where that is not what stands on it already."""
    for value in card.readings:
        text = composer(say).card_text(card.under(value))
        if tuple(text) != own:
            yield reading_in_words(say, card, value), " ".join(text)


def _line(say: Language, card: Card) -> str:
    parts = [kind_name(say, card.kind)]
    if card.colour:
        parts.append(colour_name(say, card.colour))
    return " · ".join([*parts, city_name(say, card.city or "base")])


def _figure(card: Card, box: Box) -> tuple[str, str] | None:
    """The number in the corner: cost, income (doubtful ones with a question mark) or points."""
    if card.kind == "gear":
        return str(card.cost), "coin"
    if card.kind == "location":
        return str(card.points), "point"
    if card.id in box.incomes:
        return str(box.incomes[card.id]), "coin"
    return f"{card.income}{'?' if 'income' in card.doubts else ''}", "coin"


def _rows(card: Card) -> Sequence[tuple[Sign, ...]]:
    """Icons row by row; a location's reward in one, then what it does for both sides."""
    effects = [signs_of(text) for text in card.effects]
    if card.kind != "location":
        return effects
    reward = list(printed_points(card.points))
    for signs in effects:
        reward += [Sign("+", False), *(sign for sign in signs if sign.text != "end")]
    return [tuple(reward), *(signs_of(text, always=True) for text in card.always)]


def legend(say: Language) -> tuple[str, Sequence[LegendPart]]:
    """All signs, then what has a colour, a city or a seat."""
    title = say("Icons")
    return title, [LegendPart(title, [*sign_meanings(say), *tile_meanings(say)])]


def rounds() -> list[Round]:
    """White leads the thief rounds, green the gear rounds."""
    return [
        Round(number, "gear" if number % 2 == 0 else "thief", cards, "green" if number % 2 == 0 else "white")
        for number, cards in enumerate(DEAL, start=1)
    ]
