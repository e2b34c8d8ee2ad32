"""Point cards to lay on the table: what is known is printed, what nobody has told is left to be written in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...languages import Language
from ...languages.terms import category_name, variant_name
from .cells import BOTTOM, plain, word, write
from .geometry import MM, Box
from .infocards import Draw, body_of, draw_head
from .padplaces import origin_words
from .padrows import category_icon
from .page import CENTRE, Pen
from .template import Design

_HEADS = 6 * MM
_NOTE = 13 * MM
_LABEL = 0.42  # of the width, for the goods


class PointCard(NamedTuple):
    """What the places pay with so many players, by category; empty where it is not known."""

    players: int
    places: int
    rows: Mapping[str, Sequence[int]]
    origin: str


def point_cards(
    look: Design, say: Language, game: str, categories: Sequence[str], cards: Sequence[PointCard]
) -> tuple[str, list[Draw]]:
    """One card for each number of players."""
    return say("Point cards"), [_point_card(look, say, game, categories, card) for card in cards]


def _point_card(look: Design, say: Language, game: str, categories: Sequence[str], card: PointCard) -> Draw:
    def draw(pen: Pen, trim: Box) -> None:
        players = variant_name(say, str(card.players))
        draw_head(pen, look, trim, say("Point card: {players}", players=players))
        body = body_of(look, trim)
        _, right = Box(body.x, body.y, body.width, _HEADS).split(_LABEL, 1 - _LABEL)
        for place, head in enumerate(right.columns(card.places), start=1):
            word(pen, head, f"{place}.", look.faces.regular, 8, look.size("smallest"), align=CENTRE, role="quiet")
        height = (body.height - _HEADS - _NOTE) / len(categories)
        for number, category in enumerate(categories):
            area = Box(body.x, body.y + _HEADS + number * height, body.width, height)
            _goods_row(pen, look, say, area, category_icon(category, game), category, card)
        bottom = Box(body.x, body.bottom - _NOTE, body.width, _NOTE)
        pen.line(body.x, bottom.y, body.right, bottom.y, "ink", 0.6)
        note = plain(origin_words(say, card.origin, str(card.players)), look.faces.quiet, "quiet")
        write(pen, bottom.below(bottom.y + 1.5 * MM), [note], 7, look.size("smallest"), at=BOTTOM)

    return draw


def _goods_row(pen: Pen, look: Design, say: Language, box: Box, icon: str, category: str, card: PointCard) -> None:
    pen.line(box.x, box.y, box.right, box.y)
    left, right = box.split(_LABEL, 1 - _LABEL)
    side = 5.4 * MM
    pen.icon(icon, left.x, left.y + (left.height - side) / 2, side)
    name = Box(left.x + side + 1.4 * MM, left.y, left.width - side - 2 * MM, left.height)
    word(pen, name, category_name(say, category), look.faces.strong, 8.4, look.size("smallest"))
    paid = card.rows.get(category, ())
    for place, cell in enumerate(right.columns(card.places)):
        if place < len(paid):
            word(pen, cell, str(paid[place]), look.faces.strong, 14, look.size("smallest"), align=CENTRE)
        else:
            line = cell.bottom - 0.24 * cell.height
            pen.line(cell.x + 0.8 * MM, line, cell.right - 0.8 * MM, line, "quiet", 0.5)
