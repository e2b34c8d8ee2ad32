"""What an entry does, or why the rules refuse it. All checking of a recorded game lives here."""

from collections.abc import Mapping

from ...effects.model import Act
from ...problems import Problem, problem
from ..card import Card
from ..coins import SetCoins
from ..common import Edit, closed
from ..refusing import Choice, Refusal, codes, refuse
from .box import DISCARD_PAY, GEAR_A_THIEF, OTHER, SEATS, THIEVES_A_PLAYER, THIEVES_A_SIDE
from .byhand import burn, edit, set_by_hand
from .choosing import Kinds
from .commands import Burn, Command, Discard, Play, SetLoot, SetMarker
from .events import Discarded, Event, Played
from .state import CLOSING, OVER, State, check_place, effects_of, known_card, known_places, redescribed
from .table import Stack
from .working import Combos, Work, cost_of, fine, own_icons


def decide(state: State, command: Command, *, force: bool = False) -> Event:
    """The event an entry makes; with `force` what the rules refuse is recorded as a house decision."""
    match command:
        case Play():
            return _play(redescribed(state, command.described), command, force)
        case Discard():
            return _discard(redescribed(state, command.described), command, force)
        case Burn():
            return burn(state, command, force)
        case SetMarker() | SetLoot() | SetCoins():
            return set_by_hand(state, command)
        case Edit():
            return edit(state, command, force)
        case _:
            return closed(command, over=state.over)


# --- playing


def _play(state: State, command: Play, force: bool) -> Played:
    check_place(state, command.location)
    card = known_card(state, command.card)
    seat = _seat(state, command.seat)
    on = _thief_for(state, seat, card, command)
    problems = [
        *_turn_problems(state, seat, card),
        *_card_problems(state, card),
        *_room_problems(state, seat, card, command, on),
    ]
    cost = 0 if state.loose or card.kind == "thief" else cost_of(state, seat, card, command.location)
    if cost > state.coins[seat]:
        problems.append(problem("cannot-pay", "", card=card.id, cost=cost, coins=state.coins[seat]))
    refuse(problems, force)
    laid = _Laying(state, seat, command, force)
    laid.run(card, on, min(cost, state.coins[seat]))
    return Played(
        seat,
        card.id,
        command.location,
        on,
        tuple(laid.burnt),
        tuple(laid.takes.used),
        tuple(laid.gives.used),
        laid.work.moved(with_coins=not state.loose),
        codes([*problems, *laid.overruled]),
        command.described,
    )


class _Laying:
    """One card on its way to the table, with what was chosen for it."""

    def __init__(self, state: State, seat: str, command: Play, force: bool) -> None:
        self.force = force
        self.overruled: list[Problem] = []
        self.work = Work(state, seat, command.location)
        self.takes = Kinds("choose-loot", command.takes)
        self.gives = Kinds("choose-return", command.gives)
        self.targets = list(command.targets)
        self.burnt: list[int] = []

    def run(self, card: Card, on: int | None, cost: int) -> None:
        """Pay, lay, the card's own icons as printed, the combos it sets off, then the fines."""
        combos = Combos(self.work)
        self.work.purse.pay(self.work.seat, cost)
        self.work.lay(card, on)
        own_icons(self.work, card, self.takes.choose, self._burn)
        combos.act(self.takes.choose)
        fine(self.work, card)
        if self.targets and not any(isinstance(effect, Act) for effect in effects_of(card)):
            raise Refusal([problem("burns-nothing", "", card=card.id)], final=True)
        self.takes.check_all_used(strict=not self.takes.used)
        self.gives.check_all_used(strict=not self.gives.used)

    def _burn(self, act: Act) -> None:
        """A fire with something to burn must burn it; without anything, nothing happens."""
        other = OTHER[self.work.seat]
        for _ in range(act.number):
            possible = self.work.burnable(other)
            if not possible and not (self.force and self.targets):
                return
            stack = self._target(possible, other)
            self.burnt.append(stack)
            self.work.burn(other, stack, self.gives.choose)

    def _target(self, possible: list[int], other: str) -> int:
        side = self.work.sides[other]
        if self.targets:
            target = self.targets.pop(0)
            if target not in possible:
                self._against_protection(side, target)
            return target
        if len(possible) == 1:
            return possible[0]
        raise Choice("choose-burnt", tuple(possible), tuple(side[index].gear[-1].id for index in possible))

    def _against_protection(self, side: list[Stack], target: int) -> None:
        """What is protected burns only by decision of the house; where nothing lies, nothing burns."""
        if not 0 <= target < len(side) or not side[target].gear:
            raise Refusal([problem("cannot-be-burnt", "")], final=True)
        found = [problem("fire-protected", "", card=side[target].gear[-1].id)]
        refuse(found, self.force)
        self.overruled += found


