"""What an entry does, or why the rules refuse it. All checking of a recorded game lives here."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...effects.model import Act
from ...problems import Problem, problem
from ..card import Card
from ..coins import SetCoins, coins_set
from ..common import Edit, Edited, Entry, closed
from ..refusing import NEVER_FORCED, Choice, Refusal, codes, final, refuse
from .box import COINS, DISCARD_PAY, GEAR_A_THIEF, OTHER, SEATS, THIEVES_A_PLAYER, THIEVES_A_SIDE
from .catalogue import CARDS
from .costs import cost_of, purse_of, settle, targets, turning
from .events import Declined, Discarded, Event, Played, Turned
from .evolve import evolve
from .state import CLOSING, LATE, OVER, State, on_table
from .table import Side


class Play(NamedTuple):
    """`on` is the place of the thief that gets the gear, `target` that of the opponent's stack to act on."""

    card: str
    location: int
    on: int | None = None
    target: int | None = None
    seat: str | None = None


class Discard(NamedTuple):
    card: str = ""
    seat: str | None = None


class Decline(NamedTuple):
    seat: str | None = None


Command = Play | Discard | Decline | SetCoins | Entry


def decide(state: State, command: Command, *, force: bool = False) -> Event:
    """The event an entry makes; with `force` what the rules refuse is recorded as a house decision."""
    match command:
        case Play():
            return _play(state, command, force)
        case Discard():
            return _discard(state, command, force)
        case Decline():
            return _decline(state, command)
        case SetCoins():
            return coins_set(state, command, COINS)
        case Edit():
            return _edit(state, command, force)
        case _:
            return closed(command, over=state.over)


# --- playing


def _play(state: State, command: Play, force: bool) -> Played:
    card = CARDS[command.card]
    seat = _seat(state, command.seat)
    if not 0 <= command.location < len(state.locations):
        details = {"value": command.location + 1, "highest": len(state.locations)}
        raise Refusal([problem("no-such-location", "", **details)], final=True)
    late = state.phase == LATE
    on = _thief_for(state, seat, card, command)
    problems = [
        *_turn_problems(state, seat, card),
        *_card_problems(state, seat, card),
        *_room_problems(state, seat, card, command, on),
    ]
    cost = 0 if late or state.loose or card.kind == "thief" else cost_of(state, seat, card, command.location)
    if cost > state.coins[seat]:
        problems.append(problem("cannot-pay", "", card=card.id, cost=cost, coins=state.coins[seat]))
    bare = Played(seat, card.id, command.location, on, late=late)
    turned = None
    if not any(found.code in NEVER_FORCED for found in problems) and _can_lie(state, bare):
        turned, wrong = _chosen_target(evolve(state, bare), bare, card, command)
        problems += wrong
    refuse(problems, force)
    return _laid(state, bare, turned, cost, codes(problems))


def _can_lie(state: State, bare: Played) -> bool:
    """Whether the card has its place, so that what it does there can be looked at."""
    return bare.on is None or bare.on < len(state.locations[bare.location].sides[bare.seat])


def _laid(state: State, bare: Played, turned: Turned | None, cost: int, house: tuple[str, ...]) -> Played:
    """The play with all its consequences: turned card, coins, laundered coins."""
    card = CARDS[bare.card]
    after = evolve(state, bare)
    if turned is not None:
        after = evolve(state, bare._replace(turned=turned))
    if state.loose:
        return bare._replace(turned=turned, house=house)
    purse = purse_of(state)
    purse.pay(bare.seat, min(cost, state.coins[bare.seat]))
    settle(after, purse, bare.seat, card, bare.location)
    coins, laundered = purse.changes()
    return bare._replace(turned=turned, coins=coins, laundered=laundered, house=house)


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
        raise Choice("choose-thief", tuple(with_room), _thieves(side, with_room))
    if not with_room:
        details = {"seat": seat, "location": state.locations[command.location].card.id}
        raise Refusal([problem("no-thief-with-room", "", **details)], final=True)
    return with_room[0]


