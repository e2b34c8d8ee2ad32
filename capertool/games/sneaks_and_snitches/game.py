"""Sneaks & Snitches as the registry knows it."""

from ..shape import Game
from .box import GAME_ID
from .catalogue import CARDS
from .rulings import RULEBOOKS, RULINGS
from .scoring import tally
from .table import read_table

GAME = Game(GAME_ID, CARDS, RULEBOOKS, RULINGS, read_table, tally, uses_figures=True)
