"""What happened in a recorded game of Sneaks & Snitches, as sentences. No plan is told before it is revealed."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...games.common import Abandoned, Edited, Ended, Loosened
from ...games.sneaks_and_snitches.box import FREE_THEFT_CARDS, GAME_ID, GOODS, TOKENS_AT_THE_START, letters
from ...games.sneaks_and_snitches.catalogue import DOCUMENTS, FREE_THEFT, SPECIAL_OBJECT
from ...games.sneaks_and_snitches.events import Claimed, Event, Opened, Revealed, SecretsShown, Sent, Tallied, TokensSet
from ...games.sneaks_and_snitches.pointcard import card_text
from ...games.sneaks_and_snitches.resolution import CROWDED, EMPTY, GUARDED, Outcome, before_next_theft, crowds
from ...games.sneaks_and_snitches.state import CLAIMING, OVER, SENDING, State
from ...games.sneaks_and_snitches.table import DERIVED
from .. import N_, Language
from ..goods import say_goods
from ..players import called
from ..terms import category_name


def player(say: Language, state: State, seat: str) -> str:
    """A player's name as it was entered, or the key; of two with one name each also has the seat."""
    return called(say, state.opening.players, seat)


def player_names(say: Language, state: State) -> dict[str, str]:
    return {seat: player(say, state, seat) for seat in state.seats}


def _people(say: Language, state: State, seats: tuple[str, ...]) -> str:
    return say.join([player(say, state, seat) for seat in seats])


# --- one entry


def say_event(say: Language, state: State, event: Event) -> str:
    """One entry; `state` is the one before it."""
    sentence = _sentence(say, state, event)
    house = getattr(event, "house", ())
    return " ".join([sentence, say("House decision.")]) if house else sentence


def _sentence(say: Language, state: State, event: Event) -> str:
    match event:
        case Opened():
            names = _people(say, state, state.seats)
            return say("The game begins: {names}.", names=names)
        case Sent():
            return _sent(say, state, event)
        case Revealed():
            plans = [f"{player(say, state, seat)} {plan}" for seat, plan in event.plans.items()]
            return say("Round {round}: {plans}.", round=state.round, plans=say.join(plans))
        case Claimed():
            return _claimed(say, state, event)
        case TokensSet():
            return _tokens_set(say, state, event)
        case Edited():
            return say("Corrected: {what}.", what=say.join(list(_edited(say, state, event.changes))))
        case SecretsShown():
            goods = say_goods(say, event.secrets) or say("nothing")
            return say("{player} turns up secret cards: {goods}.", player=player(say, state, event.seat), goods=goods)
        case _:
            return say(_PLAIN_SENTENCES[type(event)])


_PLAIN_SENTENCES: Mapping[type, str] = {
    Loosened: N_("From here on without rounds."),
    Ended: N_("The game was ended as it lay."),
    Abandoned: N_("The game was abandoned."),
    Tallied: N_("The table was tallied after the game."),
}


def _tokens_set(say: Language, state: State, event: TokensSet) -> str:
    goods = say_goods(say, event.tokens) or say("nothing")
    sentence = say("{player} has: {goods}.", player=player(say, state, event.seat), goods=goods)
    if event.cards is None:
        return sentence
    cards = say.plural("And {n} secret card.", "And {n} secret cards.", event.cards)
    return f"{sentence} {cards}"


def _edited(say: Language, state: State, changes: Mapping[str, Any]) -> Iterator[str]:
    """What a correction was about."""
    for seat, fields in changes.get("players", {}).items():
        yield from (f"{player(say, state, seat)} → {value}" for value in fields.values())
    if "vp_card" in changes:
        yield say("point card {card}", card=card_text(changes["vp_card"]))
    if "boss" in changes:
        yield say("second boss: {player}", player=player(say, state, changes["boss"]))
    if "lots" in changes:
        yield say("lots: {n}", n=changes["lots"])


def _sent(say: Language, state: State, event: Sent) -> str:
    who = player(say, state, event.seat)
    if event.sealed:
        return say("{player} has planned in secret.", player=who)
    return say("{player} sends {plan}.", player=who, plan=event.plan)


