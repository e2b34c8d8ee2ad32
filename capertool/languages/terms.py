"""Words for the things of the games, by their ids."""

from collections.abc import Callable

from . import N_, Language

GAME_NAMES = {
    "caper": "Caper",
    "caper-europe": "Caper: Europe",
    "thiefs-market": "Thief's Market",
    "sneaks-and-snitches": "Sneaks & Snitches",
}
"""Games are called by their printed names everywhere."""


_LONGEST_NAME = 24


def short_name(name: str) -> str:
    """A player's name, cut where it would crowd out the rest."""
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


_CITIES = ("paris", "rome", "london", "barcelona")


def city_name(say: Language, city: str) -> str:
    return {
        "paris": say("Paris"),
        "rome": say("Rome"),
        "london": say("London"),
        "barcelona": say("Barcelona"),
        "base": say("base game"),
    }[city]


def colour_name(say: Language, colour: str) -> str:
    return {
        "green": say.term("colour", "green"),
        "purple": say.term("colour", "purple"),
        "yellow": say.term("colour", "yellow"),
        "red": say.term("colour", "red"),
        "blue": say.term("colour", "blue"),
        "pink": say.term("colour", "pink"),
        "dark-green": say.term("colour", "dark green"),
        "orange": say.term("colour", "orange"),
        "white": say.term("colour", "white"),
    }[colour]


SEATS_OF_THE_BOX: dict[str, str] = {
    "white": N_("White"),
    "green": N_("Green"),
    "snitch": N_("Snitch"),
    "south": N_("South"),
    "north": N_("North"),
}


def seat_name(say: Language, seat: str) -> str:
    """A seat of the box; where players choose their own keys, the key."""
    return say(SEATS_OF_THE_BOX[seat]) if seat in SEATS_OF_THE_BOX else seat


def kind_name(say: Language, kind: str, game: str = "") -> str:
    """A kind of card; where two games call it by different words, the game decides."""
    if (game, kind) == ("sneaks-and-snitches", "location"):
        return say("location")
    return {
        "thief": say.term("kind of card", "thief"),
        "gear": say.term("kind of card", "gear"),
        "location": say.term("kind of card", "location"),
        "lot": say.term("kind of card", "lot"),
        "other": say.term("kind of card", "other card"),
    }.get(kind) or icon_name(say, kind)


def kinds_name(say: Language, kind: str, game: str = "") -> str:
    """All cards of a kind, as a heading."""
    if (game, kind) == ("sneaks-and-snitches", "location"):
        return say.term("heading", "Locations")
    return {
        "thief": say("Thieves"),
        "gear": say.term("category", "Gear"),
        "location": say("Locations"),
        "lot": say.term("heading", "Lots"),
        "other": say.term("heading", "Other cards"),
        "henchman": say.term("category", "Henchmen"),
        "wand": say.term("heading", "Wands"),
        "tower": say.term("heading", "Towers"),
        "compass": say.term("heading", "Compasses"),
        "finery": say.term("heading", "Finery"),
        "bubble": say.term("heading", "Speech bubbles"),
    }[kind]


def icon_name(say: Language, icon: str) -> str:
    """The icons that tell the cards of Thief's Market apart."""
    return {
        "henchman": say.term("icon", "henchman"),
        "wand": say.term("icon", "wand"),
        "tower": say.term("icon", "tower"),
        "compass": say.term("icon", "compass"),
        "finery": say.term("icon", "finery"),
        "bubble": say.term("icon", "speech bubble"),
    }[icon]


def card_key(say: Language, key: str) -> str:
    """What a description of a card tells, by its key."""
    return {
        "kind": say.term("card", "kind"),
        "colour": say.term("card", "colour"),
        "city": say.term("card", "city"),
        "coins": say.term("card", "coins"),
        "cost": say.term("card", "cost"),
        "copies": say.term("card", "copies"),
        "points": say.term("card", "points"),
        "effects": say.term("card", "effects"),
        "always": say.term("card", "lasting effect"),
    }[key]


def category_name(say: Language, category: str) -> str:
    return {
        "locations": say("Locations"),
        "thieves": say("Thieves"),
        "gear": say.term("category", "Gear"),
        "loot": say.term("category", "Loot"),
        "discards": say("Discarded gear"),
        "snitch": say("Snitch"),
        "cards": say.term("category", "Cards"),
        "henchmen": say.term("category", "Henchmen"),
        "gold": say.term("category", "Gold"),
        "infamy": say.term("category", "Infamy"),
        "information": say.term("category", "Information"),
        "artifacts": say.term("category", "Artifacts"),
        "jewels": say.term("category", "Jewels"),
        "specials": say("Special objects"),
    }[category]


