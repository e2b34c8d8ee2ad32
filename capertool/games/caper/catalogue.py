"""Every card of the box: 24 thieves, 24 designs of gear (48 cards), 23 locations.

Effects stand in the icon notation (docs/notation.md). Where a figure comes from is said once for each
kind of card below; a card that differs says so itself. Names and texts are in locales/, not here.
"""

from collections.abc import Mapping
from typing import Any

from ..card import Card
from ..rulings import Value

BOTH = "both"  # the Italian (GateOnGames) and the multilingual (Jumbo) rulebook agree
ITALIAN = "gateongames"  # only the Italian rulebook has it; lost in the scan of the other, or not printed there
JUMBO = "jumbo"  # only the multilingual rulebook has it
NOBODY = "nobody"  # no source shows the figure
DIFFER = "differ"  # the rulebooks contradict each other: a ruling decides

SOURCES: Mapping[str, Mapping[str, str]] = {
    "thief": {"income": ITALIAN, "effects": BOTH},
    "gear": {"cost": ITALIAN, "copies": ITALIAN, "effects": BOTH},
    "location": {"points": BOTH, "effects": BOTH, "always": BOTH},
}


def _sources(kind: str, exceptions: Mapping[str, str] | None) -> Mapping[str, str]:
    return {**SOURCES[kind], **(exceptions or {})}


def _thief(id: str, income: int | None, *effects: str, city: str | None = None, readings: Any = None) -> Card:
    """`income` None: the scan shows no digit, which may mean 0 or a lost figure."""
    return Card(
        id,
        "thief",
        city=city,
        income=income or 0,
        effects=effects,
        ruling=id if readings else None,
        readings=readings or {},
        doubts=("income",) if income is None else (),
        sources={
            **_sources("thief", {"effects": DIFFER} if readings else None),
            **({"income": NOBODY} if income is None else {}),
        },
    )


def _gear(
    id: str,
    colour: str,
    cost: int,
    copies: int,
    *effects: str,
    city: str | None = None,
    readings: Any = None,
    sources: Mapping[str, str] | None = None,
) -> Card:
    return Card(
        id,
        "gear",
        city=city,
        colour=colour,
        cost=cost,
        copies=copies,
        effects=effects,
        ruling=id if readings else None,
        readings=readings or {},
        sources=_sources("gear", {"effects": DIFFER} if readings else sources),
    )


def _location(
    id: str,
    points: int,
    *effects: str,
    city: str | None = None,
    always: tuple[str, ...] = (),
    ruling: str | None = None,
    readings: Any = None,
    sources: Mapping[str, str] | None = None,
) -> Card:
    return Card(
        id,
        "location",
        city=city,
        points=points,
        effects=effects,
        always=always,
        ruling=ruling,
        readings=readings or {},
        sources=_sources("location", sources),
    )


def _points_or_capers(*before: str, per: str) -> Mapping[Value, Mapping[str, tuple[str, ...]]]:
    return {
        "points": {"effects": (*before, f"1 point per {per}")},
        "capers": {"effects": (*before, f"1 caper per {per}")},
    }


THIEVES = (
    # id, income (None: no digit in the scan), effects
    _thief("actress", 1, "1 caper per yellow + purple"),
    _thief(
        "auctioneer",
        None,
        readings={"all": {"effects": ("1 point per loot",)}, "this": {"effects": ("1 point per loot here",)}},
    ),
    _thief("banker", 2, "1 point per yellow"),
    _thief("barber", None, "1 caper per thief + 2 gear"),
    _thief("bon-vivant", 3, "1 point per green"),
    _thief("cleaner", None, "3 points per red of opponent", "red costs 1 less"),
    _thief("colonel", 2, "1 point per purple"),
    _thief("conductor", 1, "1 caper per purple + green"),
    _thief("dame", 1, "1 caper per yellow + green"),
    _thief("gentleman", 1, "3 points per green + purple + yellow"),
    _thief("illusionist", 1, "turn 1 bare thief"),
    _thief("mime", None, "1 caper", "1 point per thief of opponent"),
    _thief("saint", 3, "green protected"),
    _thief("smuggler", 1, "1 wild"),
    _thief("tourist", 1, "1 caper per 3 gear"),
    _thief("artist", None, "1 caper per green", city="paris"),
    _thief("chef", None, "1 caper per blue + gear", city="paris"),
    _thief("madame", None, "gear of opponent costs 1 more", "1 point per blue of opponent", city="paris"),
    _thief("don", None, city="rome", readings=_points_or_capers("1 caper", per="pink of opponent")),
    _thief("driver", 1, "at the end, play 1 discarded gear", city="rome"),
    _thief("soprano", None, "2 points per pink", city="rome"),
    _thief("bookie", None, "1 point per dark-green", city="london"),
    _thief("boxer", 2, "1 caper per dark-green + 2 gear", city="london"),
    _thief("royal", None, city="london", readings=_points_or_capers(per="dark-green + green of both")),
)

