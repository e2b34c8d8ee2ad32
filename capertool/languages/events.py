"""What happened in a recorded game, as sentences."""

from collections.abc import Iterator

from ..games.caper.events import (
    CoinsSet,
    Declined,
    Discarded,
    Edited,
    Ended,
    Event,
    Loosened,
    Opened,
    Played,
)
from ..games.caper.state import CLOSING, LATE, OVER, State
from . import Language
from .terms import city_name, seat_name, short_name

GAME = "caper"


def player(say: Language, state: State, seat: str) -> str:
    """A player's name as it was entered, or the seat; whoever shows it makes it safe."""
    return short_name(state.opening.players.get(seat, {}).get("name", "").strip()) or seat_name(say, seat)


def say_event(say: Language, state: State, event: Event) -> str:
    """One entry; `state` is the one before it."""
    sentence = _sentence(say, state, event)
    house = getattr(event, "house", ())
    return " ".join([sentence, say("House decision.")]) if house else sentence


def _sentence(say: Language, state: State, event: Event) -> str:
    match event:
        case Opened():
            return say("The game begins in {city}.", city=city_name(say, event.city))
        case Played():
            return " ".join(_played(say, state, event))
        case Discarded():
            return _discarded(say, state, event)
        case Declined():
            return say("{player} brings nothing back.", player=player(say, state, event.seat))
        case CoinsSet():
            who = player(say, state, event.seat)
            return say.plural("{player} has {n} coin.", "{player} has {n} coins.", event.coins, player=who)
        case Edited():
            return say("The record was corrected.")
        case Loosened():
            return say("From here on without turns and coins.")
        case Ended():
            return say("The game was ended as it lay.")


def _played(say: Language, state: State, event: Played) -> Iterator[str]:
    names = {
        "player": player(say, state, event.seat),
        "card": say.card(GAME, event.card),
        "location": say.card(GAME, state.locations[event.location].card.id),
    }
    if event.late:
        yield say("{player} brings back {card}; location: {location}.", **names)
    else:
        yield say("{player} plays {card}; location: {location}.", **names)
    if event.turned is not None:
        stack = state.locations[event.location].sides[event.turned.seat][event.turned.stack]
        hit = stack.thief if event.turned.gear is None else stack.gear[event.turned.gear]
        yield say("Turned over: {card}.", card=say.card(GAME, hit.card.id))


def _discarded(say: Language, state: State, event: Discarded) -> str:
    who = player(say, state, event.seat)
    if event.card:
        return say("{player} discards {card}.", player=who, card=say.card(GAME, event.card))
    return say("{player} discards a card.", player=who)


def say_coins(say: Language, state: State) -> str:
    """The coins of both players and in the supply."""
    white, green = (f"{player(say, state, seat)} {state.coins[seat]}" for seat in ("white", "green"))
    return say("Coins: {white}, {green}, supply {supply}.", white=white, green=green, supply=state.supply)


def say_next(say: Language, state: State) -> str:
    """Whose turn it is, and for what."""
    if state.phase == OVER:
        return say("The game is over: capertool score")
    if state.to_move is None:
        return say("Anybody may enter a card, with --seat.")
    who = player(say, state, state.to_move)
    if state.phase == CLOSING:
        return say("Next: {player} names the last card, which pays nothing: capertool discard CARD", player=who)
    if state.phase == LATE:
        source = say.card(GAME, state.late[0].source)
        return say("Next: {player} may bring back gear by {card}: play, or skip.", player=who, card=source)
    kind = say("thieves") if state.kind == "thief" else say.term("round", "gear")
    return say("Next: {player}, round {round} ({kind}).", player=who, round=state.round, kind=kind)
