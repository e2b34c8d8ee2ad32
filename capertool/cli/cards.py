"""`capertool cards`: lists and filters."""

import sys
from typing import Annotated

import typer

from ..cards import Filter, card_result, colours_of, games_in_order, list_cards, names_given, rulings_to_read_by
from ..effects.model import COLOURS
from ..entries.people import one_of
from ..games import load_cards
from ..games.caper_europe.box import CITIES
from ..languages import Language
from ..languages.describe import describer_of
from ..problems import Exit, ProblemsError, problem
from ..render.safe import safe
from .app import Body
from .completing import cities, colours, kinds
from .context import current_languages
from .options import game_option


def build(say: Language) -> Body:
    def cards(
        words: Annotated[
            list[str] | None,
            typer.Argument(metavar=say("[WORDS]..."), help=say("Words in the name or the text.")),
        ] = None,
        kind: Annotated[
            str,
            typer.Option(
                "--kind",
                metavar=say("KIND"),
                help=say("thief, gear, location; in Thief's Market the icon, such as henchman."),
                autocompletion=kinds,
            ),
        ] = "",
        city: Annotated[
            str,
            typer.Option(
                "--city",
                metavar=say("CITY"),
                help=say("paris, rome, london, barcelona or base."),
                autocompletion=cities,
            ),
        ] = "",
        colour: Annotated[
            str,
            typer.Option(
                "--colour",
                metavar=say("COLOUR"),
                help=say("The colour of the gear, or of a gem in the cost."),
                autocompletion=colours,
            ),
        ] = "",
        cost: Annotated[
            int | None,
            typer.Option("--cost", metavar=say("AMOUNT"), help=say("The cost of the gear, or the gems of a cost.")),
        ] = None,
        game: Annotated[str, game_option(say)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("Print the cards as JSON."))] = False,
    ) -> None:
        where = games_in_order(game)[0]
        wanted = Filter(
            one_of(where, "--kind", kind, _kinds(where)) if kind else "",
            one_of(where, "--city", city, ("base", *CITIES)) if city else "",
            one_of(where, "--colour", colour, _colours(where)) if colour else "",
            cost,
            tuple(words or ()),
        )
        typed = [kind, city, colour, "" if cost is None else str(cost), *wanted.words]
        raise typer.Exit(_show(say, where, wanted, " ".join(filter(None, typed)), json))

    return cards


def _kinds(game: str) -> list[str]:
    """The kinds of cards that the game has."""
    return list(dict.fromkeys(card.kind for card in load_cards(game).values()))


def _colours(game: str) -> list[str]:
    """The colours of the game's cards, then all others that a card could have."""
    return list(dict.fromkeys([*colours_of(game), *COLOURS]))


def _show(say: Language, game: str, wanted: Filter, typed: str, as_json: bool) -> int:
    found = list_cards(say, game, wanted)
    if not found:
        raise ProblemsError([problem("nothing-found", words=typed)])
    if as_json:
        from .output import show_json

        show_json([card_result(current_languages(), game, card) for card in found])
        return Exit.DONE
    describer, rulings = describer_of(game), rulings_to_read_by(game)
    say = say.knowing(names_given(game))
    columns = [describer.columns(say, card, rulings) for card in found]
    rows = [[safe(cell) for _, cell in row] for row in columns]
    if not sys.stdout.isatty():
        print("\n".join("\t".join(row) for row in rows))
        return Exit.DONE
    from ..render.cards import plain_table
    from .output import show

    show(plain_table([heading for heading, _ in columns[0]], rows))
    return Exit.DONE
