"""The printed numbers of the box and the rulebook, as far as they are known."""

from collections.abc import Mapping

GAME_ID = "sneaks-and-snitches"

GOODS = ("information", "artifacts", "jewels", "gold")
"""The four kinds of goods, in the order in which they are scored."""
COLOUR_OF = {"information": "blue", "artifacts": "green", "jewels": "red", "gold": "yellow"}
SPECIALS = "specials"
CATEGORIES = (*GOODS, SPECIALS)

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5
ALL_LETTERS = "ABCDEFGH"
MORE_LOCATIONS_THAN_PLAYERS = 3
TOKENS_AT_THE_START = 3

COLLECTION_EACH = 1
CARTE_BLANCHE_TOKENS = 3
FREE_THEFT_CARDS = 3
INTRIGUE_SWAPS = 3
CARDS_FOR_A_CROWD = 1
CLEAR_LEAD = 2  # two players: what the first must be ahead by, otherwise it is a tie
HIGHEST_NUMBER = 99  # nobody has told how many tokens and cards there are

PointCard = Mapping[str, tuple[int, ...]]
"""Points by kind of goods, for the first place, the second and so on."""

DERIVED_CARDS: Mapping[int, PointCard] = {
    4: {"information": (3, 0, 0, 0), "artifacts": (3, 2, 0, 0), "jewels": (3, 3, 1, 0), "gold": (3, 3, 3, 0)},
}
"""Point cards by number of players. Worked out from the rulebook's scoring example, which fixes information and
gold; artifacts may be 3, 1, 1, 0, and jewels are the best fit of six. The other cards nobody has told."""


TOLD_ROWS: Mapping[int, PointCard] = {5: {"information": (3, 0, 0, 0, 0)}}
"""Single rows of other cards that the rulebook tells."""


def letters(players: int) -> str:
    """The locations on the table; two players take those of three."""
    return ALL_LETTERS[: max(players, 3) + MORE_LOCATIONS_THAN_PLAYERS]