def _chosen_target(state: State, bare: Played, card: Card, command: Play) -> tuple[Turned | None, list[Problem]]:
    """What is turned over. A turn with a legal target must be used; without one nothing happens."""
    act = turning(state, card)
    if act is None:
        return None, []
    legal = targets(state, bare.seat, act, bare.location)
    if command.target is not None:
        return _named_target(state, bare, act, legal, command.target)
    if len(legal) > 1:
        stacks = tuple(turned.stack for turned in legal)
        side = state.locations[bare.location].sides[OTHER[bare.seat]]
        raise Choice("choose-target", stacks, _thieves(side, stacks))
    return (legal[0] if legal else None), []


def _named_target(
    state: State, bare: Played, act: Act, legal: list[Turned], target: int
) -> tuple[Turned | None, list[Problem]]:
    """The target that was named, and the rule that forbids it where one does."""
    other = OTHER[bare.seat]
    side = state.locations[bare.location].sides[other]
    if not 0 <= target < len(side):
        raise Refusal([problem("no-such-thief", "")], final=True)
    for turned in legal:
        if turned.stack == target:
            return turned, []
    stack = side[target]
    wants_thief = act.target == "bare thief"
    if not wants_thief and not stack.gear:
        raise Refusal([problem("cannot-be-turned", "", reason="no-gear", card=stack.thief.card.id)], final=True)
    hit = stack.thief if wants_thief else stack.gear[-1]
    if hit.turned:
        raise Refusal([problem("cannot-be-turned", "", reason="turned", card=hit.card.id)], final=True)
    reason = "covered" if wants_thief and stack.gear else "protected"
    place = None if wants_thief else len(stack.gear) - 1
    return Turned(other, target, place), [problem("cannot-be-turned", "", reason=reason, card=hit.card.id)]


def _thieves(side: Side, stacks: Sequence[int]) -> tuple[str, ...]:
    return tuple(side[index].thief.card.id for index in stacks)


def _turn_problems(state: State, seat: str, card: Card) -> list[Problem]:
    if state.phase == OVER:
        return [problem("game-over", "")]
    if state.loose:
        return []
    if state.phase == CLOSING:
        return [problem("last-discard-first", "", seat=state.closing[0])]
    problems = []
    if state.to_move not in (None, seat):
        problems.append(problem("not-your-turn", "", seat=seat, next=state.to_move))
    wanted = "gear" if state.phase == LATE else state.kind
    if card.kind != wanted:
        problems.append(problem(f"{wanted}-round", "", card=card.id, round=state.round))
    return problems


def _card_problems(state: State, seat: str, card: Card) -> list[Problem]:
    problems = []
    if card.city not in (None, state.opening.city):
        problems.append(problem("wrong-city", "", card=card.id, home=card.city, city=state.opening.city))
    known = on_table(state).count(card.id) + _named_discards(state).count(card.id)
    if state.phase == LATE and card.id in state.discards[seat]:
        known -= 1
    elif state.phase == LATE and "" not in state.discards[seat]:
        problems.append(problem("not-in-discards", "", card=card.id, seat=seat))
    if known + 1 > card.copies:
        problems.append(problem("too-many-copies", "", card=card.id, count=known + 1, highest=card.copies))
    return problems


def _named_discards(state: State) -> list[str]:
    piles = (state.discards, state.discarded_thieves)
    return [card for pile in piles for seat in SEATS for card in pile[seat] if card]


