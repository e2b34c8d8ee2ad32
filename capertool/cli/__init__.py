"""The command line: thin. It reads arguments, calls, shows, and turns every failure into a sentence."""

import os
import sys
from collections.abc import Sequence

from ..problems import Exit, ProblemsError
from .context import current_language, set_context, wants_json
from .output import set_lines
from .usage import UsageError

COMPLETION = "_CAPERTOOL_COMPLETE"


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    as_json = wants_json(arguments)
    set_lines(batch="--batch" in arguments)
    try:
        completing = bool(os.environ.get(COMPLETION))
        code = _invoke(set_context(_arguments(arguments), completing=completing), as_json)
        sys.stdout.flush()
    except ProblemsError as error:
        from .failures import show_table_error

        return show_table_error(current_language(), error, as_json=as_json)
    except UsageError as error:
        from .failures import show_own_usage_error

        return show_own_usage_error(error, as_json=as_json)
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:
        _leave_pipe()
        return Exit.DONE
    except Exception as error:  # the last resort: a defect is a sentence too
        from .failures import show_defect

        return show_defect(current_language(), error, as_json=as_json)
    return code


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


def _leave_pipe() -> None:
    """The reader has gone: give what is still buffered to nobody."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
