"""Decks explain what can be in play and nothing else, keep clear of the paper's edge, and can be found one's way in."""

import re
from collections import defaultdict
from collections.abc import Iterable

import pytest

from capertool.cards import rulings_to_read_by
from capertool.games.caper.catalogue import CARDS
from capertool.languages import CODES, language
from capertool.languages.digest import Scope, read_topic, title, topics_of
from capertool.printing.reference import _maker
from capertool.render.pdf.cardface import CLEAR, signs_on
from capertool.render.pdf.deck import Maker
from capertool.render.pdf.geometry import MM, Box
from capertool.render.pdf.notation import marks_of, row
from capertool.render.pdf.page import Mark
from capertool.render.pdf.template import design
from capertool.templates import shipped
from tests.render.pdf.drawn import SIZES_MM, deck, letters, titles, words_of

CITIES = ("paris", "rome", "london")
DECKS = [
    *(("caper", city) for city in (*CITIES, "all")),
    *(("caper-europe", city) for city in (*CITIES, "barcelona", "all")),
    ("thiefs-market", "all"),
    ("sneaks-and-snitches", "all"),
]
WRITTEN = ("caper", "thiefs-market")
"""Games whose overview is all text; rounds and point cards of the others are drawn as they are on cards."""
GAMES = ("caper", "caper-europe", "thiefs-market", "sneaks-and-snitches")


def elsewhere(city: str) -> list[str]:
    return [card.id for card in CARDS.values() if card.city not in (None, city)]


# --- what is in play


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("city", CITIES)
def test_a_city_s_deck_names_no_card_of_another(city: str, code: str) -> None:
    words = words_of(deck(code, city=city, backs="none")[1])
    say = language(code)
    ours = "".join(letters(say.card("caper", id)) for id in CARDS if id not in elsewhere(city))
    for id in elsewhere(city):
        name = letters(say.card("caper", id))
        assert name not in words or name in ours, id


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "city"), DECKS)
def test_a_deck_refers_to_no_topic_that_it_lacks(game: str, city: str, code: str) -> None:
    in_deck = shipped("reference")["extras"][game]
    made = maker(game)
    cards = {card.id for card in made.cards(None if city == "all" else city)}
    scope = Scope(made.cities if city == "all" else (city,), cards, in_deck)
    there = {title(code, game, topic) for topic in in_deck if topic in topics_of(game)}
    for topic in (topic for topic in in_deck if topic in topics_of(game)):
        spans = [span for block in read_topic(language(code), game, topic, scope).blocks for span in block.spans]
        assert {span.text for span in spans if span.style == "topic"} <= there


@pytest.mark.parametrize("code", CODES)
def test_what_is_left_out_leaves_whole_sentences(code: str) -> None:
    """Whatever a template puts into a deck, no topic of it is left with a dangling comma or a blank too many."""
    for city in CITIES:
        cards = {card.id for card in CARDS.values() if card.city in (None, city)}
        for topic in topics_of("caper"):
            for block in read_topic(language(code), "caper", topic, Scope((city,), cards, ())).blocks:
                assert block.text == block.text.strip()
                assert "  " not in block.text
                assert not any(wrong in block.text for wrong in (" .", " ,", ",.", ",,", "..", "<<", ">>", "()"))
                assert block.bullet or block.text[-1] in ".:?", block.text


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_on_paper_speak_of_no_commands(game: str, code: str) -> None:
    made = maker(game)
    scope = Scope(made.cities, {card.id for card in made.cards(None)}, topics_of(game))
    for topic in shipped("reference")["extras"][game]:
        if topic in topics_of(game):
            text = " ".join(block.text for block in read_topic(language(code), game, topic, scope).blocks)
            assert "--" not in text
            assert not re.search(r"capertool (box|claim|end|resolve|reveal|new|can-buy|rules)\b", text)


# --- the legend


