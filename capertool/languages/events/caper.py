"""What happened in a recorded game of Caper, as sentences."""

from collections.abc import Iterator, Mapping
from typing import Any

from ...games.caper.box import COINS, DEAL, GEAR_IN_DECK, SEATS, SNITCH, THIEVES_IN_DECK
from ...games.caper.catalogue import CARDS
from ...games.caper.costs import turning
from ...games.caper.events import Declined, Discarded, Event, Opened, Played
from ...games.caper.scoring import tally
from ...games.caper.state import CLOSING, LATE, OVER, PLAYING, State, table_of
from ...games.coins import CoinsSet
from ...games.common import Abandoned, Edited, Ended, Loosened, Tallied
from .. import N_, Language
from ..players import called
from ..purses import coins_set, purse
from ..terms import city_name, seat_name, short_name

GAME = "caper"


def player(say: Language, state: State, seat: str) -> str:
    """A player's name as it was entered, or the seat; of two with one name each also has the seat."""
    return called(say, state.opening.players, seat)


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
            return coins_set(say, player(say, state, event.seat), event)
        case Edited():
            return say("Corrected: {what}.", what=say.join(list(_edited(say, event.changes))))
        case _:
            return say(_PLAIN_SENTENCES[type(event)])


_PLAIN_SENTENCES: Mapping[type, str] = {
    Loosened: N_("From here on without turns and coins."),
    Ended: N_("The game was ended as it lay."),
    Abandoned: N_("The game was abandoned."),
    Tallied: N_("The table was tallied after the game."),
}


def _edited(say: Language, changes: Mapping[str, Any]) -> Iterator[str]:
    """What a correction was about."""
    if changes.get("swap"):
        yield say("the seats")
    for seat, fields in changes.get("players", {}).items():
        yield from (f"{seat_name(say, seat)} → {value}" for value in fields.values())
    if "city" in changes:
        yield city_name(say, changes["city"])
    yield from (say.card(GAME, card) for card in changes.get("locations", ()))
    for card, income in changes.get("incomes", {}).items():
        yield say("income of {card}: {income}", card=say.card(GAME, card), income=income)


def _played(say: Language, state: State, event: Played) -> Iterator[str]:
    names = {
        "player": player(say, state, event.seat),
        "card": say.card(GAME, event.card),
        "location": say.card(GAME, state.locations[event.location].card.id),
    }
    if event.on is None:
        yield say("{player} plays {card}; location: {location}.", **names)
    else:
        names["thief"] = say.card(GAME, state.locations[event.location].sides[event.seat][event.on].thief.card.id)
        if event.late:
            yield say("{player} brings back {card}; thief: {thief}, {location}.", **names)
        else:
            yield say("{player} plays {card}; thief: {thief}, {location}.", **names)
    if event.turned is None and turning(state, CARDS[event.card]) is not None:
        yield say("Nothing there can be turned over.")
    if event.turned is not None:
        stack = state.locations[event.location].sides[event.turned.seat][event.turned.stack]
        hit = stack.thief if event.turned.gear is None else stack.gear[event.turned.gear]
        yield say("Turned over: {card}.", card=say.card(GAME, hit.card.id))


def _discarded(say: Language, state: State, event: Discarded) -> str:
    who = player(say, state, event.seat)
    if event.card:
        return say("{player} discards {card}.", player=who, card=say.card(GAME, event.card))
    return say("{player} discards a card.", player=who)


def say_coins(say: Language, state: State, moved: Mapping[str, int] = {}) -> str:
    """The coins of both players and in the supply; what just moved in brackets, then what is laundered."""
    white, green = (
        purse(say, player(say, state, seat), state.coins[seat], moved.get(seat, 0), state.laundered[seat])
        for seat in SEATS
    )
    return say("Coins: {white}, {green}, supply {supply}.", white=white, green=green, supply=state.supply)


def say_after(say: Language, event: Event, state: State) -> list[str]:
    """Coins, and the capers where a card was laid."""
    moved: Mapping[str, int] = getattr(event, "coins", {}) if isinstance(event, Played | Discarded) else {}
    parts = [] if state.loose else [say_coins(say, state, moved)]
    if isinstance(event, Played):
        parts.append(_capers(say, state, event.location))
    return [" ".join(parts)] if parts else []


