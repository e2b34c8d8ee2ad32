"""A game as it is played: turns, costs, coins, acting cards, and what the rules refuse."""

import json

import pytest

from capertool.games.caper.catalogue import CARDS, THIEVES
from capertool.games.caper.decide import Decline, Discard, Play, decide
from capertool.games.caper.events import CODEC, Declined, Opened, Played, Turned
from capertool.games.caper.evolve import evolve, replay
from capertool.games.caper.scoring import tally
from capertool.games.caper.state import CLOSING, LATE, OVER, LatePlay, table_of
from capertool.games.caper.table import Placed
from capertool.games.coins import SetCoins
from capertool.games.common import Abandon, Edited, End, Ended, Loosened
from capertool.games.refusing import Choice, Refusal
from tests.games.recorded import Evening, opening

# --- turns and rounds


def test_white_begins_thief_rounds_and_green_gear_rounds() -> None:
    evening = Evening()
    assert evening.state.to_move == "white"
    evening.play("tourist")
    assert evening.state.to_move == "green"
    evening.play("smuggler")
    assert evening.state.to_move == "white"
    evening = Evening().to_gear_round()
    assert (evening.state.round, evening.state.kind, evening.state.to_move) == (2, "gear", "green")


def test_four_thieves_are_dealt_and_three_are_played() -> None:
    evening = Evening()
    for number, (one, other) in enumerate([("tourist", "dame"), ("banker", "mime"), ("saint", "barber")]):
        assert evening.state.round == 1
        evening.play(one, number)
        evening.play(other, number)
    assert evening.state.round == 2
    assert evening.state.discarded_thieves == {"white": ("",), "green": ("",)}


def test_a_gear_round_has_five_actions_each() -> None:
    evening = Evening().to_gear_round()
    for _ in range(5):
        evening.discard()
        assert evening.state.round == 2
        evening.discard()
    assert evening.state.round == 3
    assert evening.state.discards == {"white": ("",) * 6, "green": ("",) * 6}


def test_the_rounds_deal_4_6_3_6_2_and_6() -> None:
    evening = Evening()
    assert [evening.state._replace(round=n).actions_a_round for n in range(1, 7)] == [3, 5, 2, 5, 1, 5]


def test_out_of_turn_is_refused_and_can_be_forced() -> None:
    evening = Evening()
    assert evening.refused(Play("dame", 0, seat="green")) == ["not-your-turn"]
    event = evening.play("dame", seat="green", force=True)
    assert isinstance(event, Played)
    assert event.house == ("not-your-turn",)
    assert evening.state.house == 1
    assert evening.state.to_move == "white"


def test_thieves_belong_to_thief_rounds_and_gear_to_gear_rounds() -> None:
    evening = Evening()
    evening.play("tourist")
    assert evening.refused(Discard()) == ["thieves-are-played"]
    evening = Evening().to_gear_round()
    assert evening.refused(Play("mime", 0)) == ["gear-round"]
    assert evening.refused(Discard("mime")) == ["gear-round"]
    assert evening.refused(Discard(seat="white")) == ["not-your-turn"]


def test_gear_in_a_thief_round_is_refused() -> None:
    evening = Evening()
    evening.play("tourist")
    evening.play("dame")
    assert evening.refused(Play("skeleton-key", 0)) == ["thief-round"]


# --- slots, copies, city


def test_three_thieves_a_side_and_location() -> None:
    evening = Evening()
    for one, other in [("tourist", "dame"), ("banker", "mime"), ("saint", "barber")]:
        evening.play(one)
        evening.play(other)
    evening.adjust(round=3)
    assert evening.refused(Play("colonel", 0)) == ["location-full"]
    assert evening.refused(Play("colonel", 1)) == []


def test_three_gear_a_thief() -> None:
    evening = Evening().to_gear_round()
    for card in ("skeleton-key", "plasma-cutter", "skeleton-key"):
        evening.play(card, 0)
        evening.discard()
    with pytest.raises(Refusal) as caught:
        decide(evening.state, Play("skeleton-key", 0))
    assert caught.value.problems[0].code == "no-thief-with-room"
    assert caught.value.final
    assert evening.refused(Play("skeleton-key", 0, on=0)) == ["thief-full"]


