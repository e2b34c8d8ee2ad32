"""Cards by what a person calls them, where something is written down."""

from collections.abc import Callable, Mapping, Sequence

from ..games import load_cards
from ..languages.lookup import EXACT, MISSPELT, PART, look_up
from ..languages.names import NEVER_IN_NAMES
from ..problems import Problem, ProblemsError, problem

OwnNames = Mapping[str, Mapping[str, str]]
"""Names that players gave to cards themselves, by card and language."""
NO_NAMES: OwnNames = {}


def guessed(game: str, name: str, ids: Sequence[str], tell: Callable[[str], None], own: OwnNames = NO_NAMES) -> str:
    """At a question an unambiguous misspelling is taken for what it means, and `tell` says so."""
    found = look_up(game, ids, name, own)
    if found.how == MISSPELT:
        tell(found.cards[0])
        return found.cards[0]
    return meant(game, name, ids, ids, own)


def meant(game: str, name: str, first: Sequence[str], then: Sequence[str], own: OwnNames = NO_NAMES) -> str:
    """Names and parts of names are understood when something is written down; misspellings are only suggested."""
    if any(sign in name for sign in NEVER_IN_NAMES):
        raise ProblemsError([problem("unknown-card", "", name=name, cards=())])
    for ids in (first, then):
        found = look_up(game, ids, name, own)
        if found.how in (EXACT, PART):
            if len(found.cards) == 1:
                return found.cards[0]
            raise _not_one(game, own, problem("ambiguous-card", "", name=name, cards=found.cards))
    elsewhere = look_up(game, {*load_cards(game), *own}, name, own)
    if elsewhere.how in (EXACT, PART) and len(elsewhere.cards) == 1:
        raise _not_one(game, own, problem("not-possible-here", "", card=elsewhere.cards[0], cards=tuple(first)))
    nearest = look_up(game, then, name, own).cards
    raise _not_one(game, own, problem("unknown-card", "", name=name, cards=nearest))


def _not_one(game: str, own: OwnNames, found: Problem) -> ProblemsError:
    error = ProblemsError([found], game)
    error.names = own
    return error


def among(game: str, ids: Sequence[str], numbers: Sequence[int], name: str, own: OwnNames = NO_NAMES) -> int:
    """The place in `ids` of what was typed: its number, or its name."""
    if name.isascii() and name.isdigit():
        if int(name[:4]) not in numbers:
            raise ProblemsError([problem("no-such-location", "", value=int(name[:4]), highest=max(numbers, default=0))])
        return list(numbers).index(int(name))
    return ids.index(meant(game, name, ids, ids, own))
