"""`fix`, `edit`: changing what was recorded earlier."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple

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
from ..record import Amended, Amendment, amend, check_entry_number, enter, load_game, state_of
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
        entry: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[ENTRY]..."),
                help=say(
                    "What was meant. Caper: the card, and where it was played; without a place it was discarded. "
                    "Sneaks & Snitches: the entry with its command, such as claim jewels=2."
                ),
                autocompletion=card_names,
            ),
        ] = None,
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[str, target_option(say)] = "",
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        words = entry or []
        if remove == bool(words) or (remove and insert):
            raise UsageError(say("Give either an entry or --remove."))
        with open_journal(create=False) as journal:
            recorded = load_game(journal)
            game, done = recorded.row.game, recorded.history.done
            check_entry_number(number, len(done))
            typed = Typed(words, on, target, seat)
            command = None if remove else _command(say, game, state_of(game, done[: number - 1]), typed)
            try:
                amended = amend(journal, Amendment(number, command, insert, force))
            except Choice as choice:
                raise ProblemsError([choice.problem]) from None
        print_lines(*_told(say, game, amended))

    return app


class Typed(NamedTuple):
    """An entry as it was typed for a correction."""

    words: list[str]
    on: str = ""
    target: str = ""
    seat: str = ""


def _command(say: Language, game: str, before: Any, typed: Typed) -> Any:
    """The entry that should have been made in that state."""
    if game == GAME:
        return _caper_command(say, before, typed)
    if typed.on or typed.target or typed.seat:
        raise UsageError(say("The options --on, --target and --seat belong to Caper."))
    from ..entries import sneaks_and_snitches

    return sneaks_and_snitches.command_meant(before, typed.words)


def _caper_command(say: Language, before: State, typed: Typed) -> Command:
    if len(typed.words) > 2:
        raise UsageError(say("There are more arguments than this command takes."))
    card, location = (*typed.words, "")[:2]
    id, seat = card_meant(before, card), seat_meant(typed.seat)
    return play_meant(before, id, location, typed.on, typed.target, seat) if location else Discard(id, seat)


def _told(say: Language, game: str, amended: Amended) -> Iterator[str]:
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
        name: Annotated[
            list[str] | None,
            typer.Option("--name", metavar=say("OLD=NEW"), help=say("Sneaks & Snitches: another name for a player.")),
        ] = None,
        vp_card: Annotated[
            str, typer.Option("--vp-card", metavar=say("POINTS"), help=say("Sneaks & Snitches: the point card."))
        ] = "",
        boss: Annotated[
            str,
            typer.Option("--boss", metavar=say("NAME"), help=say("Sneaks & Snitches: who has the second boss now.")),
        ] = "",
        lots: Annotated[
            int | None,
            typer.Option("--lots", metavar=say("NUMBER"), help=say("Sneaks & Snitches: how many lots the box holds.")),
        ] = None,
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
            row, _, state = load_game(journal)
            if row.game == GAME:
                foreign = {"--name": name, "--vp-card": vp_card, "--boss": boss, "--lots": lots is not None}
                _refuse_options(say, "Sneaks & Snitches", *foreign.items())
                changes = _changes(state, names, reads or [], city, location or [], swap)
            else:
                foreign = {"--white": white, "--green": green, "--snitch": snitch, "--city": city}
                _refuse_options(say, "Caper", *foreign.items(), ("--swap", swap), ("--location", location))
                from ..entries.sneaks_and_snitches import Corrections, changes_meant

                changes = changes_meant(state, Corrections(name or [], reads or [], vp_card, boss, lots))
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit(changes), force=force).after
            if loose:
                state = enter(journal, Loosen()).after
        print_lines(say("Corrected."), words_of(row.game).say_next(say, state))

    return app


def _refuse_options(say: Language, game: str, *options: tuple[str, object]) -> None:
    for option, given in options:
        if given:
            raise UsageError(say("The option {option} belongs to {game}.", option=option, game=game))


def _changes(
    state: State, names: dict[str, str], reads: list[str], city: str, locations: list[str], swap: bool
) -> dict[str, Any]:
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
    return {**changes, "swap": True} if swap else changes


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "fix": build_fix,
    "edit": build_edit,
}
