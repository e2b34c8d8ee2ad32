"""Looking up cards and rules of Thief's Market on the command line."""

import pytest

from capertool.languages import CODES
from tests.cli.running import Runner

GAME = ("--game", "thiefs-market")


def test_a_card_shows_deck_cost_icon_and_text(capertool: Runner) -> None:
    out = capertool("card", "collecting golem").out
    for words in ("Deck    C", "WWR (2 white gems and 1 red gem)", "wand", "3 points for every two wands"):
        assert words in out


def test_a_name_of_two_games_is_found_in_the_named_one(capertool: Runner) -> None:
    assert "also in: Thief's Market" in capertool("card", "bookie").out
    assert "WB (1 white gem and 1 blue gem)" in capertool("card", "bookie", *GAME).out
    assert "WB (1 white gem and 1 blue gem)" in capertool("card", "thiefs-market/bookie").out


def test_a_translation_is_marked_as_one(capertool: Runner) -> None:
    assert "unsere Übersetzung; gedruckt als Fence" in capertool("card", "Hehler", "--lang", "de").out
    assert "in inglese: Fence" in capertool("card", "Recinto", "--lang", "it").out


def test_a_card_for_scripts(capertool: Runner) -> None:
    found = capertool("card", "treasure map", "--json").json
    assert found["costs"] == [["green", "green", "blue"], ["green", "red", "red"]]
    assert (found["deck"], found["icon"], found["copies"]) == ("C", "compass", 2)
    assert found["effects"] == ["7 points, 5 if another player has a compass"]


def test_cards_are_listed_by_icon_and_word(capertool: Runner) -> None:
    assert len(capertool("cards", *GAME).out.splitlines()) == 48
    assert len(capertool("cards", *GAME, "--kind", "tower").out.splitlines()) == 4
    assert capertool("cards", *GAME, "--kind", "torre", "--lang", "it").code == 0
    assert capertool("cards", *GAME, "--kind", "thief").code == 3
    assert capertool("cards", "--kind", "henchman", *GAME).code == 0
    assert "henchman" in capertool("cards", "--help").out


def test_cards_are_listed_by_the_gems_they_cost(capertool: Runner) -> None:
    fours = capertool("cards", *GAME, "--cost", "4").out
    assert [line.split("\t")[0] for line in fours.splitlines()] == ["Loyalty Program", "Political Campaign"]
    white = capertool("cards", *GAME, "--colour", "white", "--cost", "1").out
    assert [line.split("\t")[0] for line in white.splitlines()] == ["Corrupt Official", "Local Celebrity"]
    assert capertool("cards", *GAME, "--colour", "rosso", "--lang", "it").code == 0
    assert capertool("cards", *GAME, "--cost", "9").code == 6


def test_what_no_card_of_the_game_has_is_told(capertool: Runner) -> None:
    ran = capertool("cards", *GAME, "--city", "paris")
    assert (ran.code, ran.err.splitlines()[0]) == (
        2,
        "The cards of Thief's Market have nothing that --city could ask for.",
    )
    error = capertool("cards", "--game", "sneaks-and-snitches", "--cost", "2", "--json").json["error"]
    assert error["code"] == "not-of-this-game"


def test_a_doubtful_cost_is_entered_once_and_used(capertool: Runner) -> None:
    """The source shows Island Estate at GB and at GWR."""
    assert "GB (1 green gem and 1 blue gem) (doubtful)" in capertool("card", "island estate").out
    assert "nobody: check your card" in capertool("box", *GAME).out
    assert capertool("box", "island estate", "GWX", *GAME).code == 4
    assert "Island Estate: GWR, as your box has it." in capertool("box", "island estate", "gwr", *GAME).out
    assert "GWR (1 green gem, 1 white gem and 1 red gem)" in capertool("card", "island estate").out
    assert "cost GWR" in capertool("can-buy", "island estate", "--pile", "gwr").out


@pytest.mark.parametrize("code", CODES)
def test_the_rules_are_listed_read_and_searched(capertool: Runner, code: str) -> None:
    assert "Thief's Market" in capertool("rules", *GAME, "--lang", code).out
    assert capertool("rules", "stealing", *GAME, "--lang", code).code == 0
    word = {"en": "steal", "it": "rubare", "de": "stehlen", "fr": "voler"}[code]
    assert "capertool rules stealing" in capertool("rules", "search", word, *GAME, "--lang", code).out


def test_the_current_game_is_looked_in_first(capertool: Runner) -> None:
    people = [word for name in ("A", "B", "C") for word in ("--player", name)]
    capertool("new", "thiefs-market", *people)
    assert "WB (1 white gem and 1 blue gem)" in capertool("card", "bookie").out
    assert "stealing" in capertool("rules").out
