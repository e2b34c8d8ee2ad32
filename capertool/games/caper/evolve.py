"""The next state after an event. It decides nothing and refuses nothing: old evenings always replay."""

from collections.abc import Mapping
from typing import Any

from ...effects.model import PlayDiscarded
from ..coins import CoinsSet
from ..common import Abandoned, Edited, Ended, Loosened, Tallied, replayer
from .box import DEAL, OTHER, SEATS
from .catalogue import CARDS
from .events import Declined, Discarded, Event, Opened, Played, Turned
from .state import CLOSING, LATE, OVER, PLAYING, LatePlay, State, effects_of, late_sources, opened
from .table import Location, Placed, Side, Stack

Piles = Mapping[str, tuple[str, ...]]
Players = Mapping[str, Mapping[str, str]]


def evolve(state: State, event: Event) -> State:
    match event:
        case Played():
            return _played(state, event)
        case Discarded():
            return _discarded(state, event)
        case Declined():
            return _late_done(state)
        case CoinsSet():
            return _coins_set(state, event)
        case Edited():
            return _edited(state, event.changes)
        case Loosened():
            return state._replace(loose=True, phase=PLAYING, closing=(), late=())
        case Ended():
            return state._replace(phase=OVER, closing=(), late=(), cut_short=True)
        case Abandoned():
            return state._replace(phase=OVER, closing=(), late=(), abandoned=True)
        case _:
            return opened(event)


replay = replayer((Opened, Tallied), opened, evolve)


# --- cards


def _played(state: State, event: Played) -> State:
    location = state.locations[event.location]
    laid = _lay(location.sides[event.seat], event)
    sides = {**location.sides, event.seat: laid}
    if event.turned is not None:
        sides[event.turned.seat] = _turn(sides[event.turned.seat], event.turned)
    after = _with_location(state, event.location, Location(location.card, sides))
    after = _moved(after, event.coins, event.laundered)._replace(house=state.house + bool(event.house))
    if event.late:
        return _chained(_late_done(_taken_from_discards(after, event)), event)
    return _acted(after, event.seat)


def _lay(side: Side, event: Played) -> Side:
    placed = Placed(CARDS[event.card])
    if event.on is None:
        return (*side, Stack(placed))
    stack = side[event.on]
    return _replaced(side, event.on, Stack(stack.thief, (*stack.gear, placed)))


def _turn(side: Side, turned: Turned) -> Side:
    stack = side[turned.stack]
    if turned.gear is None:
        flipped = Stack(Placed(stack.thief.card, True), stack.gear)
    else:
        flipped = Stack(stack.thief, _replaced(stack.gear, turned.gear, Placed(stack.gear[turned.gear].card, True)))
    return _replaced(side, turned.stack, flipped)


