"""What every box of Caper: Europe prints and no source shows: the track and who leads."""

import pytest

from capertool.games.board import Count
from capertool.games.caper_europe.board import board
from capertool.games.caper_europe.figures import FIGURES, read_leaders, read_track
from capertool.games.caper_europe.recording import RECORDING
from capertool.games.caper_europe.scoring import tally
from tests.games.europe_recorded import Burn, Game, SetLoot, SetMarker


@pytest.mark.parametrize(
    ("given", "track"),
    [
        ("0 1 2", (0, 1, 2)),
        ("0,0,1,1,2", (0, 0, 1, 1, 2)),
        ([0, 1, 2], (0, 1, 2)),
        ("0 1", None),
        ("0 1 3", None),
        ("0 1 two", None),
        (" ".join("0" * 13), None),
        (3, None),
    ],
)
def test_a_track_is_its_stars_from_the_middle_to_the_end(given: object, track: object) -> None:
    assert read_track(given) == track


@pytest.mark.parametrize(
    ("given", "leaders"),
    [
        ("s n s n s n", ("south", "north") * 3),
        ("South,north,south,north,south,south", ("south", "north", "south", "north", "south", "south")),
        (["north"] * 6, ("north",) * 6),
        ("s n s", None),
        ("s n s n s x", None),
        (None, None),
    ],
)
def test_leaders_are_a_seat_a_round(given: object, leaders: object) -> None:
    assert read_leaders(given) == leaders


def test_nothing_is_assumed() -> None:
    assert [figure.default for figure in FIGURES.values()] == [None, None]


def test_the_board_shows_markers_stars_loot_and_headquarters() -> None:
    game = Game(
        "london",
        cards={"mover": {"kind": "thief", "coins": 2, "effects": ["3 capers", "2 points"]}},
        loot=({"jewel": 1}, {}, {"painting": 2}),
    )
    game.play("mover")
    game.lay("south", "green-tool", on=0)
    game.enter(SetLoot({"antique": 2}, seat="north"))
    game.coins(1, 2, {"north": 3})
    described = board(RECORDING.table_of(game.state), tally(RECORDING.table_of(game.state)))
    north, places, south, headquarters = described.rows
    assert [(count.what, count.number, count.seat) for count in places[0].counts] == [
        ("fields", 3, "south"),
        ("stars", 1, "south"),
        ("jewel", 1, None),
    ]
    assert [count.what for count in places[1].counts] == ["marker-middle", "no-loot"]
    assert [count.what for count in places[2].counts] == ["marker-middle", "painting"]
    assert [(piece.card, piece.level, dict(piece.worth)) for piece in south[0].pieces] == [
        ("mover", 0, {"points": 2}),
        ("green-tool", 1, {}),
    ]
    assert north[0].pieces == ()
    assert [(count.what, count.number) for count in headquarters[1].counts] == [
        ("coins", 2),
        ("laundered", 3),
        ("antique", 2),
    ]
    game.lay("south", "red-tool", on=0)
    game.enter(Burn("south", 0, 0))
    table = RECORDING.table_of(game.state)
    assert Count("discards", 1) in board(table, tally(table)).rows[3][0].counts


def test_a_board_without_known_track_and_loot_shows_fields_alone() -> None:
    game = Game(track=(), loot=())
    game.enter(SetMarker(0, "north", 2))
    described = board(RECORDING.table_of(game.state), tally(RECORDING.table_of(game.state)))
    assert [(count.what, count.number, count.seat) for count in described.rows[1][0].counts] == [("fields", 2, "north")]
