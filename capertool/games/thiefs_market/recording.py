"""Thief's Market as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..common import Changes, Tallied, entry_of
from ..document import Ids
from ..recording import Recording
from .box import DECKS, ROW
from .catalogue import CARDS, GOLD
from .commands import Buy, Cash, Command, Pass, Reroll, Roll, SetTokens, Steal, Take, UseCard
from .decide import decide
from .events import CODEC, Bought, Cashed, Event, Opened, Passed, Rerolled, Rolled, Stolen, Taken, TokensSet, Used
from .evolve import evolve, replay
from .figures import FIGURES
from .scoring import GAME
from .slots import card_of, slots_with
from .state import State, open_table_of, table_of
from .table import Table, read_table


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
            return UseCard(event.use, _times(event), event.seat, event.done)
        case Bought():
            dice = event.dice if event.chosen else None
            return Buy(event.card, event.uses, dice, event.drawn, event.seat)
        case Passed():
            return Pass(event.seat)
        case Cashed():
            return Cash(event.revealed)
        case _:
            return _correction(event)


def _correction(event: Event) -> Command | None:
    """An opening is no entry."""
    match event:
        case TokensSet():
            return SetTokens(event.seat, event.gold, event.infamy)
        case _:
            return entry_of(event)


def check_opening(event: Opened | Tallied) -> None:
    """An opening must describe people, rulings and a market that can be."""
    if isinstance(event, Tallied):
        read_table(event.document, Ids(CARDS))
        return
    read_table({"rulings": dict(event.rulings), "players": event.players}, Ids(CARDS))
    _check_market(event)
    slots = slots_with(event.costs)
    if event.first not in event.players or any(slot not in slots for slot in event.market):
        raise ValueError("somebody or a card that nobody knows")
    if any(FIGURES[card].read(cost) is None for card, cost in event.costs.items()):
        raise ValueError("a cost that no card prints")


def _check_market(event: Opened) -> None:
    """Five different cards of the first deck, or none where nobody records the market."""
    different = {slot for slot in event.market if card_of(slot).deck == DECKS[0]}
    if event.market and not len(event.market) == len(different) == ROW:
        raise ValueError("a market that no game begins with")


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
    CODEC.encode,
    CODEC.decode,
    decide,
    evolve,
    replay,
    command_of,
    table_of,
    document_of,
    tallied,
    check_opening,
    Changes,
    open_table_of=open_table_of,
)
