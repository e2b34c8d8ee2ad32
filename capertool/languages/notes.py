"""What is odd about a table, for who has no file before them: where it is, in names, and what."""

import re
from collections.abc import Iterator, Mapping

from ..games.tally import Tally
from ..problems import Problem
from . import Language
from .problems import say_problem

_LOCATION = re.compile(r"locations\[(\d+)\](?:\.(\w+))?")
_PLAYER = re.compile(r"players\.([^.]+)")


def say_note(say: Language, tally: Tally, names: Mapping[str, str], note: Problem) -> str:
    """`names` are the players' as they may be shown; of a whole table there is nothing to say where."""
    message = say_problem(say, tally.game, note).message
    where = ", ".join(_where(say, tally, names, note.place))
    return say("{label}: {text}", label=where, text=message) if where else message


def _where(say: Language, tally: Tally, names: Mapping[str, str], place: str) -> Iterator[str]:
    if found := _LOCATION.match(place):
        yield say.card(tally.game, tally.locations[int(found[1])].card)
        if found[2] in names:
            yield names[found[2]]
    elif (found := _PLAYER.match(place)) and found[1] in names:
        yield names[found[1]]
