"""A recorded game out of the journal and in again: every entry, or the table as it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .games import PACKAGES, load, load_recording
from .games.document import ABOUT
from .games.recording import first_bad_entry
from .journal.history import History
from .problems import ProblemsError, problem
from .score import game_of, read_table

FORMAT = "capertool-game"
VERSION = 1
Document = Mapping[str, Any]


def export_document(game: str, entries: Sequence[Document]) -> dict[str, Any]:
    """All entries of a game, corrections included, so that it can be taken in again as it was."""
    return {"format": FORMAT, "version": VERSION, "game": game, "entries": [dict(entry) for entry in entries]}


def read_game(document: Document) -> tuple[str, list[Document]]:
    """A game to take in: what export wrote, or a table file of a finished game."""
    return read_table_file(document) if "format" not in document and "game" in document else read_export(document)


def read_table_file(document: Document) -> tuple[str, list[Document]]:
    """A table file as a game with one entry, the table."""
    game = game_of(document)
    table = read_table(load(game), document)
    about = {key: str(document[key]) for key in ABOUT if key in document}
    recording = load_recording(game)
    return game, [recording.encode(recording.tallied(table, about))]


def read_export(document: Document) -> tuple[str, list[Document]]:
    """The game and the entries of an exported game; one that does not replay is refused."""
    if document.get("format") != FORMAT or not isinstance(document.get("entries"), list):
        raise ProblemsError([problem("not-an-export")])
    version, game = document.get("version"), document.get("game")
    if not isinstance(version, int) or version > VERSION:
        raise ProblemsError([problem("newer-version", value=version, known=VERSION)])
    if not isinstance(game, str):
        raise ProblemsError([problem("not-an-export")])
    if game not in PACKAGES:
        raise ProblemsError([problem("unknown-game", "game", value=game, choices=tuple(PACKAGES))])
    entries: list[Document] = document["entries"]
    try:
        versions = History(entries).reachable
    except Exception:  # whatever is wrong with entries from elsewhere, they are no game
        raise ProblemsError([problem("not-an-export")]) from None
    bad = first_bad_entry(load_recording(game), *versions)
    if bad:
        raise ProblemsError([problem("entry-not-by-the-rules", "entries", number=bad)])
    return game, entries


def table_document(game: str, state: Any) -> dict[str, Any]:
    """The table file of a game as it lies."""
    return load_recording(game).document_of(state)


def write_new(path: str, text: str) -> None:
    """A new file; one that exists is never overwritten."""
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise ProblemsError([problem("file-exists", path=path)]) from None
    except (OSError, ValueError) as error:
        raise ProblemsError([problem("file-unwritable", path=path, error=error)]) from None
