"""Correcting a recorded game: an earlier entry, names, locations, games in the bin."""

import pytest

from tests.cli.running import Runner
from tests.cli.test_recording import entered, game

__all__ = ["game"]


def test_an_earlier_entry_is_changed_and_the_rest_replayed(game: Runner) -> None:
    """The Banker (2 coins) was really The Bon Vivant (3 coins)."""
    entered(game, "play banker bank", "play dame bank", "play saint lou")
    ran = entered(game, "fix 2 bon-vivant bank")
    assert ran.out.splitlines()[0] == "Was: Anna plays The Banker; location: The Bank."
    assert "Coins: Anna 6, Ben 1, supply 3." in game("board").out
    assert "2  Anna plays The Bon Vivant; location: The Bank." in game("log").out


def test_what_comes_out_otherwise_is_shown(game: Runner) -> None:
    """With The Saint laid elsewhere, The Illusionist turns nobody over."""
    entered(game, "play tourist lou", "play illusionist lou")
    ran = entered(game, "fix 2 tourist bank")
    assert ran.out.splitlines()[:4] == [
        "Was: Anna plays The Tourist; location: The Louvre.",
        "Now: Anna plays The Tourist; location: The Bank.",
        "Later entries that come out otherwise: 1.",
        "  3  Ben plays The Illusionist; location: The Louvre. Nothing there can be turned over.",
    ]
    assert "~" not in game("board").out


def test_a_later_entry_that_turned_a_card_over_is_told_as_it_now_falls(game: Runner) -> None:
    """The supply runs dry one coin earlier, so The Illusionist brings none; he still turns The Mime over."""
    entered(game, "play smuggler 3", "play dame 3", "coins green 8", "play mime 1", "play illusionist 1")
    assert entered(game, "fix 2 banker 3").out.splitlines()[2:4] == [
        "Later entries that come out otherwise: 1.",
        "  6  Ben plays The Illusionist; location: The Louvre. Turned over: The Mime.",
    ]
    assert "Coins: Anna 2, Ben 8, supply 0." in game("board").out


def test_what_is_now_against_the_rules_is_said_and_kept(game: Runner) -> None:
    entered(game, "play tourist lou", "play dame lou")
    assert game("fix", "2", "--remove").code == 4  # no illegal state without --force
    ran = entered(game, "fix 2 --remove --force")
    assert "It is not Green's turn but White's." in ran.out
    assert "House decision." in game("log").out


def test_an_entry_can_be_put_in(game: Runner) -> None:
    entered(game, "play tourist lou", "play dame lou", "undo", "undo", "redo")
    entered(game, "play mime 2", "fix 2 banker 3 --insert --force")
    assert [line.split(" plays ")[-1].split(";")[0] for line in game("log").out.splitlines()[1:]] == [
        "The Banker",
        "The Tourist",
        "The Mime",
    ]
    entered(game, "undo")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["1", "dame", "lou"], 3),
        (["9", "dame", "lou"], 3),
        (["2"], 2),
        (["2", "dame", "--remove"], 2),
        (["2", "don", "lou"], 4),
        (["2", "xyzzy", "lou"], 3),
        (["2", "skeleton-key"], 4),
    ],
)
def test_a_fix_that_cannot_be(game: Runner, arguments: list[str], code: int) -> None:
    entered(game, "play tourist lou")
    before = game("log").out
    assert game("fix", *arguments).code == code
    assert game("log").out == before


def test_a_fix_that_leaves_something_open_names_the_choices(game: Runner) -> None:
    entered(game, "play tourist lou", "play dame 2", "play banker lou", "play mime lou")
    assert game("fix", "5", "illusionist", "lou").code == 3
    assert "Turned over: The Banker." in entered(game, "fix 5 illusionist lou --target banker", "log").out


def test_names_and_locations_are_corrected(game: Runner) -> None:
    entered(game, "play tourist lou", "edit --white Chiara")
    entered(game, "edit --location casino --location louvre --location bank")
    out = game("board").out
    assert out.count("Chiara") >= 3
    assert "1  The Casino" in out
    assert game("edit").code == 2
    assert game("edit", "--location", "bank").code == 4


def test_a_strict_game_becomes_loose(game: Runner) -> None:
    entered(game, "play tourist lou", "edit --loose", "play briefcase lou --seat white")
    assert "Anybody may enter a card" in game("board").out


