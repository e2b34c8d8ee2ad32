"""Our own drawings: every icon as shapes on a field of 24 by 24, y downwards, in a small part of SVG's path language.

A shape is filled with a role: `ink`, `paper` (a hole, or a light part) or `accent`. Signs of colours lie on a tile.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from .icons_europe import EUROPE_ICONS
from .icons_sneaks import SNEAKS_ICONS
from .marketicons import MARKET_ICONS
from .shapes import FIELD, INK, PAPER, TILE, Shape, box, circle, polygon, star

__all__ = ["FIELD", "ICONS", "SIGNS", "TILE", "operations", "seat_icon"]


def _cog() -> str:
    """Eight teeth around a wheel."""
    points = []
    for n in range(8):
        middle = 2 * pi * n / 8
        for turn, r in ((-0.24, 7.4), (-0.16, 10.6), (0.16, 10.6), (0.24, 7.4)):
            points.append((round(12 + r * cos(middle + turn), 2), round(12 + r * sin(middle + turn), 2)))
    return polygon(*points)


_SACK = "M9 8 C5 11 3 15 3.5 19 C4 22 20 22 20.5 19 C21 15 19 11 15 8 Z M8 2.5 L16 2.5 L14.5 6.5 L9.5 6.5 Z"
_CARD = "M5 3 L15 3 L15 21 L5 21 Z"
_HALF_ABOVE, _BAR, _HALF_BELOW = box(6, 2, 12, 7), box(2, 11, 20, 2), box(6, 15, 12, 7)
_ABOVE_HOLE, _BELOW_HOLE = box(7.3, 3.3, 9.4, 4.4), box(7.3, 16.3, 9.4, 4.4)

ICONS: dict[str, tuple[Shape, ...]] = {
    # A domino mask.
    "caper": (
        Shape(
            INK,
            "M1 8.5 C5 5.5 9 7 12 8.5 C15 7 19 5.5 23 8.5 C23 14 20 18 16.5 18 C14 18 13.2 15.5 12 14.5 "
            "C10.8 15.5 10 18 7.5 18 C4 18 1 14 1 8.5 Z",
        ),
        Shape(PAPER, "M4.5 11 C6.5 9.4 8.5 9.8 9.8 11.8 C8 13.6 5.6 13.4 4.5 11 Z"),
        Shape(PAPER, "M19.5 11 C17.5 9.4 15.5 9.8 14.2 11.8 C16 13.6 18.4 13.4 19.5 11 Z"),
    ),
    "coin": (
        Shape(INK, circle(12, 12, 10.5)),
        Shape(PAPER, circle(12, 12, 8.7)),
        Shape(INK, circle(12, 12, 7.3)),
        Shape(PAPER, box(10.9, 7.5, 2.2, 9)),
    ),
    # A seal with two ribbons.
    "point": (
        Shape(INK, polygon((7, 14), (5, 23), (9, 21), (11, 23), (12, 16), (13, 23), (15, 21), (19, 23), (17, 14))),
        Shape(INK, star(12, 9, 12, 8.6, 7.2)),
        Shape(PAPER, star(12, 9, 5, 5.2, 2.2)),
    ),
    "jewel": (
        Shape(INK, polygon((6, 4), (18, 4), (23, 10), (12, 22), (1, 10))),
        Shape(PAPER, polygon((7, 5.6), (10.4, 5.6), (8.2, 9.2), (3.6, 9.2))),
        Shape(PAPER, polygon((17, 5.6), (13.6, 5.6), (15.8, 9.2), (20.4, 9.2))),
        Shape(PAPER, polygon((8.6, 10.8), (15.4, 10.8), (12, 18.6))),
    ),
    # A vase with two handles.
    "antique": (
        Shape(
            INK,
            "M8.5 2 L15.5 2 L15.5 4 L14.6 4 L14.6 7 C18 8.5 18.6 12 17 15 C16 17 14.6 18.4 14.4 20 L16.4 20 L16.4 22 "
            "L7.6 22 L7.6 20 L9.6 20 C9.4 18.4 8 17 7 15 C5.4 12 6 8.5 9.4 7 L9.4 4 L8.5 4 Z",
        ),
        Shape(INK, "M9.6 4.6 C5 3.6 3 7 5.6 10.4 L7 9.4 C5.4 7.2 6.4 5.8 9.4 6.4 Z"),
        Shape(INK, "M14.4 4.6 C19 3.6 21 7 18.4 10.4 L17 9.4 C18.6 7.2 17.6 5.8 14.6 6.4 Z"),
        Shape(PAPER, box(7.2, 11, 9.6, 1.4)),
    ),
    "painting": (
        Shape(INK, box(1.5, 3.5, 21, 17)),
        Shape(PAPER, box(4, 6, 16, 12)),
        Shape(INK, polygon((5, 17), (10, 9.5), (13, 13.5), (15.4, 11), (19, 17))),
        Shape(INK, circle(16.6, 8.6, 1.4)),
    ),
    "loot": (Shape(INK, _SACK),),
    "wild": (Shape(INK, _SACK), Shape(PAPER, star(12, 15, 6, 4.8, 1.7))),
    # A card with an arrow around it.
    "turn": (
        Shape(INK, box(7, 6, 10, 14)),
        Shape(PAPER, box(8.5, 7.5, 7, 11)),
        Shape(INK, "M3 13 C1 6 7 0.5 14 2.4 L14.4 0.4 L19 4 L13.4 6.4 L13.8 4.4 C8 3 3.6 7 5 13 Z"),
        Shape(INK, "M21 11 C23 18 17 23.5 10 21.6 L9.6 23.6 L5 20 L10.6 17.6 L10.2 19.6 C16 21 20.4 17 19 11 Z"),
    ),
    "protected": (
        Shape(INK, "M12 1.5 L21 4.5 C21.5 12 19 18.5 12 22.5 C5 18.5 2.5 12 3 4.5 Z"),
        Shape(PAPER, polygon((7, 11.6), (8.8, 9.8), (11, 12), (15.6, 7.2), (17.4, 9), (11, 15.6))),
    ),
    # Head and shoulders, masked, under a cap.
    "thief": (
        Shape(INK, "M2 23 C2 17.5 6 15.4 9 15 L15 15 C18 15.4 22 17.5 22 23 Z"),
        Shape(INK, circle(12, 9, 5.6)),
        Shape(INK, "M5 7 C5.4 2.6 8.6 1 12 1 C15.4 1 18.6 2.6 19 7 Z M3.6 6.4 L12 6.4 L12 8 L3.6 8 Z"),
        Shape(PAPER, "M7.4 9 L16.6 9 L16.6 11.2 L13 11.2 L12 10.4 L11 11.2 L7.4 11.2 Z"),
        Shape(INK, circle(9.6, 10.1, 0.8)),
        Shape(INK, circle(14.4, 10.1, 0.8)),
    ),
    "gear": (Shape(INK, _cog()), Shape(PAPER, circle(12, 12, 3.6))),
    # Cards held together by a brace.
    "sets": (
        Shape(INK, box(2, 3, 8, 11)),
        Shape(INK, box(14, 3, 8, 11)),
        Shape(PAPER, box(3.4, 4.4, 5.2, 8.2)),
        Shape(PAPER, box(15.4, 4.4, 5.2, 8.2)),
        Shape(
            INK,
            polygon(
                (2, 16),
                (3.6, 16),
                (3.6, 18),
                (20.4, 18),
                (20.4, 16),
                (22, 16),
                (22, 19.6),
                (13, 19.6),
                (13, 22),
                (11, 22),
                (11, 19.6),
                (2, 19.6),
            ),
        ),
    ),
    # The bar is the location; your side is below it.
    "own": (Shape(INK, _HALF_ABOVE), Shape(PAPER, _ABOVE_HOLE), Shape(INK, _BAR), Shape(INK, _HALF_BELOW)),
    "opponent": (Shape(INK, _HALF_ABOVE), Shape(INK, _BAR), Shape(INK, _HALF_BELOW), Shape(PAPER, _BELOW_HOLE)),
    "both": (Shape(INK, _HALF_ABOVE), Shape(INK, _BAR), Shape(INK, _HALF_BELOW)),
    "now": (Shape(INK, polygon((14, 1), (4, 13.5), (10.6, 13.5), (8.6, 23), (20, 9.5), (13, 9.5))),),
    "end": (
        Shape(INK, box(4, 1.5, 16, 2.6)),
        Shape(INK, box(4, 19.9, 16, 2.6)),
        Shape(
            INK,
            "M6 4 L18 4 C18 8.4 14.4 10 13.4 12 C14.4 14 18 15.6 18 20 L6 20 C6 15.6 9.6 14 10.6 12 "
            "C9.6 10 6 8.4 6 4 Z",
        ),
        Shape(PAPER, "M8 5.6 L16 5.6 C15.6 7.4 14.4 8.4 13.2 9.4 L10.8 9.4 C9.6 8.4 8.4 7.4 8 5.6 Z"),
    ),
    "paris": (
        Shape(
            INK,
            "M11.3 1 L12.7 1 L13.2 7 L14.2 13 L16 18 L19.5 23 L15.4 23 C14.8 19.6 9.2 19.6 8.6 23 L4.5 23 L8 18 "
            "L9.8 13 L10.8 7 Z",
        ),
        Shape(PAPER, box(9, 13.4, 6, 1.1)),
        Shape(PAPER, box(7.4, 17.2, 9.2, 1.1)),
    ),
    "rome": (
        Shape(INK, "M2 22 L2 5 C8 2.5 16 2.5 22 5 L22 22 Z"),
        *(Shape(PAPER, f"M{x} 12 L{x} 9 C{x} 6.8 {x + 3.4} 6.8 {x + 3.4} 9 L{x + 3.4} 12 Z") for x in (4, 10.3, 16.6)),
        *(Shape(PAPER, f"M{x} 22 L{x} 17 C{x} 14 {x + 3.4} 14 {x + 3.4} 17 L{x + 3.4} 22 Z") for x in (4, 10.3, 16.6)),
    ),
    "london": (
        Shape(
            INK,
            polygon(
                (12, 0.6),
                (15.4, 6),
                (16.4, 6),
                (16.4, 14),
                (15.6, 14),
                (15.6, 20),
                (17.4, 23),
                (6.6, 23),
                (8.4, 20),
                (8.4, 14),
                (7.6, 14),
                (7.6, 6),
                (8.6, 6),
            ),
        ),
        Shape(PAPER, circle(12, 10, 2.9)),
        Shape(INK, polygon((11.5, 7.8), (12.5, 7.8), (12.5, 9.6), (14, 9.6), (14, 10.5), (11.5, 10.5))),
        Shape(PAPER, box(11.5, 15.4, 1, 6)),
    ),
    "barcelona": (
        *(
            Shape(
                INK,
                f"M{x} {top} C{x + 2.6} {top + 7} {x + 2.6} 16 {x + 2.4} 23 L{x - 2.4} 23 "
                f"C{x - 2.6} 16 {x - 2.6} {top + 7} {x} {top} Z",
            )
            for x, top in ((4, 8), (9.4, 2), (14.6, 2), (20, 8))
        ),
        *(Shape(PAPER, circle(x, y, 0.8)) for x, y in ((9.4, 12), (14.6, 12), (9.4, 16), (14.6, 16))),
    ),
    # What the cards need beyond the icons of the games.
    "location": (
        Shape(INK, "M12 23 C8 17 4 13 4 9 C4 4.4 7.6 1 12 1 C16.4 1 20 4.4 20 9 C20 13 16 17 12 23 Z"),
        Shape(PAPER, circle(12, 9, 3.6)),
    ),
    "discard": (
        Shape(INK, box(1.5, 13, 21, 9.5)),
        Shape(PAPER, box(3.2, 14.7, 17.6, 6.1)),
        Shape(INK, polygon((10.6, 1.5), (13.4, 1.5), (13.4, 6.5), (17, 6.5), (12, 12), (7, 6.5), (10.6, 6.5))),
    ),
    "launder": (
        Shape(INK, "M2 9 L22 9 L19.4 22.5 L4.6 22.5 Z"),
        Shape(
            PAPER,
            "M4 13 C6.6 11 9.4 15 12 13 C14.6 11 17.4 15 20 13 L19.6 15.4 C17 16.8 14.6 13.4 12 15.4 "
            "C9.4 17.4 7 14 4.4 15.4 Z",
        ),
        Shape(INK, circle(8, 5, 2.2)),
        Shape(INK, circle(14.6, 3.6, 2.6)),
    ),
    "winner": (
        Shape(INK, polygon((2, 6), (7.4, 11), (12, 3), (16.6, 11), (22, 6), (19.6, 18), (4.4, 18))),
        Shape(INK, box(4.4, 19.4, 15.2, 2.6)),
    ),
    "star": (Shape(INK, star(12, 12.6, 5, 11, 4.6)),),
    "card": (  # two of them, the upper one with a pip: one alone looks like a letter that is missing
        Shape(INK, box(3, 2, 13, 17)),
        Shape(PAPER, box(4.6, 3.6, 9.8, 13.8)),
        Shape(INK, box(8, 5, 13, 17)),
        Shape(PAPER, box(9.6, 6.6, 9.8, 13.8)),
        Shape(INK, polygon((14.5, 9), (17.5, 13.5), (14.5, 18), (11.5, 13.5))),
    ),
    "arrow": (Shape(INK, polygon((2, 10.4), (14, 10.4), (14, 5), (22, 12), (14, 19), (14, 13.6), (2, 13.6))),),
    # Seats: an empty and a full disc, so that no colour is needed to tell them apart.
    "seat-white": (Shape(INK, circle(12, 12, 10)), Shape(PAPER, circle(12, 12, 8))),
    "seat-green": (Shape(INK, circle(12, 12, 10)),),
    "seat-snitch": (Shape(INK, circle(12, 12, 10)), Shape(PAPER, "M12 4 L12 20 C1.4 20 1.4 4 12 4 Z")),
    **MARKET_ICONS,
    **SNEAKS_ICONS,
    **EUROPE_ICONS,
}

SIGNS: dict[str, str] = {
    "green": polygon((12, 5), (20, 18.5), (4, 18.5)),
    "purple": polygon((12, 3.5), (19, 12), (12, 20.5), (5, 12)),
    "yellow": circle(12, 12, 7),
    "red": polygon(
        (9.5, 4),
        (14.5, 4),
        (14.5, 9.5),
        (20, 9.5),
        (20, 14.5),
        (14.5, 14.5),
        (14.5, 20),
        (9.5, 20),
        (9.5, 14.5),
        (4, 14.5),
        (4, 9.5),
        (9.5, 9.5),
    ),
    "blue": " ".join(box(4, y, 16, 3) for y in (5, 10.5, 16)),
    "pink": star(12, 12.8, 5, 9, 3.8),
    "dark-green": box(6, 6, 12, 12),
    "orange": polygon((12, 4), (19, 8), (19, 16), (12, 20), (5, 16), (5, 8)),
}
"""The sign of each colour: a triangle, a diamond, a disc, a cross, bars, a star, a square, a hexagon."""


def seat_icon(seat: str) -> str:
    """The disc of a seat; players who choose their own keys all have the same sign."""
    return f"seat-{seat}" if f"seat-{seat}" in ICONS else "thief"


def operations(path: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """The steps of a path: M, L, C with their numbers, Z."""
    for part in path.replace("M", "\nM").replace("L", "\nL").replace("C", "\nC").replace("Z", "\nZ").split("\n"):
        if part.strip():
            yield part[0], tuple(map(float, part[1:].split()))
