"""Cards by what a person calls them, where something is written down."""

from collections.abc import Callable, Sequence

from ..languages.lookup import EXACT, MISSPELT, PART, look_up
from ..problems import ProblemsError, problem


def guessed(game: str, name: str, ids: Sequence[str], tell: Callable[[str], None]) -> str:
    """At a question an unambiguous misspelling is taken for what it means, and `tell` says so."""
    found = look_up(game, ids, name)
    if found.how == MISSPELT:
        tell(found.cards[0])
        return found.cards[0]
    return meant(game, name, ids, ids)


def meant(game: str, name: str, first: Sequence[str], then: Sequence[str]) -> str:
    """Names and parts of names are understood when something is written down; misspellings are only suggested."""
    for ids in (first, then):
        found = look_up(game, ids, name)
        if found.how in (EXACT, PART):
            if len(found.cards) == 1:
                return found.cards[0]
            raise ProblemsError([problem("ambiguous-card", "", name=name, cards=found.cards)])
    nearest = look_up(game, then, name).cards
    raise ProblemsError([problem("unknown-card", "", name=name, cards=nearest)])


def among(game: str, ids: Sequence[str], numbers: Sequence[int], name: str) -> int:
    """The place in `ids` of what was typed: its number, or its name."""
    if name.isascii() and name.isdigit() and int(name) in numbers:
        return list(numbers).index(int(name))
    return ids.index(meant(game, name, ids, ids))
