"""`capertool config`: shows and sets preferences."""

from typing import Annotated

import typer

from ..languages import N_, Language
from ..preferences import CHOICES, preferences_file, read_preferences, save_preferences
from ..problems import Exit, ProblemsError, problem
from .app import Body
from .completing import preferences
from .usage import UsageError

MEANINGS = {
    "lang": N_("the language capertool speaks"),
    "rulebook": N_("the box you own: its reading of a card comes first"),
    "game": N_("the game whose cards and rules are looked up first"),
}


def build(say: Language) -> Body:
    def config(
        name: Annotated[
            str, typer.Argument(metavar=say("[NAME]"), help=say("lang, rulebook or game."), autocompletion=preferences)
        ] = "",
        value: Annotated[str, typer.Argument(metavar=say("[VALUE]"), help=say("What it shall be."))] = "",
        unset: Annotated[bool, typer.Option("--unset", help=say("Forget this preference."))] = False,
    ) -> None:
        raise typer.Exit(_change(say, name, value, unset) if name else _show(say, unset))

    return config


def _show(say: Language, unset: bool) -> int:
    if unset:
        raise UsageError(say("Which preference shall be forgotten?"), say("Name it: lang, rulebook or game."))
    saved = read_preferences()
    from rich.text import Text

    from ..render.cards import plain_table
    from .output import show

    rows = [(name, saved.get(name, say("not set")), say(MEANINGS[name])) for name in CHOICES]
    headings = [say("Preference"), say("Value"), say("Meaning")]
    show(
        plain_table(headings, rows),
        Text(),
        Text(say("Kept in {path}.", path=preferences_file()), style="dim"),
    )
    return Exit.DONE


def _change(say: Language, name: str, value: str, unset: bool) -> int:
    if name not in CHOICES:
        raise ProblemsError([problem("unknown-key", name, key=name, known=tuple(CHOICES))])
    if not value and not unset:
        print(read_preferences().get(name) or say("not set"))
        return Exit.DONE
    if value and unset:
        raise UsageError(say("Give either a value or --unset."))
    saved = {known: kept for known, kept in read_preferences().items() if known != name}
    if value:
        if value not in CHOICES[name]:
            raise ProblemsError([problem("unknown-value", name, value=value, choices=CHOICES[name])])
        saved[name] = value
    save_preferences(saved)
    print(say("{name} is now {value}.", name=name, value=value) if value else say("{name} is forgotten.", name=name))
    return Exit.DONE
