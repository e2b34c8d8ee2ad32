"""The score pad of Caper: Europe."""

from ...games.caper_europe.box import CITIES, LOOT_SETS, MOST_STARS, SEATS
from ...render.pdf.pad import Facts


def facts() -> Facts:
    """What loot pays in sets, and the stars that may stand beside a marker."""
    return Facts(SEATS, CITIES, {"loot-sets": LOOT_SETS, "stars": tuple(range(MOST_STARS + 1))})
