"""What must hold of any page: nothing beside it or its box, nothing over anything else, no type too small."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from .geometry import Box, Size
from .page import Mark
from .text import ASCENT, DESCENT

_HAIR = 0.35  # points that two boxes may share: less than the white around any letter
_SLACK = 0.05


def misplaced(marks: Sequence[Mark], page: Size) -> Iterator[Mark]:
    """What leaves the page, and texts that leave the box they belong to."""
    whole = Box(0, 0, *page)
    for mark in marks:
        outside = mark.kind == "text" and mark.within is not None and not mark.within.holds(mark.box, _SLACK)
        if outside or not whole.holds(mark.box):
            yield mark


def overlaps(marks: Sequence[Mark]) -> Iterator[tuple[Mark, Mark]]:
    """Pairs of texts and icons that lie over each other, found by sweeping down each page."""
    by_page: dict[int, list[Mark]] = defaultdict(list)
    for mark in marks:
        if mark.kind in ("text", "icon"):
            by_page[mark.page].append(mark)
    for one_page in by_page.values():
        active: list[Mark] = []
        for mark in sorted(one_page, key=lambda mark: mark.box.y):
            active = [other for other in active if other.box.bottom > mark.box.y + _HAIR]
            for other in active:
                if mark.box.overlaps(other.box, _HAIR):
                    yield other, mark
            active.append(mark)


def too_small(marks: Sequence[Mark], smallest: float) -> Iterator[Mark]:
    """Texts below the smallest size of type."""
    least = (ASCENT + DESCENT) * smallest - _SLACK
    return (mark for mark in marks if mark.kind == "text" and mark.box.height < least)


def in_place(marks: Sequence[Mark], page: Size, smallest: float) -> bool:
    return not any(misplaced(marks, page)) and not any(overlaps(marks)) and not any(too_small(marks, smallest))
