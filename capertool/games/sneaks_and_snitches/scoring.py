"""Scores a table: the places in each kind of goods, paid by the point card, and special objects."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from ...problems import Problem, problem
from ..tally import NO_PLACE, PLACE_SHARE, PRINTED_ON_CARD, Line, PlayerTally, Tally
from .box import CATEGORIES, CLEAR_LEAD, FEWEST_PLAYERS, GAME_ID, GOODS, SPECIALS
from .catalogue import SPECIAL_OBJECT
from .rulings import NONE_TAKES_PLACE
from .table import DERIVED, VP_CARD, Player, Table


class Share(NamedTuple):
    """What everybody in one tie gets: the places from `first` on, pooled and divided, the rest lost."""

    seats: tuple[str, ...]
    first: int
    pool: tuple[int, ...]

    @property
    def each(self) -> int:
        return sum(self.pool) // len(self.seats)

    @property
    def effect(self) -> str:
        """`place 1: 3`, or `places 2-4: 3+3+0` for a tie."""
        last = self.first + len(self.seats) - 1
        places = f"place {self.first}" if last == self.first else f"places {self.first}-{last}"
        return f"{places}: {'+'.join(map(str, self.pool))}"


def shares(counts: Mapping[str, int], row: tuple[int, ...]) -> list[Share]:
    """The places in one kind of goods, the best first; `row` are the points of the places."""
    ranked = sorted(counts, key=lambda seat: -counts[seat])
    if len(counts) == FEWEST_PLAYERS:
        return _shares_of_two(ranked, counts, row[:1])
    found, place = [], 0
    for _, tied in groupby(ranked, key=lambda seat: counts[seat]):
        seats = tuple(tied)
        found.append(Share(seats, place + 1, row[place : place + len(seats)]))
        place += len(seats)
    return found


def _shares_of_two(ranked: list[str], counts: Mapping[str, int], first: tuple[int, ...]) -> list[Share]:
    """Only the first place pays, and only with a lead of two; a smaller lead is a tie."""
    leader, other = ranked
    if counts[leader] - counts[other] < CLEAR_LEAD:
        return [Share((leader, other), 1, first)]
    return [Share((leader,), 1, first), Share((other,), 2, (0,))]


def tally(table: Table, *, with_zeros: bool = False) -> Tally:
    """Score a table; with `with_zeros` whoever gets nothing has a line that says why."""
    lines = list(_all_lines(table))
    totals = {seat: sum(line.amount for line in lines if line.player == seat) for seat in table.players}
    ranking = _ranking(totals)
    asked = {*table.asked, NONE_TAKES_PLACE} if any(_nothing_would_be_paid(table)) else set(table.asked)
    return Tally(
        GAME_ID,
        {},
        {name: value for name, value in table.rulings.items() if name in asked},
        tuple(_notes(table)),
        CATEGORIES,
        (),
        {seat: _player(player) for seat, player in table.players.items()},
        tuple(line for line in lines if line.amount or with_zeros),
        ranking,
        "shared" if len(ranking[0]) > 1 else "points",
        {VP_CARD: {kind: list(row) for kind, row in table.card.items()}, f"{VP_CARD}_from": table.card_from},
        settled=not any(player.uncounted for player in table.players.values()),
    )


def _all_lines(table: Table) -> Iterator[Line]:
    for kind in GOODS:
        for share in shares(_counts(table, kind), table.card[kind]):
            for seat in share.seats:
                yield _place_line(table, kind, share, seat)
    for seat, player in table.players.items():
        for points in player.specials:
            yield Line(seat, SPECIALS, None, SPECIAL_OBJECT, points, PRINTED_ON_CARD, SPECIAL_OBJECT, 1, points, ())


def _counts(table: Table, kind: str) -> dict[str, int]:
    return {seat: player.goods(kind) for seat, player in table.players.items()}


def _place_line(table: Table, kind: str, share: Share, seat: str) -> Line:
    count = table.players[seat].goods(kind)
    if not count and not table.rulings[NONE_TAKES_PLACE]:
        return Line(seat, kind, None, kind, 0, NO_PLACE, NO_PLACE, 0, 0, ())
    return Line(seat, kind, None, kind, share.each, PLACE_SHARE, share.effect, count, share.each, ())


def _nothing_would_be_paid(table: Table) -> Iterator[bool]:
    """For every place that pays: whether somebody holds it with nothing of that kind."""
    for kind in GOODS:
        for share in shares(_counts(table, kind), table.card[kind]):
            yield share.each > 0 and any(not table.players[seat].goods(kind) for seat in share.seats)


def _player(player: Player) -> PlayerTally:
    return PlayerTally(player.name, player.lang, figures={kind: player.goods(kind) for kind in GOODS})


def _notes(table: Table) -> Iterator[Problem]:
    if table.card_from == DERIVED:
        yield problem("derived-point-card", VP_CARD, players=len(table.players))
    for seat, player in table.players.items():
        if player.uncounted:
            yield problem("secrets-uncounted", f"players.{seat}.secrets", count=player.uncounted)


def _ranking(totals: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    ranked = sorted(totals, key=lambda seat: -totals[seat])
    return tuple(tuple(tied) for _, tied in groupby(ranked, key=lambda seat: totals[seat]))
