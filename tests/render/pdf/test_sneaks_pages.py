"""Sneaks & Snitches on paper: pads with the point card, the finished evening, and the deck."""

from typing import Any

import pytest

from capertool.games.sneaks_and_snitches.box import ALL_LETTERS, GOODS
from capertool.games.sneaks_and_snitches.catalogue import CARDS
from capertool.languages import language
from capertool.languages.describe.sneaks_and_snitches import card_text
from capertool.languages.digest import Scope, read_topic
from capertool.languages.sneaks_legend import card_meanings, sign_meanings
from capertool.languages.terms import category_name, variant_name
from capertool.ownbox import set_figure
from capertool.printing import Options, Printed
from capertool.printing.pad import PadOrder, print_pad
from capertool.printing.reference import DeckOrder, print_reference
from capertool.problems import ProblemsError
from capertool.render.pdf.geometry import MM, Grid, Size, paper
from capertool.render.pdf.icons import ICONS, SIGNS
from capertool.render.pdf.pad import SLIPS
from capertool.render.pdf.page import Mark
from capertool.templates import shipped
from tests.render.pdf.drawn import (
    CODES,
    SIZES_MM,
    assert_all_in_place,
    assert_manners,
    assert_size,
    example,
    letters,
    sheet,
    struck,
    text_of,
    titles,
    words_of,
)
from tests.render.pdf.test_pages import HOSTILE

GAME = "sneaks-and-snitches"
PAPERS = tuple(SIZES_MM)
PLAYERS = ("2", "3", "4", "5")
MADE_UP = {2: "5/4/3/2", 3: "5,2,1/5,3,1/4,3,1/4,4,2", 5: "3,0,0,0,0/4,3,0,0,0/4,3,2,0,0/4,4,3,3,0"}


def pad(*codes: str, players: str, paper: str = "a4", slips: int = 1, template: str = "") -> tuple[Printed, list[Mark]]:
    log: list[Mark] = []
    order = PadOrder(GAME, players, slips)
    return print_pad([language(code) for code in codes], order, Options(paper, template, log=log)), log


def deck(*codes: str, paper: str = "a4", **order: Any) -> tuple[Printed, list[Mark]]:
    log: list[Mark] = []
    asked = DeckOrder(GAME, "all", **order)
    return print_reference([language(code) for code in codes], asked, Options(paper, log=log)), log


def table(players: int, **more: Any) -> dict[str, Any]:
    """A table for so many, the first of whom has everything."""
    seats = ("anna", "ben", "chiara", "davide", "emma")[:players]
    rich = {"tokens": dict.fromkeys(GOODS, 9), "secrets": dict.fromkeys(GOODS, 3), "specials": [3, 1]}
    document = {"game": GAME, "players": {seat: {"name": seat.title(), **rich} for seat in seats}}
    row = [3] if players == 2 else [3, 2, 1, 0, 0][:players]
    return {**document, "vp_card": dict.fromkeys(GOODS, row), **more}


def words_by_page(log: list[Mark], what: str) -> list[Mark]:
    return [mark for mark in log if mark.kind == "text" and mark.what == what]


# --- pads


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("codes", [*((code,) for code in CODES), ("it", "de"), ("fr", "de")])
def test_a_pad_for_every_number_of_players(codes: tuple[str, ...], players: str, paper: str) -> None:
    for slips in SLIPS:
        printed, log = pad(*codes, players=players, paper=paper, slips=slips)
        assert_size(assert_manners(printed, codes[0], pages=1), paper, landscape=slips == 2)
        assert_all_in_place(log, paper, landscape=slips == 2)
        assert not list(struck(log))
        text = letters(text_of(printed))
        for code in codes:
            say = language(code)
            names = [category_name(say, name) for name in (*GOODS, "specials")]
            for word in (*names, variant_name(say, players)):
                assert text.count(letters(word)) >= slips
        icons = [mark.what for mark in log if mark.kind == "icon"]
        assert icons.count("secret") == slips * (4 * int(players) + 1)  # one a kind of goods and player, one explained


def test_the_derived_card_is_printed_and_says_so() -> None:
    """Facts, 4.1: 3/0/0/0, 3/2/0/0, 3/3/1/0, 3/3/3/0."""
    log = pad("en", players="4")[1]
    numbers = "".join(mark.what for mark in log if mark.kind == "text" and mark.what.isdigit())
    # 1 to 4 above the columns, then in each row the places with what they pay.
    assert numbers == "1234" + "13203040" + "13223040" + "13233140" + "13233340"
    assert "workedout" in words_of(log)


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_an_unknown_card_is_left_to_be_written_in(players: str) -> None:
    log = pad("en", players=players)[1]
    columns = "".join(str(n + 1) for n in range(int(players)))
    places = "1" if players == "2" else columns
    rows = 4 * places if players != "5" else "1320304050" + 3 * places  # of five the rulebook tells the first row
    assert "".join(mark.what for mark in log if mark.kind == "text" and mark.what.isdigit()) == columns + rows
    assert letters(f"capertool box vp-card-{players}") in words_of(log)


