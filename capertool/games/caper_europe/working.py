"""What one play moves, worked out step by step: the card's own icons, then the combos, then the fines."""

from collections.abc import Callable, Iterator

from ...effects.evaluate import Piece, View, counter
from ...effects.model import CAPER, COIN, LOOT_KINDS, WILD, Act, Gain, Launder
from .. import prices
from ..card import Card
from ..purse import Purse
from .box import OTHER
from .events import Moved
from .icons import acts_once, counts_laundered, is_combo
from .state import State, effects_here, effects_of, may_hold, modifiers, on_track
from .table import Stack, cards_of, crew_of

ChooseKind = Callable[[tuple[str, ...]], str]
"""Says which kind of loot is taken, or given back, out of those that are possible."""
_TOWARDS = {"south": 1, "north": -1}


class Work:
    """One location and both seats' belongings while a card is laid there by `seat`."""

    def __init__(self, state: State, seat: str, location: int) -> None:
        self.state, self.seat, self.location = state, seat, location
        place = state.locations[location]
        self.purse = Purse(state.coins, state.laundered, state.supply)
        self.marker = place.marker
        self.left = None if place.loot is None else dict(place.loot)
        self.loot = {owner: dict(kinds) for owner, kinds in state.loot.items()}
        self.sides = {owner: list(side) for owner, side in place.sides.items()}

    # --- laying

    def lay(self, card: Card, on: int | None) -> None:
        side = self.sides[self.seat]
        if on is None:
            side.append(Stack(card))
        else:
            side[on] = Stack(side[on].thief, (*side[on].gear, card))

    def view(self, seat: str) -> View:
        """What a combo of this seat counts now."""
        crews = {owner: crew_of(cards_of(tuple(side))) for owner, side in self.sides.items()}
        discards = [self.state.cards[id] for id in self.state.discards[seat] if id]
        return View(
            crews[seat],
            crews[OTHER[seat]],
            loot=[Piece(kind, "") for kind, number in self.loot[seat].items() for _ in range(number)],
            laundered=self.purse.laundered[seat],
            discarded=crew_of(discards),
        )

    # --- icons

    def gain(self, gain: Gain, times: int, choose: ChooseKind) -> None:
        number = gain.amount * times
        if gain.unit == CAPER:
            self.move(self.seat, number)
        elif gain.unit == COIN:
            self.purse.take(self.seat, number)
        else:
            for _ in range(number):
                self.grab(gain.unit, choose)

    def move(self, seat: str, fields: int) -> None:
        self.marker = on_track(self.state, self.marker + _TOWARDS[seat] * fields)

    def grab(self, kind: str, choose: ChooseKind) -> None:
        """One piece of the kind from here, if there is any; of any kind, the one that is chosen."""
        there = tuple(one for one in LOOT_KINDS if self._is_left(one) and kind in (one, WILD))
        if there:
            taken = choose(there) if kind == WILD else kind
            self._carry(self.seat, taken, 1)

    def _is_left(self, kind: str) -> bool:
        """What was laid out counts down; where nobody told, the box as a whole is the limit."""
        if self.left is not None:
            return self.left[kind] > 0
        carried = sum(self.loot[owner][kind] - self.state.loot[owner][kind] for owner in self.loot)
        return may_hold(self.state, kind) > carried

    def _carry(self, seat: str, kind: str, number: int) -> None:
        self.loot[seat][kind] += number
        if self.left is not None:
            self.left[kind] -= number

    # --- fire

    def burnable(self, seat: str) -> list[int]:
        """The thieves of this seat whose topmost gear may be burnt."""
        guards = [effect for card in cards_of(tuple(self.sides[seat])) for effect in effects_of(card)]
        guards += modifiers(self.state, self.location)
        return [
            index
            for index, stack in enumerate(self.sides[seat])
            if stack.gear and not prices.guarded(stack.gear[-1], guards)
        ]

    def burn(self, seat: str, stack: int, choose: ChooseKind) -> None:
        """The topmost gear goes, and what its icons did once is taken back; combos are not."""
        burning = self.sides[seat][stack]
        self.sides[seat][stack] = Stack(burning.thief, burning.gear[:-1])
        for effect in effects_of(burning.gear[-1]):
            if isinstance(effect, Gain | Launder) and acts_once(effect):
                self._take_back(seat, effect, choose)

    def _take_back(self, seat: str, effect: Gain | Launder, choose: ChooseKind) -> None:
        if isinstance(effect, Launder):
            self.purse.unlaunder(seat, effect.number)
        elif effect.unit == CAPER:
            self.move(OTHER[seat], effect.amount)
        elif effect.unit == COIN:
            self.purse.fine(seat, effect.amount)
        else:
            for _ in range(effect.amount):
                self._put_back(seat, effect.unit, choose)

    def _put_back(self, seat: str, kind: str, choose: ChooseKind) -> None:
        """One piece returns to this location, if the headquarters has it; of any kind, the owner chooses."""
        held = tuple(one for one in LOOT_KINDS if self.loot[seat][one] and kind in (one, WILD))
        if held:
            self._carry(seat, choose(held) if kind == WILD else kind, -1)

    # --- the result

    def moved(self, *, with_coins: bool = True) -> Moved:
        """What all of it came to."""
        coins, laundered = self.purse.changes() if with_coins else ({}, {})
        before = self.state.loot
        loot = {
            owner: {kind: kinds[kind] - before[owner][kind] for kind in kinds if kinds[kind] != before[owner][kind]}
            for owner, kinds in self.loot.items()
        }
        marker = None if self.marker == self.state.locations[self.location].marker else self.marker
        return Moved(marker, coins, laundered, {owner: kinds for owner, kinds in loot.items() if kinds})