def test_copies_count_on_the_table_and_among_named_discards() -> None:
    evening = Evening().to_gear_round()
    evening.set_coins("green", 6)
    evening.discard("briefcase")
    evening.discard()
    assert evening.refused(Play("briefcase", 0)) == ["too-many-copies"]
    evening = Evening()
    evening.play("dame")
    assert evening.refused(Play("dame", 0)) == ["too-many-copies"]


def test_cards_of_another_city_are_refused() -> None:
    assert Evening().refused(Play("don", 0)) == ["wrong-city"]


def test_six_thieves_a_player() -> None:
    evening = Evening()
    for number, card in enumerate(["tourist", "banker", "saint", "mime", "barber", "dame"]):
        evening.adjust(round=1, acted={"white": 0, "green": 0})
        evening.play(card, number % 3)
    evening.adjust(round=1, acted={"white": 0, "green": 0})
    assert evening.refused(Play("colonel", 0)) == ["too-many-thieves"]


def test_gear_needs_a_thief_and_asks_which_where_there_are_several() -> None:
    evening = Evening()
    evening.play("tourist", 0)
    evening.play("dame", 0)
    evening.play("banker", 0)
    evening.play("mime", 0)
    evening.play("saint", 1)
    evening.play("barber", 1)
    with pytest.raises(Choice) as caught:
        decide(evening.state, Play("skeleton-key", 0))
    assert (caught.value.code, caught.value.numbers, caught.value.cards) == ("choose-thief", (0, 1), ("dame", "mime"))
    assert caught.value.problem.code == "choose-thief"
    assert evening.refused(Play("skeleton-key", 2)) == ["no-thief-with-room"]
    assert evening.refused(Play("skeleton-key", 0, on=2)) == ["no-such-thief"]
    assert evening.refused(Play("skeleton-key", 0, on=-1)) == ["no-such-thief"]


# --- coins: the rulebooks' questions and answers, and facts.md


@pytest.mark.parametrize(
    ("thief", "income"), [("banker", 2), ("bon-vivant", 3), ("boxer", 2), ("driver", 1), ("artist", 0)]
)
def test_a_thief_brings_its_income(thief: str, income: int) -> None:
    city = next(card.city for card in THIEVES if card.id == thief) or "paris"
    evening = Evening(city=city)
    evening.play(thief)
    assert evening.coins == (income, 0)


def test_the_income_of_the_owners_box_counts() -> None:
    evening = Evening(incomes={"artist": 2})
    evening.play("artist")
    assert evening.coins == (2, 0)


def test_a_shortage_is_taken_coin_by_coin_from_the_opponent_while_one_has_fewer() -> None:
    """The supply is empty, 4 against 6: a thief with an income of 2 brings one coin only."""
    evening = Evening().given(white=4, green=6)
    evening.play("banker")
    assert evening.coins == (5, 5)


def test_the_supply_goes_first_then_the_opponent() -> None:
    """One coin in the supply, 2 against 7: an income of 3 takes it and two of the opponent's."""
    evening = Evening().given(white=2, green=7)
    evening.play("bon-vivant")
    assert evening.coins == (5, 5)


def test_whoever_has_more_gets_nothing_from_an_empty_supply() -> None:
    evening = Evening().given(white=6, green=4)
    evening.play("banker")
    assert evening.coins == (6, 4)


def test_discarding_gear_pays_one_coin_but_the_forced_last_card_nothing() -> None:
    evening = Evening().to_gear_round()
    for _ in range(5):
        evening.discard()
        evening.discard()
    assert evening.coins == (5, 5)
    assert evening.state.supply == 0


def test_coins_are_set_as_they_really_lie_and_never_more_than_ten() -> None:
    evening = Evening()
    evening.set_coins("white", 7)
    assert evening.refused(SetCoins("green", 4)) == ["too-many-coins"]
    assert evening.refused(SetCoins("green", 1, 1)) == ["laundered-outside-london"]
    assert evening.refused(SetCoins("green", -1)) == ["number-out-of-range"]
    evening = Evening(city="london")
    evening.set_coins("green", 2, 3)
    assert (evening.coins, evening.state.laundered["green"], evening.state.supply) == ((0, 2), 3, 5)


