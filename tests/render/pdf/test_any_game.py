"""A sheet asks for no game by name: made-up tables of another shape are drawn as well."""

import pytest

from capertool.games.board import Board, Count, Piece, Zone
from capertool.games.tally import EFFECT, Line, LocationTally, PlayerTally, Tally
from capertool.languages import language
from capertool.render.pdf.page import Manners, Mark, Pen
from capertool.render.pdf.sheet import Evening, draw_sheet
from capertool.render.pdf.template import design
from capertool.templates import shipped
from tests.render.pdf.drawn import assert_all_in_place, words_of

SEATS = ("ada", "bob", "cleo", "dan", "eve")


def line(seat: str, category: str, source: str, amount: int) -> Line:
    return Line(seat, category, None, source, amount, EFFECT, "1 point", 1, amount, ())


def tally(players: int, locations: tuple[LocationTally, ...] = ()) -> Tally:
    seats = SEATS[:players]
    return Tally(
        game="caper",
        setting={},
        rulings={},
        notes=(),
        categories=("thieves", "gear"),
        locations=locations,
        players={seat: PlayerTally(f"{seat.title()} of a rather long family", None) for seat in seats},
        lines=tuple(
            line(seat, category, source, n + 2)
            for n, seat in enumerate(seats)
            for category, source in (("thieves", "banker"), ("gear", "smoke-screen"))
        ),
        ranking=(seats[::-1],),
        decided_by="shared",
    )


def drawn(scored: Tally, board: Board, paper: str) -> list[Mark]:
    log: list[Mark] = []
    look, say = design(shipped("sheet")), language("en")
    names = {seat: player.name for seat, player in scored.players.items()}
    evening = Evening(scored, board, {}, say, dict.fromkeys(names, say), names, "", (), paper, "50 mm")
    draw_sheet(Pen(look.look, Manners("Test", "en"), look.faces.regular, log), look, evening)
    return log


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_with_piles_of_their_own_and_no_locations(players: int, paper: str) -> None:
    pieces = tuple(Piece(card) for card in ("banker", "smoke-screen", "a-card-of-a-pack"))
    zones = tuple(Zone(seat=seat, pieces=pieces, counts=(Count("coins", 3),)) for seat in SEATS[:players])
    log = drawn(tally(players), Board((zones,)), paper)
    assert_all_in_place(log, paper)
    words = words_of(log)
    assert words.count("3coins") == players
    assert "a-card-of-a-pack" in words
    for seat in SEATS[:players]:
        assert f"{seat.title()}ofaratherlongfamily" in words


def test_a_table_with_nothing_on_it() -> None:
    assert_all_in_place(drawn(tally(3), Board(()), "a4"), "a4")


def test_stars_of_a_track_need_no_lines() -> None:
    location = LocationTally("bank", "stars", {"ada": 2, "bob": 0}, "ada", ())
    counts = (Count("stars", 0, "bob"), Count("stars", 2, "ada"), Count("jewel", 1))
    log = drawn(tally(2, (location,)), Board(((Zone("bank", counts=counts),),)), "a4")
    assert_all_in_place(log, "a4")
    icons = [mark.what for mark in log if mark.kind == "icon"]
    assert icons.count("star") == 2
    assert icons.count("jewel") == 1
    assert "Capers" not in words_of(log)


def test_a_board_higher_than_the_page_gets_a_page_of_its_own_or_is_refused() -> None:
    long = tuple(Piece("banker") for _ in range(40))
    log = drawn(tally(2), Board(((Zone(seat="ada", pieces=long),),)), "a4")
    assert_all_in_place(log, "a4")
    assert max(mark.page for mark in log) > 1
