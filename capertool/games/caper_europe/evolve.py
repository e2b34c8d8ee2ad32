"""The next state after an event. It decides nothing and refuses nothing: old evenings always replay."""

from collections.abc import Iterable, Mapping
from typing import Any

from ..coins import CoinsSet
from ..common import Abandoned, Edited, Ended, Loosened, Tallied, replayer
from .box import DEAL, OTHER, SEATS
from .events import Burnt, Discarded, Event, Kinds, LootLeft, LootSet, MarkerSet, Moved, Opened, Played
from .state import CLOSING, NO_LOOT, OVER, PLAYING, Place, State, leader_of, on_track, opened, redescribed
from .table import Side, Stack

Players = Mapping[str, Mapping[str, str]]
_NAMED_LAST_CARDS = ("rome",)
"""Where cards count what lies in the discards, the last card of a round is asked for."""


def evolve(state: State, event: Event) -> State:
    match event:
        case Played():
            return _played(redescribed(state, event.described), event)
        case Discarded():
            return _discarded(redescribed(state, event.described), event)
        case Burnt():
            after = _burnt(state, event.seat, event.location, event.stack)
            return _moved(after, event.location, event.moved)._replace(house=state.house + bool(event.house))
        case MarkerSet() | LootSet() | LootLeft() | CoinsSet():
            return _set(state, event)
        case Edited():
            return _edited(state, event.changes)._replace(house=state.house + bool(event.house))
        case Loosened():
            return state._replace(loose=True, phase=PLAYING, closing=())
        case Ended():
            return state._replace(phase=OVER, closing=(), cut_short=True)
        case Abandoned():
            return state._replace(phase=OVER, closing=(), abandoned=True)
        case _:
            return opened(event)


replay = replayer((Opened, Tallied), opened, evolve)


# --- cards


def _played(state: State, event: Played) -> State:
    place = state.locations[event.location]
    sides = {**place.sides, event.seat: _laid(state, place.sides[event.seat], event)}
    after = _with_place(state, event.location, place._replace(sides=sides))
    for stack in event.burnt:
        after = _burnt(after, OTHER[event.seat], event.location, stack)
    after = _moved(after, event.location, event.moved)._replace(house=state.house + bool(event.house))
    return _acted(after, event.seat)


def _laid(state: State, side: Side, event: Played) -> Side:
    card = state.cards[event.card]
    if event.on is None:
        return (*side, Stack(card))
    stack = side[event.on]
    return _replaced(side, event.on, Stack(stack.thief, (*stack.gear, card)))


def _burnt(state: State, seat: str, location: int, stack: int) -> State:
    """The topmost gear lies open in its owner's discards."""
    place = state.locations[location]
    burning = place.sides[seat][stack]
    side = _replaced(place.sides[seat], stack, Stack(burning.thief, burning.gear[:-1]))
    after = _with_place(state, location, place._replace(sides={**place.sides, seat: side}))
    return _on_pile(after, seat, burning.gear[-1].id)


def _on_pile(state: State, seat: str, card: str) -> State:
    return state._replace(discards={**state.discards, seat: (*state.discards[seat], card)})


