"""What people enter while a game is played."""

from collections.abc import Mapping
from typing import NamedTuple

from ..coins import SetCoins
from ..common import Entry
from .events import NO_CARDS, Descriptions


class Play(NamedTuple):
    """`on` is the place of the thief that gets the gear, `targets` are those of the opponent's to burn.

    `takes` and `gives` are the kinds chosen for loot of any kind: what is grabbed, what a burnt card gives back.
    """

    card: str
    location: int
    on: int | None = None
    targets: tuple[int, ...] = ()
    takes: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    seat: str | None = None
    described: Descriptions = NO_CARDS
    """The card itself, where it was described on the spot."""


class Discard(NamedTuple):
    card: str = ""
    seat: str | None = None
    described: Descriptions = NO_CARDS


class Burn(NamedTuple):
    """By hand: the topmost gear of a thief of `seat` burns."""

    seat: str
    location: int
    stack: int
    gives: tuple[str, ...] = ()


class SetMarker(NamedTuple):
    """By hand: fields towards `seat` (None: in the middle), and the stars there where the track is not known."""

    location: int
    seat: str | None = None
    fields: int = 0
    stars: int | None = None


class SetLoot(NamedTuple):
    """By hand: what lies in the headquarters of a seat, or beside a location."""

    loot: Mapping[str, int]
    seat: str | None = None
    location: int | None = None


Command = Play | Discard | Burn | SetMarker | SetLoot | SetCoins | Entry
