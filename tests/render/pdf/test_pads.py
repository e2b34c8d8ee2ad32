"""Every blank pad on paper: nothing too small to read, nothing that touches, and room to write."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from capertool.render.pdf.geometry import MM
from capertool.render.pdf.pad import SLIPS
from capertool.render.pdf.page import Mark
from capertool.templates import shipped
from tests.render.pdf.drawn import CODES, SIZES_MM, assert_all_in_place, pad, struck, words_of

ROWS = shipped("pad")["rows"]
PADS = [(game, variant) for game, variants in ROWS.items() for variant in variants]
SMALLEST = 5.4  # points, as the template says
SPOKEN = [*((code,) for code in CODES), *permutations(CODES, 2)]


def crowded(log: list[Mark], gap: float) -> Iterator[tuple[Mark, Mark]]:
    """Icons with a text closer at their right than this."""
    texts = [mark for mark in log if mark.kind == "text"]
    for icon in log:
        for text in texts if icon.kind == "icon" else ():
            level = text.box.y < icon.box.bottom and icon.box.y < text.box.bottom
            if level and 0 <= text.box.x - icon.box.right < gap:
                yield icon, text


@pytest.mark.parametrize("slips", SLIPS)
@pytest.mark.parametrize(("game", "variant"), PADS)
def test_every_pad_can_be_read_in_any_language_and_any_two(game: str, variant: str, slips: int) -> None:
    assert shipped("pad")["sizes"]["smallest"] == SMALLEST
    for paper in SIZES_MM:
        for codes in SPOKEN:
            _, log = pad(*codes, game=game, variant=variant, slips=slips, paper=paper)
            small = [mark for mark in log if mark.kind == "text" and mark.box.height < SMALLEST - 1e-6]
            assert not small, (paper, codes)
            assert_all_in_place(log, paper, landscape=slips == 2)
            assert not list(struck(log)), (paper, codes)
            assert not list(crowded(log, 0.8)), (paper, codes)


@pytest.mark.parametrize("slips", SLIPS)
def test_no_city_touches_its_name(slips: int) -> None:
    for codes in SPOKEN:
        _, log = pad(*codes, slips=slips)
        cities = [mark for mark in log if mark.what in ("paris", "rome", "london")]
        assert len(cities) == 3 * slips
        assert not [icon for icon, _ in crowded(log, 1.5) if icon in cities]


def test_cities_get_a_line_of_their_own_where_type_is_large(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[slips.4]\ntext = 9.0", encoding="utf-8")
    for more, beside in (({}, True), ({"template": str(own)}, False)):
        _, log = pad("de", slips=4, **more)
        date, city = (next(mark.box for mark in log if mark.what == what) for what in ("Datum", "paris"))
        assert (date.y < city.bottom and city.y < date.bottom) == beside
        assert [mark.what for mark in log].count("Ort") == (0 if beside else 4)
        assert_all_in_place(log, "a4")


@pytest.mark.parametrize("slips", SLIPS)
def test_what_is_counted_is_divided_from_its_points(slips: int) -> None:
    """In teams: each location and the discarded gear, for both sides."""
    _, log = pad("en", variant="teams", slips=slips)
    counted = [mark for mark in log if mark.kind == "icon" and mark.what in ("caper", "gear")]
    points = [mark for mark in log if mark.what == "point"]
    lines = [mark.box for mark in log if mark.kind == "line" and mark.box.width == 0]
    divided = 0
    for mark in counted:
        right = [p for p in points if p.box.x > mark.box.x and abs(p.box.y - mark.box.y) < 1]
        if right:  # the icon of a label has none in line with it
            edge = min(p.box.x for p in right)
            divided += any(
                mark.box.right < line.x < edge and line.y < mark.box.bottom < line.bottom + 9 for line in lines
            )
    assert divided == slips * 2 * (3 + 1)


@pytest.mark.parametrize(("game", "variant"), PADS)
def test_four_to_a_page_still_leaves_room_to_write(game: str, variant: str) -> None:
    """A total is written in a field of more than 7 mm, which is what handwriting needs."""
    for paper in SIZES_MM:
        _, log = pad("de", "fr", game=game, variant=variant, slips=4, paper=paper)
        totals = [mark.box for mark in log if mark.kind == "area" and mark.what == "shade" and mark.box.width > 50 * MM]
        assert len(totals) == 4
        assert all(box.height > 7 * MM for box in totals)


def test_a_pad_with_the_snitch_says_who_wins_every_tie() -> None:
    text = words_of(pad("en", variant="snitch")[1])
    assert "TheSnitchwinsatieinpoints." in text
    assert "Tie:morecoins" in text
    assert "Stillequal:White" in text


@pytest.mark.parametrize(("variant", "lines"), [("duel", 0), ("teams", 2)])
def test_a_team_has_a_line_between_its_two_names(variant: str, lines: int) -> None:
    _, log = pad("en", variant=variant)
    top, bottom = (next(mark.box.y for mark in log if mark.what == what) for what in ("White", "Location 1"))
    whole = max(mark.box.width for mark in log if mark.kind == "line")
    between = [mark for mark in log if mark.kind == "line" and top < mark.box.y < bottom and mark.box.width > 10 * MM]
    assert len([mark for mark in between if mark.box.width < whole / 2]) == lines
