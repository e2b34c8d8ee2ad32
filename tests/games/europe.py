"""Tables of Caper: Europe for tests: short ways to write one, and random ones within the limits of the box."""

import random
from typing import Any

from capertool.games.caper_europe.box import CITIES, CITY_COLOURS, SEATS
from capertool.games.tally import Line, Tally
from capertool.score import tally_document

Document = dict[str, Any]
EMPTY = ("chapel", "bank", "gala")
COLOURS = ("green", "purple", "yellow", "red")

# Cards to count with: one gear of each colour that does nothing itself, thieves and places that do nothing.
PLAIN: Document = {
    **{f"{colour}-tool": {"kind": "gear", "colour": colour, "cost": 0, "effects": []} for colour in COLOURS},
    **{
        f"{colour}-tool": {"kind": "gear", "colour": colour, "city": city, "cost": 0, "effects": []}
        for city, colour in CITY_COLOURS.items()
    },
    **{f"thief-{n}": {"kind": "thief", "coins": 0, "effects": [], "copies": 2} for n in range(1, 7)},
    **{place: {"kind": "location", "points": 0, "effects": []} for place in EMPTY},
}


def at(card: str, marker: str = "middle", *south: str, north: tuple[str, ...] = ()) -> Document:
    return {"card": card, "marker": marker, "south": list(south), "north": list(north)}


def table(*locations: Document, city: str = "paris", cards: Document | None = None, **more: Any) -> Document:
    """A document with these locations, filled up to three with empty ones, and these cards beside the plain ones."""
    taken = [location["card"] for location in locations]
    rest = [at(place) for place in EMPTY if place not in taken]
    return {
        "game": "caper-europe",
        "city": city,
        "locations": [*locations, *rest][:3],
        "cards": {**PLAIN, **(cards or {})},
        **more,
    }


def scored(*locations: Document, with_zeros: bool = False, **more: Any) -> Tally:
    return tally_document(table(*locations, **more), with_zeros=with_zeros)


def gained(tally: Tally, source: str, seat: str = "south") -> int:
    return sum(line.amount for line in lines_of(tally, source, seat))


def lines_of(tally: Tally, source: str, seat: str = "south") -> list[Line]:
    return [line for line in tally.lines if (line.source, line.player) == (source, seat)]


def total(tally: Tally, seat: str = "south") -> int:
    return sum(tally.points()[seat].values())


# --- random tables

EFFECTS = (
    "1 point",
    "1 point per green",
    "2 points per purple + gear",
    "4 points per purple + green + yellow",
    "1 point per loot",
    "2 points per painting",
    "3 points if red on top",
    "2 points if won",
    "1 point per yellow of opponent",
    "1 point per green of both",
    "1 point per discarded purple",
    "1 caper per green",
    "2 coins",
    "burn 1 top gear",
    "1 point per thief",
)


def random_cards(rng: random.Random) -> Document:
    cards: Document = {}
    for number in range(1, 13):
        effects = rng.sample(EFFECTS, rng.randint(0, 2))
        cards[f"thief-{number}"] = {"kind": "thief", "coins": rng.randint(0, 3), "effects": effects}
    for number in range(1, 13):
        effects = rng.sample(EFFECTS, rng.randint(0, 2))
        colour = rng.choice(COLOURS)
        cards[f"gear-{number}"] = {"kind": "gear", "colour": colour, "cost": rng.randint(0, 2), "effects": effects}
    for number in range(1, 4):
        points = [effect for effect in EFFECTS if effect[2:].startswith("point")]
        effects = rng.sample(points, rng.randint(0, 1))
        cards[f"place-{number}"] = {"kind": "location", "points": rng.randint(0, 6), "effects": effects}
    return cards


def random_document(rng: random.Random) -> Document:
    city = rng.choice(CITIES)
    thieves = [f"thief-{number}" for number in range(1, 13)]
    rng.shuffle(thieves)
    sides = {seat: _side(rng, thieves) for seat in SEATS}
    locations = [
        {
            "card": f"place-{number}",
            "marker": rng.choice(["middle", *(f"{seat} {stars}" for seat in SEATS for stars in range(3))]),
            **{seat: sides[seat][number - 1] for seat in SEATS},
        }
        for number in range(1, 4)
    ]
    coins = rng.randint(0, 10)
    first = rng.randint(0, coins)
    loot = {kind: rng.randint(0, 4) for kind in ("jewel", "antique", "painting")}
    south = {kind: rng.randint(0, number) for kind, number in loot.items()}
    players = {
        "south": {"coins": first, "loot": south, "discards": _gear(rng, 3)},
        "north": {"coins": coins - first, "loot": {kind: loot[kind] - south[kind] for kind in loot}},
    }
    return {
        "game": "caper-europe",
        "city": city,
        "players": players,
        "locations": locations,
        "cards": random_cards(rng),
    }


def _side(rng: random.Random, thieves: list[str]) -> list[list[str]]:
    places: list[list[str]] = [[], [], []]
    for _ in range(rng.randint(0, 6)):
        place = rng.choice([place for place in places if len(place) < 3])
        gear = _gear(rng, 2)
        thief = thieves.pop()
        place.append(f"{thief}: {', '.join(gear)}" if gear else thief)
    return places


def _gear(rng: random.Random, most: int) -> list[str]:
    return [f"gear-{rng.randint(1, 12)}" for _ in range(rng.randint(0, most))]