def owned_name(say: Language, figure: str) -> str:
    """What lies before a player and may break a tie."""
    return {
        "coins": say.term("owned", "Coins"),
        "laundered": say.term("owned", "Laundered coins"),
        "loot": say.term("owned", "Pieces of loot"),
        "cards": say.term("owned", "Number of cards"),
        "tokens": say.term("owned", "Tokens"),
    }[figure]


def loot_name(say: Language, kind: str) -> str:
    return {
        "jewel": say.term("loot", "jewel"),
        "antique": say.term("loot", "antique"),
        "painting": say.term("loot", "painting"),
        "wild": say.term("loot", "wild loot"),
    }[kind]


def variant_name(say: Language, variant: str) -> str:
    """A variant; in games that have none, the number of players."""
    if variant.isdigit():
        return say.plural("{n} player", "{n} players", int(variant))
    return {
        "duel": say("two players"),
        "snitch": say("three players, with the Snitch"),
        "teams": say("four players in teams"),
    }[variant]


def rulebook_name(say: Language, rulebook: str) -> str:
    return {
        "jumbo": say("Jumbo rulebook"),
        "gateongames": say("GateOnGames rulebook"),
    }[rulebook]


def setting_name(say: Language, name: str, value: str) -> str:
    """What kind of table it is: a city, a rulebook, a variant."""
    return {"city": city_name, "rulebook": rulebook_name, "variant": variant_name}[name](say, value)


_AMOUNTS: dict[str, Callable[[Language, int], str]] = {
    "capers": lambda say, number: say.plural("{n} Caper", "{n} Capers", number),
    "coins": lambda say, number: say.plural("{n} coin", "{n} coins", number),
    "stars": lambda say, number: say.plural("{n} star", "{n} stars", number),
    "fields": lambda say, number: say.plural("{n} field", "{n} fields", number),
    "jewel": lambda say, number: say.plural("{n} jewel", "{n} jewels", number),
    "antique": lambda say, number: say.plural("{n} antique", "{n} antiques", number),
    "painting": lambda say, number: say.plural("{n} painting", "{n} paintings", number),
    "laundered": lambda say, number: say.plural("{n} coin laundered", "{n} coins laundered", number),
    "discards": lambda say, number: say.plural("{n} card discarded", "{n} cards discarded", number),
    "marker-middle": lambda say, number: say("marker in the middle"),
    "no-loot": lambda say, number: say("no loot left"),
}
"""What is counted on the tables of both Capers."""


def amount_of(say: Language, unit: str, number: int) -> str:
    """A number of something that is counted."""
    if unit in _AMOUNTS:
        return _AMOUNTS[unit](say, number)
    match unit:
        case "gold":
            return say.plural("{n} gold", "{n} gold", number)
        case "infamy":
            return say.plural("{n} infamy", "{n} infamy", number)
        case "cards-left":
            return say.plural("{n} card in the deck", "{n} cards in the deck", number)
        case "green" | "white" | "blue" | "red" | "bag" | "mask" | "marker":
            from .market import objects_of

            return objects_of(say, unit, number)
        case "secret-cards":
            return say.plural("{n} secret card", "{n} secret cards", number)
        case "specials":
            return say("{label}: {text}", label=category_name(say, unit), text=say.number(number))
        case _ if unit.endswith(("-tokens", "-secrets")):
            return _goods_of(say, unit, number)
        case _:
            return say.plural("{n} point", "{n} points", number)


def _goods_of(say: Language, unit: str, number: int) -> str:
    """Goods of one kind, as tokens or as secret cards that were turned up."""
    goods, _, lying = unit.partition("-")
    kind = category_name(say, goods)
    if lying == "tokens":
        return say("{label}: {text}", label=kind, text=say.number(number))
    return say.plural("{n} secret card: {kind}", "{n} secret cards: {kind}", number, kind=kind)


_ZONES: dict[str, str] = {
    "middle": N_("In the middle"),
    "headquarters": N_("Headquarters"),
    "deck-A": N_("Market A"),
    "deck-B": N_("Market B"),
    "deck-C": N_("Market C"),
}
"""Parts of a table that no card heads, by their words in a board's description."""


def zone_name(say: Language, word: str) -> str:
    return say(_ZONES[word])
