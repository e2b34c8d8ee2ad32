"""The table of Thief's Market's cards in the README: cards × languages × scored. `make coverage-table` writes it."""

from capertool.games.thiefs_market.catalogue import CARDS, Card
from capertool.games.thiefs_market.effects import AtTheEnd
from capertool.languages import CODES, language
from capertool.languages.describe import PRINTED, names_in
from tools.coverage_table import README

GAME = "thiefs-market"
BEGIN, END = "<!-- market coverage: made by make coverage-table -->", "<!-- /market coverage -->"


def row(card: Card) -> str:
    languages = ["●" if names_in(code, GAME, card.id)[0].origin == PRINTED else "○" for code in CODES]
    scored = "yes" if isinstance(card.effects[0], AtTheEnd) else "at play"
    return f"| {language('en').card(GAME, card.id)} | {' | '.join(languages)} | {scored} |"


def table() -> str:
    lines = [f"| card | {' | '.join(CODES)} | scored |", "|---|" + "---|" * (len(CODES) + 1)]
    return "\n".join([*lines, *(row(card) for card in CARDS.values())])


def readme_with_table(text: str) -> str:
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    README.write_text(readme_with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
