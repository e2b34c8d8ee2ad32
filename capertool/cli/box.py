"""`capertool box`: what your own box prints where the sources are doubtful."""

from typing import Annotated

import typer

from ..cards import GAME, find_card
from ..languages import Language
from ..languages.lookup import MISSPELT
from ..ownbox import box_file, figures, set_income
from ..problems import Exit, ProblemsError, problem
from .app import Command
from .completing import card_names
from .usage import UsageError


def build(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Show or set what your own box prints where the sources are doubtful."))
    def box(
        card: Annotated[
            str, typer.Argument(metavar=say("[CARD]"), help=say("A thief."), autocompletion=card_names)
        ] = "",
        income: Annotated[
            int | None, typer.Argument(metavar=say("[COINS]"), help=say("The income printed on it."))
        ] = None,
        unset: Annotated[bool, typer.Option("--unset", help=say("Forget what was entered for it."))] = False,
    ) -> None:
        raise typer.Exit(_change(say, card, income, unset) if card else _show(say))

    return app


def _show(say: Language) -> int:
    from rich.text import Text

    from ..render.cards import plain_table
    from .output import show

    sources = {
        "box": say("your box"),
        "nobody": say("nobody: check your card"),
        "gateongames": say("GateOnGames rulebook"),
    }
    rows = [
        [say.card(GAME, figure.card), say.number(figure.income), sources[figure.source]]
        for figure in sorted(figures(), key=lambda figure: (figure.source != "nobody", figure.source))
    ]
    show(
        plain_table([say("Thief"), say("Income"), say("Who says so")], rows),
        Text(),
        Text(say("Kept in {path}.", path=box_file()), style="dim"),
    )
    return Exit.DONE


def _change(say: Language, name: str, income: int | None, unset: bool) -> int:
    found = find_card(name)
    if found.how == MISSPELT:  # what is written down is never guessed
        raise ProblemsError([problem("unknown-card", "", name=name, cards=(found.card.id,))])
    if unset == (income is not None):
        raise UsageError(say("Give either a value or --unset."))
    set_income(found.card.id, income)
    shown = say.card(GAME, found.card.id)
    if income is None:
        print(say("{name} is forgotten.", name=shown))
    else:
        print(say("{card}: income {income}, as your box prints it.", card=shown, income=income))
    return Exit.DONE
