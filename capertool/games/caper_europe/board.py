"""A table of Caper: Europe: north's side above, the locations with markers and loot, south's side, both purses."""

from ...effects.model import LOOT_KINDS
from ..board import Board, Count, Piece, Zone
from ..card import Card
from ..tally import Line, Tally
from .box import SEATS
from .table import Location, Side, Table


def board(table: Table, tally: Tally) -> Board:
    return Board(
        (
            _sides(table, tally, "north"),
            tuple(_location(location, number) for number, location in enumerate(table.locations, 1)),
            _sides(table, tally, "south"),
            tuple(_headquarters(table, seat) for seat in SEATS),
        )
    )


def _location(location: Location, number: int) -> Zone:
    """The marker with its fields and stars, then what is left of the loot."""
    counts = [Count("marker-middle", 0)]
    if location.marker.seat is not None:
        counts = [Count("fields", location.field, location.marker.seat)]
        if location.marker.stars is not None:
            counts.append(Count("stars", location.marker.stars, location.marker.seat))
    left = {kind: number for kind, number in (location.loot or {}).items() if number}
    if location.loot is not None and not left:
        counts.append(Count("no-loot", 0))
    return Zone(location.card.id, number=number, counts=(*counts, *_kinds(left)))


def _kinds(loot: dict[str, int], seat: str | None = None) -> list[Count]:
    return [Count(kind, loot[kind], seat) for kind in LOOT_KINDS if loot.get(kind)]


def _headquarters(table: Table, seat: str) -> Zone:
    player = table.players[seat]
    counts = [Count("coins", player.coins)] if player.coins or not table.loose else []
    if player.laundered:
        counts.append(Count("laundered", player.laundered))
    discards = len(player.discards) + player.unnamed
    if discards:
        counts.append(Count("discards", discards))
    return Zone(seat=seat, word="headquarters", counts=(*counts, *_kinds(dict(player.loot))))


def _sides(table: Table, tally: Tally, seat: str) -> tuple[Zone, ...]:
    zones = []
    for location in table.locations:
        here = [line for line in tally.lines if (line.player, line.location) == (seat, location.card.id)]
        zones.append(Zone(seat=seat, pieces=_pieces(location.sides[seat], here)))
    return tuple(zones)


def _pieces(side: Side, lines: list[Line]) -> tuple[Piece, ...]:
    """Every card with what it gives as things stand; copies that lie on one side give the same."""
    ids = [card.id for stack in side for card in stack.cards]
    worth = {id: sum(line.amount for line in lines if line.source == id) // ids.count(id) for id in ids}
    return tuple(
        _piece(card, level, worth[card.id])
        for stack in side
        for level, card in ((0, stack.thief), *((1, gear) for gear in stack.gear))
    )


def _piece(card: Card, level: int, points: int) -> Piece:
    return Piece(card.id, card.colour, False, level, {"points": points} if points else {}, kind=card.kind)
