"""`capertool card NAME…`: what does this one do?"""

from typing import Annotated, Any

import typer

from ..cards import FoundCard, card_result, find_card, names_given
from ..languages import Language
from ..languages.lookup import MISSPELT
from ..problems import Exit
from .app import Body
from .completing import card_names
from .context import current_languages
from .options import game_option


def build(say: Language) -> Body:
    def card(
        name: Annotated[
            list[str],
            typer.Argument(metavar=say("NAME..."), help=say("The card."), autocompletion=card_names),
        ],
        game: Annotated[str, game_option(say)] = "",
        json: Annotated[bool, typer.Option("--json", help=say("Print the card as JSON."))] = False,
    ) -> None:
        raise typer.Exit(_show(say, " ".join(name), game, json))

    return card


def _show(say: Language, name: str, game: str, as_json: bool) -> int:
    found = find_card(name, game)
    languages = current_languages()
    if as_json:
        from .output import show_json

        show_json({**card_result(languages, found.game, found.card), "found": found.how})
        return Exit.DONE
    from ..cards import describe_card
    from ..render.cards import NARROWEST_PANEL, card_panel, side_by_side
    from .output import console, show

    panels = [card_panel(language, describe_card(language, found.game, found.card)) for language in languages]
    beside = len(panels) > 1 and console().width >= NARROWEST_PANEL * len(panels)
    show(*_misspelt(say, name, found), *([side_by_side(panels)] if beside else panels), *_elsewhere(say, found))
    return Exit.DONE


def _misspelt(say: Language, name: str, found: FoundCard) -> list[Any]:
    """What was understood, where the name was not quite right."""
    if found.how != MISSPELT:
        return []
    from rich.text import Text

    from ..render.safe import safe

    shown = safe(say.knowing(names_given(found.game)).card(found.game, found.card.id))
    return [Text(say("There is no card {name}; here is {card}.", name=safe(name), card=shown), style="dim")]


def _elsewhere(say: Language, found: FoundCard) -> list[Any]:
    """The other games that have a card of this name."""
    if not found.others:
        return []
    from rich.text import Text

    from ..languages.terms import GAME_NAMES

    games = say.join([GAME_NAMES[game] for game in found.others])
    return [Text(say("A card of this name is also in: {games}. See --game.", games=games), style="dim")]
