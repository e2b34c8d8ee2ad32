"""`fix`, `edit` of Caper: Europe: changing what was recorded earlier."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from ..entries.caper_europe import PlayTyped, card_meant, locations_meant, place_meant, play_meant, seat_meant
from ..games.caper_europe.box import CITIES, GAME, SEATS
from ..games.caper_europe.commands import Discard, SetCoins
from ..games.caper_europe.state import State
from ..games.recording import Choice, Edit, Loosen
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.terms import city_meant
from ..ownbox import values
from ..problems import ProblemsError
from ..record import Amendment, amend, check_entry_number, enter, load_current, state_of
from .amending import told
from .app import Command
from .completing import card_names
from .new_caper_europe import choice, with_languages
from .options import (
    force_option,
    locations_option,
    loot_option,
    name_option,
    on_option,
    reads_option,
    seat_of_europe,
)
from .telling import print_lines
from .usage import UsageError


def build_fix(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Change, insert or remove an earlier entry; the later ones are replayed."))
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
        target: Annotated[
            list[str] | None,
            typer.Option("--target", metavar=say("CARD"), help=say("The card to burn, or its thief; may be repeated.")),
        ] = None,
        take: Annotated[list[str] | None, loot_option(say, "take")] = None,
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        seat: Annotated[str, seat_of_europe(say)] = "",
        coins: Annotated[
            int | None, typer.Option("--coins", metavar=say("COINS"), help=say("It set the coins of a player."))
        ] = None,
        discard: Annotated[bool, typer.Option("--discard", help=say("It was a discard that nobody named."))] = False,
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        if sum((bool(card), discard, coins is not None, remove)) != 1 or (remove and insert):
            raise UsageError(say("Give a card, --discard, --coins or --remove."))
        with open_journal(create=False) as journal:
            history = load_current(journal, "fix", GAME).history
            check_entry_number(number, len(history.done))
            before: State = state_of(GAME, history.done[: number - 1])
            who = seat_meant(before, seat) or ("" if insert else str(history.done[number - 1].get("seat", ""))) or None
            typed = PlayTyped(card, location, on, target or [], take or [], give or [], who)
            command = None if remove else _command(before, typed, coins)
            try:
                amended = amend(journal, Amendment(number, command, insert, force))
            except Choice as choice:
                raise ProblemsError([choice.problem], GAME) from None
        print_lines(*told(say, GAME, amended, len(history.undone)))

    return app


def _command(before: State, typed: PlayTyped, coins: int | None) -> Any:
    """The entry that should have been made in that state."""
    if coins is not None:
        return SetCoins(typed.seat or SEATS[0], coins)
    id = card_meant(before, typed.card) if typed.card else ""
    return play_meant(before, typed._replace(card=id)) if typed.location else Discard(id, typed.seat)


def build_edit(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Correct names, seats, city or locations of the current game."))
    def edit_game(
        south: Annotated[str, name_option(say, "south")] = "",
        north: Annotated[str, name_option(say, "north")] = "",
        reads: Annotated[list[str] | None, reads_option(say)] = None,
        swap: Annotated[bool, typer.Option("--swap", help=say("South and north sat the other way round."))] = False,
        city: Annotated[
            str, typer.Option("--city", metavar=say("CITY"), help=say("paris, rome, london or barcelona."))
        ] = "",
        location: Annotated[list[str] | None, locations_option(say)] = None,
        box: Annotated[
            bool, typer.Option("--box", help=say("Take over the track and the leaders that your box has now."))
        ] = False,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on without turn order and coins."))] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "edit", GAME).state
            changes = _changes(state, {"south": south, "north": north}, reads or [], city, location or [])
            changes |= {"swap": True} if swap else {}
            changes |= {name: list(value) for name, value in values(GAME).items()} if box else {}
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit(changes), force=force).after
            if loose:
                state = enter(journal, Loosen()).after
        print_lines(say("Corrected."), words_of(GAME).say_next(say, state))

    return app


def _changes(
    state: State, names: dict[str, str], reads: Sequence[str], city: str, locations: Sequence[str]
) -> dict[str, Any]:
    """What differs from how the game was opened."""
    city = city_meant(city)
    changes: dict[str, Any] = {"city": choice("--city", city, CITIES)} if city else {}
    players: dict[str, dict[str, str]] = {seat: {"name": name} for seat, name in names.items() if name}
    for seat, player in with_languages(state.opening.players, reads).items():
        if reads and "lang" in player:
            players.setdefault(seat, {})["lang"] = player["lang"]
    if players:
        changes["players"] = players
    if locations:
        changes["locations"] = _locations(state, city or state.opening.city, locations)
    return changes


def _locations(state: State, city: str, given: Sequence[str]) -> list[str]:
    """All three anew, or one by its number: 2=yacht."""
    numbered = [text.partition("=") for text in given]
    if not all(equals for _, equals, _ in numbered):
        return list(locations_meant(state.cards, city, given, drawn=False))
    cards = [place.card.id for place in state.locations]
    for number, _, name in numbered:
        cards[place_meant(state, number)] = name
    return list(locations_meant(state.cards, city, cards, drawn=False))


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {"fix": build_fix, "edit": build_edit}