def test_the_bin(game: Runner) -> None:
    entered(game, "new caper", "delete 2")
    assert "1" in game("games").out
    assert game("delete", "2").code == 3
    assert game("restore", "1").code == 3
    assert entered(game, "restore").out == "1 game is back.\n"
    entered(game, "delete 1", "restore 1")
    assert game("delete", "7").code == 3
    assert game("restore").code == 6  # "bin-empty"


def test_the_city_is_corrected_while_no_card_speaks_against_it(game: Runner) -> None:
    entered(game, "play tourist 2")
    ran = game("edit", "--city", "rome")
    assert ran.code == 4
    assert "The Louvre" in ran.err
    entered(game, "edit --city rome --location bank --location casino --location trevi")
    assert "Caper · Rome" in game("board").out
    assert game("edit", "--city", "madrid").code == 3


def test_people_who_sat_the_other_way_round(game: Runner) -> None:
    entered(game, "play banker lou", "edit --swap")
    assert "Coins: Ben 2, Anna 0" in game("board").out
    entered(game, "undo")
    assert "Coins: Anna 2, Ben 0" in game("board").out


def test_the_languages_players_read_are_given_and_corrected(capertool: Runner) -> None:
    entered(capertool, "new caper --reads white=it --reads green=de", "edit --reads green=fr")
    exported = capertool("export", "-", "--table").json["players"]
    assert (exported["white"]["lang"], exported["green"]["lang"]) == ("it", "fr")
    assert capertool("edit", "--reads", "white=klingon").code == 3
    assert capertool("edit", "--reads", "nobody=it").code == 3


def test_an_abandoned_game_has_no_winner_and_can_be_taken_up_again(game: Runner) -> None:
    entered(game, "play banker lou", "abandon")
    assert "abandoned" in game("games").out
    assert game("score").out.startswith("The game was abandoned; this is how it lay.\n")
    assert game("play", "dame", "lou").code == 4
    assert "Next: Ben" in entered(game, "undo").out


def test_a_fix_may_name_the_seat_and_overrule_the_rules(game: Runner) -> None:
    entered(game, "play banker lou", "play dame lou", "play mime 2")
    assert game("fix", "3", "tourist", "lou", "--seat", "white").code == 4
    out = entered(game, "fix 3 tourist lou --seat white --force", "log").out
    assert "Anna plays The Tourist; location: The Louvre. House decision." in out


def test_a_fix_says_which_later_entry_could_not_stand(game: Runner) -> None:
    """Its code is "later-entry-cannot-stand"."""
    entered(game, "play tourist lou", "play dame lou", "play banker 2")
    entered(game, "play mime 2", "play colonel 3", "play chef 3")
    entered(game, "discard", "discard", "play simple-disguise lou")
    ran = game("fix", "3", "--remove", "--force")
    assert ran.code == 4
    assert "entry 10 of the log could no longer stand: There is no such thief there." in ran.err


def test_gear_follows_a_thief_that_was_laid_elsewhere(game: Runner) -> None:
    """The Mime lay at The Bank all the time, and so did the gear that was laid on it, and what it turned over."""
    entered(game, "play tourist lou", "play mime lou", "play banker 2", "play dame 2", "play colonel 3", "play chef 3")
    entered(game, "play skeleton-key lou", "play skeleton-key lou", "play simple-disguise lou")
    out = entered(game, "fix 3 mime bank").out
    assert "Capers, The Louvre: Anna 0 → 0, Ben 2 → 0." in out
    assert "Capers, The Bank: Anna 0 → 0, Ben 0 → 2." in out
    assert "House decision" not in game("log").out
    assert "The Mime, The Bank." in game("log").out.splitlines()[-1]


def test_gear_stays_on_the_thief_that_was_really_meant(game: Runner) -> None:
    entered(game, "play tourist lou", "play mime lou", "play banker 2", "play dame 2", "play colonel 3", "play chef 3")
    entered(game, "play skeleton-key lou", "fix 3 smuggler lou")
    assert "thief: The Smuggler, The Louvre." in game("log").out


