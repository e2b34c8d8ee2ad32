"""The topics of the rules, and the figures their texts speak of."""

from . import box
from .rulings import DEFAULTS, JUMBO

TOPICS = (
    "overview",
    "setup",
    "rounds",
    "thief-round",
    "gear-round",
    "discarding",
    "icons",
    "colours",
    "costs",
    "coins",
    "turning",
    "round-end",
    "game-end",
    "scoring",
    "loot-sets",
    "ties",
    "three-players",
    "four-players",
    "questions",
    "rulings",
)
ALIASES = {
    "set-up": "setup",
    "snitch": "three-players",
    "teams": "four-players",
    "duel": "overview",
    "faq": "questions",
    "loot": "loot-sets",
    "modifiers": "costs",
    "protection": "turning",
}
_SETS = DEFAULTS[JUMBO]["loot-sets"]
assert isinstance(_SETS, tuple)
FIGURES: dict[str, object] = {
    "coins": box.COINS,
    "thieves_here": box.THIEVES_A_SIDE,
    "gear_on_thief": box.GEAR_A_THIEF,
    "thieves_in_all": box.THIEVES_A_PLAYER,
    "rounds": len(box.DEAL),
    "discard_pay": box.DISCARD_PAY,
    "set_1": _SETS[0],
    "set_2": _SETS[1],
    "set_3": _SETS[2],
    "sixth": box.SNITCH_DIVISOR,
    "discarded_gear": DEFAULTS[JUMBO]["discarded-gear"],
    "locations": box.LOCATIONS_ON_TABLE,
    "deal": box.DEAL,
}
"""By the names the texts use; several numbers are shown as a list."""
