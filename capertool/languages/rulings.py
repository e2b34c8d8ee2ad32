"""What a ruling means, as a sentence for paper; `capertool rules rulings` tells why there is a choice."""

from collections.abc import Mapping, Sequence

from ..games.rulings import Rulings, Value, value_text
from . import N_, Language
from .terms import seat_name

_SENTENCES: Mapping[str, Mapping[str, str]] = {
    "don": {
        "points": N_("{don} earns points for the opponent's pink gear."),
        "capers": N_("{don} earns Capers for the opponent's pink gear."),
    },
    "royal": {
        "points": N_("{royal} earns points for each set of dark green and green."),
        "capers": N_("{royal} earns Capers for each set of dark green and green."),
    },
    "stealth-suit": {
        "points": N_("{stealth_suit} earns points for red gear on both sides."),
        "capers": N_("{stealth_suit} earns Capers for red gear on both sides."),
    },
    "auctioneer": {
        "all": N_("{auctioneer} counts your loot from every location."),
        "this": N_("{auctioneer} counts only the loot that you took at its own location."),
    },
    "chapel": {
        "true": N_("Thieves at this location are protected from being turned over: {chapel}."),
        "false": N_("Thieves at this location can be turned over: {chapel}."),
    },
    "launder-shortage": {
        "supply-only": N_("When the coin supply is empty, no coin is laundered: {laundromatic}."),
        "opponent": N_("When the coin supply is empty, the opponent gives the coin to launder: {laundromatic}."),
    },
    "wheels-chain": {
        "false": N_("Brought in by {driver} at the end, {veloce_wheels} fetches no further gear."),
        "true": N_("Brought in by {driver} at the end, {veloce_wheels} fetches a further gear."),
    },
    "laundered-again": {
        "true": N_("An effect for laundered coins acts again when a later card there launders one."),
        "false": N_("An effect for laundered coins acts only once, when its card is laid."),
    },
    "henchmen-second-after-tie": {
        "false": N_("Where two or more are first in henchmen, nobody is second."),
        "true": N_("Where two or more are first in henchmen, the next player is second."),
    },
    "majority-needs-one": {
        "true": N_("A place needs at least one icon or one gold."),
        "false": N_("A place can be had with no icon and no gold."),
    },
    "token-tie": {
        "infamy": N_("Infamy tokens break the last tie."),
        "infamy-and-gold": N_("Infamy and gold tokens together break the last tie."),
    },
    "island-estate-compass": {
        "true": N_("{island_estate} bears a compass."),
        "false": N_("{island_estate} bears no compass."),
    },
    "none-takes-place": {
        "true": N_("Who has nothing of a kind takes a place in it all the same."),
        "false": N_("Who has nothing of a kind takes no place in it."),
    },
    "documents-rounding": {
        "down": N_("Half of an odd number of tokens is rounded down: {compromising_documents}."),
        "up": N_("Half of an odd number of tokens is rounded up: {compromising_documents}."),
    },
}
"""By ruling and value; cards stand there by their ids."""


def say_rulings(say: Language, game: str, rulings: Rulings) -> str:
    """The rulings of a table, one sentence after the other."""
    return " ".join(say_ruling(say, game, name, value) for name, value in rulings.items())


def say_ruling(say: Language, game: str, name: str, value: Value) -> str:
    if name in _SENTENCES:
        cards = {id.replace("-", "_"): card for id, card in say.names(game).items()}
        return say(_SENTENCES[name][value_text(value)], **cards)
    match name, value:
        case "last-tie", str(seat):
            return say("When points and coins are equal, the last tie goes to {seat}.", seat=seat_name(say, seat))
        case "loot-sets", tuple(worth):
            return say("Sets of one, two and three pieces of loot are worth {points} points.", points=_list(say, worth))
        case "discarded-gear", int(points):
            return say.plural(
                "Each gear in the discard pile is worth {n} point to a team.",
                "Each gear in the discard pile is worth {n} points to a team.",
                points,
            )
    raise KeyError(name)


def _list(say: Language, numbers: Sequence[int]) -> str:
    return say.join([str(number) for number in numbers])
