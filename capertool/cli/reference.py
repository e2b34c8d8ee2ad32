"""`capertool reference`: a pocket deck that explains every card in play."""

import re
from typing import Annotated

import typer

from ..cards import games_in_order
from ..languages import Language
from ..printing import Options
from ..printing.output import target
from ..problems import Exit
from .app import COMMANDS, PrintCommand, single
from .options import output_option, overwrite_option, paper_option, printed_game_option, template_option
from .printing import languages_to_print, print_to
from .usage import UsageError

ALL = "all"
_DUPLEX, _NOT_MOVED = "duplex", "0,0"
_FARTHEST = 10.0  # millimetres; the margins hold no more
_CITIES = {"caper": ("paris", "rome", "london"), "caper-europe": ("paris", "rome", "london", "barcelona")}
"""Games whose cards belong to cities, the first one for a first game."""
_OFFSET = re.compile(r"(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,2}(?:\.\d{1,2})?)")


_NAME = "reference"


def build(say: Language) -> typer.Typer:
    def reference(
        city: Annotated[
            str,
            typer.Option(
                "--city",
                metavar=say("CITY"),
                help=say("paris, rome, london, barcelona or all; else the current game's."),
            ),
        ] = "",
        game: Annotated[str, printed_game_option(say)] = "",
        backs: Annotated[
            str,
            typer.Option("--backs", metavar=say("HOW"), help=say("duplex, fold, separate or none.")),
        ] = _DUPLEX,
        offset: Annotated[
            str,
            typer.Option("--offset", metavar=say("RIGHT,DOWN"), help=say("Move the backs, in millimetres: 0.5,-1")),
        ] = _NOT_MOVED,
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
        _check_together(say, overview, backs, offset)
        if backs == "none" and len(languages) > 1:
            raise UsageError(say("Without backs there is room for one language."), say("Give --lang once."))
        named = _city_meant(city)
        which = _game_for(game, named)
        order = DeckOrder(which, named or _city_for(which), backs, _read_offset(say, offset), overview)
        place = [order.city] if which in _CITIES else []
        name = "-".join([which, "overview" if overview else "cards", *place]) + ".pdf"
        path = target(output, name)
        print_to(say, path, force, Options(paper, template), lambda asked: print_reference(languages, order, asked))
        raise typer.Exit(Exit.DONE)

    return single(reference, say(COMMANDS[_NAME]), PrintCommand)


def _read_offset(say: Language, typed: str) -> tuple[float, float]:
    found = _OFFSET.fullmatch(typed.strip())
    if found is None:
        raise UsageError(
            say("{value} is no offset.", value=typed), say("Give millimetres to the right and down, such as 0.5,-1")
        )
    moved = float(found[1]), float(found[2])
    if max(map(abs, moved)) > _FARTHEST:
        raise UsageError(say("{value} is no offset.", value=typed), say("Backs can be moved by 10 mm at most."))
    return moved


def _check_together(say: Language, overview: bool, backs: str, offset: str) -> None:
    """Only backs on pages of their own can be moved, and overview pages have none."""
    if overview and backs != _DUPLEX:
        raise UsageError(say("{first} and {second} do not go together.", first="--overview", second="--backs"))
    if offset != _NOT_MOVED and (overview or backs in ("fold", "none")):
        other = "--overview" if overview else f"--backs {backs}"
        raise UsageError(say("{first} and {second} do not go together.", first="--offset", second=other))


def _game_for(named: str, city: str) -> str:
    """The game that was named or looks nearest; a city alone means a game that has it, or any city."""
    games = games_in_order(named)
    if not city:
        return games[0]
    fitting = [game for game in games if city in _CITIES.get(game, ())]
    return next((game for game in (*fitting, *games) if game in _CITIES), games[0])


def _city_meant(city: str) -> str:
    from ..games.caper_europe.box import CITIES
    from ..languages.words import id_or_typed

    return id_or_typed(city, (*CITIES, "all"))


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
