"""Caper as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..recording import Recording
from .box import SEATS
from .decide import Command, Decline, Discard, Play, decide
from .events import CODEC, Declined, Discarded, Event, Played, Tallied
from .evolve import evolve, replay
from .state import State, table_of
from .table import TURNED_MARK, Side, Table


def command_of(event: Event) -> Command | None:
    """The entry that made an event; corrections are no entries of that kind."""
    if isinstance(event, Played):
        target = None if event.turned is None else event.turned.stack
        return Play(event.card, event.location, event.on, target, event.seat)
    if isinstance(event, Discarded):
        return Discard(event.card, event.seat)
    return Decline(event.seat) if isinstance(event, Declined) else None


def document_of(state: State) -> dict[str, Any]:
    """The table file of a game as it lies."""
    return _document(table_of(state), state.opening.about)


def tallied(table: Table, about: Mapping[str, str]) -> Tallied:
    """A finished table that nobody recorded, as a game."""
    return Tallied(_document(table, about))


def _document(table: Table, about: Mapping[str, str]) -> dict[str, Any]:
    players = {
        seat: {key: value for key, value in player._asdict().items() if value} for seat, player in table.players.items()
    }
    rulings = {name: list(value) if isinstance(value, tuple) else value for name, value in table.rulings.items()}
    return {
        "game": "caper",
        "city": table.city,
        "rulebook": table.rulebook,
        "variant": table.variant,
        **about,
        "rulings": rulings,
        "players": players,
        "locations": [
            {"card": location.card.id, **{seat: _entries(location.sides[seat]) for seat in SEATS}}
            for location in table.locations
        ],
    }


def _entries(side: Side) -> list[str]:
    """A side as a table file writes it: `thief: gear, gear`, turned cards marked."""
    lines = []
    for stack in side:
        thief, *gear = [card.id + (TURNED_MARK if turned else "") for card, turned in (stack.thief, *stack.gear)]
        lines.append(f"{thief}: {', '.join(gear)}" if gear else thief)
    return lines


RECORDING = Recording(CODEC.encode, CODEC.decode, decide, evolve, replay, command_of, table_of, document_of, tallied)
