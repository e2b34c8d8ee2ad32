"""Notes on a score: what is odd about a table, and where on it."""

import re
from collections.abc import Mapping

from ..games.tally import Tally
from ..problems import Problem
from . import Language
from .problems import say_problem

_PLAYER = re.compile(r"players\.(?P<seat>.+?)(?:\.[a-z_]+(?:\[\d+\])?)?")
_LOCATION = re.compile(r"locations\[(?P<index>\d+)\](?:\.(?P<seat>[a-z]+).*)?")


def say_note(say: Language, tally: Tally, names: Mapping[str, str], note: Problem) -> str:
    """A note with the player or the location it is about, as people call them; `names` may be shown as they are."""
    message = say_problem(say, tally.game, note).message
    where = _where(say, tally, names, note.place)
    if not where or where in message:  # which says it already
        return message
    return say("Note, {place}: {message}", place=where, message=message)


def _where(say: Language, tally: Tally, names: Mapping[str, str], place: str) -> str:
    """Whom or what a place in a document belongs to; nothing where it is the whole table."""
    if found := _PLAYER.fullmatch(place):
        return names.get(found["seat"], found["seat"])
    if found := _LOCATION.fullmatch(place):
        location = say.card(tally.game, tally.locations[int(found["index"])].card)
        return f"{location}, {names[found['seat']]}" if found["seat"] in names else location
    return ""
