"""What the rules refuse, in which order, and what they make of a journal that nobody could have written."""

import json
from typing import Any

import pytest

from capertool.games.recording import Change, first_bad_entry, refit
from capertool.games.refusing import Refusal
from capertool.games.thiefs_market.afford import Use
from capertool.games.thiefs_market.board import board
from capertool.games.thiefs_market.commands import Buy, Pass, Reroll, Roll, Steal, Take, UseCard
from capertool.games.thiefs_market.evolve import replay
from capertool.games.thiefs_market.recording import RECORDING
from capertool.games.thiefs_market.scoring import tally
from capertool.games.thiefs_market.state import purchases_left, table_of
from capertool.problems import ProblemsError
from capertool.score import tally_document
from tests.games.market import player, table
from tests.games.market_evening import CASHING, Evening, objects
from tests.games.test_thiefs_market_play import TEN, evening_to_change, shopping

NINE = "rrrrrrrrr"


def documents(evening: Evening) -> list[dict[str, Any]]:
    return [json.loads(json.dumps(RECORDING.encode(event))) for event in evening.events]


# --- the marker is no die


def test_the_marker_is_not_rolled() -> None:
    evening = Evening()
    assert evening.refused(Roll(objects(NINE + "1"))) == ["dice-only"]
    evening.roll(NINE + "g")
    evening.take("rrr1")
    assert evening.refused(Steal("anna", objects("r"), objects("1"))) == ["dice-only"]
    lucky = shopping("rg", "lucky-animal-appendage")
    assert lucky.refused(Reroll("marker", "green")) == ["dice-only"]
    assert lucky.refused(Reroll("green", "marker")) == ["dice-only"]


def test_a_journal_with_two_markers_is_unsound() -> None:
    evening = Evening()
    evening.roll(NINE + "g")
    sound = documents(evening)
    rolled = {**sound[1], "dice": [*sound[1]["dice"][1:], "marker"]}
    assert first_bad_entry(RECORDING, sound) == 0
    assert first_bad_entry(RECORDING, [sound[0], rolled]) == 2


# --- the beginning


@pytest.mark.parametrize(
    ("market", "bad"),
    [
        (["tailor", "fence", "glamer", "necklace", "bondsman"], 0),
        ([], 0),
        (["crown"] * 5, 1),
        (["tailor"] * 5, 1),
        (["tailor", "fence", "glamer", "necklace", "crown"], 1),
        (["tailor", "fence", "glamer", "necklace"], 1),
    ],
)
def test_a_game_begins_with_five_different_cards_of_the_first_deck(market: list[str], bad: int) -> None:
    opening = documents(Evening())[0]
    assert first_bad_entry(RECORDING, [{**opening, "market": market}]) == bad


# --- dividing


def test_from_an_empty_middle_nothing_is_taken() -> None:
    evening = Evening()
    evening.roll(TEN)
    evening.enter(Take())
    assert evening.refused(Take()) == ["middle-empty"]
    assert evening.refused(Take(objects("g"))) == ["middle-empty"]
    evening.steal("anna", "g", "r")
    assert evening.state.middle == ("red",)


# --- cards that are used


def test_whose_card_it_is_comes_before_what_it_is_used_for() -> None:
    evening = shopping("w")
    assert evening.refused(UseCard(Use("tailor"))) == ["not-owned"]  # nor has she a red die
    assert evening.refused(UseCard(Use("glamer"))) == ["not-owned"]  # nor is a face named
    assert evening.refused(UseCard(Use("crown"))) == ["not-owned"]  # nor is it of any use
    assert evening.refused(Reroll("red", "green")) == ["no-card-for-it"]
    assert evening.refused(Buy("tailor", uses=(Use("bondsman"),))) == ["not-owned"]


def test_not_even_the_house_uses_a_die_that_is_not_there() -> None:
    evening = shopping("w")
    with pytest.raises(Refusal) as caught:
        evening.use("tailor", force=True)
    assert [found.code for found in caught.value.problems] == ["not-in-pile"]
    with pytest.raises(Refusal):
        evening.buy("necklace", uses=(Use("bondsman"),), force=True)


def test_what_a_card_has_no_use_for_is_refused() -> None:
    evening = shopping("rb", "tailor", "exit-strategy", gold=2)
    assert evening.refused(UseCard(Use("tailor", "", "blue"))) == ["turns-no-die"]
    assert evening.refused(UseCard(Use("exit-strategy", "", "green"))) == ["turns-no-die"]
    assert evening.refused(UseCard(Use("tailor"), 2)) == ["used-once"]
    assert evening.refused(UseCard(Use("exit-strategy"), 2)) == []


def test_the_turn_ends_with_the_last_card_that_can_be_used() -> None:
    evening = shopping("rr", "tailor", gold=0)
    evening.buy("disgruntled-minion", force=True)
    evening.enter(Buy("nearby-safehouse", dice=()), force=True)  # her second and last, by the Minion
    event = evening.use("tailor")
    assert event.done
    assert evening.state.to_move == "ben"


def test_the_turn_goes_on_while_a_card_can_be_bought_or_used() -> None:
    evening = shopping("rr", "tailor", "alchemical-lab", gold=5)
    assert not evening.use("tailor").done  # nothing is bought yet
    evening.buy("necklace", dice=())
    assert not evening.use("alchemical-lab", "g", force=True).house
    assert evening.state.to_move == "ben"


