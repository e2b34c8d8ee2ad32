"""How well two colours can be told apart, as WCAG 2 measures it, and which of a template's must be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

READABLE = 4.5  # level AA for text
VISIBLE = 1.5  # enough for a line that nobody reads
SHEET = "#ffffff"
"""What pages are printed on: their ground is never painted."""
_TEXTS = ("ink", "quiet", "accent")
_GROUNDS = ("paper", "shade")


class Pair(NamedTuple):
    """A colour on a ground, by their keys (the sheet of paper has none), and the contrast they need."""

    key: str
    ground: str
    colours: tuple[str, str]
    least: float

    @property
    def ratio(self) -> float:
        return contrast(*self.colours)


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def pairs(values: Mapping[str, Any]) -> Iterator[Pair]:
    """Every colour of a template with each ground it is printed on."""
    palette = values["palette"]
    grounds = {f"palette.{ground}": palette[ground] for ground in _GROUNDS}
    if palette["paper"].lower() != SHEET:
        grounds[""] = SHEET
    for role, least in (*((role, READABLE) for role in _TEXTS), ("hairline", VISIBLE)):
        for ground, colour in grounds.items():
            yield Pair(f"palette.{role}", ground, (palette[role], colour), least)
    for name, tile in values["colours"].items():
        yield Pair(f"colours.{name}.sign", f"colours.{name}.fill", (tile["sign"], tile["fill"]), READABLE)


def too_alike(values: Mapping[str, Any]) -> Iterator[Pair]:
    return (pair for pair in pairs(values) if pair.ratio < pair.least)
