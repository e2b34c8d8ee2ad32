"""Who takes a majority: the first place, and a second one where there is a prize for it."""

from collections.abc import Mapping
from typing import NamedTuple

from .box import LESS_IN_A_TIE
from .rulings import NEEDS_ONE, SECOND_AFTER_TIE


class Place(NamedTuple):
    """A place (0 is the first), the points it pays to each who holds it, and whether several do."""

    rank: int
    points: int
    tied: bool


class Majority(NamedTuple):
    places: Mapping[str, Place]
    consulted: frozenset[str]
    """The rulings that were asked."""


def majority(
    counts: Mapping[str, int], prizes: tuple[int, ...], *, needs_one: bool, second_after_tie: bool
) -> Majority:
    """Places by count; those who are tied get one point less each."""
    places: dict[str, Place] = {}
    consulted: set[str] = set()
    standings = sorted(set(counts.values()), reverse=True)
    for rank, (count, prize) in enumerate(zip(standings, prizes, strict=False)):
        if not count:
            consulted.add(NEEDS_ONE)
            if needs_one:
                break
        if any(place.tied for place in places.values()):
            consulted.add(SECOND_AFTER_TIE)
            if not second_after_tie:  # places go 1, 1, 3
                break
        holders = [seat for seat, number in counts.items() if number == count]
        tied = len(holders) > 1
        points = prize - LESS_IN_A_TIE if tied else prize
        places |= {seat: Place(rank, points, tied) for seat in holders}
    return Majority(places, frozenset(consulted))
