"""The table of Caper as a board that can be drawn."""

from ..board import Board, Piece, Pile, Place
from .table import Stack, Table


def board_of(table: Table) -> Board:
    return tuple(
        Place(location.card.id, {seat: tuple(_pile(stack) for stack in side) for seat, side in location.sides.items()})
        for location in table.locations
    )


def _pile(stack: Stack) -> Pile:
    return tuple(Piece(card.id, turned) for card, turned in (stack.thief, *stack.gear))
