"""Text that fits: measured, shrunk within limits, then broken; never cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import NamedTuple

from .fonts import Face

LEADING = 1.24  # from one baseline to the next, in sizes
ASCENT = 0.75  # what stands above a baseline, in sizes; the typeface's own figures
DESCENT = 0.25
_STEP = 0.2  # points by which text is shrunk
_HOPELESS = 1.2  # so much more room than there is, even were it set in the smallest size


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
    keep: bool = False
    """Whether it belongs to the next one."""


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
    while height > 0 and size >= smallest - 1e-6:
        block = lay_out(paragraphs, width, size)
        if block.height <= height:
            return block
        if size == smallest or block.height * (smallest / size) ** 2 > _HOPELESS * height:
            break
        guess = size * (height / block.height) ** 0.5  # smaller type needs fewer lines, too
        size = max(smallest, min(size - _STEP, guess))
    return None


def flow(paragraphs: Sequence[Paragraph], width: float, heights: Iterator[float], size: float) -> Iterator[Block]:
    """The paragraphs poured into boxes of these heights, one block a box.

    A paragraph stays whole where it can, and one that is to be kept with the next is never the last of a box.
    """
    return _pour(_set(paragraphs, width, size), width, heights, size)


def flow_evenly(paragraphs: Sequence[Paragraph], width: float, height: float, boxes: int, size: float) -> list[Block]:
    """The same in so many boxes, filled to about the same height; in more where they cannot hold it."""
    rest = _set(paragraphs, width, size)
    wanted = sum(block.height + paragraph.space * size for paragraph, block in rest) / boxes
    while wanted < height and _boxes(rest, wanted, size) > boxes:
        wanted += LEADING * size
    return list(_pour(rest, width, repeat(min(wanted, height)), size))


_Set = tuple[Paragraph, Block]


def _set(paragraphs: Iterable[Paragraph], width: float, size: float) -> list[_Set]:
    """Each paragraph with its lines, set by itself."""
    return [(paragraph, lay_out([paragraph], width, size)) for paragraph in paragraphs]


def _pour(rest: list[_Set], width: float, heights: Iterator[float], size: float) -> Iterator[Block]:
    while rest:
        height = next(heights)
        number = _how_many(rest, height, size)
        if not number:  # one paragraph is higher than the box: it is broken at a line
            head, tail = _broken(rest[0][0], width, height, size)
            yield head
            rest = [*_set([tail] if tail else [], width, size), *rest[1:]]
            continue
        yield _stacked(rest[:number], size)
        rest = rest[number:]


def _boxes(rest: list[_Set], height: float, size: float) -> int:
    """How many boxes of this height they take."""
    boxes = 0
    while rest:
        rest = rest[max(1, _how_many(rest, height, size)) :]
        boxes += 1
    return boxes


def _how_many(rest: Sequence[_Set], height: float, size: float) -> int:
    """As many paragraphs as a box holds, without those at its end that are to be kept with the next."""
    y, number = 0.0, 0
    for paragraph, block in rest:
        y += paragraph.space * size if number else 0
        if y + block.height > height:
            break
        y += len(block.lines) * LEADING * size * paragraph.scale
        number += 1
    while number and number < len(rest) and rest[number - 1][0].keep:
        number -= 1
    return number


def _stacked(parts: Sequence[_Set], size: float) -> Block:
    y = 0.0
    lines: list[Line] = []
    for number, (paragraph, block) in enumerate(parts):
        y += paragraph.space * size if number else 0
        lines += [Line(line[0] + y, *line[1:]) for line in block.lines] if y else block.lines
        y += len(block.lines) * LEADING * size * paragraph.scale
    return Block(tuple(lines), lines[-1].baseline + DESCENT * lines[-1].size, size)


def _broken(paragraph: Paragraph, width: float, height: float, size: float) -> tuple[Block, Paragraph | None]:
    block = lay_out([paragraph], width, size)
    kept = max(1, sum(line.baseline + DESCENT * line.size <= height for line in block.lines))
    head, tail = block.lines[:kept], block.lines[kept:]
    last = head[-1].baseline + DESCENT * head[-1].size
    spans = [Span(run.text + " ", run.face, run.colour) for line in tail for run in line.runs]
    rest = paragraph._replace(spans=tuple(spans), bullet=False, lead="") if spans else None
    return Block(head, last, size), rest


def _lines(spans: Sequence[Span], size: float, width: float) -> Iterable[list[Run]]:
    """Greedy lines. A blank ends a word, a non-breaking one does not; spans may meet within a word."""
    return _lines_of_one(spans[0], size, width) if len(spans) == 1 else _lines_of_many(spans, size, width)


def _lines_of_one(span: Span, size: float, width: float) -> Iterator[list[Run]]:
    """The usual case, kept quick: words in one cut and colour."""
    text, face, colour = span
    measure = face.units
    room, blank = width / size, measure(" ")
    line: list[str] = []
    x = 0.0
    for word in text.split(" "):
        if not word:
            continue
        long = measure(word)
        if line and x + blank + long > room:
            yield [Run(0.0, " ".join(line), face, colour)]
            line = []
        if long > room:
            *whole, (word, _, _) = _pieces([Span(word, face, colour)], size, width)
            for piece in whole:
                yield [Run(0.0, *piece)]
            long = measure(word)
        x = x + blank + long if line else long
        line.append(word)
    if line:
        yield [Run(0.0, " ".join(line), face, colour)]


def _lines_of_many(spans: Sequence[Span], size: float, width: float) -> Iterator[list[Run]]:
    line: list[Run] = []
    x = 0.0
    for word in _words(spans):
        long = sum([face.units(text) for text, face, _ in word]) * size
        blank = word[0].face.units(" ") * size if line else 0.0
        if line and x + blank + long > width:
            yield line
            line, x, blank = [], 0.0, 0.0
        if long > width:
            for piece in _pieces(word, size, width):
                if line:
                    yield line
                line, x = [Run(0.0, *piece)], piece.face.width(piece.text, size)
            continue
        gap = " " if line else ""
        for text, face, colour in word:
            x = _add(line, x, gap + text, Span(text, face, colour), size)
            gap = ""
    if line:
        yield line


def _add(line: list[Run], x: float, text: str, span: Span, size: float) -> float:
    """Put text at the end of a line, into the last run where it looks the same."""
    width = span.face.units(span.text) * size
    blank = span.face.units(" ") * size if len(text) > len(span.text) else 0.0
    if line and line[-1].face is span.face and line[-1].colour == span.colour:
        last = line[-1]
        line[-1] = Run(last.x, last.text + text, last.face, last.colour)
    else:
        line.append(Run(x + blank, *span))
    return x + blank + width


def _words(spans: Sequence[Span]) -> Iterator[list[Span]]:
    """Words as pieces of spans; a word goes on where two spans meet without a blank."""
    word: list[Span] = []
    for text, face, colour in spans:
        for number, piece in enumerate(text.split(" ")):
            if number and word:
                yield word
                word = []
            if piece:
                word.append(Span(piece, face, colour))
    if word:
        yield word


def _pieces(word: Sequence[Span], size: float, width: float) -> Iterator[Span]:
    """A word that is too wide for any line, in pieces that are not: broken at a hyphen where there is one."""
    for span in word:
        piece = ""
        for letter in span.text:
            if piece and span.face.width(piece + letter, size) > width:
                at = piece.rfind("-") + 1 or len(piece)
                yield span._replace(text=piece[:at])
                piece = piece[at:]
            piece += letter
        yield span._replace(text=piece)
