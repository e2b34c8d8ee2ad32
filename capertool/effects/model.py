"""What an effect can be. `str()` of an effect gives its canonical notation."""

from typing import Literal

from .frozen import Frozen

Unit = Literal["caper", "point", "coin", "jewel", "antique", "painting", "wild"]
Whose = Literal["own", "opponent", "both"]
Verb = Literal["turn", "burn"]
Target = Literal["top gear", "bare thief"]

CAPER: Unit = "caper"
POINT: Unit = "point"
COIN: Unit = "coin"
WILD: Unit = "wild"

LOOT_KINDS = ("jewel", "antique", "painting")
LOOT_UNITS = (*LOOT_KINDS, "wild")
UNITS = ("caper", "point", "coin", *LOOT_UNITS)
COLOURS = ("green", "purple", "yellow", "red", "blue", "pink", "dark-green", "orange")
THIEF = "thief"
GEAR = "gear"
CARD_WORDS = (THIEF, GEAR, *COLOURS)

_OF_WHOM = {"own": "", "opponent": " of opponent", "both": " of both"}


def _amount(number: int, unit: str) -> str:
    """`1 point`, `3 points`; kinds of loot have no plural in the notation."""
    return f"{number} {unit}" if number == 1 or unit in LOOT_UNITS else f"{number} {unit}s"


class Item(Frozen):
    """So many cards of one sort within a set."""

    number: int
    card: str

    def __str__(self) -> str:
        return self.card if self.number == 1 else f"{self.number} {self.card}"


class CardSets(Frozen):
    """Sets of cards lying at this location."""

    items: tuple[Item, ...]
    whose: Whose = "own"

    def __str__(self) -> str:
        return " + ".join(map(str, self.items)) + _OF_WHOM[self.whose]


class Loot(Frozen):
    """All loot, or only what this location gave."""

    here: bool = False

    def __str__(self) -> str:
        return "loot here" if self.here else "loot"


class LootOfKind(Frozen):
    kind: str

    def __str__(self) -> str:
        return self.kind


class LaunderedCoins(Frozen):
    def __str__(self) -> str:
        return "laundered coin"


class Discarded(Frozen):
    """Cards of one sort in the own discard pile."""

    card: str

    def __str__(self) -> str:
        return f"discarded {self.card}"


Basis = CardSets | Loot | LootOfKind | LaunderedCoins | Discarded


class Won(Frozen):
    def __str__(self) -> str:
        return "won"


class OnTop(Frozen):
    colour: str

    def __str__(self) -> str:
        return f"{self.colour} on top"


Condition = Won | OnTop


class Gain(Frozen):
    amount: int
    unit: Unit
    per: Basis | None = None
    condition: Condition | None = None

    def __str__(self) -> str:
        per = "" if self.per is None else f" per {self.per}"
        condition = "" if self.condition is None else f" if {self.condition}"
        return _amount(self.amount, self.unit) + per + condition


class Cost(Frozen):
    """Cards that become cheaper (`change` below 0) or dearer to play here."""

    card: str
    change: int
    of_opponent: bool = False

    def __str__(self) -> str:
        whose = " of opponent" if self.of_opponent else ""
        return f"{self.card}{whose} costs {abs(self.change)} {'less' if self.change < 0 else 'more'}"


class Guard(Frozen):
    """Cards that cannot be turned over (or burnt) here."""

    card: str

    def __str__(self) -> str:
        return f"{self.card} protected"


class Act(Frozen):
    verb: Verb
    number: int
    target: Target

    def __str__(self) -> str:
        return f"{self.verb} {self.number} {self.target}"


class Launder(Frozen):
    number: int

    def __str__(self) -> str:
        return f"launder {_amount(self.number, 'coin')}"


class Fine(Frozen):
    """What the opponent gives back whenever the owner plays such a card here."""

    coins: int
    card: str

    def __str__(self) -> str:
        return f"opponent loses {_amount(self.coins, 'coin')} when you play {self.card}"


class PlayDiscarded(Frozen):
    number: int

    def __str__(self) -> str:
        return f"at the end, play {self.number} discarded gear"


Effect = Gain | Cost | Guard | Act | Launder | Fine | PlayDiscarded
