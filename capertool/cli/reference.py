"""`capertool reference`: a pocket deck that explains every card in play."""

import re
from typing import Annotated

import typer

from ..languages import Language
from ..printing import Options
from ..problems import Exit
from .app import Command
from .options import output_option, overwrite_option, paper_option, template_option
from .printing import languages_to_print, print_to
from .usage import UsageError

GAME = "caper"
_FIRST_CITY = "paris"
_OFFSET = re.compile(r"(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,2}(?:\.\d{1,2})?)")


def build(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Print cards that explain every card, the icons and the rules."))
    def reference(
        city: Annotated[
            str,
            typer.Option(
                "--city", metavar=say("CITY"), help=say("paris, rome, london or all; else the current game's.")
            ),
        ] = "",
        backs: Annotated[
            str,
            typer.Option("--backs", metavar=say("HOW"), help=say("duplex, fold, separate or none.")),
        ] = "duplex",
        offset: Annotated[
            str,
            typer.Option("--offset", metavar=say("RIGHT,DOWN"), help=say("Move the backs, in millimetres: 0.5,-1")),
        ] = "0,0",
        overview: Annotated[
            bool, typer.Option("--overview", help=say("Compact pages instead of cards to cut out."))
        ] = False,
        paper: Annotated[str, paper_option(say)] = "a4",
        template: Annotated[str, template_option(say)] = "",
        output: Annotated[str, output_option(say)] = "",
        force: Annotated[bool, overwrite_option(say)] = False,
    ) -> None:
        from ..printing.reference import DeckOrder, print_reference

        languages = languages_to_print(say)
        order = DeckOrder(GAME, city or _current_city(), backs, _read_offset(say, offset), overview)
        path = output or f"{GAME}-{'overview' if overview else 'cards'}-{order.city}.pdf"
        print_to(say, path, force, Options(paper, template), lambda asked: print_reference(languages, order, asked))
        raise typer.Exit(Exit.DONE)

    return app


def _read_offset(say: Language, typed: str) -> tuple[float, float]:
    found = _OFFSET.fullmatch(typed.strip())
    if found is None:
        raise UsageError(
            say("{value} is no offset.", value=typed), say("Give millimetres to the right and down, such as 0.5,-1")
        )
    return float(found[1]), float(found[2])


def _current_city() -> str:
    """The city of the game that is being recorded; the one for a first game where there is none."""
    from ..journal.store import journal_file, open_journal

    if not journal_file().exists():
        return _FIRST_CITY
    from ..games import load_recording
    from ..record import load_game

    with open_journal(create=False) as journal:
        if journal.current() is None:
            return _FIRST_CITY
        row, _, state = load_game(journal)
    return (
        str(getattr(load_recording(row.game).table_of(state), "city", _FIRST_CITY)) if row.game == GAME else _FIRST_CITY
    )
