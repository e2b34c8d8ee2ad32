"""What happened in a recorded game of Caper: Europe, as sentences."""

from collections.abc import Iterator, Mapping
from typing import Any

from ...effects.model import LOOT_KINDS, Act
from ...games.caper_europe.box import COINS, GAME, GEAR_IN_DECK, LOOT_HERE, OTHER, SEATS, THIEVES_IN_DECK
from ...games.caper_europe.events import (
    Burnt,
    Descriptions,
    Discarded,
    Event,
    Kinds,
    LootLeft,
    LootSet,
    MarkerSet,
    Moved,
    Opened,
    Played,
)
from ...games.caper_europe.state import CLOSING, OVER, PLAYING, Place, State, effects_of, marker_of, redescribed
from ...games.coins import CoinsSet
from ...games.common import Abandoned, Edited, Ended, Loosened, Tallied
from .. import N_, Language
from ..compose import composer
from ..figures import figure_name
from ..players import called
from ..purses import coins_set, purse
from ..terms import amount_of, city_name, seat_name
from .europe_unknown import say_missing, say_not_known


def player(say: Language, state: State, seat: str) -> str:
    """A player's name as it was entered, or the seat; of two with one name each also has the seat."""
    return called(say, state.opening.players, seat)


def knowing(say: Language, state: State) -> Language:
    """The language with the names that the packs of this game give."""
    return say.knowing({id: card.names for id, card in state.cards.items() if card.names})


# --- entries


def say_event(say: Language, state: State, event: Event) -> str:
    """One entry; `state` is the one before it."""
    state = redescribed(state, _cards_told(event))
    sentence = _sentence(knowing(say, state), state, event)
    house = getattr(event, "house", ())
    return " ".join([sentence, say("House decision.")]) if house else sentence


def _cards_told(event: Event) -> Descriptions:
    """The cards that an entry describes."""
    if isinstance(event, Played | Discarded):
        return event.described
    return event.changes.get("cards", {}) if isinstance(event, Edited) else {}


def _sentence(say: Language, state: State, event: Event) -> str:
    match event:
        case Opened():
            return say("The game begins in {city}.", city=city_name(say, event.city))
        case Played():
            return " ".join(_played(say, state, event))
        case Discarded():
            return _discarded(say, state, event)
        case Burnt():
            return " ".join(
                [_burning(say, state, event.seat, event.location, (event.stack,)), *_back(say, state, event.moved)]
            )
        case MarkerSet() | LootSet() | LootLeft() | CoinsSet():
            return _set(say, state, event)
        case Edited():
            return _edited(say, event.changes)
        case _:
            return say(_PLAIN_SENTENCES[type(event)])


_PLAIN_SENTENCES: Mapping[type, str] = {
    Loosened: N_("From here on without turns and coins."),
    Ended: N_("The game was ended as it lay."),
    Abandoned: N_("The game was abandoned."),
    Tallied: N_("The table was tallied after the game."),
}


def _edited(say: Language, changes: Mapping[str, Any]) -> str:
    """What a correction was about."""
    described = _described(say, changes["cards"]) if changes.get("cards") else ""
    parts = [say("the seats")] if changes.get("swap") else []
    for seat, fields in changes.get("players", {}).items():
        parts += [f"{seat_name(say, seat)} → {value}" for value in fields.values()]
    parts += [city_name(say, changes["city"])] if "city" in changes else []
    parts += [say.card(GAME, card) for card in changes.get("locations", ())]
    parts += [figure_name(say, GAME, name) for name in ("track", "leaders") if name in changes]
    corrected = say("Corrected: {what}.", what=say.join(parts)) if parts else ""
    return " ".join(filter(None, (corrected, described)))


def _described(say: Language, cards: Descriptions) -> str:
    """Cards that were described while the game ran, by the names they got."""
    return say("Described: {cards}.", cards=say.join([say.card(GAME, id) for id in cards]))