def _room_problems(state: State, seat: str, card: Card, command: Play, on: int | None) -> list[Problem]:
    side = state.locations[command.location].sides[seat]
    location = state.locations[command.location].card.id
    problems = []
    if card.kind == "thief":
        if len(side) >= THIEVES_A_SIDE:
            problems.append(problem("location-full", "", seat=seat, location=location, highest=THIEVES_A_SIDE))
        thieves = sum(len(place.sides[seat]) for place in state.locations)
        if thieves >= THIEVES_A_PLAYER:
            problems.append(problem("too-many-thieves", "", seat=seat, count=thieves + 1, highest=THIEVES_A_PLAYER))
    elif on is not None and len(side[on].gear) >= GEAR_A_THIEF:
        problems.append(problem("thief-full", "", card=side[on].thief.card.id, highest=GEAR_A_THIEF))
    if state.phase == LATE and command.location != state.late[0].location:
        wanted = state.locations[state.late[0].location].card.id
        problems.append(problem("late-elsewhere", "", card=state.late[0].source, location=wanted))
    return problems


# --- discarding and the rest


def _discard(state: State, command: Discard, force: bool) -> Discarded:
    seat = _seat(state, command.seat)
    card = CARDS[command.card] if command.card else None
    last = state.phase == CLOSING
    problems = _discard_problems(state, seat, card)
    refuse(problems, force)
    coins: Mapping[str, int] = {}
    if not last and not state.loose:
        purse = purse_of(state)
        purse.take(seat, DISCARD_PAY)
        coins, _ = purse.changes()
    return Discarded(seat, command.card, coins, last, codes(problems))


def _discard_problems(state: State, seat: str, card: Card | None) -> list[Problem]:
    if state.phase in (OVER, LATE):
        return [problem("game-over" if state.phase == OVER else "late-play-first", "")]
    if state.loose:
        return _card_problems(state, seat, card) if card else []
    problems = []
    if state.to_move != seat:
        problems.append(problem("not-your-turn", "", seat=seat, next=state.to_move))
    if state.phase != CLOSING and state.kind == "thief":
        problems.append(problem("thieves-are-played", ""))
    if card is None:
        unnamed_in_teams = state.opening.variant == "teams" and state.phase != CLOSING and state.kind == "gear"
        return [*problems, problem("name-the-card", "")] if unnamed_in_teams else problems
    if card.kind != state.kind:
        problems.append(problem(f"{state.kind}-round", "", card=card.id, round=state.round))
    problems += _card_problems(state, seat, card)
    if state.opening.variant == "teams" and state.phase != CLOSING and _affordable(state, seat, card):
        problems.append(problem("teams-must-play", "", card=card.id))
    return problems


def _affordable(state: State, seat: str, card: Card) -> bool:
    """Whether there is any place where the seat could lay and pay this gear."""
    return any(
        any(len(stack.gear) < GEAR_A_THIEF for stack in location.sides[seat])
        and cost_of(state, seat, card, index) <= state.coins[seat]
        for index, location in enumerate(state.locations)
    )


def _decline(state: State, command: Decline) -> Declined:
    if state.phase != LATE:
        raise final("nothing-to-decline")
    seat = state.late[0].seat
    if command.seat not in (None, seat):
        raise final("not-your-turn", seat=command.seat, next=seat)
    return Declined(seat)


def _edit(state: State, command: Edit, force: bool) -> Edited:
    """A correction of the opening; the cards that lie there must still belong to the city."""
    if not command.changes.keys() & {"city", "locations"}:
        return Edited(command.changes)
    city = command.changes.get("city", state.opening.city)
    places = command.changes.get("locations", [location.card.id for location in state.locations])
    problems = [
        problem("wrong-city", "", card=id, home=CARDS[id].city, city=city)
        for id in dict.fromkeys([*places, *on_table(state)])
        if CARDS[id].city not in (None, city)
    ]
    refuse(problems, force)
    return Edited(command.changes, codes(problems))


# --- helpers


def _seat(state: State, seat: str | None) -> str:
    if seat is not None:
        return seat
    if state.to_move is not None:
        return state.to_move
    if state.phase == OVER:
        raise Refusal([problem("game-over", "")], final=True)
    raise Refusal([problem("which-seat", "")], final=True)
