"""Drawings for Sneaks & Snitches: goods on tiles of their colours, people, lots, letters of locations."""

from __future__ import annotations

from .shapes import INK, PAPER, TILE, Shape, box, circle, polygon, star


def _goods(colour: str, *shapes: tuple[str, str]) -> tuple[Shape, ...]:
    """A tile in the colour of the tokens, and on it a picture that tells it apart without colour."""
    return (Shape(colour, TILE), *(Shape(role or colour, path) for role, path in shapes))


def _letter(*strokes: str, hole: str = "") -> tuple[Shape, ...]:
    """A letter in a round sign, as it stands at a location."""
    holes = [Shape(INK, hole)] if hole else []
    return (Shape(INK, circle(12, 12, 11.5)), *(Shape(PAPER, stroke) for stroke in strokes), *holes)


def _ingot(x: float, y: float) -> str:
    return polygon((x + 1.6, y), (x + 6.4, y), (x + 8, y + 5.4), (x, y + 5.4))


def _head(x: float, y: float, r: float) -> str:
    """Head and shoulders from afar."""
    low, wide = y + 4.2 * r, 1.9 * r
    shoulders = (
        f"M{x - wide:g} {low:g} C{x - wide:g} {y + 1.6 * r:g} {x + wide:g} {y + 1.6 * r:g} {x + wide:g} {low:g} Z"
    )
    return f"{circle(x, y, r)} {shoulders}"


_STEM = box(7, 5.5, 2.6, 13)
_CARD = box(4, 1.5, 16, 21)
_CARD_HOLE = box(5.7, 3.2, 12.6, 17.6)

