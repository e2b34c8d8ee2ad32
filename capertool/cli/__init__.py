"""The command line: thin. It reads arguments, calls, shows, and turns every failure into a sentence."""

import sys
from collections.abc import Sequence

from ..games.problems import Exit, TableError
from ..languages import Language
from .context import set_language, wants_json
from .usage import UsageError


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    say = set_language(arguments)
    try:
        code = _invoke(say, arguments)
        sys.stdout.flush()
    except TableError as error:
        from .failures import show_table_error

        return show_table_error(say, error, as_json=wants_json(arguments))
    except UsageError as error:
        from .failures import show_own_usage_error

        return show_own_usage_error(error, as_json=wants_json(arguments))
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except BrokenPipeError:
        _leave_pipe()
        return Exit.DONE
    except Exception as error:  # the last resort: a defect is a sentence too
        from .failures import show_defect

        return show_defect(say, error, as_json=wants_json(arguments))
    return code


def _invoke(say: Language, arguments: Sequence[str]) -> int:
    from typer.exceptions import Abort, TyperException
    from typer.exceptions import Exit as TyperExit

    from .app import command

    try:
        program = command()
        with program.make_context("capertool", list(arguments)) as context:
            program.invoke(context)
    except TyperExit as error:
        return error.exit_code
    except Abort:
        return Exit.INTERRUPTED
    except TyperException as error:
        from .failures import show_usage_error

        return show_usage_error(say, error, as_json=wants_json(arguments))
    return Exit.DONE


def _leave_pipe() -> None:
    """The reader has gone: give what is still buffered to nobody."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