def _thief_for(state: State, seat: str, card: Card, command: Play) -> int | None:
    """The thief that gets the gear: the one named, or the only one with room."""
    if card.kind == "thief":
        return None
    side = state.locations[command.location].sides[seat]
    if command.on is not None:
        if not 0 <= command.on < len(side):
            raise Refusal([problem("no-such-thief", "")], final=True)
        return command.on
    with_room = [index for index, stack in enumerate(side) if len(stack.gear) < GEAR_A_THIEF]
    if len(with_room) > 1:
        raise Choice("choose-thief", tuple(with_room), tuple(side[index].thief.id for index in with_room))
    if not with_room:
        details = {"seat": seat, "location": state.locations[command.location].card.id}
        raise Refusal([problem("no-thief-with-room", "", **details)], final=True)
    return with_room[0]


def _turn_problems(state: State, seat: str, card: Card) -> list[Problem]:
    if state.loose:
        return []
    if state.phase == OVER:
        return [problem("game-over", "")]
    if state.phase == CLOSING:
        return [problem("last-discard-first", "", seat=state.closing[0])]
    problems = []
    if state.to_move not in (None, seat):
        problems.append(problem("not-your-turn", "", seat=seat, next=state.to_move))
    if card.kind != state.kind:
        problems.append(problem(f"{state.kind}-round", "", card=card.id, round=state.round))
    return problems


def _card_problems(state: State, card: Card) -> list[Problem]:
    problems = []
    if card.city not in (None, state.opening.city):
        problems.append(problem("wrong-city", "", card=card.id, home=card.city, city=state.opening.city))
    count = known_places(state).count(card.id) + 1
    if count > card.copies:
        problems.append(problem("too-many-copies", "", card=card.id, count=count, highest=card.copies))
    return problems


def _room_problems(state: State, seat: str, card: Card, command: Play, on: int | None) -> list[Problem]:
    place = state.locations[command.location]
    side = place.sides[seat]
    if card.kind == "gear":
        full = on is not None and len(side[on].gear) >= GEAR_A_THIEF
        return [problem("thief-full", "", card=side[on or 0].thief.id, highest=GEAR_A_THIEF)] if full else []
    problems = []
    if len(side) >= THIEVES_A_SIDE:
        problems.append(problem("location-full", "", seat=seat, location=place.card.id, highest=THIEVES_A_SIDE))
    thieves = sum(len(other.sides[seat]) for other in state.locations)
    if thieves >= THIEVES_A_PLAYER:
        problems.append(problem("too-many-thieves", "", seat=seat, count=thieves + 1, highest=THIEVES_A_PLAYER))
    return problems


# --- discarding


def _discard(state: State, command: Discard, force: bool) -> Discarded:
    seat = _seat(state, command.seat)
    card = known_card(state, command.card) if command.card else None
    last = state.phase == CLOSING
    problems = [*_discard_problems(state, seat, card), *(_card_problems(state, card) if card else [])]
    refuse(problems, force)
    coins: Mapping[str, int] = {}
    if not last and not state.loose:
        work = Work(state, seat, 0)
        work.purse.take(seat, DISCARD_PAY)
        coins = work.moved().coins
    return Discarded(seat, command.card, coins, last, codes(problems), command.described)


def _discard_problems(state: State, seat: str, card: Card | None) -> list[Problem]:
    if state.loose:
        return []
    if state.phase == OVER:
        return [problem("game-over", "")]
    problems = []
    if state.to_move not in (None, seat):
        problems.append(problem("not-your-turn", "", seat=seat, next=state.to_move))
    if state.phase != CLOSING and state.kind == "thief":
        problems.append(problem("thieves-are-played", ""))
    if card is not None and card.kind != state.kind:
        problems.append(problem(f"{state.kind}-round", "", card=card.id, round=state.round))
    return problems


# --- helpers


def _seat(state: State, seat: str | None) -> str:
    if seat is not None:
        return seat
    if state.to_move is not None:
        return state.to_move
    if state.phase == OVER:
        raise Refusal([problem("game-over", "")], final=True)
    if state.loose:
        raise Refusal([problem("whose-card", "", choices=SEATS)], final=True)
    raise Refusal([problem("who-begins", "", round=state.round)], final=True)
