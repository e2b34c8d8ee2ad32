"""What a card costs, what it moves, and what it may turn over: the arithmetic of one play."""

from ...effects.evaluate import Crew, View, counter
from ...effects.model import COIN, GEAR, THIEF, Act, Effect, Gain, Launder
from .. import prices
from ..card import Card
from ..purse import Purse
from .box import OTHER
from .events import Turned
from .state import State, effects_of, face_up, modifiers
from .table import crew_of


def effects_here(state: State, location: int, seat: str) -> list[Effect]:
    """All effects of one side's face-up cards at a location."""
    return [effect for card in face_up(state, location, seat) for effect in effects_of(state, card)]


def purse_of(state: State) -> Purse:
    return Purse(state.coins, state.laundered, state.supply)


def cost_of(state: State, seat: str, card: Card, location: int) -> int:
    own, theirs = effects_here(state, location, seat), effects_here(state, location, OTHER[seat])
    return prices.price(card, own, theirs, modifiers(state, location))


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
    # own cards fine first, then the location
    for coins in prices.fines(card, (*effects_here(state, location, seat), *modifiers(state, location))):
        purse.fine(OTHER[seat], coins)


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
    return prices.guarded(card, (*effects_here(state, location, owner), *modifiers(state, location)))
