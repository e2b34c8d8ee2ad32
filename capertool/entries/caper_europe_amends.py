"""Changes of a game of Caper: Europe that has begun: entries by hand in words, and what the box has learnt since."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..games.caper_europe.box import COINS, GAME, LONGEST_SIDE
from ..games.caper_europe.commands import Command
from ..games.caper_europe.description import describe_card
from ..games.caper_europe.state import State
from ..games.coins import SetCoins
from ..ownbox import values
from ..packs import installed, versions
from ..problems import ProblemsError, problem
from .caper_europe import burn_meant, marker_meant, seat_or_word, set_loot_meant

# --- entries by hand


def by_hand_meant(state: State, words: Sequence[str], stars: int | None, gives: Sequence[str]) -> Command | None:
    """What was entered by hand, with its command before it; None where the words are a card and its location."""
    verb, *rest = words
    least, most = _WORDS.get(verb, (0, 0))
    if not least <= len(rest) <= most or not least:
        return None
    read: Mapping[str, Callable[[], Command]] = {
        "marker": lambda: marker_meant(state, rest[0], rest[1], _number((*rest, "1")[2], LONGEST_SIDE), stars),
        "loot": lambda: set_loot_meant(state, rest[0], " ".join(rest[1:])),
        "burn": lambda: burn_meant(state, rest[0], rest[1], rest[2], gives),
        "coins": lambda: SetCoins(seat_or_word(state.opening.players, rest[0]), _number(rest[1], COINS)),
    }
    return read[verb]()


_WORDS = {"marker": (2, 3), "loot": (2, 4), "burn": (3, 3), "coins": (2, 2)}
"""How many words each command takes at least and at most: always more than a card and its location are."""


def _number(typed: str, highest: int) -> int:
    if not (typed.isascii() and typed.isdigit()) or int(typed[:4]) > highest:
        raise ProblemsError([problem("number-out-of-range", "", value=typed, highest=highest)], GAME)
    return int(typed)


# --- what the box has learnt


def from_the_box(state: State) -> dict[str, Any]:
    """Track, leaders and cards that the owner's box has otherwise than this game, as a correction of the opening."""
    figures = {name: list(value) for name, value in values(GAME).items() if value != getattr(state.opening, name)}
    box = installed()
    cards = {id: box.cards[id] for pack in box.packs for id in pack.cards if box.cards[id] != state.cards.get(id)}
    taken = {
        id: describe_card(card)
        for id, card in cards.items()
        if id not in state.cards or state.cards[id].kind == card.kind
    }
    return {**figures, **({"cards": taken, "packs": versions(box.packs)} if taken else {})}
