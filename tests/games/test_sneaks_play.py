"""Recording Sneaks & Snitches: rounds, lots with their effects, shortages, the end, corrections."""

from typing import Any

import pytest

from capertool.games.common import Abandon, Edit, End, Ended, Loosen
from capertool.games.recording import Change, first_bad_entry, refit
from capertool.games.refusing import Refusal
from capertool.games.sneaks_and_snitches.commands import Claim, Reveal, Send, SetTokens, ShowSecrets
from capertool.games.sneaks_and_snitches.decide import decide
from capertool.games.sneaks_and_snitches.events import Claimed, Opened, Revealed, Sent, Tallied
from capertool.games.sneaks_and_snitches.evolve import evolve, replay
from capertool.games.sneaks_and_snitches.recording import RECORDING, command_of, document_of, tallied
from capertool.games.sneaks_and_snitches.resolution import Plan
from capertool.games.sneaks_and_snitches.scoring import tally
from capertool.games.sneaks_and_snitches.state import CLAIMING, OVER, SENDING, table_of
from capertool.games.sneaks_and_snitches.table import read_table
from tests.games.sneaks import FOUR, NoNames, player, table
from tests.games.sneaks_evening import Evening, swap

A_STEALS_AT_A = "a=A/B b=C/D c=C/E"
ALL_STEAL = "a=A/D b=B/E c=C/F"


def after_theft(tokens: dict[str, Any] | None = None, **more: Any) -> Evening:
    """A has stolen at A and its lot is to be entered."""
    evening = Evening(tokens=tokens or {}, **more)
    evening.round(A_STEALS_AT_A)
    return evening


# --- a round


def test_a_round_goes_from_plans_to_thefts_to_the_next_round() -> None:
    evening = Evening()
    assert (evening.state.phase, evening.state.waiting_for) == (SENDING, ("a", "b", "c"))
    evening.send("a=A/D b=B/E")
    assert evening.state.waiting_for == ("c",)
    assert evening.refused(Reveal()) == ["plans-missing"]
    evening.send("c=C/F")
    evening.enter(Reveal())
    assert evening.state.phase == CLAIMING
    for seat, letter in zip("abc", "ABC", strict=True):
        theft = evening.state.theft
        assert theft is not None
        assert (theft.letter, theft.thieves) == (letter, (seat,))
        evening.claim("standard", tokens={"gold": 1})
    assert (evening.state.phase, evening.state.round, evening.state.theft) == (SENDING, 2, None)


def test_a_round_without_thefts_ends_at_once() -> None:
    evening = Evening()
    evening.round("a=A/B b=A/C c=A/D")
    assert (evening.state.phase, evening.state.round) == (SENDING, 2)
    assert evening.state.cards == {"a": 1, "b": 1, "c": 1}


def test_a_plan_can_be_changed_until_the_reveal() -> None:
    evening = Evening()
    evening.send("a=A/B", secret=True)
    evening.send("a=C/D b=E/F c=E/A")
    assert evening.state.plans["a"] == Plan(("C",), ("D",))
    assert evening.state.secret == frozenset()


def test_a_secret_plan_stands_sealed_in_its_entry_and_open_only_in_the_reveal() -> None:
    evening = Evening()
    evening.send(ALL_STEAL, secret=True)
    assert evening.state.secret == {"a", "b", "c"}
    for event in evening.events[1:]:
        assert isinstance(event, Sent)
        assert event.plan == ""
        assert event.sealed
    revealed = evening.enter(Reveal())
    assert isinstance(revealed, Revealed)
    assert revealed.plans == {"a": "A/D", "b": "B/E", "c": "C/F"}
    assert evening.state.secret == frozenset()


def test_nobody_plans_or_reveals_while_a_theft_is_not_entered() -> None:
    evening = after_theft()
    assert evening.refused(Send("b", Plan(("A",), ("B",)))) == ["theft-first"]
    assert evening.refused(Reveal()) == ["theft-first"]
    forced = decide(evening.state, Send("b", Plan(("A",), ("B",))), force=True)
    assert isinstance(forced, Sent)
    assert forced.house == ("theft-first",)
    with pytest.raises(Refusal):
        decide(evening.state, Reveal(), force=True)  # plans are still missing


