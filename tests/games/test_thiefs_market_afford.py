"""What a player can afford, against a search that tries every order of cards and every payment."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capertool.games.thiefs_market.afford import Purse, Use, Way, after, payment, pays, ways
from capertool.games.thiefs_market.box import FACES
from capertool.games.thiefs_market.catalogue import CARDS, Cost, cost_from
from capertool.games.thiefs_market.dice import Pile, dice_in, has, pile
from capertool.games.thiefs_market.slots import SLOTS, card_of, cost_of, id_of

TOOLS = {
    "alchemical-lab": ("red", ("green", "white", "blue")),
    "glamer": ("blue", ("green", "white", "red")),
    "philosophers-stone": ("green", ("white", "blue", "red")),
    "deceptive-bits-of-colored-glass": ("white", ("green", "blue", "red")),
    "bondsman": ("red", ("bag",)),
    "bookie": ("blue", ("bag",)),
    "pawnbroker": ("green", ("bag",)),
    "fence": ("white", ("bag",)),
    "legitimate-jeweller": ("bag", ("green", "white", "blue", "red")),
    "gauntlet-of-evil-intent": ("mask", ("gold",)),
}
"""The cards that turn or spend dice on the way to a purchase, as the rulebook's card list has them."""
ALL_COSTS = sorted({cost_of(slot) for slot in SLOTS})


