"""Scores a table of Thief's Market: cards, henchmen, gold, infamy, and who wins. Every point has a line."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from ...problems import Problem, problem
from ..tally import (
    COUNTED_ICONS,
    INFAMY_TOKENS,
    MOST,
    NO_MAJORITY,
    NOT_FOR_SCORING,
    OTHER_CARDS,
    PRINTED_ON_CARD,
    RIVALLED,
    SECOND_MOST,
    TIED_MOST,
    TIED_SECOND,
    UNRIVALLED,
    Line,
    PlayerTally,
    Tally,
)
from .box import CARDS_IN_GAME, DECKS, GOLD_FIRST, HENCHMEN_FIRST, HENCHMEN_SECOND
from .catalogue import CARDS, COMPASS, HENCHMAN, ISLAND_ESTATE, TOWER, WAND
from .effects import InfamyPairs, OtherCards, Points, Rivalry, Towers, WandPairs
from .majority import Place, majority
from .rulings import INFAMY_AND_GOLD, ISLAND_COMPASS, NEEDS_ONE, SECOND_AFTER_TIE, TOKEN_TIE
from .table import Player, Table

GAME = "thiefs-market"
CATEGORIES = ("cards", "henchmen", "gold", "infamy")
TIE_FIGURES = ("cards", "tokens")
_TIE_BREAKS = ("points", *TIE_FIGURES)
_REASONS = {(0, False): MOST, (0, True): TIED_MOST, (1, False): SECOND_MOST, (1, True): TIED_SECOND}


def tally(table: Table, *, with_zeros: bool = False) -> Tally:
    """Score a table; with `with_zeros` a card that gave nothing has a line that says why."""
    consulted: set[str] = set()
    lines = [
        *(line for seat in table.players for line in _card_lines(table, seat, consulted)),
        *_henchmen_lines(table, consulted),
        *_gold_lines(table, consulted),
        *(_infamy_line(seat, player) for seat, player in table.players.items()),
    ]
    ranking = _rank(table, lines, consulted)
    return Tally(
        GAME,
        {},
        {name: value for name, value in table.rulings.items() if name in consulted},
        tuple(_notes(table)),
        CATEGORIES,
        (),
        {seat: _player(table, player) for seat, player in table.players.items()},
        tuple(line for line in lines if line.amount or with_zeros),
        ranking.places,
        ranking.decided_by,
        tie_breaks=TIE_FIGURES,
    )


def _player(table: Table, player: Player) -> PlayerTally:
    owned = {"gold": player.gold, "infamy": player.infamy, "cards": len(player.cards)}
    return PlayerTally(player.name, player.lang, figures={**owned, "tokens": _tokens(table, player)})


def _tokens(table: Table, player: Player) -> int:
    """Those that break the last tie."""
    return player.infamy + (player.gold if table.rulings[TOKEN_TIE] == INFAMY_AND_GOLD else 0)


# --- cards


class _View(NamedTuple):
    """What an effect may count: the table, whose card it is, and where rulings that matter are noted."""

    table: Table
    seat: str
    consulted: set[str]

    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    def cards_with(self, icon: str) -> tuple[str, ...]:
        return tuple(id for id in self.player.cards if CARDS[id].icon == icon)


class _Counted(NamedTuple):
    """What one card gives: reason, how many times how much, and the cards that were counted."""

    reason: str
    times: int
    each: int
    cards: tuple[str, ...] = ()


def _points(effect: Points, view: _View) -> _Counted:
    return _Counted(PRINTED_ON_CARD, 1, effect.points)


def _towers(effect: Towers, view: _View) -> _Counted:
    towers = view.cards_with(TOWER)
    return _Counted(COUNTED_ICONS, 1, effect.one if len(towers) == 1 else effect.more, towers)


def _wand_pairs(effect: WandPairs, view: _View) -> _Counted:
    wands = view.cards_with(WAND)
    return _Counted(COUNTED_ICONS, len(wands) // 2, effect.points, wands)


def _rivalry(effect: Rivalry, view: _View) -> _Counted:
    rivals = [id for seat, player in view.table.players.items() if seat != view.seat for id in player.cards]
    compasses = [id for id in rivals if CARDS[id].icon == COMPASS]
    if compasses == [ISLAND_ESTATE]:
        view.consulted.add(ISLAND_COMPASS)
        compasses = compasses if view.table.rulings[ISLAND_COMPASS] else []
    if compasses:
        return _Counted(RIVALLED, 1, effect.rivalled, tuple(compasses))
    return _Counted(UNRIVALLED, 1, effect.alone)


def _other_cards(effect: OtherCards, view: _View) -> _Counted:
    return _Counted(OTHER_CARDS, len(view.player.cards) - 1, effect.points)


def _infamy_pairs(effect: InfamyPairs, view: _View) -> _Counted:
    return _Counted(INFAMY_TOKENS, view.player.infamy // 2, effect.points)


_COUNTERS: Mapping[type, Callable[[Any, _View], _Counted]] = {
    Points: _points,
    Towers: _towers,
    WandPairs: _wand_pairs,
    Rivalry: _rivalry,
    OtherCards: _other_cards,
    InfamyPairs: _infamy_pairs,
}


def _card_lines(table: Table, seat: str, consulted: set[str]) -> list[Line]:
    view = _View(table, seat, consulted)
    return [_card_line(view, id) for id in view.player.cards]


def _card_line(view: _View, id: str) -> Line:
    effect = CARDS[id].effects[0]
    count = _COUNTERS.get(type(effect))
    counted = count(effect, view) if count else _Counted(NOT_FOR_SCORING, 0, 0)
    reason, times, each, cards = counted
    return Line(view.seat, "cards", None, id, times * each, reason, str(effect), times, each, cards)


# --- majorities and tokens


def _henchmen_lines(table: Table, consulted: set[str]) -> list[Line]:
    cards = {seat: _View(table, seat, consulted).cards_with(HENCHMAN) for seat in table.players}
    counts = {seat: sum(CARDS[id].icons for id in owned) for seat, owned in cards.items()}
    return _majority_lines(table, "henchmen", counts, (HENCHMEN_FIRST, HENCHMEN_SECOND), consulted, cards)


def _gold_lines(table: Table, consulted: set[str]) -> list[Line]:
    counts = {seat: player.gold for seat, player in table.players.items()}
    return _majority_lines(table, "gold", counts, (GOLD_FIRST,), consulted, {})


def _majority_lines(
    table: Table,
    category: str,
    counts: Mapping[str, int],
    prizes: tuple[int, ...],
    consulted: set[str],
    cards: Mapping[str, tuple[str, ...]],
) -> list[Line]:
    found = majority(
        counts,
        prizes,
        needs_one=bool(table.rulings[NEEDS_ONE]),
        second_after_tie=bool(table.rulings[SECOND_AFTER_TIE]),
    )
    consulted |= found.consulted
    return [
        _majority_line(seat, category, count, found.places.get(seat), cards.get(seat, ()))
        for seat, count in counts.items()
    ]


def _majority_line(seat: str, category: str, count: int, place: Place | None, cards: tuple[str, ...]) -> Line:
    reason = _REASONS[place.rank, place.tied] if place else NO_MAJORITY
    points = place.points if place else 0
    return Line(seat, category, None, category, points, reason, reason, count, points, cards)


def _infamy_line(seat: str, player: Player) -> Line:
    tokens = player.infamy
    return Line(seat, "infamy", None, "infamy", tokens, INFAMY_TOKENS, "1 point per infamy", tokens, 1, ())


# --- who wins


class _Ranking(NamedTuple):
    places: tuple[tuple[str, ...], ...]
    decided_by: str


def _rank(table: Table, lines: list[Line], consulted: set[str]) -> _Ranking:
    """Places by points, then cards, then tokens; who is equal in all shares a place."""
    totals = dict.fromkeys(table.players, 0)
    for line in lines:
        totals[line.player] += line.amount

    def strength(seat: str) -> tuple[int, int, int]:
        player = table.players[seat]
        return totals[seat], len(player.cards), _tokens(table, player)

    ranked = sorted(table.players, key=strength, reverse=True)
    if any(strength(one)[:2] == strength(other)[:2] for one, other in pairwise(ranked)):
        consulted.add(TOKEN_TIE)
    places = [tuple(seat for seat in ranked if strength(seat) == standing) for standing in _once(ranked, strength)]
    if len(places[0]) > 1:
        return _Ranking(tuple(places), "shared")
    first, second = strength(ranked[0]), strength(ranked[1])
    step = next(index for index in range(len(first)) if first[index] != second[index])
    return _Ranking(tuple(places), _TIE_BREAKS[step])


def _once(ranked: list[str], strength: Callable[[str], tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    return list(dict.fromkeys(strength(seat) for seat in ranked))


def _notes(table: Table) -> list[Problem]:
    """More cards of a deck than a game has of it could not have been bought."""
    owned = [CARDS[id].deck for player in table.players.values() for id in player.cards]
    return [
        problem("more-cards-than-in-deck", "players", deck=deck, count=owned.count(deck), highest=CARDS_IN_GAME[deck])
        for deck in DECKS
        if owned.count(deck) > CARDS_IN_GAME[deck]
    ]
