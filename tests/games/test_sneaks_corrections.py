"""Corrections of a game of Sneaks & Snitches, and what no game can have been opened with."""

import json
from typing import Any

import pytest

from capertool.games.common import Edit, End, Loosen
from capertool.games.recording import first_bad_entry
from capertool.games.sneaks_and_snitches.commands import Claim, Reveal, SetTokens, ShowSecrets
from capertool.games.sneaks_and_snitches.events import CODEC
from capertool.games.sneaks_and_snitches.recording import RECORDING
from capertool.games.sneaks_and_snitches.scoring import tally
from capertool.games.sneaks_and_snitches.state import table_of
from tests.games.sneaks_evening import Evening

# --- the second boss


def test_the_second_boss_is_settled_before_anybody_plans() -> None:
    """Otherwise both could send two thieves."""
    evening = Evening("ab", boss="a")
    evening.send("a=A,B/C")
    assert evening.refused(Edit({"boss": "b"})) == ["plans-are-in"]
    evening.send("b=D/E,F")
    evening.enter(Reveal())
    evening.claim("standard", tokens={"gold": 1})
    evening.claim("standard", tokens={"gold": 1})
    evening.claim("standard", tokens={"gold": 1})
    evening.enter(Edit({"boss": "a"}))
    assert evening.state.has_extra_boss("a")


def test_a_second_boss_is_one_of_two_players() -> None:
    assert Evening("abc").refused(Edit({"boss": "b"})) == ["boss-of-two"]
    assert Evening("ab").refused(Edit({"boss": "zoe"})) == ["unknown-value"]


# --- lots


def test_lots_that_were_seen_are_in_the_box() -> None:
    evening = Evening("abc", lots=20)
    assert evening.refused(Edit({"lots": 5})) == ["too-few-lots"]  # six locations
    evening.enter(Edit({"lots": 6}))
    assert evening.state.lots_left == 0


def test_a_game_of_an_old_journal_shows_no_pile_below_nothing() -> None:
    assert Evening("abc", lots=3).state.lots_left == 0
    assert Evening("abc", {"a": {"gold": 3}}, supply={"gold": 1}).state.in_bank("gold") == 0


def test_more_lots_than_were_counted_let_the_game_go_on() -> None:
    """Nobody steals, three lots are replaced: with seven lots that was the last round, with nine it was not."""
    evening = Evening("abc", lots=7)
    evening.round("a=A/B b=A/C c=A/B")
    assert evening.state.over
    evening.enter(Edit({"lots": 8}))
    assert evening.state.over  # still one too few
    evening.enter(Edit({"lots": 9}))
    state = evening.state
    assert (state.over, state.round, state.lots_left) == (False, 2, 0)


def test_a_game_that_was_ended_by_hand_stays_ended() -> None:
    evening = Evening("abc", lots=20)
    evening.enter(End())
    evening.enter(Edit({"lots": 30}))
    assert evening.state.over


# --- secret cards


def test_secret_cards_drawn_after_some_were_turned_up_are_still_face_down() -> None:
    evening = Evening("abc")
    evening.enter(Loosen())
    evening.claim("free-theft", seat="b")
    evening.enter(ShowSecrets("b", {"gold": 3}))
    evening.claim("free-theft", seat="b")
    evening.enter(End())
    table = table_of(evening.state)
    assert (table.players["b"].goods("gold"), table.players["b"].uncounted) == (3, 3)
    score = tally(table)
    assert not score.settled
    assert [note.place for note in score.notes] == ["players.b.secrets"]
    evening.enter(ShowSecrets("b", {"gold": 3, "jewels": 3}))
    assert tally(table_of(evening.state)).settled


# --- where a lot lay, and how much anybody can hold


def test_a_lot_lay_at_a_letter_of_the_table() -> None:
    evening = Evening("abc")
    evening.enter(Loosen())
    assert evening.refused(Claim("standard", {"gold": 1}, seat="a", letter="XYZ")) == ["no-such-letter"]
    assert evening.refused(Claim("standard", {"gold": 1}, seat="a", letter="G")) == ["no-such-letter"]
    evening.claim("standard", tokens={"gold": 1}, seat="a", letter="F")


