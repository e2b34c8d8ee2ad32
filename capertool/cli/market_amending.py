"""`fix` and `edit` in a game of Thief's Market."""

from functools import partial
from typing import Annotated, Any

import typer

from ..entries.people import corrections, languages_read, names_changed
from ..entries.thiefs_market import seat_meant
from ..entries.thiefs_market_turns import VERBS, Typed, entry
from ..games.thiefs_market.state import State
from ..languages import Language
from ..languages.market import GAME
from ..problems import ProblemsError, problem
from .app import Body, Builder, single
from .changing import Fix, correct_opening, fix_entry
from .market import check_options
from .market_options import (
    drawn_option,
    gold_option,
    infamy_option,
    pay_option,
    player_option,
    reads_option,
    rolled_option,
    times_option,
    way_option,
)
from .options import force_option, insert_option, number_argument, remove_option
from .usage import UsageError


def build_fix(say: Language) -> Body:
    def fix(
        number: Annotated[int, number_argument(say)],
        words: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[COMMAND WORDS...]"),
                help=say(
                    "What should have been entered: roll, take, steal, reroll, convert, buy, cash or tokens, as usual."
                ),
            ),
        ] = None,
        rolled: Annotated[str, rolled_option(say)] = "",
        pay: Annotated[str, pay_option(say)] = "",
        way: Annotated[int | None, way_option(say)] = None,
        drawn: Annotated[str, drawn_option(say)] = "",
        times: Annotated[int | None, times_option(say)] = None,
        gold: Annotated[int | None, gold_option(say)] = None,
        infamy: Annotated[int | None, infamy_option(say)] = None,
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, insert_option(say)] = False,
        remove: Annotated[bool, remove_option(say)] = False,
    ) -> None:
        verb, *rest = words or [""]
        if remove == bool(verb) or (remove and insert):
            raise UsageError(say("Give either an entry or --remove."))
        if verb and verb not in VERBS:
            raise ProblemsError([problem("unknown-value", "", value=verb, choices=tuple(VERBS))], GAME)
        typed = Typed(tuple(rest), by, rolled, pay, way, times, drawn, gold, infamy)
        if not remove:
            check_options(say, verb, typed)
        fix_entry(say, GAME, Fix(number, insert, remove, force), lambda before, _: entry(before, verb, typed))

    return fix


def build_edit(say: Language) -> typer.Typer:
    def edit_game(
        name: Annotated[
            list[str] | None,
            typer.Option("--name", metavar=say("OLD=NEW"), help=say("A player's name; may be repeated.")),
        ] = None,
        reads: Annotated[list[str] | None, reads_option(say)] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on only purchases and tokens."))] = False,
    ) -> None:
        correct_opening(say, GAME, lambda state: _changes(state, name or [], reads or []), loose=loose)

    return single(edit_game, say("Correct the names of the current game."))


def _changes(state: State, names: list[str], reads: list[str]) -> dict[str, Any]:
    players = state.opening.players
    renamed = names_changed(names, players, partial(seat_meant, players, option="--name"))
    people = corrections(renamed, languages_read(GAME, reads, partial(seat_meant, players, option="--reads")))
    return {"players": people} if people else {}


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
