"""Recording a game: the shape that every recorder has, and what is the same in all of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ..problems import Problem, problem

# --- entries that every game knows


class End(NamedTuple):
    """The game is scored as it lies, unfinished."""


class Abandon(NamedTuple):
    """The game is given up; nobody has won it."""


class Loosen(NamedTuple):
    """From here on without turn order and coins."""


class Edit(NamedTuple):
    """What the game was opened with was wrong: names, seats, places."""

    changes: Mapping[str, Any]


# --- answers of the rules


class Refusal(Exception):
    """The rules an entry breaks. Those in `final` cannot be overruled, because there is nothing to record."""

    def __init__(self, problems: list[Problem], *, final: bool = False) -> None:
        super().__init__(problems)
        self.problems, self.final = problems, final


class Choice(Exception):
    """Something must still be chosen among cards on the table; `code` is the problem where nobody can be asked."""

    def __init__(self, code: str, numbers: tuple[int, ...], cards: tuple[str, ...]) -> None:
        super().__init__(code, numbers)
        self.code, self.numbers, self.cards = code, numbers, cards

    @property
    def problem(self) -> Problem:
        return problem(self.code, "", cards=self.cards)


# --- the shape


class RecordedState(Protocol):
    """What every game's state tells of itself."""

    @property
    def over(self) -> bool: ...
    @property
    def abandoned(self) -> bool: ...
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


class Decide(Protocol):
    def __call__(self, state: Any, command: Any, *, force: bool = ...) -> Any:
        """The event an entry makes; with `force` what the rules refuse is recorded as a house decision."""
        ...


# --- changing an earlier entry


class Refitted(NamedTuple):
    """An event after an earlier one was changed, the state it now falls into, and the rules it now breaks."""

    state: Any
    before: Any
    after: Any
    problems: tuple[Problem, ...]

    @property
    def changed(self) -> bool:
        return bool(self.before != self.after)


def refit(recording: Recording, events: Sequence[Any], later: Sequence[Any]) -> list[Refitted]:
    """Decide the later events anew after these; what the rules now refuse is kept as a house decision."""
    state = recording.replay(events)
    found = []
    for number, event in enumerate(later, len(events) + 1):
        new, problems = _again(recording, state, event, number)
        found.append(Refitted(state, event, new, problems))
        state = recording.evolve(state, new)
    return found


def _again(recording: Recording, state: Any, event: Any, number: int) -> tuple[Any, tuple[Problem, ...]]:
    command = recording.command_of(event)
    if command is None:
        return event, ()
    try:
        return recording.decide(state, command), ()
    except Choice as choice:
        raise _cannot_stand(number, choice.problem) from None
    except Refusal as refusal:
        if refusal.final:
            raise _cannot_stand(number, refusal.problems[0]) from None
        return recording.decide(state, command, force=True), tuple(refusal.problems)


def _cannot_stand(number: int, because: Problem) -> Refusal:
    """A later entry would have no meaning any more, so the change is refused and says which one it is."""
    return Refusal([problem("later-entry-cannot-stand", "", number=number, because=because)], final=True)
