"""A table of Thief's Market: the rows of the market, the middle, then the players with piles and cards."""

from ..board import Board, Count, Piece, Zone
from ..tally import Tally
from .box import DECKS
from .dice import OBJECTS
from .slots import id_of
from .table import Table


def board(table: Table, tally: Tally) -> Board:
    rows = [_market(table)] if table.market else []
    if table.middle:
        rows.append((Zone(word="middle", counts=_objects(table.middle)),))
    return Board((*rows, tuple(_player(table, tally, seat) for seat in table.players)))


def _market(table: Table) -> tuple[Zone, ...]:
    return tuple(
        Zone(word=f"deck-{deck}", pieces=tuple(Piece(id_of(slot)) for slot in table.market[deck]))
        for deck in DECKS
        if table.market.get(deck)
    )


def _objects(there: tuple[str, ...]) -> tuple[Count, ...]:
    return tuple(Count(name, there.count(name)) for name in OBJECTS if name in there)


def _player(table: Table, tally: Tally, seat: str) -> Zone:
    """Gold lies open; infamy is hidden, as at the table. What a card gives may rest on infamy and is not shown."""
    player = table.players[seat]
    return Zone(
        seat=seat,
        pieces=tuple(Piece(id) for id in player.cards),
        counts=(Count("gold", player.gold), *_objects(table.piles.get(seat, ()))),
    )
