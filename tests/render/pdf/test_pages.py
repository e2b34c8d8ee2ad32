"""Every page in every language: size, fonts, words; nothing beside its box, nothing over anything else."""

import random
from typing import Any

import pytest

from capertool.games.caper.catalogue import CARDS
from capertool.languages import language
from capertool.languages.compose import composer
from capertool.languages.digest import read_topic, title, topics_of
from capertool.languages.terms import category_name, seat_name, variant_name
from capertool.printing.sheet import played_in_file
from capertool.render.pdf.checks import overlaps
from capertool.render.pdf.geometry import MM, Box
from capertool.render.pdf.pad import SLIPS
from capertool.render.pdf.page import Mark
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
from tests.tables import at, random_document, table

PAPERS = tuple(SIZES_MM)
VARIANTS = ("duel", "snitch", "teams")
TWO = [("it", "de"), ("fr", "en"), ("de", "fr")]
RULES = {title("en", "caper", topic) for topic in topics_of("caper")} | {"Icons", "Rounds"}
HOSTILE = [
    "x" * 200,
    "Wolfeschlegelsteinhausenbergerdorff " * 5,
    "🎲🎲🎲",
    "דוד בן גוריון",
    "\u202eevil\u202c",
    "\x1b[31mred\x07",
    "<b>bold</b> [red]markup[/red] %(name)s {0} \\n",
    "王芳",
    " \t ",
    "e\u0301" * 40,
    "ﷺ",
    "0" * 5000,
]


# --- pads


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("codes", [*((code,) for code in CODES), *TWO])
def test_a_pad_in_every_language_variant_paper_and_number(codes: tuple[str, ...], variant: str, paper: str) -> None:
    for slips in SLIPS:
        printed, log = pad(*codes, variant=variant, paper=paper, slips=slips, pages=1)
        read = assert_manners(printed, codes[0], pages=1)
        assert_size(read, paper, landscape=slips == 2)
        assert_all_in_place(log, paper, landscape=slips == 2)
        assert not list(struck(log))
        text = letters(text_of(printed))
        for code in codes:
            say = language(code)
            wanted = [variant_name(say, variant), *(category_name(say, name) for name in ("thieves", "gear", "loot"))]
            wanted += [seat_name(say, seat) for seat in ("white", "green")]
            for word in wanted:
                assert text.count(letters(word)) >= slips


def test_a_pad_has_its_variant_s_rows_and_no_others() -> None:
    rows = {variant: words_of(pad("en", variant=variant)[1]) for variant in VARIANTS}
    for variant, text in rows.items():
        assert ("Discardedgear" in text) == (variant == "teams")
        assert ("÷6" in text) == (variant == "snitch")
        assert ("TheSnitchwinsatie" in text) == (variant == "snitch")
        assert "Stillequal:White(Jumborulebook)orGreen(GateOnGamesrulebook)." in text
        assert [text.count(f"Location{n}") for n in (1, 2, 3, 4)] == [1, 1, 1, 0]
        assert all(value in text for value in ("=1", "=3", "=6"))  # sets of one, two and three kinds of loot
    assert "×3" in rows["teams"]


def test_a_pad_of_several_pages_repeats_the_page() -> None:
    printed, log = pad("en", slips=4, pages=3)
    assert printed.pages == 3
    pages = [[mark._replace(page=0) for mark in log if mark.page == n] for n in (1, 2, 3)]
    assert pages[0] == pages[1] == pages[2]


