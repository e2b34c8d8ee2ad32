"""Drawings for Caper: Europe: the marker on its track, fire and what keeps it off, the eye, the headquarters, seats."""

from __future__ import annotations

from .shapes import ACCENT, INK, PAPER, Shape, box, circle, polygon

_FLAME = (
    "M12.6 1 C13.4 5.4 19.6 8.4 19.6 15 C19.6 20 16.2 23 12 23 C7.8 23 4.4 20 4.4 15.4 C4.4 12 6.2 9.8 7.4 7.6 "
    "C8 9.4 8.8 10.4 9.8 11 C9.4 7.2 10.4 3.6 12.6 1 Z"
)
_INNER_FLAME = "M12.2 12 C12.8 14.4 15.6 15.6 15.6 18.4 C15.6 20.2 14 21.4 12 21.4 C10 21.4 8.4 20.2 8.4 18.4 Z"
_SMALL_FLAME = (
    "M12.4 5 C12.8 8 16.4 9.8 16.4 13.8 C16.4 16.8 14.4 18.6 12 18.6 C9.6 18.6 7.6 16.8 7.6 14 "
    "C7.6 12 8.6 10.6 9.4 9.4 C9.8 10.4 10.2 11 10.8 11.4 C10.6 9 11.2 6.8 12.4 5 Z"
)


def _lids(wide: float, high: float) -> str:
    """The outline of an eye, so far to the sides and up and down."""
    near, far = 0.33 * wide, 0.65 * wide
    left, right, top, low = 12 - wide, 12 + wide, 12 - high, 12 + high
    return (
        f"M{left:g} 12 C{12 - far:g} {12 - 0.75 * high:g} {12 - near:g} {top:g} 12 {top:g} "
        f"C{12 + near:g} {top:g} {12 + far:g} {12 - 0.75 * high:g} {right:g} 12 "
        f"C{12 + far:g} {12 + 0.75 * high:g} {12 + near:g} {low:g} 12 {low:g} "
        f"C{12 - near:g} {low:g} {12 - far:g} {12 + 0.75 * high:g} {left:g} 12 Z"
    )


_DISC, _RING_HOLE = circle(12, 12, 10), circle(12, 12, 8)
_ARC = "M3.4 13 C2.4 6.6 7.2 2.4 12.6 2.6 L12.6 0.4 L18 4.4 L12.6 8.4 L12.6 6 C9 5.8 6.2 8.6 6.8 12.6 Z"
_ARC_BACK = (
    "M20.6 11 C21.6 17.4 16.8 21.6 11.4 21.4 L11.4 23.6 L6 19.6 L11.4 15.6 L11.4 18 C15 18.2 17.8 15.4 17.2 11.4 Z"
)

EUROPE_ICONS: dict[str, tuple[Shape, ...]] = {
    # A masked pawn on its foot.
    "track-marker": (
        Shape(INK, circle(12, 7, 6)),
        Shape(INK, "M9 11.6 L15 11.6 C15.4 15.6 17 17.4 19.4 19 L4.6 19 C7 17.4 8.6 15.6 9 11.6 Z"),
        Shape(INK, box(3, 20, 18, 3.2)),
        Shape(PAPER, "M6.6 5.6 L17.4 5.6 L17.4 8.4 L13.2 8.4 L12 7.4 L10.8 8.4 L6.6 8.4 Z"),
        Shape(INK, circle(9.2, 7, 0.9)),
        Shape(INK, circle(14.8, 7, 0.9)),
    ),
    "burn": (Shape(ACCENT, _FLAME), Shape(PAPER, _INNER_FLAME)),
    # A flame behind a shield.
    "fireproof": (
        Shape(INK, "M12 0.8 L22 4 C22.6 12 19.8 19 12 23.4 C4.2 19 1.4 12 2 4 Z"),
        Shape(PAPER, "M12 2.8 L20.2 5.4 C20.4 12 18 17.6 12 21.2 C6 17.6 3.6 12 3.8 5.4 Z"),
        Shape(INK, _SMALL_FLAME),
    ),
    "eye": (
        Shape(INK, _lids(11.4, 8.2)),
        Shape(PAPER, _lids(8.6, 5.8)),
        Shape(INK, circle(12, 12, 4.4)),
        Shape(PAPER, circle(13.6, 10.4, 1.4)),
    ),
    # A house with a keyhole for a door.
    "headquarters": (
        Shape(INK, polygon((12, 1), (23.4, 11), (20.6, 11), (20.6, 23), (3.4, 23), (3.4, 11), (0.6, 11))),
        Shape(PAPER, circle(12, 12.6, 2.8)),
        Shape(PAPER, polygon((11, 14), (13, 14), (14.6, 20.4), (9.4, 20.4))),
    ),
    # Round and round: at once, and again at each card that fits.
    "combo": (Shape(INK, _ARC), Shape(INK, _ARC_BACK)),
    # A question mark on a card with an open edge.
    "unknown": (
        *(Shape(INK, box(x, y, 5, 1.6)) for x in (1, 9.5, 18) for y in (1, 21.4)),
        *(Shape(INK, box(x, y, 1.6, 5)) for x in (1, 21.4) for y in (1, 9.5, 18)),
        Shape(
            INK,
            "M7.4 9.4 C7.4 3.4 16.8 3.6 16.8 9 C16.8 12.6 13.4 12.6 13.4 15.4 L10.8 15.4 C10.8 11.4 14 11.4 14 9 "
            "C14 6.8 10.2 6.8 10.2 9.4 Z",
        ),
        Shape(INK, circle(12.1, 18.2, 1.6)),
    ),
    # Seats: a disc with its own half full, so that no colour is needed to tell them apart.
    "seat-south": (
        Shape(INK, _DISC),
        Shape(PAPER, _RING_HOLE),
        Shape(INK, "M2.6 12 L21.4 12 C21.4 17.2 17.2 21.4 12 21.4 C6.8 21.4 2.6 17.2 2.6 12 Z"),
    ),
    "seat-north": (
        Shape(INK, _DISC),
        Shape(PAPER, _RING_HOLE),
        Shape(INK, "M2.6 12 L21.4 12 C21.4 6.8 17.2 2.6 12 2.6 C6.8 2.6 2.6 6.8 2.6 12 Z"),
    ),
}
