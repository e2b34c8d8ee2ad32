"""Words for the figures of the owner's box."""

from ..games.figures import NOBODY, OWN_BOX, UNCOUNTED, Value
from . import Language
from .words import word_name


def figure_name(say: Language, game: str, name: str) -> str:
    """What the figure belongs to: a card by its name, anything else by its own."""
    words = {"track": say("stars of the track (track)"), "leaders": say("who begins each round (leaders)")}
    return say.card_names(game).get(name) or words.get(name, name)


def figure_value(say: Language, value: Value | None) -> str:
    if value is None:
        return "?"
    if isinstance(value, tuple):
        return ", ".join(word_name(say, part) if isinstance(part, str) else str(part) for part in value)
    return say.number(value) if isinstance(value, int) else value.replace("/", " / ")  # lines break between rows


def figure_source(say: Language, source: str) -> str:
    """Who says so."""
    return {
        OWN_BOX: say("your box"),
        NOBODY: say("nobody: check your card"),
        UNCOUNTED: say("nobody: count your box"),
        "gateongames": say("GateOnGames rulebook"),
        "derived": say("worked out from the rulebook's example"),
    }[source]
