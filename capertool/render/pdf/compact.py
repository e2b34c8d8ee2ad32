"""Everything a deck says as pieces of overview pages: its cards, the legend, the rounds, the topics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...languages import Language
from ...languages.digest import read_topic
from ...languages.terms import kinds_name
from .cardface import CLEAR, CardFace
from .cells import plain
from .deck import LEGEND, ROUNDS, Explained, Maker, rules_name
from .geometry import MM, Box
from .imposition import Label
from .infocards import draw_round, explained_items, last_card_note, topic_paragraphs
from .notation import draw_row, row, row_width
from .overview import Piece, Pieces
from .page import RIGHT, Pen
from .template import Design
from .text import ASCENT, LEADING, Block, Paragraph, Span, lay_out

_GAP = 2.6 * MM  # between two cards
_HEADING = 7 * MM
_ABOVE = 3 * MM  # before a chapter
_BETWEEN = 0.8  # paragraphs, of the room they have on cards
_ROUND = 9 * MM
_TOGETHER = 2  # so few pieces may stand alone below a heading
_DRAWN = 62 * MM  # height of a card that is drawn as it is


def compact_pieces(look: Design, maker: Maker, city: str | None, say: Language) -> Pieces:
    """How to make the pieces of a city, or of the whole box, in one language."""
    faces = [(kinds_name(say, card.kind, maker.game), maker.face(say, card)) for card in maker.cards(city)]
    explained = Explained(look, maker, city, [face for _, face in faces])

    def pieces(width: float, size: float) -> list[Piece]:
        made = list(_cards(look, faces, width, size))
        for extra in explained.extras:
            made += _extra(explained, say, extra, width, size)
        return made

    return pieces


def _heading(look: Design, title: str, label: Label | None = None) -> Piece:
    def draw(pen: Pen, box: Box) -> None:
        pen.within = box
        y = box.y + ASCENT * look.size("heading")
        pen.text(box.x, y, title, look.faces.strong, look.size("heading"), "accent")
        pen.within = None

    return Piece(_HEADING, draw, label, keep=True, above=_ABOVE)


# --- cards


def _cards(look: Design, faces: Sequence[tuple[str, CardFace]], width: float, size: float) -> Iterator[Piece]:
    """Group by group, each under its heading."""
    last = ""
    for group, face in faces:
        if group != last:
            yield _heading(look, group)
        last = group
        yield _card(look, face, width, size, Label(group, face.title))


def _card(look: Design, face: CardFace, width: float, size: float, label: Label) -> Piece:
    """Tile, name, figure; text below; icons in rows at the end."""
    strong, tile = look.faces.strong, 1.9 * size
    left, beside = tile + 1.6 * MM, _figure_width(look, face, size)
    text = lay_out(_card_text(look, face), width - left - beside, size)
    widest = max((row_width(signs, strong, 1.0) for signs in face.rows), default=1.0)
    icon = min(look.mm("overview", "icon"), width / widest)

    def draw(pen: Pen, box: Box) -> None:
        pen.icon(face.tile, box.x, box.y + 0.1 * size, tile)
        pen.within = box
        pen.block(box.x + left, box.y, text)
        _figure(pen, look, box, face, size)
        y = box.y + text.height + 1 * MM
        for signs in face.rows:
            x = min(box.x + left, box.right - row_width(signs, strong, icon))
            draw_row(pen, x, y, signs, strong, icon)
            y += icon + 0.8 * MM
        pen.within = None
        pen.line(box.x, box.bottom - _GAP / 2, box.right, box.bottom - _GAP / 2, "hairline", 0.3)

    return Piece(text.height + 2.2 * MM + len(face.rows) * (icon + 0.8 * MM) + _GAP, draw, label)


def _card_text(look: Design, face: CardFace) -> list[Paragraph]:
    faces = look.faces
    name = [Span(face.title, faces.strong, "ink")]
    if face.subtitle:
        name.append(Span(f"  {face.subtitle}", faces.quiet, "quiet"))
    readings = [
        Paragraph((Span(f"{label} ", faces.strong, "quiet"), Span(text, faces.regular, "quiet")), space=0.2, scale=0.92)
        for label, text in face.readings
    ]
    body = plain(" ".join(face.text), faces.regular, space=0.2)
    return [Paragraph(tuple(name), scale=1.16), body, *readings]


def _figure_width(look: Design, face: CardFace, size: float) -> float:
    """What the figure takes at the right, and the room that keeps the name from it."""
    number = face.figure[0] if face.figure else ""
    return 1.5 * size + 1 + look.faces.strong.width(number, 1.5 * size) + CLEAR if face.figure else 0.0


def _figure(pen: Pen, look: Design, box: Box, face: CardFace, size: float) -> None:
    if face.figure is None:
        return
    number, icon = face.figure
    side = 1.5 * size
    pen.icon(icon, box.right - side, box.y, side)
    if number:
        pen.text(box.right - side - 1, box.y + ASCENT * side, number, look.faces.strong, side, align=RIGHT)


# --- what explains them


def _extra(explained: Explained, say: Language, extra: str, width: float, size: float) -> list[Piece]:
    look, maker = explained.look, explained.maker
    if extra in maker.extras:
        title, drawn = maker.extras[extra](look, say)
        return [_heading(look, title, Label(rules_name(say), title)), *(Piece(_DRAWN, draw) for draw in drawn)]
    if extra == LEGEND:
        title, parts = maker.legend(say)
        items = [item for part in parts for item in explained_items(part, explained.marks)]
        body = list(_legend(look, items, width, size))
    elif extra == ROUNDS:
        title, body = say("Rounds"), _rounds(explained, say, width, size)
    else:
        topic = read_topic(say, maker.game, extra, explained.scope)
        title = topic.title
        first, *rest = topic_paragraphs(topic, look.faces)
        body = [_paragraph(part, width, size) for part in (first._replace(space=0.0), *rest)]
    if len(body) > _TOGETHER:
        body[0] = body[0]._replace(keep=True)
    return [_heading(look, title, Label(rules_name(say), title)), *body]


def _paragraph(paragraph: Paragraph, width: float, size: float) -> Piece:
    block = lay_out([paragraph], width, size)
    height = len(block.lines) * LEADING * size
    above = _BETWEEN * paragraph.space * size
    return Piece(height, lambda pen, box: _block(pen, box, block), keep=paragraph.keep, above=above)


def _block(pen: Pen, box: Box, block: Block) -> None:
    pen.within = box
    pen.block(box.x, box.y, block)
    pen.within = None


def _legend(look: Design, items: Sequence[tuple[str, str]], width: float, size: float) -> Iterator[Piece]:
    """Two signs with their meanings side by side, read down the left and then the right."""
    half = -(-len(items) // 2)
    icon, cell = 1.5 * size, (width - 4 * MM) / 2
    left = 2 * icon + 2.4 * MM
    blocks = [lay_out([plain(meaning, look.faces.regular)], cell - left, size) for _, meaning in items]
    for number in range(half):
        pair = [n for n in (number, number + half) if n < len(items)]
        height = max(icon, *(blocks[n].height for n in pair)) + 0.8 * MM

        def draw(pen: Pen, box: Box, pair: Sequence[int] = pair) -> None:
            for side, n in enumerate(pair):
                x = box.x + side * (cell + 4 * MM)
                middle = box.y + (box.height - 0.8 * MM) / 2
                signs = row(*items[n][0].split())
                thin = max(0.0, icon - row_width(signs, look.faces.strong, icon)) / 2
                draw_row(pen, x + thin, middle - icon / 2, signs, look.faces.strong, icon)
                area = Box(x + left, box.y, cell - left, box.height)
                _block(pen, area._replace(y=middle - blocks[n].height / 2), blocks[n])

        yield Piece(height, draw)


def _rounds(explained: Explained, say: Language, width: float, size: float) -> list[Piece]:
    """Three rounds side by side with the next three, and what happens to the last card."""
    rounds = explained.maker.rounds()
    half = -(-len(rounds) // 2)

    def draw(pen: Pen, box: Box) -> None:
        for area, some in zip(box.columns(2, 4 * MM), (rounds[:half], rounds[half:]), strict=True):
            for number, one in enumerate(some):
                line = Box(area.x, area.y + number * _ROUND, area.width, _ROUND)
                draw_round(pen, explained.look, say, line, one)

    note = plain(last_card_note(say), explained.look.faces.quiet, "quiet")
    return [Piece(half * _ROUND + 1 * MM, draw, keep=True), _paragraph(note, width, size)]
