"""A game of Caper: Europe while it is played: every icon, every reversal, every refusal."""

from typing import Any

import pytest

from capertool.games.caper_europe.decide import decide
from capertool.games.caper_europe.evolve import evolve, replay
from capertool.games.caper_europe.recording import RECORDING
from capertool.games.caper_europe.state import CLOSING, OVER, marker_of
from capertool.games.common import Abandon, Abandoned, End, Loosen, Loosened
from capertool.games.recording import Change, refit
from capertool.games.refusing import Choice, Refusal
from tests.games.europe_recorded import Burn, Discard, Edit, Game, Play, SetCoins, SetLoot, SetMarker


def gear(*effects: str, colour: str = "purple", cost: int = 0, **more: Any) -> dict[str, Any]:
    return {"kind": "gear", "colour": colour, "cost": cost, "effects": list(effects), **more}


def thief(*effects: str, coins: int = 0) -> dict[str, Any]:
    return {"kind": "thief", "coins": coins, "effects": list(effects)}


def place(*always: str) -> dict[str, Any]:
    return {"kind": "location", "points": 1, "effects": [], "always": list(always)}


def refused(game: Game, command: Any) -> list[str]:
    with pytest.raises(Refusal) as caught:
        decide(game.state, command)
    return [problem.code for problem in caught.value.problems]


# --- the examples of the rulebook


def test_the_example_of_a_turn_on_page_13() -> None:
    """South burns the Plasma Cutter: north owes 4 coins, has 3, gives 3; the Banker's move is not taken back."""
    game = Game()
    for card, location in (
        ("artist", 0),
        ("banker", 0),
        ("thief-1", 1),
        ("colonel", 0),
        ("thief-2", 1),
        ("thief-3", 1),
    ):
        game.play(card, location)
    assert game.state.round == 2
    game.play("plasma-cutter", 0, on=1)  # north, on the Colonel: 4 coins, and a field for the Banker's yellow
    assert (game.state.coins["north"], game.marker) == (4, -1)
    game.play("green-tool", 0)
    game.play("red-tool", 1)
    game.play("briefcase", 0)
    game.play("simple-disguise", 0, on=0)  # its own field, and one for the Colonel's purple
    assert game.marker == -3
    game.enter(SetCoins("south", 2))
    game.enter(SetCoins("north", 3))
    with pytest.raises(Choice) as choice:
        game.play("blazeblaster", 0)
    assert (choice.value.code, choice.value.cards) == ("choose-burnt", ("simple-disguise", "plasma-cutter"))
    event = game.play("blazeblaster", 0, targets=(1,))
    assert event.moved.coins == {"south": -2, "north": -3}
    assert game.state.coins == {"south": 0, "north": 0}
    assert game.marker == -3
    assert game.state.discards["north"] == ("", "plasma-cutter")  # after the last card of round 1
    assert len(game.state.locations[0].sides["south"][0].gear) == 3
    assert "thief-full" in refused(game, Play("green-tool", 0, on=0, seat="south"))


def test_the_conductor_of_page_10_moves_for_what_lies_there_and_for_each_new_green() -> None:
    game = Game()
    game.lay("south", "thief-1")
    game.lay("south", "green-tool", "green-tool", on=0)
    game.play("conductor")
    assert game.marker == 2
    game.gear_round()
    game.play("green-tool", on=1)
    assert game.marker == 3


def test_the_tuxedo_of_page_9_moves_two_fields_and_the_smoke_screen_one() -> None:
    game = Game()
    game.lay("south", "thief-1")
    game.lay("north", "thief-2")
    game.gear_round()
    game.play("incognito-tuxedo")
    assert game.marker == 2
    game.play("smoke-screen")
    assert game.marker == 1


def test_the_coin_shortage_of_page_12() -> None:
    """4 coins against 6, the supply empty: of 2 coins only 1 comes."""
    game = Game(cards={"rich": thief(coins=2)})
    game.coins(4, 6)
    game.play("rich")
    assert game.state.coins == {"south": 5, "north": 5}


# --- coins


def test_laundered_coins_do_not_count_when_coins_are_short() -> None:
    """South has 2 and 3 laundered, north 3 and 2 laundered: south has fewer, so one comes."""
    game = Game("london", cards={"rich": thief(coins=2)})
    game.coins(2, 3, {"south": 3, "north": 2})
    game.play("rich")
    assert game.state.coins == {"south": 3, "north": 2}


