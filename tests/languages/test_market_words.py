"""Sentences of Thief's Market in the four languages: endings, articles, numbers and the terms players use."""

import re
from typing import Any

import pytest

from capertool.games.thiefs_market.commands import Take
from capertool.languages import CODES, Language, language
from capertool.languages.digest import read_topic, topics_of
from capertool.languages.events.thiefs_market import say_event, say_standing
from capertool.languages.market import ways_text
from capertool.languages.problems import say_problem
from capertool.problems import problem
from tests.games.market_evening import Evening, objects
from tools.messages import read_catalogue

GAME = "thiefs-market"
NBSP = "\u00a0"


def after(evening: Evening, code: str, enter: Any) -> str:
    """What one entry is told as."""
    state, event = evening.state, enter()
    return say_event(language(code), state, event)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Anna takes: 1 blue gem, 2 red gems, 1 yellow bag and the first-player marker."),
        ("it", "Anna prende: 1 gemma blu, 2 gemme rosse, 1 sacco giallo e il segnalino Primo Giocatore."),
        ("de", "Anna nimmt: 1 blauen Edelstein, 2 rote Edelsteine, 1 gelben Beutel und den Startspielermarker."),
        (
            "fr",
            f"Anna prend{NBSP}: 1 gemme bleue, 2 gemmes rouges, 1 sac jaune et le marqueur Premier joueur.",
        ),
    ],
)
def test_what_is_taken_is_the_object_of_its_sentence(code: str, told: str) -> None:
    evening = Evening()
    evening.roll("brryggwwpp")
    assert after(evening, code, lambda: evening.enter(Take(objects("brry1")))) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Anna uses Tailor and spends 1 red gem."),
        ("it", "Anna usa Sarto e spende 1 gemma rossa."),
        ("de", "Anna setzt Schneider ein und gibt 1 roten Edelstein aus."),
        ("fr", "Anna utilise Tailleur et dépense 1 gemme rouge."),
    ],
)
def test_a_card_used_and_the_die_it_spends(code: str, told: str) -> None:
    evening = Evening()
    evening.own(anna=("tailor",))
    evening.divided("r1", "p", "p")
    assert after(evening, code, lambda: evening.use("tailor")).startswith(told)


@pytest.mark.parametrize(
    ("code", "one", "more"),
    [
        ("it", "Nuova nel Mercato:", "Nuove nel Mercato:"),
        ("fr", f"Nouvelle au Marché{NBSP}:", f"Nouvelles au Marché{NBSP}:"),
    ],
)
def test_one_new_card_or_more(code: str, one: str, more: str) -> None:
    for bought, revealed, words in ((1, ("bondsman",), one), (2, ("bondsman", "pawnbroker"), more)):
        evening = Evening()
        evening.divided("r1", "g", "p")
        evening.buy("tailor")
        if bought == 2:
            evening.buy("nearby-safehouse")
        else:
            evening.done()
        evening.done()
        assert words in after(evening, code, lambda revealed=revealed: evening.cash(*revealed))  # noqa: B023


def test_what_can_be_afforded_in_german_and_french() -> None:
    evening = Evening()
    evening.divided("r1", "p", "p")
    evening.gold(anna=0)
    assert "Bezahlbar: Schneider." in say_standing(language("de"), evening.state)
    assert f"Abordable{NBSP}: Tailleur." in say_standing(language("fr"), evening.state)


def test_french_signs_between_steps_stand_apart() -> None:
    from capertool.games.thiefs_market.afford import Purse, ways

    found = ways(("white", "white"), Purse(("white", "blue"), 0, ("glamer",)))
    assert f"{NBSP}; 0 Or" in ways_text(language("fr"), found)
    assert " ;" not in ways_text(language("fr"), found)


@pytest.mark.parametrize(
    ("code", "details", "lang", "said"),
    [
        ("not-your-turn", {"seat": "Anna", "next": "Bea"}, "it", "Anna non è di turno: è il turno di Bea."),
        ("used-already", {"card": "tailor"}, "it", "La carta Sarto è già stata usata in questo round."),
        ("already-bought", {"card": "tailor"}, "fr", "La carte Tailleur a déjà été achetée."),
        ("dice-count", {"count": 2, "wanted": 1}, "de", "Angegebene Würfel: 2; nötig: 1."),
        ("last-takes-all", {"seat": "Carlo"}, "de", "Nur Carlo hat noch keinen Haufen und nimmt alles aus der Mitte."),
        ("unknown-card", {"name": "tailer", "cards": ()}, "en", 'There is no card "tailer".'),
        ("unknown-card", {"name": "tailer", "cards": ()}, "it", "Nessuna carta si chiama «tailer»."),
        ("unknown-card", {"name": "tailer", "cards": ()}, "de", "Eine Karte „tailer“ gibt es nicht."),
        ("unknown-card", {"name": "tailer", "cards": ()}, "fr", f"Aucune carte ne s'appelle «{NBSP}tailer{NBSP}»."),
    ],
)
def test_refusals_are_sentences_of_their_language(code: str, details: dict[str, Any], lang: str, said: str) -> None:
    assert say_problem(language(lang), GAME, problem(code, "", **details)).message == said


def _digest(say: Language) -> str:
    return " ".join(block.text for id in topics_of(GAME) for block in read_topic(say, GAME, id).blocks)


def test_in_german_a_marker_is_the_first_players_and_tokens_are_called_otherwise() -> None:
    digest = _digest(language("de"))
    assert not re.search(r"\b(Marker\w*|Verrufmarker\w*|Goldmarker\w*|Putz)\b", digest)
    assert "Startspielermarker" in digest
    messages = [str(message.string) for message in read_catalogue("de") if "nfamy" in str(message.id)]
    assert messages
    assert not [text for text in messages if "Verrufmarker" in text]


@pytest.mark.parametrize("code", CODES)
def test_a_reference_to_the_rulings_says_see(code: str) -> None:
    word = {"en": "see", "it": "vedi", "de": "siehe", "fr": "voir"}[code]
    title = read_topic(language(code), GAME, "rulings").title
    for id in ("ties", "majorities"):
        text = " ".join(block.text for block in read_topic(language(code), GAME, id).blocks)
        assert f"{word} {title}" in text


def test_french_speaks_to_one_person() -> None:
    words = re.findall(r"\b\w+ez\b", _digest(language("fr")))
    assert set(words) <= {"assez", "chez"}
