"""`fix` and `edit` in a game of Thief's Market."""

from typing import Annotated, Any

import typer

from ..entries.thiefs_market import seat_meant
from ..entries.thiefs_market_turns import VERBS, Typed, entry
from ..games.common import Edit, Loosen
from ..games.thiefs_market.state import State
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.market import GAME
from ..problems import ProblemsError, problem
from ..record import Amendment, amend, check_entry_number, enter, load_current, state_of
from .amending import told
from .app import Body, Builder, single
from .market_options import (
    drawn_option,
    pay_option,
    player_option,
    reads_option,
    rolled_option,
    times_option,
    way_option,
)
from .new_market import with_languages
from .options import force_option
from .telling import print_lines
from .usage import UsageError


def build_fix(say: Language) -> Body:
    def fix(
        number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the log."))],
        words: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[COMMAND WORDS...]"),
                help=say("What should have been entered: roll, take, steal, reroll, convert, buy or cash, as usual."),
            ),
        ] = None,
        rolled: Annotated[str, rolled_option(say)] = "",
        pay: Annotated[str, pay_option(say)] = "",
        way: Annotated[int, way_option(say)] = 0,
        drawn: Annotated[str, drawn_option(say)] = "",
        times: Annotated[int, times_option(say)] = 1,
        by: Annotated[str, player_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        verb, *rest = words or [""]
        if remove == bool(verb) or (remove and insert):
            raise UsageError(say("Give either an entry or --remove."))
        if verb and verb not in VERBS:
            raise ProblemsError([problem("unknown-value", "", value=verb, choices=tuple(VERBS))], GAME)
        typed = Typed(tuple(rest), by, rolled, pay, way, times, drawn)
        with open_journal(create=False) as journal:
            history = load_current(journal, "fix", GAME).history
            done = history.done
            check_entry_number(number, len(done))
            command = entry(state_of(GAME, done[: number - 1]), verb, typed) if verb else None
            amended = amend(journal, Amendment(number, command, insert, force))
        print_lines(*told(say, GAME, amended, len(history.undone)))

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
        with open_journal(create=False) as journal:
            state = load_current(journal, "edit", GAME).state
            changes = _changes(state, name or [], reads or [])
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit({"players": changes})).after
            if loose:
                state = enter(journal, Loosen()).after
        print_lines(say("Corrected."), words_of(GAME).say_next(say, state))

    return single(edit_game, say("Correct the names of the current game."))


def _changes(state: State, names: list[str], reads: list[str]) -> dict[str, Any]:
    players = state.opening.players
    changes: dict[str, dict[str, str]] = {}
    for text in names:
        old, _, new = text.partition("=")
        changes.setdefault(seat_meant(players, old, "--name"), {})["name"] = new.strip()
    for seat, player in with_languages(players, reads).items():
        if reads and player.get("lang") != players[seat].get("lang"):
            changes.setdefault(seat, {})["lang"] = player["lang"]
    return changes


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