def _claimed(say: Language, state: State, event: Claimed) -> str:
    who, lot = player(say, state, event.seat), say.card(GAME_ID, event.lot)
    if event.letter:
        parts = [say("{player} steals at {letter}: {lot}.", player=who, letter=event.letter, lot=lot)]
    else:
        parts = [say("{player} takes: {lot}.", player=who, lot=lot)]
    if event.lot == DOCUMENTS:
        parts.append(_given_back(say, state, event))
    else:
        parts += [_gained(say, state, seat, dict(goods)) for seat, goods in event.tokens.items()]
    if event.lot == SPECIAL_OBJECT and event.points is not None:
        points = event.points
        parts.append(say.plural("It gives {n} point.", "It gives {n} points.", points))
    parts += [_drawn(say, state, seat, number) for seat, number in event.cards.items()]
    return " ".join([*parts, *_without_card(say, state, event)])


def _gained(say: Language, state: State, seat: str, goods: dict[str, int]) -> str:
    signed = [f"{category_name(say, kind)} {goods[kind]:+d}" for kind in GOODS if kind in goods]
    return say("{player}: {goods}.", player=player(say, state, seat), goods=say.join(signed))


def _given_back(say: Language, state: State, event: Claimed) -> str:
    kind = category_name(say, str(event.entry.get("kind", "")))
    numbers = [(seat, number) for seat, goods in event.tokens.items() for number in goods.values()]
    given = [f"{player(say, state, seat)} {-number}" for seat, number in numbers]
    if not given:
        return say("Nobody gives anything back ({kind}).", kind=kind)
    return say("Given back ({kind}): {given}.", kind=kind, given=say.join(given))


def _drawn(say: Language, state: State, seat: str, number: int) -> str:
    who = player(say, state, seat)
    return say.plural("{player} draws {n} secret card.", "{player} draws {n} secret cards.", number, player=who)


def _without_card(say: Language, state: State, event: Claimed) -> Iterator[str]:
    """Who should have drawn more secret cards than there were."""
    rest = tuple(outcome for outcome in state.queue if outcome.letter != event.letter)
    wanted = Counter(crowds(before_next_theft(rest)))
    wanted[event.seat] += FREE_THEFT_CARDS if event.lot == FREE_THEFT else 0
    short = tuple(seat for seat, number in wanted.items() if event.cards.get(seat, 0) < number)
    if short and sum(event.cards.values()) == state.cards_left:
        yield say("The secret pile is empty; too few cards: {names}.", names=_people(say, state, short))


# --- after an entry


def say_after(say: Language, event: Event, state: State) -> list[str]:
    """The round location by location; after a theft, what the thief has now."""
    if isinstance(event, Revealed):
        left = None if state.cards_left is None else state.cards_left + sum(event.cards.values())
        lines = say_outcomes(say, event.outcomes, player_names(say, state), left)
        return [*lines, *(_drawn(say, state, seat, number) for seat, number in event.cards.items())]
    if isinstance(event, Claimed):
        return [say_holdings(say, state, event.seat)]
    return []


def say_outcomes(
    say: Language, outcomes: tuple[Outcome, ...], names: Mapping[str, str], left: int | None = None
) -> list[str]:
    """What happens at each location, one line each; `left` are the secret cards there are, where that is known."""
    lines = []
    for outcome in outcomes:
        lines.append(f"{outcome.letter}  {_outcome(say, outcome, names, left)}")
        left = None if left is None else max(0, left - len(crowds((outcome,))))
    return lines


def _outcome(say: Language, outcome: Outcome, names: Mapping[str, str], left: int | None) -> str:
    thieves = say.join([names[seat] for seat in outcome.thieves])
    watchers = say.join([names[seat] for seat in outcome.watchers])
    if outcome.what == GUARDED and thieves:
        return say("guarded by {watchers}; empty-handed: {thieves}; the lot stays", watchers=watchers, thieves=thieves)
    if outcome.what == GUARDED:
        return say("guarded by {watchers}; the lot stays", watchers=watchers)
    if outcome.what == CROWDED and left is not None and left < len(outcome.thieves):
        return _short_crowd(say, outcome, names, left)
    if outcome.what == CROWDED:
        return say("{thieves} draw a secret card each, the lot stays", thieves=thieves)
    if outcome.what == EMPTY:
        return say("nobody: the lot is replaced")
    return say("{thief} steals the lot", thief=thieves)


def _short_crowd(say: Language, outcome: Outcome, names: Mapping[str, str], left: int) -> str:
    """Too few secret cards for all thieves that met; they are drawn in seating order."""
    met = [names[seat] for seat in outcome.thieves]
    without = say.join(met[left:])
    if not left:
        return say("no secret card is left for {thieves}, the lot stays", thieves=without)
    lucky = say.join(met[:left])
    return say("a secret card for {lucky}, none is left for {thieves}, the lot stays", lucky=lucky, thieves=without)


