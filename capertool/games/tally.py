"""The score of a table as lines. Totals are sums over the lines and are kept nowhere else."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..problems import Problem
from .rulings import Rulings

# Why a line has its amount: one phrase a reason and language.
EFFECT = "effect"
PRINTED = "printed"
FULL_EQUIPMENT = "full-equipment"
LOOT_SET = "loot-set"
STARS = "stars"
DISCARDS = "discards"
LOWER_SCORE = "lower-score"
SIXTH_OF_HIGHER = "sixth-of-higher"
COUNTED_ICONS = "counted-icons"
OTHER_CARDS = "other-cards"
INFAMY_TOKENS = "infamy-tokens"
UNRIVALLED = "unrivalled"
RIVALLED = "rivalled"
MOST = "most"
TIED_MOST = "tied-most"
SECOND_MOST = "second-most"
TIED_SECOND = "tied-second"
PLACE_SHARE = "place-share"
PRINTED_ON_CARD = "printed-on-card"
# Why a line is worth nothing.
NONE_TO_COUNT = "none-to-count"
NOT_FOR_SCORING = "not-for-scoring"
TURNED_OVER = "turned-over"
LOCATION_LOST = "location-lost"
LOCATION_TIED = "location-tied"
MARKER_IN_MIDDLE = "marker-in-middle"
NOT_KNOWN = "not-known"
NO_MAJORITY = "no-majority"
NO_PLACE = "no-place"


class Line(NamedTuple):
    """One reason for points (or capers) of one player."""

    player: str
    category: str
    location: str | None
    source: str
    amount: int
    reason: str
    effect: str
    times: int
    each: int
    cards: tuple[str, ...]


class LocationTally(NamedTuple):
    """A location: what was counted there (`unit`: capers, or stars of a track) by seat, and who takes it."""

    card: str
    unit: str
    counts: Mapping[str, int]
    winner: str | None
    lines: tuple[Line, ...]


class PlayerTally(NamedTuple):
    """What is known of a player beside the lines."""

    name: str
    lang: str | None
    lookout: str = ""
    figures: Mapping[str, int] = {}
    """What lies before the player, by name: coins, gold, infamy."""
    loot_sets: tuple[tuple[str, ...], ...] | None = None
    categories: tuple[str, ...] | None = None
    """Those of a player who does not score like the others."""


class Tally(NamedTuple):
    """One scored table; `rulings` are those that something on it asked for."""

    game: str
    setting: Mapping[str, str]
    """What kind of table it is: city, rulebook and variant, as far as the game has them."""
    rulings: Rulings
    notes: tuple[Problem, ...]
    categories: tuple[str, ...]
    locations: tuple[LocationTally, ...]
    players: Mapping[str, PlayerTally]
    lines: tuple[Line, ...]
    ranking: tuple[tuple[str, ...], ...]
    decided_by: str
    echo: Mapping[str, Any] = {}
    """Figures of the box that the score rests on, shown in the result."""
    tie_breaks: tuple[str, ...] = ()
    """The figures that decide between equal points, one after the other."""
    names: Mapping[str, Mapping[str, str]] = {}
    """Names of cards that players described themselves, by card and language."""
    settled: bool = True
    """Whether all that counts was counted; where cards lie face down or points are not known, nobody has won."""

    @property
    def winner(self) -> tuple[str, ...]:
        return self.ranking[0] if self.settled else ()

    @property
    def rulebook(self) -> str:
        return self.setting.get("rulebook", "")

    def categories_of(self, seat: str) -> tuple[str, ...]:
        return self.players[seat].categories or self.categories

    def points(self) -> dict[str, dict[str, int]]:
        """Points by player and category, every category of the player there even at 0."""
        sums = {seat: dict.fromkeys(self.categories_of(seat), 0) for seat in self.players}
        for line in self.lines:
            sums[line.player][line.category] += line.amount
        return sums