def test_thefts_that_wait_elsewhere_are_named() -> None:
    evening = Evening("abc")
    evening.round("a=A/B b=C/D c=E/F")
    with pytest.raises(Exception, match="elsewhere") as refused:
        evening.claim("standard", tokens={"gold": 1}, letter="B")
    assert refused.value.problems[0].details["names"] == ("A (AA)", "C (BB)", "E (CC)")  # type: ignore[attr-defined]


def test_nobody_holds_more_than_a_table_can_say() -> None:
    evening = Evening("abc", {"a": {"jewels": 1}})
    evening.round("a=A/B b=C/D c=E/F")
    assert evening.refused(Claim("standard", {"jewels": 99})) == ["number-out-of-range"]
    evening.claim("standard", tokens={"jewels": 98})


def test_what_a_collection_takes_instead_is_shown_without_the_missing_kind() -> None:
    evening = Evening("abc", supply={"jewels": 0})
    evening.round("a=A/B b=C/D c=E/F")
    with pytest.raises(Exception, match="claim-instead") as refused:
        evening.claim("collection")
    goods = refused.value.problems[0].details["goods"]  # type: ignore[attr-defined]
    assert goods == {"information": 2, "artifacts": 1, "gold": 1}


# --- what comes from elsewhere


def entries(evening: Evening) -> list[Any]:
    return [json.loads(json.dumps(CODEC.encode(event))) for event in evening.events]


@pytest.mark.parametrize(
    "opening",
    [
        {"lots": "x"},
        {"lots": -1},
        {"secret_cards": -1},
        {"supply": {"gold": -1}},
        {"supply": {"pearls": 3}},
        {"loose": "yes"},
        {"boss": "a"},
        {"tokens": {"zoe": {"gold": 1}}},
        {"vp_card": {"gold": [1, 2, 3]}},
        {"vp_card_from": "nowhere"},
        {"rulings": {"documents-rounding": "sideways"}},
        {"about": {"date": 3}},
    ],
)
def test_what_no_game_was_opened_with_is_not_taken_in(opening: dict[str, Any]) -> None:
    first = entries(Evening("abc"))[0]
    assert first_bad_entry(RECORDING, [first]) == 0
    assert first_bad_entry(RECORDING, [{**first, **opening}]) == 1


def test_two_players_need_a_second_boss() -> None:
    first = entries(Evening("ab", boss="b"))[0]
    assert first_bad_entry(RECORDING, [first]) == 0
    assert first_bad_entry(RECORDING, [{**first, "boss": "zoe"}]) == 1


def test_rulings_that_are_not_told_are_those_of_the_rulebook() -> None:
    evening = Evening("abc")
    first = {**entries(evening)[0], "rulings": {}}
    assert first_bad_entry(RECORDING, [first]) == 0
    assert RECORDING.replay([CODEC.decode(first)]) == evening.state


@pytest.mark.parametrize(
    "changes",
    [
        {"boss": "zoe"},
        {"lots": -1},
        {"lots": "60"},
        {"players": {"zoe": {"name": "Zoe"}}},
        {"players": {"a": {"name": 3}}},
        {"players": {"a": {"lang": "xx"}}},
        {"players": {"a": {"age": "7"}}},
        {"vp_card": {"gold": [1]}, "vp_card_from": "box"},
        {"vp_card": {kind: [3, 0, 0] for kind in ("information", "artifacts", "jewels", "gold")}, "vp_card_from": "x"},
        {"supply": {"gold": 3}},
        {"loose": True},
    ],
)
def test_corrections_that_nobody_can_make_are_not_taken_in(changes: dict[str, Any]) -> None:
    found = [*entries(Evening("abc")), {"event": "edited", "changes": changes}]
    assert first_bad_entry(RECORDING, found) == 2


def test_what_was_set_by_hand_is_sound() -> None:
    evening = Evening("abc", lots=30)
    evening.enter(Edit({"players": {"a": {"name": "Zoe", "lang": "it"}}, "lots": 20}))
    evening.enter(SetTokens("a", {"gold": 2}, 1))
    assert first_bad_entry(RECORDING, entries(evening)) == 0
