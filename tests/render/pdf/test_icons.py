"""Icons are our own vectors; colours have a second sign and enough contrast, on paper and in greyscale."""

import re
from itertools import combinations

import pytest

from capertool.effects.model import COLOURS, LOOT_UNITS
from capertool.games.caper.catalogue import CARDS
from capertool.render.pdf.contrast import READABLE, contrast, luminance
from capertool.render.pdf.icons import FIELD, ICONS, SIGNS, TILE, operations
from capertool.render.pdf.icons_europe import EUROPE_ICONS
from capertool.render.pdf.notation import Sign, printed_points, row_width, signs_of
from capertool.render.pdf.padrows import CATEGORY_ICONS
from capertool.templates import shipped
from tests.render.pdf.test_text import FACES

STYLE = shipped("pad")
NAMED_IN_THE_BRIEF = (
    *("caper", "coin", "point", "jewel", "antique", "painting", "wild", "turn", "protected", "thief", "gear", "sets"),
    *("own", "opponent", "both", "now", "end", "paris", "rome", "london", "barcelona"),
    *("track-marker", "star", "burn", "fireproof", "eye", "discard", "launder", "headquarters", "combo", "unknown"),
)


def test_the_measure_of_contrast_itself() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert READABLE == 4.5  # of WCAG 2, level AA for text; signs would need only 3


@pytest.mark.parametrize("name", [*NAMED_IN_THE_BRIEF, *CATEGORY_ICONS.values()])
def test_every_icon_is_drawn(name: str) -> None:
    assert ICONS[name]


@pytest.mark.parametrize("path", [TILE, *SIGNS.values(), *(s.path for shapes in ICONS.values() for s in shapes)])
def test_a_drawing_keeps_to_its_field(path: str) -> None:
    assert re.fullmatch(r"[MLCZ0-9eE.\- ]+", path)
    for step, numbers in operations(path):
        assert len(numbers) == {"M": 2, "L": 2, "C": 6, "Z": 0}[step]
        assert all(-0.01 <= number <= FIELD + 0.01 for number in numbers)


def test_no_two_icons_and_no_two_signs_are_alike() -> None:
    assert len(set(ICONS.values())) == len(ICONS)
    assert len(set(SIGNS.values())) == len(SIGNS)


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_a_sign_of_its_own_that_is_seen_on_it(colour: str) -> None:
    tile = STYLE["colours"][colour]
    assert colour in SIGNS
    assert contrast(tile["fill"], tile["sign"]) >= READABLE


@pytest.mark.parametrize("icon", EUROPE_ICONS)
def test_every_part_of_an_icon_is_seen_on_paper_and_on_shade(icon: str) -> None:
    for shape in ICONS[icon]:
        for ground in ("paper", "shade"):
            assert shape.role == "paper" or contrast(STYLE["palette"][shape.role], STYLE["palette"][ground]) >= 4.5


def test_text_is_readable_on_every_ground() -> None:
    palette = STYLE["palette"]
    for ink in ("ink", "quiet", "accent"):
        for ground in ("paper", "shade"):
            assert contrast(palette[ink], palette[ground]) >= READABLE


def test_in_greyscale_it_is_the_sign_that_tells_colours_apart() -> None:
    """Some colours are equally bright; so there must be a sign wherever there is a colour."""
    fills = {colour: luminance(STYLE["colours"][colour]["fill"]) for colour in COLOURS}
    alike = [pair for pair in combinations(COLOURS, 2) if abs(fills[pair[0]] - fills[pair[1]]) < 0.02]
    assert all(SIGNS[one] != SIGNS[other] for one, other in alike)


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_effect_of_every_card_becomes_icons_that_exist(card: object) -> None:
    for reading in card.all_readings():  # type: ignore[attr-defined]
        for text in (*reading.effects, *reading.always):
            signs = signs_of(text)
            assert signs
            assert all(sign.text in ICONS or sign.text in SIGNS for sign in signs if sign.icon)


ROWS = [
    ("1 caper per yellow + purple", ["1", "caper", "/", "sets", "yellow", "+", "purple", "own"]),
    ("2 coins", ["now", "2", "coin"]),
    ("3 points per red of opponent", ["end", "3", "point", "/", "red", "opponent"]),
    ("1 point per green of both", ["end", "1", "point", "/", "green", "both"]),
    ("3 points per 2 pink", ["end", "3", "point", "/", "sets", "pink", "pink", "own"]),
    ("1 point per loot here", ["end", "1", "point", "/", "loot", "location"]),
    ("2 points per painting", ["end", "2", "point", "/", "painting"]),
    ("1 point per laundered coin", ["end", "1", "point", "/", "launder"]),
    ("1 caper per discarded green", ["1", "caper", "/", "discard", "green"]),
    ("3 points if orange on top", ["end", "3", "point", ":", "eye", "orange"]),
    ("2 points if won", ["end", "2", "point", ":", "winner"]),
    ("gear of opponent costs 1 more", ["gear", "opponent", "+1", "coin"]),
    ("red costs 1 less", ["red", "−1", "coin"]),
    ("green protected", ["protected", "green"]),
    ("turn 1 top gear", ["now", "turn", "gear", "opponent"]),
    ("burn 1 top gear", ["now", "burn", "gear", "opponent"]),
    ("turn 1 bare thief", ["now", "turn", "thief", "opponent"]),
    ("launder 1 coin", ["now", "1", "coin", "arrow", "launder"]),
    ("opponent loses 1 coin when you play gear", ["gear", "arrow", "opponent", "−1", "coin"]),
    ("at the end, play 1 discarded gear", ["end", "discard", "arrow", "1", "gear"]),
    ("1 wild", ["1", "wild"]),
]


@pytest.mark.parametrize(("effect", "row"), ROWS)
def test_an_effect_in_icons(effect: str, row: list[str]) -> None:
    assert [sign.text for sign in signs_of(effect)] == row


def test_what_serves_both_sides_says_so_first() -> None:
    assert [sign.text for sign in signs_of("green costs 1 less", always=True)] == ["both", ":", "green", "−1", "coin"]
    assert [sign.text for sign in printed_points(5)] == ["winner", "5", "point"]


def test_a_row_is_as_wide_as_its_signs_and_gaps() -> None:
    row = (Sign("coin"), Sign("1", icon=False))
    assert row_width(row, FACES.strong, 10) == pytest.approx(10 + 1.6 + FACES.strong.width("1", 8.2))


def test_every_kind_of_loot_has_an_icon() -> None:
    assert set(LOOT_UNITS) <= set(ICONS)
