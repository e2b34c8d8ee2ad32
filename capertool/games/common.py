"""Entries and events that every game knows: correcting the opening, playing loosely, and the ends of a game."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any, NamedTuple, TypedDict, TypeVar

from .refusing import GAME_OVER, final

# --- entries


class End(NamedTuple):
    """The game is scored as it lies, unfinished."""


class Abandon(NamedTuple):
    """The game is given up; nobody has won it."""


class Loosen(NamedTuple):
    """From here on without turn order and coins."""


class Edit(NamedTuple):
    """What the game was opened with was wrong: names, seats, places."""

    changes: Mapping[str, Any]


Closing = Loosen | End | Abandon
Entry = Edit | Closing

# --- events


class Edited(NamedTuple):
    """What the game was opened with was corrected."""

    changes: Mapping[str, Any]
    house: tuple[str, ...] = ()
    """The rules it broke by the table's own decision."""


class Changes(TypedDict, total=False):
    """What can be corrected in every game; a game adds what else it was opened with."""

    players: Mapping[str, Mapping[str, str]]


class Loosened(NamedTuple):
    """From here on without turn order and coins."""


class Ended(NamedTuple):
    """Scored as it lies."""


class Abandoned(NamedTuple):
    """Given up; nobody has won."""


class Tallied(NamedTuple):
    """A finished table that nobody recorded, as a table document with ids and the cards it needs."""

    document: Mapping[str, Any]


Happening = Edited | Loosened | Ended | Abandoned
NAMES: Mapping[str, type[Any]] = {"edited": Edited, "loosened": Loosened, "ended": Ended, "abandoned": Abandoned}
"""These events as a journal names them."""

_EVENTS: Mapping[type, Happening] = {Loosen: Loosened(), End: Ended(), Abandon: Abandoned()}
_ENTRIES: Mapping[type, Closing] = {type(event): entry() for entry, event in _EVENTS.items()}


def closed(command: Closing, *, over: bool) -> Happening:
    """What is over is not ended again."""
    if over:
        raise final(GAME_OVER)
    return _EVENTS[type(command)]


def entry_of(event: Any) -> Entry | None:
    """The entry that made one of these events; None for any other."""
    return Edit(event.changes) if isinstance(event, Edited) else _ENTRIES.get(type(event))


S = TypeVar("S")


def replayer(
    openings: tuple[type, ...], opened: Callable[[Any], S], evolve: Callable[[S, Any], S]
) -> Callable[[Iterable[Any]], S]:
    """How a game's events are replayed: the first one opens it."""

    def replay(events: Iterable[Any]) -> S:
        first, *rest = events
        if not isinstance(first, openings):
            raise TypeError("a game begins with its opening")
        return reduce(evolve, rest, opened(first))

    return replay
