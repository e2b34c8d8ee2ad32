"""Laws that hold for every table, tried on random ones."""

import random
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from capertool.effects.evaluate import Piece
from capertool.games.loot import best_sets
from capertool.games.tally import Tally
from capertool.score import tally_document
from tests.tables import Document, random_document

SEEDS = st.integers(0, 2**32 - 1)
SWAP = {"white": "green", "green": "white", "snitch": "snitch"}


def drawn(seed: int) -> Document:
    return random_document(random.Random(seed))


def totals(tally: Tally) -> dict[str, int]:
    return {seat: sum(points.values()) for seat, points in tally.points().items()}


def essence(tally: Tally) -> Any:
    """All that the order on the table must not change."""
    capers = {location.card: (location.counts, location.winner) for location in tally.locations}
    return capers, tally.points(), tally.ranking, tally.decided_by


@given(SEEDS)
def test_lines_sum_to_categories_and_capers(seed: int) -> None:
    tally = tally_document(drawn(seed))
    for seat, points in tally.points().items():
        for category, amount in points.items():
            lines = [line for line in tally.lines if (line.player, line.category) == (seat, category)]
            assert sum(line.amount for line in lines) == amount
    for location in tally.locations:
        for seat, capers in location.counts.items():
            assert sum(line.amount for line in location.lines if line.player == seat) == capers


@given(SEEDS)
def test_every_line_is_its_count_times_its_amount(seed: int) -> None:
    tally = tally_document(drawn(seed))
    for line in [*tally.lines, *(line for location in tally.locations for line in location.lines)]:
        if line.reason in ("effect", "printed", "full-equipment", "discards"):
            assert line.amount == line.times * line.each > 0


@given(SEEDS)
def test_lines_of_zero_change_nothing(seed: int) -> None:
    document = drawn(seed)
    assert essence(tally_document(document)) == essence(tally_document(document, with_zeros=True))
    for line in tally_document(document).lines:
        assert line.amount != 0


@given(SEEDS)
def test_swapping_the_seats_swaps_the_result_up_to_the_seat_tie_break(seed: int) -> None:
    document = drawn(seed)
    swapped = {
        **document,
        "players": {SWAP[seat]: player for seat, player in document["players"].items()},
        "locations": [
            {"card": location["card"], "white": location["green"], "green": location["white"]}
            for location in document["locations"]
        ],
    }
    one, other = tally_document(document), tally_document(swapped)
    assert totals(other) == {SWAP[seat]: total for seat, total in totals(one).items()}
    if one.decided_by != "seat":
        assert other.winner == tuple(SWAP[seat] for seat in one.winner)
        assert other.decided_by == one.decided_by


@given(SEEDS, SEEDS)
def test_the_order_of_locations_thieves_and_gear_never_matters(seed: int, shuffle: int) -> None:
    document = drawn(seed)
    rng = random.Random(shuffle)
    assert essence(tally_document(_shuffled(document, rng))) == essence(tally_document(document))


def _shuffled(document: Document, rng: random.Random) -> Document:
    locations = [
        {
            "card": location["card"],
            **{seat: [_with_gear_shuffled(entry, rng) for entry in location[seat]] for seat in ("white", "green")},
        }
        for location in document["locations"]
    ]
    for location in locations:
        for seat in ("white", "green"):
            rng.shuffle(location[seat])
    rng.shuffle(locations)
    return {**document, "locations": locations}


def _with_gear_shuffled(entry: str, rng: random.Random) -> str:
    thief, _, gear = entry.partition(": ")
    names = gear.split(", ")
    rng.shuffle(names)
    return f"{thief}: {', '.join(names)}" if gear else thief


@given(SEEDS, SEEDS, st.sampled_from(["jumbo", "gateongames"]))
def test_turning_a_card_over_never_raises_its_owners_capers_there(seed: int, choice: int, rulebook: str) -> None:
    document = {**drawn(seed), "rulebook": rulebook}
    places = [
        (index, seat, entry, card)
        for index, location in enumerate(document["locations"])
        for seat in ("white", "green")
        for entry, text in enumerate(location[seat])
        for card, name in enumerate(_names(text))
        if not name.endswith("~")
    ]
    if not places:
        return
    index, seat, entry, card = random.Random(choice).choice(places)
    before = tally_document(document).locations[index].counts[seat]
    names = _names(document["locations"][index][seat][entry])
    names[card] += "~"
    document["locations"][index][seat][entry] = f"{names[0]}: {', '.join(names[1:])}" if names[1:] else names[0]
    assert tally_document(document).locations[index].counts[seat] <= before


def _names(entry: str) -> list[str]:
    thief, _, gear = entry.partition(": ")
    return [thief, *gear.split(", ")] if gear else [thief]


# --- loot

KINDS = ("jewel", "antique", "painting")


def best_by_search(kinds: tuple[str, ...], values: tuple[int, ...]) -> int:
    """Every meaning of every wild piece, and every way to split the pieces into sets of different kinds."""
    wild = kinds.count("wild")
    fixed = [kind for kind in kinds if kind != "wild"]
    return max(_best_split([*fixed, *meaning], values) for meaning in product(KINDS, repeat=wild))


def _best_split(kinds: list[str], values: tuple[int, ...]) -> int:
    if not kinds:
        return 0
    first, *rest = kinds
    best = values[0] + _best_split(rest, values)
    others = {kind for kind in rest if kind != first}
    for second in others:
        best = max(best, values[1] + _best_split(_without(rest, second), values))
    if len(others) == 2:
        best = max(best, values[2] + _best_split(_without(rest, *others), values))
    return best


def _without(kinds: list[str], *taken: str) -> list[str]:
    left = list(kinds)
    for kind in taken:
        left.remove(kind)
    return left


@given(
    st.lists(st.sampled_from([*KINDS, "wild"]), max_size=7).map(tuple),
    st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)) | st.just((1, 3, 6)),
)
def test_loot_sets_equal_a_search_over_everything(kinds: tuple[str, ...], values: tuple[int, int, int]) -> None:
    pieces = [Piece(kind, f"card-{number}") for number, kind in enumerate(kinds)]
    sets = best_sets(pieces, values)
    assert sum(loot_set.points for loot_set in sets) == best_by_search(kinds, values)
    assert sorted(source for loot_set in sets for source in loot_set.sources) == [piece.source for piece in pieces]
    assert [len(loot_set.kinds) for loot_set in sets] == sorted((len(s.kinds) for s in sets), reverse=True)
    for loot_set in sets:
        assert list(loot_set.kinds) == [kind for kind in KINDS if kind in loot_set.kinds]
