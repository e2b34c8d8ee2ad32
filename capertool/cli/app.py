"""The commands, loaded one at a time: a group that imports a command's module when it is called."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from ..languages import N_, Language
from .context import current_language
from .usage import UsageError

SECTIONS = {
    N_("Look up"): {
        "card": N_("Look up a card by its name in any language, a part of it, or misspelt."),
        "cards": N_("List cards: all, or those that fit."),
        "rules": N_("Read a topic of the rules, or search them."),
    },
    N_("Score and print"): {
        "score": N_("Score a finished table and explain every point."),
        "tally": N_("Enter a finished table that was not recorded, line by line."),
        "sheet": N_("Print a score pad, or a finished game with every point."),
        "reference": N_("Print cards that explain every card, the icons and the rules."),
        "templates": N_("List the layouts of what is printed, or copy one out to change it."),
    },
    N_("Record a game"): {
        "new": N_("Begin to record a game; what is not given is drawn at random."),
        "board": N_("Show the table of the current game."),
        "log": N_("List every entry of the current game."),
        "undo": N_("Take the last entry back; any number of times."),
        "redo": N_("Enter again what was taken back."),
        "fix": N_("Change, insert or remove an earlier entry; the later ones are replayed."),
        "edit": N_("Correct names, seats, city or locations of the current game."),
        "end": N_("End the current game as it lies, to be scored so."),
        "abandon": N_("Give the current game up; nobody has won it."),
    },
    N_("Entries of Caper and Caper: Europe"): {
        "play": N_("Enter a card that is laid on the table."),
        "discard": N_("Enter a card that is discarded; it need not be named."),
        "coins": N_("Set the coins that really lie before a player."),
    },
    N_("Entries of Caper"): {
        "skip": N_("At the end: bring no discarded gear back."),
    },
    N_("Entries of Caper: Europe"): {
        "marker": N_("Set where a marker really stands."),
        "loot": N_("Set the loot that really lies somewhere."),
        "burn": N_("Burn a card by hand; what it did once is taken back."),
    },
    N_("Entries of Thief's Market"): {
        "roll": N_("Enter the dice at the beginning of a round, or have them rolled."),
        "take": N_("Enter what is taken from the middle; nothing named is everything."),
        "steal": N_("Enter a pile that is stolen, and what of it goes back."),
        "reroll": N_("Lucky Animal Appendage: one die is rolled again before the purchases."),
        "convert": N_("Use a card in your turn to buy: turn a die, spend a die, sell gold."),
        "can-buy": N_("What can be afforded, by which cards, for how much gold; cheapest first."),
        "buy": N_("Enter a purchase; without a card: nothing, or nothing more, is bought."),
        "cash": N_("End the round: bags and masks for tokens, new cards into the market."),
        "tokens": N_("Show everybody's tokens, or set what really lies there."),
    },
    N_("Entries of Sneaks & Snitches"): {
        "send": N_("Enter plans: who sends a thief and a snitch where, openly or in secret."),
        "reveal": N_("Reveal all plans and resolve the round; at the end, turn up somebody's secret cards."),
        "claim": N_("Enter the lot that was stolen."),
        "tokens": N_("Show everybody's tokens, or set what really lies there."),
        "resolve": N_("Work out a single round without recording it."),
    },
    N_("Recorded games"): {
        "games": N_("List the recorded games, the newest first."),
        "use": N_("Take up another recorded game."),
        "delete": N_("Put a recorded game into the bin."),
        "restore": N_("Take games back out of the bin: one, or all."),
        "export": N_("Write the current game to a file: its entries, or its table."),
        "import": N_("Take in a game that export wrote, or a table file; it becomes current."),
        "check": N_("Verify the journal: the file, every entry, every game."),
        "backup": N_("Copy the journal to a file."),
    },
    N_("Your box and your settings"): {
        "box": N_("Show or set what your own box prints where the sources are doubtful."),
        "pack": N_("Describe the cards of your own box of Caper: Europe, once."),
        "config": N_("Show your preferences, or set one."),
        "completion": N_("Print what makes your shell complete commands and card names."),
    },
}
"""Short help by command, as the list of commands groups them, so that a list imports none of them."""
COMMANDS = {name: help for commands in SECTIONS.values() for name, help in commands.items()}


_MODULES = {
    command: module
    for module, commands in {
        "entering": "skip",
        "byhand_europe": "marker loot burn",
        "market": "roll take steal reroll convert buy cash",
        "affording": "can-buy",
        "sneaking": "send reveal claim",
        "seeing": "board log games use",
        "correcting": "undo redo end abandon delete restore",
        "shared": "play discard coins fix edit tokens",
        "exchanging": "export import check backup",
    }.items()
    for command in commands.split()
}
"""Modules that hold several commands; every other command has a module of its own name."""


class Command(TyperCommand):
    """A command whose help is in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from .help import command_help

        formatter.write(command_help(current_language(), ctx, self))


class PrintCommand(Command):
    """A command that can print two languages at once."""

    about_languages = N_("Speak en, it, de or fr; given twice, a pad or deck is in both.")


Body = Callable[..., None]
Builder = Callable[[Language], Body | typer.Typer]
"""Makes the function behind a command in the reader's language, or a whole group."""


def single(body: Body, help: str, cls: type[Command] = Command) -> typer.Typer:
    """A program of one command."""
    app = typer.Typer(add_completion=False)
    app.command(cls=cls, help=help)(body)
    return app


class LazyGroup(TyperGroup):
    """Knows its commands by name and imports one when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"capertool.cli.{_MODULES.get(cmd_name, cmd_name)}")
        build: Builder = module.BUILDERS[cmd_name] if cmd_name in _MODULES else module.build
        say = current_language()
        made = build(say)
        command = get_command(made if isinstance(made, typer.Typer) else single(made, say(COMMANDS[cmd_name])))
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        found = self.get_command(ctx, name)
        if found is None and not ctx.resilient_parsing:
            raise _no_such_command(current_language(), name)
        return name, found, args[1:]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from .help import group_help

        say = current_language()
        sections = {
            say(title): [(name, say(help)) for name, help in commands.items()] for title, commands in SECTIONS.items()
        }
        formatter.write(group_help(say, ctx, self, sections))


def _no_such_command(say: Language, name: str) -> UsageError:
    from ..languages.problems import nearest_or_all

    return UsageError(say("There is no command {command}.", command=name), nearest_or_all(say, name, tuple(COMMANDS)))


def _show_current_game(say: Language) -> bool:
    """The table of the game that is being recorded, and what to type next; nothing where there is none."""
    from ..journal.place import journal_file

    if not journal_file().exists():
        return False
    from .telling import show_current

    return show_current(say)


def command() -> Any:
    say = current_language()
    app = typer.Typer(
        cls=LazyGroup,
        add_completion=False,
        help=say("Look up, record and score thief-themed card games. An unofficial companion."),
    )

    @app.callback(invoke_without_command=True)
    def start(
        ctx: typer.Context,
        version: bool = typer.Option(False, "--version", help=say("Show the version and stop.")),
    ) -> None:
        if version:
            from .. import __version__

            typer.echo(f"capertool {__version__}")
            raise typer.Exit
        if ctx.invoked_subcommand is None and not _show_current_game(say):
            typer.echo(ctx.get_help())

    return get_command(app)
