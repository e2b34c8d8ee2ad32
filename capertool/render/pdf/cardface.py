"""A card of a deck as data, and how it is drawn: name, colour, icons, text. It knows no game."""

from __future__ import annotations

from typing import NamedTuple

from .cells import MIDDLE, fitted, holds, plain, word, write
from .geometry import MM, Box, does_not_fit
from .notation import Sign, draw_row, row_width
from .page import CENTRE, RIGHT, Pen
from .template import Design
from .text import Paragraph, Span

_TILE = 12.0 * MM
_BASELINE = 4.3 * MM  # of the name in one line and of the figure
_ROW_GAP = 1.3 * MM
_INSET = 1.5 * MM
_FOOT = 5.2 * MM
_MOST_ICONS = 0.4  # of the height below the head
_SHORT = 8  # letters of a last word, with its full stop
CLEAR = 2.6 * MM  # between a name and the figure beside it
_TWO_LINES, _SMALLEST_NAME = 8.0, 6.4  # sizes of a name


class CardFace(NamedTuple):
    """One side of a card in one language."""

    id: str
    title: str
    subtitle: str
    """The name in another language, where there is one to know."""
    line: str
    """What it is, in a few words."""
    tile: str
    """The icon of its kind, or the tile of its colour."""
    colour: str
    figure: tuple[str, str] | None
    """A number, where there is one, and the icon of its unit."""
    rows: tuple[tuple[Sign, ...], ...]
    text: tuple[str, ...]
    readings: tuple[tuple[str, str], ...]
    remarks: tuple[str, ...]
    examples: tuple[str, ...]
    foot: str
    corner: str
    """The icon of the city it belongs to."""
    emblem: str
    """What the back shows: the city's icon, or the kind's."""


def signs_on(face: CardFace) -> list[Sign]:
    """All signs that its front shows."""
    number, unit = face.figure or ("", "")
    icons = [Sign(icon) for icon in (face.tile, unit, face.corner) if icon]
    return [*icons, Sign(number, False), *(sign for row in face.rows for sign in row)]


def draw_face(pen: Pen, look: Design, trim: Box, face: CardFace) -> None:
    """A card within its trim box."""
    box = trim.inset(look.mm("card", "padding"))
    y = _head(pen, look, box, face)
    y = _icons(pen, look, box.below(y), face)
    body = Box(box.x, y, box.width, box.bottom - _FOOT - y)
    _text(pen, look, body, face)
    foot = Box(box.x, box.bottom - _FOOT + 1 * MM, box.width - _FOOT, _FOOT - 1 * MM)
    if face.foot:
        word(pen, foot, face.foot, look.faces.regular, 6.8, look.size("smallest"), role="quiet")
    if face.corner:
        pen.icon(face.corner, box.right - 4 * MM, box.bottom - 4 * MM, 4 * MM)


def _text(pen: Pen, look: Design, box: Box, face: CardFace) -> None:
    """What the card does, always whole; one with a great many effects does without examples, remarks and breaks."""
    bare = face._replace(examples=(), remarks=(), text=(" ".join(face.text),))
    for less in (face, face._replace(examples=()), bare):
        block = fitted(box, face_text(look, less), look.number("card", "text"), look.size("smallest"))
        if block is not None:
            pen.within = box
            pen.block(box.x, box.y, block)
            pen.within = None
            return
    raise does_not_fit("card.text")


