"""Every failure as sentences on standard error, or as JSON on standard output where that was asked for."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ..languages import Language
from ..languages.problems import nearest_or_all, say_problem
from ..problems import Exit, ProblemsError
from ..render.result import count_of_problems, error_result, plain_error
from ..render.safe import safe
from .output import show_json
from .usage import UsageError


def show_problems(say: Language, error: ProblemsError, *, as_json: bool) -> int:
    say = say.knowing(error.names)
    if as_json:
        _answer(error_result(say, error.game, error))
        return error.exit_code
    if len(error.problems) > 1:
        _complain(count_of_problems(say, len(error.problems)))
    for problem in error.problems:
        said = say_problem(say, error.game, problem)
        placed = say("{label}: {text}", label=problem.place, text=said.message)
        _complain(placed if problem.place else said.message, said.hint)
    return error.exit_code


def show_usage_error(say: Language, error: Any, *, as_json: bool) -> int:
    """Typer's few sentences, in our words."""
    make = _USAGE.get(type(error).__name__, _other_usage)
    message, hint = make(say, error)
    path = error.ctx.command_path if getattr(error, "ctx", None) else _command_called()
    return show_own_usage_error(
        UsageError(message, hint or say("See {command} --help.", command=path)), as_json=as_json
    )


def _command_called() -> str:
    """What the help is of, where Typer does not say: the command that was called."""
    from .app import COMMANDS

    called = next((word for word in sys.argv[1:] if word in COMMANDS), "")
    return f"capertool {called}".strip()


def show_own_usage_error(problem: UsageError, *, as_json: bool) -> int:
    return _show("usage", problem.message, problem.hint, Exit.USAGE, as_json=as_json)


def show_defect(say: Language, error: Exception, *, as_json: bool) -> int:
    frame = error.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    place = f"{frame.tb_frame.f_code.co_name}:{frame.tb_lineno}" if frame else "?"
    message = say(
        "This is a defect of capertool: {kind} in {place}: {text}",
        kind=type(error).__name__,
        place=place,
        text=str(error),
    )
    hint = say("Please report it with the command you typed.")
    return _show("defect", message, hint, Exit.DEFECT, as_json=as_json)


def _show(code: str, message: str, hint: str, exit_code: Exit, *, as_json: bool) -> int:
    if as_json:
        _answer(plain_error(code, message, hint))
    else:
        _complain(message, hint)
    return exit_code


def _answer(error: dict[str, Any]) -> None:
    """An error as JSON; when it cannot be written, the exit code still tells."""
    with suppress(OSError):
        show_json(error)
        sys.stdout.flush()


def _complain(message: str, hint: str = "") -> None:
    """A sentence on standard error; when nobody reads it, the exit code still tells."""
    lines = [safe(message), *(f"  {safe(line)}" for line in hint.splitlines())]
    with suppress(OSError):
        print("\n".join(lines), file=sys.stderr, flush=True)


# --- usage


def _no_such_option(say: Language, error: Any) -> tuple[str, str]:
    params = error.ctx.command.params if error.ctx else []
    options = [option for param in params if param.param_type_name == "option" for option in param.opts]
    hint = nearest_or_all(say, error.option_name, [*options, "--lang", "--help"])
    return say("There is no option {option}.", option=error.option_name), hint


def _missing(say: Language, error: Any) -> tuple[str, str]:
    return say("{name} is missing.", name=_parameter(error)), ""


def _bad_value(say: Language, error: Any) -> tuple[str, str]:
    return say("The value of {name} is not possible.", name=_parameter(error)), ""


def _bad_option(say: Language, error: Any) -> tuple[str, str]:
    if "does not take a value" in error.message:
        return say("The option {option} takes no value.", option=error.option_name), ""
    return say("The option {option} needs a value.", option=error.option_name), ""


def _parameter(error: Any) -> str:
    param = error.param
    return str(param.human_readable_name if param.param_type_name == "argument" else param.opts[0])


def _other_usage(say: Language, error: Any) -> tuple[str, str]:
    if "unexpected extra argument" in error.message:
        return say("There are more arguments than this command takes."), ""
    return say("This cannot be understood."), ""


_USAGE: dict[str, Callable[[Language, Any], tuple[str, str]]] = {
    "NoSuchOption": _no_such_option,
    "MissingParameter": _missing,
    "BadParameter": _bad_value,
    "BadOptionUsage": _bad_option,
}
