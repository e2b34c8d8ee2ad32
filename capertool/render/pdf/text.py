"""Text that fits: measured, shrunk within limits, then broken; never cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .fonts import Face

LEADING = 1.24  # from one baseline to the next, in sizes
ASCENT = 0.75  # what stands above a baseline, in sizes; the typeface's own figures
DESCENT = 0.25
_STEP = 0.2  # points by which text is shrunk


class Span(NamedTuple):
    """Words in one cut and colour."""

    text: str
    face: Face
    colour: str


class Paragraph(NamedTuple):
    spans: tuple[Span, ...]
    bullet: bool = False
    space: float = 0.45
    """Room above it, in lines."""
    scale: float = 1.0
    """Its size beside that of the rest."""
    lead: str = ""
    """A number in the margin at its left, which `indent` makes room for."""
    indent: float = 0.0


class Run(NamedTuple):
    x: float
    text: str
    face: Face
    colour: str


class Line(NamedTuple):
    """One line: its baseline from the top of the block, its size, its runs."""

    baseline: float
    size: float
    runs: tuple[Run, ...]
    bullet: bool = False
    lead: Run | None = None
    """What stands in the margin; its x is where it ends."""


class Block(NamedTuple):
    lines: tuple[Line, ...]
    height: float
    size: float


def wrap(face: Face, text: str, size: float, width: float) -> list[str]:
    """Lines no wider than this; a word that is wider by itself is broken."""
    span = Span(text, face, "")
    return ["".join(run.text for run in runs) for runs in _lines((span,), size, width)]


def fitting_size(face: Face, text: str, width: float, size: float, smallest: float) -> float:
    """The size at which a text fits into one line, but not below the smallest."""
    wanted = face.width(text, size)
    return size if wanted <= width else max(smallest, size * width / wanted)


def lay_out(paragraphs: Sequence[Paragraph], width: float, size: float) -> Block:
    """The paragraphs set one under the other at this size."""
    lines: list[Line] = []
    y = 0.0
    for number, paragraph in enumerate(paragraphs):
        own = size * paragraph.scale
        y += paragraph.space * size if number else 0
        indent = (0.9 if paragraph.bullet else paragraph.indent) * own
        for row, runs in enumerate(_lines(paragraph.spans, own, width - indent)):
            moved = tuple(run._replace(x=run.x + indent) for run in runs) if indent else tuple(runs)
            lead = _lead(paragraph, indent - 0.6 * own) if paragraph.lead and row == 0 else None
            lines.append(Line(y + ASCENT * own, own, moved, paragraph.bullet and row == 0, lead))
            y += LEADING * own
    height = lines[-1].baseline + DESCENT * lines[-1].size if lines else 0.0
    return Block(tuple(lines), height, size)


def _lead(paragraph: Paragraph, right: float) -> Run:
    first = paragraph.spans[0]
    return Run(right, paragraph.lead, first.face, first.colour)


def fit(paragraphs: Sequence[Paragraph], width: float, height: float, size: float, smallest: float) -> Block | None:
    """The block at the largest size that fits; None where not even the smallest does."""
    while size >= smallest - 1e-6:
        block = lay_out(paragraphs, width, size)
        if block.height <= height:
            return block
        size -= _STEP if block.height < 1.25 * height else 2 * _STEP
    return None


def flow(paragraphs: Sequence[Paragraph], width: float, heights: Iterator[float], size: float) -> Iterator[Block]:
    """The paragraphs poured into boxes of these heights, one block a box; a paragraph stays whole where it can."""
    rest = list(paragraphs)
    while rest:
        height = next(heights)
        taken = _taken(rest, width, height, size)
        if not taken:  # one paragraph is higher than the box: it is broken at a line
            head, tail = _broken(rest[0], width, height, size)
            yield head
            rest = [tail, *rest[1:]] if tail else rest[1:]
            continue
        yield lay_out(rest[:taken], width, size)
        rest = rest[taken:]


def _taken(paragraphs: Sequence[Paragraph], width: float, height: float, size: float) -> int:
    """How many paragraphs fit."""
    y, taken = 0.0, 0
    for number, paragraph in enumerate(paragraphs):
        block = lay_out([paragraph], width, size)
        y += (paragraph.space * size if number else 0) + block.height
        if y > height:
            break
        y += (LEADING - ASCENT - DESCENT) * size * paragraph.scale
        taken = number + 1
    return taken


def _broken(paragraph: Paragraph, width: float, height: float, size: float) -> tuple[Block, Paragraph | None]:
    block = lay_out([paragraph], width, size)
    kept = max(1, sum(line.baseline + DESCENT * line.size <= height for line in block.lines))
    head, tail = block.lines[:kept], block.lines[kept:]
    last = head[-1].baseline + DESCENT * head[-1].size
    spans = [Span(run.text + " ", run.face, run.colour) for line in tail for run in line.runs]
    rest = paragraph._replace(spans=tuple(spans), bullet=False, lead="") if spans else None
    return Block(head, last, size), rest


def _lines(spans: Sequence[Span], size: float, width: float) -> Iterator[list[Run]]:
    """Greedy lines. A blank ends a word, a non-breaking one does not; spans may meet within a word."""
    line: list[Run] = []
    x = 0.0
    gap = ""  # the blank before the next word
    for word in _words(spans):
        long = sum([span.face.width(span.text, size) for span in word])
        blank = word[0].face.width(gap, size) if gap else 0.0
        if line and x + blank + long > width:
            yield line
            line, x, gap, blank = [], 0.0, "", 0.0
        if long > width:
            for piece in _pieces(word, size, width):
                if line:
                    yield line
                line, x = [Run(0.0, piece.text, piece.face, piece.colour)], piece.face.width(piece.text, size)
            gap = " "
            continue
        for number, span in enumerate(word):
            text = gap + span.text if number == 0 else span.text
            x = _add(line, x, text, span, size)
        gap = " "
    if line:
        yield line


def _add(line: list[Run], x: float, text: str, span: Span, size: float) -> float:
    """Put text at the end of a line, into the last run where it looks the same."""
    if line and line[-1].face is span.face and line[-1].colour == span.colour:
        last = line[-1]
        line[-1] = last._replace(text=last.text + text)
        return x + span.face.width(text, size)
    if text.startswith(" "):
        x += span.face.width(" ", size)
        text = text[1:]
    line.append(Run(x, text, span.face, span.colour))
    return x + span.face.width(text, size)


def _words(spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Words as pieces of spans; a word goes on where two spans meet without a blank."""
    word: list[Span] = []
    for span in spans:
        pieces = span.text.split(" ")
        for number, piece in enumerate(pieces):
            if number and word:
                yield word
                word = []
            if piece:
                word.append(span._replace(text=piece))
    if word:
        yield word


def _pieces(word: Sequence[Span], size: float, width: float) -> Iterator[Span]:
    """A word that is too wide for any line, in pieces that are not."""
    for span in word:
        piece = ""
        for letter in span.text:
            if piece and span.face.width(piece + letter, size) > width:
                yield span._replace(text=piece)
                piece = ""
            piece += letter
        yield span._replace(text=piece)
