"""Coins as both editions of Caper tell them."""

from ..games.coins import CoinsSet
from . import Language


def purse(say: Language, who: str, coins: int, moved: int, laundered: int) -> str:
    """A player's coins; what just moved in brackets, then what is laundered."""
    parts = [f"{who} {coins}"]
    if moved:
        parts.append(f"({moved:+d})".replace("-", "−"))
    if laundered:
        parts.append(say.plural("and {n} laundered coin", "and {n} laundered coins", laundered))
    return " ".join(parts)


def coins_set(say: Language, who: str, event: CoinsSet) -> str:
    """Coins that were set by hand."""
    if event.laundered is None:
        return say.plural("{player} has {n} coin.", "{player} has {n} coins.", event.coins, player=who)
    return say("Coins of {player}: {n}, laundered: {m}.", player=who, n=event.coins, m=event.laundered)
