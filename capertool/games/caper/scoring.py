"""Scores a table of Caper: capers, locations, thieves, gear, loot, and who wins. Every point has a line."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ...effects.evaluate import NOTHING, Counter, Piece, View, counter
from ...effects.model import CAPER, LOOT_UNITS, POINT, Gain
from ...effects.parse import parse
from ..card import Card
from ..loot import LootSet, best_sets
from ..rulings import Rulings, Value
from ..tally import (
    DISCARDS,
    EFFECT,
    FULL_EQUIPMENT,
    LOCATION_LOST,
    LOCATION_TIED,
    LOOT_SET,
    LOWER_SCORE,
    NONE_TO_COUNT,
    NOT_FOR_SCORING,
    PRINTED,
    SIXTH_OF_HIGHER,
    TURNED_OVER,
    Line,
    LocationTally,
    PlayerTally,
    Tally,
)
from .box import FULL_EQUIPMENT_CAPERS, GEAR_A_THIEF, SEATS, SNITCH, SNITCH_DIVISOR
from .catalogue import CARDS
from .notes import notes
from .table import Location, Side, Stack, Table, crew_of

CATEGORIES = ("locations", "thieves", "gear", "loot")
TEAM_CATEGORIES = (*CATEGORIES, "discards")
CAPERS = "capers"
TIE_FIGURES = ("coins",)
_TIE_BREAKS = ("points", "snitch", *TIE_FIGURES, "seat")


# --- what a card can give, made ready for counting


class Source(NamedTuple):
    """One gain of a card with its counter."""

    each: int
    text: str
    counter: Counter


class Plan(NamedTuple):
    """The gains of one card under one ruling, by what they give.

    Of a location, `always` are the capers for both sides and `printed` the fixed points, in the notation.
    Of a thief or gear, `parts` are the steps of scoring in which it has something to say.
    """

    parts: tuple[str, ...]
    capers: tuple[Source, ...]
    points: tuple[Source, ...]
    loot: tuple[Gain, ...]
    always: tuple[Source, ...]
    printed: str


def _gains(effects: tuple[str, ...], units: Sequence[str]) -> list[Gain]:
    parsed = [parse(text) for text in effects]
    return [effect for effect in parsed if isinstance(effect, Gain) and effect.unit in units]


def _sources(effects: tuple[str, ...], unit: str) -> tuple[Source, ...]:
    return tuple(Source(gain.amount, str(gain), counter(gain)) for gain in _gains(effects, (unit,)))


def _plan(card: Card) -> Plan:
    capers, points = _sources(card.effects, CAPER), _sources(card.effects, POINT)
    loot = tuple(_gains(card.effects, LOOT_UNITS))
    own_category = "thieves" if card.kind == "thief" else "gear"
    parts = {"capers": capers, "loot": loot, own_category: points or not (capers or loot)}
    return Plan(
        tuple(part for part, there in parts.items() if there),
        capers,
        points,
        loot,
        _sources(card.always, CAPER),
        str(Gain(card.points, POINT)),
    )


class _Plans(dict[str, Plan]):
    """The plans of all cards under one set of readings, each made when it is first asked for."""

    def __init__(self, readings: Mapping[str, Value]) -> None:
        self.readings = readings

    def __missing__(self, id: str) -> Plan:
        self[id] = plan = _plan(CARDS[id].read(self.readings))
        return plan


_CARD_RULINGS = tuple([card.ruling for card in CARDS.values() if card.ruling is not None])


@lru_cache(maxsize=64)
def _plans_under(*values: Value) -> _Plans:
    return _Plans(dict(zip(_CARD_RULINGS, values, strict=True)))


def _plans_for(rulings: Rulings) -> _Plans:
    return _plans_under(*[rulings[name] for name in _CARD_RULINGS])


# --- a location with everything that is counted there


class _Score:
    """Gathers the lines of one table, in the order in which the rulebooks count."""

    def __init__(self, table: Table, with_zeros: bool) -> None:
        self.table = table
        self.with_zeros = with_zeros
        self.lines: list[Line] = []
        self.consulted: set[str] = set()
        self.turned: list[tuple[int, str]] = []
        self.plans = _plans_for(table.rulings)
        self.loot: dict[str, list[Piece]] = {seat: [] for seat in SEATS}
        self.sets: dict[str, list[LootSet]] = {}

    def run(self) -> list[LocationTally]:
        sites = [_Site(self, location) for location in self.table.locations]
        self.turned = [(n, seat) for n, site in enumerate(sites) for seat in SEATS if site.sides[seat].any_turned]
        locations = [site.decide() for site in sites]
        for site in sites:
            site.gather_loot()
        for site in sites:
            site.reward()
        for category in ("thieves", "gear"):
            for site in sites:
                site.card_points(category)
        for seat in SEATS:
            self._score_loot(seat)
        if self.table.variant == "teams":
            for seat in SEATS:
                self._score_discards(seat)
        return locations

    def _score_loot(self, seat: str) -> None:
        values = self.table.rulings["loot-sets"]
        assert isinstance(values, tuple)
        self.sets[seat] = best_sets(self.loot[seat], values)
        for kinds, points, sources in self.sets[seat]:
            self.consulted.add("loot-sets")
            effect = " + ".join(kinds)
            line = Line(seat, "loot", None, "loot", points, LOOT_SET, effect, len(kinds), points, sources)
            self.add(self.lines, line)

    def _score_discards(self, seat: str) -> None:
        each = self.table.rulings["discarded-gear"]
        assert isinstance(each, int)
        self.consulted.add("discarded-gear")
        count = self.table.players[seat].discarded_gear
        line = Line(seat, "discards", None, "discards", count * each, DISCARDS, DISCARDS, count, each, ())
        self.add(self.lines, line)

    def add(self, lines: list[Line], line: Line) -> None:
        if line.amount or self.with_zeros:
            lines.append(line)


_Laid = tuple[str, bool, Plan]
"""A card on one side, whether it is turned over, and what it can give."""


class _Side:
    """One side of a location: its crew for counting, and its cards by the step that asks for them."""

    __slots__ = ("any_turned", "by_step", "crew")

    def __init__(self, side: Side, plans: _Plans, consulted: set[str]) -> None:
        self.by_step: dict[str, list[_Laid]] = {"capers": [], "loot": [], "thieves": [], "gear": []}
        self.any_turned = False
        self.crew = crew_of(side)
        by_step = self.by_step
        for stack in side:
            for card, turned in (stack.thief, *stack.gear):
                if turned:
                    self.any_turned = True
                elif card.ruling is not None:
                    consulted.add(card.ruling)  # a card face up asks for its ruling
                plan = plans[card.id]
                laid = card.id, turned, plan
                for part in plan.parts:
                    by_step[part].append(laid)


class _Site:
    """One location while it is being scored."""

    def __init__(self, score: _Score, location: Location) -> None:
        self.score = score
        self.card = location.card
        self.plan = score.plans[location.card.id]
        self.stacks = location.sides
        self.sides = {seat: _Side(location.sides[seat], score.plans, score.consulted) for seat in SEATS}
        white, green = self.sides["white"].crew, self.sides["green"].crew
        players, loot = score.table.players, score.loot
        self.views = {
            "white": View(white, green, loot=loot["white"], laundered=players["white"].laundered),
            "green": View(green, white, loot=loot["green"], laundered=players["green"].laundered),
        }
        self.caper_lines: list[Line] = []
        self.capers: dict[str, int] = {}
        self.winner: str | None = None

    # capers

    def decide(self) -> LocationTally:
        """Count the capers of both sides and see who takes the location."""
        for seat in SEATS:
            self._count_capers(seat)
        white, green = self.capers["white"], self.capers["green"]
        if white != green:
            self.winner = "white" if white > green else "green"
            self.views[self.winner].won = True
        return LocationTally(self.card.id, CAPERS, self.capers, self.winner, tuple(self.caper_lines))

    def _count_capers(self, seat: str) -> None:
        lines, view = self.caper_lines, self.views[seat]
        before = len(lines)
        for id, turned, plan in self.sides[seat].by_step["capers"]:
            self._count(lines, seat, CAPERS, id, plan.capers, view, turned)
        for stack in self.stacks[seat]:
            if len(stack.gear) == GEAR_A_THIEF:
                lines.append(self._full_equipment(seat, stack))
        self._count(lines, seat, CAPERS, self.card.id, self.plan.always, view)
        self.capers[seat] = sum([line.amount for line in lines[before:]])

    def _full_equipment(self, seat: str, stack: Stack) -> Line:
        gear = tuple([placed.card.id for placed in stack.gear])
        thief, each = stack.thief.card.id, FULL_EQUIPMENT_CAPERS
        return Line(seat, CAPERS, self.card.id, thief, each, FULL_EQUIPMENT, FULL_EQUIPMENT, 1, each, gear)

    # loot

    def gather_loot(self) -> None:
        """Loot of the cards, then the winner's reward; the reward counts as loot of this location."""
        for seat in SEATS:
            for id, turned, plan in self.sides[seat].by_step["loot"]:
                self._take_loot(seat, plan.loot, id, turned)
        if self.winner is not None:
            self._take_loot(self.winner, self.plan.loot, self.card.id)

    def _take_loot(self, seat: str, gains: tuple[Gain, ...], source: str, turned: bool = False) -> None:
        for gain in gains:
            if turned:
                self._nothing(self.score.lines, seat, "loot", source, str(gain), gain.amount, TURNED_OVER)
                continue
            pieces = [Piece(gain.unit, source)] * gain.amount
            self.views[seat].loot_here.extend(pieces)
            self.score.loot[seat].extend(pieces)

    # points

    def reward(self) -> None:
        """The printed points and the rest of the reward, for the winner only."""
        card, lines = self.card, self.score.lines
        printed = self.plan.printed
        for seat in SEATS:
            if seat == self.winner:
                lines.append(
                    Line(seat, "locations", card.id, card.id, card.points, PRINTED, printed, 1, card.points, ())
                )
                self._count(lines, seat, "locations", card.id, self.plan.points, self.views[seat])
            else:
                why = LOCATION_TIED if self.winner is None else LOCATION_LOST
                self._nothing(lines, seat, "locations", card.id, printed, card.points, why)

    def card_points(self, category: str) -> None:
        lines = self.score.lines
        for seat in SEATS:
            view = self.views[seat]
            for id, turned, plan in self.sides[seat].by_step[category]:
                if plan.points:
                    self._count(lines, seat, category, id, plan.points, view, turned)
                else:
                    why = TURNED_OVER if turned else NOT_FOR_SCORING
                    self._nothing(lines, seat, category, id, CARDS[id].effects[0], 0, why)

    # lines

    def _count(
        self,
        lines: list[Line],
        seat: str,
        category: str,
        id: str,
        sources: tuple[Source, ...],
        view: View,
        turned: bool = False,
    ) -> None:
        here = self.card.id
        for source in sources:
            count, cards = NOTHING if turned else source.counter(view)
            each, text, _ = source
            if count:
                lines.append(Line(seat, category, here, id, count * each, EFFECT, text, count, each, cards))
            elif self.score.with_zeros:
                why = TURNED_OVER if turned else NONE_TO_COUNT
                self._nothing(lines, seat, category, id, text, each, why)

    def _nothing(self, lines: list[Line], seat: str, category: str, id: str, effect: str, each: int, why: str) -> None:
        if self.score.with_zeros:
            lines.append(Line(seat, category, self.card.id, id, 0, why, effect, 0, each, ()))


