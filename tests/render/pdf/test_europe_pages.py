"""Caper: Europe on paper: its pad, the finished evening with markers on their tracks, and the deck of known cards."""

from pathlib import Path
from typing import Any

import pytest

from capertool.games.caper_europe.box import CITIES, CITY_COLOURS, SEATS
from capertool.games.caper_europe.catalogue import CARDS
from capertool.languages import language
from capertool.languages.describe.caper_europe import card_text, describe
from capertool.languages.digest import read_topic
from capertool.languages.europe_legend import sign_meanings, thing_meanings, tile_meanings
from capertool.languages.reasons import why
from capertool.languages.terms import amount_of, category_name, city_name, seat_name, variant_name
from capertool.ownbox import set_figure
from capertool.problems import ProblemsError
from capertool.render.pdf.europesigns import card_rows, effect_row
from capertool.render.pdf.geometry import MM, Grid, Size, paper
from capertool.render.pdf.icons import ICONS, SIGNS
from capertool.render.pdf.pad import SLIPS
from capertool.render.pdf.page import Mark
from capertool.score import tally_document
from capertool.templates import read_template, shipped
from tests.render.pdf.drawn import (
    CODES,
    SIZES_MM,
    assert_all_in_place,
    assert_manners,
    assert_size,
    deck,
    example,
    letters,
    pad,
    sheet,
    struck,
    text_of,
    titles,
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


def europe(*locations: dict[str, Any], city: str = "paris", **players: Any) -> dict[str, Any]:
    """A table of three made-up locations: as they are given, else with their markers in the middle."""
    given = [*locations, {}, {}, {}][:3]
    places = [{"card": f"place-{n}", "marker": "middle", **more} for n, more in enumerate(given)]
    cards: dict[str, Any] = {place["card"]: {"kind": "location", "points": 4, "effects": []} for place in places}
    return {"game": GAME, "city": city, "players": players or {}, "locations": places, "cards": cards}


def keep_pack(home: Path, text: str) -> None:
    folder = home / "packs"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mine.toml").write_text(f'version = 1\ngame = "{GAME}"\npack = "mine"\n{text}', encoding="utf-8")


@pytest.fixture
def home() -> Path:
    from capertool.ownfiles import home as own

    return own()


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
    _, log = sheet("en", europe({"marker": "north 1"}, {"marker": "south 1"}))
    north, south, middle = [mark.box for mark in log if mark.what == "track-marker"]
    assert north.y < middle.y < south.y
    discs = [mark for mark in log if mark.what in ("seat-north", "seat-south") and mark.box.width < 3 * MM]
    assert [mark.what for mark in discs] == ["seat-north", "seat-south"] * 3
    assert [discs[n].box.y < discs[n + 1].box.y for n in (0, 2, 4)] == [True] * 3


def test_stars_that_nobody_knows_are_a_question_mark() -> None:
    _, log = sheet("en", europe({"marker": "south ?"}))
    assert written(log).count("?") == 1
    assert "star" not in icons_of(log)


def test_a_headquarters_shows_coins_laundered_ones_and_loot() -> None:
    south = {"coins": 2, "laundered": 3, "loot": {"painting": 2}, "discards": ["smoke-screen"]}
    _, log = sheet("en", europe(city="london", south=south, north={}))
    words, icons = words_of(log), icons_of(log)
    for wanted in ("Headquarters·South", "2coins", "3coinslaundered", "2paintings", "1carddiscarded"):
        assert wanted in words
    assert [icons.count(icon) for icon in ("launder", "painting", "discard")] == [1, 1, 1]


def test_a_card_of_a_table_s_own_has_the_icon_of_its_kind() -> None:
    document = europe({"marker": "middle", "south": ["my-thief: my-tool"]})
    document["cards"] |= {"my-thief": {"kind": "thief", "effects": []}, "my-tool": {"kind": "gear", "effects": []}}
    _, log = sheet("en", document)
    assert "card" not in icons_of(log)
    strips = [mark.what for mark in log if mark.kind == "icon" and mark.box.width < 3.2 * MM]
    assert [strips.count(icon) for icon in ("thief", "gear")] == [1, 1]


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_break_nothing(name: str) -> None:
    document = example("europe")
    for player in document["players"].values():
        player["name"] = name
    document["cards"]["green-gear"]["names"] = {
        "en": "".join(sign for sign in name if sign not in ":,~").strip() or "?"
    }
    printed, log = sheet("it", document)
    assert_all_in_place(log, "a4")
    text = text_of(printed)
    assert not any(ord(sign) < 32 and sign not in "\r\n" for sign in text)
    assert "\ufffd" not in text
    if printed.unprintable:
        assert letters(seat_name(language("it"), "north")) in words_of(log)


# --- the deck


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_the_whole_deck_in_every_language(code: str, paper: str) -> None:
    printed, log = deck(code, game=GAME, city="all", backs="none", paper=paper)
    assert_size(assert_manners(printed, code), paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    say, words, text = language(code), words_of(log), letters(text_of(printed))
    for card in CARDS.values():
        assert letters(say.card(GAME, card.id)) in text
        described = describe(say, card, {}, {})
        for sentence in (*card_text(say, card, {}), *described.remarks, *described.examples):
            assert letters(sentence) in words, card.id
    for _, meaning in (*thing_meanings(say), *sign_meanings(say), *tile_meanings(say)):
        assert letters(meaning) in words
    for extra in shipped("reference")["extras"][GAME]:
        if extra not in ("legend", "rounds"):
            for block in read_topic(say, GAME, extra).blocks:
                assert letters(block.text) in words, extra


def tiles(log: list[Mark]) -> int:
    """The large tiles, one a card."""
    return len([mark for mark in log if mark.kind == "icon" and mark.box.width == pytest.approx(12 * MM)])


@pytest.mark.parametrize("city", [*CITIES, "all"])
def test_a_city_has_its_cards_and_its_rules_and_no_others(city: str) -> None:
    printed, log = deck("en", game=GAME, city=city, backs="none")
    assert tiles(log) == len([card for card in CARDS.values() if city == "all" or card.city in (None, city)])
    chapters = titles(printed)
    assert chapters[:3] == ["Thief", "Gear", "Location"]
    shown = {other: read_topic(language("en"), GAME, other).title in chapters for other in CITIES}
    assert shown == {other: city in (other, "all") for other in CITIES}


def test_what_nobody_knows_is_a_question_mark_and_never_a_number() -> None:
    log = deck("en", game=GAME, city="all", backs="none")[1]
    figures = {"thief": "coins", "gear": "cost", "location": "points"}
    unknown = [card for card in CARDS.values() if figures[card.kind] in card.doubts]
    rows = [card for card in CARDS.values() if card.kind == "location" and "points" in card.doubts]
    assert written(log).count("?") == len(unknown) + len(rows)  # in the corner, and of locations in the row
    places = [key for card in CARDS.values() for key in card.doubts if key in ("effects", "always")]
    assert icons_of(log).count("unknown") == len(places) + 1  # and one explained
    assert "notknown,asisanynumberwritten?" in words_of(log)


@pytest.mark.parametrize("code", CODES)
def test_names_that_no_box_prints_are_marked_as_ours(code: str) -> None:
    words, say = words_of(deck(code, game=GAME, city="all", backs="none")[1]), language(code)
    banker = letters(say("our translation of {name}", name="Bankier"))
    assert (banker in words) == (code != "de")
    assert letters(say("our translation of {name}", name="Nonne")) not in words  # not the box's own word either


def test_the_rounds_say_who_begins_once_the_owner_has_told() -> None:
    before = words_of(deck("en", game=GAME, backs="none")[1])
    assert before.count("theboardshowswhobegins") == 6
    set_figure(GAME, "leaders", "s n s n s n")
    after = words_of(deck("en", game=GAME, backs="none")[1])
    assert "theboardshowswhobegins" not in after
    assert [after.count(f"{seat}begins") for seat in ("South", "North")] == [3, 3]


def test_cards_of_the_player_s_packs_are_in_the_deck(home: Path) -> None:
    keep_pack(
        home,
        """
        [cards.chef]
        kind = "thief"
        coins = 1
        effects = ["1 jewel per blue"]
        [cards.pickpocket]
        kind = "gear"
        city = "rome"
        colour = "pink"
        cost = 2
        effects = ["1 caper per discarded pink"]
        names = { en = "Pickpocket's Glove", it = "Guanto del borseggiatore", fr = "Gant œuvré" }
        """,
    )
    log = deck("it", game=GAME, city="all", backs="none")[1]
    assert tiles(log) == len(CARDS) + 1
    assert letters("Guanto del borseggiatore") in words_of(log)
    assert "Gantœuvré" in words_of(deck("fr", game=GAME, city="rome", overview=True)[1])
    assert "Pickpocket" not in words_of(deck("en", game=GAME, city="paris", backs="none")[1])
    chef = describe(language("it"), CARDS["chef"], {}, {}).remarks
    assert not any(letters(remark) in words_of(log) for remark in chef)  # it is known now


@pytest.mark.parametrize("code", CODES)
def test_no_card_of_a_pack_spoils_the_deck(code: str, home: Path) -> None:
    """Names too long or of letters that cannot be set, and more effects than any card has."""
    effects = '"1 caper per yellow + purple", "1 point per loot if green on top", "2 coins", "1 wild", "launder 1 coin"'
    long = "Very long name " * 9
    keep_pack(
        home,
        f"""
        [cards.full]
        kind = "thief"
        effects = [{effects}, "burn 1 top gear", "green protected"]
        names = {{ en = "{long}" }}
        [cards.word]
        kind = "gear"
        effects = []
        names = {{ en = "{"x" * 140}" }}
        [cards.endless]
        kind = "gear"
        effects = []
        names = {{ en = "{"endless " * 400}" }}
        [cards.right-to-left]
        kind = "gear"
        effects = []
        names = {{ en = "דוד" }}
        """,
    )
    for order in ({"backs": "none"}, {"overview": True}):
        printed, log = deck(code, game=GAME, city="all", **order)
        assert_all_in_place(log, "a4")
        words = words_of(log)
        assert letters(long) in words
        assert "x" * 140 in words
        assert "right-to-left" in words
        assert "\ufffd" not in text_of(printed)
        full = CARDS["banker"]._replace(effects=("burn 1 top gear", "green protected"))
        for sentence in card_text(language(code), full, {}):
            assert letters(sentence) in words


@pytest.mark.parametrize("backs", ["duplex", "fold", "separate"])
@pytest.mark.parametrize("paper", PAPERS)
def test_two_languages_back_to_back(backs: str, paper: str) -> None:
    printed, log = deck("it", "de", game=GAME, city="barcelona", backs=backs, paper=paper)
    assert_size(assert_manners(printed, "it"), paper, landscape=backs == "fold")
    assert_all_in_place(log, paper, landscape=backs == "fold")
    say, sagen = language("it"), language("de")
    for card in (card for card in CARDS.values() if card.city in (None, "barcelona")):
        assert {say.card(GAME, card.id), sagen.card(GAME, card.id)} <= set(written(log))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_overview_pages_name_every_card(code: str, paper: str) -> None:
    printed, log = deck(code, game=GAME, city="all", overview=True, paper=paper)
    assert_size(assert_manners(printed, code), paper)
    assert_all_in_place(log, paper)
    words = words_of(log)
    assert all(letters(language(code).card(GAME, id)) in words for id in CARDS)


@pytest.mark.parametrize("code", CODES)
def test_everything_keeps_inside_the_trim_of_its_card(code: str) -> None:
    cells = Grid(paper("a4"), 3, 3, Size(63 * MM, 88 * MM)).cells
    for mark in deck(code, game=GAME, city="all", backs="none")[1]:
        if mark.kind in ("text", "icon", "area") and mark.box.bottom < SIZES_MM["a4"][1] * MM - 16.5 * MM:
            assert any(cell.inset(2 * MM).holds(mark.box) for cell in cells), mark


def test_the_same_input_gives_the_same_bytes() -> None:
    assert deck("de", game=GAME)[0].data == deck("de", game=GAME)[0].data
    assert pad("de", game=GAME)[0].data == pad("de", game=GAME)[0].data


# --- signs

ROWS = [
    ("1 caper", ["now", "1", "caper"]),
    ("1 caper per green", ["combo", "1", "caper", "/", "green", "own"]),
    ("4 coins", ["now", "4", "coin"]),
    ("1 coin per yellow", ["combo", "1", "coin", "/", "yellow", "own"]),
    ("1 wild", ["now", "1", "wild"]),
    ("burn 1 top gear", ["now", "burn", "gear", "opponent"]),
    ("green protected", ["fireproof", "green"]),
    ("launder 1 coin", ["now", "1", "coin", "arrow", "launder"]),
    ("1 point per loot if green on top", ["end", "1", "point", "/", "loot", "headquarters", ":", "eye", "green"]),
    ("2 points per painting", ["end", "2", "point", "/", "painting", "headquarters"]),
    ("1 point per orange of both", ["end", "1", "point", "/", "orange", "both"]),
    ("2 points if won", ["end", "2", "point", ":", "winner"]),
    ("1 caper per discarded pink", ["combo", "1", "caper", "/", "discard", "pink"]),
    ("1 caper per laundered coin", ["combo", "1", "caper", "/", "launder"]),
]


@pytest.mark.parametrize(("effect", "row"), ROWS)
def test_an_effect_says_when_it_acts(effect: str, row: list[str]) -> None:
    assert [sign.text for sign in effect_row(effect)] == row


@pytest.mark.parametrize(
    ("id", "rows"),
    [
        (
            "louvre",
            [["winner", "3", "point", "+", "2", "point", "/", "painting", "headquarters"], ["both", ":", "unknown"]],
        ),
        ("yacht", [["winner", "?", "point", "+", "unknown"], ["both", ":", "unknown"]]),
        ("artist", [["unknown"]]),
        ("sound-dish", [["end", "1", "point"], ["unknown"]]),
        ("smoke-screen", [["now", "1", "caper"], ["end", "1", "point"]]),
    ],
)
def test_a_card_in_icons(id: str, rows: list[list[str]]) -> None:
    assert [[sign.text for sign in row] for row in card_rows(CARDS[id])] == rows


def test_every_icon_on_the_cards_is_drawn_and_explained() -> None:
    say = language("en")
    explained = {icon for icon, _ in (*thing_meanings(say), *sign_meanings(say), *tile_meanings(say))}
    rows = [row for card in CARDS.values() for row in card_rows(card)] + [effect_row(effect) for effect, _ in ROWS]
    for sign in (sign for row in rows for sign in row if sign.icon):
        assert sign.text in ICONS or sign.text in SIGNS
        assert sign.text in explained, sign.text
    assert set(CITY_COLOURS.values()) <= explained
