"""`fix`, `edit`: changing what was recorded earlier."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from ..entries.caper import GAME, card_meant, locations_meant, named_location, play_meant
from ..entries.naming import among
from ..games.caper.box import CITIES, SEATS
from ..games.caper.decide import Command, Discard
from ..games.caper.state import LATE, State
from ..games.coins import SetCoins
from ..games.common import Edit, Loosen
from ..games.refusing import Choice
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.problems import say_problem
from ..languages.terms import city_meant
from ..problems import ProblemsError, problem
from ..record import Amended, Amendment, amend, check_entry_number, enter, load_current, state_of, tally_of
from .app import Body, Builder
from .completing import card_names
from .entering import seat_meant
from .new_caper import with_languages
from .options import (
    city_option,
    force_option,
    locations_option,
    lookout_option,
    name_option,
    on_option,
    reads_option,
    seat_option,
    target_option,
)
from .telling import print_lines
from .usage import UsageError


def build_fix(say: Language) -> Body:
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
            before = state_of(GAME, history.done[: number - 1])
            who = seat_meant(before, seat) or ("" if insert else str(history.done[number - 1].get("seat", ""))) or None
            command: Command | None = None
            if coins is not None:
                command = SetCoins(who or SEATS[0], coins)
            elif not remove:
                command = _command(before, card, location, on, target, who)
            try:
                amended = amend(journal, Amendment(number, command, insert, force))
            except Choice as choice:
                raise ProblemsError([choice.problem]) from None
        print_lines(*told(say, GAME, amended, len(history.undone)))

    return fix


def _command(before: State, card: str, location: str, on: str, target: str, seat: str | None) -> Command:
    """The entry that should have been made in that state."""
    id = card_meant(before, card, late=before.phase == LATE) if card else ""
    return play_meant(before, id, location, on, target, seat) if location else Discard(id, seat)


def told(say: Language, game: str, amended: Amended, undone: int) -> Iterator[str]:
    """What was entered and what it is now, the later entries that come out otherwise, and how the game stands."""
    words = words_of(game)
    for event in amended.old:
        yield say("Was: {entry}", entry=words.say_event(say, amended.there, event))
    for event in amended.new:
        yield say("Now: {entry}", entry=words.say_event(say, amended.there, event))
    yield say("Later entries that come out otherwise: {n}.", n=sum(entry.changed for entry in amended.later))
    for fitted in amended.later:
        if fitted.changed:
            yield f"  {words.say_event(say, fitted.state, fitted.after)}"
        for found in fitted.problems:
            yield f"  {say_problem(say, game, found).message}"
    if undone:
        yield say("What was taken back before can no longer be entered again: {n}.", n=undone)
    yield from words.say_standing(say, amended.now)
    yield from _capers_that_changed(say, game, amended)
    yield words.say_next(say, amended.now)


def _capers_that_changed(say: Language, game: str, amended: Amended) -> Iterator[str]:
    was, now = (tally_of(game, state).locations for state in (amended.was, amended.now))
    if any(location.unit != "capers" for location in now):
        return
    names = words_of(game).player_names(say, amended.now)
    for before, after in zip(was, now, strict=True):
        if before.counts != after.counts or before.card != after.card:
            capers = [f"{names[seat]} {before.counts[seat]} → {after.counts[seat]}" for seat in after.counts]
            location = say.card(game, after.card)
            yield say("Capers, {location}: {capers}.", location=location, capers=", ".join(capers))


def build_edit(say: Language) -> Body:
    def edit_game(
        white: Annotated[str, name_option(say, "white")] = "",
        green: Annotated[str, name_option(say, "green")] = "",
        snitch: Annotated[str, name_option(say, "snitch")] = "",
        reads: Annotated[
            list[str] | None,
            reads_option(say),
        ] = None,
        lookout: Annotated[list[str] | None, lookout_option(say)] = None,
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
        lookouts = dict(zip(SEATS, lookout or [], strict=False))
        with open_journal(create=False) as journal:
            state = load_current(journal, "edit", GAME).state
            _check_variant(say, state, snitch=bool(snitch), lookouts=bool(lookouts))
            changes = _changes(state, names, reads or [], city, location or [])
            for place, name in lookouts.items():
                changes.setdefault("players", {}).setdefault(place, {})["lookout"] = name
            if swap:
                changes["swap"] = True
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit(changes), force=force).after
            if loose:
                state = enter(journal, Loosen()).after
        print_lines(say("Corrected."), words_of(GAME).say_next(say, state))

    return edit_game


def _check_variant(say: Language, state: State, *, snitch: bool, lookouts: bool) -> None:
    """Only three have a Snitch, and only teams have Lookouts."""
    variant = state.opening.variant
    if (snitch and variant != "snitch") or (lookouts and variant != "teams"):
        raise UsageError(say("A game has two players, a Snitch beside them, or two Lookouts."))


def _changes(state: State, names: dict[str, str], reads: list[str], city: str, locations: list[str]) -> dict[str, Any]:
    """What differs from how the game was opened."""
    city = city_meant(city)
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
        changes["locations"] = _locations(state, city or state.opening.city, locations)
    return changes


def _locations(state: State, city: str, given: list[str]) -> list[str]:
    """All three anew, or one by its number: 2=museum."""
    numbered = [text.partition("=") for text in given]
    if not all(equals for _, equals, _ in numbered):
        return list(locations_meant(city, given, drawn=False))
    cards = [location.card.id for location in state.locations]
    for number, _, name in numbered:
        cards[among(GAME, cards, range(1, len(cards) + 1), number)] = named_location(city, name)
    return list(locations_meant(city, cards, drawn=False))


BUILDERS: dict[str, Builder] = {
    "fix": build_fix,
    "edit": build_edit,
}