def maker(game: str) -> Maker:
    return _maker(game, {})


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "city"), DECKS)
def test_the_legend_explains_every_sign_of_the_deck_and_no_other(game: str, city: str, code: str) -> None:
    made, say = maker(game), language(code)
    faces = [made.face(say, card) for card in made.cards(None if city == "all" else city)]
    used = marks_of(sign for face in faces for sign in signs_on(face))
    used |= {f"seat-{one.leader}" for one in made.rounds() if one.leader}
    meanings = {signs: meaning for part in made.legend(say)[1] for signs, meaning in part.items}
    explained: set[str] = set().union(*(marks_of(row(*signs.split())) for signs in meanings))
    letters_of_locations = {f"letter-{letter}" for letter in "bcdefgh"}  # one of them stands for all
    assert used - letters_of_locations <= explained
    words = words_of(deck(code, game=game, city=city, backs="none")[1])
    for signs, meaning in meanings.items():
        if marks_of(row(*signs.split())) <= used:
            assert letters(meaning) in words, signs


def test_a_legend_has_nothing_of_other_cities() -> None:
    icons = {mark.what for mark in deck("en", city="paris", backs="none")[1] if mark.kind == "icon"}
    assert {"blue", "paris", "green"} <= icons
    assert not icons & {"pink", "dark-green", "orange", "rome", "london", "launder", "discard"}


def test_the_legend_tells_cost_from_income() -> None:
    from capertool.languages.legend import sign_meanings

    told = dict(sign_meanings(language("en")))
    assert "income" in told["thief coin"]
    assert "cost" in told["gear coin"]
    assert "points" in told["location point"]
    assert "no source" in told["=0?"]


# --- room on the paper


@pytest.mark.parametrize("paper", SIZES_MM)
@pytest.mark.parametrize("backs", ["duplex", "fold", "separate", "none"])
def test_nothing_is_nearer_to_the_edge_than_printers_reach(backs: str, paper: str) -> None:
    width, height = (mm * MM for mm in SIZES_MM[paper])
    page = Box(0, 0, height, width) if backs == "fold" else Box(0, 0, width, height)
    for mark in deck("de", backs=backs, paper=paper)[1]:
        assert page.inset(5 * MM).holds(mark.box), mark


@pytest.mark.parametrize("paper", SIZES_MM)
def test_overview_pages_keep_clear_of_the_edge_too(paper: str) -> None:
    page = Box(0, 0, *(mm * MM for mm in SIZES_MM[paper])).inset(5 * MM)
    assert all(page.holds(mark.box) for mark in deck("fr", overview=True, paper=paper)[1])


@pytest.mark.parametrize("paper", SIZES_MM)
def test_the_fold_is_marked_where_nothing_is_cut(paper: str) -> None:
    _, log = deck("en", backs="fold", paper=paper)
    middle = SIZES_MM[paper][1] * MM / 2
    first = [mark for mark in log if mark.page == 1]
    lines = [mark for mark in first if mark.kind == "line" and abs(mark.box.x - middle) < 1 and mark.box.width < 1]
    assert [mark.what for mark in lines] == ["accent", "accent"]  # crop marks are in ink
    assert any(mark.what == "Fold here" for mark in first)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_a_name_keeps_clear_of_the_figure_beside_it(game: str, code: str) -> None:
    """Measured on the page: whatever stands beside a name in the head of a card, and how far away."""
    _, log = deck(code, game=game, city="all", backs="none")
    look = design(shipped("reference"))
    made = maker(game)
    faces = [made.face(language(code), card) for card in made.cards(None)]
    by_page = defaultdict(list)
    for mark in log:
        by_page[mark.page].append(mark)
    found = 0
    for face in faces:
        if face.figure is None:
            continue
        for mark in _heads(log, face.title, look.number("card", "name")):
            for other in _right_of(by_page[mark.page], mark):
                assert other.box.x - mark.box.right >= CLEAR - 0.1, (face.title, other.what)
                found += 1
    assert found >= sum(face.figure is not None for face in faces)


