"""What no source shows of the box and every box prints: the track with its stars, and who leads each round."""

from collections.abc import Sequence

from ..figures import NOBODY, Figure, Value
from .box import DEAL, LONGEST_SIDE, MOST_STARS, SEATS, SHORTEST_SIDE

TRACK, LEADERS = "track", "leaders"


def read_track(given: object) -> Value | None:
    """The stars of the fields from the middle to one end, typed as `0 1 2` or stored as numbers."""
    parts = _parts(given)
    stars = [str(number) for number in range(MOST_STARS + 1)]
    if not SHORTEST_SIDE <= len(parts) <= LONGEST_SIDE or any(part not in stars for part in parts):
        return None
    return tuple(int(part) for part in parts)


def read_leaders(given: object) -> Value | None:
    """A seat a round, in full or by its first letter."""
    parts = _parts(given)
    seats = [next((seat for seat in SEATS if part and seat.startswith(part.lower())), None) for part in parts]
    known = tuple(seat for seat in seats if seat is not None)
    return known if len(known) == len(parts) == len(DEAL) else None


def _parts(given: object) -> list[str]:
    if isinstance(given, str):
        return given.replace(",", " ").split()
    return [str(part) for part in given] if isinstance(given, Sequence) else []


FIGURES = {
    TRACK: Figure(TRACK, None, NOBODY, read_track, TRACK, {"lowest": SHORTEST_SIDE, "highest": LONGEST_SIDE}),
    LEADERS: Figure(LEADERS, None, NOBODY, read_leaders, LEADERS, {"count": len(DEAL)}, SEATS),
}
