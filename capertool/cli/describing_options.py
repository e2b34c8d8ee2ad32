"""The options by which a card is described on the command line."""

from typing import Any, NamedTuple

import typer

from ..effects.model import COLOURS
from ..entries.people import one_of
from ..games.caper_europe.box import CITIES, GAME, KINDS
from ..languages import Language

"""The pack that cards go into where no other is named."""
_WORDS = {"kind": KINDS, "city": CITIES, "colour": COLOURS}


class Described(NamedTuple):
    """What was given of a card; what was not given is not known."""

    kind: str = ""
    city: str = ""
    colour: str = ""
    cost: int | None = None
    coins: int | None = None
    points: int | None = None
    effects: list[str] | None = None
    always: list[str] | None = None
    copies: int | None = None
    names: dict[str, str] | None = None

    def __bool__(self) -> bool:
        return any(value not in ("", None) for value in self)

    def description(self) -> dict[str, Any]:
        """As a pack writes it, whatever the language the words were typed in."""
        given = {key: value for key, value in self._asdict().items() if value not in ("", None)}
        words = {key: one_of(GAME, f"--{key}", given[key], _WORDS[key]) for key in _WORDS if key in given}
        return {**given, **words}


def kind_option(say: Language) -> Any:
    return typer.Option("--kind", metavar=say("KIND"), help=say("A card nobody knows: thief, gear or location."))


def city_option(say: Language) -> Any:
    return typer.Option("--city", metavar=say("CITY"), help=say("Its city; without one, the base game."))


def colour_option(say: Language) -> Any:
    return typer.Option("--colour", metavar=say("COLOUR"), help=say("The colour of the gear."))


def number_option(say: Language, key: str) -> Any:
    helps = {
        "cost": say("What the gear costs."),
        "coins": say("What coins the thief brings."),
        "points": say("The points of the location."),
        "copies": say("How many the box has."),
    }
    return typer.Option(f"--{key}", metavar=say.term("how many", "NUMBER"), help=helps[key])


def coins_of_fix_option(say: Language) -> Any:
    return typer.Option(
        "--coins", metavar=say("COINS"), help=say("It set the coins of a player; with a card: what the thief brings.")
    )


def names_option(say: Language) -> Any:
    return typer.Option(
        "--name", metavar=say("LANGUAGE=NAME"), help=say("What it is called in a language; may be repeated.")
    )


def texts_option(say: Language, key: str) -> Any:
    helps = {
        "effect": say("What an icon says, such as 1 caper per green; may be repeated."),
        "always": say("A lasting effect of the location; may be repeated."),
    }
    return typer.Option(f"--{key}", metavar=say("EFFECT"), help=helps[key])
