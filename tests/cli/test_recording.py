"""Recording a game on the command line, entry by entry."""

import json
import re
from pathlib import Path

import pytest

from capertool.entries.tallying import progress
from tests.cli.running import Ran, Runner, process


@pytest.fixture
def game(capertool: Runner) -> Runner:
    """A game in Paris at the Louvre, the Bank and the Casino."""
    places = [word for place in ("louvre", "bank", "casino") for word in ("--location", place)]
    ran = capertool("new", "caper", "--city", "paris", *places, "--white", "Anna", "--green", "Ben")
    assert ran.code == 0, ran.err
    return capertool


def entered(game: Runner, *lines: str) -> Ran:
    for line in lines:
        ran = game(*line.split())
        assert ran.code == 0, (line, ran.err)
    return ran


def test_a_new_game_tells_its_table_and_who_begins(capertool: Runner) -> None:
    ran = capertool("new", "caper", "--city", "rome", "--location", "Fontana di Trevi")
    lines = ran.out.splitlines()
    assert lines[0] == "The game begins in Rome."
    assert any(line.startswith("- Lay out in this order: 1 Trevi Fountain, 2 ") for line in lines)
    assert lines[-1] == "Next: White, round 1 (thieves)."
    assert "- Shuffle 18 thieves and 36 gear, each a face-down deck." in lines
    assert "- Put 10 coins beside them." in lines


def test_the_same_people_again_with_the_seats_swapped(game: Runner) -> None:
    ran = game("new", "--again")
    assert ran.out.splitlines()[-1] == "Next: Ben, round 1 (thieves)."
    assert "Ben and Anna" in game("games").out
    assert game("new", "--again", "--white", "Eve").code == 2


