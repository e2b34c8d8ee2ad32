"""The score pad of Sneaks & Snitches."""

from ...games.sneaks_and_snitches.box import FEWEST_PLAYERS, GAME_ID, MOST_PLAYERS, TOLD_ROWS
from ...games.sneaks_and_snitches.table import known_card
from ...ownbox import own_figures
from ...render.pdf.pad import Facts


def facts() -> Facts:
    """The point cards that are known, by kind of goods and number of players, and how they came to be known."""
    figures: dict[str, tuple[int, ...]] = {}
    origins: dict[str, str] = {}
    own = own_figures(GAME_ID)
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        card, card_from = known_card(players, own)
        if card is not None:
            figures |= {f"{kind}-{players}": row for kind, row in card.items()}
            origins[str(players)] = card_from
        else:
            figures |= {f"{kind}-{players}": row for kind, row in TOLD_ROWS.get(players, {}).items()}
    seats = tuple(map(str, range(1, MOST_PLAYERS + 1)))
    return Facts(seats, (), figures, origins)
