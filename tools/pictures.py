"""Draws the README's pictures from the program's own screens. Run by `make pictures`."""

import re
from pathlib import Path

from rich.console import Console

from capertool.documents import read_document
from capertool.languages import language
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


if __name__ == "__main__":
    draw_score()
