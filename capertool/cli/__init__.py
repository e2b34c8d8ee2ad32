"""The command line: thin. It reads arguments, calls, shows, and turns every failure into a sentence."""

import os
import sys
from collections.abc import Sequence

from ..problems import Exit, ProblemsError, problem
from .context import current_language, language_for, set_context, wants_json
from .output import set_lines
from .usage import UsageError

COMPLETION = "_CAPERTOOL_COMPLETE"


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code."""
    _prepare_streams()
    code: int = Exit.DONE
    try:
        code = _run(arguments)
        sys.stdout.flush()
        sys.stderr.flush()
    except BrokenPipeError:
        _leave_pipe()  # the reader has gone; what was wrong, if anything, still is
    except OSError as error:
        _leave_pipe()
        code = _tell(ProblemsError([problem("output-failed", error=error)]), as_json=False)
    return code


def _run(arguments: Sequence[str]) -> int:
    as_json = wants_json(arguments)
    set_lines(batch="--batch" in arguments)
    try:
        completing = bool(os.environ.get(COMPLETION))
        return _invoke(set_context(_arguments(arguments), completing=completing), as_json)
    except ProblemsError as error:
        return _tell(error, as_json=as_json)
    except UsageError as error:
        from .failures import show_own_usage_error

        return show_own_usage_error(error, as_json=as_json)
    except (KeyboardInterrupt, EOFError):  # EOFError: the end of input at a question
        return Exit.INTERRUPTED
    except OSError:
        raise  # standard output: told by `run`
    except Exception as error:  # the last resort: a defect is a sentence too
        from .failures import show_defect

        return show_defect(current_language(), error, as_json=as_json)


def _tell(error: ProblemsError, *, as_json: bool) -> int:
    from .failures import show_problems

    return show_problems(language_for(error.lang), error, as_json=as_json)


def _invoke(arguments: list[str], as_json: bool) -> int:
    from typer.exceptions import Abort, TyperException
    from typer.exceptions import Exit as TyperExit

    from .app import command

    try:
        program = command()
        if os.environ.get(COMPLETION):
            from .completion import complete

            return complete(program)
        with program.make_context("capertool", arguments) as context:
            program.invoke(context)
    except TyperExit as error:
        return error.exit_code
    except Abort:
        return Exit.INTERRUPTED
    except TyperException as error:
        from .failures import show_usage_error

        return show_usage_error(current_language(), error, as_json=as_json)
    return Exit.DONE


def _arguments(arguments: Sequence[str]) -> Sequence[str]:
    """While a shell completes, what stands on its line decides the language."""
    if not os.environ.get(COMPLETION):
        return arguments
    from .completion import words_on_the_line

    return words_on_the_line()


def _prepare_streams() -> None:
    """A stream that is closed becomes one that leads nowhere; no sign is too odd to be written."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _leave_pipe() -> None:
    """Give what is still buffered to nobody."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
