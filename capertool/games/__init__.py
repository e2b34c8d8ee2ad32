"""The games. Each is a package of the same shape, imported when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from .shape import Game

PACKAGES = {"caper": "capertool.games.caper", "caper-europe": "capertool.games.caper_europe"}
"""Game ids in the order in which look-up tries them."""


def load(game: str) -> Game:
    """The rules of one game; `game` is a key of PACKAGES."""
    return cast("Game", import_module(f"{PACKAGES[game]}.game").GAME)
