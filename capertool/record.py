"""Recording a game as a library: open one, enter what is played, take it back, look at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .games.caper.amend import Refitted, refit
from .games.caper.box import OTHER, SEATS, VARIANTS
from .games.caper.catalogue import CARDS
from .games.caper.decide import Command, Play, Refusal, decide
from .games.caper.events import Edited, Ended, Event, Loosened, Opened, decode, encode
from .games.caper.evolve import evolve, replay
from .games.caper.rulings import DEFAULTS
from .games.caper.state import State, on_table
from .games.tally import Tally
from .journal.history import FIX, REDO, UNDO, History
from .journal.store import GameRow, Journal
from .languages.lookup import EXACT, PART, look_up
from .ownbox import incomes
from .problems import ProblemsError, problem

GAME = "caper"


class Recorded(NamedTuple):
    """A game out of the journal: its row, what counts of its entries, and where it stands."""

    row: GameRow
    history: History
    state: State


class Step(NamedTuple):
    """One entry: the state before it, what happened, the state after it."""

    before: State
    event: Event
    after: State


class Amended(NamedTuple):
    """What a changed entry did to the later ones, and where the game stands now."""

    later: tuple[Refitted, ...]
    state: State


# --- finding games


def load_game(journal: Journal, id: int | None = None) -> Recorded:
    """A game by its number, or the current one."""
    row = journal.current() if id is None else journal.game(id)
    if row is None:
        raise ProblemsError([problem("no-games") if id is None else problem("no-such-game", number=id)])
    history = History([entry.body for entry in journal.entries(row.id)])
    return Recorded(row, history, state_of(history.done))


def state_of(entries: Sequence[Mapping[str, Any]]) -> State:
    return replay(decode(entry) for entry in entries)


def tally_of(state: State, *, with_zeros: bool = False) -> Tally:
    """The score of a game as it lies now."""
    from .games.caper.scoring import tally
    from .games.caper.state import table_of

    return tally(table_of(state), with_zeros=with_zeros)


# --- opening


class NewGame(NamedTuple):
    """What a game is opened with."""

    city: str
    locations: tuple[str, ...]
    players: Mapping[str, Mapping[str, str]]
    variant: str = VARIANTS[0]
    rulebook: str = "jumbo"
    rulings: Mapping[str, Any] = {}
    loose: bool = False


def open_game(journal: Journal, new: NewGame) -> int:
    """Start a game; it becomes the current one and keeps the figures it was started with."""
    opening = Opened(
        city=new.city,
        rulebook=new.rulebook,
        variant=new.variant,
        rulings={**DEFAULTS[new.rulebook], **new.rulings},
        players=new.players,
        locations=new.locations,
        incomes=incomes(),
        loose=new.loose,
    )
    return journal.add_game(GAME, encode(opening))


def locations_of(city: str) -> list[str]:
    """Every location a game in this city may have."""
    return [card.id for card in CARDS.values() if card.kind == "location" and card.city in (None, city)]


def named_location(city: str, name: str) -> str:
    """A location of this city by any of its names."""
    known = locations_of(city)
    return _meant(name, known, known)


# --- entering


def enter(journal: Journal, command: Command, *, force: bool = False) -> Step:
    """Record one entry of the current game; a refusal carries the rules, a choice what may be chosen."""
    return _append(journal, lambda state: decide(state, command, force=force))


def end(journal: Journal) -> Step:
    return _append(journal, lambda state: Ended())


def _append(journal: Journal, make: Callable[[State], Event]) -> Step:
    steps: list[Step] = []

    def add(entries: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        state = state_of(History(entries).done)
        event = make(state)
        steps.append(Step(state, event, evolve(state, event)))
        return [encode(event)]

    try:
        journal.append(load_row(journal).id, add)
    except Refusal as refusal:
        raise ProblemsError(refusal.problems) from None
    return steps[0]


def load_row(journal: Journal) -> GameRow:
    row = journal.current()
    if row is None:
        raise ProblemsError([problem("no-games")])
    return row


def take_back(journal: Journal, *, again: bool = False) -> Recorded:
    """Undo the last entry, or redo the one undone last."""

    def add(entries: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        history = History(entries)
        if again and not history.can_redo:
            raise ProblemsError([problem("nothing-to-redo")])
        if not again and not history.can_undo:
            raise ProblemsError([problem("nothing-to-undo")])
        return [{"event": REDO if again else UNDO}]

    row = load_row(journal)
    journal.append(row.id, add)
    return load_game(journal, row.id)


def amend(journal: Journal, number: int, command: Command | None, *, insert: bool = False) -> Amended:
    """Change entry `number` of the log to what `command` makes, put it in before, or take it out (None)."""
    made: list[Amended] = []

    def add(entries: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        events = [decode(entry) for entry in History(entries).done]
        if not 2 <= number <= len(events):
            raise ProblemsError([problem("no-such-entry", number=number, highest=len(events))])
        earlier, later = events[: number - 1], events[number - 1 if insert else number :]
        new = [] if command is None else [decide(replay(earlier), command)]
        refitted = refit([*earlier, *new], later)
        kept = [*earlier[1:], *new, *(fitted.after for fitted in refitted)]
        made.append(Amended(tuple(refitted), replay([events[0], *kept])))
        return [{"event": FIX, "entries": [encode(event) for event in kept]}]

    try:
        journal.append(load_row(journal).id, add)
    except Refusal as refusal:
        raise ProblemsError(refusal.problems) from None
    return made[0]


def edit(journal: Journal, changes: Mapping[str, Any]) -> Step:
    """Correct names, city or locations of the current game."""
    return _append(journal, lambda state: Edited(changes))


def loosen(journal: Journal) -> Step:
    """From here on without turn order and coins."""
    return _append(journal, lambda state: Loosened())


# --- names


def card_meant(state: State, name: str, *, late: bool = False) -> str:
    """The card a short name means: among what can be played now, then among all."""
    kind = "gear" if late else state.kind
    used = on_table(state)
    now = [
        card.id
        for card in CARDS.values()
        if (card.kind == kind or (state.loose and card.kind != "location"))
        and card.city in (None, state.opening.city)
        and used.count(card.id) < card.copies
    ]
    return _meant(name, now, [id for id, card in CARDS.items() if card.kind != "location"])


def play_meant(state: State, card: str, location: str, on: str = "", target: str = "", seat: str | None = None) -> Play:
    """A play as it was typed: the location and the thieves by name, part of a name, or number from 1."""
    cards = [place.card.id for place in state.locations]
    place = among(cards, range(1, len(cards) + 1), location)
    mover = seat or state.to_move or SEATS[0]
    return Play(
        card,
        place,
        _stack_meant(state, place, mover, on) if on else None,
        _stack_meant(state, place, OTHER[mover], target) if target else None,
        seat,
    )


def _stack_meant(state: State, location: int, seat: str, name: str) -> int:
    thieves = [stack.thief.card.id for stack in state.locations[location].sides[seat]]
    return among(thieves, range(1, len(thieves) + 1), name)


def among(ids: Sequence[str], numbers: Sequence[int], name: str) -> int:
    """The place in `ids` of what was typed: its number, or its name."""
    if name.isascii() and name.isdigit() and int(name) in numbers:
        return list(numbers).index(int(name))
    return ids.index(_meant(name, ids, ids))


def _meant(name: str, first: Sequence[str], then: Sequence[str]) -> str:
    """Names and parts of names are understood when something is written down; misspellings are only suggested."""
    for ids in (first, then):
        found = look_up(GAME, ids, name)
        if found.how in (EXACT, PART):
            if len(found.cards) == 1:
                return found.cards[0]
            raise ProblemsError([problem("ambiguous-card", "", name=name, cards=found.cards)])
    nearest = look_up(GAME, then, name).cards
    raise ProblemsError([problem("unknown-card", "", name=name, cards=nearest)])
