"""Prints every card in every language, for reading aloud. Run by `make review`."""

from capertool.cards import GAME
from capertool.games.caper.catalogue import CARDS
from capertool.languages import CODES, language
from capertool.languages.compose import composer
from capertool.languages.describe import names_in


def main() -> None:
    for id, card in CARDS.items():
        print(f"== {id}")
        for code in CODES:
            compose = composer(language(code))
            names = " / ".join(f"{name.text} [{name.origin}]" for name in names_in(code, GAME, id))
            print(f"{code}: {names}")
            for value in card.readings or [None]:
                read = card if value is None else card.under(value)
                examples = [compose.example(text) for text in read.effects]
                print("    " + " ".join([*compose.card_text(read), *filter(None, examples)]))


if __name__ == "__main__":
    main()