GEAR = (
    # id, colour, cost, copies, effects
    _gear("helping-hand", "green", 2, 2, "1 jewel"),
    _gear("suction-scalers", "green", 2, 2, "1 painting"),
    _gear("grappling-gun", "green", 2, 2, "1 antique"),
    _gear("blaze-shield-suit", "green", 3, 1, "1 jewel", "2 points per red of opponent"),
    _gear("briefcase", "green", 3, 1, "1 painting", "green protected"),
    _gear("stealth-suit", "green", 3, 1, readings=_points_or_capers("1 antique", per="red of both")),
    _gear("simple-disguise", "purple", 0, 4, "1 caper"),
    _gear("smoke-screen", "purple", 1, 2, "1 caper", "1 point", sources={"effects": ITALIAN}),
    _gear("incognito-tuxedo", "purple", 1, 1, "1 caper per green"),
    _gear("false-documents", "purple", 1, 1, "1 caper per yellow"),
    _gear("eavesdropper", "purple", 2, 1, "1 caper per thief of opponent"),
    _gear("blazeblaster", "red", 2, 3, "turn 1 top gear", "1 point"),
    _gear("skeleton-key", "yellow", 0, 5, "2 coins", sources={"effects": ITALIAN}),
    _gear("plasma-cutter", "yellow", 0, 2, "1 coin", "1 point"),
    # The other rulebook's wording of the Super Magnet is garbled; the Italian one is clear.
    _gear("super-magnet", "yellow", 0, 2, "1 coin", "1 coin per thief of opponent", sources={"effects": ITALIAN}),
    _gear("plans-caches", "blue", 0, 4, "1 point per blue", city="paris"),
    _gear("secret-shades", "blue", 0, 1, "1 caper", "blue of opponent costs 1 more", city="paris"),
    _gear("aqua-respirator", "blue", 2, 1, "1 wild", city="paris"),
    _gear("utility-belt", "pink", 0, 4, "1 caper per 3 gear", city="rome"),
    _gear("posto-segreto", "pink", 1, 1, "1 caper per purple", city="rome"),
    _gear("veloce-wheels", "pink", 2, 1, "at the end, play 1 discarded gear", city="rome"),
    _gear(
        "signal-jammer",
        "dark-green",
        0,
        1,
        "1 caper per dark-green of opponent",
        "opponent loses 1 coin when you play thief",
        city="london",
    ),
    _gear("hollow-book", "dark-green", 1, 1, "1 caper", "green protected", city="london"),
    _gear("laundromatic", "dark-green", 1, 4, "launder 1 coin", "1 point per laundered coin", city="london"),
)

LOCATIONS = (
    # id, points, what else the winner gets; `always` serves both sides
    _location("antique-shop", 4, "2 points per yellow + green", sources={"effects": ITALIAN}),
    _location("art-gallery", 4, "2 points per purple + green"),
    _location("bank", 5, "1 point per yellow"),
    _location("casino", 3, "2 points per thief"),
    _location(
        "chapel",
        5,
        "1 point per thief",
        # The Italian catalogue leaves the modifier out, though the front page of that book states it.
        ruling="chapel",
        readings={True: {"always": ("thief protected",)}, False: {"always": ()}},
        sources={"always": DIFFER},
    ),
    _location("gala", 5, "1 point per purple"),
    _location("museum", 5, "1 point per green"),
    _location("yacht", 4, "2 points per yellow + purple"),
    _location(
        "eiffel-tower",
        3,
        "1 point per loot",
        city="paris",
        always=("green costs 1 less",),
        sources={"points": ITALIAN, "effects": ITALIAN, "always": ITALIAN},
    ),
    _location("louvre", 5, "1 painting", city="paris"),
    _location("moulin-rouge", 4, "1 wild", city="paris", always=("green protected",)),
    _location("notre-dame", 5, "1 antique", city="paris"),
    _location("versailles", 5, "1 jewel", city="paris"),
    _location("colosseum", 2, "1 point per gear of opponent", city="rome", always=("gear costs 1 less",)),
    _location("pantheon", 6, "1 point per yellow of opponent", city="rome", always=("1 caper per yellow",)),
    _location("trastevere", 6, "1 point per purple of opponent", city="rome", always=("1 caper per purple",)),
    _location("trevi-fountain", 4, "3 points per 2 pink", city="rome", always=("pink costs 1 more",)),
    _location("vatican", 6, "1 point per green of opponent", city="rome", always=("1 caper per green",)),
    _location(
        "big-ben",
        3,
        "1 point per gear of opponent",
        city="london",
        always=("opponent loses 1 coin when you play gear",),
    ),
    _location(
        "british-museum",
        3,
        "1 point per green of both",
        city="london",
        always=("opponent loses 1 coin when you play green",),
    ),
    _location("oxford-street", 4, "2 points per thief of opponent", city="london", always=("gear costs 1 less",)),
    _location(
        "picadilly-circus",
        3,
        "1 point per yellow of both",
        city="london",
        always=("opponent loses 1 coin when you play yellow",),
    ),
    _location(
        "tower-of-london",
        3,
        "1 point per purple of both",
        city="london",
        always=("opponent loses 1 coin when you play purple",),
    ),
)

CARDS: Mapping[str, Card] = {card.id: card for card in (*THIEVES, *GEAR, *LOCATIONS)}
