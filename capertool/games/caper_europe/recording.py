"""Caper: Europe as the recorder knows it."""

from typing import Any

from ..recording import Recording
from .box import GAME, SEATS
from .catalogue import CARDS
from .commands import Burn, Command, Discard, Play
from .decide import decide
from .description import describe_card
from .events import CODEC, Burnt, Discarded, Event, Played
from .evolve import evolve, replay
from .state import State, known_places, table_of
from .table import Player, Side, marker_text


def command_of(event: Event) -> Command | None:
    """The entry that made an event; corrections are no entries of that kind."""
    match event:
        case Played(seat, card, location, on, burnt, takes, gives):
            return Play(card, location, on, burnt, takes, gives, seat)
        case Discarded(seat, card):
            return Discard(card, seat)
        case Burnt(seat, location, stack, gives):
            return Burn(seat, location, stack, gives)
        case _:
            return None


def document_of(state: State) -> dict[str, Any]:
    """The table file of a game as it lies, with the cards that are not known to everybody."""
    table = table_of(state)
    used = dict.fromkeys([*(place.card.id for place in state.locations), *known_places(state)])
    own = {id: describe_card(state.cards[id]) for id in used if CARDS.get(id) != state.cards[id]}
    document = {
        "game": GAME,
        "city": table.city,
        "rulings": dict(table.rulings),
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
    return {**document, "cards": own} if own else document


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


RECORDING = Recording(CODEC.encode, CODEC.decode, decide, evolve, replay, command_of, table_of, document_of)
