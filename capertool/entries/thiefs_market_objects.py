"""Dice and the first-player marker by what people call them: letters, words in any language, numbers of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ..games.thiefs_market.box import BAG, FACES, GEMS, LETTERS, MASK, MOST_DICE
from ..games.thiefs_market.dice import MARKER, OBJECTS, Pile, pile
from ..languages import CODES, Language, language
from ..languages.market import GAME, MARKER_LETTER, object_name, objects_of
from ..languages.market_texts import one_object
from ..languages.names import fold
from ..languages.terms import colour_name
from ..problems import ProblemsError, problem

_SHORTEST_WORD = 3
_LETTERS = {**{letter.lower(): face for letter, face in LETTERS.items()}, MARKER_LETTER: MARKER}
_COLOURS = {**{gem: gem for gem in GEMS}, BAG: "yellow", MASK: "purple"}
_COLOUR, _NOUN = "colour", "noun"


class Word(NamedTuple):
    """What a word can mean, and which part it has in a name: its colour, its noun, or a word of the marker's."""

    objects: frozenset[str]
    part: str


def objects_meant(words: Sequence[str]) -> Pile:
    """`rb1`, `red blue marker` or `2 red gems`, in any language; g w b r y p are dice, and 1 is the marker."""
    rest = " ".join(words).replace(",", " ").replace("-", " ").split()
    found: list[str] = []
    while rest:
        found += _first_objects(rest)
    return pile(found)


def _first_objects(rest: list[str]) -> list[str]:
    """What the first words say; they are taken away."""
    number = _number(rest)
    named = _named(rest)
    if named is not None:
        return [named] * number
    word = rest.pop(0)
    letters = [_LETTERS.get(letter, "") for letter in word.lower()]
    if number > 1 or not all(letters):
        raise _unknown(word)
    return letters


def _number(rest: list[str]) -> int:
    """A number before a word is taken away; 1 there could as well be the marker."""
    if len(rest) < 2 or not rest[0].isdecimal() or _word(rest[1]) is None:
        return 1
    if rest[0] == MARKER_LETTER:
        raise ProblemsError([problem("one-is-marker", "", words=" ".join(rest[:2]))], GAME)
    number = rest.pop(0)
    if len(number) > len(str(MOST_DICE)) or not 1 < int(number) <= MOST_DICE:
        raise _unknown(number)
    return int(number)


def _named(rest: list[str]) -> str | None:
    """One object by its name, colour and noun in any order, or by one of them; its words are taken away."""
    meant: frozenset[str] = frozenset(OBJECTS)
    parts: set[str] = set()
    taken = 0
    for word in map(_word, rest):
        if word is None or word.part in parts or not meant & word.objects:
            break
        meant, parts, taken = meant & word.objects, {*parts, word.part}, taken + 1
    if not taken:
        return None
    said = [rest.pop(0) for _ in range(taken)]
    if len(meant) > 1:
        raise _unknown(" ".join(said))
    return next(iter(meant))


def _unknown(word: str) -> ProblemsError:
    return ProblemsError([problem("unknown-object", "", value=word)], GAME)


# --- words


def _word(typed: str) -> Word | None:
    """A word as it is, or the beginning of one; letters that stand for dice are none."""
    known, wanted = _words(), fold(typed)
    if wanted in known:
        return known[wanted]
    if len(wanted) < _SHORTEST_WORD or all(letter in _LETTERS for letter in typed.lower()):
        return None
    begun = {word for name, word in known.items() if name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


@cache
def _words() -> Mapping[str, Word]:
    """Every word of the objects' names, in any language."""
    words: dict[str, Word] = {}
    for code in CODES:
        for word, name, part in _words_in(language(code)):
            known = words.get(word, Word(frozenset(), part))
            words[word] = known._replace(objects=known.objects | {name})
    return words


def _words_in(say: Language) -> Iterator[tuple[str, str, str]]:
    """Words with the object and the part each has in its name."""
    by_name = {name: _words_for(say, name) for name in OBJECTS}
    nouns = set.intersection(*(by_name[gem] for gem in GEMS))
    for name, colour in _COLOURS.items():
        called = fold(colour_name(say, colour)).split()[0]
        for word in {*by_name[name], called}:
            is_noun = word in nouns if name in GEMS else word[:_SHORTEST_WORD] != called[:_SHORTEST_WORD]
            yield word, name, _NOUN if is_noun else _COLOUR
    for word in by_name[MARKER]:
        yield word, MARKER, word  # each word of its name stands there once


def _words_for(say: Language, name: str) -> set[str]:
    """The words an object is called by, alone, as one of a sentence, and in numbers."""
    called = f"{object_name(say, name)} {objects_of(say, name, 2).removeprefix('2')}"
    if name != MARKER:
        called += one_object(say, name).removeprefix(one_object(say, name).split()[0])  # without its article
    return set(fold(called).split())


# --- faces


def face_meant(word: str) -> str:
    """One face of a die."""
    found = objects_meant([word]) if word else ()
    if len(found) != 1:
        raise _unknown(word)
    if found[0] not in FACES:
        raise ProblemsError([problem("dice-only", "")], GAME)
    return found[0]


def roll(number: int) -> Pile:
    return pile(random.choices(FACES, k=number))
