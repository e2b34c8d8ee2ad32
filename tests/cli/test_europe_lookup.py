"""Looking up cards that players described: those of their packs, and those a game brings along."""

import shutil
from pathlib import Path

import pytest

from capertool.ownfiles import home
from tests.cli.running import Runner
from tests.cli.test_europe import begun


@pytest.fixture
def washer(capertool: Runner) -> None:
    """A pack with one card, known in two languages."""
    described = ("--kind", "gear", "--colour", "yellow", "--cost", "1", "--effect", "1 caper per laundered coin")
    assert capertool("pack", "add", "Coin Washer", *described).code == 0


def in_another_home(capertool: Runner, tmp_path: Path) -> None:
    """The current game alone, without the packs it was played with."""
    file = str(tmp_path / "game.json")
    assert capertool("export", file).code == 0
    shutil.rmtree(home())
    assert capertool("import", file).code == 0
    assert not (home() / "packs").exists()


@pytest.mark.usefixtures("washer")
def test_a_game_taken_in_elsewhere_brings_its_cards_to_the_look_up(capertool: Runner, tmp_path: Path) -> None:
    begun(capertool)
    in_another_home(capertool, tmp_path)
    shown = capertool("card", "washer")
    assert shown.code == 0, shown.err
    assert "Coin Washer" in shown.out
    assert "at each coin you launder here" in shown.out.replace("\n", " ").replace("│", "").replace("  ", " ")
    assert capertool("card", "washer", "--json").json["names"]["en"] == {"printed": "Coin Washer"}
    assert "Coin Washer" in capertool("cards", "washer").out
    assert "capertool card coin-washer" in capertool("rules", "search", "washer").out


@pytest.mark.usefixtures("washer")
def test_what_the_own_pack_says_now_comes_before_what_a_game_began_with(capertool: Runner) -> None:
    begun(capertool)
    assert capertool("pack", "add", "coin-washer", "--cost", "2").code == 0
    assert capertool("card", "washer", "--json").json["cost"] == 2


@pytest.mark.usefixtures("washer")
def test_rules_are_searched_among_the_cards_of_packs_too(capertool: Runner) -> None:
    found = capertool("rules", "search", "washer", "--game", "caper-europe", "--json").json
    assert [hit["id"] for hit in found if hit["kind"] == "card"] == ["coin-washer"]


def test_a_card_described_on_the_spot_is_looked_up_as_long_as_its_game_is_current(capertool: Runner) -> None:
    begun(capertool)
    assert capertool("play", "Xylograph", "1", "--kind", "thief", "--coins", "1", "--effect", "2 points").code == 0
    assert "2 points" in capertool("card", "xylograph").out
    assert capertool("new", "caper", "--city", "paris").code == 0
    assert capertool("card", "xylograph", "--game", "caper-europe").code == 3
