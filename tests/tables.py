"""Tables for tests and benchmarks: random ones within the limits of the box, and short ways to write one."""

import random
from typing import Any

from capertool.games.caper.box import CITIES, SEATS, VARIANTS
from capertool.games.caper.catalogue import CARDS

Document = dict[str, Any]


def deck(kind: str, city: str) -> list[str]:
    """All cards of one kind that a game in this city uses, copies included."""
    cards = [card for card in CARDS.values() if card.kind == kind and card.city in (None, city)]
    return [card.id for card in cards for _ in range(card.copies)]


def random_document(rng: random.Random, *, full: bool = False, city: str = "") -> Document:
    """A table within the limits of the box, cards turned over at will.

    A full one has six thieves a side with most of their gear, and only cards that something opposite turned.
    """
    city = city or rng.choice(CITIES)
    variant = rng.choice(VARIANTS)
    thieves, gear = deck("thief", city), deck("gear", city)
    rng.shuffle(thieves)
    rng.shuffle(gear)
    sides = {seat: _side(rng, thieves, gear, full) for seat in SEATS}
    if full:
        for one, other in (SEATS, SEATS[::-1]):
            _turn_by_cause(rng, sides[one], sides[other])
    else:
        _turn_at_will(rng, sides)
    cards = rng.sample(deck("location", city), 3)
    locations = [
        {"card": card, **{seat: [_entry(stack) for stack in sides[seat][n]] for seat in SEATS}}
        for n, card in enumerate(cards)
    ]
    coins = rng.randint(0, 10)
    first = rng.randint(0, coins)
    players: dict[str, dict[str, Any]] = {"white": {"coins": first}, "green": {"coins": coins - first}}
    if city == "london":
        machines = [card for place in sides["white"] for stack in place for card in stack].count("laundromatic")
        players["white"]["laundered"] = min(10 - coins, machines if full else rng.randint(0, 10))
    if variant == "teams":
        for player in players.values():
            player["discarded_gear"] = rng.randint(0, len(gear) // 2)
    if variant == "snitch":
        players["snitch"] = {"name": "Sly"}
    return {"game": "caper", "city": city, "variant": variant, "players": players, "locations": locations}


Stacks = list[list[list[str]]]  # by location and thief: the thief, then the gear


def _side(rng: random.Random, thieves: list[str], gear: list[str], full: bool) -> Stacks:
    """Three locations' worth of one side, taken from the decks."""
    places: Stacks = [[], [], []]
    for _ in range(6 if full else rng.randint(0, 6)):
        place = rng.choice([place for place in places if len(place) < 3])
        number = rng.choice((2, 2, 3)) if full else rng.randint(0, 3)
        place.append([thieves.pop(), *(gear.pop() for _ in range(number))])
    return places


def _turn_by_cause(rng: random.Random, side: Stacks, opposite: Stacks) -> None:
    for here, there in zip(side, opposite, strict=True):
        cards = [card for stack in there for card in stack]
        bare = [stack for stack in here if len(stack) == 1]
        loaded = [stack for stack in here if len(stack) > 1]
        if "illusionist" in cards and bare:
            rng.choice(bare)[0] += "~"
        if "blazeblaster" in cards and loaded:
            rng.choice(loaded)[-1] += "~"


def _turn_at_will(rng: random.Random, sides: dict[str, Stacks]) -> None:
    for stacks in sides.values():
        for stack in [stack for place in stacks for stack in place]:
            stack[:] = [f"{card}~" if rng.random() < 0.15 else card for card in stack]


def _entry(stack: list[str]) -> str:
    thief, *gear = stack
    return f"{thief}: {', '.join(gear)}" if gear else thief


def table(*locations: Document, city: str = "paris", **more: Any) -> Document:
    """A document with these locations, filled up to three with empty ones."""
    rest = [card for card in ("bank", "gala", "museum") if card not in [loc["card"] for loc in locations]]
    empty = [{"card": card} for card in rest]
    return {"game": "caper", "city": city, "locations": [*locations, *empty][:3], **more}


def at(card: str, *white: str, green: tuple[str, ...] | list[str] = ()) -> Document:
    """One location: white's thieves, then green's."""
    return {"card": card, "white": list(white), "green": list(green)}
