"""Finds the card somebody means: by name, part of a name, or a misspelt name, in any language."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .names import by_folded_name, fold_name, likeness, with_own_names, without_game

EXACT, PART, MISSPELT, UNKNOWN = "exact", "part", "misspelt", "unknown"
_SURE = 0.74
_SHORT = 4
_MARGIN = 0.03
_WORTH_SUGGESTING = 0.68
_MOST_SUGGESTIONS = 5


class Found(NamedTuple):
    """The cards meant, and how they were found; for an unknown name, the nearest cards."""

    cards: tuple[str, ...]
    how: str

    @property
    def one(self) -> str | None:
        return self.cards[0] if self.how != UNKNOWN and len(self.cards) == 1 else None


def look_up(
    game: str,
    ids: Iterable[str] | None,
    query: str,
    own: Mapping[str, Mapping[str, str]] = {},
    *,
    guess: bool = True,
) -> Found:
    """The card that is meant, among these (None: all of the game); without `guess` misspellings are not tried.

    `own` are names that players gave to cards themselves, by card and language.
    """
    known = with_own_names(by_folded_name(game), own)
    index = known if ids is None else _only(known, set(ids))
    wanted = fold_name(without_game(game, query))
    if wanted in index:
        return Found(index[wanted], EXACT)
    parts = _by_part(index, wanted)
    if parts:
        return Found(parts, PART)
    several = _several_names(index, wanted)
    if len(several) > 1:
        return Found(several, PART)
    return _misspelt(index, wanted) if guess else Found((), UNKNOWN)


def _only(index: Mapping[str, tuple[str, ...]], allowed: set[str]) -> Mapping[str, tuple[str, ...]]:
    return {
        name: tuple(id for id in meant if id in allowed)
        for name, meant in index.items()
        if not allowed.isdisjoint(meant)
    }


def _by_part(index: Mapping[str, tuple[str, ...]], wanted: str) -> tuple[str, ...]:
    """Cards with a name in which every word asked for begins a word."""
    words = wanted.split()
    if not words:
        return ()
    found = [
        id
        for name, ids in index.items()
        if all(any(part.startswith(word) for part in name.split()) for word in words)
        for id in ids
    ]
    return tuple(dict.fromkeys(found))


def _several_names(index: Mapping[str, tuple[str, ...]], wanted: str) -> tuple[str, ...]:
    """The cards, where the words are names of different cards one after the other."""
    words = wanted.split()
    exact = [index[word] for word in words if word in index]
    return tuple(dict.fromkeys(id for ids in exact for id in ids)) if len(exact) == len(words) else ()


def _misspelt(index: Mapping[str, tuple[str, ...]], wanted: str) -> Found:
    """The one card whose name, or a word of it, is clearly nearest; otherwise the nearest few."""
    nearness: dict[str, float] = {}
    words: dict[str, list[str]] = {}
    for name in index:
        for word in {name, *name.split()}:
            words.setdefault(word, []).append(name)
    for word, ratio in likeness(wanted, words).items():
        if len(wanted) <= _SHORT and abs(len(word) - len(wanted)) > 1:
            continue  # in a short word every letter counts
        for name in words[word]:
            weight = ratio if word == name else ratio - _MARGIN
            for id in index[name]:
                nearness[id] = max(nearness.get(id, 0), weight)
    ranked = sorted(nearness, key=lambda id: -nearness[id])
    sure = ranked and nearness[ranked[0]] >= _SURE
    if sure and (len(ranked) == 1 or nearness[ranked[0]] - nearness[ranked[1]] >= _MARGIN):
        return Found((ranked[0],), MISSPELT)
    near = [id for id in ranked if nearness[id] >= _WORTH_SUGGESTING]
    return Found(tuple(near[:_MOST_SUGGESTIONS]), UNKNOWN)