class Combos:
    """The combos that lay here before a card was played: they act for whatever the play adds to their count."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.opponent = work.view(work.seat).opponent
        self.paid = [(gain, self._count(gain)) for gain in self._lying()]

    def _lying(self) -> Iterator[Gain]:
        """Own thieves and gear first, the location last."""
        again = self.work.state.opening.rulings["laundered-again"]
        state, seat, location = self.work.state, self.work.seat, self.work.location
        for effect in (*effects_here(state, location, seat), *modifiers(state, location)):
            if isinstance(effect, Gain) and is_combo(effect) and (again or not counts_laundered(effect)):
                yield effect

    def _count(self, gain: Gain) -> int:
        """A combo looks at the own side as it is now; what burns on the other side takes nothing back."""
        view = self.work.view(self.work.seat)
        view.opponent = self.opponent
        return counter(gain)(view)[0]

    def act(self, choose: ChooseKind) -> None:
        """Until nothing fits any more: what one combo grabs may be what another one counts."""
        acting = True
        while acting:
            acting = False
            for index, (gain, paid) in enumerate(self.paid):
                count = self._count(gain)
                if count > paid:
                    self.paid[index] = gain, count
                    self.work.gain(gain, count - paid, choose)
                    acting = True


def own_icons(work: Work, card: Card, choose: ChooseKind, burn: Callable[[Act], None]) -> None:
    """The coins of a thief, then every icon of the card in the order of printing."""
    if card.kind == "thief":
        work.purse.take(work.seat, card.income)
    for effect in effects_of(card):
        if isinstance(effect, Launder):
            work.purse.launder(work.seat, effect.number, from_opponent=True)
        elif isinstance(effect, Act):
            burn(effect)
        elif isinstance(effect, Gain) and acts_once(effect):
            work.gain(effect, 1, choose)
        elif isinstance(effect, Gain) and is_combo(effect):
            work.gain(effect, counter(effect)(work.view(work.seat))[0], choose)


def fine(work: Work, card: Card) -> None:
    """What the opponent loses because this card was played here: own cards, then the location."""
    own = [effect for mine in cards_of(tuple(work.sides[work.seat])) for effect in effects_of(mine)]
    for coins in prices.fines(card, (*own, *modifiers(work.state, work.location))):
        work.purse.fine(OTHER[work.seat], coins)


def cost_of(state: State, seat: str, card: Card, location: int) -> int:
    own, theirs = effects_here(state, location, seat), effects_here(state, location, OTHER[seat])
    return prices.price(card, own, theirs, modifiers(state, location))
