"""What a card costs, what it moves, and what it may turn over: the arithmetic of one play."""

from collections.abc import Iterator

from ...effects.evaluate import Crew, View, counter
from ...effects.model import COIN, GEAR, THIEF, Act, Cost, Effect, Fine, Gain, Guard, Launder
from .box import OTHER
from .catalogue import Card
from .events import Turned
from .state import State, effects_of, face_up, modifiers
from .table import crew_of


def matches(word: str, card: Card) -> bool:
    """Whether a card is what an effect calls `thief`, `gear` or by a colour."""
    return word in (card.kind, card.colour)


def effects_here(state: State, location: int, seat: str) -> list[Effect]:
    """All effects of one side's face-up cards at a location."""
    return [effect for card in face_up(state, location, seat) for effect in effects_of(state, card)]


def cost_of(state: State, seat: str, card: Card, location: int) -> int:
    """The price of a card here: printed, changed by cards of both sides and the location, never below 0."""
    own, theirs = effects_here(state, location, seat), effects_here(state, location, OTHER[seat])
    changes = [
        *(effect for effect in own if isinstance(effect, Cost) and not effect.of_opponent),
        *(effect for effect in theirs if isinstance(effect, Cost) and effect.of_opponent),
        *(effect for effect in modifiers(state, location) if isinstance(effect, Cost)),
    ]
    return max(0, card.cost + sum(effect.change for effect in changes if matches(effect.card, card)))


class Purse:
    """The coins of both seats and the supply while one play is worked out."""

    def __init__(self, state: State) -> None:
        self.coins = dict(state.coins)
        self.laundered = dict(state.laundered)
        self.supply = state.supply
        self._before = dict(state.coins), dict(state.laundered)

    def pay(self, seat: str, number: int) -> None:
        self.coins[seat] -= number
        self.supply += number

    def take(self, seat: str, number: int) -> None:
        """Coin by coin: from the supply, then from the opponent while one has fewer."""
        for _ in range(number):
            if self.supply > 0:
                self.supply -= 1
            elif self.coins[seat] < self.coins[OTHER[seat]]:
                self.coins[OTHER[seat]] -= 1
            else:
                return
            self.coins[seat] += 1

    def launder(self, seat: str, number: int, *, from_opponent: bool) -> None:
        for _ in range(number):
            if self.supply > 0:
                self.supply -= 1
            elif from_opponent and self.coins[seat] < self.coins[OTHER[seat]]:
                self.coins[OTHER[seat]] -= 1
            else:
                return
            self.laundered[seat] += 1

    def fine(self, seat: str, number: int) -> None:
        """Back to the supply, as far as there are coins."""
        paid = min(number, self.coins[seat])
        self.pay(seat, paid)

    def changes(self) -> tuple[dict[str, int], dict[str, int]]:
        """What each seat gained or lost, coins and laundered coins; nothing where nothing moved."""
        coins, laundered = self._before
        return _difference(coins, self.coins), _difference(laundered, self.laundered)


def _difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {seat: after[seat] - before[seat] for seat in before if after[seat] != before[seat]}


def settle(state: State, purse: Purse, seat: str, card: Card, location: int) -> None:
    """The card lies in `state`: its income and icons in the order of printing, then the fines."""
    if card.kind == "thief":
        purse.take(seat, state.opening.incomes.get(card.id, card.income))
    crews: dict[str, Crew] = {side: crew_of(cards) for side, cards in state.locations[location].sides.items()}
    view = View(crews[seat], crews[OTHER[seat]])
    for effect in effects_of(state, card):
        if isinstance(effect, Gain) and effect.unit == COIN:
            purse.take(seat, effect.amount * counter(effect)(view)[0])
        elif isinstance(effect, Launder):
            shortage = state.opening.rulings["launder-shortage"]
            purse.launder(seat, effect.number, from_opponent=shortage == "opponent")
    for coins in fines(state, seat, card, location):
        purse.fine(OTHER[seat], coins)


def fines(state: State, seat: str, card: Card, location: int) -> Iterator[int]:
    """What the opponent loses because this card was played here: own cards, then the location."""
    for effect in (*effects_here(state, location, seat), *modifiers(state, location)):
        if isinstance(effect, Fine) and matches(effect.card, card):
            yield effect.coins


def turning(state: State, card: Card) -> Act | None:
    return next((effect for effect in effects_of(state, card) if isinstance(effect, Act)), None)


def targets(state: State, seat: str, act: Act, location: int) -> list[Turned]:
    """What the opponent of `seat` has here that this act may turn over."""
    other = OTHER[seat]
    found = []
    for index, stack in enumerate(state.locations[location].sides[other]):
        top = stack.gear[-1] if stack.gear else stack.thief
        wanted = THIEF if act.target == "bare thief" else GEAR
        if top.card.kind == wanted and not top.turned:
            found.append((Turned(other, index, len(stack.gear) - 1 if stack.gear else None), top.card))
    return [turned for turned, card in found if not protected(state, other, card, location)]


def protected(state: State, owner: str, card: Card, location: int) -> bool:
    """Whether the owner's cards here or the location keep a card from being turned over."""
    effects = (*effects_here(state, location, owner), *modifiers(state, location))
    guards = [effect for effect in effects if isinstance(effect, Guard)]
    return any(matches(guard.card, card) for guard in guards)
