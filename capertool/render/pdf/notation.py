"""The icons of an effect in a row, as they would stand on a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...effects.model import (
    COIN,
    POINT,
    Act,
    Basis,
    CardSets,
    Cost,
    Discarded,
    Effect,
    Fine,
    Gain,
    Guard,
    Launder,
    LaunderedCoins,
    Loot,
    LootOfKind,
    OnTop,
    PlayDiscarded,
    Won,
)
from ...effects.parse import parse

if TYPE_CHECKING:
    from .fonts import Face
    from .page import Pen

_GAP = 0.16  # between two signs, in icons
TYPE = 0.82  # the size of numbers, in icons


class Sign(NamedTuple):
    """An icon, or a few letters."""

    text: str
    icon: bool = True


def row(*parts: str) -> tuple[Sign, ...]:
    """Icons by their names; whatever begins with `=` is written as it is."""
    return tuple(Sign(part[1:], False) if part.startswith("=") else Sign(part) for part in parts)


def marks_of(signs: Iterable[Sign]) -> set[str]:
    """What needs explaining: icons by their names, and letters that are no digits."""
    signs = list(signs)
    written = {letter for sign in signs if not sign.icon for letter in sign.text}
    return {sign.text for sign in signs if sign.icon} | {letter for letter in written if not _plain(letter)}


def _plain(letter: str) -> bool:
    return letter.isdigit() or letter.isspace()


def signs_of(notation: str, *, always: bool = False) -> tuple[Sign, ...]:
    """The signs of an effect; one of a location that serves both sides says so first."""
    signs = _signs(parse(notation))
    return (Sign("both"), Sign(":", False), *signs) if always else tuple(signs)


def printed_points(points: int) -> tuple[Sign, ...]:
    """What the winner of a location gets in any case."""
    return (Sign("winner"), Sign(str(points), False), Sign("point"))


def _signs(effect: Effect) -> Iterator[Sign]:
    match effect:
        case Gain():
            yield from _gain(effect)
        case Cost():
            yield from _card(effect.card)
            if effect.of_opponent:
                yield Sign("opponent")
            yield Sign(f"{'−' if effect.change < 0 else '+'}{abs(effect.change)}", False)
            yield Sign("coin")
        case Guard():
            yield Sign("protected")
            yield from _card(effect.card)
        case Act():
            yield Sign("now")
            yield Sign(effect.verb)
            yield Sign("gear" if "gear" in effect.target else "thief")
            yield Sign("opponent")
        case Launder():
            yield Sign("now")
            yield Sign(str(effect.number), False)
            yield Sign("coin")
            yield Sign("arrow")
            yield Sign("launder")
        case Fine():
            yield from _card(effect.card)
            yield Sign("arrow")
            yield Sign("opponent")
            yield Sign(f"−{effect.coins}", False)
            yield Sign("coin")
        case PlayDiscarded():
            yield Sign("end")
            yield Sign("discard")
            yield Sign("arrow")
            yield Sign(str(effect.number), False)
            yield Sign("gear")


def _gain(gain: Gain) -> Iterator[Sign]:
    if gain.unit == COIN:
        yield Sign("now")
    elif gain.unit == POINT:
        yield Sign("end")
    yield Sign(str(gain.amount), False)
    yield Sign(gain.unit)
    if gain.per is not None:
        yield Sign("/", False)
        yield from _basis(gain.per)
    if gain.condition is not None:
        yield Sign(":", False)
        match gain.condition:
            case OnTop():
                yield Sign("eye")
                yield from _card(gain.condition.colour)
            case Won():
                yield Sign("winner")


def _basis(basis: Basis) -> Iterator[Sign]:
    match basis:
        case CardSets():
            yield from _sets(basis)
        case Loot():
            yield from [Sign("loot"), Sign("location")] if basis.here else [Sign("loot")]
        case LootOfKind():
            yield Sign(basis.kind)
        case LaunderedCoins():
            yield Sign("launder")
        case Discarded():
            yield Sign("discard")
            yield from _card(basis.card)


def _sets(basis: CardSets) -> Iterator[Sign]:
    if sum(item.number for item in basis.items) > 1:
        yield Sign("sets")
    for number, item in enumerate(basis.items):
        if number:
            yield Sign("+", False)
        yield from [Sign(item.card)] * item.number
    yield Sign(basis.whose)


def _card(card: str) -> Iterator[Sign]:
    """A colour by its tile, which has its own sign; thief and gear by theirs."""
    yield Sign(card)


def row_width(signs: Sequence[Sign], face: Face, icon: float) -> float:
    widths = [icon if sign.icon else face.width(sign.text, TYPE * icon) for sign in signs]
    return sum(widths) + _GAP * icon * max(0, len(signs) - 1)


def draw_row(pen: Pen, x: float, y: float, signs: Sequence[Sign], face: Face, icon: float) -> float:
    """Draw the signs from left to right, icons of this height; gives back where they end."""
    for sign in signs:
        if sign.icon:
            pen.icon(sign.text, x, y, icon)
            x += icon
        else:
            x += pen.text(x, y + 0.79 * icon, sign.text, face, TYPE * icon)
        x += _GAP * icon
    return x - _GAP * icon