def every_order(dice: tuple[str, ...], gold: int, tools: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    """Dice and gold after any cards in any order, each at most once."""
    yield dice, gold
    for tool in tools:
        face, results = TOOLS[tool]
        if face not in dice:
            continue
        rest = list(dice)
        rest.remove(face)
        others = tuple(other for other in tools if other != tool)
        for result in results:
            if result == "gold":
                yield from every_order(tuple(rest), gold + 1, others)
            else:
                yield from every_order((*rest, result), gold, others)


def gold_needed(cost: Cost, dice: tuple[str, ...], discount: int) -> int:
    """Lay the dice beside the cost in every order; each gem that fits is paid, the discount takes off the rest."""
    best = len(cost)
    padded = [*dice, *[""] * len(cost)]
    for laid in set(permutations(padded, len(cost))):
        best = min(best, sum(gem != die for gem, die in zip(cost, laid, strict=True)))
    return max(0, best - discount)


def brute_force(cost: Cost, purse: Purse) -> int | None:
    """The least gold for which the card can be had, by trying everything."""
    found = [
        needed
        for dice, gold in set(every_order(purse.dice, purse.gold, purse.tools))
        if (needed := gold_needed(cost, dice, purse.discount)) <= gold
    ]
    return min(found, default=None)


purses = st.builds(
    Purse,
    st.lists(st.sampled_from(FACES), max_size=4).map(pile),
    st.integers(0, 3),
    st.lists(st.sampled_from(sorted(TOOLS)), max_size=4, unique=True).map(tuple),
    st.integers(0, 1),
)


@settings(max_examples=300)
@given(st.sampled_from(ALL_COSTS), purses)
def test_the_cheapest_way_is_the_one_that_trying_everything_finds(cost: Cost, purse: Purse) -> None:
    found = ways(cost, purse)
    assert (found[0].gold if found else None) == brute_force(cost, purse)


@settings(max_examples=300)
@given(st.sampled_from(ALL_COSTS), purses)
def test_every_way_can_be_gone_and_cheaper_ones_come_first(cost: Cost, purse: Purse) -> None:
    found = ways(cost, purse)
    assert [way.gold for way in found] == sorted(way.gold for way in found)
    for way in found:
        cards = [use.card for use in way.uses]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(purse.tools)
        at_last = purse
        for use in way.uses:
            face, results = TOOLS[use.card]
            assert use.face == face
            assert (use.to or "gold") in results
            assert face in at_last.dice
            at_last = after(at_last, [use])
        assert has(at_last.dice, way.dice)
        assert way.gold <= at_last.gold
        assert len(way.dice) + way.gold + way.free == len(cost)
        assert way.free <= purse.discount


@given(st.sampled_from(ALL_COSTS), purses)
def test_no_way_uses_a_card_that_saves_nothing(cost: Cost, purse: Purse) -> None:
    found = ways(cost, purse)
    for way in found:
        for other in found:
            assert not (set(other.uses) < set(way.uses) and other.gold <= way.gold)


def test_all_small_piles_without_cards() -> None:
    """Every pile of up to three dice against every cost of the box."""
    for size in range(4):
        for dice in combinations_with_replacement(FACES, size):
            for cost in ALL_COSTS:
                purse = Purse(pile(dice), len(cost))
                assert payment(cost, purse).gold == gold_needed(cost, dice, 0)


def bought(cost: str, dice: str, gold: int = 0, tools: tuple[str, ...] = (), discount: int = 0) -> list[Way]:
    return ways(cost_from(cost), Purse(pile(cost_from(dice)), gold, tools, discount))


def test_dice_of_the_cost_are_paid_and_gold_stands_for_any_gem() -> None:
    assert bought("WBB", "WBB") == [Way(0, (), ("white", "blue", "blue"), 0)]
    assert bought("WBB", "WBR", gold=1) == [Way(1, (), ("white", "blue"), 0)]
    assert bought("WBB", "WBR") == []


def test_a_yellow_bag_is_not_gold() -> None:
    assert bought("B", "YY") == []


def test_a_card_that_turns_a_die_saves_the_gold() -> None:
    found = bought("WB", "WR", gold=1, tools=("alchemical-lab",))
    assert found == [
        Way(0, (Use("alchemical-lab", "red", "blue"),), ("white", "blue"), 0),
        Way(1, (), ("white",), 0),
    ]


def test_two_cards_can_work_on_one_die() -> None:
    """Bondsman turns red into a bag, the Jeweller the bag into a green gem."""
    (way,) = bought("G", "R", tools=("legitimate-jeweller", "bondsman"))
    assert way.uses == (Use("bondsman", "red", "bag"), Use("legitimate-jeweller", "bag", "green"))


def test_the_gauntlet_makes_gold_of_a_mask() -> None:
    (way,) = bought("G", "P", tools=("gauntlet-of-evil-intent",))
    assert way == Way(1, (Use("gauntlet-of-evil-intent", "mask"),), (), 0)


def test_the_discount_takes_off_what_is_missing_first() -> None:
    assert bought("WBB", "WB", discount=1) == [Way(0, (), ("white", "blue"), 1)]
    assert bought("W", "", discount=1) == [Way(0, (), (), 1)]
    (way,) = bought("WB", "WB", discount=1)
    assert (way.gold, len(way.dice), way.free) == (0, 1, 1)


@pytest.mark.parametrize(
    ("dice", "way"),
    [
        ("WB", Way(1, (), ("white", "blue"), 0)),
        ("B", Way(2, (), ("blue",), 0)),
        ("", Way(3, (), (), 0)),
        ("BB", None),  # only one blue lies there
        ("R", None),  # red is not in the cost
    ],
)
def test_one_may_choose_which_dice_to_pay(dice: str, way: Way | None) -> None:
    purse = Purse(pile(cost_from("WBR")), 3)
    assert pays(cost_from("WBB"), pile(cost_from(dice)), purse) == way


def test_a_single_card_of_the_decks_knows_its_cost() -> None:
    assert len(SLOTS) == 49
    assert [slot for slot in SLOTS if "/" in slot] == ["treasure-map/GGB", "treasure-map/GRR"]
    assert cost_of("treasure-map/GRR") == ("green", "red", "red")
    assert cost_of("crown") == CARDS["crown"].costs[0]
    assert (id_of("treasure-map/GRR"), card_of("treasure-map/GGB").id) == ("treasure-map", "treasure-map")


def test_the_marker_is_no_die() -> None:
    objects: Pile = pile(("marker", "red", "green"))
    assert objects == ("green", "red", "marker")
    assert dice_in(objects) == ("green", "red")
