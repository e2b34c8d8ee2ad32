"""Caper: Europe in four languages: names, texts of every icon, and words that do not change unread."""

import re
from pathlib import Path

import pytest
from hypothesis import given

from capertool.effects.model import Gain
from capertool.games.caper_europe.catalogue import CARDS
from capertool.games.caper_europe.icons import has_meaning
from capertool.languages import CODES, language, read_names
from capertool.languages.compose import composer
from tests.effects.test_parse import GAINS
from tests.languages.test_card_texts import ENGLISH_WORDS
from tools.review import review_europe

GAME = "caper-europe"


def test_every_known_card_has_a_name_in_every_language() -> None:
    for code in CODES:
        names = read_names(code, GAME)
        assert set(names["printed"]) | set(names["translated"]) == set(CARDS), code
        assert not set(names["printed"]) & set(names["translated"]), code
        for name in [*names["printed"].values(), *names["translated"].values()]:
            assert not set(name) & set(":,~")
        assert set(names["aliases"]) <= set(CARDS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id", CARDS)
def test_a_card_has_a_text_without_gaps(id: str, code: str) -> None:
    compose = composer(language(code), GAME)
    text = compose.card_text(CARDS[id])
    assert text
    for sentence in [*text, *compose.examples(CARDS[id])]:
        assert re.match(r"[A-ZÀ-Ü]", sentence), sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}~\[\]]|\s\s| ,", sentence), sentence
        if code != "en":
            assert not ENGLISH_WORDS.search(re.sub(r"\bPoints?\b", "", sentence) if code == "fr" else sentence)


@given(GAINS)
def test_every_gain_of_this_game_can_be_said(gain: Gain) -> None:
    for code in CODES:
        compose = composer(language(code), GAME)
        for always in (False, True):
            kind = "location" if always else "gear"
            if has_meaning(gain, kind, always=always):
                sentence = compose.sentence(str(gain), always=always)
                assert not re.search(r"[{}~]| ,|\s\s", sentence)


GERMAN = [
    ("1 caper", "Bewege sofort den Gaunermarker 1 Feld in deine Richtung."),
    ("2 capers", "Bewege sofort den Gaunermarker 2 Felder in deine Richtung."),
    ("1 wild", "Schnappe dir hier sofort 1 beliebiges Diebesgut."),
    ("1 point per loot", "Bringt dir am Spielende 1 Punkt für jedes Diebesgut in deinem Hauptquartier."),
    ("launder 1 coin", "Wasche sofort 1 Münze: Lege sie aus dem Vorrat in dein Hauptquartier."),
    (
        "1 point per discarded green",
        "Bringt dir am Spielende 1 Punkt für jede grüne Ausrüstungskarte in deinem Ablagebereich.",
    ),
    ("2 points if won", "Bringt dir am Spielende 2 Punkte, wenn du diesen Ort für dich entscheidest."),
    (
        "3 points if orange on top",
        "Bringt dir am Spielende 3 Punkte, wenn in deiner Diebesbande hier eine orangefarbene Ausrüstungskarte "
        "zuoberst liegt.",
    ),
    ("yellow protected", "Deine gelben Ausrüstungskarten an diesem Ort sind vor dem Verbrennen geschützt."),
    (
        "burn 1 top gear",
        "Verbrenne sofort eine zuoberst liegende Ausrüstungskarte deines Gegenübers an diesem Ort.",
    ),
]


@pytest.mark.parametrize(("effect", "sentence"), GERMAN)
def test_german_has_the_publishers_terms(effect: str, sentence: str) -> None:
    assert composer(language("de"), GAME).sentence(effect) == sentence


def test_the_two_games_say_the_same_icon_in_their_own_words() -> None:
    say = language("en")
    assert composer(say).sentence("1 caper") == "Gives you 1 Caper."
    assert composer(say, GAME).sentence("1 caper") == "At once, move the marker 1 field towards you."
    assert composer(say, GAME).sentence("1 coin per yellow", always=True) == (
        "Both sides, at each new card that fits: take 1 coin for each yellow gear you have here."
    )


def test_the_texts_do_not_change_unread() -> None:
    approved = (Path(__file__).parent / "europe_texts.txt").read_text(encoding="utf-8")
    assert review_europe() == approved
