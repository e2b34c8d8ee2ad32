"""Prints every card of Thief's Market in every language, for reading aloud."""

from capertool.games.thiefs_market.catalogue import CARDS
from capertool.languages import CODES, language
from capertool.languages.describe import describer_of, names_in

GAME = "thiefs-market"


def review() -> str:
    """Names, texts, remarks and examples of all cards, in all languages."""
    describer = describer_of(GAME)
    lines = []
    for id, card in CARDS.items():
        lines.append(f"== {id}")
        for code in CODES:
            names = " / ".join(f"{name.text} [{name.origin}]" for name in names_in(code, GAME, id))
            lines.append(f"{code}: {names}")
            found = describer.describe(language(code), card, {}, {})
            lines.append("    " + " ".join([*found.text, *found.remarks, *found.examples]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(review(), end="")
