"""What lies on a table although it could not have come about in play: notes, never errors."""

from collections.abc import Iterator
from functools import cache

from ...effects.model import GEAR, THIEF, Act, Guard, Launder, PlayDiscarded
from ...effects.parse import parse
from ...problems import Problem, problem
from ..card import Card
from .box import GEAR_A_PLAYER, GEAR_DEALT, OTHER, SEATS
from .catalogue import CARDS
from .table import Location, Table

_TARGET_OF = {THIEF: "bare thief", GEAR: "top gear"}


def notes(table: Table, consulted: set[str], turned: list[tuple[int, str]]) -> tuple[Problem, ...]:
    """All remarks on a table; `turned` are the sides where something is turned over.

    Rulings that a remark had to ask for are added to `consulted`.
    """
    found: list[Problem] = []
    for index, seat in turned:
        found += _of_side(table, table.locations[index], seat, f"locations[{index}].{seat}", consulted)
    for seat in SEATS:
        found += _of_player(table, seat)
    return tuple(found)


def _of_side(table: Table, location: Location, seat: str, place: str, consulted: set[str]) -> Iterator[Problem]:
    turned = [
        (f"{place}[{index}]", placed.card)
        for index, stack in enumerate(location.sides[seat])
        for placed in (stack.thief, *stack.gear)
        if placed.turned
    ]
    for where, card in turned:
        if _protects(location.card.all_readings(), card):
            if location.card.ruling is not None:
                consulted.add(location.card.ruling)
            if _protects([location.card.read(table.rulings)], card):
                yield problem("turned-though-protected", where, card=card.id, location=location.card.id)
    yield from _without_cause([card.kind for _, card in turned], location, seat, place)


def _protects(readings: list[Card], card: Card) -> bool:
    """Whether a location, in one of these readings, keeps the card from being turned over."""
    effects = [parse(text) for reading in readings for text in reading.always]
    return any(isinstance(effect, Guard) and effect.card in (card.kind, card.colour) for effect in effects)


def _without_cause(turned: list[str], location: Location, seat: str, place: str) -> Iterator[Problem]:
    """A card that turns others does so once, from across the location, and then still lies there."""
    opposite = [placed.card.id for stack in location.sides[OTHER[seat]] for placed in (stack.thief, *stack.gear)]
    for kind, target in _TARGET_OF.items():
        causes = _cards_that_turn(target)
        count, most = turned.count(kind), sum(opposite.count(cause) for cause in causes)
        if count > most:
            details = {"card": causes[0], "location": location.card.id, "count": count, "highest": most}
            yield problem("turned-without-cause", place, **details)


def _of_player(table: Table, seat: str) -> Iterator[Problem]:
    laundered = table.players[seat].laundered
    stacks = [stack for location in table.locations for stack in location.sides[seat]]
    discarded = table.players[seat].discarded_gear
    count = sum([len(stack.gear) for stack in stacks])
    if count + discarded > GEAR_DEALT:
        yield problem("more-gear-than-dealt", "players", seat=seat, count=count + discarded, highest=GEAR_DEALT)
    if not laundered and count <= GEAR_A_PLAYER:
        return
    cards = [placed.card.id for stack in stacks for placed in (stack.thief, *stack.gear)]
    most = GEAR_A_PLAYER + sum(cards.count(id) for id in _cards_with(PlayDiscarded))
    if count > most:
        yield problem("more-gear-than-dealt", "locations", seat=seat, count=count, highest=most)
    machines = sum(cards.count(id) for id in _cards_with(Launder))
    if laundered > machines:
        place = f"players.{seat}.laundered"
        yield problem("more-laundered-than-laundromatics", place, count=laundered, highest=machines)


@cache
def _cards_with(kind: type) -> tuple[str, ...]:
    """The cards with an effect of this kind."""
    return tuple(id for id, card in CARDS.items() if any(isinstance(parse(text), kind) for text in card.effects))


@cache
def _cards_that_turn(target: str) -> tuple[str, ...]:
    acts = {id: [parse(text) for text in CARDS[id].effects] for id in _cards_with(Act)}
    return tuple(id for id, effects in acts.items() if any(isinstance(e, Act) and e.target == target for e in effects))
