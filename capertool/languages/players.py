"""What players are called: by name; by the seat where there is none; by both where two share one."""

from collections import Counter
from collections.abc import Iterable, Mapping

from . import Language
from .terms import SEATS_OF_THE_BOX, seat_name, short_name


def seat_in_words(say: Language, seats: Iterable[str], seat: str) -> str:
    """A seat of the box by its name; where players chose their own keys, by the order they sit in."""
    if seat in SEATS_OF_THE_BOX:
        return seat_name(say, seat)
    return say("Player {number}", number=list(seats).index(seat) + 1)


def told_apart(say: Language, names: Mapping[str, str]) -> dict[str, str]:
    """The names by seat, as they are shown; of those that are equal each also has the seat."""
    often = Counter(names.values())
    shared = [seat for seat, name in names.items() if often[name] > 1]
    return {**names, **{seat: f"{names[seat]} ({seat_in_words(say, names, seat)})" for seat in shared}}


def called(say: Language, players: Mapping[str, Mapping[str, str]], seat: str) -> str:
    """One of the players a recorded game was begun with; whoever shows the name makes it safe."""
    sitting = {**players, seat: players.get(seat, {})}
    entered = {each: short_name(player.get("name", "").strip()) for each, player in sitting.items()}
    return told_apart(say, {each: name or seat_name(say, each) for each, name in entered.items()})[seat]
