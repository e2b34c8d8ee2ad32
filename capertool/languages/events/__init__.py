"""What happened in a recorded game, as sentences: one module a game, all of the same shape."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from .. import Language


class Words(Protocol):
    """What every game says of its entries; names are as they were entered, so whoever shows them makes them safe."""

    def say_event(self, say: Language, state: Any, event: Any) -> str:
        """One entry; `state` is the one before it."""
        ...

    def say_next(self, say: Language, state: Any) -> str:
        """Whose turn it is, and for what."""
        ...

    def say_after(self, say: Language, event: Any, state: Any) -> list[str]:
        """What changed by an entry, in a line or none; `state` is the one after it."""
        ...

    def say_standing(self, say: Language, state: Any) -> list[str]:
        """What belongs under the board: coins and the like."""
        ...

    def say_setting(self, say: Language, state: Any) -> str:
        """Where the game is played, for a list of games; "" where games do not differ in that."""
        ...

    def say_progress(self, say: Language, state: Any) -> str:
        """How far the game is."""
        ...

    def say_setup(self, say: Language, state: Any) -> list[str]:
        """The set-up of this game, step by step."""
        ...

    def player_names(self, say: Language, state: Any) -> dict[str, str]:
        """Names by seat."""
        ...

    def likely_commands(self, say: Language, state: Any) -> list[str]:
        """What is most likely typed next."""
        ...


def words_of(game: str) -> Words:
    return cast("Words", import_module(f"{__name__}.{game.replace('-', '_')}"))
