"""Counting sets equals trying every partition; the other bases count what they name."""

from collections import Counter as Bag

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.effects.evaluate import Piece, View, count_sets, counter, set_demand
from capertool.effects.model import CardSets, Gain, Item
from capertool.effects.parse import parse

COLOURS = ["green", "yellow", "purple", "turned"]


def crew_of(thieves: int, gear: list[str]) -> dict[str, tuple[str, ...]]:
    """A side with so many thieves and gear of these colours; each card has a name of its own."""
    crew = {"thief": tuple(f"t{n}" for n in range(thieves)), "gear": tuple(f"g{n}" for n in range(len(gear)))}
    for colour in COLOURS[:-1]:
        crew[colour] = tuple(f"g{n}" for n, own in enumerate(gear) if own == colour)
    return crew


def most_sets(demand: dict[str, int], thieves: int, gear: Bag[str]) -> int:
    """The plain reading of the rule: take any cards that make a set, then as many more as the rest makes."""
    best = 0
    if demand.get("thief", 0) > thieves:
        return 0
    left = gear.copy()
    for card, number in demand.items():
        if card not in ("thief", "gear"):
            if left[card] < number:
                return 0
            left[card] -= number
    for choice in _choices(left, demand.get("gear", 0)):
        best = max(best, 1 + most_sets(demand, thieves - demand.get("thief", 0), left - choice))
    return best


def _choices(gear: Bag[str], number: int) -> list[Bag[str]]:
    """Every way to take so many gear of any colour."""
    if number == 0:
        return [Bag()]
    ways = {}
    for colour in [colour for colour, count in gear.items() if count]:
        for rest in _choices(gear - Bag([colour]), number - 1):
            way = rest + Bag([colour])
            ways[tuple(sorted(way.items()))] = way
    return list(ways.values())


SETS = st.lists(
    st.builds(Item, st.integers(1, 3), st.sampled_from(["thief", "gear", "green", "yellow", "purple"])),
    min_size=1,
    max_size=3,
).map(lambda items: CardSets(tuple(items)))


@given(SETS, st.integers(0, 3), st.lists(st.sampled_from(COLOURS), max_size=9))
def test_counting_sets_equals_a_search_over_all_partitions(basis: CardSets, thieves: int, gear: list[str]) -> None:
    demand = set_demand(basis)
    count, cards = count_sets(demand, crew_of(thieves, gear))
    assert count == most_sets(demand, thieves, Bag(gear))
    assert len(cards) == len(set(cards)) == count * sum(demand.values())


def test_a_card_is_in_one_set_only() -> None:
    """Blue and any gear needs two cards."""
    view = View({"gear": ("a",), "blue": ("a",)}, {})
    assert counter(gain("1 caper per blue + gear"))(view) == (0, ())


def gain(text: str) -> Gain:
    effect = parse(text)
    assert isinstance(effect, Gain)
    return effect


VIEW = View(
    {"thief": ("a",), "gear": ("x", "y"), "green": ("x",)},
    {"thief": ("b", "c"), "gear": ("z",), "green": ("z",)},
    loot=[Piece("jewel", "x"), Piece("painting", "p")],
    laundered=3,
    discarded={"pink": ("d", "e")},
    on_top=frozenset({"orange"}),
    won=True,
)
VIEW.loot_here.append(Piece("jewel", "x"))


@pytest.mark.parametrize(
    ("text", "count", "cards"),
    [
        ("1 caper", 1, ()),
        ("1 point per green", 1, ("x",)),
        ("1 point per thief of opponent", 2, ("b", "c")),
        ("1 point per green of both", 2, ("x", "z")),
        ("1 point per 2 gear of opponent", 0, ()),
        ("1 point per thief + gear of both", 3, ("a", "b", "c", "x", "y", "z")),
        ("1 point per loot", 2, ("x", "p")),
        ("1 point per loot here", 1, ("x",)),
        ("2 points per painting", 1, ("p",)),
        ("1 point per laundered coin", 3, ()),
        ("1 caper per discarded pink", 2, ("d", "e")),
        ("3 points if orange on top", 1, ()),
        ("3 points if green on top", 0, ()),
        ("2 points if won", 1, ()),
        ("1 point per green if won", 1, ("x",)),
    ],
)
def test_each_basis_counts_what_it_names(text: str, count: int, cards: tuple[str, ...]) -> None:
    assert counter(gain(text))(VIEW) == (count, cards)


def test_a_condition_that_fails_counts_nothing() -> None:
    assert counter(gain("2 points if won"))(View({}, {})) == (0, ())