# --- costs and their modifiers


def cost(evening: Evening, card: str, **more: int) -> int:
    """What green pays for a card at the first location."""
    evening.given(white=0, green=6)
    evening.play(card, 0, on=0, **more)
    return 6 - evening.coins[1]


def test_printed_costs_are_paid_to_the_supply() -> None:
    evening = Evening().to_gear_round()
    assert cost(evening, "briefcase") == 3
    assert evening.state.supply == 10 - 3


def test_gear_that_cannot_be_paid_is_refused() -> None:
    evening = Evening().to_gear_round().given(green=1)
    assert evening.refused(Play("helping-hand", 0)) == ["cannot-pay"]
    event = evening.play("helping-hand", 0, force=True)
    assert isinstance(event, Played)
    assert event.house == ("cannot-pay",)
    assert evening.coins == (0, 0)


def test_the_cleaner_makes_own_red_cheaper() -> None:
    assert cost(Evening().to_gear_round(green="cleaner"), "blazeblaster") == 1
    assert cost(Evening().to_gear_round(white="cleaner"), "blazeblaster") == 2


def test_the_madame_makes_the_opponents_gear_dearer() -> None:
    assert cost(Evening().to_gear_round(white="madame"), "helping-hand") == 3
    assert cost(Evening().to_gear_round(green="madame"), "helping-hand") == 2


def test_secret_shades_make_the_opponents_blue_dearer() -> None:
    evening = Evening().to_gear_round()
    evening.discard()
    evening.play("secret-shades", 0)
    assert cost(evening, "plans-caches") == 1


@pytest.mark.parametrize(
    ("location", "city", "card", "paid"),
    [
        ("eiffel-tower", "paris", "helping-hand", 1),
        ("eiffel-tower", "paris", "eavesdropper", 2),
        ("colosseum", "rome", "helping-hand", 1),
        ("colosseum", "rome", "simple-disguise", 0),
        ("oxford-street", "london", "briefcase", 2),
        ("trevi-fountain", "rome", "veloce-wheels", 3),
        ("trevi-fountain", "rome", "helping-hand", 2),
    ],
)
def test_locations_change_costs_for_whoever_plays_there(location: str, city: str, card: str, paid: int) -> None:
    assert cost(Evening(location, city=city).to_gear_round(), card) == paid


def test_changes_add_up() -> None:
    """A red gear at the Colosseum with one's own Cleaner: 2 - 1 - 1."""
    assert cost(Evening("colosseum", city="rome").to_gear_round(green="cleaner"), "blazeblaster") == 0


def test_a_turned_card_changes_no_costs() -> None:
    evening = Evening().to_gear_round(white="madame")
    location = evening.state.locations[0]
    (stack,) = location.sides["white"]
    turned = stack._replace(thief=stack.thief._replace(turned=True))
    changed = location._replace(sides={**location.sides, "white": (turned,)})
    evening.adjust(locations=(changed, *evening.state.locations[1:]))
    assert cost(evening, "helping-hand") == 2


# --- icons when a card is laid


def test_coins_at_once() -> None:
    evening = Evening().to_gear_round()
    evening.play("skeleton-key", 0)
    assert evening.coins == (0, 2)
    evening.play("plasma-cutter", 0)
    assert evening.coins == (1, 2)


def test_the_super_magnet_counts_the_opponents_thieves_here() -> None:
    """One coin and one for white's thief at this location."""
    evening = Evening().to_gear_round()
    evening.play("super-magnet", 0)
    assert evening.coins == (0, 2)


def test_the_illusionist_turns_a_thief_without_gear() -> None:
    evening = Evening()
    evening.play("tourist", 0)
    event = evening.play("illusionist", 0)
    assert isinstance(event, Played)
    assert event.turned == Turned("white", 0, None)
    assert evening.state.locations[0].sides["white"][0].thief.turned


