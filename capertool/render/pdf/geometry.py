"""Where things lie on a page, as arithmetic. Points, from the upper left corner downwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...problems import ProblemsError, problem

MM = 72 / 25.4
PAPERS = {"a4": (210 * MM, 297 * MM), "letter": (8.5 * 72, 11 * 72)}
_NEARLY = 0.01  # points: less than anybody can see
_SHORTEST_MARK = 1 * MM


class Size(NamedTuple):
    width: float
    height: float


class Box(NamedTuple):
    """A rectangle: its left and upper edge, its width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    def inset(self, by: float, down: float | None = None) -> Box:
        """The box within, so far from the sides and from top and bottom."""
        rows = by if down is None else down
        return Box(self.x + by, self.y + rows, self.width - 2 * by, self.height - 2 * rows)

    def moved(self, right: float, down: float) -> Box:
        return self._replace(x=self.x + right, y=self.y + down)

    def columns(self, number: int, gap: float = 0) -> list[Box]:
        width = (self.width - gap * (number - 1)) / number
        return [Box(self.x + n * (width + gap), self.y, width, self.height) for n in range(number)]

    def split(self, *widths: float) -> list[Box]:
        """Boxes side by side, as wide in proportion."""
        unit, x, boxes = self.width / sum(widths), self.x, []
        for width in widths:
            boxes.append(Box(x, self.y, width * unit, self.height))
            x += width * unit
        return boxes

    def below(self, y: float) -> Box:
        """What is left of it under this line."""
        return Box(self.x, y, self.width, self.bottom - y)

    def holds(self, other: Box, slack: float = _NEARLY) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box, slack: float = _NEARLY) -> bool:
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )


class Grid(NamedTuple):
    """So many cards of one size, edge to edge, in the middle of a page."""

    page: Size
    columns: int
    rows: int
    card: Size

    @property
    def fits(self) -> bool:
        box = self.block
        return box.x >= -_NEARLY and box.y >= -_NEARLY

    @property
    def block(self) -> Box:
        """All cards together."""
        width, height = self.columns * self.card.width, self.rows * self.card.height
        return Box((self.page.width - width) / 2, (self.page.height - height) / 2, width, height)

    @property
    def cells(self) -> list[Box]:
        """The trim boxes, row by row from the upper left."""
        left, top = self.block.x, self.block.y
        return [
            Box(left + column * self.card.width, top + row * self.card.height, *self.card)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def mirrored(self, offset: tuple[float, float] = (0, 0)) -> list[Box]:
        """Where the backs lie when the sheet is turned over its long edge; the offset is the printer's error."""
        right, down = offset
        return [
            Box(self.page.width - cell.right, cell.y, cell.width, cell.height).moved(right, down) for cell in self.cells
        ]

    def folded(self) -> list[tuple[Box, Box]]:
        """Front and back of each card, for a page folded along its upright middle line."""
        half = self.columns // 2
        cells = self.cells
        return [
            (cells[row * self.columns + column], cells[row * self.columns + self.columns - 1 - column])
            for row in range(self.rows)
            for column in range(half)
        ]

    def crop_marks(
        self, length: float, gap: float, margin: float, *, folded: bool = False
    ) -> Iterator[tuple[float, float, float, float]]:
        """Lines at every cut, outside the block of cards, shortened to leave a margin; none where it is folded."""
        box = self.block
        upright, level = (min(length, room - gap - margin) for room in (box.y, box.x))
        if min(upright, level) < _SHORTEST_MARK:
            raise does_not_fit("marks.margin")
        for column in range(self.columns + 1):
            if folded and 2 * column == self.columns:
                continue
            x = box.x + column * self.card.width
            yield x, box.y - gap - upright, x, box.y - gap
            yield x, box.bottom + gap, x, box.bottom + gap + upright
        for row in range(self.rows + 1):
            y = box.y + row * self.card.height
            yield box.x - gap - level, y, box.x - gap, y
            yield box.right + gap, y, box.right + gap + level, y


def paper(name: str, *, landscape: bool = False) -> Size:
    width, height = PAPERS[name]
    return Size(height, width) if landscape else Size(width, height)


def does_not_fit(place: str) -> ProblemsError:
    """The refusal of a template that leaves too little room at a place."""
    return ProblemsError([problem("does-not-fit", place)])
