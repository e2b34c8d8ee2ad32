"""Writing into boxes: one place that shrinks, breaks and refuses, so that nothing is ever cut or printed over."""

from __future__ import annotations

from collections.abc import Sequence

from .fonts import Face
from .geometry import Box, does_not_fit
from .page import CENTRE, LEFT, RIGHT, Pen
from .text import ASCENT, DESCENT, LEADING, Block, Paragraph, Span, fit, fitting_size, wrap

TOP, MIDDLE, BOTTOM = "top", "middle", "bottom"


def plain(text: str, face: Face, role: str = "ink", *, scale: float = 1.0, space: float = 0.45) -> Paragraph:
    return Paragraph((Span(text, face, role),), scale=scale, space=space)


def fitted(box: Box, paragraphs: Sequence[Paragraph], size: float, smallest: float) -> Block | None:
    """Paragraphs as large as they fit into a box, none below the smallest size; None where they do not fit."""
    least = smallest / min([1.0, *(paragraph.scale for paragraph in paragraphs)])
    return fit(paragraphs, box.width, box.height, max(size, least), least)


def write(
    pen: Pen,
    box: Box,
    paragraphs: Sequence[Paragraph],
    size: float,
    smallest: float,
    *,
    at: str = TOP,
    place: str = "sizes.smallest",
) -> Block:
    """Paragraphs into a box, as large as they fit; where they do not fit it is refused."""
    block = fitted(box, paragraphs, size, smallest)
    if block is None:
        raise does_not_fit(place)
    spare = box.height - block.height
    pen.within = box
    pen.block(box.x, box.y + {TOP: 0, MIDDLE: spare / 2, BOTTOM: spare}[at], block)
    pen.within = None
    return block


def word(
    pen: Pen,
    box: Box,
    text: str,
    face: Face,
    size: float,
    smallest: float,
    *,
    align: str = LEFT,
    role: str = "ink",
    at: str = MIDDLE,
) -> None:
    """A few words, usually in the middle of a box's height: shrunk to one line, then broken into several."""
    lines, size = broken(face, text, box.width, box.height, size, smallest)
    spare = box.height - _height(len(lines), size)
    y = box.y + (spare / 2 if at == MIDDLE else spare if at == BOTTOM else 0) + ASCENT * size
    x = {LEFT: box.x, RIGHT: box.right, CENTRE: box.middle}[align]
    pen.within = box
    for line in lines:
        pen.text(x, y, line, face, size, role, align)
        y += LEADING * size
    pen.within = None


def broken(face: Face, text: str, width: float, height: float, size: float, smallest: float) -> tuple[list[str], float]:
    """One line where shrinking suffices; else as few lines as a box of this height can hold."""
    one = min(fitting_size(face, text, width, size, smallest), height / (ASCENT + DESCENT))
    if one >= smallest - 1e-6 and face.width(text, one) <= width + 1e-6:
        return [text], one
    trial = size
    while True:
        lines = wrap(face, text, trial, width)
        if _height(len(lines), trial) <= height + 1e-6:
            return lines, trial
        if trial <= smallest:
            raise does_not_fit("sizes.smallest")
        trial = max(smallest, trial - 0.2)


def holds(face: Face, text: str, box: Box, size: float, smallest: float) -> bool:
    """Whether a box can hold a text at all."""
    return _height(len(wrap(face, text, smallest, box.width)), smallest) <= box.height


def grown(face: Face, text: str, width: float, height: float, smallest: float) -> float:
    """This height, or that of a box which can hold the text in the smallest type."""
    return max(height, _height(len(wrap(face, text, smallest, width)), smallest))


def _height(lines: int, size: float) -> float:
    return (lines - 1) * LEADING * size + (ASCENT + DESCENT) * size
