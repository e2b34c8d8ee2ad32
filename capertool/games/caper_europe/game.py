"""Caper: Europe as the registry knows it."""

from ..shape import Game
from .box import GAME as ID
from .catalogue import CARDS
from .reading import read_table
from .rulings import RULEBOOKS, RULINGS
from .scoring import tally

GAME = Game(ID, CARDS, RULEBOOKS, RULINGS, read_table, tally, read_table)
