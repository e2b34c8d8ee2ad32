"""Scores a table of Caper: Europe: locations, thieves, gear, loot, and who wins. Every point has a line."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from ...effects.evaluate import Counter, Piece, View, counter
from ...effects.model import POINT, Gain
from ...effects.parse import parse
from ..card import Card
from ..loot import LootSet, best_sets
from ..tally import (
    EFFECT,
    LOCATION_LOST,
    LOOT_SET,
    MARKER_IN_MIDDLE,
    NONE_TO_COUNT,
    NOT_FOR_SCORING,
    NOT_KNOWN,
    PRINTED,
    STARS,
    Line,
    LocationTally,
    PlayerTally,
    Tally,
)
from .box import GAME, LOOT_SETS, OTHER, SEATS
from .icons import scores
from .notes import notes, won_for_unknown_points
from .table import Location, Player, Table, cards_of, crew_of, on_top

CATEGORIES = ("locations", "thieves", "gear", "loot")
_CATEGORY_OF = {"thief": "thieves", "gear": "gear"}
TIE_FIGURES = ("coins", "loot")
_TIE_BREAKS = ("points", *TIE_FIGURES, "shared")


class _Source(NamedTuple):
    """One effect that scores, with its counter."""

    each: int
    text: str
    counted: Counter


@cache
def _sources(effects: tuple[str, ...]) -> tuple[_Source, ...]:
    gains = [effect for effect in map(parse, effects) if isinstance(effect, Gain) and scores(effect)]
    return tuple(_Source(gain.amount, str(gain), counter(gain)) for gain in gains)


def tally(table: Table, *, with_zeros: bool = False) -> Tally:
    """Score a table; with `with_zeros` a card that gave nothing has a line that says why."""
    sites = [_Site(table, location) for location in table.locations]
    sets = {seat: best_sets(_pieces(table.players[seat]), LOOT_SETS) for seat in SEATS}
    lines = [
        *(line for site in sites for line in site.location_lines()),
        *(line for kind in _CATEGORY_OF for site in sites for line in site.card_lines(kind)),
        *(_loot_line(seat, loot_set) for seat in SEATS for loot_set in sets[seat]),
    ]
    kept = tuple(line for line in lines if line.amount or with_zeros)
    ranking, decided_by = _rank(kept, table)
    return Tally(
        GAME,
        {"city": table.city},
        {},
        tuple(notes(table)),
        CATEGORIES,
        tuple(site.tallied() for site in sites),
        {seat: _player(player, sets[seat]) for seat, player in table.players.items()},
        kept,
        ranking,
        decided_by,
        tie_breaks=TIE_FIGURES,
        names=_names(table),
        settled=not any(won_for_unknown_points(location) for location in table.locations),
    )


class _Site:
    """One location while it is being scored."""

    def __init__(self, table: Table, location: Location) -> None:
        self.card, self.sides, self.marker = location.card, location.sides, location.marker
        crews = {seat: crew_of(cards_of(self.sides[seat])) for seat in SEATS}
        self.views = {
            seat: View(
                crews[seat],
                crews[OTHER[seat]],
                loot=_pieces(table.players[seat]),
                laundered=table.players[seat].laundered,
                discarded=crew_of(table.players[seat].discards),
                on_top=on_top(self.sides[seat]),
                won=seat == self.marker.seat,
            )
            for seat in SEATS
        }

    def tallied(self) -> LocationTally:
        stars = {seat: (self.marker.stars or 0) if seat == self.marker.seat else 0 for seat in SEATS}
        return LocationTally(self.card.id, "stars", stars, self.marker.seat, ())

    def location_lines(self) -> Iterator[Line]:
        """The printed points, the effect at the end and the stars, for the one whom the marker leans to."""
        points, text = self.card.points, str(Gain(self.card.points, POINT))
        for seat in SEATS:
            if seat != self.marker.seat:
                why = MARKER_IN_MIDDLE if self.marker.seat is None else LOCATION_LOST
                yield self._line(seat, "locations", self.card, 0, why, text, 0, points)
                continue
            why = NOT_KNOWN if "points" in self.card.doubts else PRINTED
            yield self._line(seat, "locations", self.card, points, why, text, 1, points)
            yield from self._counted(seat, "locations", self.card)
            stars = self.marker.stars or 0
            yield self._line(seat, "locations", self.card, stars, STARS, STARS, stars, 1)

    def card_lines(self, kind: str) -> Iterator[Line]:
        category = _CATEGORY_OF[kind]
        for seat in SEATS:
            for card in [card for card in cards_of(self.sides[seat]) if card.kind == kind]:
                if _sources(card.effects):
                    yield from self._counted(seat, category, card)
                else:
                    why = NOT_KNOWN if "effects" in card.doubts else NOT_FOR_SCORING
                    yield self._line(seat, category, card, 0, why, "".join(card.effects[:1]), 0, 0)

    def _counted(self, seat: str, category: str, card: Card) -> Iterator[Line]:
        for each, text, counted in _sources(card.effects):
            times, cards = counted(self.views[seat])
            why = EFFECT if times else NONE_TO_COUNT
            named = tuple(card for card in cards if card)  # loot in a headquarters comes from no card
            yield self._line(seat, category, card, times * each, why, text, times, each, named)

    def _line(
        self,
        seat: str,
        category: str,
        card: Card,
        amount: int,
        why: str,
        text: str,
        times: int,
        each: int,
        cards: tuple[str, ...] = (),
    ) -> Line:
        return Line(seat, category, self.card.id, card.id, amount, why, text, times, each, cards)


def _pieces(player: Player) -> list[Piece]:
    return [Piece(kind, "") for kind, number in player.loot.items() for _ in range(number)]


def _loot_line(seat: str, loot_set: LootSet) -> Line:
    kinds, points, _ = loot_set
    return Line(seat, "loot", None, "loot", points, LOOT_SET, " + ".join(kinds), len(kinds), points, ())


def _player(player: Player, sets: list[LootSet]) -> PlayerTally:
    figures = {"coins": player.coins, "loot": sum(player.loot.values())}
    if player.laundered:
        figures["laundered"] = player.laundered
    return PlayerTally(player.name, player.lang, "", figures, tuple(loot_set.kinds for loot_set in sets))


def _rank(lines: tuple[Line, ...], table: Table) -> tuple[tuple[tuple[str, ...], ...], str]:
    """Points, then coins, then loot; after that the two share the first place. Laundered coins do not count."""
    totals = {seat: sum(line.amount for line in lines if line.player == seat) for seat in SEATS}
    strengths = [(totals[seat], table.players[seat].coins, sum(table.players[seat].loot.values())) for seat in SEATS]
    one, other = strengths
    if one == other:
        return (SEATS,), "shared"
    step = next(index for index in range(len(one)) if one[index] != other[index])
    ranked = SEATS if one > other else SEATS[::-1]
    return tuple((seat,) for seat in ranked), _TIE_BREAKS[step]


def _names(table: Table) -> Mapping[str, Mapping[str, str]]:
    """The names that descriptions gave to cards of this table, by card."""
    cards = [card for player in table.players.values() for card in player.discards]
    for location in table.locations:
        cards += [location.card, *(card for seat in SEATS for card in cards_of(location.sides[seat]))]
    return {card.id: card.names for card in cards if card.names}
