"""What the signs on the cards we print for Caper: Europe mean, in a few words each; written as rows of signs are."""

from collections.abc import Mapping

from ..games.caper_europe.box import BASE_COLOURS, CITIES, CITIES_OF_UNKNOWN_COLOUR, CITY_COLOURS, SEATS
from . import N_, Language
from .terms import city_name, colour_name, loot_name, seat_name

# What has a name of its own, and no more to say of it, is left empty.
_THINGS: Mapping[str, str] = {
    "thief coin": N_("in the corner of a thief: income, taken when it is laid"),
    "gear coin": N_("in the corner of gear: cost, paid when it is laid"),
    "location point": N_("in the corner of a location: points for its winner"),
    "=?": N_("a number that no source shows: your card decides"),
    "caper": N_("Caper: pulls the marker one field towards you"),
    "track-marker": N_("marker: whom it leans to takes the location"),
    "star": N_("star beside the marker: a point for the winner"),
    "point": N_("point: counted at the end"),
    "coin": N_("coin: what a card costs or brings"),
    "jewel": "",
    "antique": "",
    "painting": "",
    "wild": N_("wild loot: of the kind you choose"),
    "loot": N_("any piece of loot"),
    "headquarters": N_("headquarters: where your loot lies"),
    "launder": N_("laundered coins"),
    "discard": N_("your discard pile"),
    "thief": N_("thief"),
    "gear": N_("gear of any colour"),
}
_SIGNS: Mapping[str, str] = {
    "now": N_("at once, when it is laid"),
    "combo": N_("at once, and again at each card that fits"),
    "end": N_("counted at the end of the game"),
    "burn": N_("burn: put on the owner's discard pile"),
    "fireproof": N_("protected: cannot burn"),
    "eye": N_("eye: only with gear of this colour on top"),
    "=/": N_("for each"),
    "sets": N_("for each set of these"),
    "=+": N_("and; before a number: so much more"),
    "=−": N_("so much less"),
    "own": N_("your cards at this location"),
    "opponent": N_("your opponent's cards at this location"),
    "both": N_("cards of both sides at this location"),
    "both =:": N_("for both sides, all game long"),
    "winner": N_("for the winner of the location"),
    "arrow": N_("leads to"),
    "unknown": N_("an effect that no source shows: your card decides"),
}


def thing_meanings(say: Language) -> list[tuple[str, str]]:
    """What lies on the table and is counted."""
    return [(icon, say(text) if text else loot_name(say, icon)) for icon, text in _THINGS.items()]


def sign_meanings(say: Language) -> list[tuple[str, str]]:
    """When an effect acts, what it does, and for whom."""
    return [(icon, say(text)) for icon, text in _SIGNS.items()]


def tile_meanings(say: Language) -> list[tuple[str, str]]:
    """Colours, each city with its own, and the seats."""
    tiles = [(colour, colour_name(say, colour)) for colour in BASE_COLOURS]
    for city in CITIES:
        tiles += [(CITY_COLOURS[city], _colour_of(say, city)), (city, city_name(say, city))]
    return tiles + [(f"seat-{seat}", seat_name(say, seat)) for seat in SEATS]


def _colour_of(say: Language, city: str) -> str:
    colour, home = colour_name(say, CITY_COLOURS[city]), city_name(say, city)
    if city in CITIES_OF_UNKNOWN_COLOUR:
        return say("{colour}: stands for the colour of {city}", colour=colour, city=home)
    return say("{label}: {text}", label=colour, text=home)
