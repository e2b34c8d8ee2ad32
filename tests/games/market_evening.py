"""Recorded games of Thief's Market in a few words, for tests that read as evenings."""

import random
from typing import Any

from capertool.games.refusing import Refusal
from capertool.games.thiefs_market.afford import Use, ways
from capertool.games.thiefs_market.box import FACES, LETTERS
from capertool.games.thiefs_market.catalogue import CARDS
from capertool.games.thiefs_market.commands import Buy, Cash, Pass, Reroll, Roll, SetTokens, Steal, Take, UseCard
from capertool.games.thiefs_market.decide import decide, rolls_again
from capertool.games.thiefs_market.dice import MARKER, Pile, dice_in, pile
from capertool.games.thiefs_market.effects import SellGold, SpendDie, TurnDie
from capertool.games.thiefs_market.events import CODEC, Event, Opened
from capertool.games.thiefs_market.evolve import evolve, replay
from capertool.games.thiefs_market.rulings import DEFAULTS
from capertool.games.thiefs_market.slots import Slot, cost_of, id_of
from capertool.games.thiefs_market.state import (
    BUYING,
    CASHING,
    ROLLING,
    State,
    next_deck,
    on_offer,
    purchases,
    purse_of,
    refill,
    unseen,
    without_pile,
)
from tests.games.market import NAMES

FIRST_MARKET = ("tailor", "fence", "glamer", "necklace", "nearby-safehouse")


def objects(letters: str) -> Pile:
    """`rb1`: a red and a blue die and the first-player marker."""
    return pile(MARKER if letter == "1" else LETTERS[letter.upper()] for letter in letters)


def opening(players: int = 3, market: tuple[Slot, ...] = FIRST_MARKET, **more: Any) -> Opened:
    seats = {seat: {"name": seat.title()} for seat in NAMES[:players]}
    return Opened(seats, more.pop("first", NAMES[0]), more.pop("rulings", DEFAULTS), market, **more)


class Evening:
    """A game that is being recorded; what is entered is also written, read back and replayed."""

    def __init__(self, players: int = 3, **more: Any) -> None:
        self.events: list[Event] = [opening(players, **more)]
        self.state: State = replay(self.events)
        self.adjusted = False

    def enter(self, command: Any, *, force: bool = False) -> Any:
        event = decide(self.state, command, force=force)
        self.events.append(event)
        self.state = evolve(self.state, event)
        assert self.adjusted or replay(self.events) == self.state
        assert CODEC.decode(CODEC.encode(event)) == event
        return event

    def adjust(self, **fields: Any) -> None:
        """Set the scene by hand; from then on the events alone do not tell the whole story."""
        self.state = self.state._replace(**fields)
        self.adjusted = True

    def refused(self, command: Any) -> list[str]:
        try:
            decide(self.state, command)
        except Refusal as refusal:
            return [found.code for found in refusal.problems]
        return []

    # entries

    def roll(self, letters: str, **more: Any) -> Any:
        return self.enter(Roll(objects(letters)), **more)

    def take(self, letters: str, **more: Any) -> Any:
        return self.enter(Take(objects(letters)), **more)

    def steal(self, victim: str, returned: str, rolled: str = "", **more: Any) -> Any:
        return self.enter(Steal(victim, objects(returned), objects(rolled)), **more)

    def reroll(self, face: str, to: str, seat: str | None = None) -> Any:
        return self.enter(Reroll(LETTERS[face.upper()], LETTERS[to.upper()], seat))

    def buy(self, card: Slot, **more: Any) -> Any:
        force = more.pop("force", False)
        return self.enter(Buy(card, **more), force=force)

    def use(self, card: str, to: str = "", times: int = 1, **more: Any) -> Any:
        face = LETTERS[to.upper()] if to else ""
        return self.enter(UseCard(Use(card, "", face), times), **more)

    def done(self, times: int = 1) -> None:
        for _ in range(times):
            self.enter(Pass())

    def cash(self, *revealed: Slot) -> Any:
        return self.enter(Cash(revealed))

    def tokens(self, seat: str, **tokens: int) -> Any:
        return self.enter(SetTokens(seat, **tokens))

    # scenes

    def own(self, **cards: tuple[str, ...]) -> None:
        """Give players cards, as if bought earlier."""
        self.adjust(cards={**self.state.cards, **cards}, seen=(*self.state.seen, *sum(cards.values(), ())))

    def gold(self, **gold: int) -> None:
        self.adjust(gold={**self.state.gold, **gold})

    def offer(self, deck: str, *row: Slot) -> None:
        self.adjust(market={**self.state.market, deck: row}, seen=(*self.state.seen, *row))

    def divided(self, *piles: str) -> None:
        """Roll and divide so that these piles lie before the players in turn; the last takes all the rest."""
        dice = "".join(piles).replace("1", "")
        self.roll(dice.ljust(self.state.dice, "y"))
        for letters in piles[:-1]:
            self.take(letters)
        self.enter(Take(self.state.middle))


