"""Between which limits each number of a template may lie; docs/templates.md tells the same."""

from __future__ import annotations

from typing import NamedTuple

MM, PT, NONE = "mm", "pt", ""


class Range(NamedTuple):
    lowest: float
    highest: float
    unit: str = MM
    even: bool = False

    def holds(self, value: float) -> bool:
        return self.lowest <= value <= self.highest and not (self.even and value % 2)


RANGES = {
    # style
    "sizes.title": Range(10, 30, PT),
    "sizes.heading": Range(7, 20, PT),
    "sizes.text": Range(6, 14, PT),
    "sizes.small": Range(5, 12, PT),
    "sizes.smallest": Range(5, 6.5, PT),
    # pad
    "slips.N.columns": Range(1, 4, NONE),
    "slips.N.rows": Range(1, 4, NONE),
    "slips.N.padding": Range(7, 30),
    "slips.N.text": Range(5, 14, PT),
    "pad.label": Range(0.25, 0.5, NONE),
    "pad.tallest_row": Range(8, 40),
    # sheet
    "page.margin": Range(6, 30),
    "page.gap": Range(2, 15),
    "board.strip": Range(3, 10),
    "board.location": Range(9, 13),
    "board.text": Range(5, 12, PT),
    "chart.bar": Range(3, 15),
    "reasons.smallest": Range(5, 9, PT),
    # reference
    "card.width": Range(40, 100),
    "card.height": Range(60, 150),
    "card.padding": Range(2, 10),
    "card.columns": Range(1, 5, NONE),
    "card.rows": Range(1, 5, NONE),
    "card.name": Range(8, 16, PT),
    "card.text": Range(5, 14, PT),
    "card.icon": Range(3, 10),
    "topic.text": Range(5, 12, PT),
    "topic.smallest": Range(5, 9, PT),
    "marks.length": Range(1, 8),
    "marks.gap": Range(0.5, 5),
    "marks.margin": Range(0, 10),
    "fold.columns": Range(2, 8, NONE, even=True),
    "fold.rows": Range(1, 5, NONE),
    "overview.margin": Range(5, 30),
    "overview.columns": Range(1, 4, NONE),
    "overview.gap": Range(2, 20),
    "overview.text": Range(5, 12, PT),
    "overview.smallest": Range(5, 9, PT),
    "overview.icon": Range(2.5, 8),
}
"""By key; N stands for a number."""


def range_of(place: str) -> Range:
    """The range of a key, whatever number is part of it."""
    return RANGES[".".join("N" if part.isdigit() else part for part in place.split("."))]
