"""What an entry does, or why the rules refuse it: dividing, the end of a round, and the record itself."""

from collections.abc import Mapping, Sequence

from ...problems import Problem, problem
from ..common import Abandon, Edit, Edited, End, Loosen, closed
from ..refusing import codes, final, refuse
from .box import BAG, MASK, MOST_TOKENS
from .catalogue import GOLD, INFAMY
from .checks import called, needs_phase, needs_turn, seat_for
from .commands import Buy, Cash, Command, Pass, Reroll, Roll, SetTokens, Steal, Take, UseCard
from .dice import MARKER, dice_in, has, pile
from .effects import CashBonus, LuckyDice, MarkerInfamy, StolenInfamy
from .events import BAGS, MASKS, Cashed, Event, Moved, Rerolled, Rolled, Stolen, Taken, TokensSet
from .shopping import buy, pass_on, use_card
from .slots import Slot, card_of, id_of
from .state import BUYING, CASHING, DIVIDING, ROLLING, State, cards_with, effects_of, refill, unseen, without_pile

_LEAST_TO_STEAL_FROM = 2  # one object is returned, one is kept (the English rulebook says so)


def decide(state: State, command: Command, *, force: bool = False) -> Event:
    """The event an entry makes; with `force` what the rules refuse is recorded as a house decision."""
    match command:
        case SetTokens():
            return _set_tokens(command)
        case Edit():
            return Edited(command.changes)
        case Loosen() | End() | Abandon():
            return closed(command, over=state.over)
        case Buy():
            return buy(state, command, force)
    if state.over:
        raise final("game-over")
    if state.loose:
        raise final("only-purchases")
    return _play(state, command, force)


def _play(state: State, command: Roll | Take | Steal | Reroll | UseCard | Pass | Cash, force: bool) -> Event:
    match command:
        case Roll():
            return _roll(state, command, force)
        case Take():
            return _take(state, command, force)
        case Steal():
            return _steal(state, command, force)
        case Reroll():
            return _reroll(state, command, force)
        case UseCard():
            return use_card(state, command, force)
        case Pass():
            return pass_on(state, command, force)
        case _:
            return _cash(state, command, force)


# --- dividing the loot


def _roll(state: State, command: Roll, force: bool) -> Rolled:
    needs_phase(state, ROLLING)
    _only_dice(command.dice)
    if len(command.dice) != state.dice:
        raise final("dice-count", count=len(command.dice), wanted=state.dice)
    seat = seat_for(state, command.seat)
    problems = needs_turn(state, seat)
    refuse(problems, force)
    return Rolled(seat, pile(command.dice), codes(problems))


def _only_dice(rolled: Sequence[str]) -> None:
    if MARKER in rolled:
        raise final("dice-only")


def _take(state: State, command: Take, force: bool) -> Taken:
    needs_phase(state, DIVIDING)
    seat = seat_for(state, command.seat)
    if not state.middle:
        raise final("middle-empty")
    objects = state.middle if command.objects is None else pile(command.objects)
    if not objects or not has(state.middle, objects):
        raise final("not-in-middle", objects=objects, middle=state.middle)
    problems = needs_turn(state, seat)
    last = without_pile(state) == [seat]
    if last and len(objects) < len(state.middle):
        problems.append(problem("last-takes-all", "", seat=called(state, seat)))
    refuse(problems, force)
    moved = _for_the_marker(state, {**state.piles, seat: objects}) if last else ()
    return Taken(seat, objects, last, moved, codes(problems))


def _for_the_marker(state: State, piles: Mapping[str, Sequence[str]]) -> tuple[Moved, ...]:
    """Infamy for those whose card pays when the marker is in the final pile."""
    return tuple(
        Moved(seat, INFAMY, 1, card)
        for seat, objects in piles.items()
        if MARKER in objects
        for card in cards_with(state, seat, MarkerInfamy)
    )


