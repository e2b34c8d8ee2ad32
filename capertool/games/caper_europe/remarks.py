"""What the rules add to a card beyond its icons: remarks by id, found from its effects."""

from collections.abc import Iterator

from ...effects.model import (
    CAPER,
    COIN,
    GEAR,
    LOOT_UNITS,
    WILD,
    Act,
    CardSets,
    Cost,
    Effect,
    Fine,
    Gain,
    Guard,
    Launder,
    LaunderedCoins,
    OnTop,
)
from ...effects.parse import parse
from ..card import Card
from .icons import acts_once, is_combo

REMARKS = (
    "combos-here-only",
    "one-set-a-card",
    "sides-mix",
    "marker-stops",
    "loot-must-lie-here",
    "wild-is-chosen",
    "coins-may-be-short",
    "eye-at-the-end",
    "fire-takes-back",
    "burn-must-be-used",
    "only-the-top-burns",
    "protects-below",
    "costs-not-below-zero",
    "nothing-to-return",
    "laundered-again",
    "laundered-stay",
)


def remarks(card: Card) -> tuple[str, ...]:
    """The remarks that apply to a card, in a fixed order."""
    found = {remark for text in (*card.effects, *card.always) for remark in _of_effect(parse(text))}
    if card.kind == GEAR and any(acts_once(parse(text)) for text in card.effects):
        found.add("fire-takes-back")
    return tuple(remark for remark in REMARKS if remark in found)


def _of_effect(effect: Effect) -> Iterator[str]:
    if isinstance(effect, Gain):
        yield from _of_gain(effect)
    for kind, remark in _BY_KIND:
        if isinstance(effect, kind):
            yield remark


_BY_KIND: tuple[tuple[type, str], ...] = (
    (Act, "burn-must-be-used"),
    (Act, "only-the-top-burns"),
    (Guard, "protects-below"),
    (Cost, "costs-not-below-zero"),
    (Fine, "nothing-to-return"),
    (Launder, "coins-may-be-short"),
    (Launder, "laundered-stay"),
)


def _of_gain(gain: Gain) -> Iterator[str]:
    by_unit = {CAPER: "marker-stops", COIN: "coins-may-be-short", WILD: "wild-is-chosen"}
    if gain.unit in by_unit:
        yield by_unit[gain.unit]
    if gain.unit in LOOT_UNITS:
        yield "loot-must-lie-here"
    if isinstance(gain.condition, OnTop):
        yield "eye-at-the-end"
    if is_combo(gain) and isinstance(gain.per, LaunderedCoins):
        yield "laundered-again"
    if isinstance(gain.per, CardSets):
        if is_combo(gain) and gain.per.whose != "opponent":
            yield "combos-here-only"
        if len(gain.per.items) > 1:
            yield "one-set-a-card"
        if gain.per.whose == "both" and sum(item.number for item in gain.per.items) > 1:
            yield "sides-mix"