def test_the_illusionist_asks_where_there_are_several() -> None:
    evening = Evening()
    evening.play("tourist", 0)
    evening.play("dame", 1)
    evening.play("banker", 0)
    with pytest.raises(Choice) as caught:
        decide(evening.state, Play("illusionist", 0))
    assert (caught.value.code, caught.value.numbers, caught.value.cards) == (
        "choose-target",
        (0, 1),
        ("tourist", "banker"),
    )
    assert caught.value.problem.code == "choose-target"
    evening.play("illusionist", 0, target=1)
    assert evening.state.locations[0].sides["white"][1].thief.turned


def test_without_a_target_nothing_is_turned() -> None:
    evening = Evening()
    evening.play("illusionist", 0)
    assert evening.state.locations[0].sides["white"][0].thief.card.id == "illusionist"


def test_thieves_in_the_chapel_are_protected_unless_ruled_otherwise() -> None:
    for chapel in (True, False):
        evening = Evening("chapel", rulings={"chapel": chapel})
        evening.play("tourist", 0)
        evening.play("illusionist", 0)
        assert evening.state.locations[0].sides["white"][0].thief.turned is not chapel


def blazed(evening: Evening, *gear: str) -> Evening:
    """Green lays gear on one thief, then white plays a Blazeblaster at it."""
    evening.given(white=2, green=6)
    for card in gear:
        evening.play(card, 0, on=0)
        if card != gear[-1]:
            evening.discard()
    evening.set_coins("white", 2)
    evening.play("blazeblaster", 0)
    return evening


def test_the_blazeblaster_turns_the_top_gear_only() -> None:
    evening = blazed(Evening().to_gear_round(), "simple-disguise", "skeleton-key")
    turned = [placed.turned for placed in evening.state.locations[0].sides["green"][0].gear]
    assert turned == [False, True]


def test_gear_below_a_turned_top_is_safe() -> None:
    evening = blazed(Evening().to_gear_round(), "simple-disguise", "skeleton-key")
    evening.discard()
    evening.set_coins("white", 2)
    event = evening.play("blazeblaster", 0)
    assert isinstance(event, Played)
    assert event.turned is None


@pytest.mark.parametrize(
    ("guard", "location", "city"),
    [("saint", "bank", "paris"), ("tourist", "moulin-rouge", "paris")],
)
def test_green_gear_is_protected(guard: str, location: str, city: str) -> None:
    evening = blazed(Evening(location, city=city).to_gear_round(white="mime", green=guard), "grappling-gun")
    assert not evening.state.locations[0].sides["green"][0].gear[0].turned


@pytest.mark.parametrize(("guard", "city"), [("briefcase", "paris"), ("hollow-book", "london")])
def test_gear_can_protect_green_gear(guard: str, city: str) -> None:
    evening = blazed(Evening(city=city).to_gear_round(), guard, "grappling-gun")
    assert not evening.state.locations[0].sides["green"][0].gear[1].turned


def test_dark_green_is_not_green() -> None:
    evening = blazed(Evening(city="london").to_gear_round(), "hollow-book")
    assert evening.state.locations[0].sides["green"][0].gear[0].turned


def test_a_target_that_cannot_be_turned_is_refused_with_the_rule() -> None:
    evening = Evening("chapel")
    evening.play("tourist", 0)
    evening.play("dame", 1)
    evening.play("banker", 1)
    assert evening.refused(Play("illusionist", 0, target=2)) == ["no-such-thief"]
    assert _reason(evening, Play("illusionist", 0, target=0)) == "protected"
    forced = evening.play("illusionist", 0, target=0, force=True)
    assert isinstance(forced, Played)
    assert forced.house == ("cannot-be-turned",)
    assert evening.state.locations[0].sides["white"][0].thief.turned


def _reason(evening: Evening, command: Play) -> str:
    with pytest.raises(Refusal) as caught:
        decide(evening.state, command)
    (found,) = caught.value.problems
    assert found.code == "cannot-be-turned"
    return str(found.details["reason"])


def test_why_gear_cannot_be_turned() -> None:
    """A thief may have no gear, and what is turned over stays so."""
    evening = Evening().to_gear_round().given(white=3, green=6)
    assert _reason(evening, Play("blazeblaster", 0, target=0)) == "no-gear"
    evening.discard()
    evening.play("skeleton-key", 0)
    evening.play("blazeblaster", 0, target=0)
    evening.discard()
    assert _reason(evening, Play("blazeblaster", 0, target=0)) == "turned"


