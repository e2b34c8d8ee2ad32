"""Finds a card by any name it has in any language, with or without article, accents, case and hyphens."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from ..resources import resource
from . import CODES, SOURCE, names_file, read_names

_ARTICLES = {"the", "il", "lo", "la", "l", "i", "gli", "le", "les", "der", "die", "das"}
NEVER_IN_NAMES = ":,~"
_NEAR_ENOUGH = 0.6
_AS_GOOD_AS = 0.1


def fold(name: str) -> str:
    """What is compared: no case, accents, punctuation or leading article."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    words = "".join(sign if sign.isalnum() else " " for sign in bare if not unicodedata.combining(sign)).split()
    return " ".join(words[1:] if len(words) > 1 and words[0] in _ARTICLES else words)


def fold_name(name: str) -> str:
    """A name as it is compared; one of signs alone is itself, so that no two such are the same."""
    return fold(name) or name.strip().casefold()


def without_game(game: str, name: str) -> str:
    """`caper/artist` names a card of Caper anywhere."""
    return name.strip().removeprefix(f"{game}/")


class NameIndex:
    """All names of one game's cards; the language files are read when a name is not an id."""

    __slots__ = ("game", "own")

    def __init__(self, game: str, own: Mapping[str, Mapping[str, str]] = {}) -> None:
        """`own` are names that players gave to cards themselves, by card and language."""
        self.game, self.own = game, own

    def find(self, name: str) -> Sequence[str]:
        if any(sign in name for sign in NEVER_IN_NAMES):
            return ()
        return self._index().get(fold_name(without_game(self.game, name)), ())

    def nearest(self, name: str) -> Sequence[str]:
        index = self._index()
        ratios = likeness(fold(name), index)
        if not ratios:
            return ()
        best = max(ratios.values())
        close = sorted((folded for folded in ratios if ratios[folded] >= best - _AS_GOOD_AS), key=lambda f: -ratios[f])
        return tuple(dict.fromkeys(id for folded in close for id in index[folded]))

    def _index(self) -> Mapping[str, tuple[str, ...]]:
        return with_own_names(by_folded_name(self.game), self.own)


def with_own_names(
    index: Mapping[str, tuple[str, ...]], own: Mapping[str, Mapping[str, str]]
) -> Mapping[str, tuple[str, ...]]:
    """An index of names with those that players gave, and the ids of their cards."""
    if not own:
        return index
    more = dict(index)
    for id, names in own.items():
        for folded in {fold(id), *map(fold_name, names.values())}:
            if id not in more.get(folded, ()):
                more[folded] = (*more.get(folded, ()), id)
    return more


def likeness(word: str, candidates: Iterable[str]) -> dict[str, float]:
    """How like the word each candidate is, those that are like enough."""
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(word)
    letters, length = set(word), len(word)
    ratios = {}
    for candidate in candidates:
        if 2 * min(length, len(candidate)) < _NEAR_ENOUGH * (length + len(candidate)):
            continue  # too short or too long, whatever its letters
        others = set(candidate)
        if 2 * len(letters & others) < _NEAR_ENOUGH * (len(letters) + len(others)):
            continue  # too many other letters
        matcher.set_seq1(candidate)
        ratio = matcher.ratio()
        if ratio >= _NEAR_ENOUGH:
            ratios[candidate] = ratio
    return ratios


@cache
def by_folded_name(game: str) -> Mapping[str, tuple[str, ...]]:
    """Every folded name, alias and id of a game's cards, and the cards it means."""
    compiled = compiled_names(game)
    sources = [names_file(code, game) for code in CODES]
    if compiled.exists() and compiled.stat().st_mtime >= max(source.stat().st_mtime for source in sources):
        import json

        return {name: tuple(ids) for name, ids in json.loads(compiled.read_bytes()).items()}
    return gather_names(game)


def compiled_names(game: str) -> Path:
    """The same index, made when capertool is built: reading the names of all games costs too much at every start."""
    return resource("locales", "names", f"{game}.json")


def gather_names(game: str) -> dict[str, tuple[str, ...]]:
    english = read_names(SOURCE, game)
    index: dict[str, tuple[str, ...]] = {fold(id): (id,) for id in {**english["printed"], **english["translated"]}}
    for code in CODES:
        names = read_names(code, game)
        pairs = [*names["printed"].items(), *names["translated"].items()]
        pairs += [(id, alias) for id, aliases in names["aliases"].items() for alias in aliases]
        for id, name in pairs:
            folded = fold(name)
            if id not in index.get(folded, ()):
                index[folded] = (*index.get(folded, ()), id)
    return index
