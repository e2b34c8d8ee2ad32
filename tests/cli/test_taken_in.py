"""Files that somebody changed: whatever stands in them is refused, or can be looked at like any other game."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from capertool.exchange import read_export
from capertool.games import load_board, load_recording
from capertool.journal.history import History
from capertool.languages import language
from capertool.languages.events import words_of
from capertool.problems import ProblemsError
from capertool.record import tally_of
from capertool.render.result import result
from tests.cli.running import Runner

GAMES = {
    "caper": [
        "new caper --city paris --white Anna --green Ben --location louvre --location bank --location casino",
        "play banker 1",
        "edit --white Zoe --swap",
        "edit --city rome --force",
        "coins white 3",
        "edit --loose",
        "end",
    ],
    "caper-europe": [
        "new caper-europe --city paris --south Anna --north Ben",
        "edit --south Zoe --swap",
        "coins south 3",
        "edit --loose",
        "end",
    ],
    "thiefs-market": [
        "new thiefs-market --player Anna --player Ben --player Cleo --reads anna=it",
        "roll",
        "edit --name Ben=Bob",
        "edit --loose",
        "tokens anna --gold 3",
        "end",
    ],
    "sneaks-and-snitches": [
        "box lots 60",
        "box secret-cards 20",
        "box tokens-gold 60",
        "new sneaks-and-snitches Anna Ben Cleo Dan --reads anna=it",
        "send anna=A/B ben=A/C cleo=D/B dan=E/F --reveal",
        "claim jewels=2",
        "claim documents gold",
        "tokens anna gold=3 --cards 2",
        "edit --name Ben=Bob --lots 50 --vp-card 3,0,0,0/3,2,0,0/3,3,1,0/3,3,3,0",
        "edit --loose",
        "end",
        "reveal anna gold=2",
    ],
}
SPOILS: tuple[Any, ...] = ("x", {}, [], -1, 1000, None, True, {"x": 1}, [1])


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where anything stands; of all cards of a pack, the first will do."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for number, (key, part) in enumerate(inside):
        if number == 0 or place != (0, "cards"):
            yield (*place, key)
            yield from places(part, (*place, key))


def spoilt(document: Any) -> Iterator[Any]:
    for place in places(document["entries"]):
        for spoil in SPOILS:
            changed = copy.deepcopy(document)
            there = changed["entries"]
            for key in place[:-1]:
                there = there[key]
            there[place[-1]] = spoil
            yield changed


def look_at(game: str, entries: list[Any]) -> None:
    """All that board, log, score, export and a list of games make of it."""
    recording, words, say = load_recording(game), words_of(game), language("it")
    events = [recording.decode(entry) for entry in History(entries).done]
    state = recording.replay(events[:1])
    words.say_setup(say, state)
    for number, event in enumerate(events):
        words.say_event(say, state, event)
        state = recording.evolve(state, event) if number else state
        words.say_next(say, state)
        words.say_standing(say, state)
        words.say_progress(say, state)
        words.player_names(say, state)
    tally = tally_of(game, state, with_zeros=True)
    result(say, tally)
    load_board(game)(recording.table_of(state), tally)
    recording.document_of(state)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_somebody_changed_is_never_a_defect(capertool: Runner, game: str) -> None:
    for line in GAMES[game]:
        assert capertool(*line.split()).code == 0, line
    document = capertool("export", "-").json
    look_at(game, read_export(document)[1])
    refused = 0
    for changed in spoilt(document):
        try:
            _, entries = read_export(changed)
        except ProblemsError:
            refused += 1
        else:
            look_at(game, entries)
    assert refused > 200
