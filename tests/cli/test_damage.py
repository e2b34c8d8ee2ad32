"""Damage is found and told, never a traceback; what comes from elsewhere is taken in only where the rules made it."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from capertool.journal.place import journal_file
from tests.cli.running import Ran, Runner

PLAYS = ("play banker 1", "play dame 1", "play tourist 2", "play illusionist 2")


@pytest.fixture
def game(capertool: Runner) -> Runner:
    begin = "new caper --city paris --white Anna --green Ben --location louvre --location bank --location casino"
    for command in (begin, *PLAYS):
        assert capertool(*command.split()).code == 0
    return capertool


def change(statement: str, *values: object) -> None:
    with closing(sqlite3.connect(journal_file())) as db:
        db.execute(statement, values)
        db.commit()


def body(number: int) -> dict[str, Any]:
    with closing(sqlite3.connect(journal_file())) as db:
        (text,) = db.execute("SELECT body FROM entries WHERE number = ?", (number,)).fetchone()
    found: dict[str, Any] = json.loads(text)
    return found


DAMAGES = {
    "an entry is missing": ("DELETE FROM entries WHERE number = 3", "Game 1 of the journal is damaged"),
    "a number is wrong": ("UPDATE entries SET number = 40 WHERE number = 5", "Game 1 of the journal is damaged"),
    "no entry at all": ("DELETE FROM entries", "Game 1 of the journal is damaged"),
    "no JSON": ("UPDATE entries SET body = 'xx' WHERE number = 3", "Game 1 of the journal is damaged"),
    "no event": ("UPDATE entries SET body = '{}' WHERE number = 3", "Game 1 of the journal is damaged"),
    "another game": ("UPDATE games SET game = 'chess'", "Game 1 of the journal is damaged"),
    "more coins than the rules give": (
        """UPDATE entries SET body = replace(body, '"white":2', '"white":9') WHERE number = 2""",
        "Entry 2 of game 1 is not what the rules make of it.",
    ),
    "a card nobody knows": (
        "UPDATE entries SET body = replace(body, 'dame', 'damsel') WHERE number = 3",
        "Entry 3 of game 1 is not what the rules make of it.",
    ),
    "a table is gone": ("DROP TABLE choices", "is damaged"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_check_finds_damage_and_says_where(game: Runner, damage: str) -> None:
    statement, sentence = DAMAGES[damage]
    change(statement)
    ran = game("check")
    assert ran.code == 5
    assert sentence in ran.err
    assert "defect" not in ran.err
    assert game("board").code in (0, 5)


def test_a_damaged_game_can_be_put_away(game: Runner) -> None:
    change("UPDATE entries SET body = 'xx' WHERE number = 3")
    assert game("board").code == 5
    assert "damaged" in game("games").out
    assert game("delete", "1").code == 0
    assert game("use", "1").code == 3


def test_a_file_that_lost_its_end_is_not_written_to(game: Runner) -> None:
    whole = journal_file().read_bytes()
    journal_file().write_bytes(whole[:-384])
    ran = game("play", "mime", "3")
    assert ran.code == 5
    assert journal_file().read_bytes() == whole[:-384]


def test_an_empty_file_is_no_game_and_stays_empty(game: Runner) -> None:
    journal_file().write_bytes(b"")
    assert game("board").code == 6
    assert journal_file().read_bytes() == b""


# --- taking in


def taken_in(game: Runner, tmp_path: Path, spoil: Callable[[list[Any]], None]) -> Ran:
    document = game("export", "-").json
    spoil(document["entries"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    return game("import", str(file))


def coins(entries: list[Any]) -> None:
    entries[1]["coins"] = {"white": 50}


def twice(entries: list[Any]) -> None:
    entries[3]["card"] = "banker"


def gear(entries: list[Any]) -> None:
    entries[2]["card"] = "briefcase"


def seat(entries: list[Any]) -> None:
    entries[2]["seat"] = "white"


def place(entries: list[Any]) -> None:
    entries[1]["location"] = -1


def opening(entries: list[Any]) -> None:
    entries.append(entries[0])


def house(entries: list[Any]) -> None:
    entries[2]["house"] = "foo"


def income(entries: list[Any]) -> None:
    entries[0]["incomes"]["banker"] = 99


def name(entries: list[Any]) -> None:
    entries[0]["players"]["white"]["name"] = 5


def city(entries: list[Any]) -> None:
    entries[0]["city"] = "madrid"


def nothing(entries: list[Any]) -> None:
    entries.clear()


SPOILS = [coins, twice, gear, seat, place, opening, house, income, name, city, nothing]


@pytest.mark.parametrize("spoil", SPOILS)
def test_what_the_rules_did_not_make_is_not_taken_in(
    game: Runner, tmp_path: Path, spoil: Callable[[list[Any]], None]
) -> None:
    ran = taken_in(game, tmp_path, spoil)
    assert ran.code == 5
    assert "is not what the rules make of it." in ran.err  # "entry-not-by-the-rules", "entry-damaged", "game-damaged"
    assert game("check").out == "1 game is sound.\n"


def test_a_name_with_half_a_sign_is_taken_in_and_shown(game: Runner, tmp_path: Path) -> None:
    def half(entries: list[Any]) -> None:
        entries[0]["players"]["white"]["name"] = "\ud800x"

    assert taken_in(game, tmp_path, half).code == 0
    assert game("games").code == 0
    assert game("check").code == 0


def test_a_name_of_signs_that_are_no_letters_is_kept(capertool: Runner) -> None:
    assert capertool("new", "caper", "--white", "a\udcffb").code == 0
    assert "a?b" in capertool("board").out


def test_corrections_endings_and_house_decisions_are_taken_in_again(game: Runner, tmp_path: Path) -> None:
    for command in ("edit --white Zoe", "coins white 3", "play skeleton-key 1 --force", "edit --loose", "end"):
        assert game(*command.split()).code == 0, command
    assert taken_in(game, tmp_path, lambda entries: None).code == 0
    assert game("check").out == "2 games are sound.\n"


def test_what_undo_and_redo_can_reach_is_verified_too(game: Runner, tmp_path: Path) -> None:
    for command in ("fix 2 colonel 1", "undo", "redo", "undo"):
        assert game(*command.split()).code == 0

    def undone(entries: list[Any]) -> None:
        fix = next(entry for entry in entries if entry["event"] == "fix")
        fix["entries"][0]["card"] = "zorro"

    assert taken_in(game, tmp_path, undone).code == 5
    assert taken_in(game, tmp_path, lambda entries: None).code == 0
    assert game("check").code == 0
