"""Scoring Sneaks & Snitches: the rulebook's example, places and ties against a brute-force reading, two players."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.games.sneaks_and_snitches.box import DERIVED_CARDS, GOODS, letters
from capertool.games.sneaks_and_snitches.scoring import shares
from capertool.games.tally import NO_PLACE, PLACE_SHARE
from tests.games.sneaks import FOUR, Document, player, same_card, scored, table, totals

SEATS = "abcde"


def rulebook_example() -> Document:
    """The worked scoring of the rulebook; its picture is lost, so the counts are chosen to fit every stated place."""
    return table(
        {
            "blue": player(3, 1, 0, 2, secrets=(1,), specials=(2, 1)),
            "green": player(4, 0, 1, 1, secrets=(0, 1, 0, 1), specials=(1,)),
            "red": player(1, 1, 3, 5),
            "purple": player(0, 4, 1, 2, secrets=(0, 0, 2)),
        }
    )


def test_the_rulebooks_scoring_example() -> None:
    found = scored(rulebook_example())
    points = found.points()
    assert {seat: points[seat]["information"] for seat in points} == {"blue": 1, "green": 1, "red": 0, "purple": 0}
    assert {seat: points[seat]["artifacts"] for seat in points} == {"blue": 0, "green": 0, "red": 0, "purple": 3}
    assert {seat: points[seat]["jewels"] for seat in points} == {"blue": 0, "green": 1, "red": 3, "purple": 3}
    assert {seat: points[seat]["gold"] for seat in points} == {"blue": 2, "green": 2, "red": 3, "purple": 2}
    assert {seat: points[seat]["specials"] for seat in points} == {"blue": 3, "green": 1, "red": 0, "purple": 0}
    assert totals(found) == {"purple": 8, "red": 6, "blue": 6, "green": 5}
    assert found.winner == ("purple",)
    assert found.ranking == (("purple",), ("blue", "red"), ("green",))
    assert found.decided_by == "points"


def test_three_players_who_share_five_points_get_one_each() -> None:
    """The rulebook's own sentence on ties: 5 divided by 3 is 1, and 2 are lost."""
    found = scored(
        table({seat: player(2, 0, 0, 0) for seat in "abc"}, vp_card={**same_card([0, 0, 0]), "information": [3, 1, 1]})
    )
    assert totals(found) == {"a": 1, "b": 1, "c": 1}
    assert found.winner == ("a", "b", "c")
    assert found.decided_by == "shared"


def test_tokens_and_secret_cards_count_together() -> None:
    found = scored(table({"a": player(1, secrets=(2,)), "b": player(2), "c": player(), "d": player()}))
    assert found.points()["a"]["information"] == 3
    assert found.players["a"].figures["information"] == 3


def test_special_objects_give_what_they_print_each_by_itself() -> None:
    found = scored(table({seat: player(specials=(3, 1) if seat == "a" else ()) for seat in "abcd"}))
    lines = [line for line in found.lines if line.category == "specials"]
    assert [(line.player, line.source, line.amount) for line in lines] == [
        ("a", "special-object", 3),
        ("a", "special-object", 1),
    ]


# --- places and ties


def paid_by_hand(counts: tuple[int, ...], row: tuple[int, ...]) -> list[int]:
    """A player holds the places behind all who have more, together with all who have as many."""
    paid = []
    for count in counts:
        better = sum(other > count for other in counts)
        level = sum(other == count for other in counts)
        pool = 0
        for place in range(better, better + level):
            pool += row[place]
        share = 0
        while (share + 1) * level <= pool:
            share += 1
        paid.append(share)
    return paid


ROWS: dict[int, list[tuple[int, ...]]] = {
    3: [(3, 0, 0), (3, 2, 1), (5, 3, 1), (4, 4, 1)],
    4: [tuple(row) for row in FOUR.values()],
    5: [(3, 0, 0, 0, 0), (5, 4, 2, 1, 0), (7, 3, 3, 1, 1)],
}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_pattern_of_ties_is_paid_as_a_reading_by_hand_pays_it(players: int) -> None:
    patterns = list(product(range(players), repeat=players))
    assert len({tuple(sorted(set(p)).index(n) for n in p) for p in patterns}) == {3: 13, 4: 75, 5: 541}[players]
    for row in ROWS[players]:
        for counts in patterns:
            given = dict(zip(SEATS, counts, strict=False))
            paid = {seat: share.each for share in shares(given, row) for seat in share.seats}
            assert [paid[seat] for seat in given] == paid_by_hand(counts, row), (counts, row)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_pattern_of_ties_on_a_whole_table(players: int) -> None:
    row = ROWS[players][-1]
    for counts in product(range(3), repeat=players):
        given = {seat: player(count, 0, 0, 0) for seat, count in zip(SEATS, counts, strict=False)}
        card = {**same_card([0] * players), "information": list(row)}
        assert list(totals(scored(table(given, vp_card=card))).values()) == paid_by_hand(counts, row)


# --- two players