@pytest.mark.parametrize(
    ("coins", "after", "laundered"),
    [((1, 1), (1, 1), 1), ((4, 6), (4, 5), 1), ((6, 4), (6, 4), 0)],
)
def test_laundering_takes_from_the_supply_then_from_an_opponent_who_has_more(
    coins: tuple[int, int], after: tuple[int, int], laundered: int
) -> None:
    game = Game("london", cards={"washer": thief("launder 1 coin")})
    game.coins(*coins)
    game.play("washer")
    assert tuple(game.state.coins.values()) == after
    assert game.state.laundered["south"] == laundered


def test_a_cost_is_paid_to_the_supply_and_may_be_changed_by_cards_and_places() -> None:
    game = Game(
        cards={
            "dear": gear(cost=3),
            "helper": thief("purple costs 1 less"),
            "spoiler": thief("gear of opponent costs 1 more"),
            "bank": place("purple costs 1 less"),
        },
        locations=("bank", "chapel", "gala"),
    )
    game.lay("south", "helper")
    game.lay("north", "spoiler")
    game.gear_round()
    game.coins(5, 0)
    game.play("dear")
    assert game.state.coins["south"] == 5 - (3 - 1 + 1 - 1)


def test_what_cannot_be_paid_is_refused_and_forced_for_what_there_is() -> None:
    game = Game(cards={"dear": gear(cost=3)})
    game.lay("south", "thief-1")
    game.gear_round()
    game.coins(2, 0)
    assert refused(game, Play("dear", 0)) == ["cannot-pay"]
    event = game.play("dear", force=True)
    assert event.house == ("cannot-pay",)
    assert game.state.coins["south"] == 0
    assert game.state.house == 1


def test_a_fine_takes_what_there_is() -> None:
    game = Game(
        cards={
            "bank": place("opponent loses 1 coin when you play thief"),
            "mean": thief("opponent loses 2 coins when you play thief"),
        },
        locations=("bank", "chapel", "gala"),
    )
    game.coins(0, 2)
    game.play("mean")
    assert game.state.coins == {"south": 0, "north": 0}


# --- combos during play


def test_a_card_sets_off_its_own_combo() -> None:
    """A green card that moves for every green counts itself."""
    game = Game(cards={"chain": gear("1 caper per green", colour="green")})
    game.lay("south", "thief-1")
    game.lay("south", "green-tool", on=0)
    game.gear_round()
    game.play("chain")
    assert game.marker == 2


def test_a_combo_of_sets_acts_when_a_new_set_is_complete() -> None:
    game = Game(cards={"pair": thief("1 coin per yellow + purple")})
    game.play("pair")
    game.gear_round()
    game.play("yellow-tool")
    assert game.state.coins["south"] == 0
    game.gear_round()
    game.play("purple-tool")
    assert game.state.coins["south"] == 1


def test_a_location_pays_whoever_plays_what_fits() -> None:
    game = Game(cards={"bank": place("1 coin per thief", "1 caper per thief")}, locations=("bank", "chapel", "gala"))
    game.play("thief-1")
    game.play("thief-2")
    game.play("thief-3")
    assert game.state.coins == {"south": 2, "north": 1}
    assert game.marker == 1


def test_a_combo_grabs_loot_and_another_counts_it() -> None:
    game = Game(cards={"grabber": thief("1 jewel per green"), "counter": thief("1 caper per jewel")})
    game.lay("south", "counter", "grabber")
    game.gear_round()
    game.play("green-tool", on=0)
    assert game.state.loot["south"]["jewel"] == 1
    assert game.marker == 1


def test_combos_act_only_at_their_own_location_and_for_their_own_side() -> None:
    game = Game()
    game.lay("south", "conductor")
    game.lay("north", "thief-1")
    game.lay("south", "thief-2", location=1)
    game.gear_round()
    game.play("green-tool", 1)
    game.play("green-tool", 0)
    assert [where.marker for where in game.state.locations] == [0, 0, 0]


def test_what_burns_takes_no_combo_back_even_where_both_sides_count() -> None:
    game = Game(cards={"watcher": thief("1 coin per gear of both")})
    game.lay("south", "watcher")
    game.lay("north", "thief-1")
    game.lay("north", "red-tool", on=0)
    game.gear_round()
    game.coins(2, 0)
    game.play("blazeblaster", on=0)
    assert game.state.coins["south"] == 1


