"""`fix`, `edit` in a game of Sneaks & Snitches: changing what was recorded earlier."""

from typing import Annotated

import typer

from ..entries.sneaks_and_snitches import GAME, Corrections, changes_meant, command_meant
from ..games.common import Edit, Loosen
from ..journal.store import open_journal
from ..languages import Language
from ..record import Amendment, amend, check_entry_number, enter, load_current, state_of
from .amending import told
from .app import Body, Builder, single
from .options import force_option
from .telling import print_lines, tell_next
from .usage import UsageError


def build_fix(say: Language) -> Body:
    def fix(
        number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the log."))],
        entry: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[ENTRY]..."),
                help=say(
                    "What was meant, with its command: send anna=A/B, reveal, claim jewels=2, tokens anna gold=1."
                ),
            ),
        ] = None,
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, typer.Option("--insert", help=say("Put it in before that entry."))] = False,
        remove: Annotated[bool, typer.Option("--remove", help=say("Take that entry out."))] = False,
    ) -> None:
        words = entry or []
        if remove == bool(words) or (remove and insert):
            raise UsageError(say("Give either an entry or --remove."))
        with open_journal(create=False) as journal:
            history = load_current(journal, "fix", GAME).history
            done = history.done
            check_entry_number(number, len(done))
            command = None if remove else command_meant(state_of(GAME, done[: number - 1]), words)
            amended = amend(journal, Amendment(number, command, insert, force))
        print_lines(*told(say, GAME, amended, len(history.undone)))

    return fix


def build_edit(say: Language) -> typer.Typer:
    def edit_game(
        name: Annotated[
            list[str] | None,
            typer.Option("--name", metavar=say("OLD=NEW"), help=say("Another name for a player.")),
        ] = None,
        reads: Annotated[
            list[str] | None,
            typer.Option("--reads", metavar=say("NAME=LANGUAGE"), help=say("The language a player reads.")),
        ] = None,
        vp_card: Annotated[
            str,
            typer.Option(
                "--vp-card",
                metavar=say("POINTS"),
                help=say("The point card: blue/green/red/yellow, the places with commas."),
            ),
        ] = "",
        boss: Annotated[
            str, typer.Option("--boss", metavar=say("NAME"), help=say("Two players: who has the second boss now."))
        ] = "",
        lots: Annotated[
            int | None, typer.Option("--lots", metavar=say("NUMBER"), help=say("How many lots the box holds."))
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on without rounds."))] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "edit", GAME).state
            changes = changes_meant(state, Corrections(name or [], reads or [], vp_card, boss, lots))
            if not changes and not loose:
                raise UsageError(say("What shall be corrected?"))
            if changes:
                state = enter(journal, Edit(changes)).after
            if loose:
                state = enter(journal, Loosen()).after
        print(say("Corrected."))
        tell_next(say, GAME, state)

    return single(edit_game, say("Correct names, the point card, the second boss or the number of lots."))


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
