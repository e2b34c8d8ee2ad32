"""What a tally asks for, by what the question is about."""

from collections.abc import Callable, Mapping

from . import Language
from .terms import category_name

Ask = Callable[[Language, str, int, str], str]
"""Out of a player's name, a number and a card."""


def ask_name(say: Language, seat: str) -> str:
    """Who sat there."""
    return {
        "white": say("Who plays white?"),
        "green": say("Who plays green?"),
        "south": say("Who sits in the south?"),
        "north": say("Who sits in the north?"),
    }[seat]


def ask_lookout(say: Language, seat: str) -> str:
    return say("White's Lookout? (empty: nobody)") if seat == "white" else say("Green's Lookout?")


_QUESTIONS: Mapping[str, Ask] = {
    "snitch": lambda say, player, number, card: say("Who is the Snitch? (empty: nobody)"),
    "location": lambda say, player, number, card: say("Location {number}:", number=number),
    "stack": lambda say, player, number, card: say("{player}, thief {number}:", player=player, number=number),
    "coins": lambda say, player, number, card: say("Coins of {player}:", player=player),
    "laundered": lambda say, player, number, card: say("Laundered coins of {player}:", player=player),
    "discarded": lambda say, player, number, card: say("Discarded gear of {player}:", player=player),
    # Caper: Europe
    "marker": lambda say, player, number, card: say(
        "Marker, {location} (south 2: towards south, 2 stars beside it; or middle):", location=card
    ),
    "meant": lambda say, player, number, card: say("Is {card} meant? (y; empty: no, another card)", card=card),
    "colour": lambda say, player, number, card: say("Colour of {card} (empty: not known):", card=card),
    "effects": lambda say, player, number, card: say(
        "Icons of {card} (such as 2 points; 1 point per green – empty: none, ?: not known):", card=card
    ),
    "points": lambda say, player, number, card: say("Points printed on {location}:", location=card),
    "loot": lambda say, player, number, card: say(
        "Loot of {player} (2 1 1 for jewel, antique, painting; or jewel=2):", player=player
    ),
    "discards": lambda say, player, number, card: say("Discards of {player}, with commas:", player=player),
    # Thief's Market and Sneaks & Snitches
    "player": lambda say, player, number, card: say(
        "Player {number} in seating order (empty: no more):", number=number
    ),
    "cards": lambda say, player, number, card: say("Cards of {player}, with commas:", player=player),
    "gold": lambda say, player, number, card: say("Gold of {player}:", player=player),
    "infamy": lambda say, player, number, card: say("Infamy of {player}:", player=player),
    "tokens": lambda say, player, number, card: say(
        "Tokens of {player} (2 0 4 5 for information, artifacts, jewels, gold; or jewels=4):", player=player
    ),
    "secrets": lambda say, player, number, card: say(
        "Secret theft cards of {player}, in the same way (empty: none):", player=player
    ),
    "specials": lambda say, player, number, card: say(
        "Points on the special objects of {player} (3 1; empty: none):", player=player
    ),
    "row": lambda say, player, number, card: say(
        "{kind}, points of the places, with commas:", kind=category_name(say, card)
    ),
}


def ask_about(say: Language, about: str, *, player: str, number: int, card: str) -> str:
    return _QUESTIONS[about](say, player, number, card)


def how_to_answer(say: Language, game: str) -> str:
    """How a line is written, where that is not plain from the question."""
    how = {
        "caper": say("Write a thief as: art: hand, plans~ – an empty line goes on, a dash takes the last answer back."),
        "caper-europe": say(
            "Write a thief as: dame: smoking, plans – an empty line goes on, a dash takes the last answer back. "
            "Cards that nobody knows are asked about."
        ),
    }
    return how.get(game) or say("An empty line goes on, a dash takes the last answer back.")