def _steal(state: State, command: Steal, force: bool) -> Stolen:
    needs_phase(state, DIVIDING)
    seat = seat_for(state, command.seat)
    there = state.piles.get(command.victim, ())
    if command.victim == seat or len(there) < _LEAST_TO_STEAL_FROM:
        raise final("nothing-to-steal", seat=called(state, command.victim), count=len(there))
    if not has(there, command.returned):
        raise final("not-in-pile", objects=command.returned, seat=called(state, command.victim), pile=there)
    if not command.returned or len(command.returned) == len(there):
        raise final("return-one-keep-one")
    problems = needs_turn(state, seat)
    refuse(problems, force)
    rolled = _rolled(state, command)
    moved = tuple(Moved(command.victim, INFAMY, 1, card) for card in cards_with(state, command.victim, StolenInfamy))
    return Stolen(seat, command.victim, pile(command.returned), rolled, moved, codes(problems))


def rolls_again(state: State, victim: str) -> bool:
    """Whether dice returned from a player's pile are rolled again."""
    return not cards_with(state, victim, LuckyDice)


def _rolled(state: State, command: Steal) -> tuple[str, ...]:
    returned = dice_in(command.returned)
    if not rolls_again(state, command.victim):
        return returned
    _only_dice(command.rolled)
    if len(command.rolled) != len(returned):
        raise final("dice-count", count=len(command.rolled), wanted=len(returned))
    return pile(command.rolled)


def _reroll(state: State, command: Reroll, force: bool) -> Rerolled:
    """Before the first purchase of the round."""
    needs_phase(state, BUYING)
    owners = [seat for seat in state.seats if cards_with(state, seat, LuckyDice)]
    seat = command.seat or (owners[0] if owners else seat_for(state, None))
    problems = [] if seat in owners else [problem("no-card-for-it", "", seat=called(state, seat))]
    if state.shopping or seat in state.rerolled:
        problems.append(problem("too-late-to-reroll", ""))
    refuse(problems, force)
    mine = state.piles[seat]
    _only_dice((command.face, command.to))
    if command.face not in mine:
        raise final("not-in-pile", objects=(command.face,), seat=called(state, seat), pile=mine)
    return Rerolled(seat, command.face, command.to, codes(problems))


# --- the end of a round


def _cash(state: State, command: Cash, force: bool) -> Cashed:
    needs_phase(state, CASHING)
    wanted = refill(state)
    problems = _reveal_problems(state, command.revealed, wanted.decks)
    refuse(problems, force)
    moved = tuple(move for seat in state.seats for move in _cashed(state, seat))
    return Cashed(moved, command.revealed, wanted.over, codes(problems))


def _reveal_problems(state: State, revealed: Sequence[Slot], decks: Sequence[str]) -> list[Problem]:
    if len(revealed) != len(decks):
        return [problem("cards-revealed", "", count=len(revealed), wanted=len(decks), decks=tuple(decks))]
    return [
        problem("not-in-deck", "", card=id_of(slot), deck=deck)
        for place, (slot, deck) in enumerate(zip(revealed, decks, strict=True))
        if card_of(slot).deck != deck or slot not in unseen(state, deck) or slot in revealed[:place]
    ]


def _cashed(state: State, seat: str) -> list[Moved]:
    """Bags for gold, masks for infamy; one more by Imbalanced Scales or Island Estate, however many dice."""
    moves = []
    for face, token, cause in ((BAG, GOLD, BAGS), (MASK, INFAMY, MASKS)):
        number = state.piles.get(seat, ()).count(face)
        if number:
            moves.append(Moved(seat, token, number, cause))
            moves += [
                Moved(seat, token, 1, card)
                for card, effect in effects_of(state, seat)
                if isinstance(effect, CashBonus) and effect.face == face
            ]
    return moves


# --- what really lies there


def _set_tokens(command: SetTokens) -> TokensSet:
    for number in (command.gold, command.infamy):
        if number is not None and not 0 <= number <= MOST_TOKENS:
            raise final("number-out-of-range", value=number, highest=MOST_TOKENS)
    return TokensSet(command.seat, command.gold, command.infamy)
