"""Caper: Europe as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..card import Card
from ..recording import Recording
from .box import GAME, SEATS
from .catalogue import CARDS
from .commands import Burn, Command, Discard, Play
from .decide import decide
from .description import describe_card
from .events import CODEC, Burnt, Discarded, Event, Played, Tallied
from .evolve import evolve, replay
from .state import State, table_of
from .table import Player, Side, Table, cards_of, marker_text


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


RECORDING = Recording(CODEC.encode, CODEC.decode, decide, evolve, replay, command_of, table_of, document_of, tallied)
