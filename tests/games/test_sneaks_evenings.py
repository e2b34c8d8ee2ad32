"""Two evenings of Sneaks & Snitches, made and counted by hand, replayed entry by entry."""

from capertool.games.sneaks_and_snitches.commands import ShowSecrets
from capertool.games.sneaks_and_snitches.scoring import tally
from capertool.games.sneaks_and_snitches.state import table_of
from tests.games.sneaks import totals
from tests.games.sneaks_evening import Evening, swap


def test_an_evening_of_three_with_every_kind_of_lot_ends_in_a_shared_victory() -> None:
    """Every kind pays 3, 2, 1. Six of fourteen lots lie open at first, so eight are in the pile."""
    start = {"a": {"gold": 1, "jewels": 2}, "b": {"information": 3}, "c": {"artifacts": 1, "jewels": 1, "gold": 1}}
    evening = Evening("abc", start, lots=14)

    evening.round("a=A/D b=B/E c=C/F")  # all three steal
    evening.claim("standard", tokens={"gold": 2})
    evening.claim("compromising-documents", kind="gold")  # a has 3 and gives back 1, c has 1 and gives back 0
    evening.claim("collection")
    assert evening.held("a") == {"jewels": 2, "gold": 2}
    assert evening.held("c") == {"information": 1, "artifacts": 2, "jewels": 2, "gold": 2}
    assert evening.state.lots_left == 5

    evening.round("a=C/A b=C/B c=D/E")  # a and b meet at C; c steals at D; nobody is at F
    evening.claim("intrigue", swaps=(swap("gold/information/b"), swap("artifacts/jewels/a")))
    assert evening.held("a") == {"artifacts": 1, "jewels": 1, "gold": 2}
    assert evening.held("b") == {"information": 2, "gold": 1}
    assert evening.held("c") == {"information": 2, "artifacts": 1, "jewels": 3, "gold": 1}
    assert evening.state.cards == {"a": 1, "b": 1, "c": 0}
    assert evening.state.lots_left == 3

    evening.round("a=A/F b=B/A c=E/D")  # b's snitch stops a; b and c steal; nobody is at C
    evening.claim("free-theft")
    evening.claim("special-object", number=2)
    assert evening.state.cards == {"a": 1, "b": 4, "c": 0}
    assert (evening.state.lots_left, evening.state.over) == (0, False)

    evening.round("a=A/B b=C/D c=E/F")  # three lots go, and none is left to replace them
    evening.claim("carte-blanche", tokens={"jewels": 2, "information": 1})
    evening.claim("standard", tokens={"artifacts": 2})
    evening.claim("standard", tokens={"gold": 1})
    assert evening.state.over

    evening.enter(ShowSecrets("a", {"gold": 1}))
    evening.enter(ShowSecrets("b", {"jewels": 2, "information": 1, "gold": 1}))
    found = tally(table_of(evening.state))
    assert {seat: list(points.values()) for seat, points in found.points().items()} == {
        "a": [1, 1, 2, 3, 0],  # 1 of 1-3-2; shares 2+1; shares 3+2; most gold, 3
        "b": [3, 3, 1, 1, 0],
        "c": [2, 1, 2, 1, 2],
    }
    assert totals(found) == {"a": 7, "b": 8, "c": 8}
    assert (found.winner, found.decided_by) == (("b", "c"), "shared")
    assert list(found.rulings) == ["documents-rounding"]  # 3 and 1 are odd; nobody is paid for nothing


def test_an_evening_of_two_with_the_second_boss_going_to_and_fro() -> None:
    """Only first places pay, 3 each; half of 3 is 1."""
    evening = Evening("ab", {"a": {"gold": 3}, "b": {"gold": 1, "jewels": 2}}, boss="b", lots=9)

    evening.round("b=A,B/C a=D/A,E")  # a watches A; b steals at B, a at D; nobody is at F
    evening.claim("standard", tokens={"information": 3})
    evening.claim("standard", tokens={"jewels": 1})
    assert (evening.state.boss, evening.state.lots_left) == ("a", 0)

    evening.round("a=A,B/C b=A/D,E")  # they meet at A; a steals at B; nobody is at F: two lots, and none is left
    assert evening.state.cards == {"a": 1, "b": 1}
    evening.claim("standard", tokens={"artifacts": 1})
    assert evening.state.over
    evening.enter(ShowSecrets("a", {"jewels": 1}))
    evening.enter(ShowSecrets("b", {"gold": 1}))
    assert evening.held("a") == {"artifacts": 1, "jewels": 1, "gold": 3}
    assert evening.held("b") == {"information": 3, "jewels": 2, "gold": 1}
    found = tally(table_of(evening.state))
    assert {seat: list(points.values()) for seat, points in found.points().items()} == {
        "a": [0, 1, 1, 1, 0],  # 0 to 3; 1 to 0 is no lead; 2 to 2; 3 to 2 is no lead
        "b": [3, 1, 1, 1, 0],
    }
    assert (found.winner, found.decided_by) == (("b",), "points")
    assert found.rulings == {"none-takes-place": True}  # b is paid for artifacts without having any
