"""Caper as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..coins import CoinsSet, SetCoins
from ..common import Tallied, entry_of
from ..document import Ids
from ..recording import Recording
from .box import OTHER, SEATS
from .catalogue import CARDS
from .decide import Command, Decline, Discard, Play, decide
from .events import CODEC, Changes, Declined, Discarded, Event, Opened, Played
from .evolve import evolve, replay
from .figures import FIGURES
from .rulings import DEFAULTS
from .state import State, table_of
from .table import TURNED_MARK, Side, Table, read_table


def command_of(event: Event) -> Command | None:
    """The entry that made an event; an opening is none."""
    match event:
        case Played():
            target = None if event.turned is None else event.turned.stack
            return Play(event.card, event.location, event.on, target, event.seat)
        case Discarded():
            return Discard(event.card, event.seat)
        case Declined():
            return Decline(event.seat)
        case CoinsSet():
            return SetCoins(event.seat, event.coins, event.laundered)
        case _:
            return entry_of(event)


def follow(command: Command, was: State, now: State, replaced: Mapping[str, str]) -> Command:
    """Gear follows the thief it was laid on, and a turn the thief it was aimed at, wherever they lie now."""
    if not isinstance(command, Play) or command.seat is None:
        return command
    there, moved = was.locations[command.location].sides, command
    if command.on is not None:
        thief = there[command.seat][command.on].thief.card.id
        found = _where(now, command.seat, replaced.get(thief, thief))
        if found is not None:
            moved = command._replace(location=found[0], on=found[1])
    if command.target is None:
        return moved
    other = OTHER[command.seat]
    thief = there[other][command.target].thief.card.id
    found = _where(now, other, replaced.get(thief, thief))
    return moved._replace(target=found[1] if found is not None and found[0] == moved.location else None)


def _where(state: State, seat: str, thief: str) -> tuple[int, int] | None:
    """The location and the place of a seat's thief."""
    for index, location in enumerate(state.locations):
        for place, stack in enumerate(location.sides[seat]):
            if stack.thief.card.id == thief:
                return index, place
    return None


def check_opening(event: Opened | Tallied) -> None:
    """An opening must describe a table that can be, and incomes that cards can print."""
    if isinstance(event, Tallied):
        read_table(event.document, Ids(CARDS))
        return
    players = {seat: dict(fields) for seat, fields in event.players.items()}
    rulings = {name: list(value) if isinstance(value, tuple) else value for name, value in event.rulings.items()}
    document = {
        "city": event.city,
        "rulebook": event.rulebook,
        "variant": event.variant,
        "rulings": rulings,
        "players": {seat: players.get(seat, {}) for seat in {**dict.fromkeys(SEATS), **players}},
        "locations": [{"card": card} for card in event.locations],
    }
    read_table(document, Ids(CARDS))
    if any(FIGURES[card].read(income) is None for card, income in event.incomes.items()):
        raise ValueError("an income that no card prints")


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
    defaults = DEFAULTS[table.rulebook]
    own = {name: value for name, value in table.rulings.items() if value != defaults[name]}
    rulings = {name: list(value) if isinstance(value, tuple) else value for name, value in own.items()}
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
    follow,
)
