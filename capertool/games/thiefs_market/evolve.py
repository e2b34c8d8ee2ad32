"""The next state after an event. It never refuses, so that an evening recorded years ago always replays."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..common import Abandoned, Edited, Ended, Loosened, Tallied, replayer
from .afford import Use
from .box import DECKS
from .catalogue import CARDS, GOLD, POTION
from .dice import MARKER, Pile, pile, turned, without
from .effects import SellGold
from .events import Bought, Cashed, Event, Moved, Opened, Passed, Rerolled, Rolled, Stolen, Taken, TokensSet, Used
from .slots import Slot, card_of, id_of
from .state import BUYING, CASHING, DIVIDING, OVER, ROLLING, State, clockwise, marker_holder, opened, without_pile


def evolve(state: State, event: Event) -> State:
    after = _evolve(state, event)
    return after._replace(house=after.house + 1) if getattr(event, "house", ()) else after


def _evolve(state: State, event: Event) -> State:
    match event:
        case Rolled():
            return state._replace(
                phase=DIVIDING, turn=event.seat, middle=pile((*event.dice, MARKER)), spent=state.dice - len(event.dice)
            )
        case Taken():
            return _taken(state, event)
        case Stolen():
            return _stolen(state, event)
        case Rerolled():
            return _rerolled(state, event)
        case Used():
            after = _moved(_used(state._replace(shopping=True), event.seat, event.use), event.moved)
            return _next_buyer(after, event.seat) if event.done else after
        case Bought():
            return _bought(state, event)
        case Passed():
            return _next_buyer(state, event.seat)
        case Cashed():
            return _cashed(state, event)
        case TokensSet():
            return _tokens_set(state, event)
        case _:
            return _of_the_record(state, event)


def _of_the_record(state: State, event: Event) -> State:
    match event:
        case Edited():
            return _edited(state, event.changes)
        case Loosened():
            return state._replace(loose=True)
        case Ended():
            return state._replace(phase=OVER, cut_short=True)
        case Abandoned():
            return state._replace(phase=OVER, abandoned=True)
        case _:
            return opened(event)  # type: ignore[arg-type]  # only openings are left


replay = replayer((Opened, Tallied), opened, evolve)


# --- tokens


def _moved(state: State, moves: Sequence[Moved]) -> State:
    gold, infamy = Counter(state.gold), Counter(state.infamy)
    for seat, token, number, _ in moves:
        (gold if token == GOLD else infamy)[seat] += number
    return state._replace(gold=_by_seat(state, gold), infamy=_by_seat(state, infamy))


def _by_seat(state: State, tokens: Counter[str]) -> Mapping[str, int]:
    return {seat: tokens[seat] for seat in state.seats}


def _tokens_set(state: State, event: TokensSet) -> State:
    gold = state.gold[event.seat] if event.gold is None else event.gold
    infamy = state.infamy[event.seat] if event.infamy is None else event.infamy
    return state._replace(gold={**state.gold, event.seat: gold}, infamy={**state.infamy, event.seat: infamy})


# --- dividing


def _taken(state: State, event: Taken) -> State:
    mine = pile((*state.piles.get(event.seat, ()), *event.objects))
    after = state._replace(piles={**state.piles, event.seat: mine}, middle=without(state.middle, event.objects))
    return _moved(_divided(after) if event.last else _next_divider(after, event.seat), event.moved)


def _stolen(state: State, event: Stolen) -> State:
    kept = without(state.piles[event.victim], event.returned)
    marker = (MARKER,) if MARKER in event.returned else ()
    others = {seat: objects for seat, objects in state.piles.items() if seat != event.victim}
    mine = pile((*others.get(event.seat, ()), *kept))
    after = state._replace(piles={**others, event.seat: mine}, middle=pile((*state.middle, *event.rolled, *marker)))
    return _moved(_next_divider(after, event.seat), event.moved)


def _next_divider(state: State, seat: str) -> State:
    """Clockwise to the next player without a pile."""
    missing = without_pile(state)
    return state._replace(turn=next((other for other in clockwise(state, seat) if other in missing), None))


def _divided(state: State) -> State:
    after = state._replace(phase=BUYING, final=state.piles, used=(), bought=0, shopping=False, rerolled=())
    return after._replace(turn=marker_holder(after))


def _rerolled(state: State, event: Rerolled) -> State:
    mine = turned(state.piles[event.seat], event.face, event.to)
    return state._replace(
        piles={**state.piles, event.seat: mine},
        final={**state.final, event.seat: mine},
        rerolled=(*state.rerolled, event.seat),
    )


# --- buying


def _used(state: State, seat: str, use: Use) -> State:
    if isinstance(CARDS[use.card].effects[0], SellGold):
        return state
    mine = state.piles[seat]
    after = state._replace(used=(*state.used, use.card))
    if use.to:
        return after._replace(piles={**state.piles, seat: turned(mine, use.face, use.to)})
    return _spend(after, seat, (use.face,))


def _spend(state: State, seat: str, dice: Pile) -> State:
    if not dice:
        return state
    mine = without(state.piles[seat], dice)
    return state._replace(piles={**state.piles, seat: mine}, spent=state.spent + len(dice))


def _bought(state: State, event: Bought) -> State:
    after = state._replace(shopping=True, bought=state.bought + 1)
    for use in event.uses:
        after = _used(after, event.seat, use)
    after = _spend(after, event.seat, event.dice)
    after = _out_of_market(after, event.card)
    gained = event.drawn if id_of(event.card) == POTION else event.card
    if event.drawn:
        after = _drawn(after, event.drawn)
    if gained:
        mine = (*state.cards[event.seat], id_of(gained))
        after = after._replace(cards={**state.cards, event.seat: mine})
    after = _moved(after, event.moved)
    return _next_buyer(after, event.seat) if event.done else after


def _out_of_market(state: State, slot: Slot) -> State:
    deck = card_of(slot).deck
    row = state.market.get(deck, ())
    if slot not in row:  # in a loose game, or by decision of the house
        return state._replace(seen=(*state.seen, slot))
    at = row.index(slot)
    vacant = state.vacant + (deck == state.deck)
    return state._replace(market={**state.market, deck: row[:at] + row[at + 1 :]}, vacant=vacant)


def _drawn(state: State, slot: Slot) -> State:
    deck = card_of(slot).deck
    return state._replace(left={**state.left, deck: max(0, state.left[deck] - 1)}, seen=(*state.seen, slot))


def _next_buyer(state: State, seat: str) -> State:
    """Clockwise from whoever took the marker, once round the table."""
    begins = marker_holder(state)
    order = (begins, *clockwise(state, begins))
    at = order.index(seat) + 1
    after = state._replace(bought=0, shopping=True)
    return after._replace(turn=order[at]) if at < len(order) else after._replace(turn=None, phase=CASHING)


# --- the end of a round


def _cashed(state: State, event: Cashed) -> State:
    after = _moved(state, event.moved)
    for slot in event.revealed:
        deck = card_of(slot).deck
        row = (*after.market.get(deck, ()), slot)
        after = _drawn(after, slot)._replace(market={**after.market, deck: row})
    begins = marker_holder(state)
    return after._replace(
        round=state.round if event.over else state.round + 1,
        phase=OVER if event.over else ROLLING,
        first=begins,
        turn=begins,
        middle=(),
        piles={},
        final={},
        spent=state.dice,
        used=(),
        bought=0,
        shopping=False,
        vacant=0,
        deck=max((state.deck, *(card_of(slot).deck for slot in event.revealed)), key=DECKS.index),
    )


# --- corrections


def _edited(state: State, changes: Mapping[str, Any]) -> State:
    new = changes.get("players", {})
    players = {seat: {**who, **new.get(seat, {})} for seat, who in state.opening.players.items()}
    return state._replace(opening=state.opening._replace(players=players))
