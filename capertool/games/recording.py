"""Recording a game: the shape that every recorder has, and what is the same in all of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ..problems import Problem, ProblemsError, problem
from .common import Edited
from .fitting import fits
from .refusing import Choice, Refusal

# --- the shape


class RecordedState(Protocol):
    """What every game's state tells of itself."""

    @property
    def over(self) -> bool: ...
    @property
    def abandoned(self) -> bool: ...
    @property
    def cut_short(self) -> bool:
        """Ended by the players before its time."""
        ...

    @property
    def loose(self) -> bool: ...
    @property
    def house(self) -> int:
        """How many entries went against the rules by the table's decision."""
        ...


class Recording(NamedTuple):
    """How one game is recorded. `decide` refuses, `evolve` and `replay` never do."""

    encode: Callable[[Any], dict[str, Any]]
    decode: Callable[[Mapping[str, Any]], Any]
    decide: "Decide"
    evolve: Callable[[Any, Any], Any]
    replay: Callable[[Iterable[Any]], Any]
    command_of: Callable[[Any], Any]
    """The entry that made an event, None for corrections."""
    table_of: Callable[[Any], Any]
    """The table as it lies, for scoring."""
    document_of: Callable[[Any], dict[str, Any]]
    """The table file of the game as it lies."""
    tallied: Callable[[Any, Mapping[str, str]], Any]
    """The opening of a game of which only the finished table is known, with its date, place and notes."""
    check_opening: Callable[[Any], None]
    """Raises a ProblemsError for an opening that no game could have."""
    changes: Any
    """What can be corrected of the opening, as a typed dictionary."""
    follow: "Follow" = lambda command, was, now, replaced: command
    """An entry after an earlier one was changed: what it was laid on may lie elsewhere now."""
    open_table_of: Callable[[Any], Any] | None = None
    """The table without what lies hidden while the game runs, where a game has something hidden."""


class Follow(Protocol):
    def __call__(self, command: Any, was: Any, now: Any, replaced: Mapping[str, str]) -> Any:
        """The entry as it reads in the state `now`; in the state `was` it was made. `replaced` cards by cards."""
        ...


class Decide(Protocol):
    def __call__(self, state: Any, command: Any, *, force: bool = ...) -> Any:
        """The event an entry makes; with `force` what the rules refuse is recorded as a house decision."""
        ...


# --- changing an earlier entry


class Refitted(NamedTuple):
    """An event after an earlier one was changed, with its new number, the state it now falls into, and the rules
    it breaks now and did not break before."""

    number: int
    state: Any
    before: Any
    after: Any
    problems: tuple[Problem, ...]

    @property
    def changed(self) -> bool:
        return bool(self.before != self.after)


class Change(NamedTuple):
    """Events that took the place of others: those before, the old and the new ones, and all later ones."""

    earlier: Sequence[Any]
    old: Sequence[Any]
    new: Sequence[Any]
    later: Sequence[Any]

    @property
    def replaced(self) -> dict[str, str]:
        """The card that was meant, by the card that was entered."""
        pair = [getattr(event, "card", "") for events in (self.old, self.new) for event in events]
        return {pair[0]: pair[1]} if len(pair) == 2 and all(pair) else {}


def refit(recording: Recording, change: Change, *, force: bool = False) -> list[Refitted]:
    """Decide the later events anew; with `force` what the rules now refuse is kept as a house decision."""
    was = recording.replay([*change.earlier, *change.old])
    now = recording.replay([*change.earlier, *change.new])
    first = len(change.earlier) + len(change.old) + 1
    moved = len(change.new) - len(change.old)
    found = []
    for number, event in enumerate(change.later, first):
        new, problems = _again(recording, was, now, event, change.replaced, number)
        decided = getattr(event, "house", ())
        if problems and not force and not decided:
            raise _cannot_stand(number, problems[0])
        unheard = tuple(broken for broken in problems if broken.code not in decided)
        found.append(Refitted(number + moved, now, event, new, unheard))
        was, now = recording.evolve(was, event), recording.evolve(now, new)
    return found


def _again(
    recording: Recording, was: Any, now: Any, event: Any, replaced: Mapping[str, str], number: int
) -> tuple[Any, tuple[Problem, ...]]:
    command = recording.command_of(event)
    if command is None:
        return event, ()
    command = recording.follow(command, was, now, replaced)
    try:
        return recording.decide(now, command), ()
    except Choice as choice:
        raise _cannot_stand(number, choice.problem, forcing=False) from None
    except Refusal as refusal:
        if refusal.final:
            raise _cannot_stand(number, refusal.problems[0], forcing=False) from None
        return recording.decide(now, command, force=True), tuple(refusal.problems)


def _cannot_stand(number: int, because: Problem, *, forcing: bool = True) -> Refusal:
    """A later entry would have no meaning any more, so the change is refused and says which one it is.

    `forcing` says whether it could stand by decision of the house.
    """
    face = {} if forcing else {"remedy": "none"}
    return Refusal([problem("later-entry-cannot-stand", "", number=number, because=because, **face)], final=True)


# --- what comes from elsewhere


def first_bad_entry(recording: Recording, *versions: Sequence[Mapping[str, Any]]) -> int:
    """The number of the first entry that the rules would not have made so; 0 where all versions are sound.

    Versions that only grow are checked entry by entry; one that a correction changed is checked from its beginning.
    """
    before: Sequence[Mapping[str, Any]] = ()
    state: Any = None
    for documents in versions or ((),):
        if not before or tuple(documents[:-1]) != tuple(before):
            before, state = (), None
        for number in range(len(before) + 1, max(len(documents), 1) + 1):
            try:
                state = _next_state(recording, state, documents[number - 1])
            except Exception:  # whatever is wrong with it, it is no entry of ours
                return number
        before = documents
    return 0


def _next_state(recording: Recording, state: Any, document: Mapping[str, Any]) -> Any:
    """The state after one more entry; a ValueError where the rules would not have made it so."""
    event = recording.decode(document)
    if not fits(event, type(event)):
        raise ValueError(document)
    if state is None:
        recording.check_opening(event)
        return recording.replay([event])
    if not _is_what_the_rules_make(recording, state, event):
        raise ValueError(document)
    after = recording.evolve(state, event)
    if isinstance(event, Edited) and not _is_a_correction(recording, state, event, after):
        raise ValueError(document)
    return after


def _is_what_the_rules_make(recording: Recording, state: Any, event: Any) -> bool:
    command = recording.command_of(event)
    if command is None:  # another opening, in the midst of a game
        return False
    return bool(recording.decide(state, command, force=bool(getattr(event, "house", ()))) == event)


def _is_a_correction(recording: Recording, before: Any, event: Edited, after: Any) -> bool:
    """Whether it corrects what can be corrected, and brings no fault that the table did not decide for."""
    if not fits(event.changes, recording.changes):
        return False
    strangers = event.changes.get("players", {}).keys() - after.opening.players.keys()
    new = _faults(recording, after.opening) - _faults(recording, before.opening)
    return not strangers and all(code in event.house for code, _ in new)


def _faults(recording: Recording, opening: Any) -> set[tuple[str, str]]:
    """What no game could be opened with, by code and place."""
    try:
        recording.check_opening(opening)
    except ProblemsError as error:
        return {(found.code, found.place) for found in error.problems}
    return set()
