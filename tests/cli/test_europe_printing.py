"""Caper: Europe printed as a person asks for it: the pad, the deck of a city by any of its names, the current game."""

from pathlib import Path

import pytest

from tests.cli.running import Runner
from tests.cli.test_printing import written
from tests.conftest import EXAMPLES

GAME = "caper-europe"
PLACES = ("--location", "yacht", "--location", "moulin-rouge", "--location", "louvre")


@pytest.fixture(autouse=True)
def _in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)


def test_a_pad_a_sheet_and_a_deck_are_named_after_the_game(capertool: Runner) -> None:
    assert capertool("sheet", "--blank", GAME, "--per-page", "4").out == "caper-europe-pad.pdf: 1 page.\n"
    assert capertool("sheet", str(EXAMPLES / "europe.toml")).out == "europe.pdf: 1 page.\n"
    assert capertool("reference", "--game", GAME).out.startswith("caper-europe-cards-paris.pdf: ")
    assert capertool("reference", "--game", GAME, "--overview").out.startswith("caper-europe-overview-paris.pdf: ")


def test_only_two_play_so_there_is_one_pad(capertool: Runner) -> None:
    ran = capertool("sheet", "--blank", GAME, "--variant", "snitch")
    assert (ran.code, ran.err) == (3, '--variant: "snitch" is not possible here.\n  Possible here: duel.\n')


@pytest.mark.parametrize(("typed", "city"), [("Barcellona", "barcelona"), ("BARCELONE", "barcelona"), ("Rom", "rome")])
def test_a_deck_of_a_city_by_its_name_in_any_language(capertool: Runner, typed: str, city: str) -> None:
    assert capertool("reference", "--game", GAME, "--city", typed).out.startswith(f"caper-europe-cards-{city}.pdf: ")


def test_a_city_alone_means_a_game_that_has_it(capertool: Runner) -> None:
    assert capertool("reference", "--city", "Barcelona").out.startswith("caper-europe-cards-barcelona.pdf: ")
    assert capertool("reference", "--city", "Londres").out.startswith("caper-cards-london.pdf: ")
    assert capertool("reference", "--city", "all", "--backs", "none").out.startswith("caper-cards-all.pdf: ")
    wrong = capertool("reference", "--game", "caper", "--city", "barcelona")
    assert wrong.code == 3
    assert '"barcelona" is not possible here.' in wrong.err
    assert capertool("reference", "--city", "atlantis").code == 3


def test_the_current_game_gives_its_city_to_the_deck_and_its_markers_to_the_sheet(capertool: Runner) -> None:
    assert capertool("new", GAME, "--city", "Parigi", *PLACES, "--south", "Anna").code == 0
    capertool("marker", "2", "south", "3")
    assert capertool("reference").out.startswith("caper-europe-cards-paris.pdf: ")
    assert capertool("sheet").out == "caper-europe-sheet.pdf: 1 page.\n"
    text = written("caper-europe-sheet.pdf")
    assert "South: 3 fields" in text
    assert "Provisional: the game is not over." in text
    assert text.count("in the middle: nobody") == 2


def test_cities_by_name_wherever_this_game_asks_for_one(capertool: Runner) -> None:
    added = capertool("pack", "add", "Borough Market", "--kind", "location", "--city", "Londra", "--points", "4")
    assert added.code == 0
    assert "London" in capertool("card", "Borough Market", "--game", GAME).out
    for name in ("Arcade", "Harbour"):
        capertool("pack", "add", name, "--kind", "location", "--points", "3")
    places = ("--location", "yacht", "--location", "arcade", "--location", "harbour")
    assert capertool("new", GAME, "--city", "Londres", *places).code == 0
    assert capertool("board").out.startswith("Caper: Europe · London")
    assert capertool("edit", "--city", "Barcellona").code == 0
    assert capertool("board").out.startswith("Caper: Europe · Barcelona")
    assert capertool("new", GAME, "--city", "Atlantis", *places).code == 3


def test_two_languages_need_two_sides_and_a_filled_sheet_has_one(capertool: Runner) -> None:
    both = ("--lang", "en", "--lang", "it")
    assert capertool("reference", "--backs", "none", *both).code == 2
    assert capertool("sheet", str(EXAMPLES / "europe.toml"), *both).code == 2
