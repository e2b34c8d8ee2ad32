"""Our own drawings for Thief's Market: the faces of the dice, the icons of the cards, tokens, and what is done.

Each gem is cut in its own way, so that no colour is needed to tell the dice apart.
"""

from __future__ import annotations

from .shapes import INK, PAPER, TILE, Shape, box, circle, polygon, star

_INNER = (
    "M4.4 1.6 L19.6 1.6 C21.6 1.6 22.4 2.4 22.4 4.4 L22.4 19.6 C22.4 21.6 21.6 22.4 19.6 22.4 L4.4 22.4 "
    "C2.4 22.4 1.6 21.6 1.6 19.6 L1.6 4.4 C1.6 2.4 2.4 1.6 4.4 1.6 Z"
)
_MASK = (
    "M3.4 9.4 C6.4 7.2 9.6 8.4 12 9.4 C14.4 8.4 17.6 7.2 20.6 9.4 C20.6 13.6 18.4 16.8 15.6 16.8 C13.8 16.8 13 15 12 "
    "14.2 C11 15 10.2 16.8 8.4 16.8 C5.6 16.8 3.4 13.6 3.4 9.4 Z"
)
_EYES = (
    "M6 11.4 C7.4 10.2 9 10.4 10 12 C8.6 13.4 6.8 13.2 6 11.4 Z",
    "M18 11.4 C16.6 10.2 15 10.4 14 12 C15.4 13.4 17.2 13.2 18 11.4 Z",
)


def _die(colour: str, *shapes: Shape) -> tuple[Shape, ...]:
    """A face of a die: a rounded square in its colour, edged in ink."""
    return (Shape(INK, TILE), Shape(colour, _INNER), *shapes)


def _octagon(reach: float, corner: float) -> str:
    low, high = 12 - reach, 12 + reach
    near, far = low + corner, high - corner
    return polygon(
        *((near, low), (far, low), (high, near), (high, far), (far, high), (near, high), (low, far), (low, near))
    )


def _letter_card(*letter: Shape) -> tuple[Shape, ...]:
    """A card that shows the letter of its deck."""
    return (Shape(INK, box(4, 1, 16, 22)), Shape(PAPER, box(5.6, 2.6, 12.8, 18.8)), *letter)


def _bust(x: float, size: float) -> str:
    """Head and shoulders, standing on the lower edge."""
    head = circle(x, 22 - 10.5 * size, 3.6 * size)
    left, right, top = x - 6 * size, x + 6 * size, 22 - 6 * size
    return f"{head} M{left:g} 22 C{left:g} {top:g} {right:g} {top:g} {right:g} 22 Z"


_DICE = {
    # An emerald cut, with its steps.
    "die-green": _die(
        "green", Shape(PAPER, _octagon(7.4, 3.2)), Shape("green", _octagon(5.2, 2.2)), Shape(PAPER, _octagon(3.8, 1.6))
    ),
    # A round brilliant.
    "die-white": _die(
        PAPER, Shape(INK, circle(12, 12, 7.8)), Shape(PAPER, circle(12, 12, 6.3)), Shape(INK, star(12, 12, 8, 5.6, 2.8))
    ),
    # A pear.
    "die-blue": _die(
        "blue",
        Shape(
            PAPER,
            "M12 3.4 C14 8 18.6 11 18.6 14.8 C18.6 18.2 15.6 20.4 12 20.4 C8.4 20.4 5.4 18.2 5.4 14.8 "
            "C5.4 11 10 8 12 3.4 Z",
        ),
        Shape("blue", "M8 14 C8 16.4 9.6 18 12 18 L12 16.4 C10.6 16.4 9.6 15.4 9.6 14 Z"),
    ),
    # A lozenge, cut across.
    "die-red": _die(
        "red",
        Shape(PAPER, polygon((12, 3), (20.4, 12), (12, 21), (3.6, 12))),
        Shape("red", polygon((12, 6.6), (16.9, 12), (12, 17.4), (7.1, 12))),
        Shape(PAPER, polygon((12, 8.6), (15.1, 12), (12, 15.4), (8.9, 12))),
    ),
    "die-bag": _die(
        "yellow",
        Shape(INK, "M10 9 C6.6 11 5 14 5.4 17.2 C5.8 20 18.2 20 18.6 17.2 C19 14 17.4 11 14 9 Z"),
        Shape(INK, polygon((8.6, 4), (15.4, 4), (13.8, 7.6), (10.2, 7.6))),
        Shape("yellow", box(11.2, 11.4, 1.6, 6)),
        Shape("yellow", box(9.6, 13.6, 4.8, 1.6)),
    ),
    "die-mask": _die("purple", Shape(PAPER, _MASK), *(Shape("purple", eye) for eye in _EYES)),
    # Any gem: a brilliant from the side, on ink.
    "die-gem": _die(
        INK,
        Shape(PAPER, polygon((7.4, 6), (16.6, 6), (20.4, 10.4), (12, 19.4), (3.6, 10.4))),
        Shape(INK, polygon((3.6, 9.9), (20.4, 9.9), (20.4, 10.9), (3.6, 10.9))),
        Shape(INK, polygon((8.3, 10.4), (9.5, 10.4), (12.3, 18.4), (11.7, 18.4))),
        Shape(INK, polygon((15.7, 10.4), (14.5, 10.4), (11.7, 18.4), (12.3, 18.4))),
    ),
}

