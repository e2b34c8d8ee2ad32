"""`fix`, `edit`: changing what was recorded earlier."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from ..entries.caper import GAME, card_meant, locations_meant, play_meant
from ..games.caper.box import CITIES
from ..games.caper.decide import Command, Discard
from ..games.caper.state import State
from ..games.recording import Choice, Edit, Loosen
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.problems import say_problem
from ..problems import ProblemsError, problem
from ..record import Amended, Amendment, amend, check_entry_number, enter, load_current, state_of
from .app import Command as TranslatedCommand
from .completing import card_names
from .entering import force_option, seat_meant, seat_option
from .new_caper import with_languages
from .telling import print_lines
from .usage import UsageError


def build_fix(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(
        cls=TranslatedCommand, help=say("Change, insert or remove an earlier entry; the later ones are replayed.")
    )
    def fix(
        number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the log."))],
        card: Annotated[
            str,
            typer.Argument(metavar=say("[CARD]"), help=say("The card that was meant."), autocompletion=card_names),
        ] = "",
        location: Annotated[
            str,
            typer.Argument(metavar=say("[LOCATION]"), help=say("Where it was played; without one it was discarded.")),
        ] = "",
        on: Annotated[str, typer.Option("--on", metavar=say("THIEF"), help=say("The thief that gets the gear."))] = "",
        target: Annotated[
            str, typer.Option("--target", metavar=say("THIEF"), help=say("The opponent's thief to act on."))
        ] = "",
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        if remove == bool(card) or (remove and insert):
            raise UsageError(say("Give either a card or --remove."))
        with open_journal(create=False) as journal:
            done = load_current(journal, "fix", GAME).history.done
            check_entry_number(number, len(done))
            command = None
            if not remove:
                before = state_of(GAME, done[: number - 1])
                command = _command(before, card, location, on, target, seat_meant(seat))
            try:
                amended = amend(journal, Amendment(number, command, insert, force))
            except Choice as choice:
                raise ProblemsError([choice.problem]) from None
        print_lines(*_told(say, amended))

    return app


def _command(before: State, card: str, location: str, on: str, target: str, seat: str | None) -> Command:
    """The entry that should have been made in that state."""
    id = card_meant(before, card)
    return play_meant(before, id, location, on, target, seat) if location else Discard(id, seat)


def _told(say: Language, amended: Amended) -> Iterator[str]:
    """What the change did to the later entries: those that came out otherwise, and those now against the rules."""
    words = words_of(GAME)
    yield say("Changed. Later entries that come out otherwise: {n}.", n=sum(e.changed for e in amended.later))
    for fitted in amended.later:
        if fitted.changed:
            yield f"  {words.say_event(say, fitted.state, fitted.after)}"
        for found in fitted.problems:
            yield f"  {say_problem(say, GAME, found).message}"
    yield words.say_next(say, amended.state)


def build_edit(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=TranslatedCommand, help=say("Correct names, seats, city or locations of the current game."))
    def edit_game(
        white: Annotated[str, typer.Option("--white", metavar=say("NAME"), help=say("Who plays white."))] = "",
        green: Annotated[str, typer.Option("--green", metavar=say("NAME"), help=say("Who plays green."))] = "",
        snitch: Annotated[str, typer.Option("--snitch", metavar=say("NAME"), help=say("The Snitch, of three."))] = "",
        reads: Annotated[
            list[str] | None,
            typer.Option("--reads", metavar=say("SEAT=LANGUAGE"), help=say("The language a player reads.")),
        ] = None,
        swap: Annotated[bool, typer.Option("--swap", help=say("White and green sat the other way round."))] = False,
        city: Annotated[str, typer.Option("--city", metavar=say("CITY"), help=say("paris, rome or london."))] = "",
        location: Annotated[
            list[str] | None,
            typer.Option("--location", metavar=say("LOCATION"), help=say("A location; give it three times.")),
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on without turn order and coins."))] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        names = {"white": white, "green": green, "snitch": snitch}
        with open_journal(create=False) as journal:
            state = load_current(journal, "edit", GAME).state
            changes = _changes(state, names, reads or [], city, location or [])
            if swap:
                changes["swap"] = True
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit(changes), force=force).after
            if loose:
                state = enter(journal, Loosen()).after
        print_lines(say("Corrected."), words_of(GAME).say_next(say, state))

    return app


def _changes(state: State, names: dict[str, str], reads: list[str], city: str, locations: list[str]) -> dict[str, Any]:
    """What differs from how the game was opened."""
    if city and city not in CITIES:
        raise ProblemsError([problem("unknown-value", "--city", value=city, choices=CITIES)])
    changes: dict[str, Any] = {"city": city} if city else {}
    players: dict[str, dict[str, str]] = {seat: {"name": name} for seat, name in names.items() if name}
    for seat, player in with_languages(state.opening.players, reads).items():
        if reads and "lang" in player:
            players.setdefault(seat, {})["lang"] = player["lang"]
    if players:
        changes["players"] = players
    if locations:
        changes["locations"] = list(locations_meant(city or state.opening.city, locations, drawn=False))
    return changes


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "fix": build_fix,
    "edit": build_edit,
}
