"""Commands that several games have, each in its own way: made as the current game needs them."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ..journal.current import current_game
from ..languages import Language
from .app import Builder


def by_game(command: str, modules: Mapping[str, str]) -> Builder:
    """`modules` by game; the first one also serves where no game, or another one, is current."""

    def build(say: Language) -> Any:
        module = modules.get(current_game(), next(iter(modules.values())))
        return import_module(f"capertool.cli.{module}").BUILDERS[command](say)

    return build
