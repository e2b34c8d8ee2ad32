"""`fix`, `edit`: changing what was recorded earlier."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple

import typer

from ..entries.caper import GAME, card_meant, locations_meant, play_meant
from ..games.caper.box import CITIES
from ..games.caper.decide import Command, Discard
from ..games.caper.state import State
from ..games.caper_europe.box import CITIES as CITIES_OF_EUROPE
from ..games.recording import Choice, Edit, Loosen
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.problems import say_problem
from ..problems import ProblemsError, problem
from ..record import Amended, Amendment, amend, check_entry_number, enter, load_current, state_of
from .app import Command as TranslatedCommand
from .completing import card_names
from .entering import EUROPE, only_in_europe, seat_meant
from .new_caper import with_languages
from .options import (
    force_option,
    locations_option,
    loot_option,
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
        target: Annotated[list[str] | None, target_option(say)] = None,
        take: Annotated[list[str] | None, loot_option(say, "take")] = None,
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        if remove == bool(card) or (remove and insert):
            raise UsageError(say("Give either a card or --remove."))
        with open_journal(create=False) as journal:
            row, history, _ = load_current(journal, "fix", GAME, EUROPE)
            check_entry_number(number, len(history.done))
            command = None
            if not remove:
                before = state_of(row.game, history.done[: number - 1])
                typed = Typed(card, location, on, target or [], take or [], give or [], seat)
                command = _command(say, before, typed) if row.game == GAME else _command_in_europe(before, typed)
            try:
                amended = amend(journal, Amendment(number, command, insert, force))
            except Choice as choice:
                raise ProblemsError([choice.problem]) from None
        print_lines(*_told(say, row.game, amended))

    return app


class Typed(NamedTuple):
    """An entry as it was typed for a correction."""

    card: str
    location: str
    on: str
    targets: list[str]
    takes: list[str]
    gives: list[str]
    seat: str


def _command(say: Language, before: State, typed: Typed) -> Command:
    """The entry that should have been made in that state."""
    only_in_europe(say, {"--take": typed.takes, "--give": typed.gives, "--target": typed.targets[1:]})
    id, seat = card_meant(before, typed.card), seat_meant(typed.seat)
    if not typed.location:
        return Discard(id, seat)
    return play_meant(before, id, typed.location, typed.on, "".join(typed.targets), seat)


def _command_in_europe(before: Any, typed: Typed) -> Any:
    from ..entries import caper_europe as entries
    from ..games.caper_europe.commands import Discard as DiscardInEurope

    id, seat = entries.card_meant(before, typed.card), entries.seat_meant(typed.seat)
    if not typed.location:
        return DiscardInEurope(id, seat)
    play = entries.PlayTyped(id, typed.location, typed.on, typed.targets, typed.takes, typed.gives, seat)
    return entries.play_meant(before, play)


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
        south: Annotated[str, name_option(say, "south")] = "",
        north: Annotated[str, name_option(say, "north")] = "",
        reads: Annotated[
            list[str] | None,
            reads_option(say),
        ] = None,
        swap: Annotated[bool, typer.Option("--swap", help=say("White and green sat the other way round."))] = False,
        city: Annotated[str, typer.Option("--city", metavar=say("CITY"), help=say("The city of the game."))] = "",
        location: Annotated[
            list[str] | None,
            locations_option(say),
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on without turn order and coins."))] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        names = {"white": white, "green": green, "snitch": snitch, "south": south, "north": north}
        with open_journal(create=False) as journal:
            row, _, state = load_current(journal, "edit", GAME, EUROPE)
            _check_seats(row.game, names)
            changes = _changes(row.game, state, names, reads or [], city, location or [])
            if swap:
                changes["swap"] = True
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit(changes), force=force).after
            if loose:
                state = enter(journal, Loosen()).after
        print_lines(say("Corrected."), words_of(row.game).say_next(say, state))

    return app


_SEATS = {GAME: ("white", "green", "snitch"), EUROPE: ("south", "north")}


def _check_seats(game: str, names: dict[str, str]) -> None:
    for seat, name in names.items():
        if name and seat not in _SEATS[game]:
            raise ProblemsError([problem("unknown-value", f"--{seat}", value=seat, choices=_SEATS[game])], game)


def _changes(
    game: str, state: Any, names: dict[str, str], reads: list[str], city: str, locations: list[str]
) -> dict[str, Any]:
    """What differs from how the game was opened."""
    cities = CITIES if game == GAME else CITIES_OF_EUROPE
    if city and city not in cities:
        raise ProblemsError([problem("unknown-value", "--city", value=city, choices=cities)])
    changes: dict[str, Any] = {"city": city} if city else {}
    players: dict[str, dict[str, str]] = {seat: {"name": name} for seat, name in names.items() if name}
    for seat, player in with_languages(state.opening.players, reads).items():
        if reads and "lang" in player:
            players.setdefault(seat, {})["lang"] = player["lang"]
    if players:
        changes["players"] = players
    if locations:
        changes["locations"] = _places(game, state, city or state.opening.city, locations)
    return changes


def _places(game: str, state: Any, city: str, names: list[str]) -> list[str]:
    if game == GAME:
        return list(locations_meant(city, names, drawn=False))
    from ..entries.caper_europe import locations_meant as places_in_europe

    return list(places_in_europe(state.cards, city, names, drawn=False))


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "fix": build_fix,
    "edit": build_edit,
}
