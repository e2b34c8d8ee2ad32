"""Where the rulebook is silent."""

from ..rulings import Ruling, Rulings, settle

PRINTED = "printed"
RULEBOOKS = (PRINTED,)
NONE_TAKES_PLACE = "none-takes-place"
DOCUMENTS_ROUNDING = "documents-rounding"

RULINGS = {
    ruling.name: ruling
    for ruling in (
        Ruling(NONE_TAKES_PLACE, {PRINTED: True}, (True, False)),
        Ruling(DOCUMENTS_ROUNDING, {PRINTED: "down"}, ("down", "up"), in_play=True),
    )
}

DEFAULTS: Rulings = settle(RULINGS.values(), PRINTED, {})
