"""The rows of a score pad of Caper: locations, loot and its sets, discards, the Snitch's sum, and the tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from ...effects.model import LOOT_KINDS, WILD
from ...languages import Language
from ...languages.terms import category_name, rulebook_name, seat_name
from .cells import plain, word, write
from .geometry import Box, does_not_fit
from .padrows import Row, Slip, beside_icon, corner, divided, frame, note, points, seat_word, titled
from .page import Pen
from .text import fit

_WRITING = 0.38  # how much of the Snitch's row is for figures, and then for what they are
_CAPTIONS = 0.39


def two_names(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Whose column it is, and a line for each name of a team."""
    frame(pen, left, cells, heavy=True)
    titled(pen, slip, left, "thief", slip.said(lambda say: say("Players")))
    for cell, seat in zip(cells, slip.seats, strict=True):
        seat_word(pen, slip, cell, seat)
        y = cell.y + 0.62 * cell.height
        pen.line(cell.x + slip.pad, y, cell.right - slip.pad, y, "hairline", 0.3, (1, 2))


def location(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """A location by number with room for its name; Capers and points of each side."""
    frame(pen, left, cells)
    room = beside_icon(pen, slip, left, "location")
    text = " / ".join(slip.said(lambda say: say("Location {n}", n=place)))
    area = Box(room.x, left.y + 0.06 * left.height, room.width, 0.42 * left.height)
    word(pen, area, text, slip.look.faces.regular, slip.note, slip.smallest, role="quiet")
    line = left.bottom - 0.22 * left.height
    pen.line(room.x, line, left.right - 2 * slip.pad, line, "quiet")
    for cell in cells:
        corner(pen, slip, cell, "caper")
        divided(pen, cell)
    points(pen, slip, cells)


def loot(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Loot by kind, what sets of one, two and three are worth, and the points; tokens are of no wild kind."""
    kinds = LOOT_KINDS if row == "loot-tokens" else (*LOOT_KINDS, WILD)
    frame(pen, left, cells)
    half = left.height / 2
    titled(pen, slip, left, "loot", slip.said(lambda say: category_name(say, "loot")), half)
    _set_values(pen, slip, Box(left.x, left.y + half, left.width - slip.pad, half))
    for cell in cells:
        for area, kind in zip(Box(cell.x, cell.y, cell.width, half).columns(len(kinds)), kinds, strict=True):
            side = min(1.25 * slip.text, 0.55 * area.width)
            pen.icon(kind, area.x + slip.pad, area.y + slip.pad, side)
            if area.x > cell.x:
                pen.line(area.x, area.y + 0.2 * half, area.x, area.bottom - 0.1 * half, "hairline", 0.3)
        pen.line(cell.x + slip.pad, cell.y + half, cell.right - slip.pad, cell.y + half, "hairline", 0.3, (1, 2))
    points(pen, slip, [Box(cell.x, cell.y + half, cell.width, half) for cell in cells])


def _set_values(pen: Pen, slip: Slip, box: Box) -> None:
    """One, two and three different kinds, each with its value."""
    face = slip.look.faces.strong
    parts = [(LOOT_KINDS[:number], f"= {value}") for number, value in enumerate(slip.figures["loot-sets"], start=1)]
    natural = sum(1.15 * len(kinds) + face.width(text, 1) + 0.9 for kinds, text in parts) - 0.9
    size = min(slip.text, box.width / natural, 0.6 * box.height)
    if size < slip.smallest:
        raise does_not_fit("pad.label")
    x, top = box.x, box.y + (box.height - size) / 2
    for kinds, text in parts:
        for kind in kinds:
            pen.icon(kind, x, top, size)
            x += 1.15 * size
        x += pen.text(x, top + 0.82 * size, text, face, size) + 0.9 * size


def discards(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Discarded gear, what each is worth, and the points."""
    frame(pen, left, cells)
    titled(pen, slip, left, "discard", slip.said(lambda say: category_name(say, row)))
    times = f"× {slip.figures['discarded-gear'][0]}"
    for cell in cells:
        x = corner(pen, slip, cell, "gear")
        pen.text(x + 0.3 * slip.text, cell.y + slip.pad + 0.97 * slip.text, times, slip.look.faces.strong, slip.text)
        divided(pen, cell)
    points(pen, slip, cells)


def snitch(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """The Snitch's own sum: the lower total, and a part of the higher one; and that the Snitch wins a tie."""
    height = (_WRITING + _CAPTIONS) * left.height
    right = Box(cells[0].x, left.y, cells[-1].right - cells[0].x, height)
    frame(pen, left, [right])
    room = titled(pen, slip, left, "seat-snitch", slip.said(lambda say: seat_name(say, "snitch")), 0.6 * height)
    line = right.bottom - 0.08 * height  # for the name
    pen.line(room.x, line, left.right - 2 * slip.pad, line, "quiet")
    _sum(pen, slip, Box(right.x + slip.pad, right.y, right.width - 2 * slip.pad, height))
    below = Box(left.x, right.bottom, right.right - left.x, left.height - height)
    note(pen, slip, below, slip.said(lambda say: say("The Snitch wins a tie in points.")))


def _sum(pen: Pen, slip: Slip, box: Box) -> None:
    """Lines for the parts of the sum, with what each is below it."""
    face, size = slip.look.faces.strong, 1.1 * slip.text
    first, plus, second, divide, equals, result = box.split(5, 0.8, 5, 1.5, 0.8, 5)
    y = box.y + box.height * _WRITING / (_WRITING + _CAPTIONS)
    for area, sign in ((plus, "+"), (divide, f"÷ {slip.figures['snitch'][0]}"), (equals, "=")):
        pen.text(area.middle, y - 0.3 * size, sign, face, size, align="centre")
    captions = (
        (first, slip.said(lambda say: say("lower total"))),
        (second, slip.said(lambda say: say("higher total"))),
        (result, slip.said(lambda say: say("rounded down"))),
    )
    below = [area.below(y + 0.2 * slip.text) for area, _ in captions]
    words = [[plain(text, slip.look.faces.regular, "quiet", space=0.24) for text in texts] for _, texts in captions]
    blocks = [fit(text, *area[2:], slip.note, slip.smallest) for area, text in zip(below, words, strict=True)]
    alike = min(block.size if block else 0.0 for block in blocks)
    for area, text in zip(below, words, strict=True):
        pen.line(area.x, y, area.right, y, "quiet", 0.4)
        write(pen, area, text, alike, slip.smallest, place="rows")


def tie(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What breaks a tie: coins, to be written down; then the seat, by rulebook."""
    upper = left._replace(height=0.58 * left.height)
    frame(pen, upper, [cell._replace(height=upper.height) for cell in cells])
    titled(pen, slip, upper, "coin", slip.said(lambda say: say("Tie: more coins")))
    for cell in cells:
        corner(pen, slip, cell, "coin")
    below = Box(left.x, upper.bottom, cells[-1].right - left.x, left.height - upper.height)
    note(pen, slip, below, slip.said(_last_tie))


def _last_tie(say: Language) -> str:
    books = [rulebook_name(say, book) for book in ("jumbo", "gateongames")]
    return say(
        "Still equal: {white} ({jumbo}) or {green} ({italian}).",
        white=seat_name(say, "white"),
        green=seat_name(say, "green"),
        jumbo=books[0],
        italian=books[1],
    )


CAPER_ROWS: dict[str, Row] = {
    "two-names": two_names,
    "location": location,
    "loot": loot,
    "loot-tokens": loot,
    "discards": discards,
    "snitch": snitch,
    "tie": tie,
}
