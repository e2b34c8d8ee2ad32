"""What was typed for one entry of Thief's Market, as the command the rules decide on."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..games.thiefs_market.afford import Purse, Use, Way, ways
from ..games.thiefs_market.box import FACES
from ..games.thiefs_market.catalogue import CARDS, POTION
from ..games.thiefs_market.commands import Buy, Cash, Pass, Play, Reroll, Roll, Steal, Take, UseCard
from ..games.thiefs_market.decide import rolls_again
from ..games.thiefs_market.dice import Pile, dice_in
from ..games.thiefs_market.effects import Discount, SpendDie, TurnDie
from ..games.thiefs_market.slots import Slot, cost_of, id_of
from ..games.thiefs_market.state import State, next_deck, purse_of, refill
from ..languages.market import GAME
from ..problems import ProblemsError, problem
from .thiefs_market import (
    card_meant,
    cards_named,
    draw,
    face_meant,
    objects_meant,
    own_card_meant,
    roll,
    seat_meant,
    seat_or_none,
)

ONLY_GOLD = "gold"


class Typed(NamedTuple):
    """The words behind a command, and its options."""

    words: tuple[str, ...] = ()
    player: str = ""
    rolled: str = ""
    pay: str = ""
    way: int = 0
    times: int = 1
    drawn: str = ""


def entry(state: State, verb: str, typed: Typed) -> Play:
    """The command that was typed; `verb` is a key of VERBS."""
    return VERBS[verb](state, typed)


def _roll(state: State, typed: Typed) -> Roll:
    dice = objects_meant(typed.words) or roll(state.dice)
    return Roll(dice, seat_or_none(state, typed.player))


def _take(state: State, typed: Typed) -> Take:
    return Take(objects_meant(typed.words) or None, seat_or_none(state, typed.player))


def _steal(state: State, typed: Typed) -> Steal:
    """The first word is the victim, the others are what goes back; dice that nobody entered are rolled here."""
    name, *words = typed.words or ("",)
    victim = seat_meant(state.opening.players, name, "")
    returned = objects_meant(words)
    dice = dice_in(returned) if rolls_again(state, victim) else ()
    rolled = objects_meant([typed.rolled]) or roll(len(dice))
    return Steal(victim, returned, rolled, seat_or_none(state, typed.player))


def _reroll(state: State, typed: Typed) -> Reroll:
    face, to = (*typed.words, "", "")[:2]
    shown = face_meant(to) if to else random.choice(FACES)
    return Reroll(face_meant(face), shown, seat_or_none(state, typed.player))


def _convert(state: State, typed: Typed) -> UseCard:
    """A card, and behind it the face a die is turned to."""
    seat = seat_or_none(state, typed.player)
    words, to = list(typed.words), ""
    if len(words) > 1 and _is_face(words[-1]):
        to = face_meant(words.pop())
    card = own_card_meant(state, seat or state.to_move, " ".join(words))
    return UseCard(Use(card, "", to), typed.times, seat)


def _is_face(word: str) -> bool:
    try:
        return bool(face_meant(word))
    except ProblemsError:
        return False


def _buy(state: State, typed: Typed) -> Buy | Pass:
    """A card of the market; without one, nothing (more) is bought."""
    seat = seat_or_none(state, typed.player)
    if not typed.words:
        return Pass(seat)
    card = card_meant(state, " ".join(typed.words))
    uses = way_meant(state, seat or state.to_move, card, typed.way).uses if typed.way else ()
    return Buy(card, uses, _paid(typed.pay), _potion(state, card, typed.drawn), seat)


def _paid(pay: str) -> Pile | None:
    if not pay:
        return None
    return () if pay == ONLY_GOLD else objects_meant([pay])


def way_meant(state: State, seat: str | None, card: Slot, number: int) -> Way:
    """A way by its number in the list of `can-buy`."""
    found = ways(cost_of(card), purse_of(state, seat)) if seat else []
    if not 1 <= number <= len(found):
        details = {"value": number, "lowest": 1, "highest": len(found)}
        raise ProblemsError([problem("number-out-of-range", "--way", **details)], GAME)
    return found[number - 1]


def _potion(state: State, card: Slot, name: str) -> Slot:
    """The card that a Potion brings: named, or drawn here."""
    deck = next_deck(state) if id_of(card) == POTION else None
    if deck and not (state.loose and not name):
        return draw(state, [deck], [name] if name else [])[0]
    return card_meant(state, name) if name else ""


def _cash(state: State, typed: Typed) -> Cash:
    return Cash(draw(state, refill(state).decks, cards_named(typed.words)))


VERBS: Mapping[str, Callable[[State, Typed], Play]] = {
    "roll": _roll,
    "take": _take,
    "steal": _steal,
    "reroll": _reroll,
    "convert": _convert,
    "buy": _buy,
    "cash": _cash,
}


def purse_without_game(pile: Pile, gold: int, cards: Sequence[str]) -> Purse:
    """What somebody can pay with who records nothing: a pile, gold and cards."""
    effects = [(card, effect) for card in cards for effect in CARDS[card].effects]
    tools = tuple(card for card, effect in effects if isinstance(effect, TurnDie | SpendDie))
    discount = sum(effect.dice for _, effect in effects if isinstance(effect, Discount))
    return Purse(dice_in(pile), gold, tools, discount)
