"""What lies on a table although it could not have come about in play: notes, never errors."""

from collections.abc import Iterator

from ..problems import Problem, problem
from .box import GEAR_A_PLAYER, SEATS
from .catalogue import Card
from .table import Location, Side, Table

_OTHER = {"white": "green", "green": "white"}
_LATE_PLAYERS = ("driver", "veloce-wheels")


def notes(table: Table, consulted: set[str], *, any_turned: bool) -> tuple[Problem, ...]:
    """All remarks on a table; rulings that a remark had to ask for are added to `consulted`."""
    found: list[Problem] = []
    if any_turned:
        for index, location in enumerate(table.locations):
            for seat in SEATS:
                found += _of_side(table, location, seat, f"locations[{index}].{seat}", consulted)
    for seat in SEATS:
        found += _of_player(table, seat)
    return tuple(found)


def _of_side(
    table: Table, location: Location, seat: str, place: str, consulted: set[str]
) -> Iterator[Problem]:
    turned = _turned(location.sides[seat])
    if turned:
        yield from _turned_though_protected(table, location, seat, place, consulted)
        yield from _turned_without_cause(turned, location, seat, place)


def _turned(side: Side) -> list[Card]:
    return [placed.card for stack in side for placed in (stack.thief, *stack.gear) if placed.turned]


def _turned_though_protected(
    table: Table, location: Location, seat: str, place: str, consulted: set[str]
) -> Iterator[Problem]:
    for index, stack in enumerate(location.sides[seat]):
        where = f"{place}[{index}]"
        if location.card.id == "chapel" and stack.thief.turned:
            consulted.add("chapel")
            if table.rulings["chapel"]:
                yield problem(
                    "turned-though-protected", where, card=stack.thief.card.id, location=location.card.id
                )
        if location.card.id == "moulin-rouge":
            for gear in stack.gear:
                if gear.turned and gear.card.colour == "green":
                    yield problem(
                        "turned-though-protected", where, card=gear.card.id, location=location.card.id
                    )


def _turned_without_cause(turned: list[Card], location: Location, seat: str, place: str) -> Iterator[Problem]:
    """Only an Illusionist turns thieves, only a Blazeblaster gear: once each, from across the location."""
    opposite = [
        placed.card.id for stack in location.sides[_OTHER[seat]] for placed in (stack.thief, *stack.gear)
    ]
    for kind, cause in (("thief", "illusionist"), ("gear", "blazeblaster")):
        count, most = [card.kind for card in turned].count(kind), opposite.count(cause)
        if count > most:
            details = {"card": cause, "location": location.card.id, "count": count, "highest": most}
            yield problem("turned-without-cause", place, **details)


def _of_player(table: Table, seat: str) -> Iterator[Problem]:
    laundered = table.players[seat].laundered
    stacks = [stack for location in table.locations for stack in location.sides[seat]]
    count = sum([len(stack.gear) for stack in stacks])
    if not laundered and count <= GEAR_A_PLAYER:
        return
    cards = [placed.card.id for stack in stacks for placed in (stack.thief, *stack.gear)]
    most = GEAR_A_PLAYER + sum(cards.count(id) for id in _LATE_PLAYERS)
    if count > most:
        yield problem("more-gear-than-dealt", "locations", seat=seat, count=count, highest=most)
    machines = cards.count("laundromatic")
    if laundered > machines:
        place = f"players.{seat}.laundered"
        yield problem("more-laundered-than-laundromatics", place, count=laundered, highest=machines)
