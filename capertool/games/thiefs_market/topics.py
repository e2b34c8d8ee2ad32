"""The topics of the rules, and the figures their texts speak of."""

from . import box

TOPICS = (
    "overview",
    "setup",
    "round",
    "dice",
    "dividing",
    "stealing",
    "buying",
    "paying",
    "using-cards",
    "round-end",
    "market",
    "game-end",
    "scoring",
    "majorities",
    "ties",
    "icons",
    "tokens",
    "questions",
    "rulings",
)
ALIASES = {
    "set-up": "setup",
    "loot": "dividing",
    "rounds": "round",
    "end": "game-end",
    "henchmen": "majorities",
    "gold": "tokens",
    "infamy": "tokens",
    "faq": "questions",
    "conversions": "using-cards",
    "decks": "market",
    "cashing": "round-end",
}
FIGURES: dict[str, object] = {
    "least": box.LEAST_PLAYERS,
    "most": box.MOST_PLAYERS,
    "dice_3": box.DICE[3],
    "dice_4": box.DICE[4],
    "dice_5": box.DICE[5],
    "start_gold": box.START_GOLD,
    "deck_a": box.CARDS_IN_GAME["A"],
    "deck_b": box.CARDS_IN_GAME["B"],
    "deck_c": box.CARDS_IN_GAME["C"],
    "row": box.ROW,
    "henchmen_first": box.HENCHMEN_FIRST,
    "henchmen_second": box.HENCHMEN_SECOND,
    "gold_first": box.GOLD_FIRST,
    "less": box.LESS_IN_A_TIE,
}
"""By the names the texts use."""