def _replaced(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _with_location(state: State, index: int, location: Location) -> State:
    return state._replace(locations=_replaced(state.locations, index, location))


def _taken_from_discards(state: State, event: Played) -> State:
    """The card leaves the pile; one that nobody named leaves an unnamed place."""
    pile = list(state.discards[event.seat])
    taken = event.card if event.card in pile else ""
    if taken in pile:
        pile.remove(taken)
    return state._replace(discards={**state.discards, event.seat: tuple(pile)})


# --- coins


def _moved(state: State, coins: Mapping[str, int], laundered: Mapping[str, int]) -> State:
    return state._replace(
        coins={seat: state.coins[seat] + coins.get(seat, 0) for seat in SEATS},
        laundered={seat: state.laundered[seat] + laundered.get(seat, 0) for seat in SEATS},
    )


def _coins_set(state: State, event: CoinsSet) -> State:
    after = state._replace(coins={**state.coins, event.seat: event.coins})
    if event.laundered is None:
        return after
    return after._replace(laundered={**state.laundered, event.seat: event.laundered})


# --- turns and rounds


def _discarded(state: State, event: Discarded) -> State:
    kind = CARDS[event.card].kind if event.card else "gear" if state.loose else state.kind
    piles = _piles(state, kind)
    after = _with_piles(state, kind, {**piles, event.seat: (*piles[event.seat], event.card)})
    after = _moved(after, event.coins, {})._replace(house=state.house + bool(event.house))
    if event.last:
        return _close(after._replace(closing=tuple(seat for seat in state.closing if seat != event.seat)))
    return _acted(after, event.seat)


def _piles(state: State, kind: str) -> Piles:
    return state.discarded_thieves if kind == "thief" else state.discards


def _with_piles(state: State, kind: str, piles: Piles) -> State:
    return state._replace(discarded_thieves=piles) if kind == "thief" else state._replace(discards=piles)


def _acted(state: State, seat: str) -> State:
    if state.loose:
        return state
    after = state._replace(acted={**state.acted, seat: state.acted[seat] + 1})
    if any(after.acted[seat] < after.actions_a_round for seat in SEATS):
        return after
    return _close(_last_discards(after))


def _last_discards(state: State) -> State:
    """The forced last cards: asked for where they matter, otherwise only counted."""
    asked = tuple(seat for seat in (state.leader, OTHER[state.leader]) if _last_card_matters(state, seat))
    piles = _piles(state, state.kind)
    unnamed = {seat: cards if seat in asked else (*cards, "") for seat, cards in piles.items()}
    return _with_piles(state, state.kind, unnamed)._replace(closing=asked, phase=CLOSING)


def _last_card_matters(state: State, seat: str) -> bool:
    """Gear may come back by a Driver or Wheels, and in teams it scores."""
    return state.kind == "gear" and (state.opening.variant == "teams" or bool(late_sources(state, seat)))


def _close(state: State) -> State:
    """When nothing is asked for any more, the next round begins, or the late plays, or the game is over."""
    if state.closing:
        return state
    if state.round < len(DEAL):
        fresh = dict.fromkeys(SEATS, 0)
        return state._replace(round=state.round + 1, acted=fresh, phase=PLAYING)
    late = tuple(play for seat in ("green", "white") for play in late_sources(state, seat))
    return state._replace(phase=LATE if late else OVER, late=late)


def _chained(state: State, event: Played) -> State:
    """Wheels that The Driver brought in act too, where the ruling says so."""
    effects = effects_of(state, CARDS[event.card])
    if not state.opening.rulings["wheels-chain"] or not any(isinstance(e, PlayDiscarded) for e in effects):
        return state
    return state._replace(late=(LatePlay(event.seat, event.location, event.card), *state.late), phase=LATE)


def _late_done(state: State) -> State:
    """The next late play whose card still lies face up; what was turned over meanwhile acts no more."""
    late = tuple(play for play in state.late[1:] if play in late_sources(state, play.seat))
    return state._replace(late=late, phase=LATE if late else OVER)


# --- corrections


def _edited(state: State, changes: Mapping[str, Any]) -> State:
    fields = {name: value for name, value in changes.items() if name in ("city", "rulebook")}
    opening = state.opening._replace(
        players=_players(state.opening.players, changes),
        incomes={**state.opening.incomes, **changes.get("incomes", {})},
        **fields,
    )
    after = state._replace(opening=opening)
    if "locations" not in changes:
        return after
    cards = tuple(changes["locations"])
    moved = tuple(Location(CARDS[card], location.sides) for card, location in zip(cards, state.locations, strict=True))
    return after._replace(locations=moved, opening=opening._replace(locations=cards))


def _players(old: Players, changes: Mapping[str, Any]) -> Players:
    """Who sits where: the Masterminds (with their Lookouts) changed over, then what was corrected."""
    if changes.get("swap"):
        old = {**old, "white": old.get("green", {}), "green": old.get("white", {})}
    new = changes.get("players", {})
    return {seat: {**old.get(seat, {}), **new.get(seat, {})} for seat in {**old, **new}}