def test_a_thief_with_gear_cannot_be_turned() -> None:
    evening = Evening()
    evening.adjust(round=3)
    evening.play("tourist", 0)
    location = evening.state.locations[0]
    stack = location.sides["white"][0]
    covered = stack._replace(gear=(Placed(CARDS["briefcase"]),))
    sides = {**location.sides, "white": (covered,)}
    evening.adjust(locations=(location._replace(sides=sides), *evening.state.locations[1:]))
    assert _reason(evening, Play("illusionist", 0, target=0)) == "covered"


def test_there_are_three_locations() -> None:
    evening = Evening()
    for place in (-1, 3):
        assert evening.refused(Play("tourist", place)) == ["no-such-location"]


def test_in_teams_a_discard_is_named_and_the_last_ones_are_asked_for() -> None:
    evening = Evening(variant="teams").to_gear_round()
    assert evening.refused(Discard()) == ["name-the-card"]
    for _ in range(5):
        evening.discard(force=True)
        evening.discard(force=True)
    assert evening.state.phase == CLOSING
    evening.discard()
    evening.discard("briefcase")
    assert (evening.state.phase, evening.state.round) == ("playing", 3)
    assert len(evening.state.discards["white"]) == 6


def test_a_game_that_is_over_is_not_ended_again() -> None:
    evening = Evening()
    evening.enter(End())
    assert evening.refused(End()) == ["game-over"]
    assert evening.refused(Abandon()) == ["game-over"]
    assert evening.state.cut_short


def test_laundering_takes_a_coin_out_of_the_supply() -> None:
    evening = Evening(city="london").to_gear_round().given(green=1)
    evening.play("laundromatic", 0)
    assert (evening.state.laundered["green"], evening.coins, evening.state.supply) == (1, (0, 0), 9)


@pytest.mark.parametrize(("shortage", "laundered", "coins"), [("supply-only", 0, (8, 1)), ("opponent", 1, (7, 1))])
def test_laundering_with_an_empty_supply_is_a_ruling(shortage: str, laundered: int, coins: tuple[int, int]) -> None:
    """Nine coins with the players and one laundered: nothing is left in the supply."""
    evening = Evening("oxford-street", city="london", rulings={"launder-shortage": shortage}).to_gear_round()
    evening.set_coins("white", 8)
    evening.set_coins("green", 1, 1)
    evening.play("laundromatic", 0)  # costs 1, and 1 less here: nothing
    assert (evening.state.laundered["green"] - 1, evening.coins) == (laundered, coins)


def test_the_signal_jammer_fines_each_thief_its_owner_plays_there() -> None:
    evening = Evening(city="london").to_gear_round()
    evening.play("signal-jammer", 0)
    evening.adjust(round=3, acted={"white": 0, "green": 0}, coins={"white": 1, "green": 0})
    evening.play("mime", 0)
    evening.play("barber", 0)
    assert evening.coins == (0, 0)
    assert evening.state.supply == 10


@pytest.mark.parametrize(
    ("location", "fined", "spared"),
    [
        ("big-ben", "simple-disguise", None),
        ("british-museum", "helping-hand", "simple-disguise"),
        ("picadilly-circus", "plasma-cutter", "simple-disguise"),
        ("tower-of-london", "simple-disguise", "plasma-cutter"),
    ],
)
def test_places_in_london_fine_the_opponent(location: str, fined: str, spared: str | None) -> None:
    for card, expected in ((fined, 1), (spared, 2)):
        if card is not None:
            evening = Evening(location, city="london").to_gear_round().given(white=2, green=4)
            evening.play(card, 0)
            assert evening.coins[0] == expected


def test_an_opponent_without_coins_returns_nothing() -> None:
    evening = Evening("big-ben", city="london").to_gear_round()
    evening.play("simple-disguise", 0)
    assert evening.coins == (0, 0)


# --- the end