def test_rome_moves_for_cards_in_the_own_discards() -> None:
    game = Game("rome", cards={"seer": thief("1 caper per discarded green", "2 coins")})
    game.state = game.state._replace(
        discards={"south": ("green-tool", "green-tool", "", "red-tool"), "north": ("green-tool",)}
    )
    game.play("seer")
    assert game.marker == 2


@pytest.mark.parametrize(("again", "marker"), [(True, 2), (False, 1)])
def test_london_moves_for_laundered_coins_and_again_for_each_new_one_by_ruling(again: bool, marker: int) -> None:
    cards = {
        "mover": thief("1 caper per laundered coin"),
        "washer": gear("launder 1 coin", colour="dark-green", city="london"),
    }
    game = Game("london", cards=cards, rulings={"laundered-again": again})
    game.coins(0, 0, {"south": 1})
    game.play("mover")
    assert game.marker == 1
    game.gear_round()
    game.play("washer")
    assert game.marker == marker


def test_london_pays_coins_per_colour() -> None:
    game = Game("london", cards={"payer": thief("1 coin per green")})
    game.lay("south", "thief-1")
    game.lay("south", "green-tool", "green-tool", on=0)
    game.play("payer")
    assert game.state.coins["south"] == 2


# --- the track


def test_the_marker_stops_at_the_end_and_the_rest_is_lost() -> None:
    game = Game(cards={"strong": thief("9 capers"), "weak": thief("1 caper")})
    game.play("strong")
    assert game.marker == 5
    assert marker_of(game.state, game.state.locations[0]) == ("south", 2)
    game.play("weak")
    assert marker_of(game.state, game.state.locations[0]) == ("south", 1)


def test_without_a_known_track_stars_are_not_known_until_somebody_says() -> None:
    game = Game(track=(), cards={"strong": thief("9 capers")})
    game.play("strong")
    assert (game.marker, marker_of(game.state, game.state.locations[0])) == (9, ("south", None))
    game.enter(SetMarker(0, "north", 4, stars=1))
    assert (game.marker, marker_of(game.state, game.state.locations[0])) == (-4, ("north", 1))
    game.play("thief-1", seat="north")
    assert marker_of(game.state, game.state.locations[0]) == ("north", 1)


def test_a_marker_is_set_by_hand_within_the_track() -> None:
    game = Game()
    game.enter(SetMarker(1, "north", 3))
    assert marker_of(game.state, game.state.locations[1]) == ("north", 1)
    game.enter(SetMarker(1))
    assert marker_of(game.state, game.state.locations[1]) == (None, 0)
    assert refused(game, SetMarker(0, "south", 6)) == ["number-out-of-range"]
    assert refused(game, SetMarker(0, "south", 0)) == ["number-out-of-range"]


# --- loot


def test_loot_is_taken_while_there_is_any_of_the_kind() -> None:
    game = Game(cards={"grabber": thief("1 antique", "1 antique")})
    game.play("grabber")
    assert game.state.loot["south"] == {"jewel": 0, "antique": 1, "painting": 0}
    assert game.state.locations[0].loot == {"jewel": 2, "antique": 0, "painting": 1}


def test_loot_of_any_kind_is_chosen_among_what_is_left() -> None:
    game = Game(cards={"picker": thief("2 wild")})
    with pytest.raises(Choice) as choice:
        game.play("picker")
    assert choice.value.problem.details["pieces"] == ("jewel", "antique", "painting")
    with pytest.raises(Choice):
        game.play("picker", takes=("antique",))
    assert refused(game, Play("picker", 0, takes=("antique", "antique"))) == ["loot-not-there"]
    event = game.play("picker", takes=("antique", "jewel"))
    assert event.takes == ("antique", "jewel")
    assert game.state.loot["south"] == {"jewel": 1, "antique": 1, "painting": 0}


def test_the_only_kind_left_is_taken_without_asking_and_nothing_where_nothing_is_left() -> None:
    game = Game(cards={"picker": thief("3 wild")}, loot=({"jewel": 2}, {}, {}))
    event = game.play("picker")
    assert event.takes == ("jewel", "jewel")
    assert game.state.locations[0].loot == {"jewel": 0, "antique": 0, "painting": 0}


