"""Changing what was recorded of Caper: Europe: what was typed, as entries and corrections of that game."""

from collections.abc import Sequence
from typing import Any

from ..entries.caper_europe import PlayTyped, card_meant, locations_meant, place_meant, play_meant, seat_meant
from ..games.caper_europe.box import CITIES, GAME, SEATS
from ..games.caper_europe.commands import Discard, SetCoins
from ..games.caper_europe.state import State
from ..journal.history import History
from ..record import check_entry_number, state_of
from .new_caper_europe import choice, with_languages

Typed = tuple[str, str, str, Sequence[str], Sequence[str], Sequence[str], str]
"""Card, location, thief, targets, loot taken, loot given back, seat."""


def command_meant(number: int, history: History, wanted: tuple[int | None, Typed] | None, insert: bool) -> Any:
    """The entry that should have been made as this number; None where it shall go."""
    check_entry_number(number, len(history.done))
    if wanted is None:
        return None
    before: State = state_of(GAME, history.done[: number - 1])
    coins, (card, location, on, targets, takes, gives, seat) = wanted
    who = seat_meant(before, seat) or ("" if insert else str(history.done[number - 1].get("seat", ""))) or None
    if coins is not None:
        return SetCoins(who or SEATS[0], coins)
    id = card_meant(before, card) if card else ""
    if not location:
        return Discard(id, who)
    return play_meant(before, PlayTyped(id, location, on, targets, takes, gives, who))


def changes_meant(
    state: State, names: dict[str, str], reads: Sequence[str], city: str, locations: Sequence[str]
) -> dict[str, Any]:
    """What differs from how the game was opened."""
    changes: dict[str, Any] = {"city": choice("--city", city, CITIES)} if city else {}
    players: dict[str, dict[str, str]] = {seat: {"name": name} for seat, name in names.items() if name}
    for seat, player in with_languages(state.opening.players, reads).items():
        if reads and "lang" in player:
            players.setdefault(seat, {})["lang"] = player["lang"]
    if players:
        changes["players"] = players
    if locations:
        changes["locations"] = _locations(state, city or state.opening.city, locations)
    return changes


def _locations(state: State, city: str, given: Sequence[str]) -> list[str]:
    """All three anew, or one by its number: 2=yacht."""
    numbered = [text.partition("=") for text in given]
    if not all(equals for _, equals, _ in numbered):
        return list(locations_meant(state.cards, city, given, drawn=False))
    cards = [place.card.id for place in state.locations]
    for number, _, name in numbered:
        cards[place_meant(state, number)] = name
    return list(locations_meant(state.cards, city, cards, drawn=False))