@pytest.mark.parametrize("players", MADE_UP)
def test_the_owner_s_card_is_printed(players: int) -> None:
    set_figure(GAME, f"vp-card-{players}", MADE_UP[players])
    log = pad("en", players=str(players))[1]
    paid = "".join(
        f"{place}{points}"
        for row in MADE_UP[players].split("/")
        for place, points in enumerate(row.split(","), start=1)
    )
    columns = "".join(str(n + 1) for n in range(players))
    assert "".join(mark.what for mark in log if mark.kind == "text" and mark.what.isdigit()) == columns + paid
    assert "theoneofyourbox" in words_of(log)


def test_the_owner_s_card_beats_the_derived_one() -> None:
    set_figure(GAME, "vp-card-4", "3,0,0,0/3,1,1,0/3,3,1,0/3,3,3,0")
    words = words_of(pad("en", players="4")[1])
    assert "workedout" not in words
    assert "13213140" in words


def test_two_players_read_their_own_rule_of_ties() -> None:
    assert "aleadofoneisatie" in words_of(pad("en", players="2")[1])
    assert "aleadofoneisatie" not in words_of(pad("en", players="3")[1])


def test_the_pad_for_four_comes_unasked_and_six_cannot_play() -> None:
    assert print_pad([language("en")], PadOrder(GAME), Options()).data == pad("en", players="4")[0].data
    with pytest.raises(ProblemsError) as raised:
        pad("en", players="6")
    assert raised.value.problems[0].code == "unknown-value"


@pytest.mark.parametrize(
    ("kind", "text", "place"),
    [
        ("pad", f'[rows.{GAME}]\n4 = ["names", "loot"]', f"rows.{GAME}.4[1]"),
        ("pad", '[rows.caper]\nduel = ["information"]', "rows.caper.duel[0]"),
        ("pad", '[rows.caper]\nduel = ["category"]', "rows.caper.duel[0]"),
        ("reference", f'[extras]\n{GAME} = ["rounds"]', f"extras.{GAME}[0]"),
        ("reference", '[extras]\ncaper = ["point-cards"]', "extras.caper[0]"),
    ],
)
def test_a_template_cannot_ask_a_game_for_what_another_has(kind: str, text: str, place: str, tmp_path: Any) -> None:
    from capertool.templates import read_template

    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ProblemsError) as raised:
        read_template(kind, str(file))
    assert (raised.value.problems[0].code, raised.value.problems[0].place) == ("unknown-value", place)


