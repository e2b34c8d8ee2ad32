"""Caper: Europe on paper: its pad, and the finished evening with markers on their tracks."""

import random
from pathlib import Path

import pytest

from capertool.games.caper_europe.box import CITIES, CITY_COLOURS, SEATS
from capertool.languages import language
from capertool.languages.reasons import why
from capertool.languages.terms import amount_of, category_name, city_name, seat_name, variant_name
from capertool.problems import ProblemsError
from capertool.render.pdf.geometry import MM
from capertool.render.pdf.pad import SLIPS
from capertool.render.pdf.page import Mark
from capertool.score import tally_document
from capertool.templates import read_template, shipped
from tests.games.europe import at, random_document, table
from tests.render.pdf.drawn import (
    CODES,
    SIZES_MM,
    assert_all_in_place,
    assert_manners,
    assert_size,
    example,
    letters,
    pad,
    sheet,
    struck,
    text_of,
    words_of,
)
from tests.render.pdf.test_pages import HOSTILE, TWO

GAME = "caper-europe"
PAPERS = tuple(SIZES_MM)
SMALLEST = shipped("pad")["sizes"]["smallest"]


def icons_of(log: list[Mark]) -> list[str]:
    return [mark.what for mark in log if mark.kind == "icon"]


def written(log: list[Mark]) -> list[str]:
    return [mark.what for mark in log if mark.kind == "text"]


# --- pads


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("codes", [*((code,) for code in CODES), *TWO])
def test_a_pad_in_every_language_paper_and_number(codes: tuple[str, ...], paper: str) -> None:
    for slips in SLIPS:
        printed, log = pad(*codes, game=GAME, variant="", paper=paper, slips=slips)
        assert_size(assert_manners(printed, codes[0], pages=1), paper, landscape=slips == 2)
        assert_all_in_place(log, paper, landscape=slips == 2)
        assert not list(struck(log))
        assert all(mark.box.height >= SMALLEST - 1e-6 for mark in log if mark.kind == "text")
        text = letters(text_of(printed))
        for code in codes:
            say = language(code)
            wanted = [variant_name(say, "duel"), amount_of(say, "marker-middle", 0), say("Tie: more coins")]
            wanted += [category_name(say, name) for name in ("thieves", "gear", "loot")]
            wanted += [seat_name(say, seat) for seat in SEATS] + [city_name(say, city) for city in CITIES]
            wanted += [say("Still equal: more loot, then the victory is shared.")]
            for word in wanted:
                assert text.count(letters(word)) >= slips, word


def test_a_pad_has_room_for_what_is_counted() -> None:
    """Three locations with 0, 1 or 2 stars for each side, three kinds of loot that pay 2, 5 and 9, and the ties."""
    log = pad("en", game=GAME, variant="duel")[1]
    icons, texts = icons_of(log), written(log)
    assert icons.count("track-marker") == 3 * 2 + 1  # a side and location, and once explained
    assert [texts.count(str(stars)) for stars in (0, 1, 2, 3)] == [6, 6, 6, 0]
    assert [texts.count(f"Location {n}") for n in (1, 2, 3, 4)] == [1, 1, 1, 0]
    assert [texts.count(value) for value in ("= 2", "= 5", "= 9")] == [1, 1, 1]
    assert "wild" not in icons
    assert [icons.count(icon) for icon in ("launder", "discard")] == [3, 3]  # in each column, and in the label
    assert [icons.count(city) for city in CITIES] == [1, 1, 1, 1]


def test_rows_come_in_the_order_of_scoring() -> None:
    wanted = ["Location 1", "Location 2", "Location 3", "Thieves", "Gear", "Loot", "Total", "Tie: more coins"]
    log = pad("en", game=GAME, variant="duel")[1]
    heights = [next(mark.box.y for mark in log if mark.what == word) for word in wanted]
    assert heights == sorted(heights)


def test_the_german_pad_speaks_as_the_german_box() -> None:
    words = words_of(pad("de", game=GAME, variant="duel")[1])
    for term in ("GaunermarkerinderMitte", "Rom:Ablagebereich", "London:gewascheneMünzen", "Diebesgut"):
        assert term in words


@pytest.mark.parametrize(
    ("kind", "text", "place"),
    [
        ("pad", f'[rows.{GAME}]\nduel = ["names", "location"]', f"rows.{GAME}.duel[1]"),
        ("pad", '[rows.caper]\nduel = ["track-location"]', "rows.caper.duel[0]"),
        ("reference", f'[extras]\n{GAME} = ["turning"]', f"extras.{GAME}[0]"),
        ("reference", '[extras]\ncaper = ["burning"]', "extras.caper[0]"),
    ],
)
def test_a_template_cannot_ask_a_game_for_what_another_has(kind: str, text: str, place: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ProblemsError) as raised:
        read_template(kind, str(file))
    assert (raised.value.problems[0].code, raised.value.problems[0].place) == ("unknown-value", place)


