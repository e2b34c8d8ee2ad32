"""`fix`, `edit` of Caper: Europe: changing what was recorded earlier."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.caper_europe import PlayTyped, card_meant, locations_meant, place_meant, play_meant, seat_meant
from ..entries.people import corrections, languages_read, one_of, seat_called
from ..games.caper_europe.box import CITIES, GAME, SEATS
from ..games.caper_europe.commands import Command, Discard
from ..games.caper_europe.state import State
from ..games.coins import SetCoins
from ..languages import Language
from ..ownbox import values
from .app import Body, Builder
from .changing import Fix, correct_opening, fix_entry
from .options import (
    burn_targets_option,
    city_of_europe,
    fix_options,
    force_option,
    locations_option,
    loose_option,
    loot_option,
    name_option,
    on_option,
    reads_option,
    seat_of_europe,
)
from .usage import UsageError


def build_fix(say: Language) -> Body:
    options = fix_options(say)

    def fix(
        number: Annotated[int, options.number],
        card: Annotated[str, options.card] = "",
        location: Annotated[str, options.location] = "",
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[list[str] | None, burn_targets_option(say)] = None,
        take: Annotated[list[str] | None, loot_option(say, "take")] = None,
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        seat: Annotated[str, seat_of_europe(say)] = "",
        coins: Annotated[int | None, options.coins] = None,
        discard: Annotated[bool, options.discard] = False,
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, options.insert] = False,
        remove: Annotated[bool, options.remove] = False,
    ) -> None:
        if sum((bool(card), discard, coins is not None, remove)) != 1 or (remove and insert):
            raise UsageError(say("Give a card, --discard, --coins or --remove."))

        def meant(before: State, there: str) -> Command:
            who = seat_meant(before, seat) or there or None
            if coins is not None:
                return SetCoins(who or SEATS[0], coins)
            id = card_meant(before, card) if card else ""
            typed = PlayTyped(id, location, on, target or [], take or [], give or [], who)
            return play_meant(before, typed) if location else Discard(id, who)

        fix_entry(say, GAME, Fix(number, insert, remove, force), meant)

    return fix


def build_edit(say: Language) -> Body:
    def edit_game(
        south: Annotated[str, name_option(say, "south")] = "",
        north: Annotated[str, name_option(say, "north")] = "",
        reads: Annotated[list[str] | None, reads_option(say)] = None,
        swap: Annotated[bool, typer.Option("--swap", help=say("South and north sat the other way round."))] = False,
        city: Annotated[str, city_of_europe(say)] = "",
        location: Annotated[list[str] | None, locations_option(say)] = None,
        box: Annotated[
            bool, typer.Option("--box", help=say("Take over the track and the leaders that your box has now."))
        ] = False,
        loose: Annotated[bool, loose_option(say)] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        def changes_to(state: State) -> dict[str, Any]:
            changes = _changes(state, {"south": south, "north": north}, reads or [], city, location or [])
            changes |= {"swap": True} if swap else {}
            return changes | ({name: list(value) for name, value in values(GAME).items()} if box else {})

        correct_opening(say, GAME, changes_to, loose=loose, force=force)

    return edit_game


def _changes(
    state: State, names: dict[str, str], reads: Sequence[str], city: str, locations: Sequence[str]
) -> dict[str, Any]:
    """What differs from how the game was opened."""
    city = one_of(GAME, "--city", city, CITIES) if city else ""
    languages = languages_read(GAME, reads, partial(seat_called, GAME, SEATS, state.opening.players))
    people = corrections({seat: name for seat, name in names.items() if name}, languages)
    places = _locations(state, city or state.opening.city, locations) if locations else []
    changes = {"city": city, "players": people, "locations": places}
    return {key: value for key, value in changes.items() if value}


def _locations(state: State, city: str, given: Sequence[str]) -> list[str]:
    """All three anew, or one by its number: 2=yacht."""
    numbered = [text.partition("=") for text in given]
    if not all(equals for _, equals, _ in numbered):
        return list(locations_meant(state.cards, city, given, drawn=False))
    cards = [place.card.id for place in state.locations]
    for number, _, name in numbered:
        cards[place_meant(state, number)] = name
    return list(locations_meant(state.cards, city, cards, drawn=False))


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
