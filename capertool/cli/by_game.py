"""Commands that several games have, each in its own way: made as the current game needs them."""

from collections.abc import Callable, Mapping
from importlib import import_module

import typer

from ..journal.current import current_game
from ..languages import Language

Builder = Callable[[Language], typer.Typer]


def by_game(command: str, modules: Mapping[str, str]) -> Builder:
    """`modules` by game; the first one also serves where no game, or another one, is current."""

    def build(say: Language) -> typer.Typer:
        module = modules.get(current_game(), next(iter(modules.values())))
        made: typer.Typer = import_module(f"capertool.cli.{module}").BUILDERS[command](say)
        return made

    return build
