"""Loot sets: one, two or three different kinds a set, wild loot placed for the best result."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ..effects.evaluate import Piece
from ..effects.model import LOOT_KINDS, WILD

Counts = tuple[int, int, int]
Kinds = tuple[str, ...]
# Larger sets first, so that of two equal results the one with the larger sets is taken.
_SHAPES: tuple[Counts, ...] = ((1, 1, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1))


class LootSet(NamedTuple):
    kinds: Kinds
    points: int
    sources: tuple[str, ...]


def best_sets(pieces: Sequence[Piece], values: tuple[int, ...]) -> list[LootSet]:
    """The sets that score most, the largest first."""
    if not pieces:
        return []
    sources: dict[str, list[str]] = {"jewel": [], "antique": [], "painting": [], WILD: []}
    for kind, source in pieces:
        sources[kind].append(source)
    jewels, antiques, paintings, wild = sources.values()
    placed, sets = _best_with_wild((len(jewels), len(antiques), len(paintings)), len(wild), values)
    for kind in placed:
        sources[kind].append(wild.pop())
    return [LootSet(kinds, values[len(kinds) - 1], tuple([sources[kind].pop() for kind in kinds])) for kinds in sets]


@cache
def _best_with_wild(counts: Counts, wild: int, values: tuple[int, ...]) -> tuple[Kinds, tuple[Kinds, ...]]:
    """What each wild piece stands for, and the sets this makes."""
    options = [(placed, _best_partition(_plus(counts, placed), values)) for placed in _placements(wild)]
    placed, (_, sets) = max(options, key=lambda option: (option[1][0], [len(kinds) for kinds in option[1][1]]))
    return tuple(kind for kind, n in zip(LOOT_KINDS, placed, strict=True) for _ in range(n)), sets


def _placements(wild: int) -> Iterator[Counts]:
    for jewels in range(wild, -1, -1):
        for antiques in range(wild - jewels, -1, -1):
            yield jewels, antiques, wild - jewels - antiques


def _plus(counts: Counts, placed: Counts) -> Counts:
    return counts[0] + placed[0], counts[1] + placed[1], counts[2] + placed[2]


@cache
def _best_partition(counts: Counts, values: tuple[int, ...]) -> tuple[int, tuple[Kinds, ...]]:
    """The best points for so many jewels, antiques and paintings, and the sets that give them."""
    best: tuple[int, tuple[Kinds, ...]] = (0, ())
    for shape in _SHAPES:
        left = (counts[0] - shape[0], counts[1] - shape[1], counts[2] - shape[2])
        if min(left) < 0:
            continue
        points, sets = _best_partition(left, values)
        points += values[sum(shape) - 1]
        if points > best[0] or not best[1]:
            kinds = tuple([kind for kind, number in zip(LOOT_KINDS, shape, strict=True) if number])
            best = points, tuple(sorted((kinds, *sets), key=lambda kinds: -len(kinds)))
    return best
