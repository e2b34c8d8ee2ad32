"""Commands that several games have under one name, made as the current one needs them."""

from .app import Builder
from .by_game import by_game

_ENTERING = {"caper": "entering", "caper-europe": "entering_europe"}
_AMENDING = {
    "caper": "amending",
    "caper-europe": "amending_europe",
    "thiefs-market": "market_amending",
    "sneaks-and-snitches": "sneaks_amending",
}
_TOKENS = {"thiefs-market": "market", "sneaks-and-snitches": "sneaking"}

BUILDERS: dict[str, Builder] = {
    "play": by_game("play", _ENTERING),
    "discard": by_game("discard", _ENTERING),
    "coins": by_game("coins", _ENTERING),
    "fix": by_game("fix", _AMENDING),
    "edit": by_game("edit", _AMENDING),
    "tokens": by_game("tokens", _TOKENS),
}
