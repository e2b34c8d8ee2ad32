"""The reference deck of Caper: Europe: the cards that are known, those of packs, and icons that explain themselves."""

from pathlib import Path

import pytest

from capertool.games.caper_europe.box import CITIES, CITY_COLOURS
from capertool.games.caper_europe.catalogue import CARDS
from capertool.languages import language
from capertool.languages.describe.caper_europe import card_text, describe
from capertool.languages.digest import Scope, read_topic
from capertool.languages.europe_legend import sign_meanings, thing_meanings, tile_meanings
from capertool.ownbox import set_figure
from capertool.render.pdf.europesigns import card_rows, effect_row
from capertool.render.pdf.geometry import MM, Grid, Size, paper
from capertool.render.pdf.icons import ICONS, SIGNS
from capertool.render.pdf.page import Mark
from capertool.templates import shipped
from tests.render.pdf.drawn import (
    CODES,
    SIZES_MM,
    assert_all_in_place,
    assert_manners,
    assert_size,
    deck,
    letters,
    pad,
    struck,
    text_of,
    titles,
    words_of,
)
from tests.render.pdf.test_europe_pages import icons_of, written

GAME = "caper-europe"
PAPERS = tuple(SIZES_MM)


def keep_pack(home: Path, text: str) -> None:
    folder = home / "packs"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mine.toml").write_text(f'version = 1\ngame = "{GAME}"\npack = "mine"\n{text}', encoding="utf-8")


@pytest.fixture
def home() -> Path:
    from capertool.ownfiles import home as own

    return own()


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
    extras = shipped("reference")["extras"][GAME]
    scope = Scope(CITIES, CARDS.keys(), extras)
    for extra in extras:
        if extra not in ("legend", "rounds"):
            for block in read_topic(say, GAME, extra, scope).blocks:
                assert letters(block.text) in words, extra


def tiles(log: list[Mark]) -> int:
    """The large tiles, one a card."""
    return len([mark for mark in log if mark.kind == "icon" and mark.box.width == pytest.approx(12 * MM)])


@pytest.mark.parametrize("city", [*CITIES, "all"])
def test_a_city_has_its_cards_and_its_rules_and_no_others(city: str) -> None:
    printed, log = deck("en", game=GAME, city=city, backs="none")
    assert tiles(log) == len([card for card in CARDS.values() if city == "all" or card.city in (None, city)])
    chapters = titles(printed)
    assert chapters[:3] == ["Thieves", "Gear", "Locations"]
    topics = titles(printed, 1)
    shown = {other: read_topic(language("en"), GAME, other).title in topics for other in CITIES}
    assert shown == {other: city in (other, "all") for other in CITIES}


def test_what_nobody_knows_is_a_question_mark_and_never_a_number() -> None:
    log = deck("en", game=GAME, city="all", backs="none")[1]
    figures = {"thief": "coins", "gear": "cost", "location": "points"}
    unknown = [card for card in CARDS.values() if figures[card.kind] in card.doubts]
    rows = [card for card in CARDS.values() if card.kind == "location" and "points" in card.doubts]
    assert written(log).count("?") == len(unknown) + len(rows) + 1  # in the corner, of locations in the row, explained
    places = [key for card in CARDS.values() for key in card.doubts if key in ("effects", "always")]
    assert icons_of(log).count("unknown") == len(places) + 1  # and one explained
    assert "aneffectthatnosourceshows:yourcarddecides" in words_of(log)


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
