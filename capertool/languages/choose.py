"""Which language to speak: --lang, CAPERTOOL_LANG, the saved preference, the system's locale, English."""

import os
from collections.abc import Callable, Mapping, Sequence

from . import CODES, SOURCE

OPTION = "--lang"
VARIABLE = "CAPERTOOL_LANG"
_SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def split_arguments(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The languages asked for by --lang, wherever it stands, and the other arguments."""
    wanted: list[str] = []
    rest: list[str] = []
    remaining = list(arguments)
    while remaining:
        argument = remaining.pop(0)
        if argument == "--":
            return wanted, [*rest, argument, *remaining]
        if argument == OPTION:
            wanted.append(remaining.pop(0) if remaining else "")
        elif argument.startswith(f"{OPTION}="):
            wanted.append(argument.removeprefix(f"{OPTION}="))
        else:
            rest.append(argument)
    return wanted, rest


def known_language(tag: str) -> str:
    """The language of a tag such as `it_CH`, `de-AT.UTF-8@euro` or `FR`; nothing for one we do not speak."""
    for sign in (".", "@", "_", "-"):
        tag = tag.split(sign)[0]
    code = tag.lower()
    return code if code in CODES else ""


def negotiate(
    wanted: Sequence[str], environment: Mapping[str, str] | None = None, saved: Callable[[], str] = str
) -> str:
    """The first language on the way that we speak; `saved` is asked only when it is its turn."""
    surroundings = os.environ if environment is None else environment
    for tag in (*wanted, surroundings.get(VARIABLE, "")):
        if known_language(tag):
            return known_language(tag)
    return known_language(saved()) or _of_the_system(surroundings) or SOURCE


def _of_the_system(environment: Mapping[str, str]) -> str:
    """LANGUAGE is a list and comes first, unless the locale is C; then the first that is set decides."""
    locale = next((environment[name] for name in _SYSTEM_VARIABLES if environment.get(name)), "")
    if locale.split(".")[0] in ("", "C", "POSIX"):
        return ""
    for tag in environment.get("LANGUAGE", "").split(":"):
        if known_language(tag):
            return known_language(tag)
    return known_language(locale)
