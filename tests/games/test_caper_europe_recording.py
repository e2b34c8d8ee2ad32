"""Caper: Europe as the recorder knows it: entries that follow their thieves, openings that can be."""

from typing import Any

import pytest

from capertool.games.caper_europe.recording import RECORDING, check_opening, follow
from capertool.games.common import Tallied
from capertool.games.recording import Change, first_bad_entry, refit
from capertool.games.refusing import Refusal
from capertool.problems import ProblemsError
from tests.games.europe_recorded import Burn, Discard, Edit, Game, Play, SetLoot, SetMarker, opening


def test_gear_and_fire_follow_the_thieves_they_were_meant_for() -> None:
    """The first thief goes elsewhere: what was laid on it lies there now, and the fire finds its victim."""
    was, now = Game(), Game()
    was.lay("south", "thief-1", "thief-2")
    was.lay("north", "thief-3", "thief-4")
    now.lay("south", "thief-2")
    now.lay("south", "thief-1", location=1)
    now.lay("north", "thief-4", "dame")
    laid = Play("blazeblaster", 0, 1, (0, 1), (), (), "south")
    assert follow(laid, was.state, now.state, {"thief-3": "dame"}) == laid._replace(on=0, targets=(1, 0))
    moved: Any = follow(laid._replace(on=0, targets=(1,)), was.state, now.state, {})
    assert (moved.location, moved.on, moved.targets) == (1, 0, ())
    gone = follow(Play("red-tool", 0, 0, seat="north"), was.state, now.state, {})
    assert gone == Play("red-tool", 0, 0, seat="north")


def test_a_fire_by_hand_follows_too_and_other_entries_stay() -> None:
    was, now = Game(), Game()
    was.lay("north", "thief-3")
    now.lay("north", "thief-4", location=2)
    now.lay("north", "thief-3", location=2)
    assert follow(Burn("north", 0, 0), was.state, now.state, {}) == Burn("north", 2, 1)
    assert follow(Burn("north", 0, 0), was.state, Game().state, {}) == Burn("north", 0, 0)
    assert follow(Discard("x", "south"), was.state, now.state, {}) == Discard("x", "south")
    assert follow(Play("thief-1", 0), was.state, now.state, {}) == Play("thief-1", 0)


def test_a_location_that_is_not_there_is_refused() -> None:
    game = Game()
    for command in (Play("thief-1", 3), Burn("north", -1, 0), SetMarker(7), SetLoot({"jewel": 1}, location=3)):
        with pytest.raises(Refusal) as caught:
            game.enter(command)
        assert [problem.code for problem in caught.value.problems] == ["no-such-location"]


def test_an_opening_that_can_be_is_sound() -> None:
    check_opening(opening())
    check_opening(opening(track=(), leaders=()))
    check_opening(Tallied(RECORDING.document_of(Game().state)))


@pytest.mark.parametrize(
    "change", [{"city": "oslo"}, {"locations": ("bank",)}, {"locations": ("dame", "bank", "gala")}]
)
def test_an_opening_that_no_game_could_have_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ProblemsError):
        check_opening(opening()._replace(**change))


def test_a_track_or_leaders_that_no_board_shows_are_refused() -> None:
    for change in ({"track": (0, 9, 1)}, {"leaders": ("south",)}):
        with pytest.raises(ValueError, match="no board"):
            check_opening(opening()._replace(**change))


def test_entries_from_elsewhere_are_what_the_rules_would_have_made() -> None:
    game = Game(cards={"mover": {"kind": "thief", "coins": 2, "effects": ["2 capers"]}})
    game.play("mover")
    game.enter(SetMarker(1, "north", 2))
    game.enter(Edit({"swap": True}))
    entries = [RECORDING.encode(event) for event in game.events]
    assert first_bad_entry(RECORDING, entries) == 0
    entries[1] = {**entries[1], "moved": [5, {}, {}, {}]}
    assert first_bad_entry(RECORDING, entries) == 2


def test_a_change_that_leaves_a_later_entry_without_meaning_is_refused() -> None:
    game = Game()
    game.play("thief-1")
    game.gear_round()
    later = [game.play("red-tool")]
    with pytest.raises(Refusal) as caught:
        refit(RECORDING, Change(game.events[:1], game.events[1:2], [], later))
    assert [problem.code for problem in caught.value.problems] == ["later-entry-cannot-stand"]