def test_what_nobody_can_send_is_refused_even_by_force() -> None:
    evening = Evening()
    command = Send("a", Plan(("A",), ("A",)))
    assert evening.refused(command) == ["letter-twice"]
    with pytest.raises(Refusal) as caught:
        decide(evening.state, command, force=True)
    assert caught.value.final


def test_the_second_boss_passes_to_and_fro() -> None:
    evening = Evening("ab")
    assert evening.refused(Send("b", Plan(("A", "B"), ("C",)))) == ["plan-size"]
    for holder in "abab":
        assert evening.state.boss == holder
        assert evening.state.has_extra_boss(holder)
        other = "b" if holder == "a" else "a"
        evening.round(f"{holder}=A,B/C {other}=C/A,B")
    assert evening.state.letters == "ABCDEF"
    assert not Evening("abc").state.has_extra_boss("a")


# --- lots


def test_a_standard_lot_gives_the_tokens_it_shows() -> None:
    evening = after_theft({"a": {"jewels": 1}})
    evening.claim("standard", tokens={"information": 3, "jewels": 1, "gold": 0})
    assert evening.held("a") == {"information": 3, "jewels": 2}


def test_a_collection_gives_one_of_each() -> None:
    evening = after_theft()
    evening.claim("collection")
    assert evening.held("a") == {"information": 1, "artifacts": 1, "jewels": 1, "gold": 1}


def test_a_carte_blanche_gives_three_of_any_kinds() -> None:
    evening = after_theft()
    assert evening.refused(Claim("carte-blanche", {"gold": 4})) == ["tokens-in-all"]
    assert evening.refused(Claim("carte-blanche")) == ["claim-tokens"]
    evening.claim("carte-blanche", tokens={"gold": 2, "jewels": 1})
    assert evening.held("a") == {"jewels": 1, "gold": 2}


def test_a_free_theft_gives_three_secret_cards() -> None:
    evening = Evening()
    evening.round(ALL_STEAL)
    evening.claim("free-theft")
    assert evening.state.cards == {"a": 3, "b": 0, "c": 0}
    evening.claim("free-theft", number=2)  # the pile had no more
    assert evening.refused(Claim("free-theft", number=4)) == ["secret-cards"]
    assert evening.state.cards == {"a": 3, "b": 2, "c": 0}


def test_an_intrigue_swaps_up_to_three_times_one_after_the_other() -> None:
    """The token that was just taken may be given away in the next swap."""
    evening = after_theft({"a": {"gold": 1}, "b": {"jewels": 2}, "c": {"artifacts": 1}})
    evening.claim("intrigue", swaps=(swap("gold/jewels/b"), swap("jewels/artifacts/c"), swap("artifacts/jewels/b")))
    assert [evening.held(seat) for seat in "abc"] == [{"jewels": 1}, {"artifacts": 1, "gold": 1}, {"jewels": 1}]


def test_an_intrigue_need_not_be_used() -> None:
    evening = after_theft({"a": {"gold": 1}})
    event = evening.claim("intrigue")
    assert isinstance(event, Claimed)
    assert event.tokens == {}


@pytest.mark.parametrize(
    ("swaps", "code"),
    [
        (["gold/jewels/a"], "swap-with-oneself"),
        (["jewels/gold/b"], "swap-without"),
        (["gold/information/b"], "swap-without"),
        (["gold/jewels/b"] * 2, "swap-without"),
        (["gold/gold/b", "gold/gold/b", "gold/gold/b", "gold/gold/b"], "too-many-swaps"),
    ],
)
def test_swaps_that_nobody_can_make(swaps: list[str], code: str) -> None:
    evening = after_theft({"a": {"gold": 1}, "b": {"jewels": 1, "gold": 1}})
    assert evening.refused(Claim("intrigue", swaps=tuple(map(swap, swaps)))) == [code]


def test_a_special_object_keeps_its_printed_points() -> None:
    evening = after_theft()
    assert evening.refused(Claim("special-object")) == ["claim-points"]
    evening.claim("special-object", number=0)
    assert evening.state.specials == {"a": (0,), "b": (), "c": ()}
    assert tally(table_of(evening.state)).points()["a"]["specials"] == 0


