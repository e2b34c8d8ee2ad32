"""Turns of Sneaks & Snitches as they are typed: plans, stolen lots, and entries that change the record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..games.sneaks_and_snitches.box import FEWEST_PLAYERS, MOST_PLAYERS
from ..games.sneaks_and_snitches.catalogue import DOCUMENTS, FREE_THEFT, INTRIGUE, LOTS, SPECIAL_OBJECT, STANDARD
from ..games.sneaks_and_snitches.commands import Claim, Command, Reveal, Send, SetTokens, ShowSecrets, Swap
from ..games.sneaks_and_snitches.resolution import Plan, plan_problems, read_plan, sizes
from ..games.sneaks_and_snitches.state import State, name_of
from ..languages.goods import is_goods
from ..languages.names import fold
from ..problems import ProblemsError, problem
from .naming import meant
from .sneaks_and_snitches import GAME, goods_in, kind_meant, seat_meant, whole_number, wrong

# --- plans


def plan_meant(text: str, sneaks: int, snitches: int, player: str = "") -> Plan:
    """`A/B`, or the letters alone: thieves first. What was typed is not told, it may be a secret."""
    signs = [sign for sign in text.upper() if sign.isalpha()]
    if "/" not in text and len(signs) == sneaks + snitches:
        return Plan(tuple(signs[:sneaks]), tuple(signs[sneaks:]))
    plan = read_plan(text)
    if plan is None:
        raise wrong("bad-plan", player, **({"players": "two"} if sneaks != snitches else {}))
    return plan


def send_meant(state: State, text: str) -> Send:
    """`anna=A/B` of the current game, entered openly."""
    name, equals, sent = text.rpartition("=")
    if not equals:
        raise wrong("not-a-plan", entry=text)
    seat = seat_meant(state.opening.players, name)
    sneaks, snitches = sizes(len(state.seats), extra_boss=state.has_extra_boss(seat))
    return Send(seat, plan_meant(sent, sneaks, snitches, name_of(state, seat)))


def sends_meant(state: State, texts: Sequence[str]) -> list[Send]:
    """Plans that were typed openly, one a player, all of them checked before the first is entered."""
    sent = [send_meant(state, text) for text in texts]
    problems = []
    for index, (seat, plan, _) in enumerate(sent):
        player, extra = name_of(state, seat), state.has_extra_boss(seat)
        problems += plan_problems(plan, len(state.seats), extra_boss=extra, place=player)
        if any(seat == other.seat for other in sent[:index]):
            problems.append(problem("name-twice", "", name=player))
    if problems:
        raise ProblemsError(problems)
    return sent


def plans_meant(texts: Sequence[str]) -> dict[str, Plan]:
    """The plans of a single round, by name; of two players, whoever sends two thieves has the second boss."""
    count = len(texts)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise wrong("number-of-players", count=count, lowest=FEWEST_PLAYERS, highest=MOST_PLAYERS)
    plans: dict[str, Plan] = {}
    problems = []
    for text in texts:
        name, equals, sent = text.rpartition("=")
        if not equals or not name.strip():
            raise wrong("not-a-plan", entry=text)
        if fold(name) in map(fold, plans):
            raise wrong("name-twice", name=name)
        two = count == FEWEST_PLAYERS
        plan = _plan_of_two(sent, name.strip()) if two else plan_meant(sent, 1, 1, name.strip())
        plans[name.strip()] = plan
        problems += plan_problems(plan, count, extra_boss=len(plan.sneaks) > 1, place=name.strip())
    if count == FEWEST_PLAYERS and sum(len(plan.sneaks) > 1 for plan in plans.values()) != 1:
        problems.append(problem("one-extra-boss", ""))
    if problems:
        raise ProblemsError(problems)
    return plans


def _plan_of_two(text: str, player: str) -> Plan:
    plan = read_plan(text)
    if plan is None:
        raise wrong("bad-plan", player, players="two")
    return plan


# --- lots


def claim_meant(state: State, words: Sequence[str]) -> Claim:
    """A lot as it is typed: `jewels=2 gold=1`, `collection`, `intrigue gold/jewels/Ben`, `special-object 3` …"""
    lot, rest = _lot_meant(words)
    if lot == INTRIGUE:
        return Claim(lot, swaps=tuple(_swap_meant(state, word) for word in _fitting(lot, rest, _is_swap)))
    if lot in (FREE_THEFT, SPECIAL_OBJECT):
        numbers = [whole_number(word) for word in _fitting(lot, rest, _is_number, most=1)]
        return Claim(lot, number=numbers[0] if numbers else None)
    if lot == DOCUMENTS:
        kinds = [kind_meant(word) for word in _fitting(lot, rest, _is_kind, most=1)]
        return Claim(lot, kind=kinds[0] if kinds else "")
    return Claim(lot, goods_in(_fitting(lot, rest, _is_goods)))


def _lot_meant(words: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The kind of lot and what is said of it; goods alone are a standard lot."""
    first = words[0] if words else ""
    if not first or "=" in first or "," in first or is_goods(first):
        return STANDARD, words
    return meant(GAME, first, LOTS, LOTS), words[1:]


def _fitting(lot: str, words: Sequence[str], fits: Callable[[str], bool], most: int | None = None) -> Sequence[str]:
    """What is said of a lot, if every word of it belongs there."""
    for index, word in enumerate(words):
        if index == most or not fits(word):
            raise wrong("word-out-of-place", entry=word, card=lot, game=GAME)
    return words


def _is_swap(word: str) -> bool:
    return "/" in word


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _is_goods(word: str) -> bool:
    return not _is_swap(word) and not _is_number(word)


def _is_kind(word: str) -> bool:
    return _is_goods(word) and "=" not in word and "," not in word


def _swap_meant(state: State, text: str) -> Swap:
    """`gold/jewels/Ben`: give gold, take jewels from Ben."""
    parts = text.split("/", 2)
    if len(parts) != 3:
        raise wrong("not-a-swap", entry=text)
    return Swap(kind_meant(parts[0]), kind_meant(parts[1]), seat_meant(state.opening.players, parts[2]))


# --- entries by the word of their command, for changing the record


class Beside(NamedTuple):
    """What is said beside an entry by options: whose lot it is, at which letter, how many secret cards lie there."""

    player: str = ""
    at: str = ""
    cards: int | None = None


def claim_of(state: State, claim: Claim, beside: Beside) -> Claim:
    """A lot with whose it is and where it lay, if that was said."""
    seat = seat_meant(state.opening.players, beside.player) if beside.player else None
    return claim._replace(seat=seat, letter=beside.at.strip().upper() or None)


def command_meant(state: State, words: Sequence[str], beside: Beside) -> Command:
    """`send anna=A/B`, `reveal`, `claim jewels=2`, `tokens anna gold=1`: an entry as it is typed."""
    word, *rest = words
    match word:
        case "send" if len(rest) == 1:
            return send_meant(state, rest[0])
        case "reveal":
            return secrets_meant(state, rest) if rest else Reveal()
        case "claim":
            return claim_of(state, claim_meant(state, rest), beside)
        case "tokens" if rest:
            return SetTokens(seat_meant(state.opening.players, rest[0]), goods_in(rest[1:]), beside.cards)
        case _:
            raise wrong("unknown-value", value=" ".join(words), choices=("send", "reveal", "claim", "tokens"))


def secrets_meant(state: State, words: Sequence[str]) -> ShowSecrets:
    """`anna jewels=1 gold=2`: a player's secret cards turned up."""
    return ShowSecrets(seat_meant(state.opening.players, words[0]), goods_in(words[1:]))
