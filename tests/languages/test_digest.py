"""The rules in four languages: the same topics, cards and figures, and searches that find them."""

import re
from pathlib import Path
from typing import Any

import pytest

from capertool.games import PACKAGES, load
from capertool.languages import CODES, language
from capertool.languages.digest import Scope, find_topic, read_topic, title, topics_of
from capertool.languages.search import search
from tests.conftest import ROOT

QUESTIONS = [
    (file.stem, *line.split("\t"))
    for file in sorted((Path(__file__).parent / "questions").iterdir())
    for line in file.read_text(encoding="utf-8").splitlines()
]
TOPICS = [(game, topic) for game in PACKAGES for topic in topics_of(game)]


def source(code: str, game: str, topic: str) -> str:
    return (ROOT / "locales" / code / "rules" / game / f"{topic}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "topic"), TOPICS)
def test_a_topic_is_complete(code: str, game: str, topic: str) -> None:
    read = read_topic(language(code), game, topic)
    assert read.title
    assert read.keywords
    assert len(read.blocks) >= 2
    assert not re.search(r"[{}]|\*\*|\[\[|<<|>>|\|", " ".join(block.text for block in read.blocks))
    assert set(read.cards) <= set(load(game).cards)


@pytest.mark.parametrize(("game", "topic"), TOPICS)
def test_the_languages_name_the_same_cards_figures_and_topics(game: str, topic: str) -> None:
    def parts(code: str) -> list[str]:
        return sorted(re.findall(r"\[\[[^\]|]*|\{[a-z_0-9]*\}", source(code, game, topic)))

    assert {code: parts(code) for code in CODES} == dict.fromkeys(CODES, parts("en"))


@pytest.mark.parametrize(("game", "topic"), TOPICS)
def test_the_languages_leave_out_the_same_pieces(game: str, topic: str) -> None:
    def pieces(code: str) -> list[list[str]]:
        found = re.findall(r"<<(?:([a-z ]+)\|)?((?:(?!<<|>>).)*)>>", source(code, game, topic))
        return sorted(sorted([places, *re.findall(r"\[\[[^\]]*\]\]", text)]) for places, text in found)

    assert {code: pieces(code) for code in CODES} == dict.fromkeys(CODES, pieces("en"))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "topic"), TOPICS)
def test_a_reference_can_be_left_out(code: str, game: str, topic: str) -> None:
    """A deck may lack any topic, so whatever refers to one stands in a piece of its own."""
    assert "[[@" not in re.sub(r"<<(?:(?!<<|>>).)*>>", "", source(code, game, topic))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("game", "city"),
    [(game, city) for game in ("caper", "caper-europe") for city in ("paris", "rome", "london")]
    + [("caper-europe", "barcelona")],
)
def test_in_a_city_no_card_of_another_is_named(game: str, city: str, code: str) -> None:
    cards: Any = load(game).cards
    at_hand = {id for id, card in cards.items() if card.city in (None, city)}
    for topic in topics_of(game):
        if topic not in ("paris", "rome", "london", "barcelona"):
            read = read_topic(language(code), game, topic, Scope((city,), at_hand, topics_of(game)))
            assert set(read.cards) <= at_hand, topic


@pytest.mark.parametrize("game", PACKAGES)
def test_no_file_is_left_over(game: str) -> None:
    for code in CODES:
        files = {file.stem for file in (ROOT / "locales" / code / "rules" / game).iterdir()}
        assert files == set(topics_of(game))


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_ruling_is_explained(code: str, game: str) -> None:
    rulings = load(game).rulings
    text = source(code, game, "rulings") if rulings else ""
    for ruling in rulings.values():
        assert f"**{ruling.name}**" in text
        for value in ruling.values:
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            assert f"**{shown}**" in text or isinstance(value, bool), (code, ruling.name, value)


def test_figures_come_from_the_box() -> None:
    english = " ".join(block.text for block in read_topic(language("en"), "caper", "loot-sets").blocks)
    assert all(number in english for number in ("1", "3", "6"))
    for code, deal in (
        ("en", "4, 6, 3, 6, 2 and 6"),
        ("it", "4, 6, 3, 6, 2 e 6"),
        ("de", "4, 6, 3, 6, 2 und 6"),
    ):
        assert deal in " ".join(block.text for block in read_topic(language(code), "caper", "rounds").blocks)


def test_a_topic_is_found_by_id_title_in_any_language_or_beginning() -> None:
    assert find_topic("caper", "loot-sets") == ("loot-sets",)
    assert find_topic("caper", title("de", "caper", "turning")) == ("turning",)
    assert find_topic("caper", "turn") == ("turning",)
    assert find_topic("caper", "nonsense") == ()
    assert len(find_topic("caper", "r")) > 1


@pytest.mark.parametrize("game", PACKAGES)
def test_every_language_has_at_least_ten_questions(game: str) -> None:
    for code in CODES:
        assert sum(question[:2] == (game, code) for question in QUESTIONS) >= 10


@pytest.mark.parametrize(("game", "code", "words", "expected"), QUESTIONS, ids=[": ".join(q[:3]) for q in QUESTIONS])
def test_a_typical_question_is_answered_among_the_first_three(game: str, code: str, words: str, expected: str) -> None:
    hits = search(language(code), game, words)[:3]
    names = {hit.id if hit.kind == "topic" else f"card:{hit.id}" for hit in hits}
    assert names & set(expected.split("|")), names


@pytest.mark.parametrize("code", CODES)
def test_the_words_asked_for_are_marked(code: str) -> None:
    words = {"en": "coins", "it": "Monete", "de": "Münzen", "fr": "Pièces"}[code]
    hit = search(language(code), "caper", words)[0]
    assert hit.marks
    for start, end in hit.marks:
        assert hit.passage[start:end].lower().startswith(words[:3].lower())


@pytest.mark.parametrize(("code", "typed", "meant"), [("de", "Muenzen", "Münzen"), ("fr", "pieces", "Pièces")])
def test_unaccented_words_find_the_same(code: str, typed: str, meant: str) -> None:
    say = language(code)
    assert [hit.id for hit in search(say, "caper", typed)] == [hit.id for hit in search(say, "caper", meant)]


def test_nothing_is_found_for_nonsense() -> None:
    assert search(language("en"), "caper", "xyzzy") == []
    assert search(language("en"), "caper", "") == []


def test_a_card_can_be_named_in_the_form_a_sentence_needs() -> None:
    read = read_topic(language("de"), "sneaks-and-snitches", "lots")
    assert "Freier Diebstahl: Zieh 3 Geheimkarten." in [block.text for block in read.blocks]
    assert "secret-theft" in read.cards
