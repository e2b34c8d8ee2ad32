"""What the rows of every score pad share; the kinds of rows. A category without a kind of its own is a plain row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...languages import Language
from ...languages.terms import category_name, seat_name
from .cells import MIDDLE, plain, word, write
from .geometry import Box
from .icons import seat_icon
from .page import Pen
from .template import Design
from .text import fit

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
    "two-names": 1.8,
    "location": 1.15,
    "loot": 2.1,
    "total": 1.2,
    "snitch": 2.45,
    "tie": 1.6,
    "tie-cards": 1.6,
    "track-location": 2.0,
    "loot-tokens": 2.1,
    "kept": 1.5,
    "tie-loot": 1.8,
    "track-signs": 0.9,
    **dict.fromkeys(("safehouses", "golem", "map", "loyalty", "campaign", "henchmen", "gold"), 1.12),
    **dict.fromkeys(("information", "artifacts", "jewels", "gold-goods"), 1.9),
    "signs": 0.75,
    "shares": 1.05,
    "point-card": 1.05,
}
"""How high a row is beside a plain one."""


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

    @property
    def smallest(self) -> float:
        return self.look.size("smallest")

    @property
    def note(self) -> float:
        """The size of what is said besides."""
        return max(self.smallest, 0.86 * self.text)

    def said(self, words: Callable[[Language], str]) -> list[str]:
        """The same in each language, once where they agree."""
        return list(dict.fromkeys(words(say) for say in self.languages))


Row = Callable[[Pen, Slip, str, Box, Sequence[Box], int], None]


def category_icon(category: str, game: str = "") -> str:
    """The icon of a category, of this game where it has one of its own."""
    return CATEGORY_ICONS.get(f"{game}/{category}") or CATEGORY_ICONS.get(category, "point")


def row_kinds() -> dict[str, Row]:
    """Every word a template may write under rows."""
    from .padcaper import CAPER_ROWS
    from .padmarket import MARKET_ROWS
    from .padplaces import PLACE_ROWS
    from .padtrack import TRACK_ROWS

    return {
        **CAPER_ROWS,
        **MARKET_ROWS,
        **PLACE_ROWS,
        **TRACK_ROWS,
        "names": names,
        "category": category,
        "thieves": category,
        "gear": category,
        "total": total,
    }


# --- parts, for the rows of every game


def label(pen: Pen, slip: Slip, box: Box, names: Sequence[str], size: float, align: str = "left") -> None:
    """A label: the first language strong, the second quiet below it."""
    smallest, faces = slip.smallest, slip.look.faces
    if len(names) == 1:
        word(pen, box, names[0], faces.strong, size, smallest, align=align)
        return
    height = min(box.height, 2.5 * size)
    middle = box._replace(y=box.y + (box.height - height) / 2, height=height)
    upper = middle._replace(height=0.54 * height)
    lower = Box(box.x, upper.bottom, box.width, middle.bottom - upper.bottom)
    word(pen, upper, names[0], faces.strong, size, smallest, align=align)
    word(pen, lower, names[1], faces.quiet, max(smallest, 0.88 * size), smallest, align=align, role="quiet")


def frame(pen: Pen, left: Box, cells: Sequence[Box], *, heavy: bool = False) -> None:
    pen.line(left.x, left.y, cells[-1].right, left.y, "ink" if heavy else "hairline", 0.8 if heavy else 0.4)
    for cell in cells:
        pen.line(cell.x, cell.y, cell.x, cell.bottom, "hairline", 0.4)


def titled(pen: Pen, slip: Slip, box: Box, icon: str, names: Sequence[str], height: float = 0) -> Box:
    """An icon and a label at the left of a row; gives back where the label is."""
    area = beside_icon(pen, slip, box._replace(height=height or box.height), icon)
    label(pen, slip, area, names, slip.text)
    return area


def beside_icon(pen: Pen, slip: Slip, box: Box, icon: str) -> Box:
    """An icon at the left, however large, and the room beside it, in line with that of the other rows."""
    largest = 1.9 * slip.text
    side = min(largest, 0.7 * box.height)
    pen.icon(icon, box.x + (largest - side) / 2, box.y + (box.height - side) / 2, side)
    left = box.x + largest + 2 * slip.pad
    return Box(left, box.y, box.right - left - slip.pad, box.height)


def corner(pen: Pen, slip: Slip, box: Box, icon: str, size: float = 1.25) -> float:
    """A small icon in the upper left corner of a cell; gives back where the room after it begins."""
    side = size * slip.text
    pen.icon(icon, box.x + slip.pad, box.y + slip.pad, side)
    return box.x + slip.pad + side


def divided(pen: Pen, cell: Box) -> None:
    """A line between what is counted and its points."""
    pen.line(cell.middle, cell.y + 0.2 * cell.height, cell.middle, cell.bottom - 0.2 * cell.height, "hairline", 0.3)


def note(pen: Pen, slip: Slip, box: Box, texts: Sequence[str]) -> None:
    """What is said besides: a paragraph a language, or one for both where room is short."""
    area, face = box.inset(0, 0.06 * box.height), slip.look.faces.quiet
    lines = [plain(text, face, "quiet", space=0.24) for text in texts]
    if fit(lines, area.width, area.height, slip.note, slip.smallest) is None:
        lines = [plain(" / ".join(texts), face, "quiet")]
    write(pen, area, lines, slip.note, slip.smallest, at=MIDDLE, place="slips")


def seat_word(pen: Pen, slip: Slip, cell: Box, seat: str) -> None:
    """A seat by its icon and its name, at the top of its column."""
    x = corner(pen, slip, cell, seat_icon(seat), 1.0)
    seats = " / ".join(slip.said(lambda say: seat_name(say, seat)))
    area = Box(x + slip.pad, cell.y + 0.2 * slip.pad, cell.right - x - 2 * slip.pad, 1.6 * slip.text)
    word(pen, area, seats, slip.look.faces.regular, slip.note, slip.smallest, role="quiet")


# --- rows


def names(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Whose column it is: the seat, and room for the name."""
    frame(pen, left, cells, heavy=True)
    titled(pen, slip, left, "thief", slip.said(lambda say: say("Players")))
    for cell, seat in zip(cells, slip.seats, strict=True):
        seat_word(pen, slip, cell, seat)


def category(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    frame(pen, left, cells)
    titled(pen, slip, left, category_icon(row, slip.game), slip.said(lambda say: category_name(say, row)))
    points(pen, slip, cells)


def points(pen: Pen, slip: Slip, cells: Sequence[Box]) -> None:
    """The small sign that points go here, in line with those of the locations."""
    for cell in cells:
        corner(pen, slip, cell.columns(2)[1], "point")


def total(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    pen.rect(Box(left.x, left.y, cells[-1].right - left.x, left.height), fill="shade")
    frame(pen, left, cells, heavy=True)
    titled(pen, slip, left, "winner", slip.said(lambda say: say("Total")))
