"""What an entry does, or why the rules refuse it. All checking of a recorded game lives here."""

from typing import Any

from ...problems import Problem, problem
from ..common import Edit, Edited, closed
from ..refusing import Refusal, codes, final, refuse
from .box import CARDS_FOR_A_CROWD, FEWEST_PLAYERS, GOODS, HIGHEST_NUMBER
from .claims import Effect, bank_problems, effect_of
from .commands import Claim, Command, Reveal, Send, SetTokens, ShowSecrets
from .events import Claimed, Event, Revealed, SecretsShown, Sent, TokensSet
from .resolution import Outcome, before_next_theft, crowds, plan_problems, resolve
from .sealing import plan_text, seal
from .state import State, full, name_of


def decide(state: State, command: Command, *, force: bool = False) -> Event:
    """The event an entry makes; with `force` what the rules refuse is recorded as a house decision."""
    match command:
        case Send():
            return _send(state, command, force)
        case Reveal():
            return _reveal(state, force)
        case Claim():
            return _claim(state, command, force)
        case SetTokens():
            return _set_tokens(state, command)
        case ShowSecrets():
            return _show_secrets(state, command, force)
        case Edit():
            return _edit(state, command)
        case _:
            return closed(command, over=state.over)


# --- a round


def _send(state: State, command: Send, force: bool) -> Sent:
    extra = state.has_extra_boss(command.seat)
    impossible = plan_problems(command.plan, len(state.seats), extra_boss=extra)
    if impossible:
        raise Refusal(impossible, final=True)
    problems = [*_over(state), *_theft_first(state)]
    refuse(problems, force)
    if command.salt:
        return Sent(command.seat, sealed=seal(command.plan, command.salt), house=codes(problems))
    return Sent(command.seat, plan_text(command.plan), house=codes(problems))


def _reveal(state: State, force: bool) -> Revealed:
    problems = [*_over(state), *_theft_first(state)]
    if state.waiting_for and (force or not problems):
        names = tuple(name_of(state, seat) for seat in state.waiting_for)
        problems.append(problem("plans-missing", "", names=names))
    refuse(problems, force)
    plans = {seat: state.plans[seat] for seat in state.seats}
    outcomes = resolve(plans)
    cards = _drawn_on_the_way(outcomes, state.cards_left)
    texts = {seat: plan_text(plan) for seat, plan in plans.items()}
    return Revealed(texts, outcomes, cards, codes(problems))


def _drawn_on_the_way(outcomes: tuple[Outcome, ...], left: int | None) -> dict[str, int]:
    """The secret cards of crowded locations before the next theft; where the pile runs out, in seating order."""
    drawn: dict[str, int] = {}
    for seat in crowds(before_next_theft(outcomes))[:left]:
        drawn[seat] = drawn.get(seat, 0) + CARDS_FOR_A_CROWD
    return drawn


def _claim(state: State, command: Claim, force: bool) -> Claimed:
    seat, letter, problems = _whose(state, command)
    effect = effect_of(state, seat, command)
    _check_holdings(state, effect)
    problems += effect.problems
    refuse(problems, force)
    rest = tuple(outcome for outcome in state.queue if outcome.letter != letter)
    left = None if state.cards_left is None else max(state.cards_left - effect.cards, 0)
    cards = _drawn_on_the_way(rest, left)
    if effect.cards:
        cards[seat] = cards.get(seat, 0) + effect.cards
    entry = _entry(command)
    return Claimed(seat, letter, command.lot, effect.tokens, cards, effect.points, entry, codes(problems))


def _whose(state: State, command: Claim) -> tuple[str, str, list[Problem]]:
    """The theft that is entered: the one named, or the next; without rounds anybody's."""
    problems = list(_over(state))
    if problems:
        raise Refusal(problems, final=True)
    if command.letter is not None and command.letter not in tuple(state.letters):
        raise final("no-such-letter", first=state.letters[0], last=state.letters[-1])
    theft = next((found for found in state.thefts if command.letter in (None, found.letter)), None)
    if theft is None:
        missing = _nothing_stolen(state, command.letter)
        if command.seat is None:
            raise Refusal([problem("whose-lot", "") if state.loose else missing], final=True)
        return command.seat, command.letter or "", [] if state.loose else [missing]
    thief = theft.thieves[0]
    if command.seat is not None and command.seat != thief:
        if state.loose and command.letter is None:
            return command.seat, "", []
        details = {"letter": theft.letter, "player": name_of(state, thief)}
        return command.seat, theft.letter, [problem("another-thief", "", **details)]
    if theft != state.theft and not state.loose:
        problems.append(problem("locations-in-order", "", letter=state.thefts[0].letter))
    return thief, theft.letter, problems


