"""The box is counted: what the rulebooks say it holds, and decks that run out exactly."""

from collections import Counter

import pytest

from capertool.games.caper import box
from capertool.games.caper.catalogue import CARDS, GEAR, LOCATIONS, SOURCES, THIEVES
from capertool.games.caper.rulings import RULINGS


def test_the_box_holds_24_thieves_48_gear_and_23_locations() -> None:
    assert (len(THIEVES), sum(card.copies for card in GEAR), len(LOCATIONS)) == (24, 48, 23)
    assert len(GEAR) == 24
    assert len(CARDS) == 71


@pytest.mark.parametrize("city", ["paris", "rome", "london"])
def test_a_city_brings_3_thieves_6_gear_and_5_locations(city: str) -> None:
    assert sum(card.city == city for card in THIEVES) == 3
    assert sum(card.copies for card in GEAR if card.city == city) == 6
    assert sum(card.city == city for card in LOCATIONS) == 5


def test_the_base_game_has_15_thieves_30_gear_and_8_locations() -> None:
    assert sum(card.city is None for card in THIEVES) == 15
    assert sum(card.copies for card in GEAR if card.city is None) == 30
    assert sum(card.city is None for card in LOCATIONS) == 8


def test_gear_by_colour() -> None:
    colours: Counter[str | None] = Counter()
    for card in GEAR:
        colours[card.colour] += card.copies
    assert colours == {"green": 9, "purple": 9, "yellow": 9, "red": 3, "blue": 6, "pink": 6, "dark-green": 6}
    assert all(card.city is None or box.CITY_COLOURS[card.city] == card.colour for card in GEAR)


@pytest.mark.parametrize("city", box.CITIES)
def test_both_decks_run_out_exactly(city: str) -> None:
    """Two players are dealt 4, 3 and 2 thieves and three times 6 gear."""
    thieves = sum(card.copies for card in THIEVES if card.city in (None, city))
    gear = sum(card.copies for card in GEAR if card.city in (None, city))
    assert thieves == 2 * (4 + 3 + 2) == 2 * sum(box.DEAL[0::2])
    assert gear == 2 * (6 + 6 + 6) == 2 * sum(box.DEAL[1::2]) == box.GEAR_IN_DECK


def test_a_player_ends_with_six_thieves_and_at_most_fifteen_gear() -> None:
    assert (box.THIEVES_A_PLAYER, box.GEAR_A_PLAYER) == (6, 15)


def test_incomes_without_a_digit_in_the_scan_are_marked_doubtful() -> None:
    doubtful = {card.id for card in THIEVES if "income" in card.doubts}
    expected = "auctioneer barber cleaner mime artist chef madame don soprano bookie royal"
    assert doubtful == set(expected.split())
    incomes = {card.id: card.income for card in THIEVES if card.id not in doubtful}
    assert incomes == {
        "actress": 1,
        "banker": 2,
        "bon-vivant": 3,
        "colonel": 2,
        "conductor": 1,
        "dame": 1,
        "gentleman": 1,
        "illusionist": 1,
        "saint": 3,
        "smuggler": 1,
        "tourist": 1,
        "driver": 1,
        "boxer": 2,
    }


def test_costs_and_copies_of_gear() -> None:
    expected = """
        helping-hand 2 2, suction-scalers 2 2, grappling-gun 2 2, blaze-shield-suit 3 1, briefcase 3 1,
        stealth-suit 3 1, simple-disguise 0 4, smoke-screen 1 2, incognito-tuxedo 1 1, false-documents 1 1,
        eavesdropper 2 1, blazeblaster 2 3, skeleton-key 0 5, plasma-cutter 0 2, super-magnet 0 2,
        plans-caches 0 4, secret-shades 0 1, aqua-respirator 2 1, utility-belt 0 4, posto-segreto 1 1,
        veloce-wheels 2 1, signal-jammer 0 1, hollow-book 1 1, laundromatic 1 4"""
    assert [f"{card.id} {card.cost} {card.copies}" for card in GEAR] == [
        row.strip() for row in expected.strip().split(",")
    ]


def test_printed_points_of_locations() -> None:
    expected = """
        antique-shop 4, art-gallery 4, bank 5, casino 3, chapel 5, gala 5, museum 5, yacht 4, eiffel-tower 3,
        louvre 5, moulin-rouge 4, notre-dame 5, versailles 5, colosseum 2, pantheon 6, trastevere 6,
        trevi-fountain 4, vatican 6, big-ben 3, british-museum 3, oxford-street 4, picadilly-circus 3,
        tower-of-london 3"""
    assert [f"{card.id} {card.points}" for card in LOCATIONS] == [row.strip() for row in expected.strip().split(",")]


def test_every_card_says_where_its_figures_come_from() -> None:
    for card in CARDS.values():
        assert card.sources.keys() == SOURCES[card.kind].keys()
        assert set(card.sources.values()) <= {"both", "gateongames", "jumbo", "differ", "nobody"}


def test_a_card_with_two_readings_names_its_ruling_and_reads_every_value() -> None:
    ruled = [card for card in CARDS.values() if card.ruling is not None]
    assert {card.id for card in ruled} == {"auctioneer", "don", "royal", "stealth-suit", "chapel"}
    for card in ruled:
        assert card.ruling is not None
        assert set(card.readings) == set(RULINGS[card.ruling].values)
        readings = [card.under(value) for value in card.readings]
        assert len({(reading.effects, reading.always) for reading in readings}) == len(readings)


def test_ids_are_kebab_case() -> None:
    for id in CARDS:
        assert id.isascii()
        assert id.replace("-", "").isalpha()
        assert id == id.lower()
