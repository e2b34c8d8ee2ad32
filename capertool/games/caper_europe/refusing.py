"""Refusals: what breaks the rules, unless the table decides otherwise."""

from ...problems import Problem
from ..recording import Refusal

_CANNOT_BE_FORCED = ("game-over", "last-discard-first")


def refuse(problems: list[Problem], force: bool) -> None:
    final = any(problem.code in _CANNOT_BE_FORCED for problem in problems)
    if final or (problems and not force):
        raise Refusal(problems, final=final)


def codes(problems: list[Problem]) -> tuple[str, ...]:
    return tuple(problem.code for problem in problems)
