"""What the shell may complete, in the language that is spoken."""


def card_names(incomplete: str) -> list[str]:
    """Names without article and accents, in one word, so that a shell can take them."""
    from ..cards import games_in_order
    from ..languages.names import fold
    from .context import current_language

    say, game = current_language(), games_in_order()[0]
    names = [fold(name).replace(" ", "-") for name in say.card_names(game).values()]
    return _beginning(sorted(names), incomplete)


def names_of(game: str, ids: list[str]) -> list[str]:
    """These cards by their names in every language, each in one word."""
    from ..languages import CODES, language
    from ..languages.names import fold

    found = [language(code).card(game, id) for code in CODES for id in ids]
    return sorted({fold(name).replace(" ", "-") for name in found})


def cities(incomplete: str) -> list[str]:
    from ..games.caper_europe.box import CITIES

    return _words(["base", *CITIES], incomplete)


def kinds(incomplete: str) -> list[str]:
    from ..cards import games_in_order
    from ..games import load_cards

    return _words(sorted({card.kind for card in load_cards(games_in_order()[0]).values()}), incomplete)


def colours(incomplete: str) -> list[str]:
    from ..effects.model import COLOURS

    return _words(list(COLOURS), incomplete)


def games(incomplete: str) -> list[str]:
    from ..games import PACKAGES

    return _beginning(list(PACKAGES), incomplete)


def preferences(incomplete: str) -> list[str]:
    from ..preferences import CHOICES

    return _beginning(list(CHOICES), incomplete)


def topics(incomplete: str) -> list[str]:
    from ..cards import games_in_order
    from ..languages.digest import topics_of

    return _beginning(["search", *topics_of(games_in_order()[0])], incomplete)


def _words(ids: list[str], incomplete: str) -> list[str]:
    """Words as the language spoken has them, each in one word; in English they are the ids."""
    from ..languages.words import word_name
    from .context import current_language

    say = current_language()
    names = ids if say.code == "en" else [word_name(say, id).lower().replace(" ", "-") for id in ids]
    return _beginning(names, incomplete.lower())


def _beginning(words: list[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
