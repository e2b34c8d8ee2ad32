"""The table cards × languages × scored × tested of the README. `make coverage-table` writes it anew."""

from pathlib import Path

from capertool.effects.model import CAPER, LOOT_UNITS, POINT, Gain
from capertool.effects.parse import parse
from capertool.games.caper.catalogue import CARDS
from capertool.games.card import Card
from capertool.languages import CODES, language
from capertool.languages.describe import PRINTED, names_in
from capertool.languages.describe.caper import GAME
from tests.games import test_caper_cards, test_caper_locations

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
BEGIN, END = "<!-- coverage: made by make coverage-table -->", "<!-- /coverage -->"
_TESTED = {case.card for case in test_caper_cards.CASES} | {case.location for case in test_caper_locations.CASES}


def scored(card: Card) -> str:
    """yes, or at play for a card whose effects are over when the score is counted."""
    effects = [parse(text) for reading in card.all_readings() for text in (*reading.effects, *reading.always)]
    gains = [effect for effect in effects if isinstance(effect, Gain)]
    counts = card.points or any(gain.unit in (CAPER, POINT, *LOOT_UNITS) for gain in gains)
    return "yes" if counts else "at play"


def row(card: Card) -> str:
    languages = ["●" if names_in(code, GAME, card.id)[0].origin == PRINTED else "○" for code in CODES]
    tested = "yes" if card.id in _TESTED else "no"
    return f"| {language('en').card(GAME, card.id)} | {' | '.join(languages)} | {scored(card)} | {tested} |"


def table() -> str:
    lines = [f"| card | {' | '.join(CODES)} | scored | tested |", "|---|" + "---|" * (len(CODES) + 2)]
    return "\n".join([*lines, *(row(card) for card in CARDS.values())])


def readme_with_table(text: str) -> str:
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    README.write_text(readme_with_table(README.read_text(encoding="utf-8")), encoding="utf-8")
