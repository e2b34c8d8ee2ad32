"""Entries of Thief's Market by the names people use: players, dice, cards of the market."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from ..games.thiefs_market.box import DECKS, LEAST_PLAYERS, MOST_PLAYERS, ROW
from ..games.thiefs_market.catalogue import CARDS, cost_letters
from ..games.thiefs_market.events import Opened
from ..games.thiefs_market.rulings import DEFAULTS
from ..games.thiefs_market.slots import SLOTS, Slot, card_of, cost_of, id_of, slots_of
from ..games.thiefs_market.state import State, on_offer, unseen
from ..languages.market import GAME
from ..ownbox import values
from ..problems import ProblemsError, problem
from .naming import meant
from .people import Players, player_called, players_named


def opening(players: Players, first: str, market: tuple[Slot, ...], rulings: Mapping[str, Any], loose: bool) -> Opened:
    """The beginning of a game; it keeps the costs that the owner's box prints."""
    return Opened(players, first, {**DEFAULTS, **rulings}, () if loose else market, loose, costs=values(GAME))


# --- people


def seats_of(names: Sequence[str]) -> dict[str, dict[str, str]]:
    """A seat for each name, in seating order."""
    if not LEAST_PLAYERS <= len(names) <= MOST_PLAYERS:
        details = {"count": len(names), "lowest": LEAST_PLAYERS, "highest": MOST_PLAYERS, "how": "typed"}
        raise ProblemsError([problem("players-from-to", "--player", **details)], GAME)
    return players_named(names)


def seat_meant(players: Players, name: str, option: str = "--player") -> str:
    return player_called(GAME, players, name, option)


def seat_or_none(state: State, name: str) -> str | None:
    return seat_meant(state.opening.players, name) if name else None


# --- cards


def card_meant(state: State, typed: str) -> Slot:
    """A card that can be bought: of the market first, then of all; `treasure-map/GRR` tells two copies apart."""
    name, _, cost = typed.removeprefix(f"{GAME}/").partition("/")
    offered = on_offer(state)
    ids = list(dict.fromkeys(map(id_of, offered)))
    id = meant(GAME, name, ids, list(CARDS))
    slots = [slot for slot in offered if id_of(slot) == id] or list(slots_of(CARDS[id]))
    if cost:
        slots = [slot for slot in slots if cost_letters(cost_of(slot)) == cost.upper()]
    elif state.loose:
        slots = [slot for slot in slots if slot not in state.seen][:1] or slots[:1]
    if len(slots) == 1:
        return slots[0]
    raise _which_cost(id)


def _which_cost(id: str) -> ProblemsError:
    """The card is there twice; its cost tells the two apart."""
    return ProblemsError([problem("choose-cost", "", card=id, costs=slots_of(CARDS[id]))], GAME)


def own_card_meant(state: State, seat: str | None, name: str) -> str:
    mine = list(state.cards[seat]) if seat else []
    return meant(GAME, name, mine, list(CARDS))


def cards_named(words: Sequence[str]) -> list[str]:
    """Names separated by commas, or one a word (a shell's quotes keep a name together)."""
    text = " ".join(words)
    names = text.split(",") if "," in text else list(words)
    return [name.strip() for name in names if name.strip()]


def draw(state: State, decks: Sequence[str], names: Sequence[str]) -> tuple[Slot, ...]:
    """The cards that come out of these decks: those that were named, the rest drawn at random."""
    drawn: list[Slot] = []
    for name in names:
        place = min(len(drawn), len(decks) - 1)
        drawn.append(_out_of(state, decks[place] if decks else DECKS[-1], name, drawn))
    for deck in decks[len(drawn) :]:
        drawn.append(random.choice([slot for slot in unseen(state, deck) if slot not in drawn]))
    return tuple(drawn)


def _out_of(state: State, deck: str, name: str, drawn: Sequence[Slot]) -> Slot:
    """A card by name, of this deck first; of two copies one that is not out yet."""
    there = list(dict.fromkeys(id_of(slot) for slot in unseen(state, deck) if slot not in drawn))
    bare, _, cost = name.removeprefix(f"{GAME}/").partition("/")
    id = meant(GAME, bare, there, list(CARDS))
    copies = [slot for slot in unseen(state, CARDS[id].deck) if id_of(slot) == id and slot not in drawn]
    wanted = [slot for slot in copies if not cost or cost_letters(cost_of(slot)) == cost.upper()]
    if len(wanted) > 1 or (copies and not wanted):
        raise _which_cost(id)
    return wanted[0] if wanted else slots_of(CARDS[id])[0]  # one that is out already is refused by the rules


def first_market(names: Sequence[str]) -> tuple[Slot, ...]:
    """The five cards of deck A that a game begins with: those named, the rest drawn."""
    deck = [slot for slot in SLOTS if card_of(slot).deck == DECKS[0]]
    chosen = [meant(GAME, name, deck, deck) for name in names]
    for card in chosen:
        if chosen.count(card) > 1:
            details = {"card": card, "count": chosen.count(card), "highest": 1}
            raise ProblemsError([problem("too-many-copies", "--market", **details)], GAME)
    if len(chosen) > ROW:
        details = {"count": len(chosen), "wanted": ROW, "decks": DECKS[:1] * ROW}
        raise ProblemsError([problem("cards-revealed", "--market", **details)], GAME)
    rest = [slot for slot in deck if slot not in chosen]
    return (*chosen, *random.sample(rest, ROW - len(chosen)))