# --- filled sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_the_rulebook_s_example_is_one_page_in_every_language(code: str, paper: str) -> None:
    """55 points: 3 + (10 + 14) + (7 + 7) + 14; South reads German, North the language of the sheet."""
    document = example("europe")
    printed, log = sheet(code, document, paper)
    assert_size(assert_manners(printed, code, pages=1), paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    assert len(printed.data) < 120_000
    tally, words, say = tally_document(document), words_of(log), language(code)
    for line in tally.lines:
        reader = language(tally.players[line.player].lang or code).knowing(tally.names)
        assert letters(why(reader, GAME, line)) in words
    assert "Hauptquartier·Anna" in words
    assert letters(say("in the middle: nobody")) in words
    assert letters(say("nobody: a tie")) not in words
    assert "55" in written(log)


def test_the_example_shows_every_marker_where_it_stands() -> None:
    """The Yacht in the middle, Moulin Rouge with two stars for South, the Louvre with none."""
    _, log = sheet("en", example("europe"))
    icons = icons_of(log)
    assert icons.count("track-marker") == 3
    assert icons.count("star") == 2
    assert icons.count("winner") == 3  # of two locations, and of the game
    middle, *south = [mark.box for mark in log if mark.what == "track-marker"]
    assert south[0].y == south[1].y > middle.y
    assert [written(log).count(text) for text in ("in the middle: nobody", "leans to South")] == [1, 2]


def test_a_marker_stands_on_the_side_it_leans_to() -> None:
    _, log = sheet("en", table(at("chapel", "north 1"), at("bank", "south 1")))
    north, south, middle = [mark.box for mark in log if mark.what == "track-marker"]
    assert north.y < middle.y < south.y
    discs = [mark for mark in log if mark.what in ("seat-north", "seat-south") and mark.box.width < 3 * MM]
    assert [mark.what for mark in discs] == ["seat-north", "seat-south"] * 3
    assert [discs[n].box.y < discs[n + 1].box.y for n in (0, 2, 4)] == [True] * 3


def test_stars_that_nobody_knows_are_a_question_mark() -> None:
    _, log = sheet("en", table(at("chapel", "south ?")))
    assert written(log).count("?") == 1
    assert "star" not in icons_of(log)


def test_a_headquarters_shows_coins_laundered_ones_and_loot() -> None:
    south = {"coins": 2, "laundered": 3, "loot": {"painting": 2}, "discards": ["smoke-screen"]}
    _, log = sheet("en", table(city="london", players={"south": south, "north": {}}))
    words, icons = words_of(log), icons_of(log)
    for wanted in ("Headquarters·South", "2coins", "3coinslaundered", "2paintings", "1carddiscarded"):
        assert wanted in words
    assert [icons.count(icon) for icon in ("painting", "discard")] == [1, 1]
    assert icons.count("launder") == 2  # on the table, and among the figures below the total


def test_a_card_of_a_table_s_own_has_the_icon_of_its_kind() -> None:
    cards = {"my-thief": {"kind": "thief", "effects": []}, "my-tool": {"kind": "gear", "effects": []}}
    _, log = sheet("en", table(at("chapel", "middle", "my-thief: my-tool"), cards=cards))
    assert "card" not in icons_of(log)
    strips = [mark.what for mark in log if mark.kind == "icon" and mark.box.width < 3.2 * MM]
    assert [strips.count(icon) for icon in ("thief", "gear")] == [1, 1]


ICONS_OF_CITIES = {
    "paris": ["1 point per loot", "2 points per painting"],
    "barcelona": ["3 points if orange on top", "1 point per orange of both"],
    "rome": ["1 point per discarded gear", "2 points if won", "1 point per yellow of opponent"],
    "london": ["1 point per laundered coin", "1 point per dark-green of both"],
}
"""What the rulebook gives each city, on a card made up for it."""


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("city", CITIES)
def test_the_icons_of_every_city_are_explained_in_every_language(city: str, code: str) -> None:
    own = {"laundered": 2} if city == "london" else {}
    south = {"loot": {"painting": 2}, "discards": ["plasma-cutter"], **own}
    lying = at("chapel", "south 1", f"made-up: {CITY_COLOURS[city]}-tool", north=("banker: plasma-cutter",))
    made_up = {"made-up": {"kind": "thief", "effects": ICONS_OF_CITIES[city]}}
    players = {"south": south, "north": {"lang": "it"}}
    document = table(lying, city=city, cards=made_up, players=players)
    printed, log = sheet(code, document)
    assert_manners(printed, code, pages=1)
    assert_all_in_place(log, "a4")
    lines = [line for line in tally_document(document).lines if line.source == "made-up"]
    assert len(lines) == len(ICONS_OF_CITIES[city])  # every one of them scores
    for line in lines:
        assert letters(why(language(code), GAME, line)) in words_of(log)


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_overlaps_on_any_table(paper: str) -> None:
    rng = random.Random(2022)
    for _ in range(10):
        document, code = random_document(rng), rng.choice(CODES)
        document["players"]["north"]["lang"] = rng.choice(CODES)
        printed, log = sheet(code, document, paper)
        assert_manners(printed, code)
        assert_all_in_place(log, paper)


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_break_nothing(name: str) -> None:
    document = example("europe")
    for player in document["players"].values():
        player["name"] = name
    shown = "".join(sign for sign in name if sign.isprintable() and sign not in ":,~")  # others no pack may have
    document["cards"]["green-gear"]["names"] = {"en": shown.strip() or "?"}
    printed, log = sheet("it", document)
    assert_all_in_place(log, "a4")
    text = text_of(printed)
    assert not any(ord(sign) < 32 and sign not in "\r\n" for sign in text)
    assert "\ufffd" not in text
    if printed.unprintable:
        assert letters(seat_name(language("it"), "north")) in words_of(log)
