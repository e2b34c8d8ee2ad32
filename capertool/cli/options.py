"""Options that several commands have, each worded once."""

from typing import Any, NamedTuple

import typer

from ..languages import Language
from . import completing


def seat_option(say: Language) -> Any:
    return typer.Option(
        "--seat", metavar=say("SEAT"), help=say("white or green, where it is not the one whose turn it is.")
    )


class FixOptions(NamedTuple):
    """What `fix` is told in every game that is played by laying cards."""

    number: Any
    card: Any
    location: Any
    coins: Any
    discard: Any
    insert: Any
    remove: Any


def fix_options(say: Language) -> FixOptions:
    return FixOptions(
        number=number_argument(say),
        card=typer.Argument(
            metavar=say("[CARD]"), help=say("The card that was meant."), autocompletion=completing.card_names
        ),
        location=typer.Argument(
            metavar=say("[LOCATION]"), help=say("Where it was played; without one it was discarded.")
        ),
        coins=typer.Option("--coins", metavar=say("COINS"), help=say("It set the coins of a player.")),
        discard=typer.Option("--discard", help=say("It was a discard that nobody named.")),
        insert=insert_option(say),
        remove=remove_option(say),
    )


def number_argument(say: Language) -> Any:
    return typer.Argument(metavar=say("NUMBER"), help=say("Its number in the log."))


def insert_option(say: Language) -> Any:
    return typer.Option("--insert", help=say("Put it in before that entry."))


def remove_option(say: Language) -> Any:
    return typer.Option("--remove", help=say("Take that entry out."))


def laundered_option(say: Language) -> Any:
    return typer.Option("--laundered", metavar=say("COINS"), help=say("London: coins that are laundered."))


def loose_option(say: Language) -> Any:
    return typer.Option("--loose", help=say("From here on without turn order and coins."))


def force_option(say: Language) -> Any:
    return typer.Option("--force", help=say("Record it against the rules, as a decision of the house."))


def on_option(say: Language) -> Any:
    return typer.Option("--on", metavar=say("THIEF"), help=say("The thief that gets the gear."))


def target_option(say: Language) -> Any:
    return typer.Option("--target", metavar=say("THIEF"), help=say("The opponent's thief to act on."))


def rulebook_option(say: Language) -> Any:
    return typer.Option("--rulebook", metavar=say("RULEBOOK"), help=say("jumbo or gateongames."))


def ruling_option(say: Language) -> Any:
    return typer.Option("--ruling", metavar=say("NAME=VALUE"), help=say("Decide a doubtful rule; may be repeated."))


def game_option(say: Language) -> Any:
    return typer.Option("--game", metavar=say("GAME"), help=say("The game the card is of."))


def name_option(say: Language, seat: str) -> Any:
    """Who sits there."""
    help = {
        "white": say("Who plays white."),
        "green": say("Who plays green."),
        "snitch": say("The Snitch, of three."),
        "south": say("Who sits in the south."),
        "north": say("Who sits in the north."),
    }
    return typer.Option(f"--{seat}", metavar=say("NAME"), help=help[seat])


def reads_option(say: Language) -> Any:
    return typer.Option("--reads", metavar=say("SEAT=LANGUAGE"), help=say("The language a player reads."))


def city_of_europe(say: Language) -> Any:
    return typer.Option("--city", metavar=say("CITY"), help=say("paris, rome, london or barcelona."))


def burn_targets_option(say: Language) -> Any:
    return typer.Option("--target", metavar=say("CARD"), help=say("The card to burn, or its thief; may be repeated."))


def city_option(say: Language) -> Any:
    return typer.Option("--city", metavar=say("CITY"), help=say("paris, rome or london."))


def locations_option(say: Language) -> Any:
    return typer.Option("--location", metavar=say("LOCATION"), help=say("A location; give it three times."))


def lookout_option(say: Language) -> Any:
    return typer.Option("--lookout", metavar=say("NAME"), help=say("White's and green's Lookout: four players."))


def loot_option(say: Language, name: str) -> Any:
    helps = {
        "take": say("The kind chosen for loot of any kind; may be repeated."),
        "give": say("The loot given back for a burnt card; may be repeated."),
    }
    return typer.Option(f"--{name}", metavar=say("LOOT"), help=helps[name])


def stars_option(say: Language) -> Any:
    return typer.Option("--stars", metavar=say("STARS"), help=say("The stars beside it, where the track is not known."))


def seat_of_europe(say: Language) -> Any:
    return typer.Option(
        "--seat", metavar=say("SEAT"), help=say("south or north, where it is not the one whose turn it is.")
    )


# --- printing


def printed_game_option(say: Language) -> Any:
    return typer.Option("--game", metavar=say("GAME"), help=say("The game to print the cards of."))


def paper_option(say: Language) -> Any:
    return typer.Option("--paper", metavar=say("PAPER"), help=say("a4 or letter."))


def template_option(say: Language) -> Any:
    return typer.Option("--template", metavar=say("FILE"), help=say("Your own layout; see capertool templates."))


def output_option(say: Language) -> Any:
    return typer.Option(
        "--output", "-o", metavar=say("FILE"), help=say("A file, or a directory to put it into; - is standard output.")
    )


def overwrite_option(say: Language) -> Any:
    return typer.Option("--force", help=say("Overwrite a file that exists."))
