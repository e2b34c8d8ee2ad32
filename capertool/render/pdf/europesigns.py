"""The effects of Caper: Europe as rows of signs: the shared notation, with this game's fire and its own timing."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.model import LOOT_KINDS, Act, Effect
from ...effects.parse import parse
from ...games.caper_europe.icons import acts_once, is_combo, scores
from ...games.card import Card
from .notation import Sign, signs_of

Row = tuple[Sign, ...]
UNKNOWN = Sign("unknown")
_TIMINGS = (Sign("now"), Sign("end"))
_HERE = {"protected": "fireproof"}
"""Where this game means another icon by the same effect."""
_HELD = ("loot", *LOOT_KINDS)


def effect_row(text: str, *, always: bool = False) -> Row:
    """When it acts, then what it does; one of a location that serves both sides says so first."""
    prefix = (Sign("both"), Sign(":", False)) if always else ()
    return (*prefix, *_timing(parse(text)), *_without_timing(text))


def card_rows(card: Card) -> tuple[Row, ...]:
    """All effects of a card, one a row; what nobody knows is a question mark."""
    return tuple(_location_rows(card) if card.kind == "location" else _rows(card))


def _rows(card: Card) -> Iterator[Row]:
    yield from (effect_row(text) for text in card.effects)
    if "effects" in card.doubts:
        yield (UNKNOWN,)


def _location_rows(card: Card) -> Iterator[Row]:
    """The winner's reward in one row, then what lasts for both sides."""
    points = "?" if "points" in card.doubts else str(card.points)
    reward = [Sign("winner"), Sign(points, False), Sign("point")]
    for text in card.effects:
        reward += [Sign("+", False), *_without_timing(text)]
    if "effects" in card.doubts:
        reward += [Sign("+", False), UNKNOWN]
    yield tuple(reward)
    yield from (effect_row(text, always=True) for text in card.always)
    if "always" in card.doubts:
        yield (Sign("both"), Sign(":", False), UNKNOWN)


def _timing(effect: Effect) -> Row:
    if scores(effect):
        return (Sign("end"),)
    if is_combo(effect):
        return (Sign("combo"),)
    return (Sign("now"),) if acts_once(effect) or isinstance(effect, Act) else ()


def _without_timing(text: str) -> Iterator[Sign]:
    """The shared signs without their timing; loot that counts is that in the headquarters."""
    before = Sign("")
    for sign in signs_of(text):
        if sign in _TIMINGS:
            continue
        yield Sign(_HERE.get(sign.text, sign.text), sign.icon)
        if before == Sign("/", False) and sign.text in _HELD:
            yield Sign("headquarters")
        before = sign