def test_a_fix_is_taken_back_and_done_again(game: Runner) -> None:
    entered(game, "play tourist lou", "play dame lou")
    before = game("log").out
    entered(game, "fix 2 banker lou")
    changed = game("log").out
    assert "Taken back: the change of an earlier entry" in entered(game, "undo").out
    assert game("log").out == before
    assert "Entered again: the change of an earlier entry" in entered(game, "redo").out
    assert game("log").out == changed


def test_a_fix_says_that_what_was_taken_back_is_gone(game: Runner) -> None:
    entered(game, "play tourist lou", "play dame lou", "undo")
    assert "can no longer be entered again: 1." in entered(game, "fix 2 banker lou").out


def test_coins_and_unnamed_discards_are_fixed_too(game: Runner) -> None:
    entered(game, "play tourist lou", "coins green 4", "fix 3 --coins 5")
    assert "Ben has 5 coins." in game("log").out
    entered(game, "play dame lou", "play banker 2", "play mime 2", "play colonel 3", "play chef 3")
    entered(game, "play skeleton-key lou", "fix 9 --discard")
    assert game("log").out.splitlines()[-1].endswith("Ben discards a card.")


def test_a_fix_keeps_the_seat_of_the_entry(game: Runner) -> None:
    entered(game, "edit --loose", "play dame lou --seat green", "fix 3 mime lou")
    assert "Ben plays The Mime" in game("log").out


def test_one_location_is_corrected_alone_and_a_lookout_named(capertool: Runner) -> None:
    teams = "--lookout Eve --lookout Fay"
    entered(capertool, f"new caper --city paris --location louvre --location bank --location casino {teams}")
    entered(capertool, "edit --location 2=museum", "edit --lookout Eva --lookout Fay")
    assert capertool("edit", "--snitch", "Eva").code == 2
    assert "2  The Museum" in capertool("board").out
    assert "Eva" in capertool("export", "--table", "-").out


def test_the_log_tells_what_was_corrected(game: Runner) -> None:
    entered(game, "edit --white Zoe", "edit --swap", "edit --location 1=museum")
    lines = game("log").out.splitlines()
    assert lines[1].endswith("Corrected: White → Zoe.")
    assert lines[2].endswith("Corrected: the seats.")
    assert "The Museum" in lines[3]


def test_a_forced_city_does_not_stand_in_the_way_of_names(game: Runner) -> None:
    entered(game, "edit --city rome --force", "edit --white Zoe")


def test_an_early_end_is_not_a_finished_game(game: Runner) -> None:
    entered(game, "play banker lou", "end")
    assert game("score").out.startswith("The game was ended early and is scored as it lay.")
    assert "ended early" in game("games").out
    assert game("score", "--json").json["record"] == {
        "over": True,
        "settled": True,
        "cut_short": True,
        "abandoned": False,
        "house_decisions": 0,
    }
    assert game("end").code == 4
    assert game("abandon").code == 4


def test_nobody_has_won_a_game_that_is_not_over(game: Runner) -> None:
    assert "As it lies: Anna 0, Ben 0." in game("score").out
    assert "Winner" not in entered(game, "abandon", "score").out


def test_the_current_game_is_compared_and_scored_under_a_ruling(game: Runner) -> None:
    assert game("score", "--compare").code == 0
    assert game("score", "--ruling", "loot-sets=1,3,7").code == 0


def test_a_fix_that_changes_nothing_is_not_recorded(game: Runner) -> None:
    entered(game, "play banker bank")
    ran = game("fix", "2", "banker", "bank")
    assert ran.code == 6  # "changes-nothing"
    assert ran.err.startswith("Entry 2 says that already; nothing was changed.")
    entered(game, "undo")
    assert "banker" not in game("log").out.lower()


def test_the_log_calls_people_as_they_are_called_now(game: Runner) -> None:
    entered(game, "play banker bank", "edit --white Annalisa")
    assert "2  Annalisa plays The Banker" in game("log").out


def test_coins_entered_wrongly_are_corrected_with_what_was_laundered(capertool: Runner) -> None:
    entered(
        capertool, "new caper --city london --white Anna --green Ben", "coins white 3", "fix 2 --coins 2 --laundered 1"
    )
    assert "Coins: Anna 2 and 1 laundered coin, Ben 0, supply 7." in capertool("board").out
    assert capertool("fix", "2", "--discard", "--laundered", "1").code == 2
