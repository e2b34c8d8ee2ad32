"""Prints every card in every language, for reading aloud. Run by `make review`."""

from capertool.games.caper.catalogue import CARDS
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


if __name__ == "__main__":
    print(review(), end="")
