"""Counts what an effect finds on the table. The one place where sets are formed."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from .model import (
    GEAR,
    THIEF,
    Basis,
    CardSets,
    Condition,
    Discarded,
    Gain,
    Loot,
    LootOfKind,
    OnTop,
    Whose,
)

Crew = Mapping[str, tuple[str, ...]]
"""A side's cards here by what they count as: "thief", "gear" (turned ones too), each colour face up."""


class Piece(NamedTuple):
    """One piece of loot: its kind and the card it came from."""

    kind: str
    source: str


class View:
    """What one side sees from one location: all that an effect may count."""

    __slots__ = ("discarded", "laundered", "loot", "loot_here", "on_top", "opponent", "own", "won")

    def __init__(
        self,
        own: Crew,
        opponent: Crew,
        *,
        loot: list[Piece] | None = None,
        laundered: int = 0,
        discarded: Crew | None = None,
        on_top: frozenset[str] = frozenset(),
        won: bool = False,
    ) -> None:
        self.own, self.opponent = own, opponent
        self.loot_here: list[Piece] = []
        self.loot = [] if loot is None else loot
        self.laundered = laundered
        self.discarded: Crew = {} if discarded is None else discarded
        self.on_top = on_top
        self.won = won


Counted = tuple[int, tuple[str, ...]]
"""How often an effect applies, and the cards that made it so."""

NOTHING: Counted = (0, ())
ONCE: Counted = (1, ())
Counter = Callable[[View], Counted]


def counter(gain: Gain) -> Counter:
    """A function that counts how often this gain applies in a view."""
    count = _count_once if gain.per is None else _basis_counter(gain.per)
    return count if gain.condition is None else _conditional(gain.condition, count)


def _count_once(view: View) -> Counted:
    return ONCE


def _conditional(condition: Condition, count: Counter) -> Counter:
    if isinstance(condition, OnTop):
        colour = condition.colour
        return lambda view: count(view) if colour in view.on_top else NOTHING
    return lambda view: count(view) if view.won else NOTHING


def _basis_counter(basis: Basis) -> Counter:
    if isinstance(basis, CardSets):
        return _sets_counter(basis)
    if isinstance(basis, Loot):
        return (lambda view: _pieces(view.loot_here)) if basis.here else (lambda view: _pieces(view.loot))
    if isinstance(basis, LootOfKind):
        kind = basis.kind
        return lambda view: _pieces([piece for piece in view.loot if piece.kind == kind])
    if isinstance(basis, Discarded):
        card = basis.card
        return lambda view: _cards(view.discarded.get(card, ()))
    return lambda view: (view.laundered, ())


def _pieces(pieces: Sequence[Piece]) -> Counted:
    return len(pieces), tuple([piece.source for piece in pieces])


def _cards(cards: tuple[str, ...]) -> Counted:
    return len(cards), cards


def _sets_counter(basis: CardSets) -> Counter:
    demand = set_demand(basis)
    if len(demand) == 1 and basis.whose != "both":
        ((card, number),) = demand.items()
        if number == 1:
            return _single_counter(card, basis.whose)
    crew = _crew_of(basis.whose)
    return lambda view: count_sets(demand, crew(view))


def _single_counter(card: str, whose: Whose) -> Counter:
    """Most effects count cards of one sort on one side: the short way."""
    if whose == "own":
        return lambda view: _cards(view.own.get(card, ()))
    return lambda view: _cards(view.opponent.get(card, ()))


def _crew_of(whose: Whose) -> Callable[[View], Crew]:
    if whose == "both":
        return lambda view: _together(view.own, view.opponent)
    return (lambda view: view.own) if whose == "own" else (lambda view: view.opponent)


def _together(own: Crew, opponent: Crew) -> Crew:
    return {card: (*own.get(card, ()), *opponent.get(card, ())) for card in {**own, **opponent}}


def set_demand(basis: CardSets) -> dict[str, int]:
    """How many cards of each sort one set takes; gear of any colour comes last."""
    demand: dict[str, int] = {}
    for item in basis.items:
        demand[item.card] = demand.get(item.card, 0) + item.number
    if GEAR in demand:
        demand[GEAR] = demand.pop(GEAR)
    return demand


def count_sets(demand: Mapping[str, int], crew: Crew) -> Counted:
    """The most sets that can be formed with each card in one set only.

    Colours exclude each other, so a colour limits the sets by itself; gear of any colour
    comes out of what the colours leave, so all gear together is the only other limit.
    """
    limits = [len(crew.get(card, ())) // number for card, number in demand.items() if card != GEAR]
    if GEAR in demand:
        gear_a_set = sum([number for card, number in demand.items() if card != THIEF])
        limits.append(len(crew.get(GEAR, ())) // gear_a_set)
    count = min(limits)
    return (count, _members(demand, crew, count)) if count else NOTHING


def _members(demand: Mapping[str, int], crew: Crew, count: int) -> tuple[str, ...]:
    """Cards that make so many sets: the colours asked for first, then other gear."""
    members: list[str] = []
    for card, number in demand.items():
        available = list(crew[card])
        if card == GEAR:
            for taken in members:
                if taken in available:
                    available.remove(taken)
        members += available[: number * count]
    return tuple(members)
