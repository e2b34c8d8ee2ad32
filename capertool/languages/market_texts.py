"""What the cards of Thief's Market do, as sentences: one phrase an effect, in our own words."""

from collections.abc import Callable, Mapping
from typing import Any

from ..games.thiefs_market.box import BAG
from ..games.thiefs_market.effects import (
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
from . import Language
from .terms import amount_of


def effect_text(say: Language, effect: Effect) -> str:
    return _PHRASES[type(effect)](say, effect)


def one_object(say: Language, name: str) -> str:
    """One die, as the object of a sentence."""
    return {
        "green": say.term("one die", "a green gem"),
        "white": say.term("one die", "a white gem"),
        "blue": say.term("one die", "a blue gem"),
        "red": say.term("one die", "a red gem"),
        "bag": say.term("one die", "a yellow bag"),
        "mask": say.term("one die", "a purple mask"),
    }[name]


def _points(say: Language, number: int) -> str:
    return amount_of(say, "points", number)


def _token(say: Language, token: str) -> str:
    return say("one gold") if token == "gold" else say("one infamy")


# --- at the end


def _printed(say: Language, effect: Points) -> str:
    return say("At the end: {points}.", points=_points(say, effect.points))


def _towers(say: Language, effect: Towers) -> str:
    one, more = _points(say, effect.one), _points(say, effect.more)
    return say("At the end: {one} with one tower among your cards, {more} with two or more.", one=one, more=more)


def _wand_pairs(say: Language, effect: WandPairs) -> str:
    return say("At the end: {points} for every two wands on your cards.", points=_points(say, effect.points))


def _rivalry(say: Language, effect: Rivalry) -> str:
    alone, rivalled = _points(say, effect.alone), _points(say, effect.rivalled)
    return say(
        "At the end: {alone}, but only {rivalled} if somebody else has a compass.", alone=alone, rivalled=rivalled
    )


def _other_cards(say: Language, effect: OtherCards) -> str:
    return say("At the end: {points} for each of your other cards.", points=_points(say, effect.points))


def _infamy_pairs(say: Language, effect: InfamyPairs) -> str:
    return say("At the end: {points} for every two of your infamy tokens.", points=_points(say, effect.points))


# --- in one's turn


def _turn_die(say: Language, effect: TurnDie) -> str:
    die = one_object(say, effect.face)
    if effect.to == (BAG,):
        face = one_object(say, BAG)
        return say("In your turn to buy, once a round: turn {die} of your pile to {face}.", die=die, face=face)
    if effect.face == BAG:
        return say("In your turn to buy, once a round: turn {die} of your pile to any gem.", die=die)
    return say("In your turn to buy, once a round: turn {die} of your pile to one of another colour.", die=die)


def _spend_die(say: Language, effect: SpendDie) -> str:
    die, token = one_object(say, effect.face), _token(say, effect.token)
    return say("In your turn to buy, once a round: spend {die} of your pile and take {token}.", die=die, token=token)


def _sell_gold(say: Language, effect: SellGold) -> str:
    infamy = amount_of(say, "infamy", effect.infamy)
    return say("In your turn to buy, as often as you like: return one gold and take {infamy}.", infamy=infamy)


# --- buying


def _extra_purchase(say: Language, effect: ExtraPurchase) -> str:
    if not effect.gem:
        return say("You may buy one card more each round.")
    die = one_object(say, effect.gem)
    return say("You may buy one card more in a round in which the division left you {die}.", die=die)


def _discount(say: Language, effect: Discount) -> str:
    return say("Each card costs you one gem less; you choose which.")


def _purchase_infamy(say: Language, effect: PurchaseInfamy) -> str:
    die = one_object(say, effect.gem)
    return say("Take one infamy for every purchase whose cost shows {die}, that of this card too.", die=die)


def _pile_infamy(say: Language, effect: PileInfamy) -> str:
    return say("On getting it, take one infamy for each object that the division left you.")


def _free_card(say: Language, effect: FreeCard) -> str:
    return say("It returns to the box at once; the next card of the decks is yours for nothing.")


# --- dividing and the end of a round


def _marker_infamy(say: Language, effect: MarkerInfamy) -> str:
    return say("Take one infamy whenever the division leaves you the first-player marker.")


def _stolen_infamy(say: Language, effect: StolenInfamy) -> str:
    return say("Take one infamy each time somebody steals your pile.")


def _lucky_dice(say: Language, effect: LuckyDice) -> str:
    return say(
        "Whoever steals from you returns dice as they lie. Before the purchases you may reroll one of your dice."
    )


def _cash_bonus(say: Language, effect: CashBonus) -> str:
    if effect.face == BAG:
        return say("When you cash yellow bags, take one gold on top, however many they are.")
    return say("When you cash purple masks, take one infamy on top, however many they are.")


_PHRASES: Mapping[type, Callable[[Language, Any], str]] = {
    Points: _printed,
    Towers: _towers,
    WandPairs: _wand_pairs,
    Rivalry: _rivalry,
    OtherCards: _other_cards,
    InfamyPairs: _infamy_pairs,
    TurnDie: _turn_die,
    SpendDie: _spend_die,
    SellGold: _sell_gold,
    ExtraPurchase: _extra_purchase,
    Discount: _discount,
    PurchaseInfamy: _purchase_infamy,
    PileInfamy: _pile_infamy,
    FreeCard: _free_card,
    MarkerInfamy: _marker_infamy,
    StolenInfamy: _stolen_infamy,
    LuckyDice: _lucky_dice,
    CashBonus: _cash_bonus,
}