def test_where_nobody_told_what_was_laid_out_the_box_is_the_limit() -> None:
    game = Game(cards={"grabber": thief("6 jewel")}, loot=())
    game.play("grabber")
    assert game.state.loot["south"]["jewel"] == 4
    assert game.state.locations[0].loot is None


def test_a_choice_where_nothing_is_to_be_chosen_is_refused() -> None:
    game = Game()
    assert refused(game, Play("thief-1", 0, takes=("jewel",))) == ["nothing-to-choose"]
    assert refused(game, Play("thief-1", 0, gives=("jewel",))) == ["nothing-to-choose"]
    assert refused(game, Play("thief-1", 0, targets=(0,))) == ["burns-nothing"]


# --- burning: each reversal


def burning(burnt: dict[str, Any], city: str = "paris", **more: Any) -> Game:
    """South is about to burn the one card that north has here."""
    game = Game(city, cards={"victim": burnt}, **more)
    game.lay("south", "thief-1")
    game.lay("north", "thief-2")
    game.lay("north", "victim", on=0)
    game.gear_round()
    game.coins(2, 3)
    return game


def test_a_burnt_card_moves_the_marker_back_even_if_its_moves_were_lost() -> None:
    game = burning(gear("2 capers"))
    game.play("blazeblaster")
    assert game.marker == 2


def test_a_burnt_card_gives_its_coins_back_as_far_as_there_are_any() -> None:
    for coins, left in ((2, 1), (5, 0)):
        game = burning(gear(f"{coins} coins"))
        game.play("blazeblaster")
        assert game.state.coins["north"] == left


def test_a_burnt_card_gives_its_loot_back_to_this_location() -> None:
    game = burning(gear("1 jewel", "1 painting"))
    game.enter(SetLoot({"jewel": 2}, seat="north"))
    game.play("blazeblaster")
    assert game.state.loot["north"] == {"jewel": 1, "antique": 0, "painting": 0}
    assert game.state.locations[0].loot == {"jewel": 3, "antique": 1, "painting": 1}


def test_for_loot_of_any_kind_the_owner_of_the_burnt_card_chooses() -> None:
    game = burning(gear("1 wild"))
    game.enter(SetLoot({"jewel": 1, "antique": 1}, seat="north"))
    with pytest.raises(Choice) as choice:
        game.play("blazeblaster")
    assert (choice.value.code, choice.value.cards) == ("choose-return", ("jewel", "antique"))
    event = game.play("blazeblaster", gives=("antique",))
    assert event.gives == ("antique",)
    assert game.state.loot["north"] == {"jewel": 1, "antique": 0, "painting": 0}


def test_an_owner_without_loot_gives_none_back() -> None:
    game = burning(gear("1 wild"))
    game.play("blazeblaster")
    assert game.state.loot["north"] == {"jewel": 0, "antique": 0, "painting": 0}


def test_a_burnt_card_gives_its_laundered_coin_back() -> None:
    game = burning(gear("launder 1 coin", colour="dark-green", city="london"), "london")
    game.coins(2, 0, {"north": 1})
    game.play("blazeblaster")
    assert game.state.laundered["north"] == 0
    assert game.state.supply == 10


def test_combos_points_and_fires_of_a_burnt_card_are_not_taken_back() -> None:
    game = burning(gear("1 caper per thief", "3 points", "burn 1 top gear", "1 coin per gear"))
    game.enter(SetCoins("north", 3))
    before = game.marker
    game.play("blazeblaster")
    assert (game.marker, game.state.coins["north"]) == (before, 3)


def test_a_burnt_card_lies_open_in_its_owners_discards_and_counts_no_more() -> None:
    game = burning(gear("1 coin"))
    game.play("blazeblaster")
    assert game.state.discards["north"] == ("victim",)
    assert game.state.locations[0].sides["north"][0].gear == ()


def test_only_the_topmost_gear_can_burn_and_protection_covers_what_lies_below() -> None:
    game = Game(
        cards={"shield": gear("yellow protected", colour="yellow"), "bank": place("red protected")},
        locations=("bank", "chapel", "gala"),
    )
    game.lay("south", "thief-1")
    game.lay("north", "thief-2", "thief-3")
    game.lay("north", "purple-tool", "shield", on=0)
    game.lay("north", "red-tool", on=1)
    game.gear_round()
    game.coins(6, 0)
    event = game.play("blazeblaster")  # the yellow one protects itself, the location protects the red one
    assert event.burnt == ()