_CARDS = {
    # A pawn of a man, arms at his sides.
    "henchman": (
        Shape(INK, circle(12, 5.4, 4.4)),
        Shape(
            INK, "M4 16.4 C4 12.4 7 11 12 11 C17 11 20 12.4 20 16.4 L20 19 L17.4 19 L17.4 23 L6.6 23 L6.6 19 L4 19 Z"
        ),
        Shape(PAPER, box(6.5, 15, 1.1, 4)),
        Shape(PAPER, box(16.4, 15, 1.1, 4)),
    ),
    "wand": (
        Shape(INK, polygon((1.6, 20.6), (3.4, 22.4), (14.2, 11.6), (12.4, 9.8))),
        Shape(INK, star(16.4, 7.6, 5, 7, 2.9)),
        Shape(INK, star(6.4, 6.4, 4, 3.4, 0.9)),
        Shape(INK, star(19.6, 18.4, 4, 3, 0.8)),
    ),
    "tower": (
        Shape(
            INK,
            polygon(
                *((4, 1.5), (7.4, 1.5), (7.4, 4.2), (10.3, 4.2), (10.3, 1.5), (13.7, 1.5), (13.7, 4.2), (16.6, 4.2)),
                *((16.6, 1.5), (20, 1.5), (20, 8.4), (17.6, 10.6), (17.6, 19.6), (19.6, 22.5), (4.4, 22.5)),
                *((6.4, 19.6), (6.4, 10.6), (4, 8.4)),
            ),
        ),
        Shape(PAPER, "M9.6 22.5 L9.6 18.6 C9.6 15.6 14.4 15.6 14.4 18.6 L14.4 22.5 Z"),
        Shape(PAPER, box(11.1, 9.4, 1.8, 3.8)),
    ),
    "compass": (
        Shape(INK, circle(12, 12, 11)),
        Shape(PAPER, circle(12, 12, 9.2)),
        Shape(INK, star(12, 12, 4, 8.2, 2.2)),
        Shape(PAPER, polygon((12, 12), (12, 17.6), (10.9, 13.1))),
        Shape(PAPER, polygon((12, 12), (17.6, 12), (13.1, 13.1))),
        Shape(PAPER, polygon((12, 12), (12, 6.4), (13.1, 10.9))),
        Shape(PAPER, polygon((12, 12), (6.4, 12), (10.9, 10.9))),
    ),
    # A ring with its stone.
    "finery": (
        Shape(INK, circle(12, 15.6, 7.6)),
        Shape(PAPER, circle(12, 15.6, 5.4)),
        Shape(INK, polygon((8, 1), (16, 1), (19, 4.8), (12, 12), (5, 4.8))),
        Shape(PAPER, polygon((9.2, 2.6), (14.8, 2.6), (16.4, 4.4), (7.6, 4.4))),
    ),
    "bubble": (
        Shape(
            INK,
            "M4 2.5 L20 2.5 C22 2.5 23 3.5 23 5.5 L23 14 C23 16 22 17 20 17 L12 17 L6.4 22.5 L6.8 17 L4 17 "
            "C2 17 1 16 1 14 L1 5.5 C1 3.5 2 2.5 4 2.5 Z",
        ),
        *(Shape(PAPER, circle(x, 9.8, 1.7)) for x in (6.6, 12, 17.4)),
    ),
    "deck-A": _letter_card(
        Shape(INK, polygon((7, 18), (10.7, 6), (13.3, 6), (17, 18), (14.7, 18), (13.9, 15.2), (10.1, 15.2), (9.3, 18))),
        Shape(PAPER, polygon((10.7, 13.2), (13.3, 13.2), (12, 8.4))),
    ),
    "deck-B": _letter_card(
        Shape(INK, "M8 6 L13 6 C16.4 6 16.8 10.6 14.4 11.6 C17.6 12.6 17 18 13.2 18 L8 18 Z"),
        Shape(PAPER, "M10.2 8 L12.4 8 C14 8 14 10.8 12.4 10.8 L10.2 10.8 Z"),
        Shape(PAPER, "M10.2 12.8 L12.8 12.8 C14.6 12.8 14.6 16 12.8 16 L10.2 16 Z"),
    ),
    "deck-C": _letter_card(
        Shape(INK, circle(12.4, 12, 6)),
        Shape(PAPER, circle(12.4, 12, 3.8)),
        Shape(PAPER, polygon((12.4, 12), (18.4, 9.4), (18.4, 14.6))),
    ),
}

