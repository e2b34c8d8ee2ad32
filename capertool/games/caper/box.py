"""The printed numbers of the box and the rulebooks."""

CITIES = ("paris", "rome", "london")
CITY_COLOURS = {"paris": "blue", "rome": "pink", "london": "dark-green"}
VARIANTS = ("duel", "snitch", "teams")
SEATS = ("white", "green")
OTHER = {"white": "green", "green": "white"}
SNITCH = "snitch"

LOCATIONS_ON_TABLE = 3
COINS = 10
THIEVES_A_SIDE = 3
GEAR_A_THIEF = 3
DEAL = (4, 6, 3, 6, 2, 6)  # cards a player and round: thieves in odd rounds, gear in even ones
THIEVES_A_PLAYER = sum(cards - 1 for cards in DEAL[0::2])
GEAR_A_PLAYER = sum(cards - 1 for cards in DEAL[1::2])
THIEVES_IN_DECK = 2 * sum(DEAL[0::2])
GEAR_DEALT = sum(DEAL[1::2])  # to one player in a whole game
GEAR_IN_DECK = 2 * GEAR_DEALT
FULL_EQUIPMENT_CAPERS = 1
DISCARD_PAY = 1
SNITCH_DIVISOR = 6
