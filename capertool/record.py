"""Recording a game as a library: open one, enter what is played, take it back, look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .games import load, load_recording
from .games.recording import Change, RecordedState, Recording, Refitted, first_bad_entry, refit
from .games.refusing import Refusal
from .games.tally import Tally
from .journal.history import FIX, REDO, UNDO, History
from .journal.store import GameRow, Journal
from .problems import Problem, ProblemsError, problem
from .score import tally_under

Document = Mapping[str, Any]


class Recorded(NamedTuple):
    """A game out of the journal: its row, what counts of its entries, and where it stands."""

    row: GameRow
    history: History
    state: Any


class Step(NamedTuple):
    """One entry: the game, the state before it, what happened, the state after it."""

    game: str
    before: Any
    event: Any
    after: Any


class Amended(NamedTuple):
    """What was entered and what it is now, what that did to the later entries, and how the game stood and stands."""

    old: tuple[Any, ...]
    new: tuple[Any, ...]
    later: tuple[Refitted, ...]
    was: Any
    there: Any
    """The state that the changed entry falls into."""
    now: Any


# --- finding games


def load_game(journal: Journal, id: int | None = None) -> Recorded:
    """A game by its number, or the current one."""
    row = load_row(journal, id)
    try:
        history = History([entry.body for entry in journal.entries(row.id)])
        return Recorded(row, history, state_of(row.game, history.done))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):  # no entries of ours
        raise ProblemsError([problem("game-damaged", number=row.id)]) from None


def load_row(journal: Journal, id: int | None = None) -> GameRow:
    row = journal.current() if id is None else journal.game(id)
    if row is None or (id is not None and row.binned is not None):
        raise ProblemsError([problem("no-games") if id is None else problem("no-such-game", number=id)])
    return row


def load_current(journal: Journal, command: str, *games: str) -> Recorded:
    """The current game for a command that belongs to these games."""
    row = load_row(journal)
    if row.game not in games:
        raise ProblemsError([problem("other-game", "", command=command, games=games, current=row.game)])
    return load_game(journal, row.id)


def state_of(game: str, entries: Sequence[Document]) -> Any:
    recording = load_recording(game)
    return recording.replay(recording.decode(entry) for entry in entries)


def tally_of(
    game: str,
    state: RecordedState,
    rulings: Mapping[str, Any] = {},
    *,
    with_zeros: bool = False,
    hidden: bool = True,
) -> Tally:
    """The score of a game as it lies now, under other `rulings` where they are given.

    Without `hidden` it counts only what everybody may see while it runs.
    """
    recording = load_recording(game)
    table_of = recording.table_of if hidden else recording.open_table_of or recording.table_of
    return tally_under(load(game), table_of(state), rulings, with_zeros=with_zeros)


# --- entering


def open_game(journal: Journal, game: str, opening: Any) -> int:
    """Start a game; it becomes the current one and keeps the figures it was started with."""
    return journal.add_game(game, load_recording(game).encode(opening))


def enter(journal: Journal, command: Any, *, force: bool = False) -> Step:
    """Record one entry of the current game; a refusal carries the rules, a choice what may be chosen."""
    row = load_row(journal)
    recording = load_recording(row.game)
    steps: list[Step] = []

    def add(entries: list[Document]) -> list[Document]:
        state = state_of(row.game, History(entries).done)
        event = recording.decide(state, command, force=force)
        steps.append(Step(row.game, state, event, recording.evolve(state, event)))
        return [recording.encode(event)]

    try:
        journal.append(row.id, add)
    except Refusal as refusal:
        raise ProblemsError(refusal.problems, row.game) from None
    return steps[0]


def take_back(journal: Journal, *, again: bool = False) -> Recorded:
    """Undo the last entry, or redo the one undone last."""

    def add(entries: list[Document]) -> list[Document]:
        history = History(entries)
        if again and not history.can_redo:
            raise ProblemsError([problem("nothing-to-redo")])
        if not again and not history.can_undo:
            raise ProblemsError([problem("nothing-to-undo")])
        return [{"event": REDO if again else UNDO}]

    row = load_row(journal)
    journal.append(row.id, add)
    return load_game(journal, row.id)


class Amendment(NamedTuple):
    """Entry `number` of the log becomes what `command` makes, it is put in before, or taken out (None)."""

    number: int
    command: Any
    insert: bool = False
    force: bool = False


def amend(journal: Journal, amendment: Amendment) -> Amended:
    """Change an earlier entry and decide the later ones anew."""
    row = load_row(journal)
    recording = load_recording(row.game)
    made: list[Amended] = []

    def add(entries: list[Document]) -> list[Document]:
        events = [recording.decode(entry) for entry in History(entries).done]
        kept, amended = _amended(recording, events, amendment)
        if kept == events[1:]:
            raise ProblemsError([problem("changes-nothing", number=amendment.number)])
        made.append(amended)
        return [{"event": FIX, "entries": [recording.encode(event) for event in kept]}]

    try:
        journal.append(row.id, add)
    except Refusal as refusal:
        raise ProblemsError(refusal.problems, row.game) from None
    return made[0]


def _amended(recording: Recording, events: list[Any], amendment: Amendment) -> tuple[list[Any], Amended]:
    """The events after the opening as they are now, and what came of the later ones."""
    number, command = amendment.number, amendment.command
    check_entry_number(number, len(events))
    earlier, rest = events[: number - 1], events[number - 1 :]
    old, later = ([], rest) if amendment.insert else (rest[:1], rest[1:])
    state = recording.replay(earlier)
    new = [] if command is None else [recording.decide(state, command, force=amendment.force)]
    refitted = refit(recording, Change(earlier, old, new, later), force=amendment.force)
    kept = [*earlier[1:], *new, *(fitted.after for fitted in refitted)]
    states = recording.replay(events), state, recording.replay([events[0], *kept])
    return kept, Amended(tuple(old), tuple(new), tuple(refitted), *states)


def check_entry_number(number: int, highest: int) -> None:
    """The opening is corrected by `edit`; every later entry can be changed."""
    if not 2 <= number <= highest:
        face = {"log": "only-opening"} if highest < 2 else {}
        raise ProblemsError([problem("no-such-entry", number=number, highest=highest, **face)])


# --- checking


def damages(journal: Journal) -> list[Problem]:
    """What is wrong with the games of a journal: entries that are missing, or not what the rules make of them."""
    found = [problem("game-damaged", number=id) for id in journal.games_with_gaps()]
    missing = {wrong.details["number"] for wrong in found}
    for row in journal.all_games():
        if row.id not in missing:
            found += _damages_of(journal, row)
    return found


def _damages_of(journal: Journal, row: GameRow) -> list[Problem]:
    try:
        history = History([entry.body for entry in journal.entries(row.id)])
        number = first_bad_entry(load_recording(row.game), *history.reachable)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return [problem("game-damaged", number=row.id)]
    return [problem("entry-damaged", number=number, in_game=row.id)] if number else []
