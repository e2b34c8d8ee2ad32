"""The score pad of Thief's Market."""

from ...games.thiefs_market.box import GOLD_FIRST, HENCHMEN_FIRST, HENCHMEN_SECOND, LESS_IN_A_TIE, MOST_PLAYERS
from ...games.thiefs_market.catalogue import CARDS
from ...games.thiefs_market.effects import InfamyPairs, OtherCards, Rivalry, Towers, WandPairs
from ...render.pdf.pad import Facts


def facts() -> Facts:
    """A numbered column a player, and what the cards that count are worth."""
    figures = {"henchmen": (HENCHMEN_FIRST, HENCHMEN_SECOND), "gold": (GOLD_FIRST,), "less": (LESS_IN_A_TIE,)}
    return Facts(tuple(map(str, range(1, MOST_PLAYERS + 1))), (), {**figures, **_cards()})


def _cards() -> dict[str, tuple[int, ...]]:
    """By the rows of the pad; safehouses by their decks."""
    found: dict[str, tuple[int, ...]] = {}
    for card in CARDS.values():
        match card.effects[0]:
            case Towers(one=one, more=more):
                found[f"safehouse-{card.deck}"] = (one, more)
            case WandPairs(points=points):
                found["golem"] = (points,)
            case Rivalry(alone=alone, rivalled=rivalled):
                found["map"] = (alone, rivalled)
            case OtherCards(points=points):
                found["loyalty"] = (points,)
            case InfamyPairs(points=points):
                found["campaign"] = (points,)
    return found
