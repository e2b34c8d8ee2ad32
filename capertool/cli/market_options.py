"""Options that several commands of Thief's Market have, each worded once."""

from typing import Any

import typer

from ..languages import Language


def objects_help(say: Language) -> str:
    return say("Letters (g, w, b, r, y bag, p mask, 1 marker) or words: rb1, red blue marker.")


def player_option(say: Language) -> Any:
    return typer.Option("--player", metavar=say("NAME"), help=say("Who, where it is not the one whose turn it is."))


def rolled_option(say: Language) -> Any:
    return typer.Option("--rolled", metavar=say("DICE"), help=say("The returned dice after rolling; else rolled here."))


def pay_option(say: Language) -> Any:
    return typer.Option(
        "--pay", metavar=say("DICE"), help=say("The dice that are paid (gold: none); the rest is gold.")
    )


def way_option(say: Language) -> Any:
    return typer.Option(
        "--way", metavar=say("NUMBER"), help=say("Use cards first: the way of this number in can-buy."), min=1
    )


def drawn_option(say: Language) -> Any:
    return typer.Option("--drawn", metavar=say("CARD"), help=say("The card that the Potion brings; else drawn here."))


def times_option(say: Language) -> Any:
    return typer.Option("--times", metavar=say("AMOUNT"), help=say("How much gold is sold."), min=1)


def gold_option(say: Language) -> Any:
    return typer.Option("--gold", metavar=say("AMOUNT"), help=say("Gold tokens."), min=0)


def infamy_option(say: Language) -> Any:
    return typer.Option("--infamy", metavar=say("AMOUNT"), help=say("Infamy tokens."), min=0)


def reads_option(say: Language) -> Any:
    return typer.Option("--reads", metavar=say("PLAYER=LANGUAGE"), help=say("The language a player reads."))
