"""The rows of a score pad. Each kind is one function; a category without one of its own is a plain row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...effects.model import LOOT_KINDS, WILD
from ...languages import Language
from ...languages.terms import category_name, rulebook_name, seat_name
from .cells import MIDDLE, plain, word, write
from .geometry import Box
from .icons import seat_icon
from .page import Pen
from .template import Design

CATEGORY_ICONS = {
    "locations": "location",
    "thieves": "thief",
    "gear": "gear",
    "loot": "loot",
    "discards": "discard",
    "cards": "card",
    "henchmen": "henchman",
    "gold": "coin",
    "infamy": "infamy",
    **{kind: kind for kind in ("information", "artifacts", "jewels", "specials")},
    "sneaks-and-snitches/gold": "gold-bars",
}
"""By category; where two games mean different things by one word, with the game before it."""
NEEDS = {
    "names": 1.25,
    "location": 1.15,
    "loot": 2.1,
    "total": 1.2,
    "snitch": 1.3,
    "tie": 1.6,
    "tie-cards": 1.6,
    "track-location": 2.0,
    "loot-tokens": 2.1,
    "kept": 1.5,
    "tie-loot": 1.8,
    **dict.fromkeys(("information", "artifacts", "jewels", "gold-goods"), 1.9),
    "signs": 0.75,
    "track-signs": 0.9,
    "shares": 0.9,
    "point-card": 0.9,
}
"""How high a row is beside a plain one."""
_SMALLEST_NOTE = 4.2


class Slip(NamedTuple):
    """What every row of a slip needs."""

    look: Design
    text: float
    languages: Sequence[Language]
    seats: tuple[str, ...]
    figures: Mapping[str, tuple[int, ...]]
    variant: str
    game: str = ""
    origin: str = ""
    """Where the figures come from, if that is to be told."""

    @property
    def pad(self) -> float:
        return 0.45 * self.text

    def said(self, words: Callable[[Language], str]) -> list[str]:
        """The same in each language, once where they agree."""
        return list(dict.fromkeys(words(say) for say in self.languages))


Row = Callable[[Pen, Slip, str, Box, Sequence[Box], int], None]


def category_icon(category: str, game: str = "") -> str:
    """The icon of a category, of this game where it has one of its own."""
    return CATEGORY_ICONS.get(f"{game}/{category}") or CATEGORY_ICONS.get(category, "point")


def row_kinds() -> dict[str, Row]:
    """Every word a template may write under rows."""
    from .padmarket import MARKET_ROWS
    from .padplaces import PLACE_ROWS
    from .padtrack import TRACK_ROWS

    return {
        **MARKET_ROWS,
        **PLACE_ROWS,
        **TRACK_ROWS,
        "names": names,
        "location": location,
        "category": category,
        "thieves": category,
        "gear": category,
        "loot": loot,
        "loot-tokens": loot,
        "discards": discards,
        "total": total,
        "snitch": snitch,
        "tie": tie,
    }


# --- parts, for the rows of every game


def label(pen: Pen, slip: Slip, box: Box, names: Sequence[str], size: float, align: str = "left") -> None:
    """A label: the first language strong, the second quiet below it."""
    smallest, faces = slip.look.size("smallest") * 0.85, slip.look.faces
    if len(names) == 1:
        word(pen, box, names[0], faces.strong, size, smallest, align=align)
        return
    height = min(box.height, 2.5 * size)
    middle = box._replace(y=box.y + (box.height - height) / 2, height=height)
    upper = middle._replace(height=0.54 * height)
    lower = Box(box.x, upper.bottom, box.width, middle.bottom - upper.bottom)
    word(pen, upper, names[0], faces.strong, size, smallest, align=align)
    word(pen, lower, names[1], faces.quiet, 0.88 * size, smallest, align=align, role="quiet")


def frame(pen: Pen, left: Box, cells: Sequence[Box], *, heavy: bool = False) -> None:
    pen.line(left.x, left.y, cells[-1].right, left.y, "ink" if heavy else "hairline", 0.8 if heavy else 0.4)
    for cell in cells:
        pen.line(cell.x, cell.y, cell.x, cell.bottom, "hairline", 0.4)


def titled(pen: Pen, slip: Slip, box: Box, icon: str, names: Sequence[str], height: float = 0) -> Box:
    """An icon and a label at the left of a row; gives back where the label is."""
    side = min(1.9 * slip.text, 0.7 * (height or box.height))
    pen.icon(icon, box.x, box.y + ((height or box.height) - side) / 2, side)
    left = box.x + side + 2 * slip.pad
    area = Box(left, box.y, box.right - left - slip.pad, height or box.height)
    label(pen, slip, area, names, slip.text)
    return area


def corner(pen: Pen, slip: Slip, box: Box, icon: str, size: float = 1.25) -> float:
    """A small icon in the upper left corner of a cell; gives back where the room after it begins."""
    side = size * slip.text
    pen.icon(icon, box.x + slip.pad, box.y + slip.pad, side)
    return box.x + slip.pad + side


# --- rows


def names(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Whose column it is: the seat, and room for the name; two names a column in teams."""
    frame(pen, left, cells, heavy=True)
    titled(pen, slip, left, "thief", slip.said(lambda say: say("Players")))
    for cell, seat in zip(cells, slip.seats, strict=True):
        x = corner(pen, slip, cell, seat_icon(seat), 1.0)
        seats = " / ".join(slip.said(lambda say, seat=seat: seat_name(say, seat)))  # type: ignore[misc]
        area = Box(x + slip.pad, cell.y + 0.2 * slip.pad, cell.right - x - 2 * slip.pad, 1.6 * slip.text)
        word(pen, area, seats, slip.look.faces.regular, 0.86 * slip.text, _SMALLEST_NOTE, role="quiet")
        if slip.variant == "teams":
            y = cell.y + 0.68 * cell.height
            pen.line(cell.x + slip.pad, y, cell.right - slip.pad, y, "hairline", 0.3, (1, 2))


