"""Short questions to a scored table, for tests that read as rule sentences."""

from typing import Any

from capertool.games.tally import Line, Tally
from capertool.score import tally_document
from tests.tables import Document, at, table


def scored(*locations: Document, city: str = "paris", **more: Any) -> Tally:
    return tally_document(table(*locations, city=city, **more))


def capers(tally: Tally, index: int = 0) -> tuple[int, int]:
    """White's and green's capers at one location."""
    found = tally.locations[index].counts
    return found["white"], found["green"]


def total(tally: Tally, seat: str) -> int:
    return sum(tally.points()[seat].values())


def lines_of(tally: Tally, card: str, seat: str = "white") -> list[Line]:
    """What one card gave one player, full equipment aside."""
    lines = [*tally.lines, *(line for location in tally.locations for line in location.lines)]
    return [line for line in lines if line.source == card and line.player == seat and line.reason != "full-equipment"]


def gained(tally: Tally, card: str, seat: str = "white") -> tuple[int, int, list[str]]:
    """Capers, points and kinds of loot that one card gave."""
    lines = lines_of(tally, card, seat)
    capers = sum(line.amount for line in lines if line.category == "capers")
    points = sum(line.amount for line in lines if line.category != "capers")
    loot = [
        kind
        for line in tally.lines
        if line.player == seat and line.reason == "loot-set"
        for kind, source in zip(line.effect.split(" + "), line.cards, strict=True)
        if source == card
    ]
    return capers, points, loot


__all__ = ["at", "capers", "gained", "lines_of", "scored", "total"]
