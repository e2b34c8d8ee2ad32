"""What the icons on the cards we print for Sneaks & Snitches mean, in a few words each."""

from collections.abc import Mapping

from ..games.sneaks_and_snitches.box import GOODS
from . import N_, Language
from .goods import goods_colour
from .terms import category_name

GOODS_ICONS: Mapping[str, str] = {"gold": "gold-bars"}
"""Where an icon is not called as the goods are."""
_CARDS: Mapping[str, str] = {
    "loot": N_("the lot that lies at a location"),
    "sets": N_("collection: one token of each kind"),
    "secret": N_("secret theft card"),
    "specials": N_("special object"),
    "documents": N_("compromising documents"),
    "boss": N_("boss: stands for a player"),
    "destination": N_("destination card: one a letter"),
    "places": N_("point card: what each place gives"),
    "location": N_("location"),
    "letter-a": N_("the location with this letter"),
}
_SIGNS: Mapping[str, str] = {
    "thief": N_("thief: goes to steal"),
    "snitch": N_("snitch: keeps thieves from the lot"),
    "protected": N_("guarded: the lot stays"),
    "nobody": N_("nobody was sent there"),
    "rivals": N_("all other players"),
    "token": N_("tokens"),
    "any": N_("tokens of any kind"),
    "bank": N_("the bank: all tokens nobody has"),
    "half": N_("half of them"),
    "swap": N_("one for one"),
    "discard": N_("put away"),
    "arrow": N_("leads to"),
    "now": N_("at once"),
    "end": N_("at the end of the game"),
    "point": N_("points"),
    "=2+": N_("two or more"),
    "=3×": N_("so many times"),
}


def goods_icon(kind: str) -> str:
    return GOODS_ICONS.get(kind, kind)


def card_meanings(say: Language) -> list[tuple[str, str]]:
    """The goods with the colours of their tokens, and the cards."""
    goods = [
        (goods_icon(kind), say("{label}: {text}", label=category_name(say, kind), text=goods_colour(say, kind)))
        for kind in GOODS
    ]
    return [*goods, *((icon, say(text)) for icon, text in _CARDS.items())]


def sign_meanings(say: Language) -> list[tuple[str, str]]:
    """What stands in the rows of signs."""
    return [(icon, say(text)) for icon, text in _SIGNS.items()]