# --- the whole table


def tally(table: Table, *, with_zeros: bool = False) -> Tally:
    """Score a table; with `with_zeros` a card that gave nothing has a line that says why."""
    score = _Score(table, with_zeros)
    locations = score.run()
    totals = dict.fromkeys(SEATS, 0)
    for line in score.lines:
        totals[line.player] += line.amount
    if table.variant == "snitch":
        for line in _snitch_lines(totals):
            score.add(score.lines, line)
        totals[SNITCH] = sum(line.amount for line in score.lines if line.player == SNITCH)
    ranking = _rank(totals, table)
    if ranking.asked_last_tie:
        score.consulted.add("last-tie")
    remarks = notes(table, score.consulted, score.turned)
    return Tally(
        "caper",
        {"city": table.city, "rulebook": table.rulebook, "variant": table.variant},
        {name: value for name, value in table.rulings.items() if name in score.consulted},
        remarks,
        TEAM_CATEGORIES if table.variant == "teams" else CATEGORIES,
        tuple(locations),
        {seat: _player(table, seat, score.sets.get(seat)) for seat in table.players},
        tuple(score.lines),
        ranking.places,
        ranking.decided_by,
        tie_breaks=TIE_FIGURES,
    )


def _player(table: Table, seat: str, sets: list[LootSet] | None) -> PlayerTally:
    player = table.players[seat]
    if sets is None:
        return PlayerTally(player.name, player.lang, categories=(SNITCH,))
    kinds = tuple([loot_set.kinds for loot_set in sets])
    figures = {"coins": player.coins}
    if player.laundered:
        figures["laundered"] = player.laundered
    return PlayerTally(player.name, player.lang, player.lookout, figures, kinds)


