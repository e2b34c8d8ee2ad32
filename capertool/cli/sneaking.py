"""`send`, `reveal`, `claim`, `tokens`: entering a game of Sneaks & Snitches as it is played."""

import secrets
import sys
from getpass import getpass
from typing import Annotated

import typer

from ..entries.sneaks_and_snitches import GAME, goods_in, seat_meant
from ..entries.sneaks_and_snitches_turns import Beside, claim_meant, claim_of, plan_meant, secrets_meant, sends_meant
from ..games.refusing import Refusal
from ..games.sneaks_and_snitches.catalogue import (
    CARTE_BLANCHE,
    DOCUMENTS,
    INTRIGUE,
    LOTS,
    SPECIAL_OBJECT,
    STANDARD,
)
from ..games.sneaks_and_snitches.commands import Claim, Command, Reveal, Send, SetTokens
from ..games.sneaks_and_snitches.decide import decide
from ..games.sneaks_and_snitches.resolution import sizes
from ..games.sneaks_and_snitches.state import State, name_of
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.events.sneaks_and_snitches import say_holdings
from ..problems import ProblemsError, problem
from ..record import Step, enter, load_current
from ..render.safe import safe
from .app import Body, Builder, single
from .asking import ask, ask_card, tell_problems
from .options import force_option
from .telling import print_lines, tell, tell_next
from .usage import UsageError


def build_send(say: Language) -> Body:
    def send(
        plans: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[NAME=THIEF/SNITCH]..."),
                help=say("Plans as they lie open; a name alone, or nothing, asks for them in secret."),
            ),
        ] = None,
        reveal: Annotated[bool, typer.Option("--reveal", help=say("Reveal at once when all plans are in."))] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        given = plans or []
        with open_journal(create=False) as journal:
            state: State = load_current(journal, "send", GAME).state
            openly = sends_meant(state, [text for text in given if "=" in text])
            hidden = [seat_meant(state.opening.players, text) for text in given if "=" not in text]
            if not given:
                hidden = list(state.waiting_for)
            if hidden and not sys.stdin.isatty():
                raise UsageError(
                    say("Plans are asked for in secret only on a terminal."),
                    say("Write NAME=THIEF/SNITCH, for example anna=A/B."),
                )
            if reveal and not force:
                _check_all_are_in(state, [*(command.seat for command in openly), *hidden])
            for command in openly:
                _told(say, enter(journal, command, force=force))
            for seat in hidden:
                _told(say, _send_in_secret(say, journal, state, seat, force))
            if reveal:
                tell(say, enter(journal, Reveal(), force=force))
            else:
                tell_next(say, GAME, load_current(journal, "send", GAME).state)

    return send


def _check_all_are_in(state: State, sent: list[str]) -> None:
    """Whether the round can be revealed at once, before the first plan is entered."""
    missing = tuple(name_of(state, seat) for seat in state.waiting_for if seat not in sent)
    if missing and not state.over:
        raise ProblemsError([problem("plans-missing", "--reveal", names=missing)], GAME)


def _told(say: Language, step: Step) -> None:
    print_lines(words_of(GAME).say_event(say, step.before, step.event))


def _send_in_secret(say: Language, journal: Journal, state: State, seat: str, force: bool) -> Step:
    """Asked for without echo, sealed, and on the disk before anybody else is asked; what is wrong is asked again."""
    sneaks, snitches = sizes(len(state.seats), extra_boss=state.has_extra_boss(seat))
    who = safe(name_of(state, seat))
    example = f"{'ABC'[:sneaks]}/{'ABC'[sneaks : sneaks + snitches]}"
    question = say("{player}, thieves/snitches like {example} (nothing is shown):", player=who, example=example)
    while True:
        try:
            plan = plan_meant(getpass(question + " "), sneaks, snitches)
            return enter(journal, Send(seat, plan, secrets.token_hex(8)), force=force)
        except ProblemsError as error:
            if not _about_the_plan(error):
                raise
            tell_problems(say, GAME, error)


def _about_the_plan(error: ProblemsError) -> bool:
    codes = {"bad-plan", "plan-size", "no-such-letter", "letter-twice"}
    return all(found.code in codes for found in error.problems)


