"""Sneaks & Snitches on paper: its kinds of cards as faces of a deck, the point cards, and the legend of the icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....games.sneaks_and_snitches import box
from ....games.sneaks_and_snitches.catalogue import CARDS, LOCATION, Card
from ....games.sneaks_and_snitches.table import known_card
from ....languages import Language
from ....languages.describe import TRANSLATED, names_in
from ....languages.describe.sneaks_and_snitches import PRINTED_IN, describe
from ....languages.sneaks_legend import card_meanings, goods_icon, sign_meanings
from ....languages.terms import kind_name
from ..cardface import CardFace
from ..deck import LEGEND, Maker
from ..infocards import Draw, LegendPart
from ..notation import Sign, row
from ..pointcards import PointCard, point_cards
from ..template import Design

GAME = box.GAME_ID
POINT_CARDS = "point-cards"
EXTRAS = (LEGEND, POINT_CARDS)
"""What a template may ask for beside topics of the rules."""


def maker(rulings: Mapping[str, Any], figures: Mapping[str, Any]) -> Maker:
    """How Sneaks & Snitches becomes a deck; `figures` are what the owner has entered of the box."""

    def drawn_cards(look: Design, say: Language) -> tuple[str, list[Draw]]:
        return point_cards(look, say, GAME, box.GOODS, cards_known(figures))

    face = lambda say, card: face_of(say, card, rulings, figures)  # noqa: E731
    return Maker(GAME, (), cards_of, face, list, legend, {POINT_CARDS: drawn_cards})


def cards_of(city: str | None) -> list[Card]:
    """Every kind of card there is."""
    return list(CARDS.values())


def cards_known(figures: Mapping[str, Any]) -> list[PointCard]:
    """A point card for each number of players, of two only with the place that pays."""
    found = []
    for players in range(box.FEWEST_PLAYERS, box.MOST_PLAYERS + 1):
        card, origin = known_card(players, figures)
        places = 1 if players == box.FEWEST_PLAYERS else players
        rows = {kind: row[:places] for kind, row in (card or {}).items()}
        found.append(PointCard(players, places, rows, origin if card else ""))
    return found


def face_of(say: Language, card: Card, rulings: Mapping[str, Any], figures: Mapping[str, Any]) -> CardFace:
    """One kind of card in one language."""
    words = describe(say, card, rulings, figures)
    name = words.names[0]
    printed = names_in(PRINTED_IN, GAME, card.id)[0].text
    ours = name.origin == TRANSLATED and name.text != printed
    tile = _TILES.get(card.id) or f"letter-{card.letter.lower()}"
    return CardFace(
        id=card.id,
        title=name.text,
        subtitle=printed if ours else "",
        line=_line(say, card),
        tile=tile,
        colour="",
        figure=None,
        rows=_OUTCOMES if card.kind == LOCATION else _ROWS[card.id],
        text=words.text,
        readings=(),
        remarks=words.remarks,
        examples=words.examples,
        foot="",
        corner="",
        emblem=tile,
    )


def _line(say: Language, card: Card) -> str:
    kind = kind_name(say, card.kind, GAME)
    if card.kind != LOCATION:
        return kind
    numbers = say.join([str(number) for number in card.players])
    players = say("players: {numbers}", numbers=numbers)
    return f"{kind} · {players}"


def legend(say: Language) -> tuple[str, Sequence[LegendPart]]:
    """Goods and cards, then the signs of what happens."""
    title = say("Icons")
    return title, [LegendPart(title, [*card_meanings(say), *sign_meanings(say)])]


# --- icons


_GOODS = " ".join(goods_icon(kind) for kind in box.GOODS)
_BLANK = "\u00a0" * 6  # as wide as an icon, so that the snitch stands above the boss
_TILES = {
    "standard": "loot",
    "collection": "sets",
    "carte-blanche": "any",
    "free-theft": "secret",
    "intrigue": "swap",
    "special-object": "specials",
    "compromising-documents": "documents",
    "boss": "boss",
    "destination": "destination",
    "secret-theft": "secret",
    "point-card": "places",
}
_ROWS: Mapping[str, tuple[tuple[Sign, ...], ...]] = {
    id: tuple(row(*signs.split(" ")) for signs in rows)
    for id, rows in {
        "standard": ("loot arrow token",),
        "collection": ("bank arrow", _GOODS),
        "carte-blanche": (f"bank arrow ={box.CARTE_BLANCHE_TOKENS} any",),
        "free-theft": (f"={box.FREE_THEFT_CARDS} secret",),
        "intrigue": (f"={box.INTRIGUE_SWAPS}× token swap token rivals",),
        "special-object": ("end point",),
        "compromising-documents": ("now rivals half token arrow bank",),
        "boss": (f"={_BLANK} snitch", "thief boss"),
        "destination": ("destination arrow location",),
        "secret-theft": ("end secret arrow token",),
        "point-card": (f"{_GOODS} arrow point",),
    }.items()
}
_OUTCOMES = (
    row("snitch", "arrow", "protected", "loot"),
    row("=1", "thief", "arrow", "thief", "loot"),
    row("=2+", "thief", "arrow", "secret"),
    row("nobody", "arrow", "discard", "loot"),
)
"""What happens at a location: guarded, stolen, a crowd, nobody."""
