"""Where the rulebook is silent, and what the table takes unless it decides otherwise."""

from ..rulings import Ruling, Rulings, Value, settle

PRINTED = "printed"  # there is one rulebook
RULEBOOKS = (PRINTED,)

SECOND_AFTER_TIE = "henchmen-second-after-tie"
NEEDS_ONE = "majority-needs-one"
TOKEN_TIE = "token-tie"
ISLAND_COMPASS = "island-estate-compass"
INFAMY_ONLY, INFAMY_AND_GOLD = "infamy", "infamy-and-gold"


def _ruling(name: str, default: Value, other: Value) -> Ruling:
    return Ruling(name, {PRINTED: default}, (default, other))


RULINGS = {
    ruling.name: ruling
    for ruling in (
        _ruling(SECOND_AFTER_TIE, False, True),
        _ruling(NEEDS_ONE, True, False),
        _ruling(TOKEN_TIE, INFAMY_ONLY, INFAMY_AND_GOLD),
        _ruling(ISLAND_COMPASS, True, False),
    )
}

DEFAULTS: Rulings = settle(RULINGS.values(), PRINTED, {})