def _snitch_lines(totals: Mapping[str, int]) -> list[Line]:
    lower, higher = min(totals.values()), max(totals.values())
    return [
        _snitch_line(lower, LOWER_SCORE, lower),
        _snitch_line(higher // SNITCH_DIVISOR, SIXTH_OF_HIGHER, higher),
    ]


def _snitch_line(points: int, reason: str, score: int) -> Line:
    return Line(SNITCH, SNITCH, None, SNITCH, points, reason, reason, score, points, ())


class _Ranking(NamedTuple):
    places: tuple[tuple[str, ...], ...]
    decided_by: str
    asked_last_tie: bool


def _rank(totals: Mapping[str, int], table: Table) -> _Ranking:
    """Places, what decided the first (points, the Snitch's right, coins, seat), and whether seats were compared."""
    last_tie = table.rulings["last-tie"]

    def strength(seat: str) -> tuple[int, bool, int, bool]:
        return totals[seat], seat == SNITCH, table.players[seat].coins, seat == last_tie

    ranked = sorted(totals, key=strength, reverse=True)
    steps = [_first_difference(strength(one), strength(other)) for one, other in pairwise(ranked)]
    return _Ranking(tuple([(seat,) for seat in ranked]), _TIE_BREAKS[steps[0]], _TIE_BREAKS.index("seat") in steps)


def _first_difference(one: Sequence[int], other: Sequence[int]) -> int:
    return next(index for index in range(len(one)) if one[index] != other[index])
