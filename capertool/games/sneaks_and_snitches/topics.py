"""The topics of the rules, and the figures their texts speak of."""

from . import box

TOPICS = (
    "overview",
    "setup",
    "round",
    "resolution",
    "locations",
    "lots",
    "secret-cards",
    "shortages",
    "game-end",
    "scoring",
    "ties",
    "two-players",
    "questions",
    "rulings",
)
ALIASES = {
    "set-up": "setup",
    "rounds": "round",
    "resolve": "resolution",
    "intrigue": "lots",
    "documents": "lots",
    "duel": "two-players",
    "end": "game-end",
    "points": "scoring",
    "faq": "questions",
}
FIGURES: dict[str, object] = {
    "fewest": box.FEWEST_PLAYERS,
    "most": box.MOST_PLAYERS,
    "more_locations": box.MORE_LOCATIONS_THAN_PLAYERS,
    "last_3": box.letters(3)[-1],
    "last_4": box.letters(4)[-1],
    "last_5": box.letters(5)[-1],
    "start": box.TOKENS_AT_THE_START,
    "collection": box.COLLECTION_EACH,
    "carte_blanche": box.CARTE_BLANCHE_TOKENS,
    "free_theft": box.FREE_THEFT_CARDS,
    "swaps": box.INTRIGUE_SWAPS,
    "crowd": box.CARDS_FOR_A_CROWD,
    "lead": box.CLEAR_LEAD,
}
"""By the names the texts use."""