def _played(say: Language, state: State, event: Played) -> Iterator[str]:
    names = {
        "player": player(say, state, event.seat),
        "card": say.card(GAME, event.card),
        "location": _place(say, state, event.location),
    }
    if event.on is None:
        yield say("{player} plays {card}; location: {location}.", **names)
    else:
        thief = state.locations[event.location].sides[event.seat][event.on].thief.id
        yield say("{player} plays {card}; thief: {thief}, {location}.", **names, thief=say.card(GAME, thief))
    if event.burnt:
        yield _burning(say, state, OTHER[event.seat], event.location, event.burnt)
    elif any(isinstance(effect, Act) for effect in effects_of(state.cards[event.card])):
        yield say("Nothing there can burn.")
    yield from _back(say, state, event.moved)
    if event.described:
        yield _described(say, event.described)


def _burning(say: Language, state: State, seat: str, location: int, stacks: tuple[int, ...]) -> str:
    side = state.locations[location].sides[seat]
    burnt: list[str] = []
    for number, stack in enumerate(stacks):
        gear = side[stack].gear
        burnt.append(say.card(GAME, gear[-1 - stacks[:number].count(stack)].id))
    return say("Burnt: {cards}.", cards=say.join(burnt))


def _back(say: Language, state: State, moved: Moved) -> Iterator[str]:
    """What went into the headquarters and out of them."""
    for seat, kinds in moved.loot.items():
        gained = {kind: number for kind, number in kinds.items() if number > 0}
        lost = {kind: -number for kind, number in kinds.items() if number < 0}
        who = player(say, state, seat)
        if gained:
            yield say("{player} grabs {loot}.", player=who, loot=_pieces(say, gained))
        if lost:
            yield say("{player} gives back {loot}.", player=who, loot=_pieces(say, lost))
    for seat, number in moved.laundered.items():
        who = player(say, state, seat)
        if number > 0:
            yield say.plural("{player} launders {n} coin.", "{player} launders {n} coins.", number, player=who)
        else:
            yield say.plural(
                "{player} gives back {n} laundered coin.",
                "{player} gives back {n} laundered coins.",
                -number,
                player=who,
            )


def _pieces(say: Language, loot: Kinds) -> str:
    """Loot that is grabbed or given back: the object of a sentence, as card texts have it."""
    compose = composer(say, GAME)
    return say.join([compose.amount(loot[kind], kind) for kind in LOOT_KINDS if kind in loot])


def _discarded(say: Language, state: State, event: Discarded) -> str:
    who = player(say, state, event.seat)
    if not event.card:
        return say("{player} discards a card.", player=who)
    discarded = say("{player} discards {card}.", player=who, card=say.card(GAME, event.card))
    return " ".join([discarded, _described(say, event.described)]) if event.described else discarded


def _set(say: Language, state: State, event: MarkerSet | LootSet | LootLeft | CoinsSet) -> str:
    match event:
        case MarkerSet():
            place = state.locations[event.location]._replace(marker=event.marker, stars=event.stars)
            return _marker(say, state, place)
        case LootSet():
            who = player(say, state, event.seat)
            return say("In the headquarters of {player}: {loot}.", player=who, loot=_kinds(say, event.loot))
        case LootLeft():
            place_name = _place(say, state, event.location)
            return say("Loot left, {location}: {loot}.", location=place_name, loot=_kinds(say, event.loot))
        case CoinsSet():
            return coins_set(say, player(say, state, event.seat), event)


def _place(say: Language, state: State, location: int) -> str:
    return say.card(GAME, state.locations[location].card.id)


def _kinds(say: Language, loot: Kinds) -> str:
    shown = [amount_of(say, kind, loot[kind]) for kind in LOOT_KINDS if loot.get(kind)]
    return say.join(shown) or say("nothing")


# --- what stands where