def to_the_last_action(evening: Evening) -> Evening:
    """Discard until only green's and white's last action of round 6 is left."""
    evening.adjust(round=6, acted={"white": 4, "green": 4})
    return evening


def test_the_game_is_over_after_the_last_gear_round() -> None:
    evening = to_the_last_action(Evening().to_gear_round())
    evening.events = [evening.events[0]]
    state = evolve(evening.state, decide(evening.state, Discard()))
    state = evolve(state, decide(state, Discard()))
    assert (state.phase, state.to_move) == (OVER, None)
    with pytest.raises(Refusal) as caught:
        decide(state, Play("skeleton-key", 0))
    assert caught.value.problems[0].code == "game-over"
    with pytest.raises(Refusal):
        decide(state, Play("skeleton-key", 0, seat="green"), force=True)
    with pytest.raises(Refusal):
        decide(state, Discard(seat="white"), force=True)


def late_evening(**rulings: bool) -> Evening:
    """Green has The Driver at the first location; both have played all but the last card of round 6."""
    evening = Evening(city="rome", rulings=rulings).to_gear_round(green="driver")
    evening.discard("veloce-wheels")
    evening.discard()
    return to_the_last_action(evening)


def finish(evening: Evening) -> Evening:
    for command in (Discard(), Discard()):
        event = decide(evening.state, command)
        evening.state = evolve(evening.state, event)
    return evening


def test_with_a_driver_in_play_the_last_discard_is_asked_for() -> None:
    evening = finish(late_evening())
    assert (evening.state.phase, evening.state.to_move) == (CLOSING, "green")
    assert evening.refused(Play("skeleton-key", 0)) == ["last-discard-first"]
    coins = evening.coins
    evening.state = evolve(evening.state, decide(evening.state, Discard("briefcase")))
    assert evening.coins == coins
    assert evening.state.discards["green"][-1] == "briefcase"
    assert (evening.state.phase, evening.state.to_move) == (LATE, "green")


def to_late(evening: Evening) -> Evening:
    finish(evening)
    evening.state = evolve(evening.state, decide(evening.state, Discard("briefcase")))
    return evening


def test_the_driver_plays_one_discarded_gear_free_with_its_icons() -> None:
    evening = to_late(late_evening())
    before = evening.coins
    assert evening.refused(Discard()) == ["late-play-first"]
    assert evening.refused(Play("briefcase", 1)) == ["late-elsewhere"]
    event = decide(evening.state, Play("briefcase", 0))
    state = evolve(evening.state, event)
    assert state.phase == OVER
    assert (state.coins["white"], state.coins["green"]) == before
    assert state.locations[0].sides["green"][0].gear[0].card.id == "briefcase"
    assert "briefcase" not in state.discards["green"]


def test_a_card_that_nobody_named_may_have_been_discarded() -> None:
    evening = to_late(late_evening())
    state = evolve(evening.state, decide(evening.state, Play("skeleton-key", 0)))
    assert state.discards["green"].count("") == evening.state.discards["green"].count("") - 1
    full = evening.state._replace(discards={"white": (), "green": ("briefcase",)})
    with pytest.raises(Refusal) as caught:
        decide(full, Play("skeleton-key", 0))
    assert caught.value.problems[0].code == "not-in-discards"


def test_a_house_decision_may_bring_in_a_card_that_is_in_no_pile() -> None:
    evening = to_late(late_evening())
    full = evening.state._replace(discards={"white": (), "green": ("briefcase",)})
    state = evolve(full, decide(full, Play("skeleton-key", 0), force=True))
    assert state.discards["green"] == ("briefcase",)


def test_a_late_play_may_be_declined() -> None:
    evening = to_late(late_evening())
    state = evolve(evening.state, decide(evening.state, Decline()))
    assert state.phase == OVER
    assert Evening().refused(Decline()) == ["nothing-to-decline"]


