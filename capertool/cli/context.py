"""What every command shares: the language, chosen before anything else is imported."""

from collections.abc import Sequence

from ..languages import SOURCE, Language, language

_current = language(SOURCE)


def set_language(arguments: Sequence[str]) -> Language:
    return _current


def current_language() -> Language:
    return _current


def wants_json(arguments: Sequence[str]) -> bool:
    return "--json" in arguments or "--batch" in arguments