def _marker(say: Language, state: State, place: Place) -> str:
    location = say.card(GAME, place.card.id)
    marker = marker_of(state, place)
    if marker.seat is None:
        return say("Marker, {location}: in the middle.", location=location)
    who, fields = player(say, state, marker.seat), amount_of(say, "fields", abs(place.marker))
    if marker.stars is None:
        return say("Marker, {location}: {player}, {fields}.", location=location, player=who, fields=fields)
    stars = amount_of(say, "stars", marker.stars)
    return say(
        "Marker, {location}: {player}, {fields}, {stars}.", location=location, player=who, fields=fields, stars=stars
    )


def say_coins(say: Language, state: State, moved: Mapping[str, int] = {}) -> str:
    """The coins of both players and in the supply; what just moved in brackets, then what is laundered."""
    south, north = (
        purse(say, player(say, state, seat), state.coins[seat], moved.get(seat, 0), state.laundered[seat])
        for seat in SEATS
    )
    return say("Coins: {white}, {green}, supply {supply}.", white=south, green=north, supply=state.supply)


def say_after(say: Language, event: Event, state: State) -> list[str]:
    """Coins, and the marker where a card was laid or burnt; then what the tool could not do by itself."""
    say = knowing(say, state)
    parts = [] if state.loose else [say_coins(say, state, _coins_moved(event))]
    if isinstance(event, Played | Burnt):
        parts.append(_marker(say, state, state.locations[event.location]))
    lines = [" ".join(parts)] if parts else []
    return [*lines, *say_not_known(say, event, state)]


def _coins_moved(event: Event) -> Mapping[str, int]:
    if isinstance(event, Played | Burnt):
        return event.moved.coins
    return event.coins if isinstance(event, Discarded) else {}


def say_standing(say: Language, state: State) -> list[str]:
    return [] if state.loose else [say_coins(say, state)]


def say_setting(say: Language, state: State) -> str:
    return city_name(say, state.opening.city)


def say_progress(say: Language, state: State) -> str:
    if state.abandoned:
        return say("abandoned")
    return say("over") if state.phase == OVER else say("round {round}", round=state.round)


def player_names(say: Language, state: State) -> dict[str, str]:
    return {seat: player(say, state, seat) for seat in SEATS}


# --- what comes next


def likely_commands(say: Language, state: State) -> list[str]:
    play = "capertool play " + say("CARD LOCATION")
    return {
        PLAYING: [play, "capertool discard", "capertool undo"],
        CLOSING: ["capertool discard " + say("CARD"), "capertool undo"],
        OVER: ["capertool score", "capertool score --explain", "capertool new caper-europe"],
    }[state.phase]


def say_next(say: Language, state: State) -> str:
    """Whose turn it is, and for what."""
    if state.abandoned:
        return say("The game was abandoned; capertool undo takes it up again.")
    if state.phase == OVER:
        return say("The game is over: capertool score")
    kind = say("thieves") if state.kind == "thief" else say.term("round", "gear")
    if state.loose:
        return say("Anybody may enter a card, with --seat.")
    if state.to_move is None:
        return say("Next: round {round} ({kind}); whoever begins it, with --seat.", round=state.round, kind=kind)
    who = player(say, state, state.to_move)
    if state.phase == CLOSING:
        return say("Next: {player} names the last card, which pays nothing: capertool discard CARD", player=who)
    return say("Next: {player}, round {round} ({kind}).", player=who, round=state.round, kind=kind)


def say_setup(say: Language, state: State) -> list[str]:
    """The set-up for this city, in figures of the box."""
    say = knowing(say, state)
    places = [f"{number} {say.card(GAME, place.card.id)}" for number, place in enumerate(state.locations, 1)]
    steps = [
        say("Put the cards of the other cities back into the box."),
        say(
            "Shuffle {thieves} thieves and {gear} gear, each a face-down deck.",
            thieves=THIEVES_IN_DECK,
            gear=GEAR_IN_DECK,
        ),
        say("Lay out in this order: {locations}.", locations=", ".join(places)),
        say(
            "Mix the loot and put {n} pieces beside each location, a marker into the middle of each track.", n=LOOT_HERE
        ),
        say("Put {coins} coins beside them.", coins=COINS),
    ]
    return [*steps, *say_missing(say, state)]