def build_reveal(say: Language) -> Body:
    def reveal(
        cards: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[NAME KIND=NUMBER...]"),
                help=say("At the end: whose secret cards they are, and what they show."),
            ),
        ] = None,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state: State = load_current(journal, "reveal", GAME).state
            command: Command = secrets_meant(state, cards) if cards else Reveal()
            step = enter(journal, command, force=force)
        tell(say, step)

    return reveal


def build_claim(say: Language) -> Body:
    def claim(
        lot: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[LOT] [KIND=NUMBER]..."),
                help=say("What it is and what was taken: jewels=2 gold=1, collection, special-object 3 …"),
            ),
        ] = None,
        at: Annotated[str, typer.Option("--at", metavar=say("LETTER"), help=say("Another theft than the next."))] = "",
        player: Annotated[
            str, typer.Option("--player", metavar=say("NAME"), help=say("Who took it, in a game without rounds."))
        ] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state: State = load_current(journal, "claim", GAME).state
            beside = Beside(player, at)
            if not lot and sys.stdin.isatty() and not state.over and (state.theft is not None or state.loose):
                command = _ask_lot(say, state, beside, force=force)
            else:
                command = claim_of(state, claim_meant(state, lot or []), beside)
            step = enter(journal, command, force=force)
        tell(say, step)

    return claim


def _ask_lot(say: Language, state: State, beside: Beside, *, force: bool) -> Claim:
    """Whose lot it is where that is not known, the kind of lot, then what that kind needs."""
    if not beside.player and state.theft is None:
        asked = ask(say, say("Who took it?"), lambda typed: seat_meant(state.opening.players, typed), game=GAME)
        beside = beside._replace(player=asked or "")
    elif not beside.player and not beside.at:
        tell_next(say, GAME, state)
    lots = ", ".join(say.card(GAME, lot) for lot in LOTS)
    lot = ask_card(say, say("Which lot? ({lots}; empty: the first)", lots=lots), LOTS, game=GAME) or STANDARD

    def read(typed: str) -> Claim:
        command = claim_of(state, claim_meant(state, [lot, *typed.split()]), beside)
        _try(state, command, force)
        return command

    question = _question(say, lot)
    return (ask(say, question, read, game=GAME) if question else None) or claim_of(state, Claim(lot), beside)


def _question(say: Language, lot: str) -> str:
    """What must be told of a lot; nothing where it says all by itself."""
    return {
        DOCUMENTS: say("Which goods do they show?"),
        SPECIAL_OBJECT: say("Points printed on it:"),
        INTRIGUE: say("Swaps (GIVEN/TAKEN/NAME, with blanks between them; empty: none):"),
        STANDARD: say("What was taken? (for example jewels=2 gold=1)"),
        CARTE_BLANCHE: say("What was taken? (for example jewels=2 gold=1)"),
    }.get(lot, "")


def _try(state: State, command: Claim, force: bool) -> None:
    """What the rules refuse is said while it can still be answered otherwise."""
    try:
        decide(state, command, force=force)
    except Refusal as refusal:
        raise ProblemsError(refusal.problems, GAME) from None


def build_tokens(say: Language) -> typer.Typer:
    def tokens(
        name: Annotated[
            str, typer.Argument(metavar=say("[NAME]"), help=say("The player; without one, all are shown."))
        ] = "",
        goods: Annotated[
            list[str] | None,
            typer.Argument(metavar=say("[KIND=NUMBER]..."), help=say("What lies there; other kinds stay as they are.")),
        ] = None,
        cards: Annotated[
            int | None, typer.Option("--cards", metavar=say("COUNT"), help=say("How many secret cards."))
        ] = None,
    ) -> None:
        if name and not goods and cards is None:
            raise UsageError(say("What lies there?"), say("Write it as KIND=NUMBER, for example jewels=2 gold=1."))
        with open_journal(create=False) as journal:
            state: State = load_current(journal, "tokens", GAME).state
            if not name:
                print_lines(*(say_holdings(say, state, seat) for seat in state.seats))
                return
            command = SetTokens(seat_meant(state.opening.players, name), goods_in(goods or []), cards)
            step = enter(journal, command)
        tell(say, step)

    return single(tokens, say("Show everybody's tokens, or set what really lies there."))


BUILDERS: dict[str, Builder] = {
    "send": build_send,
    "reveal": build_reveal,
    "claim": build_claim,
    "tokens": build_tokens,
}
