"""Drawings as data: shapes on a field of 24 by 24, y downwards, in a small part of SVG's path language."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

FIELD = 24
INK, PAPER, ACCENT = "ink", "paper", "accent"
_KAPPA = 0.5523  # how far the handles of a quarter circle reach


class Shape(NamedTuple):
    role: str
    path: str


def circle(x: float, y: float, r: float) -> str:
    k = r * _KAPPA
    return (
        f"M{x + r:g} {y:g} C{x + r:g} {y + k:g} {x + k:g} {y + r:g} {x:g} {y + r:g} "
        f"C{x - k:g} {y + r:g} {x - r:g} {y + k:g} {x - r:g} {y:g} "
        f"C{x - r:g} {y - k:g} {x - k:g} {y - r:g} {x:g} {y - r:g} "
        f"C{x + k:g} {y - r:g} {x + r:g} {y - k:g} {x + r:g} {y:g} Z"
    )


def polygon(*points: tuple[float, float]) -> str:
    return "M" + " L".join(f"{x:g} {y:g}" for x, y in points) + " Z"


def box(x: float, y: float, width: float, height: float) -> str:
    return polygon((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def star(x: float, y: float, tips: int, outer: float, inner: float) -> str:
    points = []
    for n in range(2 * tips):
        r = inner if n % 2 else outer
        angle = pi * n / tips - pi / 2
        points.append((round(x + r * cos(angle), 2), round(y + r * sin(angle), 2)))
    return polygon(*points)


TILE = "M3 0 L21 0 C23 0 24 1 24 3 L24 21 C24 23 23 24 21 24 L3 24 C1 24 0 23 0 21 L0 3 C0 1 1 0 3 0 Z"