def test_wheels_that_a_late_card_turns_over_act_no_more() -> None:
    """Green's Driver brings in a Blazeblaster, and white's Wheels at the same place are turned over."""
    evening = to_late(late_evening())
    location = evening.state.locations[0]
    (stack,) = location.sides["white"]
    wheels = stack._replace(gear=(Placed(CARDS["veloce-wheels"]),))
    evening.adjust(
        locations=(location._replace(sides={**location.sides, "white": (wheels,)}), *evening.state.locations[1:]),
        discards={"white": (), "green": ("blazeblaster",)},
        late=(*evening.state.late, LatePlay("white", 0, "veloce-wheels")),
    )
    assert evolve(evening.state, Declined("green")).to_move == "white"
    evening.play("blazeblaster", 0)
    assert evening.state.phase == OVER


@pytest.mark.parametrize("chain", [False, True])
def test_wheels_brought_in_by_the_driver_act_only_by_ruling(chain: bool) -> None:
    evening = to_late(late_evening(**{"wheels-chain": chain}))
    state = evolve(evening.state, decide(evening.state, Play("veloce-wheels", 0)))
    assert state.phase == (LATE if chain else OVER)


# --- loose games, corrections, teams


def test_a_loose_game_takes_entries_without_turns_and_coins() -> None:
    evening = Evening(loose=True)
    evening.play("banker", 0, seat="green")
    evening.play("skeleton-key", 0, seat="green")
    evening.play("briefcase", 0, seat="green")
    evening.discard("plasma-cutter", seat="white")
    evening.discard(seat="white")
    assert evening.coins == (0, 0)
    assert evening.state.discards["white"] == ("plasma-cutter", "")
    assert evening.refused(Play("dame", 0)) == ["which-seat"]
    assert evening.refused(Discard("dame", seat="white")) == []
    assert evening.refused(Play("banker", 1, seat="white")) == ["too-many-copies"]
    assert evening.capers() == (0, 0)


def test_a_strict_game_can_become_loose_midway() -> None:
    evening = Evening()
    evening.play("banker", 0)
    state = evolve(evening.state, Loosened())
    assert state.loose
    event = decide(state, Play("briefcase", 0, seat="white"))
    assert isinstance(event, Played)
    assert event.coins == {}


def test_an_unfinished_game_can_be_ended_and_scored() -> None:
    evening = Evening()
    evening.play("mime", 0)
    state = evolve(evening.state, Ended())
    assert state.phase == OVER
    assert tally(table_of(state)).winner == ("white",)


def test_names_city_and_locations_can_be_corrected() -> None:
    evening = Evening(players={"white": {"name": "Ana"}})
    evening.play("mime", 0)
    changes = {"players": {"white": {"name": "Anna"}}, "locations": ["casino", "gala", "museum"]}
    state = evolve(evening.state, Edited(changes))
    assert state.opening.players["white"]["name"] == "Anna"
    assert state.locations[0].card.id == "casino"
    assert state.locations[0].sides["white"][0].thief.card.id == "mime"
    assert evolve(state, Edited({"city": "rome"})).opening.city == "rome"


def test_in_teams_gear_that_can_be_paid_must_be_played() -> None:
    evening = Evening(variant="teams").to_gear_round()
    assert evening.refused(Discard("simple-disguise")) == ["teams-must-play"]
    assert evening.refused(Discard("briefcase")) == []
    evening.discard("briefcase")
    assert table_of(evening.state).players["green"].discarded_gear == 1


def test_the_snitch_is_at_the_table() -> None:
    evening = Evening(variant="snitch", players={"snitch": {"name": "Cleo"}})
    assert tally(table_of(evening.state)).players["snitch"].name == "Cleo"


# --- events


def test_events_survive_writing_and_reading() -> None:
    evening = Evening("chapel", city="london")
    evening.play("tourist", 0)
    evening.play("illusionist", 0)
    evening.set_coins("white", 3, 1)
    for event in [
        *evening.events,
        Loosened(),
        Ended(),
        Edited({"city": "rome"}),
        decide(evening.state, Play("mime", 1), force=True),
    ]:
        assert CODEC.decode(json.loads(json.dumps(CODEC.encode(event)))) == event


def test_a_replay_begins_with_its_opening() -> None:
    with pytest.raises(TypeError):
        replay([Ended()])
    again = opening("casino")
    assert isinstance(again, Opened)
    assert evolve(replay([opening()]), again).locations[0].card.id == "casino"
