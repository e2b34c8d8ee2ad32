"""Entries of Sneaks & Snitches: players, plans, lots and goods by what people call them."""

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
)
from ..games.sneaks_and_snitches.catalogue import DOCUMENTS, LOTS, STANDARD
from ..games.sneaks_and_snitches.commands import Claim, Command, Reveal, Send, SetTokens, ShowSecrets, Swap
from ..games.sneaks_and_snitches.events import Opened
from ..games.sneaks_and_snitches.figures import HIGHEST_COUNT, SECRET_CARDS, tokens_figure
from ..games.sneaks_and_snitches.figures import LOTS as LOTS_FIGURE
from ..games.sneaks_and_snitches.pointcard import read_card_text
from ..games.sneaks_and_snitches.resolution import Plan, plan_problems, read_plan, sizes
from ..games.sneaks_and_snitches.rulings import DEFAULTS
from ..games.sneaks_and_snitches.state import State
from ..games.sneaks_and_snitches.table import BOX, known_card
from ..languages.goods import goods_meant
from ..languages.names import fold
from ..ownbox import own_figures
from ..problems import ProblemsError, problem
from .naming import meant
from .people import Players, corrections, languages_read, names_changed, player_called

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
    seats: dict[str, dict[str, str]] = {}
    for number, name in enumerate(names, 1):
        key = fold(name).replace(" ", "-") or f"player-{number}"
        if key in seats:
            raise wrong("name-twice", name=name)
        seats[key] = {"name": name.strip()}
    return seats


def drawn_tokens() -> dict[str, int]:
    """Three tokens blindly; how many of each kind the box holds is not known."""
    drawn = random.choices(GOODS, k=TOKENS_AT_THE_START)
    return {kind: drawn.count(kind) for kind in GOODS if kind in drawn}


def point_card(players: int) -> tuple[PointCard, str]:
    """The card of the owner's box, or the derived one; a problem where there is neither."""
    card, card_from = known_card(players, own_figures(GAME))
    if card is None:
        raise wrong("no-point-card", players=players)
    return card, card_from


