"""`--ruling NAME=VALUE`, wherever it is given."""

from collections.abc import Mapping, Sequence

from ..games.rulings import Ruling, read_explicit, value_from_text
from ..languages import Language
from ..problems import Problem, ProblemsError
from .usage import UsageError


def read_rulings(say: Language, texts: Sequence[str]) -> dict[str, object]:
    """What was typed, by name; whether it is possible is for the game to say."""
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            hint = say("Write NAME=VALUE; the names are listed by: capertool rules rulings")
            raise UsageError(say("{text} is not a ruling.", text=text), hint)
        given[name.strip()] = value_from_text(value)
    return given


def read_explicit_rulings(say: Language, texts: Sequence[str], rulings: Mapping[str, Ruling]) -> dict[str, object]:
    """The rulings that were given, checked against those of a game."""
    problems: list[Problem] = []
    explicit = read_explicit(rulings, read_rulings(say, texts), "--ruling", problems)
    if problems:
        raise ProblemsError(problems)
    return dict(explicit)
