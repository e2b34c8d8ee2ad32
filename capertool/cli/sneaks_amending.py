"""`fix`, `edit` in a game of Sneaks & Snitches: changing what was recorded earlier."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from ..entries.sneaks_and_snitches import GAME, Corrections, changes_meant
from ..entries.sneaks_and_snitches_turns import Beside, command_meant
from ..games.sneaks_and_snitches.commands import Command
from ..games.sneaks_and_snitches.state import State
from ..languages import Language
from .app import Body, Builder, single
from .changing import Fix, correct_opening, fix_entry
from .options import force_option, insert_option, number_argument, remove_option
from .usage import UsageError


def build_fix(say: Language) -> Body:
    def fix(
        number: Annotated[int, number_argument(say)],
        entry: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[ENTRY]..."),
                help=say(
                    "What was meant, with its command: send anna=A/B, reveal, claim jewels=2, tokens anna gold=1."
                ),
            ),
        ] = None,
        player: Annotated[
            str, typer.Option("--player", metavar=say("NAME"), help=say("Who took it, in a game without rounds."))
        ] = "",
        at: Annotated[str, typer.Option("--at", metavar=say("LETTER"), help=say("Another theft than the next."))] = "",
        cards: Annotated[
            int | None, typer.Option("--cards", metavar=say("COUNT"), help=say("How many secret cards."))
        ] = None,
        force: Annotated[bool, force_option(say)] = False,
        insert: Annotated[bool, insert_option(say)] = False,
        remove: Annotated[bool, remove_option(say)] = False,
    ) -> None:
        words = entry or []
        if remove == bool(words) or (remove and insert):
            raise UsageError(say("Give either an entry or --remove."))

        def meant(before: State, entered: Mapping[str, Any]) -> Command:
            whose = player or (entered.get("seat", "") if before.loose else "")  # without rounds, whose it was before
            return command_meant(before, words, Beside(whose, at, cards))

        fix_entry(say, GAME, Fix(number, insert, remove, force), meant)

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
            int | None, typer.Option("--lots", metavar=say("COUNT"), help=say("How many lots the box holds."))
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("From here on without rounds."))] = False,
    ) -> None:
        given = Corrections(name or [], reads or [], vp_card, boss, lots)
        correct_opening(say, GAME, lambda state: changes_meant(state, given), loose=loose)

    return single(edit_game, say("Correct names, the point card, the second boss or the number of lots."))


BUILDERS: dict[str, Builder] = {"fix": build_fix, "edit": build_edit}
