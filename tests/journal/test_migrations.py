"""A journal of an earlier version is brought up to date, after a copy of it was made."""

import multiprocessing
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from capertool.entries.caper import NewGame, opening
from capertool.journal import store
from capertool.journal.place import journal_file
from capertool.journal.store import open_journal
from capertool.problems import ProblemsError
from capertool.record import load_game, open_game

STEPS = {
    1: "ALTER TABLE games ADD COLUMN place TEXT; CREATE INDEX by_game ON games (game);",
    2: "UPDATE games SET place = 'at home';",
}


def begin() -> None:
    with open_journal() as journal:
        open_game(journal, "caper", opening(NewGame("paris", ("louvre", "bank", "casino"), {})))


@pytest.fixture
def _two_versions_later(monkeypatch: pytest.MonkeyPatch) -> None:
    begin()
    monkeypatch.setattr(store, "VERSION", 3)
    monkeypatch.setattr(store, "MIGRATIONS", STEPS)


def read(path: Path, statement: str) -> list[object]:
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute(statement)]


@pytest.mark.usefixtures("_two_versions_later")
def test_every_step_is_taken_and_a_copy_stays_of_each_version_before() -> None:
    with open_journal() as journal:
        assert load_game(journal).state.round == 1
    assert read(journal_file(), "PRAGMA user_version") == [3]
    assert read(journal_file(), "SELECT place FROM games") == ["at home"]
    copies = sorted(journal_file().parent.glob("journal-before-version-*.sqlite3"))
    assert [read(copy, "PRAGMA user_version") for copy in copies] == [[1], [2]]
    assert read(copies[0], "SELECT count(*) FROM entries") == [1]


@pytest.mark.usefixtures("_two_versions_later")
def test_a_step_that_fails_leaves_the_version_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MIGRATIONS", {**STEPS, 2: "UPDATE games SET place = 'x'; DROP TABLE nowhere;"})
    with pytest.raises(ProblemsError), open_journal():
        pass
    assert read(journal_file(), "PRAGMA user_version") == [2]
    assert read(journal_file(), "SELECT place FROM games") == [None]


def _open() -> None:
    with open_journal() as journal:
        load_game(journal)


@pytest.mark.usefixtures("_two_versions_later")
def test_two_at_once_take_each_step_once() -> None:
    """The second step would fail if the first were taken twice: a column can be added once."""
    context = multiprocessing.get_context("fork")
    programs = [context.Process(target=_open) for _ in range(4)]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
        assert program.exitcode == 0
    assert read(journal_file(), "PRAGMA user_version") == [3]
