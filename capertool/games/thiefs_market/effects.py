"""What the cards do. Each effect is a small fact with a name of its own; its text is free of language."""

from ...effects.frozen import Frozen
from .box import BAG, GEMS

# --- counted at the end


class Points(Frozen):
    """Printed notoriety."""

    points: int

    def __str__(self) -> str:
        return f"{self.points} points"


class Towers(Frozen):
    """A safehouse: by how many towers its owner has, itself included."""

    one: int
    more: int

    def __str__(self) -> str:
        return f"{self.one} with 1 tower, {self.more} with more"


class WandPairs(Frozen):
    """The Golem: for every two wands, itself included."""

    points: int

    def __str__(self) -> str:
        return f"{self.points} points per 2 wands"


class Rivalry(Frozen):
    """A Treasure Map: less where another player has a compass."""

    alone: int
    rivalled: int

    def __str__(self) -> str:
        return f"{self.alone} points, {self.rivalled} if another player has a compass"


class OtherCards(Frozen):
    points: int

    def __str__(self) -> str:
        return f"{self.points} point per other card"


class InfamyPairs(Frozen):
    points: int

    def __str__(self) -> str:
        return f"{self.points} point per 2 infamy"


# --- used in one's own turn to buy, once a round


class TurnDie(Frozen):
    """Turn a die of one face to another."""

    face: str
    to: tuple[str, ...]

    def __str__(self) -> str:
        return f"once a round, turn {self.face} to {BAG if self.to == (BAG,) else 'gem'}"


class SpendDie(Frozen):
    """Spend a die for a token, gold or infamy."""

    face: str
    token: str

    def __str__(self) -> str:
        return f"once a round, spend {self.face} for 1 {self.token}"


class SellGold(Frozen):
    """Gold for infamy, as often as one likes."""

    infamy: int

    def __str__(self) -> str:
        return f"spend 1 gold for {self.infamy} infamy"


# --- buying


class ExtraPurchase(Frozen):
    """One more card, if the pile came out of the division with this gem ("": always)."""

    gem: str = ""

    def __str__(self) -> str:
        return f"1 more purchase with {self.gem} in the pile" if self.gem else "1 more purchase"


class Discount(Frozen):
    dice: int

    def __str__(self) -> str:
        return f"purchases cost {self.dice} less"


class PurchaseInfamy(Frozen):
    """For every purchase with this gem in its cost, its own included."""

    gem: str

    def __str__(self) -> str:
        return f"1 infamy per purchase with {self.gem}"


class PileInfamy(Frozen):
    """When the card is taken: for every object of the pile that came out of the division."""

    def __str__(self) -> str:
        return "1 infamy per object in the pile"


class FreeCard(Frozen):
    """The Potion goes back into the box; the next card of the decks is taken instead."""

    def __str__(self) -> str:
        return "discard this, take the next card"


# --- dividing and the end of a round


class MarkerInfamy(Frozen):
    def __str__(self) -> str:
        return "1 infamy with the marker in the pile"


class StolenInfamy(Frozen):
    def __str__(self) -> str:
        return "1 infamy when the pile is stolen"


class LuckyDice(Frozen):
    """Dice returned from this player's pile are not rolled; one die may be rolled again before the purchases."""

    def __str__(self) -> str:
        return "returned dice are not rolled, reroll 1 die before purchases"


class CashBonus(Frozen):
    """One more token when dice of this face are cashed."""

    face: str
    token: str

    def __str__(self) -> str:
        return f"1 more {self.token} when cashing {self.face}"


AtTheEnd = Points | Towers | WandPairs | Rivalry | OtherCards | InfamyPairs
InTurn = TurnDie | SpendDie | SellGold
Effect = (
    AtTheEnd
    | InTurn
    | ExtraPurchase
    | Discount
    | PurchaseInfamy
    | PileInfamy
    | FreeCard
    | MarkerInfamy
    | StolenInfamy
    | LuckyDice
    | CashBonus
)


def to_other_gem(face: str) -> TurnDie:
    return TurnDie(face, tuple(gem for gem in GEMS if gem != face))


def to_bag(face: str) -> TurnDie:
    return TurnDie(face, (BAG,))
