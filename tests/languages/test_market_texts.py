"""Thief's Market in four languages: names, card texts composed from effects, and what was approved by reading."""

import re
from pathlib import Path

import pytest

from capertool.games.thiefs_market.catalogue import CARDS, Card
from capertool.languages import CODES, language, read_names
from capertool.languages.describe import PRINTED, TRANSLATED, describer_of, names_in
from capertool.languages.lookup import EXACT, MISSPELT, PART, look_up
from capertool.languages.names import fold
from tools.market_review import review

GAME = "thiefs-market"
ENGLISH_WORDS = re.compile(r"\b(the|you|your|each|with|pile|points|this|take|round|card|cards|infamy)\b", re.I)
DESCRIBER = describer_of(GAME)


def names() -> list[tuple[str, str]]:
    pairs = []
    for code in CODES:
        known = read_names(code, GAME)
        pairs += [*known["printed"].items(), *known["translated"].items()]
        pairs += [(id, alias) for id, aliases in known["aliases"].items() for alias in aliases]
    return sorted(set(pairs))


@pytest.mark.parametrize(("id", "name"), names())
def test_every_name_and_alias_finds_its_card(id: str, name: str) -> None:
    for typed in (name, name.upper(), fold(name)):
        assert look_up(GAME, CARDS, typed) == ((id,), EXACT)


def test_every_card_has_a_name_in_every_language_and_says_whose_it_is() -> None:
    """English as printed, Italian as in the Italian translation; German and French are marked as translations."""
    for code, origin in (("en", PRINTED), ("it", PRINTED), ("de", TRANSLATED), ("fr", TRANSLATED)):
        for id in CARDS:
            (name,) = names_in(code, GAME, id)
            assert name.origin == origin
            assert not set(name.text) & set(":,~/")


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("philosofers stone", "philosophers-stone"),
        ("colecting golem", "collecting-golem"),
        ("treasure mpa", "treasure-map"),
        ("unlabled potion", "unlabeled-potion"),
        ("executve assistant", "executive-assistant"),
        ("nascondilio fortificato", "fortified-safehouse"),
        ("bufalo", "anthropomorphic-water-buffalo"),
        ("pelicia", "fur-coat"),
        ("schatzkarde", "treasure-map"),
        ("hehlr", "fence"),
        ("wasserbuffel", "anthropomorphic-water-buffalo"),
        ("couronn", "crown"),
        ("recelleur", "fence"),
        ("carte au tresr", "treasure-map"),
    ],
)
def test_a_plausible_misspelling_or_part_finds_its_card(typed: str, id: str) -> None:
    found = look_up(GAME, CARDS, typed)
    assert found.cards == (id,)
    assert found.how in (MISSPELT, PART)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_card_has_one_sentence_or_more_for_every_effect(card: Card, code: str) -> None:
    text = DESCRIBER.card_text(language(code), card, {})
    assert len(text) == len(card.effects)
    assert len(set(text)) == len(text)
    for sentence in text:
        assert re.match(r"[A-ZÀ-Ü]", sentence), sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}~\[\]]|\s\s", sentence), sentence


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_no_english_is_left_in_another_language(card: Card, code: str) -> None:
    description = DESCRIBER.describe(language(code), card, {}, {})
    words = " ".join([*description.text, *description.remarks, *description.examples])
    words = words.replace("island-estate-compass", "")
    if code == "it":
        words = re.sub(r"\bround\b", "", words)
    if code == "fr":
        words = re.sub(r"\bpoints?\b", "", words, flags=re.I)
    assert not ENGLISH_WORDS.search(words), words


def test_different_effects_have_different_texts() -> None:
    for code in CODES:
        say = language(code)
        texts = {str(effect): text for card in CARDS.values() for effect, text in _pairs(say, card)}
        assert len(set(texts.values())) == len(texts)


def _pairs(say: object, card: Card) -> list[tuple[object, str]]:
    return list(zip(card.effects, DESCRIBER.card_text(say, card, {}), strict=True))  # type: ignore[arg-type]


def test_examples_count_as_the_rules_do() -> None:
    def example(id: str) -> tuple[str, ...]:
        return DESCRIBER.describe(language("en"), CARDS[id], {}, {}).examples

    assert example("collecting-golem") == ("With 5 wands that makes 6 points.",)
    assert example("political-campaign") == ("With 5 infamy tokens that makes 2 points.",)
    assert example("loyalty-program") == ("With 5 cards, this one among them, that makes 4 points.",)
    assert example("crown") == ()


def test_what_is_doubtful_is_marked() -> None:
    found = DESCRIBER.describe(language("en"), CARDS["island-estate"], {}, {})
    facts = dict(found.facts)
    assert facts["Icon"] == "compass (doubtful)"
    assert any("island-estate-compass" in remark for remark in found.remarks)
    assert DESCRIBER.card_facts(CARDS["island-estate"], {})["ruling"] == "island-estate-compass"


def test_the_texts_do_not_change_unread() -> None:
    """All cards in all languages as they stood after the last reading; a change must be read again, then kept."""
    approved = (Path(__file__).parent / "market_texts.txt").read_text(encoding="utf-8")
    assert review() == approved
