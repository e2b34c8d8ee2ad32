"""What a player can pay: dice, gold, a discount, and dice that cards turn or spend on the way."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from .box import BAG
from .catalogue import CARDS, GOLD, Cost
from .dice import Pile, has, pile, turned, without
from .effects import SpendDie, TurnDie


class Use(NamedTuple):
    """A card used in one's turn: the die it turns or spends, and what it becomes ("" where it is spent)."""

    card: str
    face: str = ""
    to: str = ""


class Purse(NamedTuple):
    """All that a player can pay with now; `tools` are cards not yet used this round."""

    dice: Pile
    gold: int
    tools: tuple[str, ...] = ()
    discount: int = 0


class Way(NamedTuple):
    """One way to pay: the cards used first, then dice and gold; `free` gems are left out by the discount."""

    gold: int
    uses: tuple[Use, ...]
    dice: Pile
    free: int


def payment(cost: Cost, purse: Purse) -> Way:
    """The payment with the least gold and no cards used; the gold may be more than there is."""
    covered = _covered(cost, purse.dice)
    missing = len(cost) - len(covered)
    free = min(purse.discount, len(cost))
    spared = max(0, free - missing)  # a discount no gem is missing for spares a die
    return Way(max(0, missing - free), (), covered[: len(covered) - spared], free)


def _covered(cost: Cost, dice: Pile) -> Pile:
    return pile((Counter(cost) & Counter(dice)).elements())


def ways(cost: Cost, purse: Purse) -> list[Way]:
    """Every sensible way to buy a card, cheapest in gold first, then with fewest cards used.

    A way is left out where fewer of its cards do as well.
    """
    tools = sorted(purse.tools, key=_turns_to_bags, reverse=True)  # a bag is made before it is turned on
    found: dict[frozenset[Use], Way] = {}
    for after, uses in _reachable(cost, purse._replace(tools=tuple(tools)), ()):
        way = payment(cost, after)
        if way.gold <= after.gold:
            found[frozenset(uses)] = way._replace(uses=uses)
    kept = [way for uses, way in found.items() if not _beaten(uses, way, found)]
    return sorted(kept, key=lambda way: (way.gold, len(way.uses)))


def _beaten(uses: frozenset[Use], way: Way, found: dict[frozenset[Use], Way]) -> bool:
    return any(other < uses and found[other].gold <= way.gold for other in found)


def _reachable(cost: Cost, purse: Purse, uses: tuple[Use, ...]) -> Iterator[tuple[Purse, tuple[Use, ...]]]:
    """The purse as it is, and after any cards that can help to pay this cost, each used once."""
    yield purse, uses
    if not payment(cost, purse).gold:
        return  # nothing is cheaper
    for place, tool in enumerate(purse.tools):
        later = purse._replace(tools=purse.tools[place + 1 :])
        for use in _helpful(cost, purse.dice, tool, later.tools):
            yield from _reachable(cost, used(later, use), (*uses, use))


def _helpful(cost: Cost, dice: Pile, tool: str, later: tuple[str, ...]) -> Iterator[Use]:
    """How a card can help: by a gem of the cost, by gold, or by a bag that a later card turns on."""
    effect = CARDS[tool].effects[0]
    if isinstance(effect, TurnDie) and effect.face in dice:
        wanted = {*cost, BAG} if any(map(_turns_from_bags, later)) else {*cost}
        yield from (Use(tool, effect.face, to) for to in effect.to if to in wanted)
    elif isinstance(effect, SpendDie) and effect.token == GOLD and effect.face in dice:
        yield Use(tool, effect.face)


def _turns_from_bags(tool: str) -> bool:
    effect = CARDS[tool].effects[0]
    return isinstance(effect, TurnDie) and effect.face == BAG


def _turns_to_bags(tool: str) -> bool:
    effect = CARDS[tool].effects[0]
    return isinstance(effect, TurnDie) and BAG in effect.to


def used(purse: Purse, use: Use) -> Purse:
    """The purse after a die was turned, or spent for a token."""
    if use.to:
        return purse._replace(dice=turned(purse.dice, use.face, use.to))
    effect = CARDS[use.card].effects[0]
    gold = isinstance(effect, SpendDie) and effect.token == GOLD
    return purse._replace(dice=without(purse.dice, (use.face,)), gold=purse.gold + gold)


def after(purse: Purse, uses: Sequence[Use]) -> Purse:
    return reduce(used, uses, purse)


def pays(cost: Cost, dice: Pile, purse: Purse) -> Way | None:
    """The payment with exactly these dice, the rest in gold; None where they are not there or not of the cost."""
    if not has(purse.dice, dice) or not has(cost, dice):
        return None
    free = min(purse.discount, len(cost) - len(dice))
    return Way(len(cost) - len(dice) - free, (), pile(dice), free)