@pytest.mark.parametrize(("rounding", "left"), [("down", {"b": 3, "c": 1}), ("up", {"b": 2, "c": 0})])
def test_documents_take_half_of_one_kind_from_all_others(rounding: str, left: dict[str, int]) -> None:
    evening = after_theft(
        {"a": {"jewels": 4}, "b": {"jewels": 5, "gold": 2}, "c": {"jewels": 1}},
        rulings={"documents-rounding": rounding},
    )
    assert evening.refused(Claim("compromising-documents")) == ["claim-kind"]
    evening.claim("compromising-documents", kind="jewels")
    assert evening.held("a") == {"jewels": 4}
    assert {seat: evening.state.tokens[seat]["jewels"] for seat in "bc"} == left
    assert evening.held("b")["gold"] == 2
    assert tally(table_of(evening.state)).rulings["documents-rounding"] == rounding


def test_documents_without_an_odd_number_ask_for_no_ruling() -> None:
    evening = after_theft({"a": {"jewels": 3}, "b": {"jewels": 4}})
    evening.claim("compromising-documents", kind="jewels")
    assert evening.held("b") == {"jewels": 2}
    assert "documents-rounding" not in tally(table_of(evening.state)).rulings


def test_documents_reach_earlier_letters_of_the_round_but_not_later_ones() -> None:
    """Goods stolen at A are halved by the documents at B; those stolen at C are not."""
    evening = Evening()
    evening.round(ALL_STEAL)
    evening.claim("standard", tokens={"gold": 4})
    evening.claim("compromising-documents", kind="gold")
    evening.claim("standard", tokens={"gold": 4})
    assert [evening.held(seat) for seat in "abc"] == [{"gold": 2}, {}, {"gold": 4}]


def test_documents_leave_secret_cards_alone() -> None:
    evening = Evening("abcd")
    evening.round("a=A/E b=B/F c=C/G d=C/A")
    assert evening.state.theft is not None
    assert evening.state.theft.letter == "B"
    evening.claim("compromising-documents", kind="gold")
    assert evening.state.cards == {"a": 0, "b": 0, "c": 1, "d": 1}


def test_two_documents_in_one_round_act_one_after_the_other() -> None:
    evening = Evening(tokens={"c": {"gold": 8}})
    evening.round(ALL_STEAL)
    evening.claim("compromising-documents", kind="gold")
    evening.claim("compromising-documents", kind="gold")
    assert evening.held("c") == {"gold": 2}


@pytest.mark.parametrize("claim", [Claim("standard", {"gold": -1}), Claim("special-object", number=100)])
def test_numbers_that_no_lot_shows(claim: Claim) -> None:
    assert after_theft().refused(claim) == ["number-out-of-range"]


def test_a_standard_lot_must_show_something() -> None:
    assert after_theft().refused(Claim("standard")) == ["claim-tokens"]


# --- thefts in order


def test_thefts_are_entered_in_the_order_of_the_locations() -> None:
    evening = Evening()
    evening.round(ALL_STEAL)
    later = Claim("standard", {"gold": 1}, letter="C")
    assert evening.refused(later) == ["locations-in-order"]
    event = evening.enter(later, force=True)
    assert isinstance(event, Claimed)
    assert (event.seat, event.house) == ("c", ("locations-in-order",))
    assert [theft.letter for theft in evening.state.thefts] == ["A", "B"]
    assert evening.state.house == 1


def test_a_lot_belongs_to_the_one_who_stole_it() -> None:
    evening = after_theft()
    other = Claim("standard", {"gold": 1}, seat="b")
    assert evening.refused(other) == ["another-thief"]
    evening.enter(other, force=True)
    assert evening.held("b") == {"gold": 1}
    assert evening.state.theft is None


def test_nothing_is_claimed_that_nobody_stole() -> None:
    evening = Evening()
    assert evening.refused(Claim("collection")) == ["nothing-stolen"]
    assert evening.refused(Claim("collection", letter="B")) == ["nothing-stolen"]
    assert evening.refused(Claim("collection", seat="a")) == ["nothing-stolen"]
    evening.enter(Claim("collection", seat="a"), force=True)
    assert evening.held("a")["gold"] == 1
    assert evening.state.round == 1


