"""`capertool new caper`: by options, by prompts, or drawn at random."""

import random
import sys
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.caper import GAME, NewGame, locations_meant, locations_of, opening
from ..entries.people import Players, languages_read, one_of, seat_called, with_languages
from ..games.caper.box import CITIES, LOCATIONS_ON_TABLE, SEATS, SNITCH, VARIANTS
from ..games.caper.rulings import RULEBOOKS, RULINGS
from ..journal.store import open_journal
from ..languages import CODES, Language
from ..languages.terms import city_name, seat_name
from ..preferences import preference
from ..record import load_current, load_game, open_game
from ..render.safe import safe
from .app import Body
from .asking import ask_card, ask_choice
from .options import (
    city_option,
    locations_option,
    lookout_option,
    name_option,
    reads_option,
    rulebook_option,
    ruling_option,
)
from .rulings import read_explicit_rulings
from .telling import show_setup
from .usage import UsageError


def build(say: Language) -> Body:
    def caper(
        city: Annotated[str, city_option(say)] = "",
        location: Annotated[
            list[str] | None,
            locations_option(say),
        ] = None,
        white: Annotated[str, name_option(say, "white")] = "",
        green: Annotated[str, name_option(say, "green")] = "",
        snitch: Annotated[str, name_option(say, "snitch")] = "",
        lookout: Annotated[
            list[str] | None,
            lookout_option(say),
        ] = None,
        reads: Annotated[
            list[str] | None,
            reads_option(say),
        ] = None,
        shuffle: Annotated[bool, typer.Option("--shuffle", help=say("Draw who plays white."))] = False,
        rulebook: Annotated[str, rulebook_option(say)] = "",
        ruling: Annotated[
            list[str] | None,
            ruling_option(say),
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("Without turn order and coins."))] = False,
    ) -> None:
        lookouts = lookout or []
        if (snitch and lookouts) or len(lookouts) not in (0, 2):
            raise UsageError(say("A game has two players, a Snitch beside them, or two Lookouts."))
        players: Players = _players(white, green, snitch, lookouts)
        if sys.stdin.isatty() and not any((city, location, white, green, snitch, lookouts)):
            city, location, players, asked = _ask(say)
            rulebook = rulebook or asked
        if shuffle and random.random() < 0.5:
            players = swapped(players)
        players = with_languages(
            players, languages_read(GAME, reads or [], partial(seat_called, GAME, tuple(players), players))
        )
        where = one_of(GAME, "--city", city or random.choice(CITIES), CITIES)
        book = one_of(GAME, "--rulebook", rulebook or preference("rulebook") or RULEBOOKS[0], RULEBOOKS)
        rulings: Any = read_explicit_rulings(say, ruling or [], RULINGS)
        _begin(
            say,
            NewGame(where, locations_meant(where, location or []), players, _variant(players), book, rulings, loose),
        )

    return caper


def begin_again(say: Language) -> None:
    """The people, rulebook and rulings of the current game in a new city, seats swapped."""
    with open_journal(create=False) as journal:
        last = load_current(journal, "new --again", GAME).state.opening
    city = random.choice(CITIES)
    players = swapped(last.players)
    _begin(
        say,
        NewGame(city, locations_meant(city, []), players, last.variant, last.rulebook, last.rulings, last.loose),
    )


def _begin(say: Language, new: NewGame) -> None:
    with open_journal() as journal:
        recorded = load_game(journal, open_game(journal, GAME, opening(new)))
    show_setup(say, recorded)


# --- people


def _players(white: str, green: str, snitch: str, lookouts: Sequence[str]) -> dict[str, dict[str, str]]:
    players = {"white": {"name": white}, "green": {"name": green}}
    for seat, lookout in zip(SEATS, lookouts, strict=False):
        players[seat]["lookout"] = lookout
    return {**players, SNITCH: {"name": snitch}} if snitch else players


def _variant(players: Players) -> str:
    if SNITCH in players:
        return VARIANTS[1]
    return VARIANTS[2] if any("lookout" in player for player in players.values()) else VARIANTS[0]


def swapped(players: Players) -> Players:
    """White and green changed over, each with the own Lookout."""
    return {**players, "white": players.get("green", {}), "green": players.get("white", {})}


# --- asked for on a terminal


def _ask(say: Language) -> tuple[str, list[str], dict[str, dict[str, str]], str]:
    """What a game needs, asked for one by one; an empty answer leaves it to chance or to the seat's own name."""
    city = ask_choice(say, say("City (paris, rome, london; empty draws one):"), CITIES)
    city = city or random.choice(CITIES)
    print(city_name(say, city))
    players = _ask_players(say)
    rulebook = ask_choice(say, say("Rulebook (jumbo, gateongames; empty: yours):"), RULEBOOKS) or ""
    locations: list[str] = []
    while len(locations) < LOCATIONS_ON_TABLE:
        question = say("Location {number} (empty draws the rest):", number=len(locations) + 1)
        found = ask_card(say, question, [id for id in locations_of(city) if id not in locations], game=GAME)
        if found is None:
            break
        locations.append(found)
    return city, locations, players, rulebook


def _ask_players(say: Language) -> dict[str, dict[str, str]]:
    """Who plays, and what they read."""
    players = _ask_names(say)
    for seat, player in players.items():
        name = safe(player["name"]) or seat_name(say, seat)
        language = ask_choice(say, say("{player} reads (en, it, de, fr; empty: yours):", player=name), CODES)
        player["lang"] = language or say.code
    return players


def _ask_names(say: Language) -> dict[str, dict[str, str]]:
    """Two people, three with a Snitch, four in teams."""
    white, green = input(say("Who plays white?") + " "), input(say("Who plays green?") + " ")
    snitch = input(say("Who is the Snitch? (empty: nobody)") + " ").strip()
    if snitch:
        return _players(white, green, snitch, [])
    lookouts = [input(say("White's Lookout? (empty: nobody)") + " ").strip()]
    if lookouts[0]:
        lookouts.append(input(say("Green's Lookout?") + " ").strip())
    return _players(white, green, "", lookouts if lookouts[0] else [])
