"""What every command shares: the languages, chosen before anything else is imported."""

from collections.abc import Sequence
from typing import NamedTuple

from ..languages import CODES, SOURCE, Language, language
from ..languages.choose import known_language, negotiate, split_arguments


class Context(NamedTuple):
    say: Language
    languages: tuple[Language, ...]
    """Those asked for by --lang, or the one spoken."""
    asked: bool = False
    """Whether --lang was given, which beats what is known of a player."""


_context = Context(language(SOURCE), (language(SOURCE),))


def set_context(arguments: Sequence[str], *, completing: bool = False) -> list[str]:
    """Choose the language and give back the arguments without --lang; a half-typed one is no mistake yet."""
    global _context
    from ..preferences import preference

    wanted, rest = split_arguments(arguments)
    say = language(negotiate(wanted, saved=lambda: preference("lang")))
    _context = Context(say, (say,))
    if not completing:
        _check(wanted)
    shown = dict.fromkeys(known_language(tag) for tag in wanted if known_language(tag))
    _context = Context(say, tuple(language(code) for code in shown) or (say,), bool(wanted))
    return rest


def _check(wanted: Sequence[str]) -> None:
    from ..problems import ProblemsError, problem
    from .usage import UsageError

    for tag in wanted:
        if not tag:
            raise UsageError(_context.say("The option {option} needs a value.", option="--lang"))
        if not known_language(tag):
            raise ProblemsError([problem("unknown-value", "--lang", value=tag, choices=CODES)])


def current_language() -> Language:
    return _context.say


def language_for(code: str) -> Language:
    """The language of a player, unless one was asked for."""
    return language(code) if code in CODES and not _context.asked else _context.say


def current_languages() -> tuple[Language, ...]:
    return _context.languages


def wants_json(arguments: Sequence[str]) -> bool:
    return "--json" in arguments or "--batch" in arguments
