"""Prints every card in every language, for reading aloud. Run by `make review`."""

from capertool.games.caper.catalogue import CARDS
from capertool.games.caper_europe.catalogue import CARDS as EUROPE
from capertool.languages import CODES, language
from capertool.languages.compose import composer
from capertool.languages.describe import names_in
from capertool.languages.describe.caper import GAME


def review() -> str:
    """Names, texts and examples of all cards, in all languages."""
    lines = []
    for id, card in CARDS.items():
        lines.append(f"== {id}")
        for code in CODES:
            compose = composer(language(code))
            names = " / ".join(f"{name.text} [{name.origin}]" for name in names_in(code, GAME, id))
            lines.append(f"{code}: {names}")
            for read in card.all_readings():
                lines.append("    " + " ".join([*compose.card_text(read), *compose.examples(read)]))
    return "\n".join(lines) + "\n"


def review_europe() -> str:
    """The known cards of Caper: Europe, and every city icon, in all languages."""
    lines = []
    for id, card in EUROPE.items():
        lines.append(f"== {id}")
        for code in CODES:
            compose = composer(language(code), "caper-europe")
            names = " / ".join(f"{name.text} [{name.origin}]" for name in names_in(code, "caper-europe", id))
            lines.append(f"{code}: {names}")
            lines.append("    " + " ".join([*compose.card_text(card), *compose.examples(card)]))
    for effect in _CITY_ICONS:
        lines.append(f"== {effect}")
        lines += [f"{code}: {composer(language(code), 'caper-europe').sentence(effect)}" for code in CODES]
    for effect in _LASTING_EFFECTS:
        lines.append(f"== always: {effect}")
        lines += [f"{code}: {composer(language(code), 'caper-europe').sentence(effect, always=True)}" for code in CODES]
    return "\n".join(lines) + "\n"


_CITY_ICONS = (
    "1 point per loot",
    "1 point per orange of both",
    "1 caper per discarded green",
    "1 point per discarded green",
    "2 points if won",
    "1 point per green of opponent",
    "launder 1 coin",
    "1 point per laundered coin",
    "1 caper per laundered coin",
    "1 coin per green",
    "1 jewel",
    "1 wild",
    "1 painting per blue",
    "1 coin per 2 yellow",
    "1 coin per yellow + thief of both",
    "1 coin per green of both",
    "1 caper per red of opponent",
    "1 coin per painting",
    "1 caper per loot",
    "yellow protected",
)
_LASTING_EFFECTS = (
    "1 coin per yellow",
    "2 capers per thief",
    "1 wild per gear of both",
    "1 coin per yellow + gear",
    "1 caper per 2 green of both",
    "1 coin per antique",
    "1 caper per loot",
    "1 caper per laundered coin",
    "yellow protected",
    "gear costs 1 less",
    "opponent loses 1 coin when you play red",
)


if __name__ == "__main__":
    print(review() + review_europe(), end="")
