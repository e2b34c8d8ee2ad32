"""Entries of Sneaks & Snitches: how a game begins, and players and goods by what people call them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..games.sneaks_and_snitches.box import (
    FEWEST_PLAYERS,
    GAME_ID,
    GOODS,
    HIGHEST_NUMBER,
    MOST_PLAYERS,
    TOKENS_AT_THE_START,
    PointCard,
    letters,
)
from ..games.sneaks_and_snitches.events import Opened
from ..games.sneaks_and_snitches.figures import FIGURES, HIGHEST_COUNT, LOTS, SECRET_CARDS, tokens_figure
from ..games.sneaks_and_snitches.pointcard import read_card_text
from ..games.sneaks_and_snitches.rulings import DEFAULTS
from ..games.sneaks_and_snitches.state import State
from ..games.sneaks_and_snitches.table import BOX, known_card, vp_card_figure
from ..languages.goods import goods_meant
from ..ownbox import own_figures
from ..problems import ProblemsError, problem
from .people import Players, corrections, languages_read, names_changed, player_called, players_named, seat_and_rest

GAME = GAME_ID


def wrong(code: str, place: str = "", /, **details: Any) -> ProblemsError:
    return ProblemsError([problem(code, place, **details)])


# --- a game that begins


class NewGame(NamedTuple):
    """What a game is opened with; seats are made of the names."""

    players: Mapping[str, Mapping[str, str]]
    tokens: Mapping[str, Mapping[str, int]]
    card: PointCard
    card_from: str
    boss: str = ""
    rulings: Mapping[str, Any] = {}
    loose: bool = False


def seats_of(names: Sequence[str]) -> dict[str, dict[str, str]]:
    """A seat for each name, in seating order."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise wrong("number-of-players", count=len(names), lowest=FEWEST_PLAYERS, highest=MOST_PLAYERS)
    return players_named(names)


def first_tokens(players: Players, given: Sequence[str]) -> dict[str, Mapping[str, int]]:
    """Those that were named as NAME=KINDS, and the rest drawn, as far as the box is counted out of what is left."""
    named = dict(_tokens_named(players, text) for text in given)
    left = _supply()
    for kind, number in left.items():
        count = sum(tokens.get(kind, 0) for tokens in named.values())
        if count > number:
            raise wrong("not-in-bank", "--tokens", good=kind, count=count, highest=number)
        left[kind] = number - count
    return {seat: named.get(seat) or _drawn_tokens(left) for seat in players}


def _tokens_named(players: Players, text: str) -> tuple[str, dict[str, int]]:
    seat, goods = seat_and_rest(text, partial(seat_meant, players), "--tokens")
    tokens = goods_in([goods])
    count = sum(tokens.values())
    if count != TOKENS_AT_THE_START:
        raise wrong("tokens-at-start", "--tokens", count=count, wanted=TOKENS_AT_THE_START)
    return seat, tokens


def _supply() -> dict[str, int]:
    """How many tokens the owner's box holds, of the kinds that were counted."""
    own: Mapping[str, Any] = own_figures(GAME)
    return {kind: own[tokens_figure(kind)] for kind in GOODS if tokens_figure(kind) in own}


def _drawn_tokens(left: dict[str, int]) -> dict[str, int]:
    """Three tokens blindly; where a kind was not counted, every kind that is left is as likely as the others."""
    drawn: dict[str, int] = {}
    for _ in range(TOKENS_AT_THE_START):
        kinds = [kind for kind in GOODS if left.get(kind, 1)]
        if not kinds:
            raise wrong("too-few-tokens", wanted=TOKENS_AT_THE_START)
        (kind,) = random.choices(kinds, [left[kind] for kind in kinds] if len(left) == len(GOODS) else None)
        drawn[kind] = drawn.get(kind, 0) + 1
        if kind in left:
            left[kind] -= 1
    return drawn


def point_card(players: int) -> tuple[PointCard, str]:
    """The card of the owner's box, or the derived one; a problem where there is neither."""
    card, card_from = known_card(players, own_figures(GAME))
    if card is None:
        raise wrong("which-point-card", players=players)
    return card, card_from


def opening(new: NewGame) -> Opened:
    """The beginning of a game; it keeps the figures of the owner's box as they are now."""
    own: Mapping[str, Any] = own_figures(GAME)
    wanted = len(letters(len(new.players)))
    if own.get(LOTS, wanted) < wanted:
        raise wrong("too-few-lots", count=own[LOTS], wanted=wanted)
    return Opened(
        rulings={**DEFAULTS, **new.rulings},
        players=new.players,
        tokens=new.tokens,
        vp_card=new.card,
        vp_card_from=new.card_from,
        boss=new.boss,
        lots=own.get(LOTS),
        secret_cards=own.get(SECRET_CARDS),
        supply=_supply(),
        loose=new.loose,
    )


class Corrections(NamedTuple):
    """What was wrong about the beginning: names as OLD=NEW, languages as NAME=LANGUAGE, figures of the box."""

    names: Sequence[str] = ()
    reads: Sequence[str] = ()
    vp_card: str = ""
    boss: str = ""
    lots: int | None = None


def changes_meant(state: State, given: Corrections) -> dict[str, Any]:
    """The corrections as a game keeps them."""
    changes: dict[str, Any] = {}
    if given.names or given.reads:
        changes["players"] = _players_meant(state, given)
    if given.vp_card:
        card = read_card_text(given.vp_card, len(state.seats))
        if card is None:
            figure = FIGURES[vp_card_figure(len(state.seats))]
            raise ProblemsError([figure.refused(given.vp_card, "--vp-card")])
        changes |= {"vp_card": {kind: list(row) for kind, row in card.items()}, "vp_card_from": BOX}
    if given.boss:
        changes["boss"] = seat_meant(state.opening.players, given.boss)
    if given.lots is not None:
        if not 0 <= given.lots <= HIGHEST_COUNT:
            raise wrong("number-out-of-range", "--lots", value=given.lots, highest=HIGHEST_COUNT)
        changes["lots"] = given.lots
    return changes


def _players_meant(state: State, given: Corrections) -> dict[str, dict[str, str]]:
    seat_of = partial(seat_meant, state.opening.players)
    names = names_changed(given.names, state.opening.players, seat_of)
    return corrections(names, languages_read(GAME, given.reads, seat_of))


# --- names


def seat_meant(players: Players, typed: str) -> str:
    return player_called(GAME, players, typed)


def kind_meant(word: str) -> str:
    found = goods_meant(word)
    if len(found) != 1:
        raise wrong("unknown-goods", value=word, kinds=GOODS)
    return found[0]


def goods_in(words: Iterable[str]) -> dict[str, int]:
    """`jewels=2 gold=1`, or `jewels,gold,gold`; a kind with its number stands there once."""
    goods: dict[str, int] = {}
    numbered: set[str] = set()
    for part in (part for word in words for part in word.split(",") if part.strip()):
        name, equals, number = part.partition("=")
        kind = kind_meant(name)
        if kind in numbered or (equals and kind in goods):
            raise wrong("kind-twice", good=kind)
        goods[kind] = goods.get(kind, 0) + (whole_number(number) if equals else 1)
        numbered |= {kind} if equals else set()
    return goods


def whole_number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    raise wrong("number-out-of-range", value=text, highest=HIGHEST_NUMBER)
