"""What a box of Thief's Market may print otherwise: the cost of the card that its source shows in two ways."""

from ..figures import NOBODY, Figure, Value
from .box import GEMS, LETTERS
from .catalogue import CARDS, cost_letters

_LONGEST_COST = 4


def _read_cost(given: object) -> Value | None:
    """A cost in letters, such as GWR."""
    if not isinstance(given, str) or not 1 <= len(given) <= _LONGEST_COST:
        return None
    letters = given.upper()
    return letters if all(LETTERS.get(letter) in GEMS for letter in letters) else None


FIGURES = {
    card.id: Figure(card.id, cost_letters(card.costs[0]), NOBODY, _read_cost, "cost", {"highest": _LONGEST_COST})
    for card in CARDS.values()
    if "cost" in card.doubts
}
