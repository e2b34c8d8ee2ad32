"""What was typed for one entry of Thief's Market, as the command the rules decide on."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from ..games.thiefs_market.afford import Purse, Use, Way, ways
from ..games.thiefs_market.box import FACES, MOST_DICE
from ..games.thiefs_market.catalogue import CARDS, POTION
from ..games.thiefs_market.commands import Buy, Cash, Pass, Play, Reroll, Roll, SetTokens, Steal, Take, UseCard
from ..games.thiefs_market.decide import rolls_again
from ..games.thiefs_market.dice import Pile, dice_in
from ..games.thiefs_market.effects import Discount, SpendDie, TurnDie
from ..games.thiefs_market.slots import Slot, cost_of, id_of
from ..games.thiefs_market.state import State, next_deck, purse_of, refill
from ..languages.market import GAME
from ..problems import Problem, ProblemsError, problem
from .thiefs_market import (
    card_meant,
    cards_named,
    draw,
    own_card_meant,
    seat_meant,
    seat_or_none,
)
from .thiefs_market_objects import face_meant, objects_meant, roll

ONLY_GOLD = "gold"
Entered = Play | SetTokens


class Typed(NamedTuple):
    """The words behind a command, and its options."""

    words: tuple[str, ...] = ()
    player: str = ""
    rolled: str = ""
    pay: str = ""
    way: int | None = None
    times: int | None = None
    drawn: str = ""
    gold: int | None = None
    infamy: int | None = None


OPTIONS: Mapping[str, set[str]] = {
    "steal": {"rolled"},
    "convert": {"times"},
    "buy": {"pay", "way", "drawn"},
    "tokens": {"gold", "infamy"},
}
"""What a command is told beside its words and whose entry it is."""


def unused_options(verb: str, typed: Typed) -> list[str]:
    """Options that were given and that this entry has no use for; `buy` alone ends a turn and pays nothing."""
    used = {"words"} if verb == "cash" else {"words", "player"}
    if typed.words:
        used |= OPTIONS.get(verb, set())
    return [name for name, given in typed._asdict().items() if given not in ("", None) and name not in used]


def entry(state: State, verb: str, typed: Typed) -> Entered:
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
    again = rolls_again(state, victim)
    if typed.rolled and not again:
        raise ProblemsError([problem("not-rolled-again", "--rolled")], GAME)
    rolled = objects_meant([typed.rolled]) or roll(len(dice_in(returned)) if again else 0)
    return Steal(victim, returned, rolled, seat_or_none(state, typed.player))


def _reroll(state: State, typed: Typed) -> Reroll:
    face, to = (*typed.words, "", "")[:2]
    shown = face_meant(to) if to else random.choice(FACES)
    return Reroll(face_meant(face), shown, seat_or_none(state, typed.player))


def _convert(state: State, typed: Typed) -> UseCard:
    """A card, and behind it the face a die is turned to."""
    seat = seat_or_none(state, typed.player)
    name, to = _card_and_face(" ".join(typed.words).split())
    card = own_card_meant(state, seat or state.to_move, name)
    return UseCard(Use(card, "", to), 1 if typed.times is None else typed.times, seat)


def _card_and_face(words: Sequence[str]) -> tuple[str, str]:
    """The longest end of the words that names one face; the rest is the card."""
    for at in range(1, len(words)):
        with suppress(ProblemsError):
            return " ".join(words[:at]), face_meant(" ".join(words[at:]))
    return " ".join(words), ""


def _buy(state: State, typed: Typed) -> Buy | Pass:
    """A card of the market; without one, nothing (more) is bought."""
    seat = seat_or_none(state, typed.player)
    if not typed.words:
        return Pass(seat)
    card = card_meant(state, " ".join(typed.words))
    uses = way_meant(state, seat or state.to_move, card, typed.way).uses if typed.way is not None else ()
    return Buy(card, uses, _paid(typed.pay), _potion(state, card, typed.drawn), seat)


def _paid(pay: str) -> Pile | None:
    if not pay:
        return None
    return () if pay == ONLY_GOLD else objects_meant([pay])


def way_meant(state: State, seat: str | None, card: Slot, number: int) -> Way:
    """A way by its number in the list of `can-buy`."""
    found = ways(cost_of(card), purse_of(state, seat)) if seat else []
    if not 1 <= number <= len(found):
        details = {"number": number, "card": id_of(card), "count": len(found)}
        raise ProblemsError([problem("no-such-way", "--way", **details)], GAME)
    return found[number - 1]


def _potion(state: State, card: Slot, name: str) -> Slot:
    """The card that a Potion brings: named, or drawn here."""
    deck = next_deck(state) if id_of(card) == POTION else None
    if deck and not (state.loose and not name):
        return draw(state, [deck], [name] if name else [])[0]
    return card_meant(state, name) if name else ""


def _cash(state: State, typed: Typed) -> Cash:
    return Cash(draw(state, refill(state).decks, cards_named(typed.words)))


def _tokens(state: State, typed: Typed) -> SetTokens:
    seat = seat_meant(state.opening.players, " ".join(typed.words) or typed.player, "")
    return SetTokens(seat, typed.gold, typed.infamy)


VERBS: Mapping[str, Callable[[State, Typed], Entered]] = {
    "roll": _roll,
    "take": _take,
    "steal": _steal,
    "reroll": _reroll,
    "convert": _convert,
    "buy": _buy,
    "cash": _cash,
    "tokens": _tokens,
}


def purse_without_game(pile: Pile, gold: int, cards: Sequence[str]) -> Purse:
    """What somebody can pay with who records nothing: a pile, gold and cards, as they can lie before one player."""
    problems = [*_too_many_dice(dice_in(pile)), *_not_to_own(cards)]
    if problems:
        raise ProblemsError(problems, GAME)
    effects = [(card, effect) for card in cards for effect in CARDS[card].effects]
    tools = tuple(card for card, effect in effects if isinstance(effect, TurnDie | SpendDie))
    discount = sum(effect.dice for _, effect in effects if isinstance(effect, Discount))
    return Purse(dice_in(pile), gold, tools, discount)


def _too_many_dice(dice: Pile) -> list[Problem]:
    if len(dice) <= MOST_DICE:
        return []
    return [problem("too-many-dice", "--pile", count=len(dice), highest=MOST_DICE)]


def _not_to_own(cards: Sequence[str]) -> list[Problem]:
    """Cards that nobody owns, or not so often."""
    potion = [problem("never-owned", "--own", card=POTION)] if POTION in cards else []
    often = [(card, cards.count(card), CARDS[card].copies) for card in dict.fromkeys(cards)]
    return potion + [
        problem("too-many-copies", "--own", card=card, count=count, highest=copies)
        for card, count, copies in often
        if count > copies
    ]
