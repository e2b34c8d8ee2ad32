"""Thief's Market as the registry knows it."""

from ..shape import Game
from .catalogue import CARDS
from .rulings import RULEBOOKS, RULINGS
from .scoring import GAME as ID
from .scoring import tally
from .table import read_table

GAME = Game(ID, CARDS, RULEBOOKS, RULINGS, read_table, tally)
