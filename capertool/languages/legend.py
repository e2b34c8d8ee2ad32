"""What the icons mean, in a few words each."""

from collections.abc import Mapping

from . import N_, Language
from .terms import loot_name

# What has a name of its own, and no more to say of it, is left empty.
_MEANINGS: Mapping[str, str] = {
    "caper": N_("Caper: decides who takes the location"),
    "coin": N_("coin: taken when the card is laid"),
    "point": N_("point: counted at the end"),
    "jewel": "",
    "antique": "",
    "painting": "",
    "wild": N_("wild loot: of the kind you choose"),
    "loot": N_("any piece of loot"),
    "turn": N_("turn over"),
    "protected": N_("cannot be turned over"),
    "thief": N_("thief, turned over or not"),
    "gear": N_("gear of any colour, turned over or not"),
    "sets": N_("for each set of these"),
    "own": N_("your cards at this location"),
    "opponent": N_("your opponent's cards at this location"),
    "both": N_("cards of both sides at this location"),
    "now": N_("at once, when it is laid"),
    "end": N_("counted at the end of the game"),
    "winner": N_("for the winner of the location"),
    "location": N_("only from this location"),
    "discard": N_("your discard pile"),
    "launder": N_("laundered coins"),
    "arrow": N_("leads to"),
}

ICONS = tuple(_MEANINGS)


def icon_meaning(say: Language, icon: str) -> str:
    return say(_MEANINGS[icon]) if _MEANINGS[icon] else loot_name(say, icon)
