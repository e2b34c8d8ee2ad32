"""Words for the objects of Thief's Market: dice, the marker, and how a card is paid."""

from collections.abc import Iterable, Sequence

from ..games.thiefs_market.afford import Use, Way
from ..games.thiefs_market.catalogue import Cost, cost_letters
from ..games.thiefs_market.dice import OBJECTS, pile
from ..games.thiefs_market.slots import Slot, cost_of, id_of
from . import Language

GAME = "thiefs-market"
MARKER_LETTER = "1"


def object_name(say: Language, name: str) -> str:
    """One die by its face, or the marker."""
    return {
        "green": say("green gem"),
        "white": say("white gem"),
        "blue": say("blue gem"),
        "red": say("red gem"),
        "bag": say("yellow bag"),
        "mask": say("purple mask"),
        "marker": say("first-player marker"),
    }[name]


def objects_of(say: Language, name: str, number: int) -> str:
    """A number of dice of one face, or the marker."""
    match name:
        case "green":
            return say.plural("{n} green gem", "{n} green gems", number)
        case "white":
            return say.plural("{n} white gem", "{n} white gems", number)
        case "blue":
            return say.plural("{n} blue gem", "{n} blue gems", number)
        case "red":
            return say.plural("{n} red gem", "{n} red gems", number)
        case "bag":
            return say.plural("{n} yellow bag", "{n} yellow bags", number)
        case "mask":
            return say.plural("{n} purple mask", "{n} purple masks", number)
        case _:
            return say("first-player marker")


def objects_text(say: Language, objects: Iterable[str]) -> str:
    """`2 red gems, 1 yellow bag and first-player marker`."""
    parts = _parts(say, objects)
    return say.join(parts) if parts else say("nothing")


def _parts(say: Language, objects: Iterable[str]) -> list[str]:
    there = pile(objects)
    return [objects_of(say, name, there.count(name)) for name in OBJECTS if name in there]


def objects_taken(say: Language, objects: Iterable[str]) -> str:
    """The same as the object of a sentence: what somebody rolls, takes, returns or spends."""
    there = pile(objects)
    numbers = [(name, there.count(name)) for name in OBJECTS if name in there]
    parts = [_one_taken(say, name) if number == 1 else objects_of(say, name, number) for name, number in numbers]
    return say.join(parts) if parts else say("nothing")


def _one_taken(say: Language, name: str) -> str:
    """One alone has endings of its own there; several have not."""
    return {
        "green": say.term("one taken", "1 green gem"),
        "white": say.term("one taken", "1 white gem"),
        "blue": say.term("one taken", "1 blue gem"),
        "red": say.term("one taken", "1 red gem"),
        "bag": say.term("one taken", "1 yellow bag"),
        "mask": say.term("one taken", "1 purple mask"),
        "marker": say.term("one taken", "the first-player marker"),
    }[name]


def cost_text(cost: Cost) -> str:
    return cost_letters(cost)


def slot_name(say: Language, slot: Slot) -> str:
    """A card by name; one that is there twice with its cost."""
    name = say.card(GAME, id_of(slot))
    return f"{name} ({cost_letters(cost_of(slot))})" if "/" in slot else name


def use_text(say: Language, use: Use) -> str:
    """What a card does on the way to a purchase."""
    card = say.card(GAME, use.card)
    if use.to:
        return say("{card}: {die} → {face}", card=card, die=object_name(say, use.face), face=object_name(say, use.to))
    if use.face:
        return say("{card}: spend {die}", card=card, die=objects_taken(say, (use.face,)))
    return card


def steps_text(say: Language, steps: Iterable[str]) -> str:
    """What is done one after the other."""
    return say.term("between steps", "; ").join(steps)


def spendable(say: Language, dice: Iterable[str], gold: int) -> str:
    """Dice and gold together, gold last."""
    coins = say.plural("{n} gold", "{n} gold", gold)
    return say.join([*_parts(say, dice), coins])


def way_text(say: Language, way: Way) -> str:
    """One way to pay: the cards used first, then gold and dice."""
    gold = say.plural("{n} gold", "{n} gold", way.gold)
    paid = say.join([gold, *_parts(say, way.dice)])
    if way.free:
        paid = say.plural("{paid}, {n} gem less", "{paid}, {n} gems less", way.free, paid=paid)
    steps = [use_text(say, use) for use in way.uses]
    return steps_text(say, [*steps, paid])


def ways_text(say: Language, ways: Sequence[Way], most: int = 3) -> str:
    return " / ".join(f"{number}. {way_text(say, way)}" for number, way in enumerate(ways[:most], 1))
