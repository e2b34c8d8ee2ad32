"""The games. Each is a package of the same shape; its parts are imported when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .figures import Figure
    from .recording import Recording
    from .shape import Game, MakeBoard, Rulings, Topics

PACKAGES = {
    "caper": "capertool.games.caper",
    "caper-europe": "capertool.games.caper_europe",
    "thiefs-market": "capertool.games.thiefs_market",
    "sneaks-and-snitches": "capertool.games.sneaks_and_snitches",
}
"""Game ids in the order in which look-up tries them."""
DESCRIBED_BY_PLAYERS = ("caper-europe",)
"""Games whose cards come out of packs, because nobody has listed the box."""


def load(game: str) -> Game:
    """The rules of one game; `game` is a key of PACKAGES."""
    return cast("Game", _part(game, "game").GAME)


def load_cards(game: str) -> Mapping[str, Any]:
    """Its cards alone, without the rules."""
    return cast("Mapping[str, Any]", _part(game, "catalogue").CARDS)


def load_rulings(game: str) -> Rulings:
    """Its rulebooks and rulings alone."""
    return cast("Rulings", _part(game, "rulings"))


def load_recording(game: str) -> Recording:
    """How the game is recorded."""
    return cast("Recording", _part(game, "recording").RECORDING)


def load_board(game: str) -> MakeBoard:
    """How its table is described."""
    return cast("MakeBoard", _part(game, "board").board)


def load_figures(game: str) -> dict[str, Figure]:
    """What the owner's box may print otherwise."""
    return cast("dict[str, Figure]", _part(game, "figures").FIGURES)


def load_topics(game: str) -> Topics:
    """The topics of its rules."""
    return cast("Topics", _part(game, "topics"))


def _part(game: str, name: str) -> Any:
    return import_module(f"{PACKAGES[game]}.{name}")
