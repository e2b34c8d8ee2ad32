"""Changing an earlier entry: the later ones are decided anew, as if they were entered again."""

from collections.abc import Sequence
from typing import NamedTuple

from ...problems import Problem
from .decide import Command, Decline, Discard, Play, Refusal, decide
from .events import Declined, Discarded, Event, Played
from .evolve import evolve, replay
from .state import State


class Refitted(NamedTuple):
    """An event after an earlier one was changed, the state it now falls into, and the rules it now breaks."""

    state: State
    before: Event
    after: Event
    problems: tuple[Problem, ...]

    @property
    def changed(self) -> bool:
        return self.before != self.after


def command_of(event: Event) -> Command | None:
    """The entry that made an event; corrections are no entries of that kind."""
    if isinstance(event, Played):
        target = None if event.turned is None else event.turned.stack
        return Play(event.card, event.location, event.on, target, event.seat)
    if isinstance(event, Discarded):
        return Discard(event.card, event.seat)
    return Decline(event.seat) if isinstance(event, Declined) else None


def refit(events: Sequence[Event], later: Sequence[Event]) -> list[Refitted]:
    """Decide the later events anew after these; what the rules now refuse is kept as a house decision."""
    state = replay(events)
    found = []
    for event in later:
        new, problems = _again(state, event)
        found.append(Refitted(state, event, new, problems))
        state = evolve(state, new)
    return found


def _again(state: State, event: Event) -> tuple[Event, tuple[Problem, ...]]:
    command = command_of(event)
    if command is None:
        return event, ()
    try:
        return decide(state, command), ()
    except Refusal as refusal:
        if refusal.final:
            raise
        return decide(state, command, force=True), tuple(refusal.problems)