def test_without_rounds_anybody_takes_a_lot() -> None:
    evening = Evening(loose=True)
    assert evening.refused(Claim("collection")) == ["whose-lot"]
    evening.enter(Claim("collection", seat="b"))
    assert evening.held("b")["gold"] == 1
    evening.round(A_STEALS_AT_A)
    evening.enter(Claim("standard", {"gold": 1}, seat="c"))
    assert [theft.letter for theft in evening.state.thefts] == ["A"]
    evening.send("a=A/B")  # nobody waits for the theft
    evening.enter(Claim("standard", {"gold": 1}))
    assert evening.held("a") == {"gold": 1}
    assert evening.refused(Claim("standard", {"gold": 1}, seat="b", letter="A")) == []
    assert not Evening().state.loose
    started = Evening()
    started.enter(Loosen())
    assert started.state.loose


# --- shortages

COUNTED = {"information": 4, "artifacts": 4, "jewels": 1, "gold": 2}


def test_a_counted_bank_knows_what_it_has() -> None:
    evening = after_theft({"a": {"gold": 1}}, supply=COUNTED)
    assert evening.state.in_bank("gold") == 1
    assert evening.refused(Claim("standard", {"gold": 2})) == ["not-in-bank"]
    evening.claim("standard", tokens={"gold": 1, "information": 1})  # one of another kind instead
    assert evening.state.in_bank("gold") == 0


def test_a_bank_that_was_not_counted_is_taken_at_its_word() -> None:
    evening = after_theft(supply={"gold": 2})
    assert evening.state.in_bank("jewels") is None
    evening.claim("standard", tokens={"jewels": 50})


def test_a_collection_from_a_short_bank_takes_others_instead() -> None:
    evening = after_theft({"b": {"jewels": 1}}, supply=COUNTED)
    assert evening.refused(Claim("collection")) == ["claim-instead"]
    assert evening.refused(Claim("collection", {"information": 1, "artifacts": 1, "gold": 1})) == ["tokens-in-all"]
    assert evening.refused(Claim("collection", {"information": 4})) == ["one-of-each"]
    evening.claim("collection", tokens={"information": 2, "artifacts": 1, "gold": 1})
    assert evening.held("a") == {"information": 2, "artifacts": 1, "gold": 1}


def test_an_empty_bank_gives_nothing() -> None:
    everything = {"b": {"information": 1, "artifacts": 1, "jewels": 1}, "c": {"gold": 1}}
    evening = after_theft(everything, supply=dict.fromkeys(COUNTED, 1))
    event = evening.claim("collection")
    assert isinstance(event, Claimed)
    assert event.tokens == {}


def test_what_is_left_in_the_bank_is_enough_for_a_carte_blanche() -> None:
    evening = after_theft({"b": {"information": 3, "artifacts": 4, "jewels": 1, "gold": 1}}, supply=COUNTED)
    assert evening.refused(Claim("carte-blanche", {"information": 1})) == ["tokens-in-all"]
    evening.claim("carte-blanche", tokens={"information": 1, "gold": 1})


def test_secret_cards_run_out_in_seating_order() -> None:
    evening = Evening(secret_cards=2)
    evening.round("a=A/B b=A/C c=A/D")
    assert evening.state.cards == {"a": 1, "b": 1, "c": 0}
    assert evening.state.cards_left == 0


def test_a_free_theft_takes_what_is_left_before_later_letters_draw() -> None:
    """The pile has 4: the thief at A takes 3, so only one of the two who meet at C gets a card."""
    evening = Evening(secret_cards=4)
    evening.round(A_STEALS_AT_A)
    evening.claim("free-theft")
    assert evening.state.cards == {"a": 3, "b": 1, "c": 0}


def test_a_free_theft_from_a_short_pile() -> None:
    evening = Evening(secret_cards=2)
    evening.round(A_STEALS_AT_A)
    assert evening.refused(Claim("free-theft", number=3)) == ["secret-cards"]
    evening.claim("free-theft")
    assert evening.state.cards == {"a": 2, "b": 0, "c": 0}


def test_a_crowd_before_the_first_theft_draws_at_the_reveal() -> None:
    evening = Evening()
    evening.round("a=C/D b=A/E c=A/F")
    assert evening.state.cards == {"a": 0, "b": 1, "c": 1}


# --- the end


def test_the_game_ends_when_lots_cannot_be_replaced() -> None:
    """Six lots lie open of ten: a round takes two, then one takes three, and only two are left."""
    evening = Evening(lots=10)
    evening.round("a=A/B b=C/D c=E/F")
    assert evening.state.lots_left == 4
    for _ in range(3):
        evening.claim("standard", tokens={"gold": 1})
    assert (evening.state.lots_left, evening.state.over) == (1, False)
    evening.round("a=A/B b=A/C c=A/D")  # E and F are replaced: two, and only one is there
    assert evening.state.over
    assert evening.state.phase == OVER
    assert evening.refused(Send("a", Plan(("A",), ("B",)))) == ["game-over"]
    assert evening.refused(Reveal()) == ["game-over"]
    assert evening.refused(Claim("collection")) == ["game-over"]


