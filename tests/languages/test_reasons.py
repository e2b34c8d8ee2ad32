"""Reasons of shared places say what was lost in dividing, and only there."""

import pytest

from capertool.games.tally import PLACE_SHARE, Line
from capertool.languages import language
from capertool.languages.reasons import why


def told(code: str, effect: str, points: int) -> str:
    line = Line("anna", "gold", None, "gold", points, PLACE_SHARE, effect, 2, points, ())
    return why(language(code), "sneaks-and-snitches", line)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "rounded down"),
        ("it", "arrotondato per difetto"),
        ("de", "abgerundet"),
        ("fr", "arrondi à l'entier inférieur"),
    ],
)
def test_what_does_not_divide_is_rounded_down(code: str, words: str) -> None:
    assert told(code, "places 1-2: 3+0", 1).endswith(words)  # 3 among two
    assert told(code, "places 1-2: 3", 1).endswith(words)  # half of 3 for each of two players
    assert words not in told(code, "places 2-4: 3+3+0", 2)
    assert words not in told(code, "places 1-2: 4", 2)
    assert words not in told(code, "place 1: 3", 3)
