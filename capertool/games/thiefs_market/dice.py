"""Piles of objects: dice by their faces, and the first-player marker among them."""

from collections import Counter
from collections.abc import Iterable

from .box import FACES

MARKER = "marker"
OBJECTS = (*FACES, MARKER)
_ORDER = {name: place for place, name in enumerate(OBJECTS)}

Pile = tuple[str, ...]
"""Faces in the order of the box, the marker last."""


def pile(objects: Iterable[str]) -> Pile:
    return tuple(sorted(objects, key=_ORDER.__getitem__))


def has(there: Pile, objects: Iterable[str]) -> bool:
    """Whether all these objects lie in the pile."""
    return Counter(objects) <= Counter(there)


def without(there: Pile, objects: Iterable[str]) -> Pile:
    """The pile after these objects were taken out; what is not there takes nothing."""
    return pile((Counter(there) - Counter(objects)).elements())


def dice_in(objects: Iterable[str]) -> Pile:
    return pile(name for name in objects if name != MARKER)


def turned(there: Pile, face: str, to: str) -> Pile:
    """The pile with one die turned from a face to another."""
    return pile((*without(there, (face,)), to))
