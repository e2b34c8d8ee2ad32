"""The words people type for the things of the games, understood in every language: the one place that knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from ..effects.model import CARD_WORDS, COLOURS, LOOT_KINDS, LOOT_UNITS
from . import CODES, Language, language
from .names import fold
from .terms import category_name, city_name, colour_name, kind_name, loot_name, seat_name

_SMALL = ("more", "less", "own", "opponent", "both", "won", "loot", "laundered coin", "all", "middle")
Name = Callable[[Language, str], str]
MIDDLE = "middle"
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
_PLURAL_OF_KIND = {"thief": "thieves", "gear": "gear", "location": "locations"}
"""The category that names many cards of a kind."""


def _small_words(say: Language, id: str) -> list[str]:
    """A word of the prompts, and after bars what may be typed for it too."""
    words = {
        "more": say.term("word", "more"),
        "less": say.term("word", "less"),
        "own": say.term("word", "own"),
        "opponent": say.term("word", "opponent"),
        "both": say.term("word", "both"),
        "won": say.term("word", "won"),
        "loot": say.term("word", "loot"),
        "laundered coin": say.term("word", "laundered coin"),
        "all": say.term("word", "all"),
        MIDDLE: say.term("word", "middle"),
    }
    return words[id].split("|")


_NAMES: Mapping[str, Name] = {
    **dict.fromkeys(("thief", "gear", "location", "lot", "other"), kind_name),
    **dict.fromkeys(("henchman", "wand", "tower", "compass", "finery", "bubble"), kind_name),
    **dict.fromkeys(COLOURS, colour_name),
    **dict.fromkeys(LOOT_UNITS, loot_name),
    **dict.fromkeys(("paris", "rome", "london", "barcelona", "base"), city_name),
    **dict.fromkeys(("south", "north", "white", "snitch"), seat_name),
    **dict.fromkeys(_SMALL, lambda say, id: _small_words(say, id)[0]),
}
"""How each word is called in a language."""


def word_name(say: Language, id: str) -> str:
    """A word as this language has it; what has no name is called by its id."""
    return _NAMES[id](say, id) if id in _NAMES else id


def ids_meant(typed: str, choices: Sequence[str], spoken: Language | None = None) -> tuple[str, ...]:
    """Those of the choices a word can mean in any language: exactly, or as a beginning, first in the one spoken."""
    if typed.strip().lower() in choices:
        return (typed.strip().lower(),)
    wanted = fold(typed)
    exact = tuple(id for id in choices if wanted in _words(id))
    if exact or not wanted:
        return exact
    near = tuple(id for id in choices if spoken and fold(word_name(spoken, id)).startswith(wanted))
    return near or tuple(id for id in choices if any(word.startswith(wanted) for word in _words(id)))


def id_or_typed(typed: str, choices: Sequence[str]) -> str:
    """The one choice that is meant, or what was typed, for whoever reads it further."""
    found = ids_meant(typed, choices)
    return found[0] if len(found) == 1 else typed


@cache
def _words(id: str) -> frozenset[str]:
    """Every word for it, folded, also with umlauts written out."""
    called = [id, *(name for code in CODES for name in _in_language(language(code), id))]
    return frozenset(fold(spelt) for name in called for spelt in (name, name.translate(_UMLAUTS)))


def _in_language(say: Language, id: str) -> Iterator[str]:
    """What it is called in one language, in the forms that stand in its texts: plurals, and colours with endings."""
    from .compose import composer

    yield word_name(say, id)
    if id in _SMALL:
        yield from _small_words(say, id)
    if id in _PLURAL_OF_KIND:
        yield category_name(say, _PLURAL_OF_KIND[id])
    if id in COLOURS:
        yield from composer(say).words["colours"][id].values()
    if id in LOOT_KINDS:
        yield from (form.removeprefix("{n} ") for form in composer(say).words["units"][id])
    if id == "wild":
        yield say.term("word", "any kind")


# --- the icon notation, which is English


def basis_meant(typed: str) -> str:
    """What an icon counts, in notation: `2 gialli + Equipaggiamento` is `2 yellow + gear`; the rest stays as typed."""
    return " + ".join(_item_meant(part.strip()) for part in typed.split("+"))


def _item_meant(text: str) -> str:
    number, _, rest = text.partition(" ")
    if not (number.isdigit() and rest):
        number, rest = "", text
    return f"{number} {id_or_typed(rest, (*CARD_WORDS, *LOOT_KINDS, 'loot', 'laundered coin'))}".strip()


def condition_meant(typed: str) -> str:
    """On what points depend, in notation; a colour alone lies on top."""
    meant = id_or_typed(typed, ("won", *COLOURS))
    return f"{meant} on top" if meant in COLOURS else meant
