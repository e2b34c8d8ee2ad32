"""`fix`, `edit`: changing what was recorded earlier."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.caper import GAME, card_meant, locations_meant, named_location, play_meant, seat_meant
from ..entries.naming import among
from ..entries.people import corrections, languages_read, one_of, seat_called
from ..games.caper.box import CITIES, SEATS
from ..games.caper.decide import Command, Discard
from ..games.caper.state import LATE, State
from ..games.coins import SetCoins
from ..languages import Language
from .app import Body, Builder
from .changing import Fix, correct_opening, fix_entry
from .editions import whose_coins
from .options import (
    city_option,
    fix_options,
    force_option,
    laundered_option,
    locations_option,
    lookout_option,
    loose_option,
    name_option,
    on_option,
    reads_option,
    seat_option,
    target_option,
)
from .usage import UsageError


def build_fix(say: Language) -> Body:
    options = fix_options(say)

    def fix(
        number: Annotated[int, options.number],
        card: Annotated[str, options.card] = "",
        location: Annotated[str, options.location] = "",
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[str, target_option(say)] = "",
        seat: Annotated[str, seat_option(say)] = "",
        coins: Annotated[int | None, options.coins] = None,
        laundered: Annotated[int | None, laundered_option(say)] = None,
        discard: Annotated[bool, options.discard] = False,
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, options.insert] = False,
        remove: Annotated[bool, options.remove] = False,
    ) -> None:
        if sum((bool(card), discard, coins is not None, remove)) != 1 or (remove and insert):
            raise UsageError(say("Give a card, --discard, --coins or --remove."))
        if laundered is not None and coins is None:
            raise UsageError(say("--laundered goes with --coins."))

        def meant(before: State, entered: Mapping[str, Any]) -> Command:
            who = seat_meant(before, seat) or entered.get("seat")
            if coins is not None:
                return SetCoins(whose_coins(say, who), coins, laundered)
            id = card_meant(before, card, late=before.phase == LATE) if card else ""
            return play_meant(before, id, location, on, target, who) if location else Discard(id, who)

        fix_entry(say, GAME, Fix(number, insert, remove, force), meant)

    return fix


def build_edit(say: Language) -> Body:
    def edit_game(
        white: Annotated[str, name_option(say, "white")] = "",
        green: Annotated[str, name_option(say, "green")] = "",
        snitch: Annotated[str, name_option(say, "snitch")] = "",
        reads: Annotated[list[str] | None, reads_option(say)] = None,
        lookout: Annotated[list[str] | None, lookout_option(say)] = None,
        swap: Annotated[bool, typer.Option("--swap", help=say("White and green sat the other way round."))] = False,
        city: Annotated[str, city_option(say)] = "",
        location: Annotated[list[str] | None, locations_option(say)] = None,
        loose: Annotated[bool, loose_option(say)] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        names = {"white": white, "green": green, "snitch": snitch}
        lookouts = dict(zip(SEATS, lookout or [], strict=False))

        def changes_to(state: State) -> dict[str, Any]:
            _check_variant(say, state, snitch=bool(snitch), lookouts=bool(lookouts))
            changes = _changes(state, names, reads or [], city, location or [])
            for place, name in lookouts.items():
                changes.setdefault("players", {}).setdefault(place, {})["lookout"] = name
            return {**changes, "swap": True} if swap else changes

        correct_opening(say, GAME, changes_to, loose=loose, force=force)

    return edit_game


def _check_variant(say: Language, state: State, *, snitch: bool, lookouts: bool) -> None:
    """Only three have a Snitch, and only teams have Lookouts."""
    variant = state.opening.variant
    if (snitch and variant != "snitch") or (lookouts and variant != "teams"):
        raise UsageError(say("A game has two players, a Snitch beside them, or two Lookouts."))


def _changes(state: State, names: dict[str, str], reads: list[str], city: str, locations: list[str]) -> dict[str, Any]:
    """What differs from how the game was opened."""
    city = one_of(GAME, "--city", city, CITIES) if city else ""
    players = state.opening.players
    languages = languages_read(GAME, reads, partial(seat_called, GAME, tuple(players), players))
    people = corrections({seat: name for seat, name in names.items() if name}, languages)
    places = _locations(state, city or state.opening.city, locations) if locations else []
    changes = {"city": city, "players": people, "locations": places}
    return {key: value for key, value in changes.items() if value}


def _locations(state: State, city: str, given: list[str]) -> list[str]:
    """All three anew, or one by its number: 2=museum."""
    numbered = [text.partition("=") for text in given]
    if not all(equals for _, equals, _ in numbered):
        return list(locations_meant(city, given, drawn=False))
    cards = [location.card.id for location in state.locations]
    for number, _, name in numbered:
        cards[among(GAME, cards, range(1, len(cards) + 1), number)] = named_location(city, name)
    return list(locations_meant(city, cards, drawn=False))


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
