"""The event store. An entry is acknowledged only when it is durable; nothing that was entered is ever changed."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from ..problems import ProblemsError, problem
from .place import journal_file

VERSION = 1
_APPLICATION = 0x43415045  # "CAPE": this file is ours
_WAIT_SECONDS = 10
_LEAST_ROOM = 16_384
"""Bytes that one write may need."""

Document = Mapping[str, Any]
_SCHEMA = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    begun TEXT NOT NULL,
    binned TEXT
);
CREATE TABLE entries (
    game_id INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    entered TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;
CREATE TABLE choices (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""
MIGRATIONS: dict[int, str] = {}
"""What leads from a version of the file to the next; entries themselves are never rewritten."""


class GameRow(NamedTuple):
    id: int
    game: str
    begun: str
    binned: str | None


class Entry(NamedTuple):
    number: int
    entered: str
    body: Document


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Journal:
    """One open journal file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection

    # --- games

    def add_game(self, game: str, opening: Document) -> int:
        """A new game with its opening entry; it becomes the current one."""
        return self.add_entries(game, [opening])

    def add_entries(self, game: str, entries: Sequence[Document]) -> int:
        """A game that comes with all its entries; it becomes the current one."""
        with self._writing():
            cursor = self._db.execute("INSERT INTO games (game, begun) VALUES (?, ?)", (game, _now()))
            id = int(cursor.lastrowid or 0)
            for number, body in enumerate(entries, start=1):
                self._append(id, number, body)
            self._choose(id)
        return id

    def games(self, *, binned: bool = False, most: int = 20) -> list[GameRow]:
        """The newest games first."""
        condition = "NOT NULL" if binned else "NULL"
        rows = self._db.execute(
            f"SELECT id, game, begun, binned FROM games WHERE binned IS {condition} ORDER BY id DESC LIMIT ?",
            (most,),
        )
        return [GameRow(*row) for row in rows]

    def game(self, id: int) -> GameRow | None:
        row = self._db.execute("SELECT id, game, begun, binned FROM games WHERE id = ?", (id,)).fetchone()
        return GameRow(*row) if row else None

    def current(self) -> GameRow | None:
        """The game that was chosen last, or the newest one."""
        row = self._db.execute("SELECT value FROM choices WHERE name = 'current'").fetchone()
        chosen = self.game(int(row[0])) if row else None
        if chosen is not None and chosen.binned is None:
            return chosen
        newest = self.games(most=1)
        return newest[0] if newest else None

    def use(self, id: int) -> None:
        with self._writing():
            self._choose(id)

    def bin(self, id: int, *, back: bool = False) -> None:
        """Into the bin, or out of it again; nothing is erased."""
        with self._writing():
            self._db.execute("UPDATE games SET binned = ? WHERE id = ?", (None if back else _now(), id))

    # --- entries

    def entries(self, id: int) -> list[Entry]:
        rows = self._db.execute("SELECT number, entered, body FROM entries WHERE game_id = ? ORDER BY number", (id,))
        return [Entry(number, entered, json.loads(body)) for number, entered, body in rows]

    def append(self, id: int, decide: Callable[[list[Document]], list[Document]]) -> list[Document]:
        """Add what `decide` makes of the entries so far; nobody else can write in between."""
        with self._writing():
            before = self.entries(id)
            added = decide([entry.body for entry in before])
            for offset, body in enumerate(added, start=len(before) + 1):
                self._append(id, offset, body)
        return added

    # --- the file

    def problems(self) -> list[str]:
        """What SQLite finds wrong with the file; nothing when it is sound."""
        rows = [str(row[0]) for row in self._db.execute("PRAGMA integrity_check")]
        tables = {row[0] for row in self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        missing = sorted({"games", "entries", "choices"} - tables)
        return [*([] if rows == ["ok"] else rows), *missing]

    def games_with_gaps(self) -> list[int]:
        """Games without entries, or whose entries are not numbered one after the other."""
        statement = """
            SELECT id FROM games LEFT JOIN entries ON game_id = id GROUP BY id
            HAVING count(number) = 0 OR min(number) != 1 OR max(number) != count(number)
        """
        return [int(row[0]) for row in self._db.execute(statement)]

    def all_games(self) -> list[GameRow]:
        """Those in the bin, too."""
        return [GameRow(*row) for row in self._db.execute("SELECT id, game, begun, binned FROM games ORDER BY id")]

    def copy_to(self, target: Path) -> None:
        """A whole copy, or none; what the system refuses is told of the copy, not of the journal."""
        try:
            _copy(self._db, target)
        except (OSError, sqlite3.Error) as error:
            wrong = _as_system_error(target, error, str(error))
            raise ProblemsError([problem("file-unwritable", path=str(target), error=wrong)]) from None

    def _append(self, id: int, number: int, body: Document) -> None:
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
        text = text.encode("utf-8", "replace").decode()  # a name may come with signs that are no letters
        self._db.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (id, number, _now(), text))

    def _choose(self, id: int) -> None:
        self._db.execute("INSERT OR REPLACE INTO choices VALUES ('current', ?)", (str(id),))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One transaction; when it is left, everything in it is on the disk, or nothing is."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:  # a full disk makes SQLite roll back by itself
                self._db.execute("ROLLBACK")
            raise


