"""Every card of the box: 48 designs, 49 cards (Treasure Map is there twice, at two costs).

Decks, costs and icons come from the card data of a fan implementation; effects and names also stand in the
Italian translation of the rulebook. Names and texts are in locales/, not here.
"""

from typing import NamedTuple

from .box import BAG, LETTERS, MASK
from .effects import (
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
    to_bag,
    to_other_gem,
)

HENCHMAN, WAND, TOWER, COMPASS, FINERY, BUBBLE = "henchman", "wand", "tower", "compass", "finery", "bubble"
ICONS = (HENCHMAN, WAND, TOWER, COMPASS, FINERY, BUBBLE)
GOLD, INFAMY = "gold", "infamy"
POTION = "unlabeled-potion"
ISLAND_ESTATE = "island-estate"

Cost = tuple[str, ...]


class Card(NamedTuple):
    """One design. `costs` has one cost a copy; `icons` says how often the icon stands on it."""

    id: str
    deck: str
    costs: tuple[Cost, ...]
    icon: str
    effects: tuple[Effect, ...]
    icons: int = 1
    doubts: tuple[str, ...] = ()
    """Figures of which the source contradicts itself."""

    @property
    def kind(self) -> str:
        """Cards are told apart by their icons."""
        return self.icon

    @property
    def colours(self) -> tuple[str, ...]:
        """What it can be listed by: the gems of its cost, and how many they are."""
        return tuple(dict.fromkeys(gem for cost in self.costs for gem in cost))

    @property
    def prices(self) -> tuple[int, ...]:
        return tuple(map(len, self.costs))

    @property
    def copies(self) -> int:
        return len(self.costs)


def cost_from(letters: str) -> Cost:
    return tuple(LETTERS[letter] for letter in letters)


def cost_letters(cost: Cost) -> str:
    by_face = {face: letter for letter, face in LETTERS.items()}
    return "".join(by_face[gem] for gem in cost)


def _card(
    deck: str, id: str, costs: str, icon: str, *effects: Effect, icons: int = 1, doubts: tuple[str, ...] = ()
) -> Card:
    return Card(id, deck, tuple(cost_from(cost) for cost in costs.split()), icon, effects, icons, doubts)


_ALL = (
    _card("A", "alchemical-lab", "RR", WAND, to_other_gem("red")),
    _card("A", "bondsman", "RR", HENCHMAN, to_bag("red")),
    _card("A", "coercion-coordinator", "B", HENCHMAN, SpendDie("blue", INFAMY)),
    _card("A", "corrupt-official", "W", HENCHMAN, ExtraPurchase("white")),
    _card("A", "disgruntled-minion", "R", HENCHMAN, ExtraPurchase("red")),
    _card("A", "fence", "WW", HENCHMAN, to_bag("white")),
    _card("A", "glamer", "BB", WAND, to_other_gem("blue")),
    _card("A", "guy-in-a-trenchcoat", "B", HENCHMAN, ExtraPurchase("blue")),
    _card("A", "local-celebrity", "W", HENCHMAN, SpendDie("white", INFAMY)),
    _card("A", "nearby-safehouse", "G", TOWER, Towers(1, 2)),
    _card("A", "necklace", "WW", FINERY, Points(2)),
    _card("A", "pawnbroker", "GG", HENCHMAN, to_bag("green")),
    _card("A", "philosophers-stone", "GG", WAND, to_other_gem("green")),
    _card("A", "public-relations-expert", "G", HENCHMAN, SpendDie("green", INFAMY)),
    _card("A", "shadowy-hood", "BB", WAND, Points(2)),
    _card("A", "tailor", "R", HENCHMAN, SpendDie("red", INFAMY)),
    _card("B", "anthropomorphic-water-buffalo", "WRR", HENCHMAN, PurchaseInfamy("red")),
    _card("B", "bookie", "WB", HENCHMAN, to_bag("blue")),
    _card("B", "brooch", "GR", FINERY, Points(3)),
    _card("B", "concealed-safehouse", "WB", TOWER, Towers(2, 4)),
    _card("B", "deceptive-bits-of-colored-glass", "GW", FINERY, to_other_gem("white")),
    _card("B", "easily-impressed-noble", "GWW", HENCHMAN, PurchaseInfamy("white")),
    _card("B", "executive-assistant", "GR", HENCHMAN, ExtraPurchase("green"), icons=2),
    _card("B", "eyepatch-of-command", "WBR", WAND, MarkerInfamy()),
    _card("B", "fortified-safehouse", "WR", TOWER, Towers(2, 4)),
    _card("B", "gauntlet-of-evil-intent", "GBR", WAND, SpendDie(MASK, GOLD)),
    _card("B", "imbalanced-scales", "GWB", FINERY, CashBonus(BAG, GOLD)),
    _card("B", "legitimate-jeweller", "GBR", HENCHMAN, TurnDie(BAG, ("green", "white", "blue", "red"))),
    _card("B", "lucky-animal-appendage", "BR", WAND, LuckyDice()),
    _card("B", "menacing-monocle", "WR", FINERY, Points(3)),
    _card("B", "provisioned-safehouse", "BR", TOWER, Towers(2, 4)),
    _card("B", "rumor-monger", "GGW", HENCHMAN, PurchaseInfamy("green")),
    _card("B", "sticky-fingered-dockhand", "GBB", HENCHMAN, PurchaseInfamy("blue")),
    _card("B", POTION, "BR", WAND, FreeCard()),
    _card("B", "wicked-clutches", "GWB", WAND, StolenInfamy()),
    _card("C", "big-haul", "GB", BUBBLE, PileInfamy()),
    _card("C", "collecting-golem", "WWR", WAND, WandPairs(3)),
    _card("C", "crown", "WBB", FINERY, Points(6)),
    _card("C", "exit-strategy", "GWR", BUBBLE, SellGold(2)),
    _card("C", "fur-coat", "BR", FINERY, Points(4)),
    _card("C", "giant-belt-buckle", "RR", FINERY, Points(4)),
    _card("C", "insurance-racket", "GWR", BUBBLE, ExtraPurchase(), Discount(1)),
    # The pictures in the source show GB and a compass, its code GWR and a bubble: a ruling decides the icon.
    _card("C", ISLAND_ESTATE, "GB", COMPASS, CashBonus(MASK, INFAMY), doubts=("cost", "icon")),
    _card("C", "loyalty-program", "GWBR", BUBBLE, OtherCards(1)),
    _card("C", "political-campaign", "GWBR", BUBBLE, InfamyPairs(1)),
    _card("C", "scepter", "WWB", FINERY, Points(6)),
    _card("C", "heist", "GW", BUBBLE, PileInfamy()),
    _card("C", "treasure-map", "GGB GRR", COMPASS, Rivalry(7, 5)),
)
CARDS = {card.id: card for card in _ALL}
