"""A recorded game out of the journal and in again: every entry, or the table as it lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .games.caper.box import SEATS
from .games.caper.state import State, table_of
from .games.caper.table import TURNED_MARK, Side
from .journal.history import History
from .problems import ProblemsError, problem
from .record import state_of

FORMAT = "capertool-game"
VERSION = 1
Document = Mapping[str, Any]


def export_document(entries: Sequence[Document]) -> dict[str, Any]:
    """All entries of a game, corrections included, so that it can be taken in again as it was."""
    return {"format": FORMAT, "version": VERSION, "game": "caper", "entries": [dict(entry) for entry in entries]}


def read_export(document: Document) -> list[Document]:
    """The entries of an exported game; one that does not replay is refused."""
    if document.get("format") != FORMAT or not isinstance(document.get("entries"), list):
        raise ProblemsError([problem("not-an-export")])
    version = document.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise ProblemsError([problem("newer-version", value=version, known=VERSION)])
    entries: list[Document] = document["entries"]
    try:
        state_of(History(entries).done)
    except Exception:  # whatever is wrong with entries from elsewhere, they are no game
        raise ProblemsError([problem("not-an-export")]) from None
    return entries


def table_document(state: State) -> dict[str, Any]:
    """The table file of a game as it lies."""
    table = table_of(state)
    players: dict[str, dict[str, Any]] = {}
    for seat, player in table.players.items():
        fields = player._asdict()
        players[seat] = {key: value for key, value in fields.items() if value} or {}
    rulings = {name: list(value) if isinstance(value, tuple) else value for name, value in table.rulings.items()}
    return {
        "game": "caper",
        "city": table.city,
        "rulebook": table.rulebook,
        "variant": table.variant,
        "players": players,
        "locations": [
            {"card": location.card.id, **{seat: _entries(location.sides[seat]) for seat in SEATS}}
            for location in table.locations
        ],
        "rulings": rulings,
    }


def _entries(side: Side) -> list[str]:
    """A side as a table file writes it: `thief: gear, gear`, turned cards marked."""
    lines = []
    for stack in side:
        thief, *gear = [card.id + (TURNED_MARK if turned else "") for card, turned in (stack.thief, *stack.gear)]
        lines.append(f"{thief}: {', '.join(gear)}" if gear else thief)
    return lines


def write_new(path: str, text: str) -> None:
    """A new file; one that exists is never overwritten."""
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise ProblemsError([problem("file-exists", path=path)]) from None
    except (OSError, ValueError) as error:
        raise ProblemsError([problem("file-unwritable", path=path, error=error)]) from None
