"""The remarks of the rules on a card, as sentences of our own."""

from collections.abc import Mapping

from . import N_, Language

_SENTENCES: Mapping[str, str] = {
    "any-arrangement": N_("All your cards here count together, on whichever thieves they lie."),
    "turned-still-count": N_("Cards that are turned over still count as thieves or as gear."),
    "turned-lose-colour": N_("Gear that is turned over has no colour and does not count as one."),
    "one-set-a-card": N_("A card fills one place in one set only."),
    "sides-mix": N_("Cards of both players count, and may be in the same set."),
    "coins-may-be-short": N_(
        "If the supply is empty, take the missing coins one by one from your opponent while you have fewer."
    ),
    "costs-not-below-zero": N_("All changes of a cost add up; it never falls below zero."),
    "turn-must-be-used": N_("If there is something you may turn over, you must."),
    "only-the-top-card": N_("Only the topmost gear of a thief can be turned over; what lies below is safe."),
    "no-gear-on-it": N_("A thief with gear on it, even gear that is turned over, cannot be chosen."),
    "dark-green-is-not-green": N_("Dark green is another colour and is not protected."),
    "each-counts-all-coins": N_(
        "Each copy counts all your laundered coins by itself: two copies and two coins make 4."
    ),
    "laundered-not-for-ties": N_("Laundered coins are not yours to spend and break no ties."),
    "nothing-to-return": N_("An opponent without coins returns nothing."),
    "late-play": N_("What the card does when it is laid happens as usual; there must be room for it."),
    "combos-here-only": N_("Only cards of your own at this location set it off, on whichever thieves they lie."),
    "marker-stops": N_("At the end of the track the marker stops; what is left of the move is lost."),
    "loot-must-lie-here": N_("Only loot that still lies beside this location can be taken."),
    "wild-is-chosen": N_("Choose any kind that lies there when you take it."),
    "eye-at-the-end": N_("It looks at the topmost gear of your crew here, and only when the score is counted."),
    "fire-takes-back": N_("If this card burns, what its single icons gave is taken back; what combos gave stays."),
    "burn-must-be-used": N_("If there is something that may burn, you must burn it."),
    "only-the-top-burns": N_("Only the topmost gear of a thief can burn; what lies below is safe."),
    "protects-below": N_("What lies below a protected card is safe too."),
    "laundered-again": N_(
        "By the ruling laundered-again it acts again when a later card of yours here launders a coin."
    ),
    "laundered-stay": N_("Laundered coins stay in the headquarters: nobody can spend or take them."),
}


def say_remark(say: Language, remark: str) -> str:
    return say(_SENTENCES[remark])
