"""One round: who sent whom where, and what happens at each location."""

from collections.abc import Mapping
from typing import NamedTuple

from ...problems import Problem, problem
from .box import FEWEST_PLAYERS, letters

GUARDED, STOLEN, CROWDED, EMPTY = "guarded", "stolen", "crowded", "empty"


class Plan(NamedTuple):
    """The letters one player sends thieves and snitches to."""

    sneaks: tuple[str, ...]
    snitches: tuple[str, ...]


class Outcome(NamedTuple):
    """What happens at one location, and who was there."""

    letter: str
    what: str
    thieves: tuple[str, ...] = ()
    watchers: tuple[str, ...] = ()

    @property
    def lot_leaves(self) -> bool:
        """Whether the lot is taken or replaced."""
        return self.what in (STOLEN, EMPTY)


def resolve(plans: Mapping[str, Plan]) -> tuple[Outcome, ...]:
    """Location by location, beginning with A; players in the order of `plans`."""
    return tuple(_outcome(letter, plans) for letter in letters(len(plans)))


def _outcome(letter: str, plans: Mapping[str, Plan]) -> Outcome:
    thieves = tuple(seat for seat, plan in plans.items() if letter in plan.sneaks)
    watchers = tuple(seat for seat, plan in plans.items() if letter in plan.snitches)
    if watchers:
        what = GUARDED
    elif not thieves:
        what = EMPTY
    else:
        what = STOLEN if len(thieves) == 1 else CROWDED
    return Outcome(letter, what, thieves, watchers)


def before_next_theft(outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """What is settled on the way to the next theft."""
    thefts = [index for index, outcome in enumerate(outcomes) if outcome.what == STOLEN]
    return outcomes[: thefts[0]] if thefts else outcomes


def crowds(outcomes: tuple[Outcome, ...]) -> tuple[str, ...]:
    """Who draws a secret card at crowded locations, in this order."""
    return tuple(seat for outcome in outcomes if outcome.what == CROWDED for seat in outcome.thieves)


# --- what is a plan


def sizes(players: int, *, extra_boss: bool) -> tuple[int, int]:
    """How many thieves and snitches a player sends; of two players, one has the second boss."""
    if players > FEWEST_PLAYERS:
        return 1, 1
    return (2, 1) if extra_boss else (1, 2)


def read_plan(text: str) -> Plan | None:
    """`A/B`; of two players `A,B/C` or `A/B,C`, commas or not. None where it is nothing of the kind."""
    sides = ["".join(side.replace(",", " ").split()) for side in text.upper().split("/")]
    if len(sides) != 2 or not all(side.isascii() and side.isalpha() for side in sides):
        return None
    return Plan(tuple(sides[0]), tuple(sides[1]))


def plan_problems(plan: Plan, players: int, *, extra_boss: bool, place: str = "") -> list[Problem]:
    """What is wrong with a plan. No letter of it is told: it may be a secret."""
    known = letters(players)
    sent = (*plan.sneaks, *plan.snitches)
    found = []
    sneaks, snitches = sizes(players, extra_boss=extra_boss)
    if (len(plan.sneaks), len(plan.snitches)) != (sneaks, snitches):
        whose = {} if sneaks == snitches else {"whose": "boss" if sneaks > snitches else "other"}
        found.append(problem("plan-size", place, sneaks=sneaks, snitches=snitches, **whose))
    if any(letter not in known for letter in sent):
        found.append(problem("no-such-letter", place, first=known[0], last=known[-1]))
    if len(set(sent)) < len(sent):
        found.append(problem("letter-twice", place))
    return found