def test_on_a_terminal_everything_is_asked_for(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """City, two names, no Snitch, no Lookouts; a name nobody knows, a misspelt one, and the rest drawn."""
    answers = iter(["Madrid", "ro", "Chiara", "Davide", "", "", "it", "", "g", "xyzzy", "colloseum", "trevi", ""])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    out = capertool("new", "caper").out
    assert '"Madrid" is not possible here.' in out
    assert 'There is no card "xyzzy".' in out
    assert "There is no card colloseum; here is Colosseum." in out
    assert "Lay out in this order: 1 Colosseum, 2 Trevi Fountain, 3 " in out
    table = capertool("export", "--table", "-").json
    assert (table["rulebook"], table["players"]["white"]["lang"], table["players"]["green"]["lang"]) == (
        "gateongames",
        "it",
        "en",
    )
    assert out.splitlines()[-1] == "Next: Chiara, round 1 (thieves)."


def test_an_end_of_input_at_a_question_begins_no_game(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(question: str) -> str:
        raise EOFError

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", ended)
    assert capertool("new", "caper").code == 130
    assert capertool("games").code == 6


def test_the_set_up_knows_the_number_of_players(capertool: Runner) -> None:
    assert "Eve the Snitch card" in capertool("new", "caper", "--snitch", "Eve").out
    teams = capertool("new", "caper", "--lookout", "Eve", "--lookout", "Fay").out
    assert "each Lookout sits to the left" in teams
    capertool("new", "--again")
    assert capertool("score", "--json").json["players"]["white"]["lookout"] == "Fay"


def test_an_entry_tells_coins_capers_and_who_is_next(game: Runner) -> None:
    ran = entered(game, "play banker bank")
    assert ran.out == (
        "Anna plays The Banker; location: The Bank.\n"
        "Coins: Anna 2 (+2), Ben 0, supply 8. Capers, The Bank: Anna 0, Ben 0.\n"
        "Next: Ben, round 1 (thieves).\n"
    )


def test_short_names_resolve_among_what_can_be_played_now(game: Runner) -> None:
    """`art` is also the Art Gallery, and a word in gear's names; in a thief round it means The Artist."""
    assert "The Artist" in entered(game, "play art lou").out
    assert "Der Dirigent" not in entered(game, "play dirigent 1").out


def test_an_acting_card_turns_its_target(game: Runner) -> None:
    ran = entered(game, "play tourist lou", "play illusionist lou")
    assert ran.out.startswith("Ben plays The Illusionist; location: The Louvre. Turned over: The Tourist.\n")


def test_what_must_be_chosen_is_told_where_nobody_can_be_asked(game: Runner) -> None:
    entered(game, "play tourist lou", "play dame 2", "play banker lou")
    ran = process("play", "illusionist", "lou")
    assert (ran.code, ran.err) == (
        3,
        "Several cards could be turned over.\n  Name one thief with --target: The Tourist or The Banker.\n",
    )
    assert "Turned over: The Banker." in entered(game, "play illusionist lou --target banker").out


def test_an_illegal_entry_is_refused_with_its_rule_and_can_be_forced(game: Runner) -> None:
    ran = game("play", "dame", "lou", "--seat", "green")
    assert (ran.code, ran.err.splitlines()[0]) == (4, "It is not Green's turn but White's.")
    forced = entered(game, "play dame lou --seat green --force")
    assert "House decision." in forced.out
    assert "House decision." in game("log").out
    assert "Entries by decision of the house: 1." in game("score").out


def test_a_misspelling_is_suggested_but_never_written(game: Runner) -> None:
    ran = game("play", "bankr", "lou")
    assert ran.code == 3
    assert "The Banker" in ran.err
    assert game("log").out.count("\n") == 1


def test_undo_and_redo(game: Runner) -> None:
    entered(game, "play banker bank", "play dame bank")
    assert entered(game, "undo").out.startswith("Taken back: Ben plays The Dame")
    assert entered(game, "undo").out.startswith("Taken back: Anna plays The Banker")
    assert game("undo").code == 6
    assert entered(game, "redo").out.startswith("Entered again: Anna plays The Banker")
    entered(game, "redo")
    assert game("redo").code == 6
    assert len(game("log").out.splitlines()) == 3


def test_discards_coins_and_a_round_that_closes_itself(game: Runner) -> None:
    entered(game, "play banker 1", "play dame 1", "play saint 2", "play mime 2", "play barber 3")
    assert "Next: Ben, round 2 (gear)." in entered(game, "play colonel 3").out
    entered(game, "coins white 3", "coins green 0")
    assert "Coins: Anna 3, Ben 1 (+1), supply 6." in entered(game, "discard").out
    assert entered(game, "discard skeleton").out.startswith("Anna discards Skeleton Key.")
    assert game("coins", "white", "11").code == 4
    assert game("coins", "red", "1").code == 3


def test_the_board_fits_80_columns_and_shows_what_lies_there(game: Runner) -> None:
    entered(game, "play tourist lou", "play illusionist lou")
    out = game("board").out
    assert max(map(len, out.splitlines())) <= 80
    assert "The Tourist ~" in out
    assert "Coins: Anna 1, Ben 1, supply 8." in out


def test_the_score_of_the_current_game_is_provisional_until_it_is_over(game: Runner) -> None:
    entered(game, "play mime bank")
    out = game("score").out
    assert out.startswith("Provisional: the game is not over.\n")
    assert "The Bank     1 Caper  0 Capers  Anna" in out
    entered(game, "end")
    assert not game("score").out.startswith("Provisional")
    assert game("score", "--json").json["players"]["white"]["total"] == 5
    assert game("play", "dame", "lou").code == 4


def test_several_games_side_by_side(game: Runner, capertool: Runner) -> None:
    entered(game, "play banker bank")
    capertool("new", "caper", "--city", "london", "--white", "Cleo", "--green", "Dan")
    listed = capertool("games").out
    assert re.search(r"→\s+2\s+\d+ \w+ \d+\s+Caper\s+London\s+Cleo and Dan\s+round 1", listed)
    entered(capertool, "use 1")
    assert "The Banker" in capertool("log").out
    assert capertool("use", "7").code == 3


@pytest.mark.parametrize(
    ("arguments", "variant"),
    [(["--snitch", "Eve"], "snitch"), (["--lookout", "Eve", "--lookout", "Fay"], "teams"), ([], "duel")],
)
def test_variants(capertool: Runner, arguments: list[str], variant: str) -> None:
    assert capertool("new", "caper", *arguments).code == 0
    assert capertool("score", "--json").json["variant"] == variant


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess"], 3),
        (["caper", "--city", "madrid"], 3),
        (["caper", "--city", "paris", "--location", "pantheon"], 3),
        (["caper", "--city", "paris", "--location", "bank", "--location", "bank"], 4),
        (["caper", *["--location", "bank"] * 4], 4),
        (["caper", "--snitch", "A", "--lookout", "B", "--lookout", "C"], 2),
        (["caper", "--lookout", "B"], 2),
        (["caper", "--rulebook", "mine"], 3),
        (["caper", "--ruling", "last-tie"], 2),
        (["caper", "--ruling", "last-tie=red"], 3),
    ],
)
def test_a_game_that_cannot_begin(capertool: Runner, arguments: list[str], code: int) -> None:
    assert capertool("new", *arguments).code == code
    assert capertool("games").code == 6


