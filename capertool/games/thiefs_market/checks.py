"""What the checks of a recorded game share."""

from ...problems import Problem, problem
from ..refusing import final
from .state import BUYING, CASHING, DIVIDING, ROLLING, State

WRONG_PHASE = {
    ROLLING: "roll-first",
    DIVIDING: "divide-first",
    BUYING: "buy-first",
    CASHING: "cash-first",
}
"""What must be done before anything else, by phase."""


def called(state: State, seat: str | None) -> str:
    """A player's name for a sentence; the key where there is none."""
    return state.opening.players.get(seat or "", {}).get("name") or seat or "–"


def needs_phase(state: State, phase: str) -> None:
    if state.phase != phase:
        raise final(WRONG_PHASE[state.phase])


def seat_for(state: State, seat: str | None) -> str:
    """The seat that was named, or whose turn it is."""
    found = seat or state.to_move
    if found is None:
        raise final("which-player")
    return found


def needs_turn(state: State, seat: str) -> list[Problem]:
    if seat == state.to_move:
        return []
    return [problem("not-your-turn", "", seat=called(state, seat), next=called(state, state.to_move))]
