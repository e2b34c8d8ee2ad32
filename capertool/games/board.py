"""A table as it lies, described so that any game's can be drawn: places, sides, piles of cards."""

from collections.abc import Mapping
from typing import NamedTuple


class Piece(NamedTuple):
    """One card of a pile."""

    card: str
    turned: bool = False


Pile = tuple[Piece, ...]
"""A card with what lies on it, lowest first."""


class Place(NamedTuple):
    """A location and what each side has there."""

    card: str
    sides: Mapping[str, tuple[Pile, ...]]


Board = tuple[Place, ...]
