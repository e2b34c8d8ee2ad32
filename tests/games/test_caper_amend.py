"""Changing an earlier entry: the later ones are decided anew."""

import pytest

from capertool.games.caper.decide import Decline, Discard, Play, decide
from capertool.games.caper.events import Declined, Discarded, Played
from capertool.games.caper.recording import RECORDING, command_of
from capertool.games.coins import CoinsSet, SetCoins
from capertool.games.recording import Change, refit
from capertool.games.refusing import Refusal
from tests.games.recorded import Evening


def test_entries_are_found_again_in_their_events() -> None:
    evening = Evening()
    evening.play("tourist", 0)
    event = evening.play("illusionist", 0)
    assert command_of(event) == Play("illusionist", 0, None, 0, "green")
    assert command_of(Discarded("white", "briefcase")) == Discard("briefcase", "white")
    assert command_of(Declined("green")) == Decline("green")
    assert command_of(CoinsSet("white", 3)) == SetCoins("white", 3)
    assert command_of(evening.events[0]) is None


def test_coins_are_counted_anew() -> None:
    """White's Banker brings 2; with the supply one short because of an earlier entry, only what there is."""
    evening = Evening()
    evening.set_coins("green", 8)
    evening.play("banker", 0)
    (fitted,) = refit(
        RECORDING, Change(evening.events[:1], evening.events[1:2], [CoinsSet("green", 9)], [evening.events[-1]])
    )
    assert fitted.changed
    assert isinstance(fitted.after, Played)
    assert fitted.after.coins == {"white": 2, "green": -1}  # one from the supply, one from green
    assert fitted.problems == ()


def test_what_stays_as_it_was_is_not_changed() -> None:
    evening = Evening()
    evening.play("banker", 0)
    evening.set_coins("white", 1)
    fitted = refit(RECORDING, Change(evening.events[:1], [], [], evening.events[1:]))
    assert [one.changed for one in fitted] == [False, False]


def test_what_cannot_be_recorded_at_all_refuses_the_change() -> None:
    """Without the thief there is nobody to carry the gear; the log's entry 9 is the gear."""
    evening = Evening().to_gear_round()
    evening.play("simple-disguise", 0)
    gear = evening.events[-1]
    number = [getattr(event, "card", "") for event in evening.events].index("smuggler")
    earlier, (old, *later) = evening.events[:number], evening.events[number:]
    with pytest.raises(Refusal) as caught:
        refit(RECORDING, Change(earlier, [old], [], later), force=True)
    (found,) = caught.value.problems
    assert (found.code, found.details["number"]) == ("later-entry-cannot-stand", evening.events.index(gear) + 1)


def test_a_later_entry_that_would_leave_a_choice_open_refuses_the_change() -> None:
    """The Illusionist found nobody to turn over; with two thieves before him he would have to choose."""
    evening = Evening()
    for where in (1, 2):
        evening.play(["tourist", "banker"][where - 1], where)
        evening.play(["dame", "mime"][where - 1], where)
    evening.play("colonel", 2)
    alone = evening.play("illusionist", 0)
    earlier = [Play("tourist", 0, seat="white"), Play("banker", 0, seat="white")]
    events = [evening.events[0], *(decide(evening.state, play, force=True) for play in earlier)]
    with pytest.raises(Refusal) as caught:
        refit(RECORDING, Change(evening.events[:1], [], events[1:], [alone]))
    (found,) = caught.value.problems
    assert (found.code, found.details["number"]) == ("later-entry-cannot-stand", 2)
    assert found.details["because"].code == "choose-target"
