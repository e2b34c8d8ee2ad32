"""`capertool new GAME`: a group with one command a game, loaded when it is called."""

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from ..languages import Language
from ..problems import ProblemsError, problem
from .app import COMMANDS, single
from .context import current_language

_MODULES = {
    "caper": "new_caper",
    "caper-europe": "new_caper_europe",
    "thiefs-market": "new_market",
    "sneaks-and-snitches": "new_sneaks",
}
"""Where each game's own command lives."""
_HELP = COMMANDS["new"]


class NewGroup(TyperGroup):
    """Knows the games by name and imports the one that begins."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(_MODULES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in _MODULES:
            return None
        say = current_language()
        command = get_command(single(_module(cmd_name).build(say), say(_HELP)))
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        found = self.get_command(ctx, args[0])
        if found is None and not ctx.resilient_parsing:
            raise ProblemsError([problem("unknown-game", "", value=args[0], choices=tuple(_MODULES))])
        return args[0], found, args[1:]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from ..languages.terms import GAME_NAMES
        from .help import group_help

        say = current_language()
        games = [(game, GAME_NAMES[game]) for game in _MODULES]
        formatter.write(group_help(say, ctx, self, {say("Games"): games}))


def _module(game: str) -> Any:
    return import_module(f"capertool.cli.{_MODULES[game]}")


def build(say: Language) -> typer.Typer:
    app = typer.Typer(
        cls=NewGroup,
        add_completion=False,
        help=say(_HELP),
    )

    @app.callback(invoke_without_command=True)
    def new(
        ctx: typer.Context,
        again: Annotated[
            bool, typer.Option("--again", help=say("The game and the people of the current one, seats changed."))
        ] = False,
    ) -> None:
        if ctx.invoked_subcommand is None and again:
            _again(say)
        elif ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    return app


def _again(say: Language) -> None:
    """Another game of the current kind by the same people."""
    from ..journal.store import open_journal
    from ..record import load_row

    with open_journal(create=False) as journal:
        game = load_row(journal).game
    _module(game).begin_again(say)
