"""`--ruling NAME=VALUE`, wherever it is given."""

from collections.abc import Sequence

from ..games.rulings import value_from_text
from ..languages import Language
from .usage import UsageError


def read_rulings(say: Language, texts: Sequence[str]) -> dict[str, object]:
    """What was typed, by name; whether it is possible is for the game to say."""
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            hint = say("Write NAME=VALUE, for example last-tie=green.")
            raise UsageError(say("{text} is not a ruling.", text=text), hint)
        given[name.strip()] = value_from_text(value)
    return given
