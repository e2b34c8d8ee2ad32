"""A table of Thief's Market: the rows of the market, the middle, then the players with piles and cards."""

from ..board import Board, Count, Piece, Zone
from ..tally import INFAMY_TOKENS, Tally
from .box import DECKS
from .catalogue import cost_letters
from .dice import OBJECTS
from .slots import Slot, cost_of, id_of
from .table import Table


def board(table: Table, tally: Tally) -> Board:
    rows = [_market(table)] if any(table.market.values()) else []
    if table.middle:
        rows.append((Zone(word="middle", counts=_objects(table.middle)),))
    return Board((*rows, tuple(_player(table, tally, seat) for seat in table.players)))


def _market(table: Table) -> tuple[Zone, ...]:
    return tuple(
        Zone(
            word=f"deck-{deck}",
            pieces=tuple(map(_offer, table.market[deck])),
            counts=(Count("cards-left", table.left[deck]),),
        )
        for deck in DECKS
        if table.market.get(deck) or (deck in table.market and table.left[deck])
    )


def _offer(slot: Slot) -> Piece:
    return Piece(id_of(slot), mark=cost_letters(cost_of(slot)))


def _objects(there: tuple[str, ...]) -> tuple[Count, ...]:
    return tuple(Count(name, there.count(name)) for name in OBJECTS if name in there)


def _player(table: Table, tally: Tally, seat: str) -> Zone:
    """What lies open: gold, pile, cards, points; while the game runs without infamy, which is hidden."""
    player = table.players[seat]
    lines = [line for line in tally.lines if line.player == seat]
    known = [line.amount for line in lines if not (table.running and line.reason == INFAMY_TOKENS)]
    counts = [Count("points", sum(known)), Count("gold", player.gold)]
    if not table.running:
        counts.append(Count("infamy", player.infamy))
    return Zone(
        seat=seat,
        pieces=tuple(Piece(id) for id in player.cards),
        counts=(*counts, *_objects(table.piles.get(seat, ()))),
    )
