"""`play`, `discard`, `skip`, `coins`: entering a game of Caper as it is played."""

import sys
from functools import partial
from typing import Annotated

import typer

from ..entries.caper import GAME, card_meant, play_meant, seat_meant
from ..entries.naming import among
from ..games.caper.catalogue import CARDS
from ..games.caper.decide import Decline, Discard, Play
from ..games.caper.state import LATE, State
from ..games.common import Edit
from ..games.refusing import Choice
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..problems import ProblemsError
from ..record import Step, enter, load_current
from .app import Body, Builder
from .asking import ask
from .completing import card_names
from .editions import Seats, coins_of
from .options import force_option, on_option, seat_option, target_option
from .telling import print_lines, refused_in_own_language, tell
from .usage import UsageError


def build_play(say: Language) -> Body:
    def play(
        card: Annotated[str, typer.Argument(metavar=say("CARD"), help=say("The card."), autocompletion=card_names)],
        location: Annotated[
            str,
            typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3; not needed for a late play.")),
        ] = "",
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[str, target_option(say)] = "",
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "play", GAME).state
            id = card_meant(state, card, late=state.phase == LATE)
            if on and CARDS[id].kind == "thief":
                raise UsageError(say("--on is for gear; {card} is a thief.", card=say.card(GAME, id)))
            where = location or _late_location(say, state)
            command = play_meant(state, id, where, on, target, seat_meant(state, seat))
            doubtful = _ask_income(say, journal, state, id)
            with refused_in_own_language(state, command.seat):
                step = _enter_asking(say, journal, command, force)
        tell(say, step)
        if doubtful:
            _doubt(say, step)

    return play


def _late_location(say: Language, state: State) -> str:
    """A late play has one location only; otherwise it must be named."""
    if state.phase != LATE:
        raise UsageError(say("Where? Name the location, or give its number."))
    return str(state.late[0].location + 1)


def build_discard(say: Language) -> Body:
    def discard(
        card: Annotated[
            str, typer.Argument(metavar=say("[CARD]"), help=say("The card."), autocompletion=card_names)
        ] = "",
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "discard", GAME).state
            id, who = card_meant(state, card) if card else "", seat_meant(state, seat)
            with refused_in_own_language(state, who):
                step = enter(journal, Discard(id, who), force=force)
        tell(say, step)

    return discard


def build_skip(say: Language) -> Body:
    def skip(seat: Annotated[str, seat_option(say)] = "") -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "skip", GAME).state
            step = enter(journal, Decline(seat_meant(state, seat)))
        tell(say, step)

    return skip


# --- what must still be chosen


def _enter_asking(say: Language, journal: Journal, command: Play, force: bool) -> Step:
    """Enter a play; what must still be chosen is asked for on a terminal, and told elsewhere."""
    while True:
        try:
            return enter(journal, command, force=force)
        except Choice as choice:
            command = _with_choice(command, choice, _ask(say, choice))


def _with_choice(command: Play, choice: Choice, chosen: int) -> Play:
    if choice.code == "choose-thief":
        return command._replace(on=chosen)
    return command._replace(target=chosen)


def _ask(say: Language, choice: Choice) -> int:
    if not sys.stdin.isatty():
        raise ProblemsError([choice.problem])
    question = say("Which thief gets it?") if choice.code == "choose-thief" else say("Which thief is meant?")
    numbers = [number + 1 for number in choice.numbers]
    for number, id in zip(numbers, choice.cards, strict=True):
        print(f"{number}  {say.card(GAME, id)}")
    while True:
        place = ask(say, question, lambda typed: among(GAME, choice.cards, numbers, typed), game=GAME)
        if place is not None:
            return choice.numbers[place]


# --- incomes that nobody knows


def _ask_income(say: Language, journal: Journal, state: State, card: str) -> bool:
    """Whether nobody knows the card's income. On a terminal it is asked for: for the box and for this game."""
    from ..ownbox import set_figure, still_doubtful

    if state.loose or CARDS[card].kind != "thief" or not still_doubtful(GAME, card):
        return False
    if not sys.stdin.isatty():
        return True
    question = say("What income does {card} show in your box? (empty: not now)", card=say.card(GAME, card))
    income = ask(say, question, lambda typed: set_figure(GAME, card, typed), game=GAME)
    if income is None:
        return True
    enter(journal, Edit({"incomes": {card: income}}))
    return False


def _doubt(say: Language, step: Step) -> None:
    """An income that nobody knows is not passed over in silence."""
    card = step.event.card
    print_lines(
        say(
            "The income of {card} is doubtful; {income} was taken. If your card shows another: "
            "capertool box {id} N for the next games, capertool coins {seat} N for this one.",
            card=say.card(GAME, card),
            income=step.before.opening.incomes.get(card, 0),
            id=card,
            seat=step.event.seat,
        )
    )


_SEATS = Seats(GAME, lambda say: say("white or green."), seat_meant)
BUILDERS: dict[str, Builder] = {
    "play": build_play,
    "discard": build_discard,
    "skip": build_skip,
    "coins": partial(coins_of, _SEATS),
}
