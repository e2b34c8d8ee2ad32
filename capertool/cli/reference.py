"""`capertool reference`: a pocket deck that explains every card in play."""

import re
from typing import Annotated

import typer

from ..cards import games_in_order
from ..languages import Language
from ..printing import Options
from ..problems import Exit
from .app import Command
from .options import game_option, output_option, overwrite_option, paper_option, template_option
from .printing import languages_to_print, print_to
from .usage import UsageError

ALL = "all"
_CITIES = {"caper": ("paris", "rome", "london")}
"""Games whose cards belong to cities, the first one for a first game."""
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
        game: Annotated[str, game_option(say)] = "",
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
        which = _game_for(game, city)
        order = DeckOrder(which, city or _city_for(which), backs, _read_offset(say, offset), overview)
        place = [order.city] if which in _CITIES else []
        path = output or "-".join([which, "overview" if overview else "cards", *place]) + ".pdf"
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


def _game_for(named: str, city: str) -> str:
    """The game that was named or looks nearest; a city alone means a game that has cities."""
    games = games_in_order(named)
    return next((game for game in games if game in _CITIES), games[0]) if city else games[0]


def _city_for(game: str) -> str:
    """The city of the game that is being recorded; a first one where there is none, all where cities do not matter."""
    cities = _CITIES.get(game, ())
    if not cities:
        return ALL
    from ..journal.place import journal_file

    if not journal_file().exists():
        return cities[0]
    from ..journal.store import open_journal
    from ..record import load_game

    with open_journal(create=False) as journal:
        if journal.current() is None:
            return cities[0]
        row, _, state = load_game(journal)
    return str(state.opening.city) if row.game == game else cities[0]
