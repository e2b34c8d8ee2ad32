"""What every recorder of a game offers, in Caper: a tallied table, corrections, endings, a description of the board."""

import pytest

from capertool.games.board import Count, Piece
from capertool.games.caper.board import board
from capertool.games.caper.catalogue import CARDS
from capertool.games.caper.decide import decide
from capertool.games.caper.evolve import evolve, replay
from capertool.games.caper.figures import FIGURES
from capertool.games.caper.recording import RECORDING, document_of
from capertool.games.caper.scoring import tally
from capertool.games.caper.state import table_of
from capertool.games.caper.table import read_table
from capertool.games.common import Abandon, Edit, End, Loosen, Tallied
from capertool.games.document import Ids
from capertool.games.figures import whole_number
from capertool.games.recording import Change, first_bad_entry, refit
from capertool.games.refusing import Refusal
from capertool.problems import ProblemsError
from tests.games.recorded import Evening


def test_a_tallied_table_is_a_game_that_is_over() -> None:
    document = {
        "game": "caper",
        "city": "london",
        "variant": "teams",
        "rulings": {"loot-sets": [1, 3, 7]},
        "players": {
            "white": {"name": "Anna", "lang": "it", "coins": 3, "laundered": 1, "discarded_gear": 2, "lookout": "Eva"},
            "green": {},
        },
        "locations": [
            {"card": "bank", "white": ["tourist: laundromatic, briefcase~"]},
            {"card": "gala"},
            {"card": "big-ben", "green": ["mime~"]},
        ],
    }
    state = replay([Tallied(document)])
    assert state.over
    assert (state.coins, state.laundered) == ({"white": 3, "green": 0}, {"white": 1, "green": 0})
    assert tally(table_of(state)) == tally(read_table(document, Ids(CARDS)))
    again = replay([Tallied(document_of(state))])
    assert table_of(again) == table_of(state)
    assert evolve(Evening().state, Tallied(document)) == state


def test_a_name_that_is_no_id_stands_in_no_document_of_ours() -> None:
    with pytest.raises(ProblemsError):
        read_table({"game": "caper", "city": "paris", "locations": [{"card": "the louvre"}]}, Ids(CARDS))


def test_a_game_is_ended_abandoned_or_loosened() -> None:
    evening = Evening()
    for command, over, abandoned, loose in ((End(), True, False, False), (Abandon(), True, True, False)):
        state = evolve(evening.state, decide(evening.state, command))
        assert (state.over, state.abandoned, state.loose) == (over, abandoned, loose)
    assert evolve(evening.state, decide(evening.state, Loosen())).loose


def test_a_correction_keeps_to_the_city_of_the_cards() -> None:
    evening = Evening("louvre")
    with pytest.raises(Refusal) as caught:
        decide(evening.state, Edit({"city": "rome"}))
    assert [problem.code for problem in caught.value.problems] == ["wrong-city"]
    forced = decide(evening.state, Edit({"city": "rome"}), force=True)
    assert evolve(evening.state, forced).opening.city == "rome"


def test_seats_are_swapped_then_names_corrected() -> None:
    evening = Evening(players={"white": {"name": "Anna"}, "green": {"name": "Ben"}})
    event = decide(evening.state, Edit({"swap": True, "players": {"green": {"lang": "it"}}}))
    assert evolve(evening.state, event).opening.players == {
        "white": {"name": "Ben"},
        "green": {"name": "Anna", "lang": "it"},
    }


def test_an_income_learnt_late_counts_from_then_on() -> None:
    evening = Evening()
    evening.enter(Edit({"incomes": {"artist": 2}}))
    evening.play("artist", 0)
    assert evening.coins == (2, 0)


def test_the_board_tells_what_lies_there_and_what_it_gives() -> None:
    """Dame with one yellow and one green: 1 Caper; three gear: 1 Caper for the full equipment, though she is turned."""
    document = {
        "game": "caper",
        "city": "paris",
        "locations": [
            {"card": "louvre", "white": ["dame: skeleton-key, helping-hand"], "green": ["mime~: smoke-screen"]},
            {"card": "gala", "green": ["tourist~: simple-disguise, simple-disguise, smoke-screen~"]},
            {"card": "bank"},
        ],
    }
    table = read_table(document, Ids(CARDS))
    above, middle, below = board(table, tally(table)).rows
    assert [zone.card for zone in middle] == ["louvre", "gala", "bank"]
    assert middle[0].counts == (Count("capers", 1, "green"), Count("capers", 1, "white"))
    assert below[0].pieces == (
        Piece("dame", worth={"capers": 1}),
        Piece("skeleton-key", "yellow", level=1),
        Piece("helping-hand", "green", level=1),
    )
    assert above[0].pieces[1] == Piece("smoke-screen", "purple", level=1, worth={"capers": 1, "points": 1})
    assert above[1].pieces == (
        Piece("tourist", turned=True, worth={"capers": 1}),
        Piece("simple-disguise", "purple", level=1, worth={"capers": 1}),
        Piece("simple-disguise", "purple", level=1, worth={"capers": 1}),
        Piece("smoke-screen", "purple", turned=True, level=1),
    )


def test_figures_are_whole_numbers_in_bounds() -> None:
    read = whole_number(9)
    assert [read(given) for given in ("3", 3)] == [3, 3]
    assert all(read(given) is None for given in ("10", -1, True, "x", "²", None))
    assert FIGURES["artist"].refused("x").details == {"value": "x", "form": "number", "highest": 9}
    assert len(FIGURES) == 24
    assert sum(figure.source == "nobody" for figure in FIGURES.values()) == 11


TABLE = {"game": "caper", "city": "paris", "locations": [{"card": "louvre"}, {"card": "gala"}, {"card": "bank"}]}


def test_a_tallied_table_is_sound_unless_it_cannot_lie_there() -> None:
    assert first_bad_entry(RECORDING, [RECORDING.encode(Tallied(TABLE))]) == 0
    assert first_bad_entry(RECORDING, [RECORDING.encode(Tallied({**TABLE, "city": "rome"}))]) == 1
    assert first_bad_entry(RECORDING, []) == 1


def test_a_table_that_was_tallied_later_stays_as_it_is() -> None:
    evening = Evening()
    evening.play("banker", 0)
    (fitted,) = refit(RECORDING, Change(evening.events[:1], evening.events[1:], [], [Tallied(TABLE)]))
    assert not fitted.changed
