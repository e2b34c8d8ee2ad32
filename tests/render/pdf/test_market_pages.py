"""Thief's Market on paper: pads for three to five, the finished evening, and a deck of 49 cards."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from capertool.games.thiefs_market.box import CARDS_IN_GAME, FACES
from capertool.games.thiefs_market.catalogue import CARDS, ICONS, POTION
from capertool.languages import language
from capertool.languages.describe.thiefs_market import card_text, describe
from capertool.languages.digest import read_topic
from capertool.languages.market_legend import card_meanings, dice_meanings, sign_meanings
from capertool.languages.reasons import why
from capertool.languages.terms import category_name, variant_name
from capertool.ownbox import set_figure
from capertool.problems import ProblemsError
from capertool.render.pdf.contrast import READABLE, contrast
from capertool.render.pdf.geometry import MM
from capertool.render.pdf.icons import ICONS as DRAWINGS
from capertool.render.pdf.marketsigns import cost_signs, effect_rows
from capertool.render.pdf.notation import Sign
from capertool.render.pdf.pad import SLIPS
from capertool.score import tally_document
from capertool.templates import shipped
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

GAME = "thiefs-market"
PAPERS = tuple(SIZES_MM)
PLAYERS = (3, 4, 5)
NAMES = ("anna", "ben", "chloe", "dora", "emil")


def table(rng: random.Random, players: int, cards: int = sum(CARDS_IN_GAME.values()), **more: Any) -> Any:
    """A finished table on which so many cards were bought."""
    box = [card.id for card in CARDS.values() for _ in card.costs if card.id != POTION]
    bought = rng.sample(box, cards)
    seats = {
        name: {
            "name": name.title(),
            "lang": rng.choice(CODES),
            "gold": rng.randrange(6),
            "infamy": rng.randrange(20),
            "cards": bought[n::players],
            **more,
        }
        for n, name in enumerate(NAMES[:players])
    }
    return {"game": GAME, "players": seats}


# --- pads


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("codes", [*((code,) for code in CODES), *TWO])
def test_a_pad_in_every_language_number_of_players_and_paper(codes: tuple[str, ...], players: int, paper: str) -> None:
    for slips in SLIPS:
        printed, log = pad(*codes, game=GAME, variant=str(players), paper=paper, slips=slips)
        assert_size(assert_manners(printed, codes[0], pages=1), paper, landscape=slips == 2)
        assert_all_in_place(log, paper, landscape=slips == 2)
        assert not list(struck(log))
        text = letters(text_of(printed))
        for code in codes:
            say = language(code)
            wanted = [
                variant_name(say, str(players)),
                say("Points on cards"),
                say("Safehouses"),
                say("Tie: more cards"),
            ]
            wanted += [category_name(say, name) for name in ("henchmen", "gold", "infamy")]
            wanted += [say.card(GAME, id) for id in ("collecting-golem", "treasure-map", "loyalty-program")]
            for word in wanted:
                assert text.count(letters(word)) >= slips


def test_a_pad_has_a_column_a_player_and_three_by_default() -> None:
    for players in PLAYERS:
        _, log = pad("en", game=GAME, variant=str(players))
        icons = [mark.what for mark in log if mark.kind == "icon"]
        assert icons.count("thief") == players + 1  # and one before the row
        # counted: icons and gold, and for ties cards and tokens; each once more in its label (the card in three)
        assert [icons.count(icon) for icon in ("henchman", "coin")] == [players + 1] * 2
        assert icons.count("card") == players + 3
    assert words_of(pad("en", game=GAME, variant="")[1]) == words_of(pad("en", game=GAME, variant="3")[1])


def test_a_pad_tells_what_the_rules_pay() -> None:
    """Safehouses 1 or 2 (deck A), 2 or 4 (B); Golem 3; map 7 or 5; majorities 3 and 1, one less in a tie."""
    written = [mark.what for mark in pad("en", game=GAME, variant="4")[1] if mark.kind == "text"]
    for formula in ("A 1 · B 2", "+ A 2 · B 4", "= 3", "7", "= 5", "1.:", "3", "2.:", "1", "=:", "−1"):
        assert formula in written
    assert "Still equal: more points in tokens, then the victory is shared." in written


def test_rows_come_in_the_order_of_scoring() -> None:
    wanted = ["Points on cards", "Safehouses", "Collecting Golem", "Treasure Map", "Loyalty Program"]
    wanted += ["Political Campaign", "Henchmen", "Gold", "Infamy", "Total", "Tie: more cards"]
    log = pad("en", game=GAME, variant="3")[1]
    heights = [next(mark.box.y for mark in log if mark.what == word) for word in wanted]
    assert heights == sorted(heights)


@pytest.mark.parametrize("variant", ["2", "6", "duel"])
def test_there_is_no_pad_for_other_numbers(variant: str) -> None:
    with pytest.raises(ProblemsError) as raised:
        pad("en", game=GAME, variant=variant)
    assert [found.code for found in raised.value.problems] == ["unknown-value"]


@pytest.mark.parametrize(
    ("game", "key", "row"),
    [(GAME, "3", "discards"), (GAME, "3", "snitch"), ("caper", "duel", "golem"), ("caper", "duel", "henchmen")],
)
def test_a_template_cannot_ask_for_a_row_of_another_game(tmp_path: Path, game: str, key: str, row: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f'[rows.{game}]\n{key} = ["names", "{row}"]\n', encoding="utf-8")
    with pytest.raises(ProblemsError) as raised:
        pad("en", game=game, variant=key, template=str(file))
    (found,) = raised.value.problems
    assert (found.code, found.place) == ("unknown-value", f"rows.{game}.{key}[1]")


# --- filled sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_the_example_is_one_page_in_every_language(code: str, paper: str) -> None:
    printed, log = sheet(code, example("market"), paper)
    assert_size(assert_manners(printed, code, pages=1), paper)
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    assert len(printed.data) < 120_000


def test_the_example_tells_every_point_and_who_wins() -> None:
    """Anna and Ben have 19 points each; Anna has five cards, Ben four."""
    document = example("market")
    printed, log = sheet("en", document)
    words, tally = words_of(log), tally_document(document)
    assert "Winner:Anna.Pointsareequal;thenumberofcardsdecides,5to4." in letters(text_of(printed))
    assert "Rulingsaskedforhere:IslandEstatebearsacompass." in words
    for line in tally.lines:
        assert letters(why(language(tally.players[line.player].lang or "en"), GAME, line)) in words
    for seat, player in document["players"].items():
        say = language(player.get("lang", "en"))
        for id in player["cards"]:
            assert letters(say.card(GAME, id)) in words, (seat, id)
    icons = [mark.what for mark in log if mark.kind == "icon"]
    assert icons.count("winner") == 1
    assert [icons.count(icon) for icon in ("coin", "infamy")] == [
        5,
        6,
    ]  # four players, a row of the matrix; tokens break ties, too
    assert "4players" in words


def test_a_shared_victory_crowns_everybody_who_shares_it() -> None:
    seat = {"gold": 2, "infamy": 4, "cards": []}
    _, log = sheet("en", {"game": GAME, "players": {"anna": seat, "ben": seat, "chloe": {"infamy": 1}}})
    assert [mark.what for mark in log if mark.kind == "icon"].count("winner") == 2
    words = words_of(log)
    assert "Winners:annaandben,with6pointseach." in words  # 4 infamy, 2 for gold that is tied
    assert "Nothingtellsthemapart:Numberofcards0,Tokens4." in words


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_card_of_a_game_bought_stays_in_place(players: int, paper: str) -> None:
    rng = random.Random(players)
    for _ in range(6):
        document, code = table(rng, players), rng.choice(CODES)
        printed, log = sheet(code, document, paper)
        assert_manners(printed, code)
        assert_all_in_place(log, paper)
        assert printed.pages <= 3
        words = words_of(log)
        for player in document["players"].values():
            assert all(letters(language(player["lang"]).card(GAME, id)) in words for id in player["cards"])


@pytest.mark.parametrize("code", CODES)
def test_the_longest_name_of_a_card_fits_a_fifth_of_the_page(code: str) -> None:
    longest = sorted((id for id in CARDS if id != POTION), key=lambda id: len(language(code).card(GAME, id)))[-25:]
    document = table(random.Random(1), 5, cards=25, lang=code)
    for n, player in enumerate(document["players"].values()):
        player["cards"] = longest[n::5]
    assert_all_in_place(sheet(code, document)[1], "a4")


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("players", [3, 5])
def test_hostile_names_break_nothing(name: str, players: int) -> None:
    printed, log = sheet("it", table(random.Random(7), players, cards=12, name=name))
    assert_all_in_place(log, "a4")
    text = text_of(printed)
    assert not any(ord(sign) < 32 and sign not in "\r\n" for sign in text)
    assert all(letters(shown) in words_of(log) for shown in (*printed.unprintable, *printed.too_long))


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
        for sentence in (*card_text(say, card, {}), *describe(say, card, {}, {}).remarks):
            assert letters(sentence) in words, card.id
    for _, meaning in (*card_meanings(say), *dice_meanings(say), *sign_meanings(say)):
        assert letters(meaning) in words
    for topic in ("setup", "round", "stealing", "scoring", "majorities", "ties", "questions", "rulings"):
        for block in read_topic(say, GAME, topic).blocks:
            assert letters(block.text) in words, topic


def large(log: Sequence[Any]) -> list[str]:
    """The tiles, one a card."""
    return [mark.what for mark in log if mark.kind == "icon" and mark.box.width == pytest.approx(12 * MM)]


def test_there_are_49_cards_in_the_deck_with_the_icons_of_the_box() -> None:
    """17 henchmen, 10 wands, 4 towers, 3 compasses; finery and bubbles make up the rest."""
    tiles = large(deck("en", game=GAME, city="all", backs="none")[1])
    assert len(tiles) == 49
    counts = dict(zip(ICONS, map(tiles.count, ICONS), strict=True))
    assert (counts["henchman"], counts["wand"], counts["tower"], counts["compass"]) == (17, 10, 4, 3)


def test_both_treasure_maps_are_there_and_each_names_the_other_s_cost() -> None:
    written = [mark.what for mark in deck("en", game=GAME, city="all", backs="none")[1] if mark.kind == "text"]
    assert written.count("Treasure Map") >= 2
    assert written.count("The other copy costs GRR.") == written.count("The other copy costs GGB.") == 1


@pytest.mark.parametrize(
    ("code", "mark"), [("de", "unsere Übersetzung von Glamer"), ("fr", "notre traduction ; nom imprimé : Glamer")]
)
def test_translated_names_are_marked_as_ours_and_printed_ones_are_not(code: str, mark: str) -> None:
    assert letters(mark) in words_of(deck(code, game=GAME, city="all", backs="none")[1])
    italian = words_of(deck("it", game=GAME, city="all", backs="none")[1])
    assert "FascinoGlamer" in italian
    assert "traduzionenostra" not in italian


def test_a_cost_of_one_s_own_box_is_printed() -> None:
    doubt = "Itscostisdoubtful"
    assert doubt in words_of(deck("en", game=GAME, city="all", backs="none")[1])
    set_figure(GAME, "island-estate", "GWR")
    log = deck("en", game=GAME, city="all", backs="none")[1]
    assert doubt not in words_of(log)
    name = next(mark for mark in log if mark.what == "Island Estate")
    nearby = [
        mark.what
        for mark in log
        if mark.page == name.page
        and mark.what.startswith("die-")
        and -15 * MM < mark.box.x - name.box.x < 41 * MM
        and 0 < mark.box.y - name.box.y < 20 * MM
    ]
    assert nearby == ["die-green", "die-white", "die-red"]


@pytest.mark.parametrize("backs", ["duplex", "fold", "separate"])
def test_backs_show_the_deck_and_a_second_language_takes_their_place(backs: str) -> None:
    printed, log = deck("en", game=GAME, city="all", backs=backs)
    assert_all_in_place(log, "a4", landscape=backs == "fold")
    icons = [mark.what for mark in log if mark.kind == "icon" and mark.box.width > 12.5 * MM]
    assert [icons.count(f"deck-{letter}") for letter in "ABC"] == [16, 19, 14]
    assert "Fascino" in words_of(deck("de", "it", game=GAME, city="all", backs=backs)[1])
    if backs == "duplex":
        assert titles(printed)[:6] == ["Henchmen", "Wands", "Towers", "Compasses", "Finery", "Speech bubbles"]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", CODES)
def test_overview_pages_name_every_card(code: str, paper: str) -> None:
    printed, log = deck(code, game=GAME, city="all", overview=True, paper=paper)
    assert_size(assert_manners(printed, code), paper)
    assert_all_in_place(log, paper)
    words = words_of(log)
    assert all(letters(language(code).card(GAME, id)) in words for id in CARDS)
    assert words.count("×2") == 2  # on the card, and explained


@pytest.mark.parametrize(("game", "extra"), [(GAME, "rounds"), (GAME, "turning"), ("caper", "stealing")])
def test_a_template_cannot_ask_for_a_topic_of_another_game(tmp_path: Path, game: str, extra: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f'[extras]\n{game} = ["legend", "{extra}"]\n', encoding="utf-8")
    with pytest.raises(ProblemsError) as raised:
        deck("en", game=game, city="all", template=str(file))
    (found,) = raised.value.problems
    assert (found.code, found.place) == ("unknown-value", f"extras.{game}[1]")


# --- signs

SIGNS = [
    ("crown", [["end", "6", "point"]]),
    ("fortified-safehouse", [["end", "2", "point", ":", "1", "tower"], ["end", "4", "point", ":", "2+", "tower"]]),
    ("collecting-golem", [["end", "3", "point", "/", "wand", "wand"]]),
    ("treasure-map", [["end", "7", "point"], ["end", "5", "point", ":", "others", "compass"]]),
    ("loyalty-program", [["end", "1", "point", "/", "+", "card"]]),
    ("political-campaign", [["end", "1", "point", "/", "infamy", "infamy"]]),
    ("glamer", [["once", "die-blue", "arrow", "die-gem"]]),
    ("bondsman", [["once", "die-red", "arrow", "die-bag"]]),
    ("legitimate-jeweller", [["once", "die-bag", "arrow", "die-gem"]]),
    ("tailor", [["once", "die-red", "arrow", "1", "infamy"]]),
    ("gauntlet-of-evil-intent", [["once", "die-mask", "arrow", "1", "coin"]]),
    ("exit-strategy", [["1", "coin", "arrow", "2", "infamy"]]),
    ("corrupt-official", [["pile", "die-white", ":", "+1", "buy"]]),
    ("insurance-racket", [["+1", "buy"], ["buy", ":", "−1", "die-gem"]]),
    ("rumor-monger", [["buy", "die-green", "arrow", "1", "infamy"]]),
    ("heist", [["now", "1", "infamy", "/", "pile"]]),
    ("unlabeled-potion", [["now", "discard", "+", "1", "card"]]),
    ("eyepatch-of-command", [["pile", "marker", ":", "1", "infamy"]]),
    ("wicked-clutches", [["steal", "arrow", "1", "infamy"]]),
    ("lucky-animal-appendage", [["steal", ":", "no-roll"], ["1", "roll"]]),
    ("imbalanced-scales", [["die-bag", "arrow", "+1", "coin"]]),
    ("island-estate", [["die-mask", "arrow", "+1", "infamy"]]),
]


@pytest.mark.parametrize(("card", "rows"), SIGNS)
def test_an_effect_in_signs(card: str, rows: list[list[str]]) -> None:
    found = [[sign.text for sign in row] for effect in CARDS[card].effects for row in effect_rows(effect)]
    assert found == rows


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_every_sign_is_drawn_and_explained(card: Any) -> None:
    say = language("en")
    legend = {icon for icon, _ in (*card_meanings(say), *dice_meanings(say), *sign_meanings(say))}
    rows: list[tuple[Sign, ...]] = [cost_signs(cost) for cost in card.costs]
    rows += [row for effect in card.effects for row in effect_rows(effect)]
    for sign in (sign for row in rows for sign in row if sign.icon):
        assert sign.text in DRAWINGS
        assert sign.text in legend


def test_dice_are_told_apart_by_their_drawings_and_seen_on_their_grounds() -> None:
    colours = shipped("reference")["colours"]
    palette = shipped("reference")["palette"]
    cuts = set()
    for face in FACES:
        _, ground, sign, *_ = DRAWINGS[f"die-{face}"]
        cuts.add(sign.path)
        fill = colours.get(ground.role, {}).get("fill") or palette[ground.role]
        assert contrast(fill, palette[sign.role]) >= READABLE
    assert len(cuts) == len(FACES)
