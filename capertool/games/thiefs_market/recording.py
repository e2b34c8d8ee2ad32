"""Thief's Market as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..recording import Recording
from .catalogue import GOLD
from .commands import Buy, Cash, Command, Pass, Reroll, Roll, Steal, Take, UseCard
from .decide import decide
from .events import CODEC, Bought, Cashed, Event, Passed, Rerolled, Rolled, Stolen, Taken, Tallied, Used
from .evolve import evolve, replay
from .scoring import GAME
from .state import State, open_table_of, table_of
from .table import Table


def command_of(event: Event) -> Command | None:
    """The entry that made an event; corrections are no entries of that kind."""
    match event:
        case Rolled():
            return Roll(event.dice, event.seat)
        case Taken():
            everything = event.last and not event.house
            return Take(None if everything else event.objects, event.seat)
        case Stolen():
            return Steal(event.victim, event.returned, event.rolled, event.seat)
        case Rerolled():
            return Reroll(event.face, event.to, event.seat)
        case Used():
            return UseCard(event.use, _times(event), event.seat)
        case Bought():
            dice = event.dice if event.chosen else None
            return Buy(event.card, event.uses, dice, event.drawn, event.seat)
        case Passed():
            return Pass(event.seat)
        case Cashed():
            return Cash(event.revealed)
        case _:
            return None


def _times(event: Used) -> int:
    """How often gold was sold."""
    return max(1, -sum(move.number for move in event.moved if move.token == GOLD))


def document_of(state: State) -> dict[str, Any]:
    """The table file of a game as it lies."""
    return _document(table_of(state), state.opening.about)


def tallied(table: Table, about: Mapping[str, str]) -> Tallied:
    """A finished table that nobody recorded, as a game."""
    return Tallied(_document(table, about))


def _document(table: Table, about: Mapping[str, str]) -> dict[str, Any]:
    players = {
        seat: {
            key: list(value) if isinstance(value, tuple) else value for key, value in player._asdict().items() if value
        }
        for seat, player in table.players.items()
    }
    return {"game": GAME, **about, "rulings": dict(table.rulings), "players": players}


RECORDING = Recording(
    CODEC.encode, CODEC.decode, decide, evolve, replay, command_of, table_of, document_of, tallied, open_table_of
)
