"""One table under two rulebooks: what differs, because of which card or rule."""

from collections.abc import Mapping
from typing import NamedTuple

from .rulings import Value
from .tally import Line, LocationTally, Tally


class Difference(NamedTuple):
    """A ruling that changes what a player gets; by rulebook. A rule that is no card has no amounts."""

    ruling: str
    values: Mapping[str, Value]
    player: str | None = None
    location: str | None = None
    capers: Mapping[str, int] | None = None
    points: Mapping[str, int] | None = None


class Comparison(NamedTuple):
    tallies: Mapping[str, Tally]
    differences: tuple[Difference, ...]
    moved: tuple[tuple[LocationTally, LocationTally], ...]

    @property
    def winner_changes(self) -> bool:
        return len({tally.winner for tally in self.tallies.values()}) > 1

    @property
    def ranking_changes(self) -> bool:
        return len({tally.ranking for tally in self.tallies.values()}) > 1


def compare(first: Tally, second: Tally) -> Comparison:
    """Compare the scores of one table; the two differ only in the rulebook."""
    pair = zip(first.locations, second.locations, strict=True)
    return Comparison(
        {first.rulebook: first, second.rulebook: second},
        tuple(_differences(first, second)),
        tuple((one, other) for one, other in pair if one.winner != other.winner),
    )


def _differences(first: Tally, second: Tally) -> list[Difference]:
    found: list[Difference] = []
    for ruling in {**first.rulings, **second.rulings}:
        values = {tally.rulebook: tally.rulings[ruling] for tally in (first, second) if ruling in tally.rulings}
        if len(set(values.values())) > 1:
            found += _of_card(ruling, values, first, second) or _of_rule(ruling, values)
    return found


def _of_card(ruling: str, values: Mapping[str, Value], first: Tally, second: Tally) -> list[Difference]:
    """The lines of the card that the ruling is about, summed by player and location where they differ."""
    one, other = _amounts(first, ruling), _amounts(second, ruling)
    books = (first.rulebook, second.rulebook)
    found = []
    for key in {**one, **other}:
        (capers, points), (other_capers, other_points) = one.get(key, (0, 0)), other.get(key, (0, 0))
        if (capers, points) != (other_capers, other_points):
            found.append(
                Difference(
                    ruling,
                    values,
                    *key,
                    dict(zip(books, (capers, other_capers), strict=True)),
                    dict(zip(books, (points, other_points), strict=True)),
                )
            )
    return found


def _of_rule(ruling: str, values: Mapping[str, Value]) -> list[Difference]:
    return [Difference(ruling, values)] if ruling == "last-tie" else []


def _amounts(tally: Tally, source: str) -> dict[tuple[str, str | None], tuple[int, int]]:
    amounts: dict[tuple[str, str | None], tuple[int, int]] = {}
    for line in tally.lines:
        if line.source == source:
            _add(amounts, line, 0, line.amount)
    for location in tally.locations:
        for line in location.lines:
            if line.source == source and line.reason == "effect":
                _add(amounts, line, line.amount, 0)
    return amounts


def _add(amounts: dict[tuple[str, str | None], tuple[int, int]], line: Line, capers: int, points: int) -> None:
    key = line.player, line.location
    before = amounts.get(key, (0, 0))
    amounts[key] = before[0] + capers, before[1] + points
