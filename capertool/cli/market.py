"""`roll`, `take`, `steal`, `reroll`, `cash`, `convert`, `buy`, `tokens`: entering a game of Thief's Market."""

import sys
from typing import Annotated

import typer

from ..entries.thiefs_market import cards_named, seat_meant
from ..entries.thiefs_market_turns import Typed, entry
from ..games.thiefs_market.commands import SetTokens
from ..games.thiefs_market.state import CASHING, State, refill
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events.thiefs_market import player
from ..languages.market import GAME
from ..languages.terms import amount_of
from ..record import enter, load_current
from .app import Body, Builder, single
from .completing import card_names
from .market_options import (
    drawn_option,
    objects_help,
    pay_option,
    player_option,
    rolled_option,
    times_option,
    way_option,
)
from .options import force_option
from .telling import print_lines, tell
from .usage import UsageError


def record(say: Language, verb: str, typed: Typed, *, force: bool = False) -> None:
    """Enter what was typed and tell what came of it."""
    with open_journal(create=False) as journal:
        state = load_current(journal, verb, GAME).state
        step = enter(journal, entry(state, verb, _asked(say, state, verb, typed)), force=force)
    tell(say, step)


def _asked(say: Language, state: State, verb: str, typed: Typed) -> Typed:
    """On a terminal the cards that come out are asked for; an empty answer has them drawn."""
    if verb != "cash" or typed.words or state.phase != CASHING or not sys.stdin.isatty():
        return typed
    wanted = refill(state)
    if not wanted.decks:
        return typed
    decks = ", ".join(f"{deck} {number}" for deck, number in wanted.cards if number)
    question = say("Which cards come out ({decks})? With commas; empty draws them:", decks=decks)
    return typed._replace(words=tuple(cards_named([input(question + " ")])))


def build_roll(say: Language) -> Body:
    def roll(
        dice: Annotated[list[str] | None, typer.Argument(metavar=say("[DICE]..."), help=objects_help(say))] = None,
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "roll", Typed(tuple(dice or ()), by), force=force)

    return roll


def build_take(say: Language) -> Body:
    def take(
        objects: Annotated[
            list[str] | None, typer.Argument(metavar=say("[OBJECTS]..."), help=objects_help(say))
        ] = None,
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "take", Typed(tuple(objects or ()), by), force=force)

    return take


def build_steal(say: Language) -> Body:
    def steal(
        victim: Annotated[str, typer.Argument(metavar=say("PLAYER"), help=say("From whom."))],
        returned: Annotated[list[str], typer.Argument(metavar=say("OBJECTS..."), help=say("What goes back."))],
        rolled: Annotated[str, rolled_option(say)] = "",
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "steal", Typed((victim, *returned), by, rolled), force=force)

    return steal


def build_reroll(say: Language) -> Body:
    def reroll(
        die: Annotated[str, typer.Argument(metavar=say("DIE"), help=say("The die."))],
        face: Annotated[
            str, typer.Argument(metavar=say("[FACE]"), help=say("What it shows now; else rolled here."))
        ] = "",
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "reroll", Typed((die, face) if face else (die,), by), force=force)

    return reroll


def build_cash(say: Language) -> Body:
    def cash(
        cards: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[CARDS]..."),
                help=say("The cards that come out; those not named are drawn at random."),
                autocompletion=card_names,
            ),
        ] = None,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "cash", Typed(tuple(cards or ())), force=force)

    return cash


def build_convert(say: Language) -> Body:
    def convert(
        card: Annotated[
            list[str],
            typer.Argument(
                metavar=say("CARD [FACE]"),
                help=say("The card, and behind it the face to turn a die to."),
                autocompletion=card_names,
            ),
        ],
        times: Annotated[int, times_option(say)] = 1,
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "convert", Typed(tuple(card), by, times=times), force=force)

    return convert


def build_buy(say: Language) -> Body:
    def buy(
        card: Annotated[
            list[str] | None,
            typer.Argument(metavar=say("[CARD]"), help=say("The card."), autocompletion=card_names),
        ] = None,
        pay: Annotated[str, pay_option(say)] = "",
        way: Annotated[int, way_option(say)] = 0,
        drawn: Annotated[str, drawn_option(say)] = "",
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "buy", Typed(tuple(card or ()), by, pay=pay, way=way, drawn=drawn), force=force)

    return buy


def build_tokens(say: Language) -> typer.Typer:
    def tokens(
        who: Annotated[str, typer.Argument(metavar=say("[PLAYER]"), help=say("Whose tokens are set."))] = "",
        gold: Annotated[int | None, typer.Option("--gold", metavar=say("NUMBER"), help=say("Gold tokens."))] = None,
        infamy: Annotated[
            int | None, typer.Option("--infamy", metavar=say("NUMBER"), help=say("Infamy tokens."))
        ] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "tokens", GAME).state
            if not who and gold is None and infamy is None:
                print_lines(*_tokens(say, state))
                return
            if not who or (gold is None and infamy is None):
                raise UsageError(say("Give a player, and --gold or --infamy."))
            seat = seat_meant(state.opening.players, who, "")
            step = enter(journal, SetTokens(seat, gold, infamy))
        tell(say, step)

    return single(tokens, say("Show everybody's gold and infamy, or set what really lies there."))


def _tokens(say: Language, state: State) -> list[str]:
    return [
        say(
            "{player}: {gold}, {infamy}",
            player=player(say, state, seat),
            gold=amount_of(say, "gold", state.gold[seat]),
            infamy=amount_of(say, "infamy", state.infamy[seat]),
        )
        for seat in state.seats
    ]


BUILDERS: dict[str, Builder] = {
    "roll": build_roll,
    "take": build_take,
    "steal": build_steal,
    "reroll": build_reroll,
    "convert": build_convert,
    "buy": build_buy,
    "cash": build_cash,
    "tokens": build_tokens,
}
