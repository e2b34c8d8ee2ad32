"""Laws that hold for every table of Caper: Europe, tried on random ones."""

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from capertool.games.tally import Tally
from capertool.score import tally_document
from tests.games.europe import Document, random_document

SEEDS = st.integers(0, 2**32 - 1)
SWAP = {"south": "north", "north": "south"}


def drawn(seed: int) -> Document:
    return random_document(random.Random(seed))


def essence(tally: Tally) -> Any:
    stars = {location.card: (location.counts, location.winner) for location in tally.locations}
    return stars, tally.points(), tally.ranking, tally.decided_by


@given(SEEDS)
def test_lines_sum_to_categories(seed: int) -> None:
    tally = tally_document(drawn(seed))
    for seat, points in tally.points().items():
        for category, amount in points.items():
            lines = [line for line in tally.lines if (line.player, line.category) == (seat, category)]
            assert sum(line.amount for line in lines) == amount


@given(SEEDS)
def test_every_line_is_its_count_times_its_amount(seed: int) -> None:
    for line in tally_document(drawn(seed)).lines:
        if line.reason in ("effect", "printed", "stars"):
            assert line.amount == line.times * line.each > 0


@given(SEEDS)
def test_lines_of_zero_change_nothing(seed: int) -> None:
    document = drawn(seed)
    assert essence(tally_document(document)) == essence(tally_document(document, with_zeros=True))
    assert all(line.amount for line in tally_document(document).lines)


@given(SEEDS)
def test_swapping_the_seats_swaps_the_result(seed: int) -> None:
    document = drawn(seed)
    swapped = {
        **document,
        "players": {SWAP[seat]: player for seat, player in document["players"].items()},
        "locations": [
            {
                "card": location["card"],
                "south": location["north"],
                "north": location["south"],
                "marker": _swapped(location["marker"]),
            }
            for location in document["locations"]
        ],
    }
    one, other = tally_document(document), tally_document(swapped)
    assert other.points() == {SWAP[seat]: points for seat, points in one.points().items()}
    assert set(other.winner) == {SWAP[seat] for seat in one.winner}
    assert other.decided_by == one.decided_by


def _swapped(marker: str) -> str:
    seat, _, stars = marker.partition(" ")
    return f"{SWAP[seat]} {stars}" if stars else marker


@given(SEEDS, SEEDS)
def test_the_order_of_locations_and_thieves_never_matters(seed: int, shuffle: int) -> None:
    document, rng = drawn(seed), random.Random(shuffle)
    locations = [dict(location) for location in document["locations"]]
    for location in locations:
        for seat in SWAP:
            location[seat] = rng.sample(location[seat], len(location[seat]))
    rng.shuffle(locations)
    assert essence(tally_document({**document, "locations": locations})) == essence(tally_document(document))


@given(SEEDS)
def test_a_location_in_the_middle_pays_nobody(seed: int) -> None:
    document = drawn(seed)
    for location in document["locations"]:
        location["marker"] = "middle"
    tally = tally_document(document)
    assert all(points["locations"] == 0 for points in tally.points().values())
    assert not [line for line in tally.lines if line.effect.endswith("if won")]
