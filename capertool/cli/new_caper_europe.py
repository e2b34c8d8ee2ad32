"""`capertool new caper-europe`: by options, by prompts, or drawn among the known locations."""

import random
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.caper_europe import (
    NewGame,
    described_card,
    id_for,
    locations_meant,
    locations_of,
    loot_beside,
    loot_laid_out,
    opening,
)
from ..entries.people import Players, languages_read, one_of, seat_called, with_languages
from ..games.caper_europe.box import CITIES, GAME, LOCATIONS_ON_TABLE, SEATS
from ..games.caper_europe.description import HIGHEST_POINTS
from ..games.caper_europe.rulings import RULINGS
from ..games.card import Card
from ..journal.store import open_journal
from ..languages import Language
from ..languages.lookup import look_up
from ..languages.terms import city_name
from ..ownbox import set_figure, still_doubtful
from ..packs import OWN_PACK, Installed, installed, own_names
from ..record import load_current, load_game, open_game
from .app import Body
from .asking import ask, ask_choice
from .describing import ask_number
from .options import city_of_europe, locations_option, name_option, reads_option, ruling_option
from .packing import asked_for, is_meant, keep_card
from .rulings import read_explicit_rulings
from .telling import show_setup


def build(say: Language) -> Body:
    def caper_europe(
        city: Annotated[str, city_of_europe(say)] = "",
        location: Annotated[list[str] | None, locations_option(say)] = None,
        loot: Annotated[
            list[str] | None,
            typer.Option(
                "--loot",
                metavar=say("LOOT"),
                help=say("What lies beside it: jewel=2 antique=1 painting=1; three times."),
            ),
        ] = None,
        south: Annotated[str, name_option(say, "south")] = "",
        north: Annotated[str, name_option(say, "north")] = "",
        reads: Annotated[list[str] | None, reads_option(say)] = None,
        ruling: Annotated[list[str] | None, ruling_option(say)] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("Without turn order and coins."))] = False,
    ) -> None:
        players: Players = {"south": {"name": south}, "north": {"name": north}}
        rulings: Any = read_explicit_rulings(say, ruling or [], RULINGS)
        where = one_of(GAME, "--city", city, CITIES) if city else ""
        if sys.stdin.isatty() and not any((city, location, loot, south, north)):
            _begin(say, _asked(say, loose)._replace(rulings=rulings, loose=loose))
            return
        where = where or random.choice(_playable(installed()))
        places = locations_meant(installed().cards, where, location or [])
        _ask_points(say, places)
        laid = loot_laid_out(loot or [])
        languages = languages_read(GAME, reads or [], partial(seat_called, GAME, SEATS, players))
        _begin(say, NewGame(where, places, with_languages(players, languages), laid, rulings, loose))

    return caper_europe


def begin_again(say: Language) -> None:
    """The people and rulings of the current game in a new city, seats swapped."""
    with open_journal(create=False) as journal:
        last = load_current(journal, "new --again", GAME).state.opening
    packs = installed()
    city = random.choice(_playable(packs))
    players = {**last.players, "south": last.players.get("north", {}), "north": last.players.get("south", {})}
    places = locations_meant(packs.cards, city, [])
    _ask_points(say, places)
    _begin(say, NewGame(city, places, players, (), last.rulings, last.loose))


def _begin(say: Language, new: NewGame) -> None:
    with open_journal() as journal:
        recorded = load_game(journal, open_game(journal, GAME, opening(new, installed())))
    show_setup(say, recorded)


def _playable(packs: Installed) -> list[str]:
    """Cities of which enough locations are known to draw three."""
    cities = [city for city in CITIES if len(locations_of(packs.cards, city)) >= LOCATIONS_ON_TABLE]
    return cities or list(CITIES)


# --- asked for on a terminal


def _asked(say: Language, loose: bool) -> NewGame:
    """What a game needs, asked for one by one; what the box prints is asked only once."""
    city = ask_choice(say, say("City (paris, rome, london, barcelona; empty draws one):"), CITIES)
    players = {seat: {"name": input(_who(say, seat) + " ").strip()} for seat in SEATS}
    _ask_box(say, loose)
    where = city or random.choice(CITIES)
    if city is None:
        print(say("The game begins in {city}.", city=city_name(say, where)))
    places: list[str] = []
    loot: list[Mapping[str, int]] = []
    while len(places) < LOCATIONS_ON_TABLE:
        places.append(_ask_place(say, where, places))
        question = say("Loot beside it (2 1 1 for jewel, antique, painting; empty: not now):")
        lying = ask(say, question, partial(loot_beside, earlier=tuple(loot)), game=GAME)
        loot += [lying] if lying is not None else []
    return NewGame(where, tuple(places), players, tuple(loot) if len(loot) == LOCATIONS_ON_TABLE else ())


def _who(say: Language, seat: str) -> str:
    return say("Who sits in the south?") if seat == "south" else say("Who sits in the north?")


def _ask_box(say: Language, loose: bool) -> None:
    """The track and, where there are turns, who leads: kept in the box, so that nobody is asked again."""
    questions = {
        "track": say("Stars of the track's fields, beginning beside the middle (such as 0 0 1 1 2; empty: not now):"),
        "leaders": say("Who begins rounds 1 to 6, as the board shows it (such as s n s n s n; empty: not now):"),
    }
    for name, question in questions.items():
        if still_doubtful(GAME, name) and not (loose and name == "leaders"):
            ask(say, question, lambda typed, name=name: set_figure(GAME, name, typed), game=GAME)  # type: ignore[misc]


def _ask_place(say: Language, city: str, taken: Sequence[str]) -> str:
    """A location by its name; one that nobody knows is described now and kept."""
    while True:
        question = say("Location {number} (a name; one that is new will be asked about):", number=len(taken) + 1)
        typed = input(question + " ").strip()
        cards = installed().cards
        known = [id for id in locations_of(cards, city) if id not in taken]
        found = look_up(GAME, known, typed, own_names(cards))
        if typed and found.one is not None and is_meant(say, cards, found):
            _ask_points(say, [found.one])
            return found.one
        if typed and id_for(typed) not in taken:
            return _described(say, typed).id


def _ask_points(say: Language, places: Sequence[str]) -> None:
    """Once and on a terminal: the points of locations that no source shows."""
    if not sys.stdin.isatty():
        return
    for id in places:
        cards = installed().cards
        if "points" in cards[id].doubts:
            name = say.knowing(own_names(cards)).card(GAME, id)
            question = say("What points does {card} print? (empty: not now)", card=name)
            points = ask_number(say, question, HIGHEST_POINTS)
            if points is not None:
                keep_card(say, OWN_PACK, described_card(id, {"points": points}, cards))


def _described(say: Language, name: str) -> Card:
    card = asked_for(say, name, kind="location")
    keep_card(say, OWN_PACK, card)
    return card
