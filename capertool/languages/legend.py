"""What the signs on the cards we print for Caper mean, in a few words each; written as rows of signs are."""

from collections.abc import Mapping

from ..effects.model import COLOURS
from ..games.caper.box import CITIES, SEATS
from . import N_, Language
from .terms import city_name, colour_name, loot_name, seat_name

# What has a name of its own, and no more to say of it, is left empty.
_MEANINGS: Mapping[str, str] = {
    "thief coin": N_("in the corner of a thief: income, taken when it is laid"),
    "gear coin": N_("in the corner of gear: cost, paid when it is laid"),
    "location point": N_("in the corner of a location: points for its winner"),
    "=0?": N_("income that no source shows: your card decides"),
    "caper": N_("Caper: decides who takes the location"),
    "coin": N_("coin"),
    "point": N_("point: counted at the end"),
    "jewel": "",
    "antique": "",
    "painting": "",
    "wild": N_("wild loot: of the kind you choose"),
    "loot": N_("any piece of loot"),
    "=/": N_("for each"),
    "sets": N_("for each set of these"),
    "=+": N_("and; before a number: so much more"),
    "=−": N_("so much less"),
    "arrow": N_("leads to"),
    "now": N_("at once, when it is laid"),
    "end": N_("counted at the end of the game"),
    "thief": N_("thief, turned over or not"),
    "gear": N_("gear of any colour, turned over or not"),
    "own": N_("your cards at this location"),
    "opponent": N_("your opponent's cards at this location"),
    "both": N_("cards of both sides at this location"),
    "both =:": N_("for both sides, all game long"),
    "turn": N_("turn over"),
    "protected": N_("cannot be turned over"),
    "winner": N_("for the winner of the location"),
    "location": N_("location; behind loot: only from this one"),
    "discard": N_("your discard pile"),
    "launder": N_("laundered coins"),
}


def sign_meanings(say: Language) -> list[tuple[str, str]]:
    """What stands in the corners and in the rows of signs."""
    return [(sign, say(text) if text else loot_name(say, sign)) for sign, text in _MEANINGS.items()]


def tile_meanings(say: Language) -> list[tuple[str, str]]:
    """Colours, cities and seats."""
    colours = [(colour, colour_name(say, colour)) for colour in COLOURS]
    cities = [(city, city_name(say, city)) for city in CITIES]
    return [*colours, *cities, *((f"seat-{seat}", seat_name(say, seat)) for seat in SEATS)]
