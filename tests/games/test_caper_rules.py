"""Ties, variants, rulings: rules that are no single card's."""

import pytest

from tests.games.scored import at, capers, scored, total

ONE_POINT_EACH = at("bank", "dame: plasma-cutter", green=["banker: blazeblaster"])


def with_coins(white: int, green: int) -> dict[str, dict[str, int]]:
    return {"white": {"coins": white}, "green": {"coins": green}}


def test_more_points_win() -> None:
    tally = scored(at("bank", "mime"))
    assert (tally.winner, tally.decided_by) == (("white",), "points")


def test_equal_points_are_broken_by_coins() -> None:
    tally = scored(ONE_POINT_EACH, players=with_coins(1, 2))
    assert (tally.winner, tally.decided_by) == (("green",), "coins")


@pytest.mark.parametrize(("rulebook", "winner"), [("jumbo", "white"), ("gateongames", "green")])
def test_equal_coins_are_broken_as_the_rulebook_says(rulebook: str, winner: str) -> None:
    tally = scored(ONE_POINT_EACH, players=with_coins(2, 2), rulebook=rulebook)
    assert (tally.winner, tally.decided_by) == ((winner,), "seat")
    assert tally.rulings["last-tie"] == winner


def test_an_explicit_ruling_beats_the_rulebook() -> None:
    tally = scored(ONE_POINT_EACH, rulings={"last-tie": "green"})
    assert tally.winner == ("green",)


def test_laundered_coins_do_not_break_ties() -> None:
    players = {"white": {"coins": 0, "laundered": 5}, "green": {"coins": 1}}
    tally = scored(ONE_POINT_EACH, city="london", players=players)
    assert (tally.winner, tally.decided_by) == (("green",), "coins")


def test_the_last_tie_is_consulted_only_when_it_decides() -> None:
    assert "last-tie" not in scored(at("bank", "mime")).rulings


def test_equal_capers_leave_the_location_to_nobody() -> None:
    tally = scored(at("bank", "mime", green=["dame: simple-disguise"]))
    assert capers(tally) == (1, 1)
    assert tally.locations[0].winner is None


def test_loot_sets_are_worth_one_three_and_six_by_default() -> None:
    white = ["dame: helping-hand", "mime: grappling-gun", "saint: suction-scalers"]
    assert scored(at("bank", white[0])).points()["white"]["loot"] == 1
    assert scored(at("bank", *white[:2])).points()["white"]["loot"] == 3
    assert scored(at("bank", *white)).points()["white"]["loot"] == 6


def test_the_values_of_loot_sets_are_a_ruling() -> None:
    tally = scored(at("bank", "dame: helping-hand, grappling-gun, briefcase"), rulings={"loot-sets": [1, 3, 7]})
    assert tally.points()["white"]["loot"] == 7
    assert tally.rulings["loot-sets"] == (1, 3, 7)


def test_loot_sets_span_the_locations() -> None:
    tally = scored(at("bank", "dame: helping-hand"), at("gala", "mime: grappling-gun"))
    assert tally.players["white"].loot_sets == (("jewel", "antique"),)


def test_wild_loot_fills_the_largest_set() -> None:
    tally = scored(at("bank", "smuggler: helping-hand, helping-hand, briefcase"))
    assert tally.players["white"].loot_sets == (("jewel", "antique", "painting"), ("jewel",))


def test_a_set_worth_nothing_has_no_line() -> None:
    tally = scored(at("bank", "dame: helping-hand"), rulings={"loot-sets": [0, 0, 0]})
    assert [line for line in tally.lines if line.category == "loot"] == []


# The Snitch: the lower score and a sixth of the higher, rounded down; the Snitch wins ties.


def test_the_snitch_scores_the_lower_and_a_sixth_of_the_higher() -> None:
    """White: the Gala by full equipment, 5, and three yellow for The Banker, 3. Green: the Bank, 5."""
    white = at("gala", "banker: skeleton-key, skeleton-key, skeleton-key")
    tally = scored(white, at("bank", green=["mime"]), variant="snitch")
    assert (total(tally, "white"), total(tally, "green")) == (8, 5)
    assert total(tally, "snitch") == 5 + 1  # a sixth of 8 is 1 and a bit
    assert [line.amount for line in tally.lines if line.player == "snitch"] == [5, 1]
    assert tally.ranking == (("white",), ("snitch",), ("green",))


def test_the_snitch_wins_a_tie() -> None:
    """White 5 at the Bank, green 5 at the Museum: the Snitch has 5 + 0."""
    tally = scored(at("bank", "mime"), at("museum", green=["dame: simple-disguise"]), variant="snitch")
    assert [total(tally, seat) for seat in ("white", "green", "snitch")] == [5, 5, 5]
    assert (tally.winner, tally.decided_by) == (("snitch",), "snitch")


def test_the_snitch_can_win_outright() -> None:
    """White 6 (Bank and a Plasma Cutter), green 6 (Gala and one purple): the Snitch has 6 + 1."""
    white, green = at("bank", "mime"), at("gala", "dame: plasma-cutter", green=["banker: simple-disguise"])
    tally = scored(white, green, variant="snitch")
    assert [total(tally, seat) for seat in ("white", "green", "snitch")] == [6, 6, 7]
    assert (tally.winner, tally.decided_by) == (("snitch",), "points")


def test_masterminds_level_behind_the_snitch_are_ranked_by_their_coins() -> None:
    players = {**with_coins(1, 4), "snitch": {"name": "Cleo"}}
    tally = scored(at("bank", "mime"), at("museum", green=["dame: simple-disguise"]), variant="snitch", players=players)
    assert tally.ranking == (("snitch",), ("green",), ("white",))


# Teams: each discarded gear scores.


def test_teams_score_three_points_for_each_discarded_gear() -> None:
    players = {"white": {"discarded_gear": 4}, "green": {"discarded_gear": 5}}
    tally = scored(variant="teams", players=players)
    assert (total(tally, "white"), total(tally, "green")) == (12, 15)
    assert tally.rulings == {"discarded-gear": 3}


def test_the_worth_of_discarded_gear_is_a_ruling() -> None:
    players = {"white": {"discarded_gear": 4}, "green": {}}
    tally = scored(variant="teams", players=players, rulings={"discarded-gear": 2})
    assert tally.points()["white"] == {"locations": 0, "thieves": 0, "gear": 0, "loot": 0, "discards": 8}


def test_teams_break_ties_as_the_duel_does() -> None:
    tally = scored(variant="teams", players=with_coins(0, 1))
    assert (tally.winner, tally.decided_by) == (("green",), "coins")


# Rulings are listed where something on the table asked for them.


def test_a_ruling_is_listed_where_its_card_lies_face_up() -> None:
    assert "auctioneer" in scored(at("bank", "auctioneer")).rulings
    assert "auctioneer" not in scored(at("bank", "auctioneer~")).rulings


def test_a_half_finished_table_is_scored() -> None:
    tally = scored(at("bank", "mime"))
    assert total(tally, "white") == 5
    assert total(tally, "green") == 0
