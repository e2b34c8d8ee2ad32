"""Entries of Caper: a game that begins, cards that are played, by the names people use."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..games.caper.box import LOCATIONS_ON_TABLE, OTHER, SEATS, VARIANTS
from ..games.caper.catalogue import CARDS
from ..games.caper.decide import Play
from ..games.caper.events import Opened
from ..games.caper.rulings import DEFAULTS
from ..games.caper.state import State, on_table
from ..ownbox import values
from ..problems import ProblemsError, problem
from .naming import among, meant
from .people import seat_called

GAME = "caper"


class NewGame(NamedTuple):
    """What a game is opened with."""

    city: str
    locations: tuple[str, ...]
    players: Mapping[str, Mapping[str, str]]
    variant: str = VARIANTS[0]
    rulebook: str = "jumbo"
    rulings: Mapping[str, Any] = {}
    loose: bool = False


def opening(new: NewGame) -> Opened:
    """The beginning of a game; it keeps the figures of the owner's box as they are now."""
    return Opened(
        city=new.city,
        rulebook=new.rulebook,
        variant=new.variant,
        rulings={**DEFAULTS[new.rulebook], **new.rulings},
        players=new.players,
        locations=new.locations,
        incomes=values(GAME),
        loose=new.loose,
    )


# --- locations


def locations_of(city: str) -> list[str]:
    """Every location a game in this city may have."""
    return [card.id for card in CARDS.values() if card.kind == "location" and card.city in (None, city)]


def named_location(city: str, name: str) -> str:
    """A location of this city by any of its names."""
    known = locations_of(city)
    return meant(GAME, name, known, known)


def locations_meant(city: str, names: Sequence[str], *, drawn: bool = True) -> tuple[str, ...]:
    """Those that were named, each once; the rest drawn at random where that is wanted."""
    chosen = [named_location(city, name) for name in names]
    for card in chosen:
        if chosen.count(card) > 1:
            count = chosen.count(card)
            raise ProblemsError([problem("too-many-copies", "--location", card=card, count=count, highest=1)])
    if len(chosen) > LOCATIONS_ON_TABLE or (len(chosen) < LOCATIONS_ON_TABLE and not drawn):
        details = {"count": len(chosen), "wanted": LOCATIONS_ON_TABLE, "how": "typed"}
        raise ProblemsError([problem("wrong-number-of-locations", "--location", **details)])
    rest = [card for card in locations_of(city) if card not in chosen]
    return (*chosen, *random.sample(rest, LOCATIONS_ON_TABLE - len(chosen)))


# --- seats and cards


def seat_meant(state: State, name: str) -> str | None:
    return seat_called(GAME, SEATS, state.opening.players, name) if name else None


def card_meant(state: State, name: str, *, late: bool = False) -> str:
    """The card a short name means: among what can be played now, then among all."""
    kind = "gear" if late else state.kind
    used = on_table(state)
    now = [
        card.id
        for card in CARDS.values()
        if (card.kind == kind or (state.loose and card.kind != "location"))
        and card.city in (None, state.opening.city)
        and used.count(card.id) < card.copies
    ]
    return meant(GAME, name, now, [id for id, card in CARDS.items() if card.kind != "location"])


def play_meant(state: State, card: str, location: str, on: str = "", target: str = "", seat: str | None = None) -> Play:
    """A play as it was typed: the location and the thieves by name, part of a name, or number from 1."""
    cards = [place.card.id for place in state.locations]
    place = among(GAME, cards, range(1, len(cards) + 1), location)
    mover = seat or state.to_move or SEATS[0]
    return Play(
        card,
        place,
        _stack_meant(state, place, mover, on) if on else None,
        _stack_meant(state, place, OTHER[mover], target) if target else None,
        seat,
    )


def _stack_meant(state: State, location: int, seat: str, name: str) -> int:
    thieves = [stack.thief.card.id for stack in state.locations[location].sides[seat]]
    return among(GAME, thieves, range(1, len(thieves) + 1), name)