def location(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """A location by number with room for its name; Capers and points of each side."""
    frame(pen, left, cells)
    side = min(1.9 * slip.text, 0.7 * left.height)
    pen.icon("location", left.x, left.y + (left.height - side) / 2, side)
    x = left.x + side + 2 * slip.pad
    text = " / ".join(slip.said(lambda say: say("Location {n}", n=place)))
    area = Box(x, left.y + 0.06 * left.height, left.right - x - slip.pad, 0.42 * left.height)
    word(pen, area, text, slip.look.faces.regular, 0.86 * slip.text, _SMALLEST_NOTE, role="quiet")
    pen.line(x, left.bottom - 0.22 * left.height, left.right - 2 * slip.pad, left.bottom - 0.22 * left.height, "quiet")
    for cell in cells:
        capers, points = cell.columns(2)
        corner(pen, slip, capers, "caper")
        corner(pen, slip, points, "point")
        pen.line(points.x, cell.y + 0.2 * cell.height, points.x, cell.bottom - 0.2 * cell.height, "hairline", 0.3)


def category(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    frame(pen, left, cells)
    titled(pen, slip, left, category_icon(row, slip.game), slip.said(lambda say: category_name(say, row)))
    points(pen, slip, cells)


def points(pen: Pen, slip: Slip, cells: Sequence[Box]) -> None:
    """The small sign that points go here, in line with those of the locations."""
    for cell in cells:
        corner(pen, slip, cell.columns(2)[1], "point")


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
    x, top = box.x, box.y + (box.height - size) / 2
    for kinds, text in parts:
        for kind in kinds:
            pen.icon(kind, x, top, size)
            x += 1.15 * size
        x += pen.text(x, top + 0.82 * size, text, face, size) + 0.9 * size


def discards(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Discarded gear and what each is worth."""
    frame(pen, left, cells)
    times = f"× {slip.figures['discarded-gear'][0]}"
    width = slip.look.faces.strong.width(times, slip.text)
    narrow = left._replace(width=left.width - width - slip.pad)
    titled(pen, slip, narrow, "discard", slip.said(lambda say: category_name(say, row)))
    pen.text(narrow.right, left.y + left.height / 2 + 0.33 * slip.text, times, slip.look.faces.strong, slip.text)
    for cell in cells:
        corner(pen, slip, cell, "gear")
    points(pen, slip, cells)


def total(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    pen.rect(Box(left.x, left.y, cells[-1].right - left.x, left.height), fill="shade")
    frame(pen, left, cells, heavy=True)
    titled(pen, slip, left, "winner", slip.said(lambda say: say("Total")))


def snitch(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """The Snitch's own sum: the lower total, and a part of the higher one."""
    whole = Box(cells[0].x, left.y, cells[-1].right - cells[0].x, left.height)
    frame(pen, left, [whole])
    room = titled(pen, slip, left, "seat-snitch", slip.said(lambda say: seat_name(say, "snitch")), 0.62 * left.height)
    line = left.bottom - 0.16 * left.height  # for the name
    pen.line(room.x, line, left.right - 2 * slip.pad, line, "quiet")
    divisor = slip.figures["snitch"][0]
    face, size = slip.look.faces.strong, 1.1 * slip.text
    first, plus, second, equals, result = whole.inset(slip.pad).split(5, 1, 6.4, 1, 4)
    middle = whole.y + whole.height / 2 + 0.33 * size
    pen.text(plus.middle, middle, "+", face, size, align="centre")
    pen.text(equals.middle, middle, "=", face, size, align="centre")
    part = second._replace(width=0.72 * second.width)
    pen.text((part.right + second.right) / 2, middle, f"÷ {divisor}", face, size, align="centre")
    _under(pen, slip, first, slip.said(lambda say: say("lower total")))
    _under(pen, slip, part, slip.said(lambda say: say("higher total")))
    _under(pen, slip, result, slip.said(lambda say: say("rounded down")))


def _under(pen: Pen, slip: Slip, box: Box, words: Sequence[str]) -> None:
    """A line to write on, with what it is for below."""
    y = box.y + 0.56 * box.height
    pen.line(box.x, y, box.right, y, "quiet", 0.4)
    area = Box(box.x, y + 0.02 * box.height, box.width, 0.42 * box.height)
    text = " / ".join(words)
    write(pen, area, [plain(text, slip.look.faces.regular, "quiet")], 0.72 * slip.text, _SMALLEST_NOTE, place="slips")


def tie(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What breaks a tie: coins, to be written down; then the seat, by rulebook."""
    upper = left._replace(height=0.58 * left.height)
    frame(pen, upper, [cell._replace(height=upper.height) for cell in cells])
    titled(pen, slip, upper, "coin", slip.said(lambda say: say("Tie: more coins")))
    for cell in cells:
        corner(pen, slip, cell, "coin")
    note = Box(left.x, upper.bottom, cells[-1].right - left.x, left.height - upper.height)
    text = " / ".join(slip.said(_last_tie if slip.variant != "snitch" else _snitch_tie))
    quiet = plain(text, slip.look.faces.quiet, "quiet")
    write(pen, note.inset(0, 0.06 * note.height), [quiet], 0.86 * slip.text, _SMALLEST_NOTE, at=MIDDLE, place="slips")


def _last_tie(say: Language) -> str:
    books = [rulebook_name(say, book) for book in ("jumbo", "gateongames")]
    return say(
        "Still equal: {white} ({jumbo}) or {green} ({italian}).",
        white=seat_name(say, "white"),
        green=seat_name(say, "green"),
        jumbo=books[0],
        italian=books[1],
    )


def _snitch_tie(say: Language) -> str:
    return say("The Snitch wins a tie in points.")
