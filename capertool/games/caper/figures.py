"""What a box of Caper may print otherwise: the thieves' incomes, of which the scans lost many."""

from ..figures import Figure, whole_number
from .catalogue import THIEVES

HIGHEST_INCOME = 9

FIGURES = {
    card.id: Figure(card.id, card.income, card.sources["income"], whole_number(HIGHEST_INCOME)) for card in THIEVES
}
