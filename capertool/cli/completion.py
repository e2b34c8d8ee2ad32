"""`capertool completion`: what a shell needs to complete commands, card names, cities and topics."""

import os
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..games.problems import Exit, TableError, problem
from ..languages import Language
from ..languages.choose import OPTION
from . import COMPLETION
from .app import Command

SHELLS = ("bash", "zsh", "fish")


def build(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Print what makes your shell complete commands and card names."))
    def completion(
        shell: Annotated[
            str,
            typer.Argument(
                metavar=say("SHELL"),
                help=say("bash, zsh or fish; add the output to your shell's start-up file."),
            ),
        ],
    ) -> None:
        if shell not in SHELLS:
            raise TableError([problem("unknown-value", "", value=shell, choices=SHELLS)])
        from typer._completion_shared import get_completion_script

        print(get_completion_script(prog_name="capertool", complete_var=COMPLETION, shell=shell))
        raise typer.Exit(Exit.DONE)

    return app


def words_on_the_line(environment: Any = os.environ) -> list[str]:
    """What stands on the shell's line, as far as it tells."""
    line = environment.get("COMP_WORDS") or environment.get("_TYPER_COMPLETE_ARGS") or ""
    return line.split()[1:]


def complete(program: Any) -> int:
    """Answer a shell that asks for completions."""
    from typer._completion_classes import completion_init

    completion_init()
    _forget_language(os.environ)
    program._main_shell_completion({}, "capertool", COMPLETION)
    return Exit.DONE


def _forget_language(environment: Any) -> None:
    """Typer does not know --lang: it is taken off the line before it looks."""
    for name in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS"):
        words = environment.get(name, "").replace("\n", " ").split(" ")
        if OPTION in words[:-1]:
            at = words.index(OPTION)
            environment[name] = (
                "\n".join(_without(words, at)) if name == "COMP_WORDS" else " ".join(_without(words, at))
            )
            if name == "COMP_WORDS" and int(environment.get("COMP_CWORD", "0")) > at + 1:
                environment["COMP_CWORD"] = str(int(environment["COMP_CWORD"]) - 2)


def _without(words: Sequence[str], at: int) -> list[str]:
    return [*words[:at], *words[at + 2 :]]