def _nothing_stolen(state: State, letter: str | None) -> Problem:
    """No theft waits, or none at that letter; those that wait are named."""
    if letter is None or not state.thefts:
        return problem("nothing-stolen", "")
    waiting = tuple(f"{theft.letter} ({name_of(state, theft.thieves[0])})" for theft in state.thefts)
    return problem("nothing-stolen", "", theft="elsewhere", letter=letter, names=waiting)


def _check_holdings(state: State, effect: Effect) -> None:
    """Nobody may hold more of a kind than a table can say."""
    for seat, goods in effect.tokens.items():
        for kind, number in goods.items():
            held = state.tokens[seat][kind] + number
            if held > HIGHEST_NUMBER:
                raise final("number-out-of-range", value=held, highest=HIGHEST_NUMBER)


def _entry(command: Claim) -> dict[str, Any]:
    """What was said of a lot, as JSON can hold it."""
    said = {
        "tokens": {kind: number for kind, number in command.tokens.items() if number},
        "number": command.number,
        "kind": command.kind,
        "swaps": [list(swap) for swap in command.swaps],
    }
    return {name: value for name, value in said.items() if value or value == 0}


# --- corrections and the end


def _set_tokens(state: State, command: SetTokens) -> TokensSet:
    numbers = [*command.tokens.values(), *([] if command.cards is None else [command.cards])]
    for number in numbers:
        if not 0 <= number <= HIGHEST_NUMBER:
            raise Refusal([problem("number-out-of-range", "", value=number, highest=HIGHEST_NUMBER)], final=True)
    before = state.tokens[command.seat]
    more = {kind: number - before[kind] for kind, number in command.tokens.items()}
    problems = bank_problems(state, more)
    if problems:
        raise Refusal(problems, final=True)
    return TokensSet(command.seat, {**before, **command.tokens}, command.cards)


def _show_secrets(state: State, command: ShowSecrets, force: bool) -> SecretsShown:
    secrets = {kind: number for kind, number in full(command.secrets).items() if number}
    if any(not 0 <= command.secrets.get(kind, 0) <= HIGHEST_NUMBER for kind in GOODS):
        worst = min(command.secrets.values())
        value = worst if worst < 0 else max(command.secrets.values())
        raise Refusal([problem("number-out-of-range", "", value=value, highest=HIGHEST_NUMBER)], final=True)
    problems = [] if state.over or state.loose else [problem("not-over", "")]
    count, held = sum(secrets.values()), state.cards[command.seat]
    if count != held:
        problems.append(problem("secrets-held", "", player=name_of(state, command.seat), count=count, held=held))
    refuse(problems, force)
    return SecretsShown(command.seat, secrets, codes(problems))


def _edit(state: State, command: Edit) -> Edited:
    """A correction; the second boss is settled before plans are made, and lots that were seen are in the box."""
    if "boss" in command.changes:
        _check_boss(state, command.changes["boss"])
    lots = command.changes.get("lots")
    if lots is not None and lots < state.lots_seen:
        raise final("too-few-lots", count=lots, wanted=state.lots_seen)
    return Edited(command.changes)


def _check_boss(state: State, seat: str) -> None:
    if len(state.seats) > FEWEST_PLAYERS:
        raise final("boss-of-two")
    if seat not in state.seats:
        raise final("unknown-value", value=seat, choices=state.seats)
    if state.plans:
        raise final("plans-are-in", names=tuple(name_of(state, seat) for seat in state.plans))


# --- helpers


def _over(state: State) -> list[Problem]:
    return [problem("game-over", "")] if state.over else []


def _theft_first(state: State) -> list[Problem]:
    if state.theft is None or state.loose:
        return []
    return [problem("theft-first", "", letter=state.theft.letter, player=name_of(state, state.theft.thieves[0]))]