def _head(pen: Pen, look: Design, box: Box, face: CardFace) -> float:
    """Tile, name and figure; below them a rule in the card's colour."""
    faces = look.faces
    pen.icon(face.tile, box.x, box.y, _TILE)
    right = box.right
    if face.figure is not None:
        number, icon = face.figure
        size = 15.0
        pen.icon(icon, box.right - 4.6 * MM, box.y + 0.3 * MM, 4.6 * MM)
        right = box.right - 5.2 * MM
        if number:
            right -= pen.text(right, box.y + _BASELINE, number, faces.strong, size, align=RIGHT)
        right -= CLEAR
    left = box.x + _TILE + 2.4 * MM
    name = Box(left, box.y, right - left, 6.4 * MM)
    whole = holds(faces.strong, face.title, name, _TWO_LINES, _TWO_LINES)  # in two lines, rather than in small type
    word(pen, name, face.title, faces.strong, look.number("card", "name"), _TWO_LINES if whole else _SMALLEST_NAME)
    below = Box(left, name.bottom, box.right - left, _TILE - 5.0 * MM)
    lines = [plain(face.line, faces.regular, "quiet", space=0.0)]
    if face.subtitle:
        lines.insert(0, plain(face.subtitle, faces.quiet, "quiet", space=0.1))
    write(pen, below, lines, 7.0, look.size("smallest"), at=MIDDLE, place="card.name")
    y = box.y + _TILE + 1.6 * MM
    colour = look.look.colours.get(face.colour, {}).get("fill", "ink")
    pen.rect(Box(box.x, y, box.width, 0.8 * MM), fill=colour)
    return y + 2.6 * MM


def _icons(pen: Pen, look: Design, box: Box, face: CardFace) -> float:
    """One row of icons an effect, all as large as the widest allows."""
    if not face.rows:
        return box.y
    widest = max((row_width(row, look.faces.strong, 1.0) for row in face.rows), default=1.0)
    highest = (_MOST_ICONS * box.height - 2 * _INSET) / max(1, len(face.rows)) - _ROW_GAP
    icon = min(look.mm("card", "icon"), (box.width - 2 * _INSET) / widest, highest)
    panel = Box(box.x, box.y, box.width, len(face.rows) * (icon + _ROW_GAP) - _ROW_GAP + 2 * _INSET)
    pen.rect(panel, fill="shade", radius=1.6 * MM)
    y = panel.y + _INSET
    for row in face.rows:
        x = box.middle - row_width(row, look.faces.strong, icon) / 2
        pen.within = panel
        draw_row(pen, x, y, row, look.faces.strong, icon)
        y += icon + _ROW_GAP
    pen.within = None
    return panel.bottom + 2.2 * MM


def bound(text: str) -> str:
    """A text whose last word does not stand alone in a line, if it is a short one."""
    start, blank, last = text.rpartition(" ")
    return f"{start}\u00a0{last}" if blank and len(last) <= _SHORT else text


def face_text(look: Design, face: CardFace) -> list[Paragraph]:
    """What is written below the icons."""
    regular, strong, quiet = look.faces
    paragraphs = [plain(bound(text), regular) for text in face.text]
    for label, reading in face.readings:
        spans = (Span(f"{label} ", strong, "quiet"), Span(bound(reading), regular, "quiet"))
        paragraphs.append(Paragraph(spans, scale=0.9))
    paragraphs += [Paragraph((Span(bound(remark), regular, "ink"),), bullet=True, scale=0.9) for remark in face.remarks]
    return paragraphs + [plain(bound(example), quiet, "quiet", scale=0.9) for example in face.examples]


def framed(pen: Pen, look: Design, trim: Box) -> Box:
    """The frame of a back; gives back what it encloses."""
    box = trim.inset(look.mm("card", "padding"))
    pen.rect(box, stroke="hairline", width=0.6, radius=3 * MM)
    pen.rect(box.inset(1.4 * MM), stroke="hairline", width=0.3, radius=2 * MM)
    return box


def draw_back(pen: Pen, look: Design, trim: Box, emblem: str, words: tuple[str, ...]) -> None:
    """A back that says what lies on the other side, and no more."""
    box = framed(pen, look, trim)
    size = min(box.width, box.height) * 0.42
    top = box.y + box.height * 0.24
    pen.icon(emblem, box.middle - size / 2, top, size)
    if box.bottom - top - size < 16 * MM:
        raise does_not_fit("card.height")
    y = top + size + 5 * MM
    for number, line in enumerate(words):
        face = look.faces.strong if number == 0 else look.faces.regular
        inner = Box(box.x + 3 * MM, y, box.width - 6 * MM, 5 * MM)
        size, role = (10.0, "ink") if number == 0 else (8.0, "quiet")
        word(pen, inner, line, face, size, look.size("smallest"), align=CENTRE, role=role)
        y += 5.4 * MM
