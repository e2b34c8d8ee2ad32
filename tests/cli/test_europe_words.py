"""Caper: Europe by words of all four languages, wherever a word is read."""

import pytest

from capertool.games.caper_europe.catalogue import CARDS
from capertool.languages import CODES, language
from capertool.languages.digest import read_topic, topics_of
from capertool.ownbox import own_figures
from capertool.packs import known_cards
from tests.cli.running import Runner
from tests.cli.test_europe import begun


@pytest.mark.parametrize("word", ["Antiquité", "antiquite", "cimelio", "Antiquität", "antiquitaet", "antique"])
def test_loot_is_chosen_in_any_language(capertool: Runner, word: str) -> None:
    begun(capertool)
    ran = capertool("play", "Kid", "1", "--kind", "thief", "--coins", "0", "--effect", "1 wild", "--take", word)
    assert ran.code == 0, ran.err
    assert "grabs 1 antique" in ran.out


def test_what_the_hint_offers_is_understood(capertool: Runner) -> None:
    begun(capertool)
    play = ("play", "Kid", "1", "--kind", "thief", "--coins", "0", "--effect", "1 wild", "--lang", "fr")
    refused = capertool(*play)
    assert "--take" in refused.err
    assert "Antiquité" in refused.err
    assert capertool(*play, "--take", "Antiquité").code == 0
    wrong = capertool("marker", "1", "gauche", "--lang", "fr")
    assert wrong.code == 3
    assert "Possible ici : Sud, Nord et milieu." in wrong.err.replace("\u00a0", " ")


def test_loot_is_counted_in_any_language(capertool: Runner) -> None:
    begun(capertool)
    for pieces in ("gioiello=1 quadri=1", "diamant=1 Gemälde=1", "diamants=1 tableaux=1"):
        ran = capertool("loot", "south", *pieces.split())
        assert "In the headquarters of Anna: 1 jewel and 1 painting." in ran.out, ran.err


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("milieu", "in the middle"),
        ("Mitte", "in the middle"),
        ("centro", "in the middle"),
        ("middle", "in the middle"),
        ("Süden", ""),
        ("sued", "Anna, 2 fields"),
        ("nord", "Ben, 2 fields"),
    ],
)
def test_a_marker_is_set_in_any_language(capertool: Runner, word: str, told: str) -> None:
    begun(capertool)
    ran = capertool("marker", "1", word, "2")
    assert (told in ran.out and ran.code == 0) if told else ran.code == 3


def test_cards_are_described_in_any_language(capertool: Runner) -> None:
    words = ("--kind", "Equipaggiamento", "--city", "Roma", "--colour", "rosa")
    assert capertool("pack", "add", "Lancia", *words).code == 0
    card = known_cards()["lancia"]
    assert (card.kind, card.city, card.colour) == ("gear", "rome", "pink")
    refused = capertool("pack", "add", "Speer", "--kind", "Waffe", "--lang", "de")
    assert refused.code == 3
    assert "Dieb, Ausrüstung und Ort" in refused.err


ANSWERS = {
    "Art": "Ausrüstung",
    "Stadt": "Rom",
    "Farbe": "rosa",
    "Symbol 1": "l",
    "Welches": "beliebig",
    "Für jede": "gelb + Ausrüstung",
    "Wessen": "Gegenüber",
    "Symbol 2": "k",
    "Mehr oder": "weniger",
    "Welche Karten": "Dieb",
    "Symbol 3": "p",
    "Nur wenn": "rosa",
}


def test_prompts_are_answered_in_the_language_they_are_asked_in(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(question: str = "") -> str:
        return next((word for beginning, word in ANSWERS.items() if question.startswith(beginning)), "")

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", answer)
    ran = capertool("pack", "add", "Spieß", "--lang", "de")
    assert ran.code == 0, ran.err
    (card,) = [card for id, card in known_cards().items() if id not in CARDS]
    assert (card.kind, card.city, card.colour) == ("gear", "rome", "pink")
    assert card.effects == (
        "1 wild per yellow + gear of opponent",
        "thief costs 1 less",
        "1 point per yellow + gear of opponent if pink on top",
    )


def test_leaders_are_told_in_any_language(capertool: Runner) -> None:
    for typed in ("Süd Nord Süd Nord Süd Nord", "sud, nord, sud, nord, sud, nord", "s n s n s n"):
        assert capertool("box", "--game", "caper-europe", "leaders", typed).code == 0
        assert own_figures("caper-europe")["leaders"] == ("south", "north") * 3
    shown = capertool("box", "--game", "caper-europe", "leaders", "--lang", "it").out
    assert "Sud, Nord, Sud" in shown
    assert capertool("box", "--game", "caper-europe", "leaders", "Ost West Ost West Ost West").code != 0


def test_lists_are_filtered_in_any_language(capertool: Runner) -> None:
    blue = [id for id, card in CARDS.items() if card.colour == "blue"]
    for word in ("azzurro", "blau", "bleu clair", "blue"):
        ran = capertool("cards", "--game", "caper-europe", "--colour", word, "--lang", "en")
        assert len(ran.out.splitlines()) == len(blue), word
    thieves = [id for id, card in CARDS.items() if card.kind == "thief" and card.city == "barcelona"]
    ran = capertool("cards", "--kind", "ladro", "--city", "Barcellona", "--game", "caper-europe")
    assert len(ran.out.splitlines()) == len(thieves) > 0


@pytest.mark.parametrize("width", ["60", "80", "100", "110"])
def test_no_line_begins_with_a_sign_that_french_binds(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    for topic in topics_of("caper-europe"):
        lines = capertool("rules", topic, "--game", "caper-europe", "--lang", "fr").out.splitlines()
        assert not [line for line in lines if line.lstrip("\u00a0 ")[:1] in (*":;?!",)], topic


@pytest.mark.parametrize("code", CODES)
def test_the_rules_name_colours_as_the_language_does(code: str) -> None:
    for topic in topics_of("caper-europe"):
        text = " ".join(block.text for block in read_topic(language(code), "caper-europe", topic).blocks)
        assert "dark-green" not in text
        assert code == "en" or "pink" not in text
