"""Caper: Europe in four languages: names, texts of every icon, and words that do not change unread."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from capertool.effects.model import Gain
from capertool.games.caper_europe.catalogue import CARDS
from capertool.games.caper_europe.icons import has_meaning
from capertool.games.caper_europe.remarks import remarks
from capertool.languages import CODES, language, read_names
from capertool.languages.compose import composer
from capertool.languages.events import words_of
from tests.effects.test_parse import GAINS
from tests.games.europe_recorded import Game
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
        "Both sides: whenever you play yellow gear here, take 1 coin."
    )


ONCE = ("1 caper per discarded pink", "1 coin per green of opponent")
AGAIN = {
    "1 caper per yellow": ("at each new card", "later for each new one you play here"),
    "1 coin per 2 yellow": ("", "later for each new one you complete"),
    "1 coin per painting": ("", "later for each one you grab here"),
    "1 caper per laundered coin": ("", "later at each coin you launder here"),
}


@pytest.mark.parametrize("effect", ONCE)
def test_what_no_later_card_of_yours_changes_acts_at_once_and_never_again(effect: str) -> None:
    text = composer(language("en"), GAME).sentence(effect)
    assert text.startswith("At once, ")
    assert "later" not in text
    card = CARDS["banker"]._replace(effects=(effect,))
    assert "combos-here-only" not in remarks(card)


@pytest.mark.parametrize("effect", AGAIN)
def test_a_combo_says_what_sets_it_off_again(effect: str) -> None:
    never, told = AGAIN[effect]
    text = composer(language("en"), GAME).sentence(effect)
    assert told in text
    assert not never or never not in text


@pytest.mark.parametrize("code", CODES)
def test_a_lasting_effect_gives_its_amount_at_each_card_and_counts_nothing(code: str) -> None:
    """At the third yellow gear it gives 1 coin, as at the first: no text may read as 3."""
    compose = composer(language(code), GAME)
    place = CARDS["louvre"]._replace(effects=(), always=("1 coin per yellow",), doubts=())
    assert compose._card("own", "yellow") not in " ".join(compose.card_text(place))
    assert compose.examples(place) == []


@pytest.mark.parametrize("code", CODES)
def test_pieces_of_loot_are_grabbed_in_the_right_case(code: str) -> None:
    game = Game(cards={"kid": {"kind": "thief", "coins": 0, "effects": ["1 jewel"]}})
    before = game.state
    said = words_of(GAME).say_event(language(code), before, game.play("kid"))
    assert {"en": "1 jewel", "it": "1 Gioiello", "de": "schnappt sich 1 Diamanten", "fr": "1 Diamant"}[code] in said


def thief(*effects: str) -> dict[str, Any]:
    return {"kind": "thief", "coins": 0, "effects": list(effects)}


GREEN = {"kind": "gear", "colour": "green", "cost": 0, "effects": []}
GRAB = {"kind": "gear", "colour": "red", "cost": 0, "effects": ["1 painting"]}
LATER = [
    # a combo that lies there, then a card of South's, and the coins it brings
    ("1 coin per green", "green", 1),
    ("1 coin per green", "grab", 0),
    ("1 coin per green of both", "green", 1),
    ("1 coin per green of opponent", "green", 0),
    ("1 coin per discarded green", "green", 0),
    ("1 coin per 2 green", "green", 1),
    ("1 coin per painting", "grab", 1),
    ("1 coin per loot", "grab", 1),
    ("1 coin per jewel", "grab", 0),
]


@pytest.mark.parametrize(("effect", "card", "coins"), LATER)
def test_a_combo_acts_as_its_text_says(effect: str, card: str, coins: int) -> None:
    """One green gear lies on each side, a second one or loot comes now."""
    game = Game(cards={"lead": thief(effect), "foe": thief(), "green": GREEN, "grab": GRAB})
    game.lay("south", "lead")
    game.lay("north", "foe")
    for seat in ("south", "north"):
        game.lay(seat, "green", on=0)
    game.gear_round()
    game.play(card, on=0)
    assert game.state.coins["south"] == coins
    assert ("later" in composer(language("en"), GAME).sentence(effect)) == any(
        gained for same, _, gained in LATER if same == effect
    ) or effect == "1 coin per jewel"


def test_the_texts_do_not_change_unread() -> None:
    approved = (Path(__file__).parent / "europe_texts.txt").read_text(encoding="utf-8")
    assert review_europe() == approved