def opening(new: NewGame) -> Opened:
    """The beginning of a game; it keeps the figures of the owner's box as they are now."""
    own: Mapping[str, Any] = own_figures(GAME)
    return Opened(
        rulings={**DEFAULTS, **new.rulings},
        players=new.players,
        tokens=new.tokens,
        vp_card=new.card,
        vp_card_from=new.card_from,
        boss=new.boss,
        lots=own.get(LOTS_FIGURE),
        secret_cards=own.get(SECRET_CARDS),
        supply={kind: own[tokens_figure(kind)] for kind in GOODS if tokens_figure(kind) in own},
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
            raise wrong("figure-value", "--vp-card", value=given.vp_card)
        changes |= {"vp_card": {kind: list(row) for kind, row in card.items()}, "vp_card_from": BOX}
    if given.boss:
        if len(state.seats) > FEWEST_PLAYERS:
            raise wrong("boss-of-two", "--boss")
        changes["boss"] = seat_meant(state.opening.players, given.boss)
    if given.lots is not None:
        if not 0 <= given.lots <= HIGHEST_COUNT:
            raise wrong("number-out-of-range", "--lots", value=given.lots, highest=HIGHEST_COUNT)
        changes["lots"] = given.lots
    return changes


def _players_meant(state: State, given: Corrections) -> dict[str, dict[str, str]]:
    seat_of = partial(seat_meant, state.opening.players)
    return corrections(names_changed(given.names, seat_of), languages_read(GAME, given.reads, seat_of))


# --- names


def seat_meant(players: Players, typed: str) -> str:
    return player_called(GAME, players, typed)


def kind_meant(word: str) -> str:
    found = goods_meant(word)
    if len(found) != 1:
        raise wrong("unknown-value", value=word, choices=GOODS)
    return found[0]


def goods_in(words: Iterable[str]) -> dict[str, int]:
    """`jewels=2 gold=1`, or `jewels,gold,gold`."""
    goods: dict[str, int] = {}
    for part in (part for word in words for part in word.split(",") if part.strip()):
        name, equals, number = part.partition("=")
        kind = kind_meant(name)
        goods[kind] = goods.get(kind, 0) + (_whole_number(number) if equals else 1)
    return goods


def _whole_number(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    raise wrong("number-out-of-range", value=text, highest=HIGHEST_NUMBER)


# --- plans


def plan_meant(text: str, sneaks: int, snitches: int) -> Plan:
    """`A/B`, or the letters alone: thieves first. What was typed is not told, it may be a secret."""
    letters = [sign for sign in text.upper() if sign.isalpha()]
    if "/" not in text and len(letters) == sneaks + snitches:
        return Plan(tuple(letters[:sneaks]), tuple(letters[sneaks:]))
    plan = read_plan(text)
    if plan is None:
        raise wrong("bad-plan", sneaks=sneaks, snitches=snitches)
    return plan


def send_meant(state: State, text: str) -> Send:
    """`anna=A/B` of the current game, entered openly."""
    name, equals, letters = text.rpartition("=")
    if not equals:
        raise wrong("not-a-plan", entry=text)
    seat = seat_meant(state.opening.players, name)
    return Send(seat, plan_meant(letters, *sizes(len(state.seats), extra_boss=state.has_extra_boss(seat))))


def plans_meant(texts: Sequence[str]) -> dict[str, Plan]:
    """The plans of a single round, by name; of two players, whoever sends two thieves has the second boss."""
    count = len(texts)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise wrong("number-of-players", count=count, lowest=FEWEST_PLAYERS, highest=MOST_PLAYERS)
    plans: dict[str, Plan] = {}
    problems = []
    for text in texts:
        name, equals, letters = text.rpartition("=")
        if not equals or not name.strip():
            raise wrong("not-a-plan", entry=text)
        if fold(name) in map(fold, plans):
            raise wrong("name-twice", name=name)
        plan = plan_meant(letters, 1, 1) if count > FEWEST_PLAYERS else _plan_of_two(letters)
        plans[name.strip()] = plan
        problems += plan_problems(plan, count, extra_boss=len(plan.sneaks) > 1, place=name.strip())
    if count == FEWEST_PLAYERS and sum(len(plan.sneaks) > 1 for plan in plans.values()) != 1:
        problems.append(problem("one-extra-boss", ""))
    if problems:
        raise ProblemsError(problems)
    return plans


def _plan_of_two(letters: str) -> Plan:
    plan = read_plan(letters)
    if plan is None:
        raise wrong("bad-plan", sneaks=2, snitches=1)
    return plan


# --- lots


def claim_meant(state: State, words: Sequence[str]) -> Claim:
    """A lot as it is typed: `jewels=2 gold=1`, `collection`, `intrigue gold/jewels/Ben`, `special-object 3` …"""
    first = words[0] if words else ""
    named = bool(first) and "=" not in first and "," not in first
    lot = meant(GAME, first, LOTS, LOTS) if named else STANDARD
    rest = list(words[1:] if named else words)
    swaps = tuple(_swap_meant(state, word) for word in rest if "/" in word)
    numbers = [word for word in rest if word.isascii() and word.isdigit()]
    others = [word for word in rest if "/" not in word and word not in numbers]
    number = _whole_number(numbers[0]) if numbers else None
    if lot == DOCUMENTS:
        return Claim(lot, kind=kind_meant(others[0]) if others else "")
    return Claim(lot, goods_in(others), number, swaps=swaps)


def _swap_meant(state: State, text: str) -> Swap:
    """`gold/jewels/Ben`: give gold, take jewels from Ben."""
    parts = text.split("/", 2)
    if len(parts) != 3:
        raise wrong("not-a-swap", entry=text)
    return Swap(kind_meant(parts[0]), kind_meant(parts[1]), seat_meant(state.opening.players, parts[2]))


# --- entries by the word of their command, for changing the record


def command_meant(state: State, words: Sequence[str]) -> Command:
    """`send anna=A/B`, `reveal`, `claim jewels=2`, `tokens anna gold=1`: an entry as it is typed."""
    word, *rest = words
    match word:
        case "send" if len(rest) == 1:
            return send_meant(state, rest[0])
        case "reveal":
            return secrets_meant(state, rest) if rest else Reveal()
        case "claim":
            return claim_meant(state, rest)
        case "tokens" if rest:
            return SetTokens(seat_meant(state.opening.players, rest[0]), goods_in(rest[1:]))
        case _:
            raise wrong("unknown-value", value=" ".join(words), choices=("send", "reveal", "claim", "tokens"))


def secrets_meant(state: State, words: Sequence[str]) -> ShowSecrets:
    """`anna jewels=1 gold=2`: a player's secret cards turned up."""
    return ShowSecrets(seat_meant(state.opening.players, words[0]), goods_in(words[1:]))
