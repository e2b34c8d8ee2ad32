"""Commands that several games share by name, each made as the current game needs it."""

from collections.abc import Callable, Mapping
from importlib import import_module

import typer

from ..languages import Language

Builder = Callable[[Language], typer.Typer]


def by_game(builders: Mapping[str, Builder], elsewhere: Mapping[str, str]) -> dict[str, Builder]:
    """These commands, or while another game is recorded those of its module."""
    return {command: _chosen(command, builder, elsewhere) for command, builder in builders.items()}


def _chosen(command: str, own: Builder, elsewhere: Mapping[str, str]) -> Builder:
    def build(say: Language) -> typer.Typer:
        module = elsewhere.get(_current_game())
        made: typer.Typer = import_module(f"capertool.cli.{module}").BUILDERS[command](say) if module else own(say)
        return made

    return build


def _current_game() -> str:
    from ..journal.store import journal_file, open_journal

    if not journal_file().exists():
        return ""
    with open_journal(create=False) as journal:
        row = journal.current()
    return "" if row is None else row.game
