"""A table of Caper: green's side above, white's below, as two people see it who sit opposite each other."""

from collections import Counter

from ..board import Board, Count, Piece, Zone
from ..tally import FULL_EQUIPMENT, Line, Tally
from .box import SEATS
from .table import Placed, Side, Table


def board(table: Table, tally: Tally) -> Board:
    return Board((_sides(table, tally, "green"), _locations(table, tally), _sides(table, tally, "white")))


def _locations(table: Table, tally: Tally) -> tuple[Zone, ...]:
    return tuple(
        Zone(
            location.card.id,
            number=number,
            counts=tuple(Count("capers", found.counts[seat], seat) for seat in reversed(SEATS)),
        )
        for number, (location, found) in enumerate(zip(table.locations, tally.locations, strict=True), 1)
    )


def _sides(table: Table, tally: Tally, seat: str) -> tuple[Zone, ...]:
    zones = []
    for location, found in zip(table.locations, tally.locations, strict=True):
        lines = [line for line in (*found.lines, *tally.lines) if line.player == seat]
        here = [line for line in lines if line.location == location.card.id]
        zones.append(Zone(seat=seat, pieces=_pieces(location.sides[seat], here)))
    return tuple(zones)


def _pieces(side: Side, lines: list[Line]) -> tuple[Piece, ...]:
    laid = [placed for stack in side for placed in (stack.thief, *stack.gear)]
    copies = Counter(placed.card.id for placed in laid if not placed.turned)
    pieces = []
    for stack in side:
        pieces.append(_piece(stack.thief, 0, copies, lines))
        pieces += [_piece(gear, 1, copies, lines) for gear in stack.gear]
    return tuple(pieces)


def _piece(placed: Placed, level: int, copies: Counter[str], lines: list[Line]) -> Piece:
    """Copies that lie face up on one side give the same; what is turned over gives at most its full equipment."""
    worth: dict[str, int] = {}
    for line in lines:
        if line.source == placed.card.id and (not placed.turned or line.reason == FULL_EQUIPMENT):
            unit = "capers" if line.category == "capers" else "points"
            worth[unit] = worth.get(unit, 0) + line.amount
    each = {unit: amount // max(copies[placed.card.id], 1) for unit, amount in worth.items()}
    return Piece(placed.card.id, placed.card.colour, placed.turned, level, each)