# --- filled sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_filled_sheet_for_every_number_of_players(players: int, code: str, paper: str) -> None:
    printed, log = sheet(code, table(players, date="2026-11-18"), paper)
    assert_size(assert_manners(printed, code), paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    assert len(printed.data) < 120_000
    text, say = letters(text_of(printed)), language(code)
    for word in (variant_name(say, str(players)), *(category_name(say, name) for name in (*GOODS, "specials"))):
        assert letters(word) in text


@pytest.mark.parametrize("code", CODES)
def test_the_example_is_on_one_page_with_all_its_numbers(code: str) -> None:
    """The rulebook's worked scoring: 6, 5, 8 and 6."""
    printed, log = sheet(code, example("sneaks"))
    assert printed.pages == 1
    icons = [mark.what for mark in log if mark.kind == "icon"]
    assert icons.count("winner") == 1
    assert [mark.what for mark in log if mark.kind == "text" and mark.box.height == pytest.approx(24)] == list("6586")
    words = words_of(log)
    for row in ("3·0·0·0", "3·2·0·0", "3·3·1·0", "3·3·3·0"):
        assert row in words


def test_the_sheet_says_what_the_score_says() -> None:
    words = words_of(sheet("en", example("sneaks"))[1])
    assert "Winner:Chiara,with8pointsto6,6and5." in words
    assert "Thepointcardfor4playersisworkedoutfromtherulebook'sexample" in words
    assert "4pieces:places1to2shared,3+0dividedby2" in words
    assert "2secretcards:Information" in words


def test_a_shared_victory_has_two_crowns() -> None:
    _, log = sheet("en", table(2))
    assert [mark.what for mark in log if mark.kind == "icon"].count("winner") == 2


def test_a_sheet_uses_the_owner_s_card_as_the_score_does() -> None:
    document = {key: value for key, value in table(3).items() if key != "vp_card"}
    with pytest.raises(ProblemsError):
        sheet("en", document)
    set_figure(GAME, "vp-card-3", MADE_UP[3])
    assert "5·2·1" in words_of(sheet("en", document)[1])


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("players", [2, 5])
def test_hostile_names_break_nothing(name: str, players: int) -> None:
    document = table(players)
    document["players"] = {seat: {**player, "name": name} for seat, player in document["players"].items()}
    printed, log = sheet("fr", document)
    assert_all_in_place(log, "a4")
    assert "\ufffd" not in text_of(printed)
    assert all(letters(shown) in words_of(log) for shown in (*printed.unprintable, *printed.too_long))


def test_everybody_reads_their_own_language() -> None:
    document = example("sneaks")
    document["players"]["anna"]["lang"] = "it"
    document["players"]["ben"]["lang"] = "de"
    words = words_of(sheet("en", document)[1])
    assert "Gioielli" in words
    assert "Juwelen" in words


# --- the deck


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_the_deck_in_every_language(code: str, paper: str) -> None:
    printed, log = deck(code, backs="none", paper=paper)
    assert_size(assert_manners(printed, code), paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    text, words, say = letters(text_of(printed)), words_of(log), language(code)
    for card in CARDS.values():
        assert letters(say.card(GAME, card.id)) in text
        for sentence in card_text(say, card, {}):
            assert letters(sentence) in words
    for _, meaning in (*card_meanings(say), *sign_meanings(say)):
        assert letters(meaning) in words
    on_paper = Scope((), CARDS, shipped("reference")["extras"][GAME])
    for extra in shipped("reference")["extras"][GAME]:
        if extra not in ("legend", "point-cards"):
            for block in read_topic(say, GAME, extra, on_paper).blocks:
                assert letters(block.text) in words, extra


def test_there_is_a_card_for_every_kind_and_four_point_cards() -> None:
    _, log = deck("en", backs="none")
    tiles = [mark for mark in log if mark.kind == "icon" and mark.box.width == pytest.approx(12 * MM)]
    assert len(tiles) == len(CARDS) == 19
    assert {f"letter-{letter.lower()}" for letter in ALL_LETTERS} <= {mark.what for mark in tiles}
    assert [n for n in PLAYERS if words_by_page(log, f"Point card: {n} players")] == list(PLAYERS)


def test_a_point_card_has_a_line_for_every_number_that_is_unknown() -> None:
    def lines() -> int:
        log = deck("en", backs="none")[1]
        return len([mark for mark in log if mark.kind == "line" and mark.what == "quiet"])

    assert lines() == 4 * (1 + 3 + 5)  # two players: only the first place pays
    for players, card in MADE_UP.items():
        set_figure(GAME, f"vp-card-{players}", card)
    assert lines() == 0


def test_every_icon_on_the_cards_is_explained() -> None:
    from capertool.render.pdf.decks.sneaks_and_snitches import cards_of, maker

    explained = {icon for icon, _ in (*card_meanings(language("en")), *sign_meanings(language("en")))}
    made = maker({"documents-rounding": "down"}, {})
    for card in cards_of(None):
        for sign in (sign for row in made.face(language("en"), card).rows for sign in row if sign.icon):
            assert sign.text in ICONS or sign.text in SIGNS
            assert sign.text in explained, sign.text


@pytest.mark.parametrize("backs", ["duplex", "fold", "separate"])
def test_two_languages_back_to_back(backs: str) -> None:
    printed, log = deck("it", "fr", backs=backs)
    assert_all_in_place(log, "a4", landscape=backs == "fold")
    assert_manners(printed, "it")
    assert words_by_page(log, "Intrigo")
    assert words_by_page(log, "Intrigue")


@pytest.mark.parametrize("code", CODES)
def test_the_overview_names_every_card(code: str) -> None:
    printed, log = deck(code, overview=True)
    assert_manners(printed, code)
    assert_all_in_place(log, "a4")
    words = words_of(log)
    assert all(letters(language(code).card(GAME, id)) in words for id in CARDS)


@pytest.mark.parametrize("code", CODES)
def test_everything_keeps_inside_the_trim_of_its_card(code: str) -> None:
    _, log = deck(code, backs="none")
    cells = Grid(paper("a4"), 3, 3, Size(63 * MM, 88 * MM)).cells
    for mark in log:
        if mark.kind in ("text", "icon", "area") and mark.box.bottom < SIZES_MM["a4"][1] * MM - 16.5 * MM:
            assert any(cell.inset(2 * MM).holds(mark.box) for cell in cells), mark


def test_bookmarks_lead_through_the_deck() -> None:
    printed = deck("en")[0]
    assert titles(printed) == ["Lots", "Locations", "Other cards", "Rules"]
    assert "Point cards" in titles(printed, 1)


def test_the_same_input_gives_the_same_bytes() -> None:
    assert deck("de")[0].data == deck("de")[0].data
    assert pad("de", players="5")[0].data == pad("de", players="5")[0].data
