"""Where the rulebook is silent. There is only one rulebook."""

from ..rulings import Ruling, Rulings, settle

PRINTED = "printed"
RULEBOOKS = (PRINTED,)
RULINGS = {
    ruling.name: ruling
    for ruling in (
        # Whether a combo on laundered coins acts again when a later card here launders one.
        Ruling("laundered-again", {PRINTED: True}, (True, False), in_play=True),
    )
}
DEFAULTS: Rulings = settle(RULINGS.values(), PRINTED, {})
