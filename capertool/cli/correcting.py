"""`fix`, `edit`, `delete`, `restore`: correcting what was recorded."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer

from ..games.caper.box import LOCATIONS_ON_TABLE
from ..games.caper.decide import Choice, Command, Discard
from ..games.caper.state import State
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.events import GAME, say_event, say_next
from ..languages.problems import say_problem
from ..problems import ProblemsError, problem
from ..record import (
    Amended,
    amend,
    card_meant,
    edit,
    load_game,
    loosen,
    named_location,
    play_meant,
    state_of,
)
from ..render.safe import safe
from .app import Command as TranslatedCommand
from .completing import card_names
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
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        if remove == bool(card) or (remove and insert):
            raise UsageError(say("Give either a card or --remove."))
        with open_journal(create=False) as journal:
            before = _state_before(journal, number)
            command: Command | None = None
            if not remove:
                id = card_meant(before, card)
                command = play_meant(before, id, location, on, target) if location else Discard(id)
            try:
                amended = amend(journal, number, command, insert=insert)
            except Choice as choice:
                raise ProblemsError([choice.problem]) from None
        print("\n".join(safe(line) for line in _told(say, amended)))

    return app


def _state_before(journal: Journal, number: int) -> State:
    """The game as it stood when that entry was made."""
    done = load_game(journal).history.done
    if not 2 <= number <= len(done):
        raise ProblemsError([problem("no-such-entry", number=number, highest=len(done))])
    return state_of(done[: number - 1])


def _told(say: Language, amended: Amended) -> Iterator[str]:
    """What the change did to the later entries: those that came out otherwise, and those now against the rules."""
    yield say("Changed. Later entries that come out otherwise: {n}.", n=sum(e.changed for e in amended.later))
    for fitted in amended.later:
        if fitted.changed:
            yield f"  {say_event(say, fitted.state, fitted.after)}"
        for found in fitted.problems:
            yield f"  {say_problem(say, GAME, found).message}"
    yield say_next(say, amended.state)


def build_edit(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=TranslatedCommand, help=say("Correct names or locations of the current game."))
    def edit_game(
        white: Annotated[str, typer.Option("--white", metavar=say("NAME"), help=say("Who plays white."))] = "",
        green: Annotated[str, typer.Option("--green", metavar=say("NAME"), help=say("Who plays green."))] = "",
        snitch: Annotated[str, typer.Option("--snitch", metavar=say("NAME"), help=say("The Snitch, of three."))] = "",
        location: Annotated[
            list[str] | None,
            typer.Option("--location", metavar=say("LOCATION"), help=say("A location; give it three times.")),
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on without turn order and coins."))] = False,
    ) -> None:
        names = {"white": white, "green": green, "snitch": snitch}
        changes: dict[str, Any] = {}
        if any(names.values()):
            changes["players"] = {seat: {"name": name} for seat, name in names.items() if name}
        with open_journal(create=False) as journal:
            if location:
                changes["locations"] = _locations(load_game(journal).state, location)
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                edit(journal, changes)
            if loose:
                loosen(journal)
            state = load_game(journal).state
        print(say("Corrected."))
        print(safe(say_next(say, state)))

    return app


def _locations(state: State, names: list[str]) -> list[str]:
    """All three anew, each different."""
    cards = [named_location(state.opening.city, name) for name in names]
    if len(set(cards)) != LOCATIONS_ON_TABLE:
        count = len(set(cards))
        raise ProblemsError(
            [problem("wrong-number-of-locations", "--location", count=count, wanted=LOCATIONS_ON_TABLE)]
        )
    return cards


def build_delete(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=TranslatedCommand, help=say("Put a recorded game into the bin."))
    def delete(
        number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the list."))],
    ) -> None:
        with open_journal(create=False) as journal:
            row = load_game(journal, number).row
            if row.binned is not None:
                raise ProblemsError([problem("no-such-game", number=number)])
            journal.bin(number)
        print(say("Game {number} is in the bin; capertool restore {number} brings it back.", number=number))

    return app


def build_restore(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=TranslatedCommand, help=say("Take games back out of the bin: one, or all."))
    def restore(
        number: Annotated[
            int | None, typer.Argument(metavar=say("[NUMBER]"), help=say("Its number; without one, all of them."))
        ] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            binned = [row.id for row in journal.games(binned=True, most=1_000_000)]
            wanted = binned if number is None else [number]
            for id in wanted:
                if id not in binned:
                    raise ProblemsError([problem("no-such-game", number=id)])
                journal.bin(id, back=True)
        print(say.plural("{n} game is back.", "{n} games are back.", len(wanted)))

    return app


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "fix": build_fix,
    "edit": build_edit,
    "delete": build_delete,
    "restore": build_restore,
}
