"""`roll`, `take`, `steal`, `reroll`, `cash`, `convert`, `buy`, `tokens`: entering a game of Thief's Market."""

import sys
from typing import Annotated

import typer

from ..entries.thiefs_market import cards_named, seat_or_none
from ..entries.thiefs_market_turns import Typed, entry, unused_options
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
    gold_option,
    infamy_option,
    objects_help,
    pay_option,
    player_option,
    rolled_option,
    times_option,
    way_option,
)
from .options import force_option
from .telling import print_lines, refused_in_own_language, tell
from .usage import UsageError


def record(say: Language, verb: str, typed: Typed, *, force: bool = False) -> None:
    """Enter what was typed and tell what came of it."""
    check_options(say, verb, typed)
    with open_journal(create=False) as journal:
        state = load_current(journal, verb, GAME).state
        typed = _asked(say, state, verb, typed)
        with refused_in_own_language(state, seat_or_none(state, typed.player)):
            step = enter(journal, entry(state, verb, typed), force=force)
    tell(say, step)


def check_options(say: Language, verb: str, typed: Typed) -> None:
    """Nothing that is needed is missing, and nothing that was given is passed over."""
    if verb == "tokens" and not (typed.words and {typed.gold, typed.infamy} != {None}):
        raise UsageError(say("Give a player, and --gold or --infamy."))
    for name in unused_options(verb, typed):
        raise UsageError(say("The option {option} has no meaning here.", option=f"--{name}"))


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
        times: Annotated[int | None, times_option(say)] = None,
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
        way: Annotated[int | None, way_option(say)] = None,
        drawn: Annotated[str, drawn_option(say)] = "",
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        record(say, "buy", Typed(tuple(card or ()), by, pay=pay, way=way, drawn=drawn), force=force)

    return buy


def build_tokens(say: Language) -> typer.Typer:
    def tokens(
        who: Annotated[str, typer.Argument(metavar=say("[PLAYER]"), help=say("Whose tokens are set."))] = "",
        gold: Annotated[int | None, gold_option(say)] = None,
        infamy: Annotated[int | None, infamy_option(say)] = None,
    ) -> None:
        if who or gold is not None or infamy is not None:
            record(say, "tokens", Typed((who,) if who else (), gold=gold, infamy=infamy))
            return
        with open_journal(create=False) as journal:
            print_lines(*_tokens(say, load_current(journal, "tokens", GAME).state))

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