def _heads(log: Iterable[Mark], name: str, largest: float) -> list[Mark]:
    """The lines of a name at the top of its card."""
    wanted = letters(name)
    return [
        mark
        for mark in log
        if mark.kind == "text"
        and mark.within is not None
        and letters(mark.what)
        and letters(mark.what) in wanted
        and mark.box.height <= largest + 0.1
        and abs(mark.within.height - 6.4 * MM) < 0.01
    ]


def _right_of(marks: Iterable[Mark], mark: Mark) -> list[Mark]:
    """What stands on the same card, at the right of it and level with it."""
    return [
        other
        for other in marks
        if other.kind in ("text", "icon")
        and mark.box.right <= other.box.x < mark.box.x + 55 * MM
        and other.box.y < mark.box.bottom
        and mark.box.y < other.box.bottom
        and other.box.width < 12 * MM
    ]


# --- overview pages


@pytest.mark.parametrize("paper", SIZES_MM)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "city"), DECKS)
def test_no_overview_page_is_nearly_empty(game: str, city: str, code: str, paper: str) -> None:
    """Every column of every page is filled to half of the fullest at least, and the type is not small."""
    printed, log = deck(code, game=game, city=city, overview=True, paper=paper)
    width = SIZES_MM[paper][0] * MM
    ends: dict[tuple[int, bool], float] = defaultdict(float)
    for mark in log:
        if mark.kind == "text" and mark.within is not None:
            side = mark.page, mark.box.x > width / 2
            ends[side] = max(ends[side], mark.box.bottom)
            assert mark.box.height >= (5.9 if game in WRITTEN else 5.4)
    assert len(ends) == 2 * printed.pages
    assert min(ends.values()) > 0.5 * max(ends.values())


@pytest.mark.parametrize("code", CODES)
def test_overview_pages_explain_as_much_as_the_cards(code: str) -> None:
    words = words_of(deck(code, overview=True)[1])
    cards = {card.id for card in CARDS.values() if card.city in (None, "paris")}
    topics = shipped("reference")["extras"]["caper"]
    for topic in (topic for topic in topics if topic in topics_of("caper") and topic != "rounds"):
        for block in read_topic(language(code), "caper", topic, Scope(("paris",), cards, topics)).blocks:
            assert letters(block.text) in words
    assert letters(language(code)("The last card of a hand is discarded without pay.")) in words


def test_each_language_has_a_title_of_its_own() -> None:
    printed, log = deck("en", "it", city="rome", overview=True)
    assert titles(printed) == ["Caper · Rome", "Caper · Roma"]
    assert {mark.what for mark in log if mark.what.startswith("Caper ·")} == {"Caper · Rome", "Caper · Roma"}


# --- bookmarks


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "city"), DECKS)
def test_bookmarks_have_groups_in_the_plural_and_every_card(game: str, city: str, code: str) -> None:
    made, say = maker(game), language(code)
    names = [made.face(say, card).title for card in made.cards(None if city == "all" else city)]
    for options, level in (({"backs": "none"}, 1), ({"backs": "separate"}, 2), ({"overview": True}, 2)):
        printed, _ = deck(code, game=game, city=city, **options)
        found = titles(printed, level)
        assert set(names) <= set(found)
    groups = titles(deck(code, game=game, city=city, backs="none")[0])
    kinds = len({card.kind for card in made.cards(None)})
    assert len(groups) == kinds + 1  # the rules come last


def test_rulings_on_cards_are_named_in_words() -> None:
    assert rulings_to_read_by("caper")["auctioneer"] == "all"
    words = words_of(deck("en", city="all", backs="none")[1])
    assert "GateOnGamesrulebook(rulingauctioneer):Givesyou1point" in words
    assert "Anotherreading(rulingchapel):Ifyouwin" in words
    assert "auctioneer=this" not in words
    assert "chapel=false" not in words
