"""The next state after an event. It decides nothing and refuses nothing: old evenings always replay."""

from collections.abc import Mapping
from typing import Any

from ..common import Abandoned, Edited, Ended, Loosened, replayer
from .box import FEWEST_PLAYERS
from .catalogue import DOCUMENTS
from .events import Claimed, Event, Goods, Opened, Revealed, SecretsShown, Sent, Tallied, TokensSet
from .resolution import Outcome, Plan, before_next_theft, read_plan
from .sealing import unseal
from .state import State, full, opened


def evolve(state: State, event: Event) -> State:
    match event:
        case Sent():
            return _sent(state, event)
        case Revealed():
            return _revealed(state, event)
        case Claimed():
            return _claimed(state, event)
        case TokensSet():
            return _tokens_set(state, event)
        case SecretsShown():
            return _secrets_shown(state, event)
        case Edited():
            return _edited(state, event.changes)
        case Loosened():
            return state._replace(loose=True)
        case Ended():
            return _over(state)
        case Abandoned():
            return _over(state)._replace(abandoned=True)
        case _:
            return opened(event)


replay = replayer((Opened, Tallied), opened, evolve)


# --- a round


def plan_of(event: Sent) -> Plan:
    plan = unseal(event.sealed) if event.sealed else read_plan(event.plan)
    if plan is None:
        raise ValueError("an entry without a plan")
    return plan


def _sent(state: State, event: Sent) -> State:
    secret = state.secret | {event.seat} if event.sealed else state.secret - {event.seat}
    plans = {**state.plans, event.seat: plan_of(event)}
    return state._replace(plans=plans, secret=secret, house=state.house + bool(event.house))


def _revealed(state: State, event: Revealed) -> State:
    after = _drawn(state, event.cards)._replace(
        plans={},
        secret=frozenset(),
        outcomes=event.outcomes,
        queue=from_next_theft(event.outcomes),
        house=state.house + bool(event.house),
    )
    return after if after.queue else _round_done(after)


def from_next_theft(outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """What is left when everything before the next theft is settled."""
    return outcomes[len(before_next_theft(outcomes)) :]


def _claimed(state: State, event: Claimed) -> State:
    after = _drawn(_moved(state, event.tokens), event.cards)
    if event.points is not None:
        after = after._replace(specials={**after.specials, event.seat: (*after.specials[event.seat], event.points)})
    rounded = state.rounded or (event.lot == DOCUMENTS and _odd(state, event))
    after = after._replace(house=state.house + bool(event.house), rounded=rounded)
    if not any(outcome.letter == event.letter for outcome in state.thefts):
        return after  # entered by decision of the house, or without rounds
    rest = tuple(outcome for outcome in state.queue if outcome.letter != event.letter)
    after = after._replace(queue=from_next_theft(rest))
    return after if after.queue else _round_done(after)


def _odd(state: State, event: Claimed) -> bool:
    """Whether somebody had an odd number to give half of."""
    kind = event.entry.get("kind", "")
    return any(state.tokens[seat].get(kind, 0) % 2 for seat in state.seats if seat != event.seat)


def _moved(state: State, changes: Mapping[str, Goods]) -> State:
    tokens = {
        seat: {kind: number + changes.get(seat, {}).get(kind, 0) for kind, number in goods.items()}
        for seat, goods in state.tokens.items()
    }
    return state._replace(tokens=tokens)


def _drawn(state: State, cards: Mapping[str, int]) -> State:
    return state._replace(cards={seat: number + cards.get(seat, 0) for seat, number in state.cards.items()})


def _round_done(state: State) -> State:
    """Lots are replaced and the second boss passes over; without enough lots the game is over."""
    leaving = sum(outcome.lot_leaves for outcome in state.outcomes)
    if state.lots_left is not None and state.lots_left < leaving:
        return _over(state)._replace(ran_out=True)
    return state._replace(round=state.round + 1, replaced=state.replaced + leaving, boss=_next_boss(state))


def _next_boss(state: State) -> str:
    if len(state.seats) > FEWEST_PLAYERS:
        return state.boss
    first, second = state.seats
    return second if state.boss == first else first


def _over(state: State) -> State:
    return state._replace(ended=True, plans={}, secret=frozenset(), queue=())


# --- corrections and the end


def _tokens_set(state: State, event: TokensSet) -> State:
    after = state._replace(tokens={**state.tokens, event.seat: full(event.tokens)})
    if event.cards is None:
        return after
    return after._replace(cards={**state.cards, event.seat: event.cards}, shown=_without(state.shown, event.seat))


def _without(shown: Mapping[str, Goods], seat: str) -> dict[str, Goods]:
    return {other: goods for other, goods in shown.items() if other != seat}


def _secrets_shown(state: State, event: SecretsShown) -> State:
    return state._replace(
        shown={**state.shown, event.seat: event.secrets},
        cards={**state.cards, event.seat: sum(event.secrets.values())},
        house=state.house + bool(event.house),
    )


def _edited(state: State, changes: Mapping[str, Any]) -> State:
    old, new = state.opening.players, changes.get("players", {})
    opening = state.opening._replace(players={seat: {**old[seat], **new.get(seat, {})} for seat in old})
    if "vp_card" in changes:
        card = {kind: tuple(row) for kind, row in changes["vp_card"].items()}
        opening = opening._replace(vp_card=card, vp_card_from=changes["vp_card_from"])
    opening = opening._replace(lots=changes.get("lots", opening.lots))
    after = state._replace(opening=opening, boss=changes.get("boss", state.boss))
    if state.ran_out and "lots" in changes:  # with more lots the round may not have been the last
        return _round_done(after._replace(ended=False, ran_out=False))
    return after
