"""Entries of Caper: Europe: a game that begins, cards that are played, by the names people use."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..effects.model import LOOT_KINDS
from ..games.caper_europe.box import GAME, LOCATIONS_ON_TABLE, LOOT_HERE, LOOT_OF_A_KIND, MOST_STARS, OTHER, SEATS
from ..games.caper_europe.catalogue import CARDS
from ..games.caper_europe.commands import Burn, Play, SetLoot, SetMarker
from ..games.caper_europe.description import describe_card, read_cards
from ..games.caper_europe.events import NO_CARDS, Descriptions, Opened
from ..games.caper_europe.rulings import DEFAULTS
from ..games.caper_europe.state import State, known_places, redescribed
from ..games.card import Card
from ..games.document import LANGUAGES, Section
from ..languages.names import fold
from ..languages.words import MIDDLE, ids_meant
from ..ownbox import values
from ..packs import Installed, own_names, versions
from ..problems import Problem, ProblemsError, problem
from .naming import among, meant
from .people import Players, one_of, seat_called

Cards = Mapping[str, Card]


class NewGame(NamedTuple):
    """What a game is opened with."""

    city: str
    locations: tuple[str, ...]
    players: Mapping[str, Mapping[str, str]]
    loot: tuple[Mapping[str, int], ...] = ()
    rulings: Mapping[str, Any] = {}
    loose: bool = False
    cards: Mapping[str, Card] = {}
    """Cards described for this game alone."""


def opening(new: NewGame, packs: Installed) -> Opened:
    """The beginning of a game; it keeps the cards of the packs and the figures of the box as they are now."""
    figures = values(GAME)
    cards = {**packs.cards, **new.cards}
    return Opened(
        city=new.city,
        rulings={**DEFAULTS, **new.rulings},
        players=new.players,
        locations=new.locations,
        cards={id: describe_card(card) for id, card in cards.items()},
        packs=versions(packs.packs),
        track=figures.get("track", ()),
        leaders=figures.get("leaders", ()),
        loot=new.loot,
        loose=new.loose,
    )


# --- locations and loot


def locations_of(cards: Cards, city: str) -> list[str]:
    """Every location a game in this city may have, as far as it is known."""
    return [card.id for card in cards.values() if card.kind == "location" and card.city in (None, city)]


def locations_meant(cards: Cards, city: str, names: Sequence[str], *, drawn: bool = True) -> tuple[str, ...]:
    """Those that were named, each once; the rest drawn at random among the known ones."""
    known, own = locations_of(cards, city), own_names(cards)
    chosen = [meant(GAME, name, known, known, own) for name in names]
    for card in chosen:
        if chosen.count(card) > 1:
            details = {"card": card, "count": chosen.count(card), "highest": 1}
            raise ProblemsError([problem("too-many-copies", "--location", **details)], GAME)
    rest = [card for card in known if card not in chosen]
    missing = LOCATIONS_ON_TABLE - len(chosen)
    if missing < 0 or (missing and not drawn):
        details = {"count": len(chosen), "wanted": LOCATIONS_ON_TABLE}
        raise ProblemsError([problem("wrong-number-of-locations", "--location", how="typed", **details)], GAME)
    if missing > len(rest):
        raise ProblemsError([problem("too-few-locations-known", "--location", city=city, count=len(known))], GAME)
    return (*chosen, *random.sample(rest, missing))


def loot_meant(text: str) -> dict[str, int]:
    """`jewel=2 antique=1`, or `2 1 1` in the order jewel, antique, painting."""
    words = text.replace(",", " ").split()
    if len(words) == len(LOOT_KINDS) and all(_is_number(word) for word in words):
        return dict(zip(LOOT_KINDS, map(int, words), strict=True))
    loot: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition("=")
        kinds = ids_meant(name, LOOT_KINDS)
        if len(kinds) != 1 or not _is_number(number):
            raise ProblemsError([problem("bad-loot", "", value=word)], GAME)
        loot[kinds[0]] = int(number)
    return loot


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and int(text) <= LOOT_OF_A_KIND


def loot_laid_out(texts: Sequence[str]) -> tuple[dict[str, int], ...]:
    """What lies beside each of the three locations: four pieces each, four of a kind in all."""
    if texts and len(texts) != LOCATIONS_ON_TABLE:
        details = {"count": len(texts), "wanted": LOCATIONS_ON_TABLE}
        raise ProblemsError([problem("wrong-number-of-locations", "--loot", how="loot", **details)], GAME)
    laid: list[dict[str, int]] = []
    for text in texts:
        laid.append(loot_beside(text, laid))
    return tuple(laid)


def loot_beside(text: str, earlier: Sequence[Mapping[str, int]]) -> dict[str, int]:
    """What lies beside one location, after what lies beside the others."""
    loot = loot_meant(text)
    if sum(loot.values()) != LOOT_HERE:
        details = {"count": sum(loot.values()), "highest": LOOT_HERE}
        raise ProblemsError([problem("loot-at-a-location", "", **details)], GAME)
    for kind in LOOT_KINDS:
        count = sum(other.get(kind, 0) for other in (*earlier, loot))
        if count > LOOT_OF_A_KIND:
            details = {"count": count, "highest": LOOT_OF_A_KIND}
            raise ProblemsError([problem("too-much-loot", "", loot=kind, laid="laid-out", **details)], GAME)
    return loot


def kinds_meant(names: Sequence[str]) -> tuple[str, ...]:
    """Kinds of loot, in full or by the beginning of their names."""
    return tuple(one_of(GAME, "", name, LOOT_KINDS) for name in names)


# --- cards


def card_meant(state: State, name: str) -> str:
    """The card a short name means: among what can be played now, then among all."""
    used = known_places(state)
    now = [
        card.id
        for card in state.cards.values()
        if (card.kind == state.kind or (state.loose and card.kind != "location"))
        and card.city in (None, state.opening.city)
        and used.count(card.id) < card.copies
    ]
    every = [id for id, card in state.cards.items() if card.kind != "location"]
    return meant(GAME, name, now, every, own_names(state.cards))


def place_meant(state: State, name: str) -> int:
    cards = [place.card.id for place in state.locations]
    return among(GAME, cards, range(1, len(cards) + 1), name, own_names(state.cards))


def seat_meant(state: State, name: str) -> str | None:
    return seat_or_word(state.opening.players, name) if name else None


def seat_or_word(players: Players, name: str, *words: str) -> str:
    """A seat by its player or its name in any language, or one of these words instead."""
    try:
        return seat_called(GAME, SEATS, players, name)
    except ProblemsError as error:
        if error.problems[0].code != "unknown-value":
            raise
        return one_of(GAME, "", name, (*SEATS, *words))


def leaning_meant(state: State, name: str) -> str | None:
    """Whom a marker leans to; None where it stands in the middle."""
    seat = seat_or_word(state.opening.players, name, MIDDLE)
    return None if seat == MIDDLE else seat


class PlayTyped(NamedTuple):
    """A play as it was typed."""

    card: str
    location: str
    on: str = ""
    targets: Sequence[str] = ()
    takes: Sequence[str] = ()
    gives: Sequence[str] = ()
    seat: str | None = None
    described: Descriptions = NO_CARDS
    """The card itself, where it was described on the spot."""


def play_meant(state: State, typed: PlayTyped) -> Play:
    """The location, the thieves and the cards to burn by name, part of a name, or number from 1."""
    state = redescribed(state, typed.described)
    place = place_meant(state, typed.location)
    mover = typed.seat or state.to_move or SEATS[0]
    return Play(
        typed.card,
        place,
        _thief_meant(state, place, mover, typed.on) if typed.on else None,
        tuple(target_meant(state, place, OTHER[mover], name) for name in typed.targets),
        kinds_meant(typed.takes),
        kinds_meant(typed.gives),
        typed.seat,
        typed.described,
    )


def _thief_meant(state: State, location: int, seat: str, name: str) -> int:
    thieves = [stack.thief.id for stack in state.locations[location].sides[seat]]
    return among(GAME, thieves, range(1, len(thieves) + 1), name, own_names(state.cards))


def target_meant(state: State, location: int, seat: str, name: str) -> int:
    """The stack whose topmost gear shall burn: by that gear, by its thief, or by its number."""
    side = state.locations[location].sides[seat]
    tops = {stack.gear[-1].id: index for index, stack in enumerate(side) if stack.gear}
    thieves = {stack.thief.id: index for index, stack in enumerate(side)}
    if name.isascii() and name.isdigit() and 0 < int(name) <= len(side):
        return int(name) - 1
    both = {**thieves, **tops}
    return both[meant(GAME, name, list(tops), list(both), own_names(state.cards))]


def burn_meant(state: State, seat: str, location: str, target: str, gives: Sequence[str]) -> Burn:
    owner, place = seat_or_word(state.opening.players, seat), place_meant(state, location)
    return Burn(owner, place, target_meant(state, place, owner, target), kinds_meant(gives))


def marker_meant(state: State, location: str, to: str, fields: int, stars: int | None) -> SetMarker:
    if stars is not None and not 0 <= stars <= MOST_STARS:
        raise ProblemsError([problem("number-out-of-range", "--stars", value=stars, highest=MOST_STARS)], GAME)
    return SetMarker(place_meant(state, location), leaning_meant(state, to), fields, stars)


def set_loot_meant(state: State, where: str, loot: str) -> SetLoot:
    """`south jewel=1` sets a headquarters, `louvre jewel=1` what is left at a location."""
    try:
        seat = seat_meant(state, where)
    except ProblemsError as error:
        if error.problems[0].code == "ambiguous-player":
            raise
        return SetLoot(loot_meant(loot), location=place_meant(state, where))
    return SetLoot(loot_meant(loot), seat=seat)


# --- cards described on the spot


def id_for(name: str, taken: Sequence[str] = ()) -> str:
    """An id made of a name: small letters, digits and hyphens; a number behind it where it is taken."""
    plain = re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-") or "card"
    number = 2
    id = plain
    while id in taken:
        id, number = f"{plain}-{number}", number + 1
    return id


def described_card(id: str, description: Mapping[str, Any], known: Cards) -> Card:
    """A card as it was described; what is wrong with it is raised."""
    problems: list[Problem] = []
    cards = read_cards(Section({id: description}, "", problems), known, CARDS)
    if problems:
        raise ProblemsError(problems, GAME)
    return cards[id]


def names_meant(texts: Sequence[str]) -> dict[str, str]:
    """Names of a card by language, given as LANGUAGE=NAME."""
    names = {}
    for text in texts:
        code, _, name = (part.strip() for part in text.partition("="))
        if code.lower() not in LANGUAGES or not name:
            raise ProblemsError([problem("not-a-name", "", value=text)], GAME)
        names[code.lower()] = name
    return names
