"""`capertool new sneaks-and-snitches`: names by arguments or prompts, first tokens named or drawn at random."""

import random
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.people import Players, languages_read, with_languages
from ..entries.sneaks_and_snitches import (
    GAME,
    NewGame,
    drawn_tokens,
    goods_in,
    opening,
    point_card,
    seat_meant,
    seats_of,
    wrong,
)
from ..games.sneaks_and_snitches.box import FEWEST_PLAYERS, GOODS, MOST_PLAYERS, TOKENS_AT_THE_START
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
        first = _tokens(players, tokens or [])
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
    _begin(say, NewGame(players, _tokens(players, []), card, card_from, _boss(players, ""), last.rulings, last.loose))


def _begin(say: Language, new: NewGame) -> None:
    with open_journal() as journal:
        recorded = load_game(journal, open_game(journal, GAME, opening(new)))
    show_setup(say, recorded)


# --- people and their tokens


def _ask_names(say: Language) -> list[str]:
    names: list[str] = []
    while len(names) < MOST_PLAYERS:
        name = input(say("Player {number} (empty: no more):", number=len(names) + 1) + " ").strip()
        if not name:
            break
        names.append(name)
    return names


def _tokens(players: Players, given: Sequence[str]) -> dict[str, Mapping[str, int]]:
    """Those that were named, and the rest drawn."""
    found: dict[str, Mapping[str, int]] = {}
    for text in given:
        name, _, goods = text.partition("=")
        tokens = goods_in([goods])
        count = sum(tokens.values())
        if count != TOKENS_AT_THE_START:
            raise wrong("tokens-at-start", "--tokens", count=count, wanted=TOKENS_AT_THE_START)
        found[seat_meant(players, name)] = tokens
    return {seat: found.get(seat) or drawn_tokens() for seat in players}


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
        set_figure(GAME, figure, typed)
    elif sys.stdin.isatty() and still_doubtful(GAME, figure):
        _ask_card(say, players, figure)


def _ask_card(say: Language, players: int, figure: str) -> None:
    print(say("What does your point card for {players} players print? It is kept for later games.", players=players))
    rows = []
    for kind in GOODS:
        label = category_name(say, kind)
        question = say("{kind}, points of the places, with commas:", kind=label)
        row = ask(say, question, lambda typed: _row(typed, figure), game=GAME)
        if row is None:
            return
        rows.append(row)
    set_figure(GAME, figure, "/".join(rows))


def _row(typed: str, figure: str) -> str:
    """A row of the card, checked by putting it into all four places."""
    from ..games import load_figures

    row = ",".join(typed.replace(",", " ").replace("/", " ").split())
    if load_figures(GAME)[figure].read("/".join([row] * len(GOODS))) is None:
        raise wrong("figure-value", value=typed)
    return row
