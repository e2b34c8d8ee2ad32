"""`capertool card NAME…`: what does this one do?"""

from typing import Annotated, Any

import typer

from ..cards import card_result, check_game, find_card
from ..languages import Language
from ..languages.lookup import MISSPELT
from ..problems import Exit
from .app import Command
from .completing import card_names
from .context import current_languages


def build(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Look up a card by its name in any language, a part of it, or misspelt."))
    def card(
        name: Annotated[
            list[str],
            typer.Argument(metavar=say("NAME..."), help=say("The card."), autocompletion=card_names),
        ],
        game: Annotated[str, typer.Option("--game", metavar=say("GAME"), help=say("The game the card is of."))] = "",
        json: Annotated[bool, typer.Option("--json", help=say("Print the card as JSON."))] = False,
    ) -> None:
        check_game(game)
        raise typer.Exit(_show(say, " ".join(name), json))

    return app


def _show(say: Language, name: str, as_json: bool) -> int:
    found = find_card(name)
    languages = current_languages()
    if as_json:
        from .output import show_json

        show_json({**card_result(languages, found.card), "found": found.how})
        return Exit.DONE
    from ..cards import describe_card
    from ..render.cards import NARROWEST_PANEL, card_panel, side_by_side
    from .output import console, show

    parts: list[Any] = []
    if found.how == MISSPELT:
        from rich.text import Text

        from ..render.safe import safe

        shown = say.card("caper", found.card.id)
        parts.append(Text(say("There is no card {name}; here is {card}.", name=safe(name), card=shown), style="dim"))
    panels = [card_panel(language, found.card, describe_card(language, found.card)) for language in languages]
    beside = len(panels) > 1 and console().width >= NARROWEST_PANEL * len(panels)
    show(*parts, *([side_by_side(panels)] if beside else panels))
    return Exit.DONE