SNEAKS_ICONS: dict[str, tuple[Shape, ...]] = {
    # A letter in its envelope.
    "information": _goods(
        "blue",
        (PAPER, box(3.5, 6, 17, 12.5)),
        ("", polygon((3.5, 6), (5.6, 6), (12, 11.4), (18.4, 6), (20.5, 6), (20.5, 6.8), (12, 14), (3.5, 6.8))),
    ),
    # A vase.
    "artifacts": _goods(
        "green",
        (
            PAPER,
            "M8.5 3.5 L15.5 3.5 L15.5 5.4 L14.2 5.4 L14.2 8 C18 9.4 18.4 13.4 16.6 16 C15.6 17.4 14.6 18 14.4 18.8 "
            "L16 18.8 L16 20.6 L8 20.6 L8 18.8 L9.6 18.8 C9.4 18 8.4 17.4 7.4 16 C5.6 13.4 6 9.4 9.8 8 L9.8 5.4 "
            "L8.5 5.4 Z",
        ),
        ("", box(6.4, 11.4, 11.2, 1.3)),
    ),
    "jewels": _goods(
        "red",
        (PAPER, polygon((7.5, 5), (16.5, 5), (20.5, 9.8), (12, 20), (3.5, 9.8))),
        ("", box(4.6, 9.3, 14.8, 1.1)),
        ("", polygon((11, 5.8), (13, 5.8), (15.6, 9.6), (14.2, 9.6), (12, 6.8), (9.8, 9.6), (8.4, 9.6))),
    ),
    # Three bars.
    "gold-bars": _goods("yellow", (INK, " ".join((_ingot(8, 5.6), _ingot(3.4, 12.6), _ingot(12.6, 12.6))))),
    # A star on a pedestal.
    "specials": (
        Shape(INK, star(12, 8.2, 5, 7.6, 3.2)),
        Shape(INK, box(7, 16.4, 10, 2)),
        Shape(INK, polygon((8.6, 18.4), (15.4, 18.4), (17.6, 22.8), (6.4, 22.8))),
    ),
    # A megaphone.
    "snitch": (
        Shape(INK, polygon((2, 8.6), (7, 8.6), (16, 3), (16, 19.6), (7, 14), (2, 14))),
        Shape(INK, polygon((5, 14.6), (8.6, 14.6), (10.2, 21.6), (6.6, 21.6))),
        Shape(INK, box(18, 10.4, 4.6, 1.8)),
        Shape(INK, polygon((17.6, 7.4), (21.4, 4.6), (22.4, 6), (18.6, 8.8))),
        Shape(INK, polygon((17.6, 15.2), (18.6, 13.8), (22.4, 16.6), (21.4, 18))),
        Shape(PAPER, box(7, 8.6, 1.2, 5.4)),
    ),
    # A card with a keyhole.
    "secret": (
        Shape(INK, _CARD),
        Shape(PAPER, circle(12, 9.6, 3)),
        Shape(PAPER, polygon((11, 11), (13, 11), (14.6, 17), (9.4, 17))),
    ),
    "token": (Shape(INK, TILE), Shape(PAPER, box(2.6, 2.6, 18.8, 18.8)), Shape(INK, circle(12, 12, 4))),
    # A tile of four different quarters.
    "any": (
        Shape(INK, TILE),
        *(Shape(PAPER, box(x, y, 8.6, 8.6)) for x, y in ((2.4, 2.4), (13, 2.4), (2.4, 13), (13, 13))),
        *(Shape(INK, box(3.6, y, 6.2, 1.4)) for y in (3.6, 6, 8.4)),
        Shape(INK, polygon((17.3, 3.6), (20.6, 9.8), (14, 9.8))),
        Shape(INK, polygon((6.7, 14), (9.8, 17.3), (6.7, 20.6), (3.6, 17.3))),
        Shape(INK, circle(17.3, 17.3, 3)),
    ),
    "swap": (
        Shape(INK, polygon((1.5, 6.6), (15, 6.6), (15, 2.6), (22.5, 8.2), (15, 13), (15, 9.6), (1.5, 9.6))),
        Shape(INK, polygon((22.5, 14.4), (9, 14.4), (9, 11), (1.5, 15.8), (9, 21.4), (9, 17.4), (22.5, 17.4))),
    ),
    # A sheet with a seal.
    "documents": (
        Shape(INK, polygon((4, 1.5), (15, 1.5), (20, 6.5), (20, 22.5), (4, 22.5))),
        Shape(PAPER, polygon((5.7, 3.2), (13.8, 3.2), (13.8, 7.8), (18.3, 7.8), (18.3, 20.8), (5.7, 20.8))),
        *(Shape(INK, box(7.4, y, width, 1.5)) for y, width in ((6, 4.6), (9.4, 9.2), (12.4, 9.2))),
        Shape(INK, circle(14.6, 17.4, 2.4)),
    ),
    "half": (
        Shape(INK, circle(12, 12, 10)),
        Shape(PAPER, "M12 3.6 C23 3.6 23 20.4 12 20.4 Z"),
    ),
    # A house with columns.
    "bank": (
        Shape(INK, polygon((12, 1.5), (22.5, 7.6), (22.5, 9.2), (1.5, 9.2), (1.5, 7.6))),
        *(Shape(INK, box(x, 10.4, 3, 8)) for x in (3.4, 8.2, 12.8, 17.6)),
        Shape(INK, box(1.5, 19.6, 21, 2.9)),
    ),
    "rivals": (
        Shape(INK, f"{_head(4.8, 5.6, 2.5)} {_head(19.2, 5.6, 2.5)}"),
        Shape(PAPER, f"{circle(12, 9.6, 4.4)} {box(5.6, 14, 12.8, 9)}"),
        Shape(INK, _head(12, 9.6, 3.1)),
    ),
    "nobody": (
        Shape(INK, circle(12, 12, 10.5)),
        Shape(PAPER, circle(12, 12, 8.2)),
        Shape(INK, polygon((17.4, 4.8), (19.2, 6.6), (6.6, 19.2), (4.8, 17.4))),
    ),
    # A hat.
    "boss": (
        Shape(
            INK, "M6 14 C5.6 7 7 3.6 9.4 3.6 C10.8 3.6 11 4.8 12 4.8 C13 4.8 13.2 3.6 14.6 3.6 C17 3.6 18.4 7 18 14 Z"
        ),
        Shape(INK, "M0.8 14.6 C4 12.6 20 12.6 23.2 14.6 C22 19 17 20.4 12 20.4 C7 20.4 2 19 0.8 14.6 Z"),
        Shape(PAPER, "M6 11.6 C9 12.6 15 12.6 18 11.6 L18 13.4 C15 14.4 9 14.4 6 13.4 Z"),
    ),
    # A card that names a place.
    "destination": (
        Shape(INK, _CARD),
        Shape(PAPER, _CARD_HOLE),
        Shape(
            INK,
            "M12 19 C9.4 15.4 7 12.6 7 9.8 C7 6.8 9.2 4.8 12 4.8 C14.8 4.8 17 6.8 17 9.8 C17 12.6 14.6 15.4 12 19 Z",
        ),
        Shape(PAPER, circle(12, 9.8, 2.1)),
    ),
    # Where the first three stand.
    "places": (
        Shape(INK, box(8.6, 6, 6.8, 16.5)),
        Shape(INK, box(1.2, 11, 6.8, 11.5)),
        Shape(INK, box(16, 14.4, 6.8, 8.1)),
        Shape(PAPER, box(11.2, 9, 1.8, 6)),
        Shape(INK, circle(12, 3, 2.2)),
    ),
    "letter-a": _letter(
        polygon((10.3, 5.5), (13.7, 5.5), (18, 18.5), (15.2, 18.5), (14.3, 15.6), (9.7, 15.6), (8.8, 18.5), (6, 18.5)),
        hole=polygon((12, 8.6), (13.9, 13.4), (10.1, 13.4)),
    ),
    "letter-b": _letter(
        "M7 5.5 L13 5.5 C17.4 5.5 17.6 10.6 14.8 11.7 C18.4 12.8 18 18.5 13.4 18.5 L7 18.5 Z",
        hole=f"{box(9.6, 7.8, 3.8, 2.7)} {box(9.6, 13, 4, 3.1)}",
    ),
    "letter-c": _letter(
        "M17.6 8.4 L15.4 10 C12.6 6.2 8.6 8.2 8.6 12 C8.6 15.8 12.6 17.8 15.4 14 L17.6 15.6 "
        "C13.6 21.4 5.8 18.6 5.8 12 C5.8 5.4 13.6 2.6 17.6 8.4 Z"
    ),
    "letter-d": _letter(
        "M7 5.5 L11.4 5.5 C20 5.5 20 18.5 11.4 18.5 L7 18.5 Z", hole="M9.6 8 L11.4 8 C16.4 8 16.4 16 11.4 16 L9.6 16 Z"
    ),
    "letter-e": _letter(_STEM, box(7, 5.5, 9.6, 2.5), box(7, 10.7, 8.4, 2.5), box(7, 16, 9.6, 2.5)),
    "letter-f": _letter(_STEM, box(7, 5.5, 9.6, 2.5), box(7, 10.9, 8.2, 2.5)),
    "letter-g": _letter(
        "M17.6 8.4 L15.4 10 C12.6 6.2 8.6 8.2 8.6 12 C8.6 15.8 12.6 17.4 15 15 L15 13.8 L12 13.8 "
        "L12 11.4 L17.6 11.4 L17.6 16 C13.6 21.2 5.8 18.6 5.8 12 C5.8 5.4 13.6 2.6 17.6 8.4 Z"
    ),
    "letter-h": _letter(_STEM, box(14.4, 5.5, 2.6, 13), box(7, 10.7, 10, 2.5)),
}
