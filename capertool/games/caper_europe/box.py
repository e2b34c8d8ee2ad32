"""The printed numbers of the box and the rulebook; what no source shows is asked from the owner."""

GAME = "caper-europe"
CITIES = ("paris", "rome", "london", "barcelona")
CITY_COLOURS = {"paris": "blue", "rome": "pink", "london": "dark-green", "barcelona": "orange"}
CITIES_OF_UNKNOWN_COLOUR = ("rome", "london")
"""No source shows theirs; the ones above stand for them."""
BASE_COLOURS = ("green", "purple", "yellow", "red")
SEATS = ("south", "north")
OTHER = {"south": "north", "north": "south"}
KINDS = ("thief", "gear", "location")

LOCATIONS_ON_TABLE = 3
COINS = 10
THIEVES_A_SIDE = 3
GEAR_A_THIEF = 3
DEAL = (4, 6, 3, 6, 2, 6)  # cards a player and round: thieves in odd rounds, gear in even ones
THIEVES_A_PLAYER = sum(cards - 1 for cards in DEAL[0::2])
THIEVES_IN_DECK = 2 * sum(DEAL[0::2])
GEAR_IN_DECK = 2 * sum(DEAL[1::2])
DISCARD_PAY = 1

LOOT_OF_A_KIND = 4
LOOT_HERE = 4
LOOT_SETS = (2, 5, 9)
MOST_STARS = 2
SHORTEST_SIDE = 3
"""Fields from the middle to the end of a track: at least one each with 0, 1 and 2 stars. No source shows more."""
LONGEST_SIDE = 12

BASE_CARDS = {"location": 8, "thief": 15, "gear": 30}
CITY_CARDS = {"location": 5, "thief": 3, "gear": 6}
"""How many cards the box has, the base game's and each city's."""
