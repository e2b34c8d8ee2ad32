"""`capertool new thiefs-market`: by options, by prompts, or drawn at random."""

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import typer

from ..entries.people import Players, languages_read, with_languages
from ..entries.thiefs_market import first_market, opening, seat_meant, seats_of
from ..games.thiefs_market.box import DECKS, MOST_PLAYERS, ROW
from ..games.thiefs_market.rulings import RULINGS
from ..games.thiefs_market.slots import SLOTS, card_of
from ..journal.store import open_journal
from ..languages import Language
from ..languages.market import GAME
from ..record import load_current, load_game, open_game
from .app import Body
from .asking import ask, ask_card
from .market_options import reads_option
from .options import ruling_option
from .rulings import read_explicit_rulings
from .telling import show_setup


def build(say: Language) -> Body:
    def thiefs_market(
        player: Annotated[
            list[str] | None,
            typer.Option("--player", metavar=say("NAME"), help=say("A player; give 3 to 5 in seating order.")),
        ] = None,
        first: Annotated[
            str,
            typer.Option("--first", metavar=say("NAME"), help=say("Who gets the marker; else the first one named.")),
        ] = "",
        market: Annotated[
            list[str] | None,
            typer.Option("--market", metavar=say("CARD"), help=say("A card of the first market; up to five times.")),
        ] = None,
        reads: Annotated[list[str] | None, reads_option(say)] = None,
        ruling: Annotated[list[str] | None, ruling_option(say)] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("Record only purchases and tokens."))] = False,
    ) -> None:
        names, cards = list(player or []), list(market or [])
        if not names and sys.stdin.isatty():
            names = _ask_players(say)
            cards = cards or ([] if loose else _ask_market(say))
        people = seats_of(names)
        players = with_languages(
            people, languages_read(GAME, reads or [], partial(seat_meant, people, option="--reads"))
        )
        begins = seat_meant(players, first, "--first") if first else next(iter(players))
        rulings: Any = read_explicit_rulings(say, ruling or [], RULINGS)
        _begin(say, players, begins, cards, rulings, loose)

    return thiefs_market


def _begin(
    say: Language, players: Players, first: str, cards: Sequence[str], rulings: Mapping[str, Any], loose: bool
) -> None:
    event = opening(players, first, first_market(cards), rulings, loose)
    with open_journal() as journal:
        recorded = load_game(journal, open_game(journal, GAME, event))
    show_setup(say, recorded)


def begin_again(say: Language) -> None:
    """The same people and rulings; the player to the left of the last first player begins."""
    with open_journal(create=False) as journal:
        last = load_current(journal, "new --again", GAME).state.opening
    seats = list(last.players)
    first = seats[(seats.index(last.first) + 1) % len(seats)]
    _begin(say, last.players, first, [], last.rulings, last.loose)


# --- asked for on a terminal


def _ask_players(say: Language) -> list[str]:
    names: list[str] = []
    while len(names) < MOST_PLAYERS:
        question = say("Player {number} in seating order (empty: no more):", number=len(names) + 1)
        name = ask(say, question, str, game=GAME)
        if name is None:
            break
        names.append(name)
    return names


def _ask_market(say: Language) -> list[str]:
    deck = [slot for slot in SLOTS if card_of(slot).deck == DECKS[0]]
    cards: list[str] = []
    while len(cards) < ROW:
        question = say("Card {number} of the market (empty draws the rest):", number=len(cards) + 1)
        card = ask_card(say, question, [slot for slot in deck if slot not in cards], game=GAME)
        if card is None:
            break
        cards.append(card)
    return cards