def test_rulings_and_loose_games(capertool: Runner) -> None:
    capertool("new", "caper", "--city", "paris", "--loose", "--ruling", "loot-sets=2,5,9", "--location", "bank")
    assert capertool("play", "dame", "bank").code == 3
    entered(capertool, "play dame bank --seat white", "play helping-hand bank --seat white")
    assert capertool("score", "--json").json["players"]["white"]["points"]["loot"] == 2


def test_without_a_game_there_is_nothing_to_enter(capertool: Runner) -> None:
    for command in (["play", "dame", "1"], ["undo"], ["board"], ["log"], ["games"], ["score"], ["check"]):
        ran = capertool(*command)
        assert (ran.code, ran.err.splitlines()[0]) == (6, "No game is being recorded.")
    assert capertool("score", "--json").json["error"]["code"] == "no-games"


def test_check_and_backup(game: Runner, tmp_path: Path) -> None:
    entered(game, "play banker bank")
    assert game("check").out == "1 game is sound.\n"
    target = tmp_path / "copy.sqlite3"
    assert game("backup", str(target)).code == 0
    assert target.read_bytes()[:6] == b"SQLite"
    ran = game("backup", str(target))
    assert (ran.code, ran.err.splitlines()[0]) == (5, f"{target} exists already.")
    assert game("backup", str(target), "--json").code == 2


def test_names_never_steer_the_terminal(capertool: Runner) -> None:
    capertool("new", "caper", "--white", "\x1b[2Jx\x9b", "--green", "y" * 300)
    for command in (["board"], ["games"], ["score"], ["play", "dame", "1"], ["log"], ["undo"]):
        out = capertool(*command).out
        assert not {"\x1b", "\x9b"} & set(out)
        assert "y" * 30 not in out


@pytest.mark.parametrize("code", ["it", "de", "fr"])
def test_recording_in_another_language_leaves_no_english(game: Runner, code: str) -> None:
    words = re.compile(r"\b(plays|Next|Coins|location|supply|begins|Taken|Above|turn|card)\b")
    for line in ("play banker bank", "board", "log", "undo", "redo", "games", "score", "check"):
        out = game(*line.split(), "--lang", code).out
        assert not words.search(re.sub(r"The \w+", "", out)), out
    err = game("play", "dame", "lou", "--seat", "white", "--lang", code).err
    assert not words.search(err), err


def test_a_thief_must_be_chosen_where_several_could_get_the_gear(game: Runner) -> None:
    entered(
        game, "play tourist lou", "play dame lou", "play saint lou", "play mime lou", "play barber 2", "play banker 2"
    )
    entered(game, "coins green 3")
    ran = process("play", "simple-disguise", "lou")
    assert (ran.code, ran.err.splitlines()[1]) == (3, "  Name one with --on: The Dame or The Mime.")
    assert "Simple Disguise" in entered(game, "play simple-disguise lou --on mime").out


