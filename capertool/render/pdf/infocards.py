"""Cards that explain: the icons, the rounds, and topics of the rules over as many cards as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import NamedTuple

from ...languages import Language
from ...languages.digest import BOLD, CARD, TOPIC, Topic, read_topic
from ...languages.legend import ICONS, icon_meaning
from ...languages.terms import city_name, colour_name, seat_name
from .cells import MIDDLE, plain, word, write
from .fonts import Faces
from .geometry import MM, Box, does_not_fit
from .page import CENTRE, Pen
from .template import Design
from .text import Block, Paragraph, Span, fit, flow


class Round(NamedTuple):
    """One round: what is played, how many cards each gets, who begins ("" where nobody knows)."""

    number: int
    kind: str
    cards: int
    leader: str


class LegendPart(NamedTuple):
    """One card of a legend: icons with their meanings."""

    title: str
    items: Sequence[tuple[str, str]]


Legend = tuple[str, Sequence[LegendPart]]
"""What a game has to explain of its icons, under one title."""
Draw = Callable[[Pen, Box], None]
_COLOURS = ("green", "purple", "yellow", "red", "blue", "pink", "dark-green", "orange")
_CITIES = ("paris", "rome", "london")
_FLOW_SIZE = 6.7  # of a topic that takes several cards
_SMALLEST_ALONE = 6.1  # before a topic is spread over several cards
_HEAD = 8.5 * MM
_LEAST_BODY = 20 * MM


def body_of(look: Design, trim: Box) -> Box:
    box = trim.inset(look.mm("card", "padding"))
    return box.below(box.y + _HEAD)


def draw_head(pen: Pen, look: Design, trim: Box, title: str, part: str = "") -> None:
    box = trim.inset(look.mm("card", "padding"))
    room = 9 * MM if part else 0
    word(pen, Box(box.x, box.y, box.width - room, 5.6 * MM), title, look.faces.strong, 11.5, 6)
    if part:
        word(
            pen,
            Box(box.right - 8 * MM, box.y, 8 * MM, 5.6 * MM),
            part,
            look.faces.regular,
            8,
            6,
            align="right",
            role="quiet",
        )
    pen.rect(Box(box.x, box.y + 6.4 * MM, box.width, 0.4 * MM), fill="accent")


# --- topics


def topic_paragraphs(topic: Topic, faces: Faces) -> list[Paragraph]:
    styles = {BOLD: (faces.strong, "ink"), CARD: (faces.strong, "ink"), TOPIC: (faces.quiet, "quiet")}
    paragraphs = []
    previous_bullet = False
    for block in topic.blocks:
        spans = [Span(span.text, *styles.get(span.style, (faces.regular, "ink"))) for span in block.spans]
        space = 0.15 if block.bullet and previous_bullet else 0.5
        paragraphs.append(Paragraph(tuple(spans), bullet=block.bullet, space=space))
        previous_bullet = block.bullet
    return paragraphs


def topic_cards(look: Design, size: Box, say: Language, game: str, id: str) -> tuple[str, list[Draw]]:
    """A topic on one card where it fits, else spread over several."""
    topic = read_topic(say, game, id)
    body = body_of(look, size)
    if min(body.width, body.height) < _LEAST_BODY:
        raise does_not_fit("card")
    paragraphs = topic_paragraphs(topic, look.faces)
    whole = fit(paragraphs, body.width, body.height, look.number("card", "text"), _SMALLEST_ALONE)
    blocks = [whole] if whole else list(flow(paragraphs, body.width, repeat(body.height), _FLOW_SIZE))
    return topic.title, [_topic_card(look, topic.title, block, n, len(blocks)) for n, block in enumerate(blocks, 1)]


def _topic_card(look: Design, title: str, block: Block, number: int, of: int) -> Draw:
    def draw(pen: Pen, trim: Box) -> None:
        draw_head(pen, look, trim, title, f"{number}/{of}" if of > 1 else "")
        pen.within = body_of(look, trim)
        pen.block(pen.within.x, pen.within.y, block)
        pen.within = None

    return draw


# --- the legend


def legend_cards(look: Design, say: Language) -> tuple[str, list[Draw]]:
    """Icons on two cards, colours and cities on a third."""
    half = (len(ICONS) + 1) // 2
    icons = [(icon, icon_meaning(say, icon)) for icon in ICONS]
    tiles = [(colour, colour_name(say, colour)) for colour in _COLOURS[:-1]]
    tiles += [(city, city_name(say, city)) for city in _CITIES]
    tiles += [(f"seat-{seat}", seat_name(say, seat)) for seat in ("white", "green")]
    title = say("Icons")
    parts: list[tuple[str, str, Sequence[tuple[str, str]]]] = [
        (title, "1/2", icons[:half]),
        (title, "2/2", icons[half:]),
        (say("Colours, cities, seats"), "", tiles),
    ]
    return title, [_legend_card(look, heading, part, items) for heading, part, items in parts]


def legend_of(look: Design, legend: Legend) -> tuple[str, list[Draw]]:
    """A game's own legend, one card a part."""
    title, parts = legend
    return title, [_legend_card(look, part.title, "", part.items) for part in parts]