@pytest.mark.parametrize("first", range(8))
def test_of_two_players_only_a_lead_of_two_is_first(first: int) -> None:
    for mine, other in product(range(7), repeat=2):
        card = {**same_card([0]), "jewels": [first]}
        found = scored(table({"a": player(0, 0, mine), "b": player(0, 0, other)}, vp_card=card))
        if mine - other >= 2:
            expected = (first, 0)
        elif other - mine >= 2:
            expected = (0, first)
        else:
            expected = (first // 2, first // 2)
        assert tuple(totals(found).values()) == expected, (mine, other)


def test_the_second_place_of_two_players_pays_nothing_whatever_the_card_says() -> None:
    players = {"a": player(4), "b": player(1)}
    assert totals(scored(table(players, vp_card={**same_card([0, 0]), "information": [3, 2]}))) == {"a": 3, "b": 0}
    assert totals(scored(table(players, vp_card={**same_card([0]), "information": [3]}))) == {"a": 3, "b": 0}


# --- who has none


def test_who_has_none_takes_a_place_unless_it_is_ruled_otherwise() -> None:
    """Gold pays three places: one has gold, the others share 3 + 3 + 0."""
    document = table({"a": player(0, 0, 0, 2), "b": player(), "c": player(), "d": player()})
    assert totals(scored(document)) == {"a": 3 + 1 + 1, "b": 4, "c": 4, "d": 4}
    found = scored(document, overrides={"none-takes-place": False}, with_zeros=True)
    assert totals(found) == {"a": 3, "b": 0, "c": 0, "d": 0}
    assert found.rulings == {"none-takes-place": False}
    assert {line.reason for line in found.lines if line.player == "b"} == {NO_PLACE}
    assert totals(scored({**document, "rulings": {"none-takes-place": False}})) == totals(found)


def test_the_ruling_is_named_only_where_a_place_pays_somebody_with_nothing() -> None:
    everybody = {seat: player(1, 1, 1, 1) for seat in "abcd"}
    assert scored(table(everybody)).rulings == {}
    assert scored(table({**everybody, "d": player(1, 1, 0, 1)})).rulings == {}  # the last place pays nothing
    two_without = {seat: player(1, 1, 0, 1) for seat in "cd"}
    assert scored(table({**everybody, **two_without})).rulings == {}  # 1 + 0 divided by 2 is nothing
    three_without = {seat: player(1, 1, 1, 0) for seat in "bcd"}
    assert scored(table({"a": player(1, 1, 1, 1), **three_without})).rulings == {"none-takes-place": True}


def test_of_two_players_one_against_none_is_a_tie_and_nobody_is_paid_for_nothing_if_ruled_so() -> None:
    document = table({"a": player(1), "b": player()}, vp_card=same_card([4]))
    assert totals(scored(document)) == {"a": 8, "b": 8}
    assert totals(scored(document, overrides={"none-takes-place": False})) == {"a": 2, "b": 0}


# --- the lines


def test_every_line_says_its_places_and_what_they_pay() -> None:
    found = scored(rulebook_example(), with_zeros=True)
    effects = {(line.player, line.category): (line.effect, line.times) for line in found.lines}
    assert effects["blue", "information"] == ("places 1-2: 3+0", 4)
    assert effects["red", "information"] == ("place 3: 0", 1)
    assert effects["purple", "artifacts"] == ("place 1: 3", 4)
    assert effects["red", "artifacts"] == ("places 2-4: 2+0+0", 1)
    assert effects["green", "gold"] == ("places 2-4: 3+3+0", 2)


def test_lines_of_nothing_appear_only_on_request() -> None:
    assert all(line.amount for line in scored(rulebook_example()).lines)
    everything = scored(rulebook_example(), with_zeros=True).lines
    assert sum(line.reason == PLACE_SHARE for line in everything) == 4 * 4


def test_the_four_player_card_is_derived_and_says_so() -> None:
    found = scored(rulebook_example())
    assert found.echo == {"vp_card": FOUR, "vp_card_from": "derived"}
    assert [note.code for note in found.notes] == ["derived-point-card"]
    own = scored({**rulebook_example(), "vp_card": FOUR})
    assert (own.echo["vp_card_from"], own.notes) == ("table", ())
    assert totals(own) == totals(found)


def test_no_other_card_is_made_up() -> None:
    assert set(DERIVED_CARDS) == {4}
    assert {kind: list(row) for kind, row in DERIVED_CARDS[4].items()} == FOUR


def test_locations_are_three_more_than_players_and_two_play_as_three() -> None:
    assert [letters(n) for n in (2, 3, 4, 5)] == ["ABCDEF", "ABCDEF", "ABCDEFG", "ABCDEFGH"]


# --- laws

numbers = st.integers(0, 12)
rows = st.lists(st.integers(0, 9), min_size=5, max_size=5).map(lambda row: sorted(row, reverse=True))


@st.composite
def tables(draw: Any) -> Document:
    count = draw(st.integers(2, 5))
    card = {kind: draw(rows)[:count] for kind in GOODS}
    goods = st.tuples(numbers, numbers, numbers, numbers)
    players = {
        seat: player(*draw(goods), secrets=draw(goods), specials=draw(st.lists(numbers, max_size=3)))
        for seat in SEATS[:count]
    }
    return table(players, vp_card=card, rulings={"none-takes-place": draw(st.booleans())})


@given(tables())
def test_points_are_sums_of_lines_and_never_more_than_the_card_pays(document: Document) -> None:
    found = scored(document)
    for kind in GOODS:
        paid = sum(line.amount for line in found.lines if line.category == kind)
        assert paid <= sum(document["vp_card"][kind])
    assert sum(totals(found).values()) == sum(line.amount for line in found.lines)
    best = max(totals(found).values())
    assert set(found.winner) == {seat for seat, total in totals(found).items() if total == best}
    assert sorted(seat for place in found.ranking for seat in place) == sorted(document["players"])


@given(tables())
def test_more_of_a_kind_never_pays_less(document: Document) -> None:
    before = scored(document).points()["a"]["jewels"]
    held = document["players"]["a"]["tokens"]
    held["jewels"] = held.get("jewels", 0) + 1
    assert scored(document).points()["a"]["jewels"] >= before


@given(tables(), st.randoms())
def test_seating_changes_nothing(document: Document, rng: Any) -> None:
    shuffled = list(document["players"].items())
    rng.shuffle(shuffled)
    assert totals(scored({**document, "players": dict(shuffled)})) == totals(scored(document))