def test_a_game_goes_out_and_comes_in_the_same(game: Runner, tmp_path: Path) -> None:
    entered(game, "play tourist lou", "play illusionist lou", "undo", "redo", "coins white 3")
    log, board = game("log").out, game("board").out
    file = tmp_path / "game.json"
    entered(game, f"export {file}")
    assert game("export", str(file)).code == 5
    entered(game, f"import {file}")
    assert (game("log").out, game("board").out) == (log, board)
    assert "→  2" in game("games").out
    assert game("export", "-").out == file.read_text(encoding="utf-8")


def test_the_table_of_a_game_is_a_table_file(game: Runner, tmp_path: Path) -> None:
    entered(game, "play tourist lou", "play illusionist lou", "play mime bank", "play dame bank", "coins white 3")
    file = tmp_path / "table.json"
    entered(game, f"export {file} --table")
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["locations"][0] == {"card": "louvre", "white": ["tourist~"], "green": ["illusionist"]}
    recorded = game("score", "--json").json
    assert not recorded.pop("record")["over"]
    assert game("score", str(file), "--json").json == recorded


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (
            '{"format": "capertool-game", "version": 1, "game": "caper", "entries": [{"event": "ended"}]}',
            "entry-not-by-the-rules",
        ),
        ('{"format": "capertool-game", "version": 1, "game": "caper", "entries": [3]}', "not-an-export"),
        ('{"format": "capertool-game", "version": 1}', "not-an-export"),
        ('{"format": "capertool-game", "version": 9, "entries": []}', "newer-version"),
        ('{"game": "caper"}', "not-an-export"),
    ],
)
def test_what_is_no_exported_game_is_refused(capertool: Runner, tmp_path: Path, text: str, code: str) -> None:
    from capertool.documents import read_document
    from capertool.exchange import read_export
    from capertool.problems import ProblemsError

    file = tmp_path / "file.json"
    file.write_text(text)
    with pytest.raises(ProblemsError) as caught:
        read_export(read_document(str(file)))
    assert caught.value.problems[0].code == code
    assert capertool("import", str(file)).code == 5
    assert capertool("games").code == 6


def test_alone_it_shows_the_current_game_and_what_to_type(game: Runner) -> None:
    out = game().out
    assert "1  The Louvre" in out
    assert "You may type: capertool play CARD LOCATION · capertool undo" in out
    entered(game, "end")
    assert "capertool score --explain" in game().out


def test_late_plays_by_the_driver(capertool: Runner) -> None:
    """Green's Driver: at the very end a discarded card comes back, or is left."""
    places = [word for place in ("bank", "gala", "museum") for word in ("--location", place)]
    capertool("new", "caper", "--city", "rome", *places)
    entered(capertool, "play tourist 1", "play driver 1", "play banker 2", "play dame 2", "play saint 3", "play mime 3")
    entered(capertool, *["discard"] * 10)  # round 2; green's last card is asked for
    assert "names the last card" in capertool("board").out
    assert capertool("play", "barber", "1").code == 4
    entered(capertool, "discard briefcase")
    entered(capertool, "play colonel 2", "play barber 2", "play actress 3", "play gentleman 3")
    entered(capertool, *["discard"] * 10, "discard", "play smuggler 1", "play conductor 1", *["discard"] * 10)
    last = entered(capertool, "discard")
    assert "may bring back gear by The Driver" in last.out
    assert capertool("discard").code == 4
    back = entered(capertool, "play briefcase 1 --on driver")
    assert back.out.startswith("Green brings back Briefcase; thief: The Driver, The Bank.")
    assert "The game is over" in back.out
    assert json.loads(capertool("score", "--json").out)["players"]["green"]["points"]["loot"] == 1
    entered(capertool, "undo")
    assert capertool("skip", "--seat", "white").code == 4
    entered(capertool, "skip")
    assert capertool("skip").code == 4


