"""The score pad of Caper."""

from ...cards import rulings_to_read_by
from ...games.caper.box import CITIES, SEATS, SNITCH_DIVISOR
from ...render.pdf.pad import Facts


def facts() -> Facts:
    """The printed numbers as this person's rulebook has them."""
    rulings = rulings_to_read_by("caper")
    figures = {
        "loot-sets": rulings["loot-sets"],
        "discarded-gear": (rulings["discarded-gear"],),
        "snitch": (SNITCH_DIVISOR,),
    }
    return Facts(SEATS, CITIES, figures)
