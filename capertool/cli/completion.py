"""`capertool completion`: what a shell needs to complete commands, card names, cities and topics."""

import os
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ..languages import Language
from ..languages.choose import OPTION
from ..problems import Exit, ProblemsError, problem
from . import COMPLETION
from .app import Body

SHELLS = ("bash", "zsh", "fish")


def build(say: Language) -> Body:
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
            raise ProblemsError([problem("unknown-value", "", value=shell, choices=SHELLS)])
        from typer._completion_shared import get_completion_script

        print(get_completion_script(prog_name="capertool", complete_var=COMPLETION, shell=shell))
        raise typer.Exit(Exit.DONE)

    return completion


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
    words = environment.get("COMP_WORDS", "").replace("\n", " ").split(" ")
    cursor = int(environment.get("COMP_CWORD") or len(words) - 1)
    kept, cursor = _without_language(words, cursor)
    if environment.get("COMP_WORDS"):
        environment["COMP_WORDS"], environment["COMP_CWORD"] = "\n".join(kept), str(cursor)
    line = environment.get("_TYPER_COMPLETE_ARGS", "").split(" ")
    if environment.get("_TYPER_COMPLETE_ARGS"):
        environment["_TYPER_COMPLETE_ARGS"] = " ".join(_without_language(line, len(line) - 1)[0])


def _without_language(words: Sequence[str], cursor: int) -> tuple[list[str], int]:
    """The words without --lang and its value, unless the cursor stands on it, and where the cursor is then."""
    kept, place = [], cursor
    skip = 0
    for index, word in enumerate(words):
        joined = word.startswith(f"{OPTION}=")
        if index < cursor and (skip or joined or (word == OPTION and index + 1 < cursor)):
            skip = 0 if skip or joined else 1
            place -= 1
        else:
            kept.append(word)
    return kept, place
