"""One hand-computed case for every thief and every gear, face up and turned over.

Each row: the card, white's cards at the location, green's cards there, and what the card must give white:
capers, points, kinds of loot. Numbers follow from the rulebooks' catalogues by hand.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from capertool.games.caper.catalogue import CARDS, GEAR, THIEVES
from capertool.score import tally_document
from tests.games.scored import gained
from tests.tables import at, table


class Case(NamedTuple):
    card: str
    white: list[str]
    green: list[str]
    capers: int = 0
    points: int = 0
    loot: tuple[str, ...] = ()
    location: str = "gala"
    ruling: Mapping[str, Any] = MappingProxyType({})
    players: Mapping[str, Any] = MappingProxyType({})


FULL = "actress: skeleton-key, simple-disguise, helping-hand"  # yellow, purple, green
CASES = [
    # thieves of the base game
    Case(
        "actress",
        ["actress: skeleton-key, simple-disguise, simple-disguise", "dame: plasma-cutter"],
        [],
        capers=2,
    ),
    Case(
        "auctioneer",
        ["auctioneer: helping-hand, grappling-gun"],
        [],
        points=2,
    ),
    Case("banker", ["banker: skeleton-key, plasma-cutter", "dame: super-magnet, helping-hand"], [], points=3),
    Case("barber", ["barber: simple-disguise, skeleton-key", "dame: helping-hand, grappling-gun"], [], capers=2),
    Case("bon-vivant", ["bon-vivant: helping-hand, briefcase, skeleton-key"], [], points=2),
    Case("cleaner", ["cleaner"], ["mime: blazeblaster", "dame: blazeblaster"], points=6),
    Case("colonel", ["colonel: simple-disguise, smoke-screen, helping-hand"], [], points=2),
    Case("conductor", ["conductor: simple-disguise, helping-hand", "dame: grappling-gun"], [], capers=1),
    Case("dame", ["dame: skeleton-key, skeleton-key, helping-hand", "mime: grappling-gun"], [], capers=2),
    Case(
        "gentleman",
        ["gentleman: helping-hand, simple-disguise, skeleton-key", "dame: plasma-cutter"],
        [],
        points=3,
    ),
    Case("illusionist", ["illusionist: skeleton-key"], ["mime~"]),
    Case("mime", ["mime"], ["dame", "actress", "banker~"], capers=1, points=3),
    Case("saint", ["saint: helping-hand"], []),
    Case("smuggler", ["smuggler"], [], loot=("jewel",)),
    Case(
        "tourist",
        ["tourist: skeleton-key, helping-hand, simple-disguise", "dame: plasma-cutter"],
        [],
        capers=1,
    ),
    # thieves of the cities
    Case("artist", ["artist: helping-hand, grappling-gun, briefcase"], [], capers=3),
    Case("chef", ["chef: plans-caches, plans-caches, skeleton-key", "dame: helping-hand"], [], capers=2),
    Case("madame", ["madame: plans-caches"], ["dame: plans-caches, secret-shades"], points=2),
    Case("don", ["don"], ["dame: utility-belt, posto-segreto"], capers=1, points=2, ruling={"don": "points"}),
    Case("driver", ["driver: skeleton-key"], []),
    Case("soprano", ["soprano: utility-belt, posto-segreto"], [], points=4),
    Case("bookie", ["bookie: hollow-book, laundromatic"], [], points=2),
    Case("boxer", ["boxer: hollow-book, skeleton-key, laundromatic", "dame: helping-hand"], [], capers=1),
    Case(
        "royal",
        ["royal: hollow-book, helping-hand"],
        ["dame: laundromatic"],
        points=1,
        ruling={"royal": "points"},
    ),
    # gear of the base game
    Case("helping-hand", ["dame: helping-hand"], [], loot=("jewel",)),
    Case("suction-scalers", ["dame: suction-scalers"], [], loot=("painting",)),
    Case("grappling-gun", ["dame: grappling-gun"], [], loot=("antique",)),
    Case("blaze-shield-suit", ["dame: blaze-shield-suit"], ["mime: blazeblaster"], points=2, loot=("jewel",)),
    Case("briefcase", ["dame: briefcase"], [], loot=("painting",)),
    Case(
        "stealth-suit",
        ["dame: stealth-suit, blazeblaster"],
        ["mime: blazeblaster"],
        points=2,
        loot=("antique",),
        ruling={"stealth-suit": "points"},
    ),
    Case("simple-disguise", ["dame: simple-disguise"], [], capers=1),
    Case("smoke-screen", ["dame: smoke-screen"], [], capers=1, points=1),
    Case("incognito-tuxedo", ["dame: incognito-tuxedo, helping-hand, briefcase"], [], capers=2),
    Case("false-documents", ["dame: false-documents, skeleton-key, plasma-cutter"], [], capers=2),
    Case("eavesdropper", ["dame: eavesdropper"], ["mime", "actress~"], capers=2),
    Case("blazeblaster", ["dame: blazeblaster"], ["mime: skeleton-key~"], points=1),
    Case("skeleton-key", ["dame: skeleton-key"], []),
    Case("plasma-cutter", ["dame: plasma-cutter"], [], points=1),
    Case("super-magnet", ["dame: super-magnet"], ["mime", "actress"]),
    # gear of the cities
    Case("plans-caches", ["dame: plans-caches, secret-shades, aqua-respirator"], [], points=3),
    Case("secret-shades", ["dame: secret-shades"], [], capers=1),
    Case("aqua-respirator", ["dame: aqua-respirator"], [], loot=("jewel",)),
    Case("utility-belt", ["dame: utility-belt, skeleton-key, helping-hand", "mime: smoke-screen"], [], capers=1),
    Case("posto-segreto", ["dame: posto-segreto, simple-disguise, smoke-screen"], [], capers=2),
    Case("veloce-wheels", ["dame: veloce-wheels"], []),
    Case("signal-jammer", ["dame: signal-jammer"], ["mime: hollow-book, laundromatic"], capers=2),
    Case("hollow-book", ["dame: hollow-book"], [], capers=1),
    Case("laundromatic", ["dame: laundromatic"], [], points=3, players={"white": {"laundered": 3}, "green": {}}),
]


def score_of(case: Case, white: list[str]) -> Any:
    city = CARDS[case.card].city or "paris"
    document = table(at(case.location, *white, green=case.green), city=city, rulings=dict(case.ruling))
    return tally_document({**document, "players": dict(case.players)})


@pytest.mark.parametrize("case", CASES, ids=[case.card for case in CASES])
def test_a_card_face_up_gives_what_its_icons_say(case: Case) -> None:
    assert gained(score_of(case, case.white), case.card) == (case.capers, case.points, list(case.loot))


@pytest.mark.parametrize("case", CASES, ids=[case.card for case in CASES])
def test_a_card_turned_over_gives_nothing(case: Case) -> None:
    turned = [re.sub(rf"\b{case.card}\b", f"{case.card}~", entry) for entry in case.white]
    assert gained(score_of(case, turned), case.card) == (0, 0, [])


def test_every_thief_and_every_gear_has_its_case() -> None:
    assert [case.card for case in CASES] == [card.id for card in (*THIEVES, *GEAR)]


@pytest.mark.parametrize(
    ("card", "white", "green", "city", "expected"),
    [
        ("don", ["don"], ["dame: utility-belt, posto-segreto"], "rome", (3, 0, [])),
        (
            "royal",
            ["royal: hollow-book, helping-hand"],
            ["dame: laundromatic, briefcase"],
            "london",
            (2, 0, []),
        ),
        (
            "stealth-suit",
            ["dame: stealth-suit, blazeblaster"],
            ["mime: blazeblaster"],
            "paris",
            (2, 0, ["antique"]),
        ),
    ],
)
def test_the_italian_box_reads_three_cards_as_capers(
    card: str, white: list[str], green: list[str], city: str, expected: tuple[int, int, list[str]]
) -> None:
    document = table(at("gala", *white, green=green), city=city, rulebook="gateongames")
    assert gained(tally_document(document), card) == expected


def test_the_auctioneer_counts_loot_everywhere_or_only_here() -> None:
    """Loot: one piece here, one elsewhere, and this location's own reward, a painting."""
    locations = at("louvre", "auctioneer: helping-hand, simple-disguise"), at("bank", "dame: grappling-gun")
    everywhere = tally_document(table(*locations, rulings={"auctioneer": "all"}))
    only_here = tally_document(table(*locations, rulings={"auctioneer": "this"}))
    assert gained(everywhere, "auctioneer")[1] == 3
    assert gained(only_here, "auctioneer")[1] == 2