def _legend_card(look: Design, title: str, part: str, items: Sequence[tuple[str, str]]) -> Draw:
    def draw(pen: Pen, trim: Box) -> None:
        draw_head(pen, look, trim, title, part)
        body = body_of(look, trim)
        row = body.height / len(items)
        icon = min(5.2 * MM, row * 0.82)
        for number, (name, meaning) in enumerate(items):
            y = body.y + number * row
            pen.icon(name, body.x, y + (row - icon) / 2, icon)
            left = body.x + icon + 2.4 * MM
            word(pen, Box(left, y, body.right - left, row), meaning, look.faces.regular, 8.4, look.size("smallest"))

    return draw


# --- the rounds


def rounds_card(look: Design, say: Language, rounds: Sequence[Round]) -> tuple[str, list[Draw]]:
    title = say("Rounds")

    def draw(pen: Pen, trim: Box) -> None:
        draw_head(pen, look, trim, title)
        body = body_of(look, trim)
        note = 9 * MM
        row = (body.height - note) / len(rounds)
        for number, one in enumerate(rounds):
            _round(pen, look, say, Box(body.x, body.y + number * row, body.width, row), one)
        text = say("The last card of a hand is discarded without pay.")
        foot = Box(body.x, body.bottom - note + 1 * MM, body.width, note - 1 * MM)
        write(pen, foot, [plain(text, look.faces.quiet, "quiet")], 7.4, look.size("smallest"), at=MIDDLE)

    return title, [draw]


def _round(pen: Pen, look: Design, say: Language, box: Box, one: Round) -> None:
    """A square for the cube, the number, what is played, how many cards, who begins."""
    side = box.height - 2 * MM
    pen.rect(Box(box.x, box.y + 1 * MM, side, side), stroke="quiet", width=0.6, radius=1 * MM)
    pen.centred(Box(box.x, box.y, side, box.height), [str(one.number)], look.faces.strong, 12, "quiet")
    icon = 6 * MM
    left = box.x + side + 2.4 * MM
    pen.icon(one.kind, left, box.y + (box.height - icon) / 2, icon)
    left += icon + 2 * MM
    upper, lower = (Box(left, box.y + n * box.height / 2, box.right - left, box.height / 2) for n in (0, 1))
    cards = say.plural("{n} card each", "{n} cards each", one.cards)
    word(pen, upper, cards, look.faces.strong, 8.4, look.size("smallest"))
    begins = say("the board shows who begins")
    if one.leader:
        disc = 3 * MM
        pen.icon(f"seat-{one.leader}", left, lower.y + (lower.height - disc) / 2, disc)
        begins = say("{seat} begins", seat=seat_name(say, one.leader))
        lower = Box(left + disc + 1.4 * MM, lower.y, lower.width - disc - 1.4 * MM, lower.height)
    word(pen, lower, begins, look.faces.regular, 7.6, look.size("smallest"), role="quiet")


def info_back(look: Design, title: str, game: str) -> Draw:
    """The back of a card that explains, where there is only one language."""

    def draw(pen: Pen, trim: Box) -> None:
        box = trim.inset(look.mm("card", "padding"))
        pen.rect(box, stroke="hairline", width=0.6, radius=3 * MM)
        middle = Box(box.x + 3 * MM, box.y + box.height / 2 - 8 * MM, box.width - 6 * MM, 8 * MM)
        word(pen, middle, title, look.faces.strong, 12, 6, align=CENTRE)
        word(pen, middle.moved(0, 8 * MM), game, look.faces.regular, 8, 6, align=CENTRE, role="quiet")

    return draw
