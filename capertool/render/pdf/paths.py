"""Shapes as a PDF writes them: upwards from the lower left, in points with two decimals."""

from functools import cache

from .geometry import MM
from .icons import FIELD, operations

RULER_MM = 50
_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
_CORNER = 0.4477  # how far the handles of a rounded corner stay from its tip, in radii


def rectangle(x: float, y: float, width: float, height: float) -> str:
    return f"{x:.2f} {y:.2f} {width:.2f} {height:.2f} re"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    r = min(radius, width / 2, height / 2)
    k, right, top = _CORNER * r, x + width, y + height
    return (
        f"{x + r:.2f} {y:.2f} m {right - r:.2f} {y:.2f} l "
        f"{right - k:.2f} {y:.2f} {right:.2f} {y + k:.2f} {right:.2f} {y + r:.2f} c {right:.2f} {top - r:.2f} l "
        f"{right:.2f} {top - k:.2f} {right - k:.2f} {top:.2f} {right - r:.2f} {top:.2f} c {x + r:.2f} {top:.2f} l "
        f"{x + k:.2f} {top:.2f} {x:.2f} {top - k:.2f} {x:.2f} {top - r:.2f} c {x:.2f} {y + r:.2f} l "
        f"{x:.2f} {y + k:.2f} {x + k:.2f} {y:.2f} {x + r:.2f} {y:.2f} c h"
    )


@cache
def drawn(path: str) -> str:
    """A path of an icon as a PDF writes it, turned upright."""
    steps = []
    for step, numbers in operations(path):
        upright = [f"{FIELD - number if n % 2 else number:g}" for n, number in enumerate(numbers)]
        steps.append(" ".join([*upright, _OPERATORS[step]]))
    return " ".join(steps)


@cache
def ruler_ticks() -> str:
    """A tick every millimetre, longer ones every five and ten, on a line."""
    ticks = [f"0.35 w [] 0 d 0 0 m {RULER_MM * MM:.2f} 0 l"]
    for mm in range(RULER_MM + 1):
        length = 5 if mm % 10 == 0 else 3.4 if mm % 5 == 0 else 2
        ticks.append(f"{mm * MM:.2f} 0 m {mm * MM:.2f} {length} l")
    return " ".join([*ticks, "S"])