def test_a_protection_of_the_other_side_does_not_help() -> None:
    game = Game(cards={"shield": gear("purple protected", colour="yellow")})
    game.lay("south", "thief-1")
    game.lay("south", "shield", on=0)
    game.lay("north", "thief-2")
    game.lay("north", "purple-tool", on=0)
    game.gear_round()
    game.coins(2, 0)
    assert game.play("blazeblaster").burnt == (0,)


def test_a_fire_of_two_burns_two_and_what_was_named_must_be_possible() -> None:
    game = Game(cards={"inferno": gear("burn 2 top gear", colour="red")})
    game.lay("south", "thief-1")
    game.lay("north", "thief-2", "thief-3")
    game.lay("north", "green-tool", on=0)
    game.lay("north", "red-tool", "purple-tool", on=1)
    game.gear_round()
    assert refused(game, Play("inferno", 0, targets=(2,))) == ["cannot-be-burnt"]
    with pytest.raises(Choice):
        game.play("inferno", targets=(1,))
    event = game.play("inferno", targets=(1, 1))
    assert event.burnt == (1, 1)
    assert game.state.discards["north"] == ("purple-tool", "red-tool")


# --- by hand


def test_a_fire_by_hand_takes_back_what_the_card_did() -> None:
    game = burning(gear("1 caper", "1 wild"))
    game.enter(SetLoot({"jewel": 1}, seat="north"))
    event = game.enter(Burn("north", 0, 0))
    assert (event.moved.marker, event.gives) == (1, ("jewel",))
    assert game.state.discards["north"] == ("victim",)
    assert game.state.to_move == "south"
    assert refused(game, Burn("north", 0, 0)) == ["cannot-be-burnt"]
    assert refused(game, Burn("north", 0, 7)) == ["cannot-be-burnt"]


def test_a_fire_by_hand_respects_protection_unless_the_house_decides() -> None:
    game = burning(gear("purple protected"))
    assert refused(game, Burn("north", 0, 0)) == ["fire-protected"]
    assert refused(burning(gear("1 caper")), Burn("north", 0, 0, ("jewel",))) == ["nothing-to-choose"]
    event = game.enter(Burn("north", 0, 0), force=True)
    assert event.house == ("fire-protected",)
    assert game.state.house == 1


def test_loot_and_coins_are_set_by_hand_within_the_box() -> None:
    game = Game("london")
    game.enter(SetLoot({"jewel": 3}, seat="south"))
    game.enter(SetLoot({"painting": 2}, location=1))
    assert game.state.loot["south"]["jewel"] == 3
    assert game.state.locations[1].loot == {"jewel": 0, "antique": 0, "painting": 2}
    assert refused(game, SetLoot({"jewel": 2}, seat="north")) == ["too-much-loot"]
    assert refused(game, SetLoot({"jewel": -1}, seat="north")) == ["too-much-loot"]
    assert refused(game, SetLoot({"jewel": 2}, location=0)) == ["too-much-loot"]
    game.enter(SetCoins("south", 4, 2))
    assert (game.state.coins["south"], game.state.laundered["south"], game.state.supply) == (4, 2, 4)
    assert refused(game, SetCoins("north", 5)) == ["too-many-coins"]
    assert refused(game, SetCoins("north", -1)) == ["number-out-of-range"]
    assert refused(Game(), SetCoins("north", 1, 1)) == ["laundered-outside-london"]


# --- turns and rounds


def test_rounds_alternate_thieves_and_gear_and_hands_of_4_6_3_6_2_6() -> None:
    game = Game()
    plan = []
    while not game.state.over:
        plan.append((game.state.round, game.state.kind, game.state.leader))
        seats = ("south", "north") if game.state.leader == "south" else ("north", "south")
        for number in range(game.state.actions_a_round):
            for seat in seats:
                assert game.state.to_move == seat
                if game.state.kind == "thief":
                    laid = sum(len(place.sides[seat]) for place in game.state.locations)
                    game.play(f"thief-{laid + 1}", (laid + number) % 3)
                else:
                    game.enter(Discard())
    assert plan == [(n, "thief" if n % 2 else "gear", "south" if n % 2 else "north") for n in range(1, 7)]
    assert [len(game.state.discards[seat]) for seat in ("south", "north")] == [15 + 6, 15 + 6]


