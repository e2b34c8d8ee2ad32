"""`capertool new sneaks-and-snitches`: names by arguments or prompts, first tokens named or drawn at random."""

import random
import sys
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.people import Players, languages_read, with_languages
from ..entries.sneaks_and_snitches import (
    GAME,
    NewGame,
    first_tokens,
    opening,
    point_card,
    seat_meant,
    seats_of,
    wrong,
)
from ..games.sneaks_and_snitches.box import FEWEST_PLAYERS, GOODS, MOST_PLAYERS, TOLD_ROWS
from ..games.sneaks_and_snitches.pointcard import read_row, row_fits, row_text
from ..games.sneaks_and_snitches.rulings import RULINGS
from ..games.sneaks_and_snitches.table import vp_card_figure
from ..journal.store import open_journal
from ..languages import Language
from ..languages.terms import category_name
from ..ownbox import set_figure, still_doubtful
from ..record import load_current, load_game, open_game
from .app import Body
from .asking import ask
from .options import ruling_option
from .rulings import read_explicit_rulings
from .telling import show_setup


def build(say: Language) -> Body:
    def sneaks(
        names: Annotated[
            list[str] | None, typer.Argument(metavar=say("[NAME]..."), help=say("2 to 5 players in seating order."))
        ] = None,
        tokens: Annotated[
            list[str] | None,
            typer.Option("--tokens", metavar=say("NAME=KINDS"), help=say("First tokens: anna=gold,gold,jewels.")),
        ] = None,
        boss: Annotated[
            str, typer.Option("--boss", metavar=say("NAME"), help=say("Two players: who begins with the second boss."))
        ] = "",
        vp_card: Annotated[
            str,
            typer.Option(
                "--vp-card",
                metavar=say("POINTS"),
                help=say("Your point card, kept for later: blue/green/red/yellow, the places with commas."),
            ),
        ] = "",
        reads: Annotated[
            list[str] | None,
            typer.Option("--reads", metavar=say("NAME=LANGUAGE"), help=say("The language a player reads.")),
        ] = None,
        ruling: Annotated[
            list[str] | None,
            ruling_option(say),
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("Without rounds."))] = False,
    ) -> None:
        asking = not names and sys.stdin.isatty()
        people = seats_of(_ask_names(say) if asking else names or [])
        players = with_languages(people, languages_read(GAME, reads or [], partial(seat_meant, people)))
        rulings: Any = read_explicit_rulings(say, ruling or [], RULINGS)
        first = first_tokens(players, tokens or [])
        holder = _boss(players, boss)
        _keep_card(say, len(players), vp_card)
        card, card_from = point_card(len(players))
        _begin(say, NewGame(players, first, card, card_from, holder, rulings, loose))

    return sneaks


def begin_again(say: Language) -> None:
    """The people and rulings of the current game, the first player sitting last; tokens drawn anew."""
    with open_journal(create=False) as journal:
        last = load_current(journal, "new --again", GAME).state.opening
    first, *others = last.players.items()
    players = dict([*others, first])
    card, card_from = point_card(len(players))
    _begin(
        say, NewGame(players, first_tokens(players, []), card, card_from, _boss(players, ""), last.rulings, last.loose)
    )


def _begin(say: Language, new: NewGame) -> None:
    with open_journal() as journal:
        recorded = load_game(journal, open_game(journal, GAME, opening(new)))
    show_setup(say, recorded)


# --- people


def _ask_names(say: Language) -> list[str]:
    names: list[str] = []
    while len(names) < MOST_PLAYERS:
        name = input(say("Player {number} (empty: no more):", number=len(names) + 1) + " ").strip()
        if not name:
            break
        names.append(name)
    return names


def _boss(players: Players, name: str) -> str:
    if name:
        seat = seat_meant(players, name)
        if len(players) > FEWEST_PLAYERS:
            raise wrong("boss-of-two", "--boss")
        return seat
    return random.choice(list(players)) if len(players) == FEWEST_PLAYERS else ""


# --- the point card


def _keep_card(say: Language, players: int, typed: str) -> None:
    """A card that was typed is kept; one that nobody knows is asked for on a terminal, once."""
    figure = vp_card_figure(players)
    if typed:
        set_figure(GAME, figure, typed, "--vp-card")
    elif sys.stdin.isatty() and still_doubtful(GAME, figure):
        _ask_card(say, players, figure)


def _ask_card(say: Language, players: int, figure: str) -> None:
    print(say("What does your point card for {players} players print? It is kept for later games.", players=players))
    rows = []
    for kind in GOODS:
        row = _ask_row(say, players, kind)
        if row is None:
            return
        rows.append(row)
    set_figure(GAME, figure, "/".join(rows))


def _ask_row(say: Language, players: int, kind: str) -> str | None:
    """One row; where the rulebook tells it, an empty answer takes that."""
    label, told = category_name(say, kind), row_text(TOLD_ROWS.get(players, {}).get(kind, ()))
    if told:
        question = say("{kind}, points of the places, with commas (empty: {row}):", kind=label, row=told)
    else:
        question = say("{kind}, points of the places, with commas:", kind=label)
    return ask(say, question, lambda typed: _row(typed, players), game=GAME) or told or None


def _row(typed: str, players: int) -> str:
    """A row of the card, with commas or blanks."""
    text = ",".join(typed.replace(",", " ").replace("/", " ").split())
    row = read_row(text)
    if row is None or not row_fits(row, players):
        raise wrong("figure-value", value=typed, form="row", players=players)
    return text