# --- filled sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", ["paris", "rome", "london", "snitch", "teams"])
def test_a_filled_sheet_in_every_language(name: str, code: str, paper: str) -> None:
    printed, log = sheet(code, example(name), paper)
    read = assert_manners(printed, code)
    assert_size(read, paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    assert len(printed.data) < 120_000
    assert printed.unprintable == ()


def test_the_finished_evening_is_on_one_page() -> None:
    for name in ("paris", "rome", "london", "snitch", "teams"):
        assert sheet("en", example(name))[0].pages == 1


def test_the_paris_example_tells_all_of_it() -> None:
    """The figures are those of the example's hand count: 26 to 25, see examples/paris.toml."""
    printed, log = sheet("en", {**example("paris"), "date": "2026-11-18"})
    text = letters(text_of(printed))
    for wanted in ("18November2026", "Paris·twoplayers·Jumborulebook", "Winner:Anna,with26pointsto25."):
        assert wanted in text
    assert "TheAuctioneercountsyourlootfromeverylocation." in text
    assert "Setsofone,twoandthreepiecesoflootareworth1,3and6points." in text
    words = words_of(log)
    for name in ("TheLouvre", "EiffelTower", "TheCasino"):
        assert name in words
    icons = [mark.what for mark in log if mark.kind == "icon"]
    assert icons.count("turn") == 2  # the mime and one plans-caches lie turned over
    assert icons.count("winner") == 4  # three locations and the game
    assert icons.count("caper") == 6


def test_each_player_reads_cards_and_reasons_in_their_own_language() -> None:
    _, log = sheet("en", example("paris"))
    words = words_of(log)
    assert "L'Artista" in words  # Anna reads Italian
    assert "DerKoch" in words  # Ben reads German
    assert "TheArtist" not in words
    assert "stampatosulLuogo" in words
    assert "stehtaufderOrtskarte" in words
    assert "Luoghi·Orte" in words  # the matrix names its rows for both


def test_every_point_stands_on_the_sheet_with_its_reason() -> None:
    from capertool.languages.reasons import why

    document = example("paris")
    _, log = sheet("en", document)
    from capertool.score import tally_document

    tally, words = tally_document(document), words_of(log)
    for line in tally.lines:
        say = language(tally.players[line.player].lang or "en")
        assert letters(why(say, tally.game, line)) in words


def test_without_a_date_there_is_a_line_to_write_it_on() -> None:
    assert "Date" in words_of(sheet("en", example("paris"))[1])
    _, log = sheet("de", {**example("paris"), "date": "2026-11-18"})
    assert "18.November2026" in words_of(log)
    assert "Datum" not in words_of(log)


def test_a_tied_location_belongs_to_nobody() -> None:
    _, log = sheet("en", table(at("bank", "mime", green=["don"]), city="rome"))
    assert "nobody:atie" in words_of(log)


def test_full_tables_need_more_pages_and_stay_in_place() -> None:
    rng = random.Random(7)
    for _ in range(6):
        document = random_document(rng, full=True)
        code = rng.choice(CODES)
        printed, _ = sheet(code, document, rng.choice(PAPERS))
        assert_manners(printed, code)
        assert 1 <= printed.pages <= 4


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("full", [True, False])
def test_nothing_overlaps_on_any_table(paper: str, full: bool) -> None:
    rng = random.Random(2018)
    for _ in range(8):
        document = random_document(rng, full=full)
        document["players"]["white"]["lang"] = rng.choice(CODES)
        _, log = sheet(rng.choice(CODES), document, paper)
        assert_all_in_place(log, paper)


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("variant", ["paris", "snitch", "teams"])
def test_hostile_names_break_nothing(name: str, variant: str) -> None:
    document = example(variant)
    document["players"] = {seat: {**player, "name": name} for seat, player in document["players"].items()}
    printed, log = sheet("it", document)
    assert_all_in_place(log, "a4")
    text = text_of(printed)
    assert not any(ord(sign) < 32 and sign not in "\r\n" for sign in text)
    assert "\ufffd" not in text
    assert all(letters(shown) in words_of(log) for shown in (*printed.unprintable, *printed.too_long))


def test_a_player_without_a_name_is_called_by_the_seat_and_nothing_is_told() -> None:
    printed, log = sheet("en", table(at("bank", "mime")))
    assert printed.unprintable == ()
    assert "White" in words_of(log)


# --- decks


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_the_whole_deck_in_every_language(code: str, paper: str) -> None:
    printed, log = deck(code, city="all", backs="none", paper=paper)
    read = assert_manners(printed, code)
    assert_size(read, paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    text = letters(text_of(printed))
    say = language(code)
    for card in CARDS.values():
        assert letters(say.card("caper", card.id)) in text
    words = words_of(log)
    topics = ("setup", "turning", "scoring", "coins", "costs", "three-players", "four-players", "questions")
    for topic in topics:
        for block in read_topic(say, "caper", topic).blocks:
            assert letters(block.text) in words, topic


@pytest.mark.parametrize("code", CODES)
def test_every_card_s_text_fits_its_card_whole(code: str) -> None:
    words = words_of(deck(code, city="all", backs="none")[1])
    for card in CARDS.values():
        for sentence in composer(language(code)).card_text(card.under("points") if card.id == "don" else _jumbo(card)):
            assert letters(sentence) in words, card.id


def _jumbo(card: Any) -> Any:
    from capertool.games.caper.rulings import DEFAULTS

    return card.read(DEFAULTS["jumbo"])


@pytest.mark.parametrize(("city", "cards"), [("paris", 49), ("rome", 49), ("london", 49), ("all", 71)])
def test_a_city_has_49_cards_and_all_have_71(city: str, cards: int) -> None:
    _, log = deck("en", city=city, backs="none")
    figures = [mark for mark in log if mark.kind == "icon" and mark.box.width == pytest.approx(12 * MM)]
    assert len(figures) == cards  # one large tile a card


def test_a_deck_in_duplex_has_a_back_for_every_front() -> None:
    fronts, both = deck("en", backs="none")[0].pages, deck("en", backs="duplex")[0].pages
    assert both == 2 * fronts
    assert deck("en", backs="separate")[0].pages == both


def test_two_languages_stand_back_to_back() -> None:
    _, log = deck("it", "de")
    front = [mark for mark in log if mark.page == 1 and mark.what == "L'Attrice"]
    back = [mark for mark in log if mark.page == 2 and mark.what == "Die Schauspielerin"]
    width = SIZES_MM["a4"][0] * MM
    (one,), (other,) = front, back
    assert one.box.x < width / 3 < 2 * width / 3 < other.box.x  # the first column faces the last


def test_separate_runs_print_all_fronts_first() -> None:
    printed, log = deck("it", "de", backs="separate")
    half = printed.pages // 2
    assert min(mark.page for mark in log if mark.what == "L'Attrice") == 1
    assert min(mark.page for mark in log if mark.what == "Die Schauspielerin") == half + 1
    assert titles(printed) == ["Fronti", "Dorsi"]
    assert titles(printed, 1) == [
        "Ladri",
        "Equipaggiamenti",
        "Luoghi",
        "Regole",
        "Diebe",
        "Ausrüstung",
        "Orte",
        "Regeln",
    ]
    cards = titles(printed, 2)
    for code in ("it", "de"):
        assert all(
            language(code).card("caper", card.id) in cards for card in CARDS.values() if card.city in (None, "paris")
        )


@pytest.mark.parametrize("paper", PAPERS)
def test_folded_cards_have_front_and_back_on_one_page(paper: str) -> None:
    printed, log = deck("it", "de", backs="fold", paper=paper)
    assert_size(assert_manners(printed, "it"), paper, landscape=True)
    assert_all_in_place(log, paper, landscape=True)
    (front,) = [mark for mark in log if mark.what == "L'Attrice" and mark.page == 1]
    (back,) = [mark for mark in log if mark.what == "Die Schauspielerin" and mark.page == 1]
    assert front.box.y == pytest.approx(back.box.y, abs=3)


def test_an_offset_moves_what_is_on_the_backs_and_nothing_else() -> None:
    plain, moved = deck("en")[1], deck("en", offset=(0.5, -1.0))[1]
    for one, other in zip(plain, moved, strict=True):
        back = one.page % 2 == 0
        assert other.box.x - one.box.x == pytest.approx(0.5 * MM if back else 0, abs=1e-6)
        assert other.box.y - one.box.y == pytest.approx(-1 * MM if back else 0, abs=1e-6)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_overview_pages_name_every_card(code: str, paper: str) -> None:
    printed, log = deck(code, city="all", overview=True, paper=paper)
    assert_size(assert_manners(printed, code), paper)
    assert_all_in_place(log, paper)
    words = words_of(log)
    assert all(letters(language(code).card("caper", id)) in words for id in CARDS)


def test_everything_keeps_inside_the_trim_of_its_card() -> None:
    _, log = deck("de", city="all", backs="none")
    from capertool.render.pdf.geometry import Grid, Size, paper

    cells = Grid(paper("a4"), 3, 3, Size(63 * MM, 88 * MM)).cells
    for mark in log:
        if mark.kind in ("text", "icon", "area") and mark.box.bottom < SIZES_MM["a4"][1] * MM - 16.5 * MM:
            assert any(cell.inset(2 * MM).holds(mark.box) for cell in cells), mark


# --- manners


def test_the_same_input_gives_the_same_bytes() -> None:
    assert pad("it", "de", slips=2)[0].data == pad("it", "de", slips=2)[0].data
    assert sheet("fr", example("rome"))[0].data == sheet("fr", example("rome"))[0].data
    assert deck("en")[0].data == deck("en")[0].data


def test_a_page_has_a_ruler_of_50_mm() -> None:
    for log in (pad("en")[1], sheet("en", example("paris"))[1], deck("en")[1], deck("en", overview=True)[1]):
        rulers = [mark for mark in log if mark.what == "ruler"]
        assert rulers
        assert all(mark.box.width / MM == pytest.approx(50) for mark in rulers)


def test_the_bookmarks_lead_through_the_document() -> None:
    for backs in ("duplex", "fold", "none"):
        printed, _ = deck("en", backs=backs)
        assert titles(printed) == ["Thieves", "Gear", "Locations", "Rules"]
        inside = titles(printed, 1)
        assert inside[0] == "The Actress"
        assert len([title for title in inside if title not in RULES]) == 49
        assert "Questions and answers" in inside
        assert len(inside) == len(set(inside))


def test_played_in_file_takes_dates_as_toml_or_text() -> None:
    from datetime import date, datetime

    for given in ("2026-11-18", date(2026, 11, 18), datetime(2026, 11, 18, 20, 30)):
        assert str(played_in_file({**example("paris"), "date": given}).date)[:10] == "2026-11-18"
    assert played_in_file(example("paris")).date is None


# --- the checks themselves


def test_the_checks_find_what_they_look_for() -> None:
    def mark(kind: str, *box: float, within: Box | None = None) -> Mark:
        return Mark(1, kind, Box(*box), "x", within)

    assert list(overlaps([mark("text", 0, 0, 10, 10), mark("icon", 5, 5, 10, 10)]))
    assert not list(overlaps([mark("text", 0, 0, 10, 10), mark("icon", 10, 0, 10, 10)]))
    assert list(struck([mark("line", 0, 4, 20, 0), mark("text", 0, 0, 10, 10)]))
    with pytest.raises(AssertionError):
        assert_all_in_place([mark("text", 0, 0, 10, 10, within=Box(0, 0, 5, 5))], "a4")
    with pytest.raises(AssertionError):
        assert_all_in_place([mark("text", 600, 0, 10, 10)], "a4")