def causes(event: Any) -> list[tuple[str, str, int, str]]:
    return [tuple(move) for move in event.moved]


# --- games that play themselves


def roll_some(rng: random.Random, number: int) -> Pile:
    return pile(rng.choices(FACES, k=number))


def some_of(rng: random.Random, there: Pile, least: int, most: int) -> Pile:
    return pile(rng.sample(there, rng.randint(least, most)))


def next_command(rng: random.Random, state: State) -> Any:
    """A legal entry for this state, chosen at random."""
    match state.phase:
        case "rolling":
            return Roll(roll_some(rng, state.dice))
        case "dividing":
            return _divide(rng, state)
        case "buying":
            return _shop(rng, state)
        case _:
            return Cash(_drawn(rng, state, refill(state).decks))


def _drawn(rng: random.Random, state: State, decks: tuple[str, ...]) -> tuple[Slot, ...]:
    drawn: list[Slot] = []
    for deck in decks:
        drawn.append(rng.choice([slot for slot in unseen(state, deck) if slot not in drawn]))
    return tuple(drawn)


def _divide(rng: random.Random, state: State) -> Take | Steal:
    worth = [seat for seat, there in state.piles.items() if len(there) > 1]
    if worth and (not state.middle or rng.random() < 0.3):
        victim = rng.choice(worth)
        there = state.piles[victim]
        returned = some_of(rng, there, 1, len(there) - 1)
        dice = len(dice_in(returned)) if rolls_again(state, victim) else 0
        return Steal(victim, returned, roll_some(rng, dice))
    if len(without_pile(state)) == 1:
        return Take(state.middle)
    return Take(some_of(rng, state.middle, 1, min(5, len(state.middle))))


def _shop(rng: random.Random, state: State) -> Any:
    seat = state.turn
    assert seat is not None
    purse = purse_of(state, seat)
    options: list[Any] = [Pass(), *_uses(state, seat)]
    if state.bought < purchases(state, seat):
        for slot in on_offer(state):
            for way in ways(cost_of(slot), purse)[:2]:
                deck = next_deck(state) if id_of(slot) == "unlabeled-potion" else None
                drawn = rng.choice(unseen(state, deck)) if deck else ""
                options += [Buy(slot, way.uses, way.dice, drawn)] * 4
    return rng.choice(options)


def _uses(state: State, seat: str) -> list[UseCard]:
    found = []
    for card in state.cards[seat]:
        effect = CARDS[card].effects[0]
        if isinstance(effect, SellGold) and state.gold[seat]:
            found.append(UseCard(Use(card), state.gold[seat]))
        elif isinstance(effect, TurnDie | SpendDie) and card not in state.used and effect.face in state.piles[seat]:
            found.append(UseCard(Use(card, "", effect.to[0] if isinstance(effect, TurnDie) else "")))
    return found


def play_out(rng: random.Random, players: int) -> Evening:
    """A whole game at random, from the first roll to the last card of deck C."""
    market = tuple(rng.sample(unseen(replay([opening(players, ())]), "A"), 5))
    evening = Evening(players, market=market, first=rng.choice(NAMES[:players]))
    evening.adjusted = True  # replayed once, at the end
    while not evening.state.over:
        evening.enter(next_command(rng, evening.state))
    return evening


__all__ = ["BUYING", "CASHING", "ROLLING", "Evening", "causes", "objects", "play_out"]