def test_what_exists_but_is_not_possible_here_is_told_so(game: Runner) -> None:
    """Its codes are "not-possible-here" and "no-such-location"."""
    ran = game("new", "caper", "--city", "paris", "--location", "colosseum")
    assert (ran.code, "Colosseum is not possible here." in ran.err) == (3, True)
    entered(game, "play banker 1", "play dame 1", "play tourist 2", "play mime 2", "play colonel 3", "play chef 3")
    assert "The Banker is not possible here." in game("play", "skeleton-key", "1", "--on", "banker").err
    assert "There is no location 9." in game("play", "skeleton-key", "9").err
    assert game("play", "skeleton-key~", "1").code == 3
    assert game("play", "skeleton-key").code == 2
    assert game("fix", "2", "banker", "1", "--on", "dame").code == 3


def test_a_seat_is_known_by_its_name_in_any_language_and_by_its_player(game: Runner) -> None:
    for called, coins, shown in (
        ("Anna", "2", "Coins: Anna 2, Ben 0,"),
        ("bianco", "3", "Coins: Anna 3, Ben 0,"),
        ("VERT MENTHE", "4", "Coins: Anna 3, Ben 4,"),
        ("Weiß", "1", "Coins: Anna 1, Ben 4,"),
    ):
        assert shown in game("coins", called, coins).out
    assert game("coins", "blue", "3").code == 3


def test_a_refusal_is_told_in_the_language_of_the_player(capertool: Runner) -> None:
    entered(capertool, "new caper --city paris --location bank --reads white=de")
    german = capertool("play", "briefcase", "1").err
    assert german == capertool("play", "briefcase", "1", "--lang", "de").err
    assert german != capertool("play", "briefcase", "1", "--lang", "en").err


def test_laundered_coins_are_shown(capertool: Runner) -> None:
    entered(capertool, "new caper --city london --white Anna")
    out = entered(capertool, "coins white 2 --laundered 3").out
    assert out.startswith("Coins of Anna: 2, laundered: 3.")
    assert "Coins: Anna 2 and 3 laundered coins, Green 0, supply 5." in capertool("board").out


def test_two_of_one_name_are_told_apart(capertool: Runner) -> None:
    entered(capertool, "new caper --white Anna --green Anna")
    assert "Next: Anna (White), round 1" in capertool("board").out


def test_a_damaged_box_is_told_before_anything_is_recorded(game: Runner) -> None:
    import os

    (Path(os.environ["CAPERTOOL_HOME"]) / "box.toml").write_text("[caper")
    before = game("log").out
    assert game("play", "mime", "1").code == 5
    assert game("log").out == before


def test_a_wrong_answer_is_asked_for_again(game: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["many", "2", "nobody", "banker"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    out = game("play", "mime", "1").out
    assert '"many" is not possible here. Give a number from 0 to 9.' in out
    assert "Anna 2 (+2)" in out
    entered(game, "play dame 1", "play banker 1")
    out = game("play", "illusionist", "1").out
    assert 'There is no card "nobody".' in out
    assert "Turned over: The Banker." in out


def test_a_backup_that_cannot_be_written_names_the_copy(game: Runner, tmp_path: Path) -> None:
    target = str(tmp_path / "nowhere" / "copy")
    ran = game("backup", target)
    assert (ran.code, f"{target} cannot be written: there is no such directory." in ran.err) == (5, True)
    assert game("backup", "-").code == 2
    assert list(tmp_path.glob("**/.copy*")) == []


def test_a_city_is_known_by_its_name_in_any_language(capertool: Runner) -> None:
    for called, city in (("Roma", "rome"), ("Londres", "london"), ("parigi", "paris"), ("Rom", "rome")):
        entered(capertool, f"new caper --city {called}")
        assert capertool("export", "--table", "-").json["city"] == city
    assert progress("caper", ["Londra"]).document["city"] == "london"


def test_a_loose_game_that_is_over_takes_no_more_cards(capertool: Runner) -> None:
    entered(capertool, "new caper --city paris --location bank --loose", "play mime 1 --seat white", "end")
    assert capertool("play", "dame", "1", "--seat", "green").code == 4
    assert capertool("discard", "--seat", "green").code == 4


def test_a_comparison_of_an_abandoned_game_says_so(game: Runner) -> None:
    assert entered(game, "abandon", "score --compare").out.startswith("The game was abandoned")
