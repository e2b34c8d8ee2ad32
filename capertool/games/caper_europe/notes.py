"""What is not known of a table and may decide it. A note, never an error: the table lies as it lies."""

from collections.abc import Iterator

from ...effects.parse import parse
from ...problems import Problem, problem
from ..card import Card
from .box import SEATS
from .icons import counts_discards
from .table import Location, Table, cards_of

_MAY_SCORE = ("effects", "colour")


def notes(table: Table) -> Iterator[Problem]:
    """Points first, which leave a game undecided; then stars, icons and colours, then discards."""
    for n, location in enumerate(table.locations):
        if won_for_unknown_points(location):
            yield problem("points-missing", f"locations[{n}].card", card=location.card.id)
    for n, location in enumerate(table.locations):
        yield from _of_location(location, f"locations[{n}]")
    for seat, player in table.players.items():
        if player.unnamed and any(_counts_discards(card) for card in _in_reach(table, seat)):
            yield problem("discards-not-named", f"players.{seat}.discards", seat=seat, count=player.unnamed)


def won_for_unknown_points(location: Location) -> bool:
    """In a table file that is an error; a recorded game goes on, and is decided when they are told."""
    return location.marker.seat is not None and "points" in location.card.doubts


def _of_location(location: Location, place: str) -> Iterator[Problem]:
    if location.marker.stars is None:
        yield problem("stars-not-known", f"{place}.marker", location=location.card.id)
    if location.marker.seat is not None and "effects" in location.card.doubts:
        yield _not_known(location.card, f"{place}.card")
    for seat in SEATS:
        for index, stack in enumerate(location.sides[seat]):
            for card in stack.cards:
                if set(_MAY_SCORE) & set(card.doubts):
                    yield _not_known(card, f"{place}.{seat}[{index}]")


def _not_known(card: Card, place: str) -> Problem:
    keys = tuple(key for key in card.doubts if key in _MAY_SCORE)
    return problem("card-not-known", place, card=card.id, keys=keys)


def _in_reach(table: Table, seat: str) -> Iterator[Card]:
    """All cards that may do something for a seat."""
    for location in table.locations:
        yield from (location.card, *cards_of(location.sides[seat]))


def _counts_discards(card: Card) -> bool:
    return any(counts_discards(parse(text)) for text in (*card.effects, *card.always))