@contextmanager
def open_journal(*, create: bool = True) -> Iterator[Journal]:
    """The user's journal; a damaged or newer one is refused and never written to."""
    path = journal_file()
    if not create and not (path.exists() and path.stat().st_size):
        raise ProblemsError([problem("no-games")])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise _failed(path, error) from None
    try:
        _prepare(connection, path)
        yield Journal(connection)
    except sqlite3.Error as error:
        raise _failed(path, error) from None
    finally:
        connection.close()


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if _is_cut_short(path):
        raise ProblemsError([problem("journal-damaged", path=str(path))])
    if version > VERSION:
        raise ProblemsError([problem("journal-newer", path=str(path), value=version, known=VERSION)])
    if version == 0:
        _create(connection, path)
    elif application != _APPLICATION:
        raise ProblemsError([problem("journal-damaged", path=str(path))])
    elif version < VERSION:
        _migrate(connection, path, version)


def _is_cut_short(path: Path) -> bool:
    """Whether the file is shorter than its own head says, which SQLite may notice only much later."""
    with path.open("rb") as file:
        head = file.read(100)
    if len(head) < 100:
        return bool(head)
    page = int.from_bytes(head[16:18], "big")
    pages = int.from_bytes(head[28:32], "big")
    return path.stat().st_size < pages * (65_536 if page == 1 else page)


def _create(connection: sqlite3.Connection, path: Path) -> None:
    """A new file gets its tables in one transaction; a file with other tables in it is not ours."""
    connection.execute("BEGIN IMMEDIATE")
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if connection.execute("PRAGMA user_version").fetchone()[0] == VERSION:
        connection.execute("ROLLBACK")  # somebody else was quicker
        return
    if tables:
        connection.execute("ROLLBACK")
        raise ProblemsError([problem("journal-damaged", path=str(path))])
    for statement in _SCHEMA.split(";")[:-1]:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.execute("COMMIT")


def _migrate(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Step by step to this version; a copy of the file is made before each step and stays beside it."""
    for number in range(version, VERSION):
        copy = path.with_name(f"{path.stem}-before-version-{number + 1}{path.suffix}")
        if not copy.exists():
            _copy(connection, copy)
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute("PRAGMA user_version").fetchone()[0] == number:  # nobody else was quicker
            for statement in MIGRATIONS[number].split(";")[:-1]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    """Written beside the target and moved into place, so that half a copy is never taken for one."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with closing(sqlite3.connect(draft)) as copy:
            connection.backup(copy)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _failed(path: Path, error: Exception) -> ProblemsError:
    text = str(error)
    if any(sign in text for sign in ("malformed", "not a database", "corrupt", "no such table", "no such column")):
        return ProblemsError([problem("journal-damaged", path=str(path))])
    if "locked" in text:
        return ProblemsError([problem("journal-busy", path=str(path))])
    return ProblemsError([problem("file-unwritable", path=str(path), error=_as_system_error(path, error, text))])


def _as_system_error(path: Path, error: Exception, text: str) -> Exception:
    """SQLite's words as the error the system meant; to SQLite a full disk may look like any failed write."""
    import errno

    if "full" in text or ("I/O" in text and _is_full(path.parent)):
        return OSError(errno.ENOSPC, text)
    if "unable to open" in text and not path.parent.is_dir():
        return NotADirectoryError(errno.ENOTDIR, text)
    if "readonly" in text or "unable to open" in text:
        return PermissionError(errno.EACCES, text)
    return error


def _is_full(place: Path) -> bool:
    import shutil

    return shutil.disk_usage(place).free < _LEAST_ROOM
