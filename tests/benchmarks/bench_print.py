"""`capertool sheet` and `reference`: against a bare reportlab canvas with the same pages, faces and strings."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from capertool.languages import language
from capertool.printing import Options, Printed
from capertool.render.pdf.page import Pen
from tests.benchmarks.measuring import report, seconds
from tests.conftest import EXAMPLES

ROUNDS = 25
PARIS = str(EXAMPLES / "paris.toml")


class Drawn(NamedTuple):
    """One string as it was drawn, and on which page."""

    page: int
    x: float
    y: float
    text: str
    font: str
    size: float


def sheet() -> Printed:
    from capertool.documents import read_document
    from capertool.printing.sheet import played_in_file, print_sheet

    return print_sheet(language("en"), played_in_file(read_document(PARIS)), Options())


def deck() -> Printed:
    from capertool.printing.reference import DeckOrder, print_reference

    return print_reference([language("en")], DeckOrder("caper", "all"), Options())


def strings_of(make: Callable[[], Printed]) -> list[Drawn]:
    """Every string that a document draws."""
    drawn: list[Drawn] = []
    pens: Any = Pen
    original = pens.text

    def spy(pen: Any, x: float, baseline: float, text: str, face: Any, size: float, *more: Any, **options: Any) -> Any:
        drawn.append(Drawn(pen.pages, x, pen.size.height - baseline, text, face.name, size))
        return original(pen, x, baseline, text, face, size, *more, **options)

    pens.text = spy
    try:
        make()
    finally:
        pens.text = original
    return drawn


def bare(drawn: list[Drawn]) -> bytes:
    from reportlab.pdfgen.canvas import Canvas

    buffer = io.BytesIO()
    canvas = Canvas(buffer)
    page = 1
    for one in drawn:
        while page < one.page:
            canvas.showPage()
            page += 1
        canvas.setFont(one.font, one.size)
        canvas.drawString(one.x, one.y, one.text)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def _ratio(make: Callable[[], Printed]) -> tuple[float, float, int]:
    from time import perf_counter

    drawn = strings_of(make)
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        bare(drawn)
        between = perf_counter()
        make()
        times.append((between - start, perf_counter() - between))
    floor = min(floor for floor, _ in times)
    return min(ours for _, ours in times) / floor, floor, len(drawn)


def filled_sheet(directory: Path) -> None:
    ratio, floor, strings = _ratio(sheet)
    report("a filled sheet / a bare canvas", ratio, 2.5, f"floor {floor * 1000:.1f} ms, {strings} strings")


def whole_deck(directory: Path) -> None:
    ratio, floor, strings = _ratio(deck)
    report("a deck of 71 / a bare canvas", ratio, 3, f"floor {floor * 1000:.1f} ms, {strings} strings")


def size(directory: Path) -> None:
    report("a filled sheet, kB", len(sheet().data) / 1000, 120)


FLOOR = """
import json
import sys
from pathlib import Path

import typer
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from rich.console import Console

app = typer.Typer()


@app.command()
def draw(strings: Path, target: Path) -> None:
    fonts, drawn = json.loads(strings.read_text())
    for name, path in fonts.items():
        pdfmetrics.registerFont(TTFont(name, path))
    canvas = Canvas(str(target))
    page = 1
    for number, x, y, text, font, size in drawn:
        while page < number:
            canvas.showPage()
            page += 1
        canvas.setFont(font, size)
        canvas.drawString(x, y, text)
    canvas.showPage()
    canvas.save()
    Console().print("done")


@app.command()
def other() -> None:
    print("other")


app()
"""


def cold(directory: Path) -> None:
    """Whole processes: ours against a program that imports typer, rich and reportlab and draws those strings."""
    from capertool.render.pdf.fonts import font_file

    drawn = strings_of(sheet)
    fonts = {name: font_file(name) for name in sorted({one.font for one in drawn})}
    strings, program, target = (directory / name for name in ("strings.json", "floor_print.py", "sheet.pdf"))
    strings.write_text(json.dumps([fonts, drawn]))
    program.write_text(FLOOR)
    floor = [sys.executable, str(program), "draw", str(strings), str(target)]
    ours = [sys.executable, "-m", "capertool", "sheet", PARIS, "-o", str(target), "--force"]
    times = [(seconds(floor), seconds(ours)) for _ in range(ROUNDS)]
    best = min(floor for floor, _ in times)
    ratio = min(ours for _, ours in times) / best
    report("sheet EXAMPLE, cold / typer, rich and reportlab", ratio, 1.6, f"floor {best * 1000:.0f} ms")


BENCHMARKS = (filled_sheet, whole_deck, size, cold)
