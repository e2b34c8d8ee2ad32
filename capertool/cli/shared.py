"""`fix`, `edit`, `tokens`: commands of several games, made as the current one needs them."""

from .by_game import Builder, by_game

_AMENDING = {"caper": "amending", "thiefs-market": "market_amending", "sneaks-and-snitches": "sneaks_amending"}
_TOKENS = {"thiefs-market": "market", "sneaks-and-snitches": "sneaking"}

BUILDERS: dict[str, Builder] = {
    "fix": by_game("fix", _AMENDING),
    "edit": by_game("edit", _AMENDING),
    "tokens": by_game("tokens", _TOKENS),
}