def test_exactly_enough_lots_go_on() -> None:
    evening = Evening(lots=8)
    evening.round("a=A/B b=A/C c=A/D")
    assert (evening.state.lots_left, evening.state.over) == (0, False)


def test_a_pile_that_was_not_counted_is_ended_by_hand() -> None:
    evening = Evening()
    evening.send("a=A/B", secret=True)
    assert evening.state.lots_left is None
    evening.enter(End())
    assert evening.state.over
    assert evening.state.plans == {}
    abandoned = Evening()
    abandoned.enter(Abandon())
    assert abandoned.state.abandoned


def test_secret_cards_are_turned_up_at_the_end_and_counted() -> None:
    evening = Evening()
    evening.round("a=A/B b=A/C c=D/E")
    evening.claim("standard", tokens={"gold": 1})
    assert evening.refused(ShowSecrets("a", {"jewels": 1})) == ["not-over"]
    evening.enter(End())
    notes = tally(table_of(evening.state)).notes
    assert [note.code for note in notes] == ["secrets-uncounted", "secrets-uncounted"]
    assert evening.refused(ShowSecrets("a", {"jewels": 2})) == ["secrets-held"]
    assert evening.refused(ShowSecrets("a", {"jewels": -1, "gold": 2})) == ["number-out-of-range"]
    assert evening.refused(ShowSecrets("a", {"jewels": 100})) == ["number-out-of-range"]
    evening.enter(ShowSecrets("a", {"jewels": 1}))
    evening.enter(ShowSecrets("b", {"jewels": 2}), force=True)
    found = tally(table_of(evening.state))
    assert found.notes == ()
    assert [found.players[seat].figures["jewels"] for seat in "abc"] == [1, 2, 0]
    assert evening.state.cards["b"] == 2


# --- corrections


def test_what_really_lies_there_is_set() -> None:
    evening = Evening(tokens={"a": {"gold": 2, "jewels": 1}}, supply=COUNTED)
    evening.enter(SetTokens("a", {"gold": 1}))
    assert evening.held("a") == {"gold": 1, "jewels": 1}
    assert evening.state.cards["a"] == 0
    assert evening.refused(SetTokens("a", {"gold": 3})) == ["not-in-bank"]
    assert evening.refused(SetTokens("a", {"gold": -1})) == ["number-out-of-range"]
    assert evening.refused(SetTokens("a", {}, 100)) == ["number-out-of-range"]
    evening.enter(SetTokens("a", {}, 2))
    evening.enter(End())
    evening.enter(ShowSecrets("a", {"gold": 2}))
    evening.enter(SetTokens("a", {}, 1))
    assert (evening.state.cards["a"], evening.state.shown) == (1, {})


def test_names_and_the_point_card_are_corrected() -> None:
    evening = Evening()
    evening.enter(Edit({"players": {"a": {"name": "Anna"}}}))
    assert evening.state.opening.players == {"a": {"name": "Anna"}, "b": {"name": "BB"}, "c": {"name": "CC"}}
    evening.enter(Edit({"vp_card": {kind: [9, 8, 7] for kind in FOUR}, "vp_card_from": "box"}))
    assert evening.state.opening.vp_card["gold"] == (9, 8, 7)
    evening.enter(Edit({"lots": 30}))
    assert evening.state.lots_left == 24


def test_a_changed_entry_decides_the_later_ones_anew() -> None:
    """The standard lot at A was really documents: what B has by then is halved, and B steals after it."""
    evening = Evening(tokens={"b": {"gold": 4}})
    evening.round(ALL_STEAL)
    evening.claim("standard", tokens={"gold": 1})
    evening.claim("compromising-documents", kind="gold")
    state = replay(evening.events[:5])
    changed = decide(state, Claim("standard", {"gold": 5}))
    (later,) = refit(RECORDING, Change(evening.events[:5], evening.events[5:6], [changed], evening.events[6:]))
    assert later.changed
    assert later.after.tokens == {"a": {"gold": -2}}
    assert later.problems == ()