def say_holdings(say: Language, state: State, seat: str) -> str:
    goods = say_goods(say, state.tokens[seat]) or say("nothing")
    return say("{player} has: {goods}.", player=player(say, state, seat), goods=goods)


# --- where the game stands


def say_standing(say: Language, state: State) -> list[str]:
    lines = []
    if state.lots_left is not None and not state.over:
        lines.append(say("Lots in the pile: {n}.", n=state.lots_left))
    ready = tuple(seat for seat in state.seats if seat in state.plans)
    if ready:
        lines.append(say("Plans that are in: {names}.", names=_people(say, state, ready)))
    if state.lots_left is None and not state.over:
        lines.append(_lots_run_out(say))
    return lines


def _lots_run_out(say: Language) -> str:
    return say("When a lot cannot be replaced, the game is over: capertool end")


def say_next(say: Language, state: State) -> str:
    """Whose turn it is, and for what."""
    if state.abandoned:
        return say("The game was abandoned; capertool undo takes it up again.")
    if state.phase == OVER:
        return _next_when_over(say, state)
    if state.phase == CLAIMING and state.theft is not None:
        who = player(say, state, state.theft.thieves[0])
        return say("Next: what {player} stole at {letter}: capertool claim", player=who, letter=state.theft.letter)
    if state.loose:
        return say("Anybody may enter a lot: capertool claim LOT --player NAME")
    if not state.waiting_for:
        return say("Next: all plans are in: capertool reveal")
    waiting = _people(say, state, state.waiting_for)
    sentence = say("Next: round {round}, plans of {names}: capertool send", round=state.round, names=waiting)
    return f"{sentence}. {_second_boss(say, state)}" if state.boss else sentence


def _second_boss(say: Language, state: State) -> str:
    return say("{player} has the second boss: two thieves, one snitch.", player=player(say, state, state.boss))


def _next_when_over(say: Language, state: State) -> str:
    hidden = [seat for seat in state.seats if state.face_down(seat) > 0]
    if not hidden:
        return say("The game is over: capertool score")
    who, number, name = player(say, state, hidden[0]), state.cards[hidden[0]], hidden[0]
    return say.plural(
        "The game is over. {player} turns up {n} secret card: capertool reveal {name} jewels=1",
        "The game is over. {player} turns up {n} secret cards: capertool reveal {name} jewels=1 gold=1",
        number,
        player=who,
        name=name,
    )


def say_setting(say: Language, state: State) -> str:
    return ""


def say_progress(say: Language, state: State) -> str:
    if state.abandoned:
        return say("abandoned")
    return say("over") if state.over else say("round {round}", round=state.round)


def likely_commands(say: Language, state: State) -> list[str]:
    claim = "capertool claim " + say("KIND=NUMBER")
    send = "capertool send" if state.waiting_for else "capertool reveal"
    return {
        SENDING: [claim if state.loose else send, "capertool undo", "capertool end"],
        CLAIMING: [claim, "capertool claim collection", "capertool undo"],
        OVER: ["capertool score", "capertool score --explain", f"capertool new {GAME_ID}"],
    }[state.phase]


def say_setup(say: Language, state: State) -> list[str]:
    """The set-up for this number of players, and the first tokens."""
    on_table = letters(len(state.seats))
    count = len(state.seats)
    steps = [
        say("Sort the lots by the number on their backs, shuffle both piles and put pile 1 on top of pile 2."),
        say("Lay out the locations {first} to {last} and a lot at each.", first=on_table[0], last=on_table[-1]),
        say("Put the point card for {players} players at the end of the row.", players=count),
        say("Shuffle the secret theft cards and put them face down."),
        say("Each player takes a boss and the cards of these letters."),
        say("Each player begins with {n} tokens:", n=TOKENS_AT_THE_START),
    ]
    steps += [say_holdings(say, state, seat) for seat in state.seats]
    if state.opening.vp_card_from == DERIVED:
        card = card_text(state.opening.vp_card)
        steps.append(say("Compare your point card with capertool's, which is worked out: {card}", card=card))
    if state.boss:
        steps.append(_second_boss(say, state))
    if state.lots_left is None:
        steps.append(_lots_run_out(say))
    return steps
