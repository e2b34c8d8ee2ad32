"""Caper: Europe as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..card import Card
from ..coins import CoinsSet, SetCoins
from ..common import Tallied, entry_of
from ..document import Ids
from ..recording import Recording
from .box import GAME, OTHER, SEATS
from .catalogue import CARDS
from .commands import Burn, Command, Discard, Play, SetLoot, SetMarker
from .decide import decide
from .description import describe_card
from .events import CODEC, Burnt, Changes, Discarded, Event, LootLeft, LootSet, MarkerSet, Opened, Played
from .evolve import evolve, replay
from .figures import FIGURES
from .reading import read_table
from .rulings import DEFAULTS
from .state import State, described, table_of
from .table import Player, Side, Table, cards_of, marker_text


def command_of(event: Event) -> Command | None:
    """The entry that made an event; an opening is none."""
    match event:
        case Played(seat, card, location, on, burnt, takes, gives):
            return Play(card, location, on, burnt, takes, gives, seat, event.described)
        case Discarded(seat, card):
            return Discard(card, seat, event.described)
        case Burnt(seat, location, stack, gives):
            return Burn(seat, location, stack, gives)
        case _:
            return _set_by_hand(event)


def _set_by_hand(event: Event) -> Command | None:
    match event:
        case MarkerSet(location, marker, stars):
            seat = "south" if marker > 0 else "north"
            return SetMarker(location, seat, abs(marker), stars) if marker else SetMarker(location)
        case LootSet(seat, loot):
            return SetLoot(loot, seat=seat)
        case LootLeft(location, loot):
            return SetLoot(loot, location=location)
        case CoinsSet(seat, coins, laundered):
            return SetCoins(seat, coins, laundered)
        case _:
            return entry_of(event)


def follow(command: Command, was: State, now: State, replaced: Mapping[str, str]) -> Command:
    """Gear follows the thief it was laid on, and a fire the thief it was aimed at, wherever they lie now."""
    if isinstance(command, Burn):
        thief = was.locations[command.location].sides[command.seat][command.stack].thief.id
        found = _where(now, command.seat, replaced.get(thief, thief))
        return command if found is None else command._replace(location=found[0], stack=found[1])
    if not isinstance(command, Play) or command.seat is None:
        return command
    there, moved = was.locations[command.location].sides, command
    if command.on is not None:
        thief = there[command.seat][command.on].thief.id
        found = _where(now, command.seat, replaced.get(thief, thief))
        moved = command if found is None else command._replace(location=found[0], on=found[1])
    other = OTHER[command.seat]
    aimed = [there[other][stack].thief.id for stack in command.targets]
    places = [_where(now, other, replaced.get(thief, thief)) for thief in aimed]
    return moved._replace(targets=tuple(place[1] for place in places if place and place[0] == moved.location))


def _where(state: State, seat: str, thief: str) -> tuple[int, int] | None:
    """The location and the place of a seat's thief."""
    for index, place in enumerate(state.locations):
        for number, stack in enumerate(place.sides[seat]):
            if stack.thief.id == thief:
                return index, number
    return None


def check_opening(event: Opened | Tallied) -> None:
    """An opening must describe a table that can be, and a track and leaders that a board can show."""
    if isinstance(event, Tallied):
        read_table(event.document, Ids(described(event.document.get("cards", {}), CARDS)), recorded=True)
        return
    document = {
        "city": event.city,
        "rulings": dict(event.rulings),
        "players": {seat: dict(event.players.get(seat, {})) for seat in dict.fromkeys((*SEATS, *event.players))},
        "locations": [{"card": card} for card in event.locations],
        "cards": event.cards,
    }
    read_table(document, Ids(described(event.cards, {})), cards={}, recorded=True)
    for name, given in (("track", event.track), ("leaders", event.leaders)):
        if given and FIGURES[name].read(given) is None:
            raise ValueError(f"no board shows such {name}")


def document_of(state: State) -> dict[str, Any]:
    """The table file of a game as it lies, with the cards that are not known to everybody."""
    table = table_of(state)
    own = {id: describe_card(card) for id, card in _cards(table).items() if CARDS.get(id) != card}
    document = _document(table, state.opening.about)
    return {**document, "cards": own} if own else document


def tallied(table: Table, about: Mapping[str, str]) -> Tallied:
    """A finished table that nobody recorded, as a game; it keeps its cards as they are known today."""
    cards = {id: describe_card(card) for id, card in _cards(table).items()}
    return Tallied({**_document(table, about), "cards": cards})


def _cards(table: Table) -> dict[str, Card]:
    """Every card of a table by id."""
    cards = [card for player in table.players.values() for card in player.discards]
    for location in table.locations:
        cards += [location.card, *(card for seat in SEATS for card in cards_of(location.sides[seat]))]
    return {card.id: card for card in cards}


def _document(table: Table, about: Mapping[str, str]) -> dict[str, Any]:
    return {
        "game": GAME,
        "city": table.city,
        **about,
        "rulings": {name: value for name, value in table.rulings.items() if value != DEFAULTS[name]},
        "players": {seat: _player(player) for seat, player in table.players.items()},
        "locations": [
            {
                "card": location.card.id,
                "marker": marker_text(location.marker),
                **{seat: _entries(location.sides[seat]) for seat in SEATS},
            }
            for location in table.locations
        ],
    }


def _player(player: Player) -> dict[str, Any]:
    fields = {key: getattr(player, key) for key in ("name", "lang", "coins", "laundered")}
    loot = {kind: number for kind, number in player.loot.items() if number}
    fields |= {"loot": loot, "discards": [card.id for card in player.discards]}
    return {key: value for key, value in fields.items() if value}


def _entries(side: Side) -> list[str]:
    """A side as a table file writes it: `thief: gear, gear`."""
    return [
        f"{stack.thief.id}: {', '.join(card.id for card in stack.gear)}" if stack.gear else stack.thief.id
        for stack in side
    ]


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