def _capers(say: Language, state: State, index: int) -> str:
    """The capers at one location, and who leads there."""
    location = tally(table_of(state)).locations[index]
    white, green = (f"{player(say, state, seat)} {location.counts[seat]}" for seat in SEATS)
    name = say.card(GAME, location.card)
    return say("Capers, {location}: {white}, {green}.", location=name, white=white, green=green)


def say_standing(say: Language, state: State) -> list[str]:
    return [] if state.loose else [say_coins(say, state)]


def say_setting(say: Language, state: State) -> str:
    return city_name(say, state.opening.city)


def say_progress(say: Language, state: State) -> str:
    if state.abandoned:
        return say("abandoned")
    if state.cut_short:
        return say("ended early")
    return say("over") if state.phase == OVER else say("round {round}", round=state.round)


def player_names(say: Language, state: State) -> dict[str, str]:
    """Names by seat; a team by both of its players."""
    return {seat: _with_lookout(say, state, seat) for seat in SEATS} | (
        {SNITCH: player(say, state, SNITCH)} if state.opening.variant == SNITCH else {}
    )


def _with_lookout(say: Language, state: State, seat: str) -> str:
    lookout = short_name(state.opening.players.get(seat, {}).get("lookout", "").strip())
    name = player(say, state, seat)
    return f"{name} & {lookout}" if lookout else name


def likely_commands(say: Language, state: State) -> list[str]:
    play = "capertool play " + say("CARD LOCATION")
    if state.loose and state.phase != OVER:
        return [f"{play} --seat white", f"{play} --seat green", "capertool score", "capertool end"]
    discard = ["capertool discard"] if state.kind == "gear" else []
    return {
        PLAYING: [play, *discard, "capertool undo"],
        CLOSING: ["capertool discard " + say("CARD"), "capertool undo"],
        LATE: ["capertool play " + say("CARD"), "capertool skip", "capertool undo"],
        OVER: ["capertool score", "capertool score --explain", "capertool new caper"],
    }[state.phase]


def say_setup(say: Language, state: State) -> list[str]:
    """The set-up for this city and number of players, in figures of the box."""
    names = player_names(say, state)
    white, green = names["white"], names["green"]
    seats = {
        "duel": say("{white} takes the white Mastermind card, {green} the green one.", white=white, green=green),
        "snitch": say(
            "{white} takes the white Mastermind card, {green} the green one, {snitch} the Snitch card.",
            white=white,
            green=green,
            snitch=names.get(SNITCH, ""),
        ),
        "teams": say(
            "{white} takes white, {green} green; each Lookout sits to the left of the own Mastermind.",
            white=white,
            green=green,
        ),
    }
    places = [f"{number} {say.card(GAME, location.card.id)}" for number, location in enumerate(state.locations, 1)]
    return [
        say("Put the cards of the other cities back into the box."),
        say(
            "Shuffle {thieves} thieves and {gear} gear, each a face-down deck.",
            thieves=THIEVES_IN_DECK,
            gear=GEAR_IN_DECK,
        ),
        say("Lay out in this order: {locations}.", locations=", ".join(places)),
        say("Put {coins} coins beside them.", coins=COINS),
        seats[state.opening.variant],
        _dealing(say, state.opening.variant),
    ]


def _dealing(say: Language, variant: str) -> str:
    """How the cards of each round reach the players."""
    deal = say.join([str(cards) for cards in DEAL])
    if variant == "snitch":
        double = say.join([str(2 * cards) for cards in DEAL])
        return say(
            "Round by round, the Snitch gets {double} cards face down and gives one to each Mastermind; "
            "before every turn one more to each.",
            double=double,
        )
    if variant == "teams":
        return say(
            "Round by round, deal {deal} cards to each Lookout, who hands two a turn to the opposing Mastermind.",
            deal=deal,
        )
    return say("Round by round, deal {deal} cards to each, thieves first; swap hands after each turn.", deal=deal)


def say_next(say: Language, state: State) -> str:
    """Whose turn it is, and for what."""
    if state.abandoned:
        return say("The game was abandoned; capertool undo takes it up again.")
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
