"""The effects of Thief's Market as rows of signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...games.thiefs_market.catalogue import COMPASS, GOLD, TOWER, WAND, Cost
from ...games.thiefs_market.effects import (
    CashBonus,
    Discount,
    Effect,
    ExtraPurchase,
    FreeCard,
    InfamyPairs,
    LuckyDice,
    MarkerInfamy,
    OtherCards,
    PileInfamy,
    Points,
    PurchaseInfamy,
    Rivalry,
    SellGold,
    SpendDie,
    StolenInfamy,
    Towers,
    TurnDie,
    WandPairs,
)
from .notation import Sign, row

Row = tuple[Sign, ...]
ANY_GEM = "die-gem"
TOKEN_ICONS = {GOLD: "coin", "infamy": "infamy"}


def die(face: str) -> str:
    """The icon of a face."""
    return f"die-{face}"


def cost_signs(cost: Cost) -> Row:
    """A price tag, then a die for every gem."""
    return (Sign("buy"), *(Sign(die(gem)) for gem in cost))


def effect_rows(effect: Effect) -> tuple[Row, ...]:
    return _ROWS[type(effect)](effect)


def _turn(effect: TurnDie) -> tuple[Row, ...]:
    to = die(effect.to[0]) if len(effect.to) == 1 else ANY_GEM
    return (row("once", die(effect.face), "arrow", to),)


def _spend(effect: SpendDie) -> tuple[Row, ...]:
    return (row("once", die(effect.face), "arrow", "=1", TOKEN_ICONS[effect.token]),)


def _extra(effect: ExtraPurchase) -> tuple[Row, ...]:
    return (row("pile", die(effect.gem), "=:", "=+1", "buy") if effect.gem else row("=+1", "buy"),)


def _towers(effect: Towers) -> tuple[Row, ...]:
    return (
        row("end", f"={effect.one}", "point", "=:", "=1", TOWER),
        row("end", f"={effect.more}", "point", "=:", "=2+", TOWER),
    )


def _rivalry(effect: Rivalry) -> tuple[Row, ...]:
    return (
        row("end", f"={effect.alone}", "point"),
        row("end", f"={effect.rivalled}", "point", "=:", "others", COMPASS),
    )


_ROWS: Mapping[type, Callable[[Any], tuple[Row, ...]]] = {
    Points: lambda effect: (row("end", f"={effect.points}", "point"),),
    Towers: _towers,
    WandPairs: lambda effect: (row("end", f"={effect.points}", "point", "=/", WAND, WAND),),
    Rivalry: _rivalry,
    OtherCards: lambda effect: (row("end", f"={effect.points}", "point", "=/", "=+", "card"),),
    InfamyPairs: lambda effect: (row("end", f"={effect.points}", "point", "=/", "infamy", "infamy"),),
    TurnDie: _turn,
    SpendDie: _spend,
    SellGold: lambda effect: (row("=1", "coin", "arrow", f"={effect.infamy}", "infamy"),),
    ExtraPurchase: _extra,
    Discount: lambda effect: (row("buy", "=:", f"=−{effect.dice}", ANY_GEM),),
    PurchaseInfamy: lambda effect: (row("buy", die(effect.gem), "arrow", "=1", "infamy"),),
    PileInfamy: lambda effect: (row("now", "=1", "infamy", "=/", "pile"),),
    FreeCard: lambda effect: (row("now", "discard", "=+", "=1", "card"),),
    MarkerInfamy: lambda effect: (row("pile", "marker", "=:", "=1", "infamy"),),
    StolenInfamy: lambda effect: (row("steal", "arrow", "=1", "infamy"),),
    LuckyDice: lambda effect: (row("steal", "=:", "no-roll"), row("=1", "roll")),
    CashBonus: lambda effect: (row(die(effect.face), "arrow", "=+1", TOKEN_ICONS[effect.token]),),
}
