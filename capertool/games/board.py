"""What lies on a table, described the same way for every game: zones in rows, with cards and counts."""

from collections.abc import Mapping
from typing import NamedTuple


class Piece(NamedTuple):
    """A card that lies there; at `level` 1 it lies on the card before it."""

    card: str
    colour: str | None = None
    turned: bool = False
    level: int = 0
    worth: Mapping[str, int] = {}
    """What it gives as things stand, by unit."""
    mark: str = ""
    """What stands behind its name in every language, such as a cost in letters."""
    kind: str = ""
    """What kind of card it is, where no catalogue says so."""


class Count(NamedTuple):
    """A number of something (capers, coins, stars …), of one player where a seat is named."""

    what: str
    number: int
    seat: str | None = None


class Zone(NamedTuple):
    """A part of the table: a location, somebody's side of it, a market row, a player's pile."""

    card: str = ""
    """The card that heads it."""
    word: str = ""
    """Its name where no card heads it."""
    number: int | None = None
    """What to type for it."""
    seat: str | None = None
    """Whose it is."""
    pieces: tuple[Piece, ...] = ()
    counts: tuple[Count, ...] = ()


class Board(NamedTuple):
    """The rows from top to bottom as they are seen from the laptop's side of the table."""

    rows: tuple[tuple[Zone, ...], ...]
