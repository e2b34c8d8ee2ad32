"""Cards that explain: the icons, the rounds, and topics of the rules over as many cards as they need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import repeat
from typing import NamedTuple

from ...languages import Language
from ...languages.digest import BOLD, CARD, TOPIC, Scope, Topic, read_topic
from ...languages.terms import seat_name
from .cardface import bound, framed
from .cells import MIDDLE, plain, word, write
from .fonts import Faces
from .geometry import MM, Box, does_not_fit
from .notation import draw_row, marks_of, row, row_width
from .page import CENTRE, Pen
from .template import Design
from .text import Block, Paragraph, Span, fit, flow, lay_out


class Round(NamedTuple):
    """One round: what is played, how many cards each gets, who begins ("" where nobody knows)."""

    number: int
    kind: str
    cards: int
    leader: str


class LegendPart(NamedTuple):
    """Signs with their meanings, on as many cards as they need; a sign is written as `row` takes it, with blanks."""

    title: str
    items: Sequence[tuple[str, str]]


Legend = tuple[str, Sequence[LegendPart]]
"""What a game has to explain of its icons, under one title."""
Draw = Callable[[Pen, Box], None]
_MOST_SIGNS = 13  # on one card of a legend
_MEANING, _SIGN = 8.4, 4.3 * MM  # sizes in a legend
_LEAST_GAP, _WIDEST_GAP = 0.7 * MM, 2 * MM  # between its rows
_STEP = 0.2  # points by which topics are shrunk
_FULLER = (1.08, 1.2)  # than its share a card of a topic may be, so that all are about as full
_LOSS = 0.96  # of the size that would do, if a card could be filled to its last line
_HEAD = 8.5 * MM
_LEAST_BODY = 20 * MM
_LEAST_LINES = 8  # on a card of rules, in the smallest type


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
        spans[-1] = spans[-1]._replace(text=bound(spans[-1].text))
        space = 0.15 if block.bullet and previous_bullet else 0.5
        keep = block.text.endswith(":")  # what it announces follows
        paragraphs.append(Paragraph(tuple(spans), bullet=block.bullet, space=space, keep=keep))
        previous_bullet = block.bullet
    return paragraphs


def topic_cards(look: Design, size: Box, say: Language, game: str, id: str, scope: Scope) -> tuple[str, list[Draw]]:
    """What a topic says of this deck, on as few cards as it can be, all in one size and evenly filled."""
    topic = read_topic(say, game, id, scope)
    body = body_of(look, size)
    if min(body.width, body.height) < _LEAST_BODY:
        raise does_not_fit("card")
    smallest = look.number("topic", "smallest")
    if min(body.width, body.height) < _LEAST_LINES * smallest:
        raise does_not_fit("topic.smallest")
    blocks = spread(topic_paragraphs(topic, look.faces), body, look.number("topic", "text"), smallest)
    return topic.title, [_topic_card(look, topic.title, block, n, len(blocks)) for n, block in enumerate(blocks, 1)]


def spread(paragraphs: Sequence[Paragraph], body: Box, size: float, smallest: float) -> list[Block]:
    """The paragraphs on the fewest cards, in the largest type these allow, none fuller than need be."""
    whole = fit(paragraphs, body.width, body.height, size, smallest)
    if whole:
        return [whole]

    def flowed(type_size: float, height: float = body.height) -> list[Block]:
        return list(flow(paragraphs, body.width, repeat(height), type_size))

    blocks = flowed(smallest)
    fewest, full = len(blocks), sum(block.height for block in blocks) / body.height
    trial = min(size, _LOSS * smallest * (fewest / full) ** 0.5)  # smaller type needs fewer lines, too
    while trial > smallest:
        larger = flowed(trial)
        if len(larger) <= fewest:
            blocks, smallest = larger, trial
            break
        trial -= _STEP
    share = sum(block.height for block in blocks) / fewest
    for height in (share * more for more in _FULLER if share * more < body.height):
        evened = flowed(smallest, height)
        if len(evened) <= fewest:
            return evened
    return blocks


def _topic_card(look: Design, title: str, block: Block, number: int, of: int) -> Draw:
    def draw(pen: Pen, trim: Box) -> None:
        draw_head(pen, look, trim, title, f"{number}/{of}" if of > 1 else "")
        pen.within = body_of(look, trim)
        pen.block(pen.within.x, pen.within.y, block)
        pen.within = None

    return draw


# --- the legend


def explained_items(part: LegendPart, marks: Collection[str]) -> list[tuple[str, str]]:
    """What a part says of these marks."""
    return [item for item in part.items if marks_of(row(*item[0].split())) <= set(marks)]


def legend_cards(look: Design, legend: Legend, marks: Collection[str]) -> tuple[str, list[Draw]]:
    """What these marks mean, part by part, each spread evenly over its cards."""
    title, parts = legend
    cards = []
    for part in parts:
        items = explained_items(part, marks)
        number = -(-len(items) // _MOST_SIGNS)
        for n in range(number):
            some = items[n * len(items) // number : (n + 1) * len(items) // number]
            cards.append(_legend_card(look, part.title, f"{n + 1}/{number}" if number > 1 else "", some))
    return title, cards


def _legend_card(look: Design, title: str, part: str, items: Sequence[tuple[str, str]]) -> Draw:
    """One row a sign, all meanings in one size; what is free is shared between the rows."""
    rows = [row(*signs.split()) for signs, _ in items]
    strong = look.faces.strong
    left = max(row_width(signs, strong, _SIGN) for signs in rows) + 2.4 * MM

    def draw(pen: Pen, trim: Box) -> None:
        draw_head(pen, look, trim, title, part)
        body = body_of(look, trim)
        blocks = _meanings(look, [meaning for _, meaning in items], body.width - left, body.height)
        heights = [max(_SIGN, block.height) for block in blocks]
        gap = min(_WIDEST_GAP, (body.height - sum(heights)) / len(rows))
        y = body.y
        for signs, block, height in zip(rows, blocks, heights, strict=True):
            beside = max(0.0, _SIGN - row_width(signs, strong, _SIGN)) / 2  # a thin sign stands in the middle
            draw_row(pen, body.x + beside, y + (height - _SIGN) / 2, signs, strong, _SIGN)
            pen.within = Box(body.x + left, y, body.width - left, height)
            pen.block(pen.within.x, y + (height - block.height) / 2, block)
            pen.within = None
            y += height + gap

    return draw


def _meanings(look: Design, texts: Sequence[str], width: float, height: float) -> list[Block]:
    """The texts in the largest size in which all rows have room."""
    for gap, smallest in ((_LEAST_GAP, look.number("topic", "smallest")), (0.0, look.size("smallest"))):
        size = _MEANING
        while size >= smallest:
            blocks = [lay_out([plain(text, look.faces.regular)], width, size) for text in texts]
            if sum(max(_SIGN, block.height) + gap for block in blocks) <= height:
                return blocks
            size -= _STEP
    raise does_not_fit("card.height")


# --- the rounds


def rounds_card(look: Design, say: Language, rounds: Sequence[Round]) -> tuple[str, list[Draw]]:
    title = say("Rounds")

    def draw(pen: Pen, trim: Box) -> None:
        draw_head(pen, look, trim, title)
        body = body_of(look, trim)
        note = 9 * MM
        row = (body.height - note) / len(rounds)
        for number, one in enumerate(rounds):
            draw_round(pen, look, say, Box(body.x, body.y + number * row, body.width, row), one)
        foot = Box(body.x, body.bottom - note + 1 * MM, body.width, note - 1 * MM)
        write(pen, foot, [plain(last_card_note(say), look.faces.quiet, "quiet")], 7.4, look.size("smallest"), at=MIDDLE)

    return title, [draw]


def last_card_note(say: Language) -> str:
    return say("The last card of a hand is discarded without pay.")


def draw_round(pen: Pen, look: Design, say: Language, box: Box, one: Round) -> None:
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
        box = framed(pen, look, trim)
        middle = Box(box.x + 3 * MM, box.y + box.height / 2 - 8 * MM, box.width - 6 * MM, 8 * MM)
        word(pen, middle, title, look.faces.strong, 12, 6, align=CENTRE)
        word(pen, middle.moved(0, 8 * MM), game, look.faces.regular, 8, 6, align=CENTRE, role="quiet")

    return draw