def _replaced(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _with_place(state: State, index: int, place: Place) -> State:
    return state._replace(locations=_replaced(state.locations, index, place))


# --- what moves


def _moved(state: State, location: int, moved: Moved) -> State:
    place = state.locations[location]
    if moved.marker is not None:
        place = place._replace(marker=moved.marker, stars=None)
    if place.loot is not None:
        carried = _sum(moved.loot.values())
        place = place._replace(loot={kind: number - carried.get(kind, 0) for kind, number in place.loot.items()})
    after = _with_place(state, location, place)
    return after._replace(
        coins=_added(state.coins, moved.coins),
        laundered=_added(state.laundered, moved.laundered),
        loot={seat: {**state.loot[seat], **_added(state.loot[seat], moved.loot.get(seat, {}))} for seat in SEATS},
    )


def _added(before: Mapping[str, int], changes: Mapping[str, int]) -> dict[str, int]:
    return {name: number + changes.get(name, 0) for name, number in before.items()}


def _sum(changes: Iterable[Kinds]) -> dict[str, int]:
    total: dict[str, int] = {}
    for kinds in changes:
        for kind, number in kinds.items():
            total[kind] = total.get(kind, 0) + number
    return total


def _set(state: State, event: MarkerSet | LootSet | LootLeft | CoinsSet) -> State:
    match event:
        case MarkerSet():
            place = state.locations[event.location]._replace(marker=event.marker, stars=event.stars)
            return _with_place(state, event.location, place)
        case LootSet():
            return state._replace(loot={**state.loot, event.seat: {**NO_LOOT, **event.loot}})
        case LootLeft():
            place = state.locations[event.location]._replace(loot={**NO_LOOT, **event.loot})
            return _with_place(state, event.location, place)
        case _:
            laundered = state.laundered[event.seat] if event.laundered is None else event.laundered
            return state._replace(
                coins={**state.coins, event.seat: event.coins},
                laundered={**state.laundered, event.seat: laundered},
            )


# --- turns and rounds


def _discarded(state: State, event: Discarded) -> State:
    after = _on_pile(state, event.seat, event.card)
    after = after._replace(coins=_added(state.coins, event.coins), house=state.house + bool(event.house))
    if event.last:
        return _close(after._replace(closing=tuple(seat for seat in state.closing if seat != event.seat)))
    return _acted(after, event.seat)


def _acted(state: State, seat: str) -> State:
    if state.loose:
        return state
    leader = state.leader or seat  # where nobody told, whoever acts first leads the round
    after = state._replace(acted={**state.acted, seat: state.acted[seat] + 1}, leader=leader)
    if any(after.acted[each] < after.actions_a_round for each in SEATS):
        return after
    return _close(_last_cards(after, leader))


def _last_cards(state: State, leader: str) -> State:
    """The last card of each hand is discarded: named where discards count, otherwise only as a card."""
    if state.opening.city in _NAMED_LAST_CARDS:
        return state._replace(closing=(leader, OTHER[leader]), phase=CLOSING)
    return state._replace(discards={seat: (*pile, "") for seat, pile in state.discards.items()})


def _close(state: State) -> State:
    """When nothing is asked for any more, the next round begins, or the game is over."""
    if state.closing:
        return state
    if state.round == len(DEAL):
        return state._replace(phase=OVER)
    fresh, following = dict.fromkeys(SEATS, 0), state.round + 1
    return state._replace(round=following, acted=fresh, phase=PLAYING, leader=leader_of(state.opening, following))


# --- corrections


def _edited(state: State, changes: Mapping[str, Any]) -> State:
    state = redescribed(state, changes.get("cards", {}))
    opening = state.opening._replace(
        players=_players(state.opening.players, changes),
        city=changes.get("city", state.opening.city),
        packs=changes.get("packs", state.opening.packs),
        locations=tuple(changes.get("locations", state.opening.locations)),
        track=tuple(changes.get("track", state.opening.track)),
        leaders=tuple(changes.get("leaders", state.opening.leaders)),
    )
    begins = state.leader if any(state.acted.values()) else leader_of(opening, state.round)
    after = state._replace(opening=opening, leader=begins)
    places = tuple(
        place._replace(card=state.cards[id], marker=on_track(after, place.marker))
        for id, place in zip(opening.locations, state.locations, strict=True)
    )
    return after._replace(locations=places)


def _players(old: Players, changes: Mapping[str, Any]) -> Players:
    """Who sits where: changed over, then what was corrected."""
    if changes.get("swap"):
        old = {**old, "south": old.get("north", {}), "north": old.get("south", {})}
    new = changes.get("players", {})
    return {seat: {**old.get(seat, {}), **new.get(seat, {})} for seat in {**old, **new}}