def test_discarding_pays_a_coin_in_gear_rounds_only() -> None:
    game = Game()
    assert refused(game, Discard()) == ["thieves-are-played"]
    game.gear_round()
    game.enter(Discard("green-tool"))
    assert game.state.coins["south"] == 1
    assert game.state.discards["south"] == ("green-tool",)
    assert refused(game, Discard("thief-1")) == ["gear-round"]
    assert refused(game, Discard(seat="south")) == ["not-your-turn"]


def test_in_rome_the_last_cards_of_a_round_are_named() -> None:
    game = Game("rome")
    for number in range(1, 4):
        game.play(f"thief-{number}", number - 1)
        game.play(f"thief-{number + 3}", number - 1)
    assert (game.state.phase, game.state.to_move) == (CLOSING, "south")
    assert refused(game, Play("thief-1", 0)) == ["last-discard-first"]
    game.enter(Discard("banker"))
    game.enter(Discard())
    assert game.state.discards == {"south": ("banker",), "north": ("",)}
    assert (game.state.round, game.state.coins["south"]) == (2, 0)


def test_where_nobody_told_who_leads_whoever_acts_first_leads_the_round() -> None:
    game = Game(leaders=())
    assert refused(game, Play("thief-1", 0)) == ["who-begins"]
    game.play("thief-1", seat="north")
    assert (game.state.leader, game.state.to_move) == ("north", "south")
    for number, location in ((2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        game.play(f"thief-{number}", location)
    assert (game.state.round, game.state.leader, game.state.to_move) == (2, None, None)


def test_what_the_rules_refuse_can_be_forced_as_a_house_decision() -> None:
    game = Game("rome")
    game.lay("south", "thief-1", "thief-2", "thief-3")
    assert refused(game, Play("green-tool", 0, on=0)) == ["thief-round"]
    assert refused(game, Play("thief-4", 0)) == ["location-full"]
    assert refused(game, Play("thief-4", 1, seat="north")) == ["not-your-turn"]
    event = game.play("chef", 1, force=True)
    assert event.house == ("wrong-city",)


def test_a_box_has_so_many_copies_and_a_player_so_many_thieves() -> None:
    game = Game(cards={"one": gear(copies=1)})
    for index, location in enumerate((0, 0, 1, 1, 2, 2), 1):
        game.lay("south", f"thief-{index}", location=location)
    assert "too-many-thieves" in refused(game, Play("dame", 0))
    game.gear_round()
    game.play("one", 0, on=0)
    assert "too-many-copies" in refused(game, Play("one", 1, on=0, seat="south"))


def test_gear_needs_a_thief_with_room() -> None:
    game = Game()
    game.gear_round()
    assert refused(game, Play("green-tool", 0)) == ["no-thief-with-room"]
    game.lay("south", "thief-1", "thief-2")
    assert refused(game, Play("green-tool", 0, on=5)) == ["no-such-thief"]
    with pytest.raises(Choice) as choice:
        game.play("green-tool")
    assert choice.value.cards == ("thief-1", "thief-2")


def test_a_game_that_is_over_takes_no_more_entries() -> None:
    game = Game()
    game.enter(End())
    assert game.state.phase == OVER
    assert refused(game, Play("thief-1", 0)) == ["game-over"]
    assert refused(game, Play("thief-1", 0, seat="south")) == ["game-over"]
    assert refused(game, Discard(seat="south")) == ["game-over"]
    assert refused(game, Abandon()) == ["game-over"]
    assert game.state.cut_short
    other = Game()
    other.enter(Abandon())
    assert (other.state.over, other.state.abandoned) == (True, True)


def test_loose_recording_knows_no_turns_and_no_coins_but_moves_markers_and_loot() -> None:
    game = Game(cards={"all": thief("1 caper", "2 coins", "1 jewel", coins=3), "dear": gear(cost=3)})
    game.enter(Loosen())
    assert refused(game, Play("all", 0)) == ["whose-card"]
    game.play("all", seat="north")
    assert (game.marker, game.state.coins["north"], game.state.loot["north"]["jewel"]) == (-1, 0, 1)
    game.play("dear", seat="north")
    game.enter(Discard("red-tool", "north"))
    assert game.state.coins["north"] == 0
    assert game.state.round == 1
    assert isinstance(game.events[1], Loosened)


# --- corrections


def test_names_seats_city_and_places_are_corrected() -> None:
    game = Game()
    game.enter(Edit({"players": {"south": {"name": "Anna"}, "north": {"name": "Ben"}}}))
    game.enter(Edit({"swap": True, "locations": ["moulin-rouge", "bank", "gala"]}))
    assert game.state.opening.players["south"]["name"] == "Ben"
    assert game.state.locations[0].card.id == "moulin-rouge"
    assert refused(game, Edit({"city": "rome"})) == ["wrong-city"]
    game.enter(Edit({"city": "rome"}), force=True)
    assert (game.state.opening.city, game.state.house) == ("rome", 1)


def test_track_and_leaders_may_be_told_later() -> None:
    game = Game(track=(), leaders=())
    game.enter(Edit({"track": [0, 1, 2], "leaders": ["north", "south"] * 3}))
    assert game.state.to_move == "north"
    game.play("thief-1")
    game.enter(Edit({"leaders": ["south", "north"] * 3}))
    assert game.state.to_move == "south"  # the round that runs keeps its leader: north has played


def test_a_card_may_be_described_while_the_game_runs() -> None:
    game = Game()
    game.play("thief-1")
    game.enter(Edit({"cards": {"newcomer": thief("2 capers"), "thief-1": thief("3 points")}}))
    game.play("newcomer")
    assert game.marker == -2
    assert game.state.locations[0].sides["south"][0].thief.effects == ("3 points",)


# --- the recorder's laws


def test_every_event_is_written_and_read_again() -> None:
    game = burning(gear("1 wild", "1 caper"))
    game.enter(SetLoot({"jewel": 1, "antique": 1}, seat="north"))
    game.play("blazeblaster", gives=("jewel",))
    game.enter(SetMarker(0, "south", 2))
    game.enter(SetLoot({"jewel": 1}, location=2))
    game.enter(SetCoins("south", 1))
    game.enter(Edit({"swap": True}))
    game.enter(Discard("red-tool", "north"))
    game.enter(Loosen())
    game.enter(Burn("south", 0, 0))
    game.enter(End())
    import json

    for event in [*game.events, Abandoned()]:
        text = json.dumps(RECORDING.encode(event))
        assert RECORDING.decode(json.loads(text)) == event


def test_replaying_gives_the_same_state() -> None:
    game = Game(cards={"picker": thief("1 wild", "1 caper")})
    game.play("picker", takes=("jewel",))
    game.play("thief-1")
    game.enter(SetMarker(0, "north", 2))
    assert replay(game.events) == game.state
    with pytest.raises(TypeError):
        replay(game.events[1:])


def test_a_changed_entry_decides_the_later_ones_anew() -> None:
    """The first thief goes elsewhere, so the second finds the jewel that the first one took."""
    game = Game(cards={"grabber": thief("2 jewel"), "second": thief("1 jewel")})
    game.play("grabber")
    game.play("second")
    assert game.state.loot["north"]["jewel"] == 0
    instead = decide(replay(game.events[:1]), Play("grabber", 1))
    (fitted,) = refit(RECORDING, Change(game.events[:1], game.events[1:2], [instead], game.events[2:]))
    assert fitted.changed
    assert evolve(fitted.state, fitted.after).loot["north"]["jewel"] == 1


def test_entries_know_the_command_that_made_them() -> None:
    game = burning(gear("1 caper"))
    for command in (Play("blazeblaster", 0, 0, (0,), (), (), "south"), Discard("red-tool", "north")):
        assert RECORDING.command_of(game.enter(command)) == command
    game.lay("north", "purple-tool", on=0)
    assert RECORDING.command_of(game.enter(Burn("north", 0, 0))) == Burn("north", 0, 0)
    for entry in (
        SetCoins("north", 0),
        SetMarker(0, "north", 2),
        SetMarker(1, "south", 3),
        SetMarker(1),
        SetLoot({"jewel": 1, "antique": 0, "painting": 0}, seat="north"),
        SetLoot({"jewel": 0, "antique": 2, "painting": 0}, location=1),
        Edit({"swap": True}),
        Loosen(),
        End(),
    ):
        assert RECORDING.command_of(game.enter(entry)) == entry
    assert RECORDING.command_of(game.events[0]) is None
