"""The rules in four languages: the same topics, cards and figures, and searches that find them."""

import re
from pathlib import Path

import pytest

from capertool.games.caper.catalogue import CARDS
from capertool.games.caper.rulings import RULINGS
from capertool.languages import CODES, language
from capertool.languages.digest import TOPICS, find_topic, read_topic, title
from capertool.languages.search import search
from tests.conftest import ROOT

QUESTIONS = [
    tuple(line.split("\t"))
    for line in (Path(__file__).parent / "questions.txt").read_text(encoding="utf-8").splitlines()
]


def source(code: str, topic: str) -> str:
    return (ROOT / "locales" / code / "rules" / "caper" / f"{topic}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_is_complete(code: str, topic: str) -> None:
    read = read_topic(language(code), topic)
    assert read.title
    assert read.keywords
    assert len(read.blocks) >= 2
    assert not re.search(r"[{}]|\*\*|\[\[", " ".join(block.text for block in read.blocks))
    assert set(read.cards) <= set(CARDS)


@pytest.mark.parametrize("topic", TOPICS)
def test_the_languages_name_the_same_cards_figures_and_topics(topic: str) -> None:
    def parts(code: str) -> list[str]:
        return sorted(re.findall(r"\[\[[^\]]*\]\]|\{[a-z_0-9]*\}", source(code, topic)))

    assert {code: parts(code) for code in CODES} == dict.fromkeys(CODES, parts("en"))


def test_no_file_is_left_over() -> None:
    for code in CODES:
        files = {file.stem for file in (ROOT / "locales" / code / "rules" / "caper").iterdir()}
        assert files == set(TOPICS)


@pytest.mark.parametrize("code", CODES)
def test_every_ruling_is_explained(code: str) -> None:
    text = source(code, "rulings")
    for ruling in RULINGS.values():
        assert f"**{ruling.name}**" in text
        for value in ruling.values:
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            assert f"**{shown}**" in text or isinstance(value, bool), (code, ruling.name, value)


def test_figures_come_from_the_box() -> None:
    english = " ".join(block.text for block in read_topic(language("en"), "loot-sets").blocks)
    assert all(number in english for number in ("1", "3", "6"))
    for code, deal in (
        ("en", "4, 6, 3, 6, 2 and 6"),
        ("it", "4, 6, 3, 6, 2 e 6"),
        ("de", "4, 6, 3, 6, 2 und 6"),
    ):
        assert deal in " ".join(block.text for block in read_topic(language(code), "rounds").blocks)


def test_a_topic_is_found_by_id_title_in_any_language_or_beginning() -> None:
    assert find_topic("loot-sets") == ("loot-sets",)
    assert find_topic(title("de", "turning")) == ("turning",)
    assert find_topic("turn") == ("turning",)
    assert find_topic("nonsense") == ()
    assert len(find_topic("r")) > 1


def test_every_language_has_at_least_ten_questions() -> None:
    for code in CODES:
        assert sum(question[0] == code for question in QUESTIONS) >= 10


@pytest.mark.parametrize(("code", "words", "expected"), QUESTIONS, ids=[f"{q[0]}: {q[1]}" for q in QUESTIONS])
def test_a_typical_question_is_answered_among_the_first_three(code: str, words: str, expected: str) -> None:
    hits = search(language(code), words)[:3]
    names = {hit.id if hit.kind == "topic" else f"card:{hit.id}" for hit in hits}
    assert names & set(expected.split("|")), names


@pytest.mark.parametrize("code", CODES)
def test_the_words_asked_for_are_marked(code: str) -> None:
    words = {"en": "coins", "it": "Monete", "de": "Münzen", "fr": "Pièces"}[code]
    hit = search(language(code), words)[0]
    assert hit.marks
    for start, end in hit.marks:
        assert hit.passage[start:end].lower().startswith(words[:3].lower())


@pytest.mark.parametrize(("code", "typed", "meant"), [("de", "Muenzen", "Münzen"), ("fr", "pieces", "Pièces")])
def test_unaccented_words_find_the_same(code: str, typed: str, meant: str) -> None:
    say = language(code)
    assert [hit.id for hit in search(say, typed)] == [hit.id for hit in search(say, meant)]


def test_nothing_is_found_for_nonsense() -> None:
    assert search(language("en"), "xyzzy") == []
    assert search(language("en"), "") == []