_TOKENS = {
    # A token with a mask on it.
    "infamy": (
        Shape(INK, circle(12, 12, 11)),
        Shape(PAPER, _MASK),
        *(Shape(INK, eye) for eye in _EYES),
    ),
    "marker": (
        Shape(INK, box(4, 1, 2.2, 22)),
        Shape(INK, polygon((7.2, 2), (21.5, 7.5), (7.2, 13))),
    ),
}

_ACTS = {
    # An arrow around a one: once a round.
    "once": (
        Shape(INK, circle(12, 12, 10.5)),
        Shape(PAPER, circle(12, 12, 8.3)),
        Shape(PAPER, polygon((12, 12), (24, 3.4), (24, 12.6))),
        Shape(INK, polygon((16.4, 7.4), (24, 6), (21.6, 13.4))),
        Shape(INK, polygon((9.4, 9), (12, 6.6), (13.6, 6.6), (13.6, 17.4), (11.4, 17.4), (11.4, 9.6), (9.4, 11))),
    ),
    # A price tag.
    "buy": (
        Shape(INK, polygon((1.5, 12), (12, 1.5), (21, 1.5), (22.5, 3), (22.5, 12), (12, 22.5))),
        Shape(PAPER, circle(17.8, 6.2, 2.2)),
    ),
    # Three dice in a heap.
    "pile": (
        *(Shape(INK, box(x, y, 9.6, 9.6)) for x, y in ((7.2, 1.6), (1.6, 12.8), (12.8, 12.8))),
        *(Shape(PAPER, circle(x, y, 1.9)) for x, y in ((12, 6.4), (6.4, 17.6), (17.6, 17.6))),
    ),
    # Out of somebody's tray.
    "steal": (
        Shape(INK, box(1.5, 15, 21, 7.5)),
        Shape(PAPER, box(3.7, 13, 16.6, 7.3)),
        Shape(INK, polygon((12, 1), (18.4, 7.6), (14, 7.6), (14, 17.6), (10, 17.6), (10, 7.6), (5.6, 7.6))),
    ),
    # A die on its corner.
    "roll": (
        Shape(INK, polygon((12, 1), (23, 12), (12, 23), (1, 12))),
        *(Shape(PAPER, circle(x, y, 1.7)) for x, y in ((12, 6.6), (12, 12), (12, 17.4), (6.6, 12), (17.4, 12))),
    ),
    "no-roll": (
        Shape(INK, polygon((12, 1), (23, 12), (12, 23), (1, 12))),
        *(Shape(PAPER, circle(x, y, 1.7)) for x, y in ((12, 6.6), (12, 17.4), (6.6, 12), (17.4, 12))),
        Shape(PAPER, polygon((0.4, 4), (4, 0.4), (23.6, 20), (20, 23.6))),
        Shape(INK, polygon((1.2, 2.8), (2.8, 1.2), (22.8, 21.2), (21.2, 22.8))),
    ),
    # Two heads: somebody else.
    "others": (Shape(INK, _bust(7, 1.0)), Shape(PAPER, _bust(15.4, 1.36)), Shape(INK, _bust(16, 1.2))),
}

MARKET_ICONS: dict[str, tuple[Shape, ...]] = {**_DICE, **_CARDS, **_TOKENS, **_ACTS}
