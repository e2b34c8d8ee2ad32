"""What the icons on the cards we print for Thief's Market mean, in a few words each."""

from collections.abc import Mapping

from ..games.thiefs_market.box import FACES, LETTERS
from ..games.thiefs_market.dice import MARKER
from . import N_, Language
from .market import MARKER_LETTER, object_name

_CARDS: Mapping[str, str] = {
    "henchman": N_("henchman: the most and second most score"),
    "wand": N_("wand: the Golem counts pairs"),
    "tower": N_("tower: safehouses count towers"),
    "compass": N_("compass: in other hands it lowers a map"),
    "finery": N_("finery: of no account by itself"),
    "bubble": N_("speech bubble: of no account by itself"),
    "deck-A": N_("first deck"),
    "deck-B": N_("second deck"),
    "deck-C": N_("third and last deck"),
}
_SIGNS: Mapping[str, str] = {
    "buy": N_("cost, or: when you buy"),
    "once": N_("once a round, in your turn to buy"),
    "now": N_("at once, on getting the card"),
    "end": N_("counted at the end of the game"),
    "point": N_("point of notoriety"),
    "coin": N_("gold: pays for any gem"),
    "infamy": N_("infamy: a point at the end"),
    "pile": N_("the pile that the division left you"),
    "steal": N_("when somebody steals your pile"),
    "roll": N_("roll again"),
    "no-roll": N_("not rolled again"),
    "others": N_("another player"),
    "card": N_("a card"),
    "discard": N_("back into the box"),
    "arrow": N_("becomes, or: brings"),
    "=/": N_("for each"),
    "=:": N_("one only together with the other"),
    "=+": N_("and, or: one more"),
    "=2+": N_("two or more"),
    "=−1": N_("one less"),
    "=×2": N_("counts as two"),
}
_FACES: Mapping[str, str] = {
    "bag": N_("{face} ({letter}): gold at the end of the round"),
    "mask": N_("{face} ({letter}): infamy at the end of the round"),
}
_BY_FACE = {face: letter for letter, face in LETTERS.items()}


def card_meanings(say: Language) -> list[tuple[str, str]]:
    """The icons of the cards, and the decks."""
    return [(icon, say(text)) for icon, text in _CARDS.items()]


def sign_meanings(say: Language) -> list[tuple[str, str]]:
    """What stands in the rows of signs."""
    return [(icon, say(text)) for icon, text in _SIGNS.items()]


def dice_meanings(say: Language) -> list[tuple[str, str]]:
    """The faces of the dice with the letters they are typed by, any gem, and the marker."""
    dice = [(f"die-{face}", _face(say, face)) for face in FACES]
    marker = say("{object} ({letter})", object=object_name(say, MARKER), letter=MARKER_LETTER)
    return [*dice, ("die-gem", say("any gem")), ("marker", marker)]


def _face(say: Language, face: str) -> str:
    name, letter = object_name(say, face), _BY_FACE[face]
    if face in _FACES:
        return say(_FACES[face], face=name, letter=letter)
    return say("{object} ({letter})", object=name, letter=letter)
