"""`fix`, `edit`: changing what was recorded earlier."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Annotated, Any

import typer

from ..entries.caper import GAME, card_meant, locations_meant, play_meant
from ..games.caper.box import CITIES
from ..games.caper.decide import Command, Discard
from ..games.caper.state import State
from ..games.recording import Choice, Edit, Loosen
from ..journal.store import journal_file, open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.problems import say_problem
from ..problems import ProblemsError, problem
from ..record import Amended, Amendment, amend, check_entry_number, enter, load_current, state_of
from .app import Command as TranslatedCommand
from .completing import card_names
from .entering import seat_meant
from .new_caper import with_languages
from .options import (
    city_option,
    force_option,
    locations_option,
    name_option,
    on_option,
    reads_option,
    seat_option,
    target_option,
)
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
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[str, target_option(say)] = "",
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
        print_lines(*told(say, GAME, amended))

    return app


def _command(before: State, card: str, location: str, on: str, target: str, seat: str | None) -> Command:
    """The entry that should have been made in that state."""
    id = card_meant(before, card)
    return play_meant(before, id, location, on, target, seat) if location else Discard(id, seat)


def told(say: Language, game: str, amended: Amended) -> Iterator[str]:
    """What the change did to the later entries: those that came out otherwise, and those now against the rules."""
    words = words_of(game)
    yield say("Changed. Later entries that come out otherwise: {n}.", n=sum(e.changed for e in amended.later))
    for fitted in amended.later:
        if fitted.changed:
            yield f"  {words.say_event(say, fitted.state, fitted.after)}"
        for found in fitted.problems:
            yield f"  {say_problem(say, game, found).message}"
    yield words.say_next(say, amended.state)


def build_edit(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=TranslatedCommand, help=say("Correct names, seats, city or locations of the current game."))
    def edit_game(
        white: Annotated[str, name_option(say, "white")] = "",
        green: Annotated[str, name_option(say, "green")] = "",
        snitch: Annotated[str, name_option(say, "snitch")] = "",
        reads: Annotated[
            list[str] | None,
            reads_option(say),
        ] = None,
        swap: Annotated[bool, typer.Option("--swap", help=say("White and green sat the other way round."))] = False,
        city: Annotated[str, city_option(say)] = "",
        location: Annotated[
            list[str] | None,
            locations_option(say),
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


Builder = Callable[[Language], typer.Typer]
_CAPER: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
_ELSEWHERE = {"sneaks-and-snitches": "sneaks_amending"}
"""The modules of games whose entries look otherwise than Caper's."""


def _by_game(command: str) -> Builder:
    """Makes the command as the current game needs it."""

    def build(say: Language) -> typer.Typer:
        module = _ELSEWHERE.get(_current_game())
        builders = import_module(f"capertool.cli.{module}").BUILDERS if module else _CAPER
        made: typer.Typer = builders[command](say)
        return made

    return build


def _current_game() -> str:
    if not journal_file().exists():
        return ""
    with open_journal(create=False) as journal:
        row = journal.current()
    return "" if row is None else row.game


BUILDERS: dict[str, Builder] = {command: _by_game(command) for command in _CAPER}