def test_a_card_used_out_of_turn_ends_nobodys_turn() -> None:
    evening = Evening()
    evening.own(ben=("tailor",))
    evening.divided("g1", "r", "p")
    event = evening.enter(UseCard(Use("tailor"), 1, "ben"), force=True)
    assert (event.done, evening.state.to_move) == (False, "anna")


def test_older_journals_in_which_the_turn_did_not_end_so_are_sound() -> None:
    """Anna gets the Tailor in round 1; in round 2 she buys, uses it, and ends her turn by an entry of its own."""
    evening = Evening()
    evening.divided("r1", "p", "p")
    evening.buy("tailor")
    evening.done(2)
    evening.cash("bondsman")
    evening.divided("rg1", "p", "p")
    evening.buy("nearby-safehouse")
    used = evening.use("tailor")
    assert used.done
    written = documents(evening)
    written[-1].pop("done")
    state = replay([RECORDING.decode(entry) for entry in written])
    assert state.to_move == "anna"
    ended = RECORDING.encode(RECORDING.decide(state, Pass()))
    assert first_bad_entry(RECORDING, [*written, json.loads(json.dumps(ended))]) == 0


# --- buying


def test_purchases_that_are_left() -> None:
    evening = Evening()
    assert purchases_left(evening.state, "anna") == 1
    evening.divided("g", "r1", "p")
    assert [purchases_left(evening.state, seat) for seat in ("anna", "ben", "chloe")] == [1, 1, 1]
    evening.buy("tailor")
    assert [purchases_left(evening.state, seat) for seat in ("anna", "ben", "chloe")] == [1, 0, 1]
    evening.done(2)
    assert evening.state.phase == CASHING
    assert purchases_left(evening.state, "anna") == 0


def test_no_purchases_are_left_after_more_than_the_rules_allow() -> None:
    evening = shopping("rrr", "tailor", gold=3)
    evening.buy("necklace", dice=())
    evening.buy("nearby-safehouse", force=True)
    assert evening.state.to_move == "anna"
    assert purchases_left(evening.state, "anna") == 0


def test_a_loose_game_takes_no_payment_and_a_potion_brings_a_card_that_can_be_owned() -> None:
    evening = Evening(market=(), loose=True)
    assert evening.refused(Buy("crown", dice=objects("r"), seat="anna")) == ["only-purchases"]
    assert evening.refused(Buy("crown", uses=(Use("glamer"),), seat="anna")) == ["only-purchases"]
    assert evening.refused(Buy("crown", drawn="brooch", seat="anna")) == ["nothing-drawn"]
    assert evening.refused(Buy("unlabeled-potion", seat="anna")) == ["potion-needs-card"]
    assert evening.refused(Buy("unlabeled-potion", drawn="unlabeled-potion", seat="anna")) == ["never-owned"]
    evening.buy("unlabeled-potion", drawn="crown", seat="anna")
    assert evening.refused(Buy("crown", seat="ben")) == ["already-bought"]
    assert evening.refused(Buy("unlabeled-potion", drawn="crown", seat="ben")) == ["already-bought"]


# --- what a change does to later entries


def refusal_of(change: Change, *, force: bool = False) -> Any:
    with pytest.raises(Refusal) as caught:
        refit(RECORDING, change, force=force)
    return caught.value.problems[0]


def test_forcing_is_named_as_a_way_only_where_it_helps() -> None:
    events = evening_to_change().events
    taken = RECORDING.decide(replay(events[:2]), Take(objects("ww1")))
    final = refusal_of(Change(events[:2], events[2:3], [taken], events[3:]), force=True)
    assert (final.code, final.details["remedy"]) == ("later-entry-cannot-stand", "none")
    soft = refusal_of(Change(events[:6], events[6:7], [], events[7:]))
    assert (soft.code, "remedy" in soft.details) == ("later-entry-cannot-stand", False)


# --- tables and boards


def test_the_copy_too_many_is_named_by_its_place_in_the_file() -> None:
    with pytest.raises(ProblemsError) as caught:
        tally_document(table(player("nonsense", "crown", "tailor", "tailor")))
    places = {found.code: found.place for found in caught.value.problems}
    assert places == {"unknown-card": "players.anna.cards[0]", "too-many-copies": "players.anna.cards[3]"}


def test_a_deck_of_which_nothing_is_left_has_no_place_on_the_board() -> None:
    def decks(evening: Evening) -> list[str]:
        shown = table_of(evening.state)
        return [zone.word for row in board(shown, tally(shown)).rows for zone in row if zone.word.startswith("deck")]

    evening = Evening()
    evening.offer("B", "brooch")
    assert decks(evening) == ["deck-A", "deck-B"]
    evening.adjust(market={"A": (), "B": ("brooch",)}, left={"A": 0, "B": 4, "C": 11})
    assert decks(evening) == ["deck-B"]
    evening.adjust(market={"A": (), "B": ("brooch",)}, left={"A": 1, "B": 4, "C": 11})
    assert decks(evening) == ["deck-A", "deck-B"]
