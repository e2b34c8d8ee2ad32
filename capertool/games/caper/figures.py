"""What a box of Caper may print otherwise: the thieves' incomes, of which the scans lost many."""

from ..figures import number_figure
from .catalogue import THIEVES

HIGHEST_INCOME = 9

FIGURES = {card.id: number_figure(card.id, card.income, card.sources["income"], HIGHEST_INCOME) for card in THIEVES}
