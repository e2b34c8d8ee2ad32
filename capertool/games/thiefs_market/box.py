"""The printed numbers of the box and the rulebook."""

LEAST_PLAYERS, MOST_PLAYERS = 3, 5
DICE = {3: 10, 4: 11, 5: 13}  # by number of players
MOST_DICE = max(DICE.values())
START_GOLD = 1

GEMS = ("green", "white", "blue", "red")
BAG, MASK = "bag", "mask"
FACES = (*GEMS, BAG, MASK)  # one of each on every die
LETTERS = dict(zip("GWBRYP", FACES, strict=True))
"""Costs are written in the letters of the gems; dice have Y for the yellow bag and P for the purple mask."""

DECKS = ("A", "B", "C")
PRINTED_CARDS = {"A": 16, "B": 19, "C": 14}
CARDS_IN_GAME = {"A": 13, "B": 12, "C": 11}
ROW = 5

HENCHMEN_FIRST, HENCHMEN_SECOND = 3, 1
GOLD_FIRST = 3
LESS_IN_A_TIE = 1
CARDS_BOUGHT_A_ROUND = 1

MOST_TOKENS = 999  # tokens are unlimited; no table comes near
