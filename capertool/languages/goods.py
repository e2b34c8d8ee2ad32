"""The kinds of goods of Sneaks & Snitches by what people call them: by name or colour, in any language."""

from collections.abc import Mapping, Sequence
from functools import cache

from ..games.sneaks_and_snitches.box import COLOUR_OF, GOODS
from . import CODES, Language, language
from .names import fold
from .terms import category_name, colour_name


def goods_colour(say: Language, kind: str) -> str:
    """The colour of a kind of goods; its blue is darker than the one of Caper."""
    return say.term("goods", "blue") if COLOUR_OF[kind] == "blue" else colour_name(say, COLOUR_OF[kind])


@cache
def _names() -> Mapping[str, str]:
    """Folded words and the kinds they mean."""
    found = {fold(kind): kind for kind in GOODS}
    for say in map(language, CODES):
        for kind in GOODS:
            found[fold(category_name(say, kind))] = kind
            found[fold(colour_name(say, COLOUR_OF[kind]))] = kind
            found[fold(goods_colour(say, kind))] = kind
    return found


def goods_meant(word: str) -> Sequence[str]:
    """The kinds a word can mean: exactly, or as the beginning of a name."""
    wanted, names = fold(word), _names()
    if wanted in names:
        return (names[wanted],)
    return tuple(dict.fromkeys(kind for name, kind in names.items() if wanted and name.startswith(wanted)))


def is_goods(word: str) -> bool:
    """Whether a word is exactly what a kind of goods is called."""
    return fold(word) in _names()


def say_goods(say: Language, goods: Mapping[str, int]) -> str:
    """`2 jewels and 1 gold` as a list: kinds with their numbers, without those at nothing."""
    return say.join([f"{category_name(say, kind)} {goods[kind]}" for kind in GOODS if goods.get(kind)])
