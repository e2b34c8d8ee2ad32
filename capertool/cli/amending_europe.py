"""`fix`, `edit` of Caper: Europe: changing what was recorded earlier."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.caper_europe import PlayTyped, locations_meant, place_meant, play_meant, seat_meant
from ..entries.caper_europe_amends import by_hand_meant, from_the_box
from ..entries.people import corrections, languages_read, one_of, seat_called
from ..games.caper_europe.box import CITIES, GAME, SEATS
from ..games.caper_europe.commands import Command, Discard
from ..games.caper_europe.description import describe_card
from ..games.caper_europe.state import State, redescribed
from ..games.coins import SetCoins
from ..languages import Language
from ..packs import installed
from .app import Body, Builder
from .changing import Fix, correct_opening, fix_entry
from .completing import card_names
from .describing_options import (
    Described,
    coins_of_fix_option,
    colour_option,
    kind_option,
    number_option,
    texts_option,
)
from .editions import whose_coins
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
    stars_option,
)
from .spot_cards import card_on_the_spot, newly_described
from .telling import print_lines
from .usage import UsageError


def build_fix(say: Language) -> Body:
    options = fix_options(say)

    def fix(
        number: Annotated[int, options.number],
        entry: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[ENTRY]..."),
                help=say(
                    "The card and its location (without one it was discarded), or what was entered by hand, "
                    "with its command: marker 1 south 2, loot north jewel=1, burn north 1 dame, coins south 3."
                ),
                autocompletion=card_names,
            ),
        ] = None,
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[list[str] | None, burn_targets_option(say)] = None,
        take: Annotated[list[str] | None, loot_option(say, "take")] = None,
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        stars: Annotated[int | None, stars_option(say)] = None,
        kind: Annotated[str, kind_option(say)] = "",
        colour: Annotated[str, colour_option(say)] = "",
        cost: Annotated[int | None, number_option(say, "cost")] = None,
        effect: Annotated[list[str] | None, texts_option(say, "effect")] = None,
        coins: Annotated[int | None, coins_of_fix_option(say)] = None,
        seat: Annotated[str, seat_of_europe(say)] = "",
        discard: Annotated[bool, options.discard] = False,
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, options.insert] = False,
        remove: Annotated[bool, options.remove] = False,
    ) -> None:
        words = entry or []
        if sum((bool(words), discard, coins is not None and not words, remove)) != 1 or (remove and insert):
            raise UsageError(say("Give an entry, --discard, --coins or --remove."))
        given = Described(kind, "", colour, cost, coins, effects=effect)

        def meant(before: State, entered: Mapping[str, Any]) -> Command:
            who = seat_meant(before, seat) or entered.get("seat")
            if not words:
                return Discard("", who) if coins is None else SetCoins(whose_coins(say, who), coins)
            by_hand = by_hand_meant(before, words, stars, give or [])
            if by_hand is not None:
                return by_hand
            name, location = (*words, "")[:2]
            if len(words) > 2:
                raise UsageError(say("Give a card and its location; a name of several words needs quotation marks."))
            knowing = redescribed(before, entered.get("described", {}))
            card = card_on_the_spot(say, knowing, name, given, laid=bool(location))
            described = newly_described(before, card)
            typed = PlayTyped(card.id, location, on, target or [], take or [], give or [], who, described)
            return play_meant(before, typed) if location else Discard(card.id, who, described)

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
            bool,
            typer.Option("--box", help=say("Take over the cards, the track and the leaders that your box has now.")),
        ] = False,
        loose: Annotated[bool, loose_option(say)] = False,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        def changes_to(state: State) -> dict[str, Any]:
            own = from_the_box(state) if box else {}
            if box and not own:
                raise UsageError(say("Your box has nothing new for this game."))
            people = _people(state, {"south": south, "north": north}, reads or [])
            where = one_of(GAME, "--city", city, CITIES) if city else ""
            places = _locations(state, where or state.opening.city, location or [])
            cards = {**own.pop("cards", {}), **places.pop("cards", {})}
            changes = {"city": where, "players": people, "cards": cards, "swap": swap, **own, **places}
            return {key: value for key, value in changes.items() if value}

        correct_opening(say, GAME, changes_to, loose=loose, force=force)
        if location or city or box:
            print_lines(say("Coins, markers and loot stay as they lie; set by hand what would have come otherwise."))

    return edit_game


def _people(state: State, names: dict[str, str], reads: Sequence[str]) -> dict[str, dict[str, str]]:
    """Who plays and what they read, as far as that was given."""
    languages = languages_read(GAME, reads, partial(seat_called, GAME, SEATS, state.opening.players))
    return corrections({seat: name for seat, name in names.items() if name}, languages)


def _locations(state: State, city: str, given: Sequence[str]) -> dict[str, Any]:
    """All three anew, or one by its number: 2=yacht; one that only a pack knows by now comes with its description."""
    if not given:
        return {}
    known = {**installed().cards, **state.cards}
    numbered = [text.partition("=") for text in given]
    cards = [place.card.id for place in state.locations]
    if not all(equals for _, equals, _ in numbered):
        cards = list(given)
    else:
        for number, _, name in numbered:
            cards[place_meant(state, number)] = name
    places = list(locations_meant(known, city, cards, drawn=False))
    return {"locations": places, "cards": {id: describe_card(known[id]) for id in places if id not in state.cards}}


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
