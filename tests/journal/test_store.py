"""The journal keeps everything that was acknowledged: through crashes, two writers, and a damaged file."""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from capertool.entries.caper import NewGame, opening
from capertool.exchange import write_new
from capertool.games.coins import SetCoins
from capertool.journal.history import History
from capertool.journal.place import journal_file
from capertool.journal.store import VERSION, Journal, open_journal
from capertool.problems import ProblemsError, problem
from capertool.record import Amendment, amend, enter, load_current, load_game, open_game, take_back

NEW = NewGame("paris", ("louvre", "bank", "casino"), {})
WRITER = """
import sys
from capertool.games.coins import SetCoins
from capertool.journal.store import open_journal
from capertool.record import enter

for number in range(int(sys.argv[1])):
    with open_journal() as journal:
        enter(journal, SetCoins(sys.argv[2], number % 5))
    print(number, flush=True)
"""


def write(times: int, seat: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", WRITER, str(times), seat], stdout=subprocess.PIPE, text=True)


def entries() -> int:
    with open_journal() as journal:
        return len(journal.entries(1))


def begin() -> None:
    with open_journal() as journal:
        open_game(journal, "caper", opening(NEW))


def code_of(action: object) -> str:
    with pytest.raises(ProblemsError) as caught:
        action()  # type: ignore[operator]
    return caught.value.problems[0].code


def touch() -> None:
    with open_journal() as journal:
        open_game(journal, "caper", opening(NEW))


def test_games_are_kept_and_the_newest_is_current() -> None:
    with open_journal() as journal:
        first, second = open_game(journal, "caper", opening(NEW)), open_game(journal, "caper", opening(NEW))
        assert journal.current() == journal.game(second)
        journal.use(first)
    with open_journal() as journal:
        assert journal.current() == journal.game(first)
        assert [row.id for row in journal.games()] == [second, first]
        journal.bin(first)
        assert journal.current() == journal.game(second)
        assert [row.id for row in journal.games(binned=True)] == [first]
        journal.bin(first, back=True)
        assert journal.current() == journal.game(first)


def test_undo_and_redo_are_entries_too() -> None:
    begin()
    process = write(3, "white")
    process.communicate()
    with open_journal() as journal:
        assert load_game(journal).state.coins["white"] == 2
        assert take_back(journal).state.coins["white"] == 1
        assert take_back(journal).state.coins["white"] == 0
        assert take_back(journal, again=True).state.coins["white"] == 1
        assert len(journal.entries(1)) == 1 + 3 + 3


def test_a_new_entry_forgets_what_was_undone() -> None:
    opening, one, two = ({"event": name} for name in ("opened", "one", "two"))
    fixed: list[Mapping[str, Any]] = [opening, one, {"event": "fix", "entries": [two]}]
    history = History([opening, one, {"event": "undo"}, two, {"event": "redo"}])
    assert history.done == (opening, two)
    assert not history.can_redo
    assert History([opening, {"event": "undo"}]).done == (opening,)
    assert History(fixed).done == (opening, two)
    assert History([*fixed, {"event": "undo"}]).done == (opening, one)
    assert History([*fixed, {"event": "undo"}, {"event": "redo"}]).done == (opening, two)


@pytest.mark.parametrize("seed", range(25))
def test_what_was_acknowledged_survives_being_killed(seed: int) -> None:
    begin()
    process = write(200, "white")
    assert process.stdout is not None
    read = [process.stdout.readline() for _ in range(random.Random(seed).randint(1, 6))]
    time.sleep(random.Random(seed).random() / 200)
    process.send_signal(signal.SIGKILL)
    read.append(process.communicate()[0])
    acknowledged = [int(line) for line in "".join(read).split()]
    with open_journal() as journal:
        assert journal.problems() == []
        kept = len(journal.entries(1)) - 1
        load_game(journal)
    assert acknowledged
    assert kept in (acknowledged[-1] + 1, acknowledged[-1] + 2)  # the last one may have been on its way


def _acknowledging(pipe: int) -> None:
    """Enter one thing after the other and say so, until killed."""
    for number in range(1000):
        with open_journal() as journal:
            enter(journal, SetCoins("white", number % 5))
        os.write(pipe, b".")


@pytest.mark.parametrize("part", range(4))
def test_hundreds_of_kills_lose_nothing_that_was_acknowledged(part: int) -> None:
    """75 times a process of its own is killed after a random time, between or within its writes."""
    begin()
    rng = random.Random(part)
    entries_before = 1
    for _ in range(75):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            with contextlib.suppress(BaseException):
                _acknowledging(writing)
            os._exit(1)
        os.close(writing)
        acknowledged = len(os.read(reading, 1))
        time.sleep(rng.random() / 100)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while more := os.read(reading, 4096):
            acknowledged += len(more)
        os.close(reading)
        kept = entries() - entries_before
        assert acknowledged >= 1
        assert kept in (acknowledged, acknowledged + 1)  # the last one may have been on its way
        entries_before += kept
    with open_journal() as journal:
        assert journal.problems() == []
        load_game(journal)


def test_two_writers_at_once_lose_nothing() -> None:
    begin()
    writers = [write(40, "white"), write(40, "green")]
    for writer in writers:
        writer.communicate()
        assert writer.returncode == 0
    assert entries() == 1 + 80


def test_a_newer_journal_is_refused_and_not_written_to() -> None:
    begin()
    with sqlite3.connect(journal_file()) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = journal_file().read_bytes()
    assert code_of(touch) == "journal-newer"
    assert journal_file().read_bytes() == before


def test_another_database_is_refused() -> None:
    journal_file().parent.mkdir(parents=True)
    with sqlite3.connect(journal_file()) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    assert code_of(touch) == "journal-damaged"
    with sqlite3.connect(journal_file()) as db:
        db.execute(f"PRAGMA user_version = {VERSION}")
    assert code_of(touch) == "journal-damaged"


@pytest.mark.parametrize("part", [number / 40 for number in range(1, 40)])
def test_a_truncated_journal_is_an_error_and_stays_as_it_is(part: float) -> None:
    begin()
    write(60, "white").communicate()
    whole = journal_file().read_bytes()
    journal_file().write_bytes(whole[: int(len(whole) * part)])
    before = journal_file().read_bytes()

    def look() -> None:
        with open_journal() as journal:
            if journal.problems():
                raise ProblemsError([problem("journal-damaged", path="")])
            load_game(journal)

    assert code_of(look) == "journal-damaged"
    assert journal_file().read_bytes() == before


def test_a_journal_in_use_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    begin()
    monkeypatch.setattr("capertool.journal.store._WAIT_SECONDS", 0.1)
    other = sqlite3.connect(journal_file(), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert code_of(touch) == "journal-busy"
    other.execute("ROLLBACK")
    other.close()


def test_a_place_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CAPERTOOL_HOME", str(tmp_path / "file"))
    assert code_of(touch) == "file-unwritable"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("database or disk is full", "file-unwritable"),
        ("attempt to write a readonly database", "file-unwritable"),
        ("database disk image is malformed", "journal-damaged"),
        ("something else", "file-unwritable"),
    ],
)
def test_what_sqlite_says_becomes_a_problem(words: str, code: str) -> None:
    def fail() -> None:
        with open_journal():
            raise sqlite3.OperationalError(words)

    assert code_of(fail) == code


def test_what_is_not_there_has_its_code(tmp_path: Path) -> None:
    begin()

    def with_journal(action: Callable[[Journal], object]) -> str:
        def run() -> None:
            with open_journal() as journal:
                action(journal)

        return code_of(run)

    assert with_journal(take_back) == "nothing-to-undo"
    assert with_journal(lambda journal: take_back(journal, again=True)) == "nothing-to-redo"
    assert with_journal(lambda journal: load_game(journal, 7)) == "no-such-game"
    assert with_journal(lambda journal: load_current(journal, "roll", "another")) == "other-game"
    assert with_journal(lambda journal: amend(journal, Amendment(2, None))) == "no-such-entry"
    (tmp_path / "there").write_text("")
    assert code_of(lambda: write_new(str(tmp_path / "there"), "")) == "file-exists"


def test_bodies_are_plain_json() -> None:
    begin()
    with sqlite3.connect(journal_file()) as db:
        (body,) = db.execute("SELECT body FROM entries").fetchone()
    assert json.loads(body)["event"] == "opened"
    assert os.path.basename(journal_file()) == "journal.sqlite3"  # noqa: PTH119