def test_a_plan_that_is_changed_sealed_or_not_stays_so() -> None:
    evening = Evening()
    evening.send("a=A/B b=C/D", secret=True)
    unchanged = refit(RECORDING, Change(evening.events[:1], [], [], evening.events[1:]))
    assert [fitted.changed for fitted in unchanged] == [False, False]
    assert all(fitted.after.sealed for fitted in unchanged)


def test_a_theft_that_did_not_happen_after_all_is_kept_as_a_house_decision() -> None:
    evening = Evening()
    evening.round(A_STEALS_AT_A)
    evening.claim("standard", tokens={"gold": 1})
    other = decide(replay(evening.events[:1]), Send("a", Plan(("C",), ("B",))))
    fitted = refit(RECORDING, Change(evening.events[:1], evening.events[1:2], [other], evening.events[2:]), force=True)
    assert [problem.code for problem in fitted[-1].problems] == ["nothing-stolen"]
    assert fitted[-1].after.house == ("nothing-stolen",)


def test_every_entry_can_be_made_again() -> None:
    evening = Evening(tokens={"b": {"gold": 1}, "a": {"jewels": 1}})
    evening.round(A_STEALS_AT_A)
    evening.claim("intrigue", swaps=(swap("jewels/gold/b"),))
    evening.enter(SetTokens("a", {"gold": 2}))
    evening.enter(End())
    evening.enter(ShowSecrets("b", {"gold": 1}))
    for number, event in enumerate(evening.events[1:], 1):
        command = command_of(event)
        assert command is not None
        assert decide(replay(evening.events[:number]), command) == event
    assert command_of(evening.events[0]) is None
    assert first_bad_entry(RECORDING, [RECORDING.encode(event) for event in evening.events]) == 0


# --- tables that were not recorded, and tables of recorded games


def test_a_tallied_table_is_a_game_that_is_over() -> None:
    document = table(
        {seat: player(1, 2, secrets=(1,), specials=(3,)) for seat in "abcd"},
        date="2026-11-18",
        rulings={"none-takes-place": False},
    )
    document["players"]["a"] |= {"name": "Anna", "lang": "it"}
    read = read_table(document, NoNames())
    opening = tallied(read, {"date": "2026-11-18"})
    state = replay([opening])
    assert state.over
    assert tally(table_of(state)) == tally(read)
    assert [note.code for note in tally(read).notes] == ["derived-point-card"]
    again = document_of(state)
    assert again["date"] == "2026-11-18"
    assert "vp_card" not in again
    assert table_of(replay([tallied(read_table(again, NoNames()), {})])) == table_of(state)
    assert evolve(Evening().state, opening) == state
    assert isinstance(opening, Tallied)


def test_the_table_of_a_recorded_game_scores_the_same() -> None:
    evening = Evening(tokens={"a": {"gold": 2}, "b": {"jewels": 1}})
    evening.round(A_STEALS_AT_A)
    evening.claim("special-object", number=2)
    evening.enter(End())
    for seat in "bc":
        evening.enter(ShowSecrets(seat, {"gold": 1}))
    document = document_of(evening.state)
    assert document["vp_card"]["gold"] == [3, 2, 1]
    again = tally(read_table(document, NoNames()))
    recorded = tally(table_of(evening.state))
    assert (again.lines, again.ranking) == (recorded.lines, recorded.ranking)


def test_a_game_begins_with_its_opening() -> None:
    with pytest.raises(TypeError):
        replay([Ended()])
    with pytest.raises(ValueError, match="without a plan"):
        replay([Evening().events[0], Sent("a")])
    assert isinstance(Evening().events[0], Opened)


def test_corrections_and_tallied_tables_are_sound_unless_they_cannot_be() -> None:
    evening = Evening()
    evening.enter(Edit({"players": {"a": {"name": "Anna"}}}))
    evening.enter(Loosen())
    assert first_bad_entry(RECORDING, [RECORDING.encode(event) for event in evening.events]) == 0
    document = table({seat: player(1, 2) for seat in "abcd"})
    opening = RECORDING.encode(tallied(read_table(document, NoNames()), {}))
    assert first_bad_entry(RECORDING, [opening]) == 0
    assert first_bad_entry(RECORDING, [{**opening, "document": {**document, "players": {}}}]) == 1
