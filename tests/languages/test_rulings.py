"""Rulings as sentences: every value of every ruling has one in every language, and no two values share it."""

import pytest

from capertool.games import load
from capertool.games.rulings import Ruling, Value
from capertool.languages import CODES, language
from capertool.languages.rulings import say_ruling, say_rulings
from capertool.languages.terms import GAME_NAMES

RULINGS = [(game, ruling) for game in GAME_NAMES for ruling in load(game).rulings.values()]


def values(ruling: Ruling) -> tuple[Value, ...]:
    """The values it may have; of one that is set by numbers its default and another."""
    if ruling.values:
        return ruling.values
    default = next(iter(ruling.defaults.values()))
    return default, (2, 4, 7) if isinstance(default, tuple) else 1


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "ruling"), RULINGS, ids=[ruling.name for _, ruling in RULINGS])
def test_every_value_is_a_sentence_of_its_own(game: str, ruling: Ruling, code: str) -> None:
    told = [say_ruling(language(code), game, ruling.name, value) for value in values(ruling)]
    assert len(set(told)) == len(told)
    for sentence in told:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not set("{}=_") & set(sentence)
        assert "-" not in ruling.name or ruling.name not in sentence


def test_cards_seats_and_figures_are_named_in_the_reader_s_language() -> None:
    german = language("de")
    assert say_ruling(german, "caper", "last-tie", "green") == (
        "Sind Punkte und Münzen gleich, geht der letzte Gleichstand an Grün."
    )
    assert say_ruling(german, "caper", "royal", "capers").startswith("Die Hoheit bringt Caper ")
    assert say_rulings(language("en"), "caper", {"loot-sets": (1, 3, 7), "discarded-gear": 1}) == (
        "Sets of one, two and three pieces of loot are worth 1, 3 and 7 points. "
        "Each gear in the discard pile is worth 1 point to a team."
    )
    assert say_rulings(german, "caper", {}) == ""
