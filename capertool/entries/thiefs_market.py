"""Entries of Thief's Market by the names people use: players, dice, cards of the market."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..games.thiefs_market.box import DECKS, FACES, LEAST_PLAYERS, LETTERS, MOST_PLAYERS, ROW
from ..games.thiefs_market.catalogue import CARDS, cost_letters
from ..games.thiefs_market.dice import MARKER, OBJECTS, Pile, pile
from ..games.thiefs_market.events import Opened
from ..games.thiefs_market.rulings import DEFAULTS
from ..games.thiefs_market.slots import SLOTS, Slot, card_of, cost_of, id_of, slots_of
from ..games.thiefs_market.state import State, on_offer, unseen
from ..languages import CODES, Language, language
from ..languages.market import GAME, MARKER_LETTER, object_name
from ..languages.names import fold
from ..languages.terms import colour_name
from ..ownbox import values
from ..problems import ProblemsError, problem
from .naming import meant
from .people import Players, player_called, players_named

_SHORTEST_WORD = 3
_LETTERS = {**{letter.lower(): face for letter, face in LETTERS.items()}, MARKER_LETTER: MARKER}


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


# --- dice and the marker


def objects_meant(words: Sequence[str]) -> Pile:
    """`rb1` or `red blue marker`, in any language: letters g w b r y p, and 1 for the first-player marker."""
    found: list[str] = []
    for word in " ".join(words).replace(",", " ").split():
        found += _objects_in(word)
    return pile(found)


def _objects_in(word: str) -> list[str]:
    """One object by name or the beginning of it, or several by their letters."""
    names, wanted = _object_names(), fold(word)
    if wanted in names:
        return [names[wanted]]
    letters = [_LETTERS.get(letter, "") for letter in word.lower()]
    if all(letters):
        return letters
    begun = {name for known, name in names.items() if len(wanted) >= _SHORTEST_WORD and known.startswith(wanted)}
    if len(begun) != 1:
        raise ProblemsError([problem("unknown-object", "", value=word)], GAME)
    return [*begun]


@cache
def _object_names() -> Mapping[str, str]:
    """Every word that means one object and no other, in any language."""
    words: dict[str, set[str]] = {}
    for code in CODES:
        for name in OBJECTS:
            for word in (name, *_words_for(language(code), name)):
                words.setdefault(fold(word), set()).add(name)
    return {word: names.pop() for word, names in words.items() if len(names) == 1}


def _words_for(say: Language, name: str) -> list[str]:
    """What an object is called, and its colour alone."""
    colour = {"bag": "yellow", "mask": "purple", MARKER: ""}.get(name, name)
    called = object_name(say, name).replace("-", " ").split()
    return [*called, colour_name(say, colour)] if colour else called


def face_meant(word: str) -> str:
    """One face of a die."""
    found = objects_meant([word]) if word else ()
    if len(found) != 1 or found[0] not in FACES:
        raise ProblemsError([problem("unknown-object", "", value=word)], GAME)
    return found[0]


def roll(number: int) -> Pile:
    return pile(random.choices(FACES, k=number))


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
