"""Card texts are composed from effects: every card, in every language, every effect mentioned once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given

from capertool.effects.model import COLOURS, LOOT_UNITS, Act, Cost, Fine, Gain, Guard, Launder
from capertool.effects.parse import parse
from capertool.games.caper.catalogue import CARDS
from capertool.games.card import Card
from capertool.languages import CODES, language, read_names
from capertool.languages.compose import Composer, composer
from tests.effects.test_parse import GAINS
from tools.review import review

READINGS = [
    reading
    for card in CARDS.values()
    for reading in ([card.under(value) for value in card.readings] if card.readings else [card])
]
ENGLISH_WORDS = re.compile(r"\b(the|you|your|each|with|gear|thief|thieves|points?|coins?|here|this|gives?|of)\b", re.I)


def composers() -> Iterator[Composer]:
    for code in CODES:
        yield composer(language(code))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", READINGS, ids=lambda card: card.id)
def test_a_card_has_a_text_without_gaps(card: Card, code: str) -> None:
    text = composer(language(code)).card_text(card)
    assert text
    for sentence in text:
        assert re.match(r"[A-ZÀ-Ü]", sentence), sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}~\[\]]|\s\s", sentence), sentence


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
@pytest.mark.parametrize("card", READINGS, ids=lambda card: card.id)
def test_no_english_is_left_in_another_language(card: Card, code: str) -> None:
    compose = composer(language(code))
    words = " ".join([*compose.card_text(card), *compose.examples(card)])
    assert not ENGLISH_WORDS.search(re.sub(r"\bPoints?\b", "", words) if code == "fr" else words)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", READINGS, ids=lambda card: card.id)
def test_every_effect_is_mentioned_once(card: Card, code: str) -> None:
    """One sentence for each effect of a thief or gear; a location puts its reward into one."""
    compose = composer(language(code))
    text = compose.card_text(card)
    if card.kind == "location":
        reward = text[0]
        gains = [gain for gain in map(parse, card.effects) if isinstance(gain, Gain)]
        assert all(reward.count(compose.gain(gain)) == 1 for gain in gains)
        assert compose.amount(card.points, "point") in reward
        assert all(compose.sentence(effect, always=True) in text for effect in card.always)
        extra = any(gain.unit == "wild" for gain in gains)
        assert len(text) == 1 + extra + len(card.always)
    else:
        assert text == [compose.sentence(effect) for effect in card.effects]
        assert len(set(text)) == len(card.effects)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["1 point", "2 points", "5 points", "1 Caper", "2 Capers", "5 Capers"]),
        ("it", ["1 Punto", "2 Punti", "5 Punti", "1 Caper", "2 Caper", "5 Caper"]),
        ("de", ["1 Punkt", "2 Punkte", "5 Punkte", "1 Caper", "2 Caper", "5 Caper"]),
        ("fr", ["1 Point", "2 Points", "5 Points", "1 Caper", "2 Capers", "5 Capers"]),
    ],
)
def test_amounts_agree_with_their_number(code: str, expected: list[str]) -> None:
    compose = composer(language(code))
    assert [compose.amount(n, unit) for unit in ("point", "caper") for n in (1, 2, 5)] == expected


@pytest.mark.parametrize(
    ("code", "coins", "loot"),
    [
        ("en", ["1 coin", "2 coins", "5 coins"], ["1 painting", "2 paintings"]),
        ("it", ["1 Moneta", "2 Monete", "5 Monete"], ["1 Quadro", "2 Quadri"]),
        ("de", ["1 Münze", "2 Münzen", "5 Münzen"], ["1 Gemälde", "2 Gemälde"]),
        ("fr", ["1 Pièce", "2 Pièces", "5 Pièces"], ["1 Tableau", "2 Tableaux"]),
    ],
)
def test_coins_and_loot_agree_with_their_number(code: str, coins: list[str], loot: list[str]) -> None:
    compose = composer(language(code))
    assert [compose.amount(n, "coin") for n in (1, 2, 5)] == coins
    assert [compose.amount(n, "painting") for n in (1, 2)] == loot


@pytest.mark.parametrize(
    ("code", "pair", "two"),
    [
        ("en", "set of 1 yellow and 1 purple gear", "set of 2 pink gear"),
        ("it", "set di 1 Equipaggiamento giallo e 1 viola", "set di 2 Equipaggiamenti rosa"),
        ("de", "Sets aus 1 gelben und 1 violetten Ausrüstungskarte", "Sets aus 2 rosa Ausrüstungskarten"),
        ("fr", "série d'une carte Équipement jaune et d'une violette", "série de 2 cartes Équipement roses"),
    ],
)
def test_sets_are_built_with_articles_cases_and_elision(code: str, pair: str, two: str) -> None:
    compose = composer(language(code))
    assert pair in compose.sentence("1 caper per yellow + purple")
    assert two in compose.sentence("3 points per 2 pink")


@given(GAINS)
def test_every_gain_of_the_notation_can_be_said(gain: Gain) -> None:
    for compose in composers():
        assert not re.search(r"[{}~]", compose.sentence(str(gain)))


@pytest.mark.parametrize(
    "effect",
    [
        Cost("red", -2),
        Cost("gear", 1, of_opponent=True),
        Cost("thief", 1),
        Cost("orange", -1, of_opponent=True),
        Guard("thief"),
        Guard("dark-green"),
        Act("burn", 2, "top gear"),
        Act("burn", 1, "bare thief"),
        Act("turn", 2, "bare thief"),
        Launder(2),
        Fine(2, "purple"),
        parse("at the end, play 2 discarded gear"),
    ],
    ids=str,
)
def test_every_other_effect_of_the_notation_can_be_said(effect: object) -> None:
    for compose in composers():
        for always in (False, True):
            assert not re.search(r"[{}~]", compose.sentence(str(effect), always=always))


def example(effect: str, code: str = "en", fixed: int = 0) -> str:
    gain = parse(effect)
    assert isinstance(gain, Gain)
    return composer(language(code)).example(gain, fixed)


def test_examples_count_as_the_rules_do() -> None:
    assert example("1 caper per thief + 2 gear") == (
        "With 3 thieves and 4 gear of any colour that makes 2 sets, so 2 Capers."
    )
    assert example("3 points per red of opponent") == "If your opponent has 3 red gear, that makes 9 points."
    assert example("1 point per green of both") == "With 3 green gear that makes 3 points."
    assert example("1 point per loot") == "With 3 pieces of loot that makes 3 points."
    assert example("1 point per laundered coin") == "With 2 laundered coins that makes 2 points."


def test_an_example_adds_what_comes_in_any_case() -> None:
    """The Super Magnet gives 1 coin and 1 more for each of 3 thieves; the Bank 5 points and 1 for each yellow."""
    compose = composer(language("en"))
    assert compose.examples(CARDS["super-magnet"]) == ["If your opponent has 3 thieves, that makes 4 coins."]
    assert compose.examples(CARDS["bank"]) == ["With 3 yellow gear that makes 8 points."]
    assert compose.examples(CARDS["pantheon"]) == [
        "If your opponent has 3 yellow gear, that makes 9 points.",
        "With 3 yellow gear that makes 3 Capers.",
    ]


@pytest.mark.parametrize("effect", ["1 caper", "3 points if orange on top", "1 point per jewel"])
def test_what_has_nothing_to_count_has_no_example(effect: str) -> None:
    assert all(example(effect, code) == "" for code in CODES)


def test_the_texts_do_not_change_unread() -> None:
    """All cards in all languages as they stood after the last reading; a change must be read again, then kept."""
    approved = (Path(__file__).parent / "card_texts.txt").read_text(encoding="utf-8")
    assert review() == approved


def test_the_lexicons_have_the_same_entries() -> None:
    def shape(words: object) -> object:
        return {key: shape(value) for key, value in words.items()} if isinstance(words, dict) else type(words)

    english = dict(composer(language("en")).words)
    for compose in composers():
        mine = dict(compose.words)
        for section in english:
            if section not in ("elision", "colours"):
                assert shape(mine[section]) == shape(english[section]), (compose.say.code, section)
        assert set(mine["colours"]) == set(COLOURS)
        assert set(mine["units"]) == {"caper", "point", "coin", *LOOT_UNITS}


def test_names_of_all_cards_in_all_languages() -> None:
    for code in CODES:
        names = read_names(code, "caper")
        assert set(names["printed"]) | set(names["translated"]) == set(CARDS), code
        for name in [*names["printed"].values(), *names["translated"].values()]:
            assert not set(name) & set(":,~")
    assert set(read_names("it", "caper")["printed"]) == set(CARDS)
    assert read_names("fr", "caper")["printed"] == read_names("en", "caper")["printed"]
