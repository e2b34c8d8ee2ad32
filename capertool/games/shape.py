"""The shape that every game has, so that nothing outside a game asks which game it is."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .board import Board
from .rulings import Ruling
from .tally import Tally


class Names(Protocol):
    """Finds cards by what a person calls them; made by the language layer."""

    def find(self, name: str) -> Sequence[str]:
        """The ids that a name means exactly; several where it is ambiguous."""
        ...

    def nearest(self, name: str) -> Sequence[str]:
        """The ids whose names are nearest to a misspelt one, nearest first."""
        ...


class Game(NamedTuple):
    """One game: its cards, its rulings and the functions of its rules."""

    id: str
    cards: Mapping[str, Any]
    rulebooks: tuple[str, ...]
    rulings: Mapping[str, Ruling]
    read_table: "ReadTable"
    tally: "TallyTable"
    read_with_packs: "ReadWithPacks | None" = None
    """Of a game whose cards players describe themselves: `read_table` with the cards of their packs."""
    uses_figures: bool = False
    """Whether `read_table` wants the figures that the owner has entered for the box."""


class ReadTable(Protocol):
    def __call__(
        self,
        document: Mapping[str, Any],
        names: Names,
        overrides: Mapping[str, Any] = ...,
        rulebook: str = ...,
    ) -> Any:
        """The table a document describes, or a ProblemsError with all its problems."""
        ...


class ReadWithPacks(Protocol):
    def __call__(
        self,
        document: Mapping[str, Any],
        names: Names,
        overrides: Mapping[str, Any],
        rulebook: str,
        cards: Mapping[str, Any],
    ) -> Any: ...


class TallyTable(Protocol):
    def __call__(self, table: Any, *, with_zeros: bool = ...) -> Tally: ...


class MakeBoard(Protocol):
    def __call__(self, table: Any, tally: Tally) -> Board: ...


class Rulings(Protocol):
    """The rulebooks of a game, the default first, and its named settings."""

    RULEBOOKS: tuple[str, ...]
    RULINGS: Mapping[str, Ruling]


class Topics(Protocol):
    """The topics of a game's rules in reading order, other names for them, and the figures their texts speak of."""

    TOPICS: tuple[str, ...]
    ALIASES: Mapping[str, str]
    FIGURES: Mapping[str, object]
