"""Draws the README's pictures from the program's own screens. Run by `make pictures`."""

import re
from pathlib import Path

from pypdfium2 import PdfDocument
from rich.console import Console

from capertool.documents import read_document
from capertool.languages import language
from capertool.printing import Options
from capertool.printing.reference import DeckOrder, print_reference
from capertool.printing.sheet import played_in_file, print_sheet
from capertool.render.terminal import score_screen
from capertool.score import tally_document

ROOT = Path(__file__).parent.parent
_FONT_FROM_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def draw_score() -> None:
    tally = tally_document(read_document(str(ROOT / "examples" / "paris.toml")))
    with (Path("/dev/null")).open("w") as nowhere:
        console = Console(record=True, width=60, file=nowhere, force_terminal=True, color_system="truecolor")
        console.print("$ capertool score examples/paris.toml\n", style="dim", highlight=False)
        for part in score_screen(language("en"), tally):
            console.print(part)
    svg = console.export_svg(title="capertool", unique_id="score")
    (ROOT / "docs" / "score.svg").write_text(_FONT_FROM_ELSEWHERE.sub("", svg), encoding="utf-8")


def draw_sheet() -> None:
    """The first page of the Paris example, with a day on it."""
    document = {**read_document(str(ROOT / "examples" / "paris.toml")), "date": "2026-11-18"}
    printed = print_sheet(language("en"), played_in_file(document), Options())
    _render(printed.data, "sheet.png", page=0, scale=1.25)


def draw_cards() -> None:
    """A page of the reference deck where thieves end and gear begins."""
    printed = print_reference([language("en")], DeckOrder("caper", "paris", "none"), Options())
    _render(printed.data, "cards.png", page=3, scale=1.25)


def _render(data: bytes, name: str, *, page: int, scale: float) -> None:
    picture = PdfDocument(data)[page].render(scale=scale).to_pil()
    picture.save(ROOT / "docs" / name, optimize=True)


if __name__ == "__main__":
    draw_score()
    draw_sheet()
    draw_cards()
