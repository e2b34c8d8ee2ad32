"""Refusals: what breaks the rules, unless the table decides otherwise."""

from ...problems import Problem, problem
from ..recording import Refusal
from .state import State

_CANNOT_BE_FORCED = ("game-over", "last-discard-first")


def refuse(problems: list[Problem], force: bool) -> None:
    final = any(problem.code in _CANNOT_BE_FORCED for problem in problems)
    if final or (problems and not force):
        raise Refusal(problems, final=final)


def check_place(state: State, location: int) -> None:
    if not 0 <= location < len(state.locations):
        details = {"value": location + 1, "highest": len(state.locations)}
        raise Refusal([problem("no-such-location", "", **details)], final=True)


def codes(problems: list[Problem]) -> tuple[str, ...]:
    return tuple(problem.code for problem in problems)
