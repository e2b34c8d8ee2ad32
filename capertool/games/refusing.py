"""How rules answer an entry that they do not take as it is."""

from collections.abc import Sequence

from ..problems import Problem, problem

GAME_OVER = "game-over"
NEVER_FORCED = (GAME_OVER, "last-discard-first", "late-play-first", "plans-missing")
"""What no table can decide away, because there is nothing to record."""


class Refusal(Exception):
    """The rules an entry breaks. Those in `final` cannot be overruled, because there is nothing to record."""

    def __init__(self, problems: Sequence[Problem], *, final: bool = False) -> None:
        super().__init__(problems)
        self.problems, self.final = list(problems), final


class Choice(Exception):
    """Something must still be chosen among cards on the table; `code` is the problem where nobody can be asked."""

    def __init__(self, code: str, numbers: tuple[int, ...], cards: tuple[str, ...]) -> None:
        super().__init__(code, numbers)
        self.code, self.numbers, self.cards = code, numbers, cards

    @property
    def problem(self) -> Problem:
        return problem(self.code, "", cards=self.cards)


def final(code: str, /, **details: object) -> Refusal:
    """A refusal that cannot be overruled."""
    return Refusal([problem(code, "", **details)], final=True)


def refuse(problems: Sequence[Problem], force: bool) -> None:
    """Refuse what breaks a rule, unless the table decides otherwise."""
    never = any(found.code in NEVER_FORCED for found in problems)
    if never or (problems and not force):
        raise Refusal(problems, final=never)


def codes(problems: Sequence[Problem]) -> tuple[str, ...]:
    """What the table decided against, as an event keeps it."""
    return tuple(found.code for found in problems)
