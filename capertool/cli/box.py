"""`capertool box`: what your own box prints where the sources are doubtful."""

from collections.abc import Mapping
from typing import Annotated

import typer

from ..cards import find_card, games_in_order
from ..documents import read_document
from ..exchange import write_new
from ..games import load_cards, load_figures
from ..games.figures import NOBODY, UNCOUNTED, Figure
from ..languages import Language
from ..languages.figures import figure_name, figure_source, figure_value
from ..languages.lookup import MISSPELT
from ..ownbox import box_file, export_box, import_box, known_figures, set_figure
from ..problems import ProblemsError, problem
from ..render.safe import safe
from .app import Body
from .completing import card_names
from .options import game_option
from .usage import UsageError


def build(say: Language) -> Body:
    def box(
        name: Annotated[
            str,
            typer.Argument(
                metavar=say("[CARD]"), help=say("A card, or another figure of the list."), autocompletion=card_names
            ),
        ] = "",
        value: Annotated[str, typer.Argument(metavar=say("[VALUE]"), help=say("What is printed on it."))] = "",
        unset: Annotated[bool, typer.Option("--unset", help=say("Forget what was entered for it."))] = False,
        game: Annotated[str, game_option(say)] = "",
        export: Annotated[
            str, typer.Option("--export", metavar=say("FILE"), help=say("Write what you entered to a file."))
        ] = "",
        take: Annotated[
            str, typer.Option("--import", metavar=say("FILE"), help=say("Take in what --export wrote."))
        ] = "",
    ) -> None:
        if sum(map(bool, (name, export, take))) > 1:
            raise UsageError(say("Do one thing at a time: a figure, --export or --import."))
        if export:
            _export(say, export)
        elif take:
            number = import_box(read_document(take), take)
            print(say.plural("{n} figure was taken in.", "{n} figures were taken in.", number))
        elif name:
            _change(say, game, name, value, unset)
        else:
            _show(say, games_in_order(game)[0])

    return box


def _export(say: Language, file: str) -> None:
    if file == "-":
        print(export_box(), end="")
        return
    write_new(file, export_box())
    print(say("Written to {path}.", path=safe(file)))


def _show(say: Language, game: str, only: str = "") -> None:
    from rich.text import Text

    from ..render.cards import plain_table
    from .output import show

    all_known = sorted(
        known_figures(game), key=lambda figure: (figure.source not in (NOBODY, UNCOUNTED), figure.source)
    )
    known = [figure for figure in all_known if only in ("", figure.name)]
    rows = [
        [figure_name(say, game, figure.name), figure_value(say, figure.value), figure_source(say, figure.source)]
        for figure in known
    ]
    show(
        plain_table([say("Figure"), say("Value"), say("Who says so")], rows),
        Text(),
        Text(say("Kept in {path}.", path=box_file()), style="dim"),
    )


def _change(say: Language, named: str, name: str, value: str, unset: bool) -> None:
    game, id = _figure_meant(games_in_order(named), name)
    if not value and not unset:
        _show(say, game, id)
        return
    if unset == bool(value):
        raise UsageError(say("Give either a value or --unset."))
    kept = set_figure(game, id, None if unset else value)
    shown = figure_name(say, game, id)
    if kept is None:
        print(say("{name} is forgotten.", name=shown))
    elif id in load_cards(game) and isinstance(kept, int):
        print(say("{card}: income {income}, as your box prints it.", card=shown, income=figure_value(say, kept)))
    else:
        print(say("{name}: {value}, as your box has it.", name=shown, value=figure_value(say, kept)))


def _figure_meant(games: tuple[str, ...], name: str) -> tuple[str, str]:
    """A figure by its own name in the first game that has it, or by the card it is printed on."""
    for game in games:
        if name in load_figures(game):
            return game, name
    first, figures = games[0], load_figures(games[0])
    try:
        found = find_card(name, first)
    except ProblemsError:
        raise _no_figure(name, figures) from None
    if found.card.id in figures:
        if found.how == MISSPELT:  # what is written down is never guessed
            raise ProblemsError([problem("unknown-card", "", name=name, cards=(found.card.id,), game=first)])
        return first, str(found.card.id)
    if found.how == MISSPELT:
        raise _no_figure(name, figures)
    raise ProblemsError([problem("no-such-figure", "", card=found.card.id, game=first, of=first)])


def _no_figure(name: str, figures: Mapping[str, Figure]) -> ProblemsError:
    return ProblemsError([problem("unknown-figure", "", name=name, known=tuple(figures))])
