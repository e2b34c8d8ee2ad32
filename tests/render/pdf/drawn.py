"""Prints for tests, with every drawing call noted, and what must hold of any of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdfium2 import PdfDocument

from capertool.documents import read_document
from capertool.languages import language
from capertool.printing import Options, Printed
from capertool.printing.pad import PadOrder, print_pad
from capertool.printing.reference import DeckOrder, print_reference
from capertool.printing.sheet import played_in_file, print_sheet
from capertool.render.pdf.checks import misplaced, overlaps
from capertool.render.pdf.geometry import MM, Box, Size
from capertool.render.pdf.page import Mark
from tests.conftest import EXAMPLES

CODES = ("en", "it", "de", "fr")
SIZES_MM = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


def pad(
    *codes: str, variant: str = "duel", paper: str = "a4", slips: int = 1, **more: Any
) -> tuple[Printed, list[Mark]]:
    log: list[Mark] = []
    order = PadOrder(more.pop("game", "caper"), variant, slips, more.pop("pages", 1))
    return print_pad([language(code) for code in codes], order, Options(paper, log=log, **more)), log


def sheet(code: str, document: Any, paper: str = "a4", **more: Any) -> tuple[Printed, list[Mark]]:
    log: list[Mark] = []
    return print_sheet(language(code), played_in_file(document), Options(paper, log=log, **more)), log


def example(name: str) -> Any:
    return read_document(str(EXAMPLES / f"{name}.toml"))


def deck(*codes: str, city: str = "paris", paper: str = "a4", **order: Any) -> tuple[Printed, list[Mark]]:
    log: list[Mark] = []
    template = order.pop("template", "")
    asked = DeckOrder(order.pop("game", "caper"), city, **order)
    return print_reference([language(code) for code in codes], asked, Options(paper, template, log=log)), log


def reader(printed: Printed) -> PdfReader:
    return PdfReader(BytesIO(printed.data))


def text_of(printed: Printed) -> str:
    """The words a reader gets out of the pages, by another program than the one that wrote them."""
    document = PdfDocument(printed.data)
    try:
        return "".join(page.get_textpage().get_text_bounded() for page in document)
    finally:
        document.close()


def titles(printed: Printed, level: int = 0) -> list[str]:
    """The bookmarks of one level."""

    def on_level(entries: Any, depth: int) -> Iterator[str]:
        for entry in entries:
            if isinstance(entry, list):
                yield from on_level(entry, depth + 1)
            elif depth == level:
                yield entry["/Title"]

    return list(on_level(reader(printed).outline, 0))


def letters(text: str) -> str:
    """A text without blanks, so that broken lines compare."""
    return "".join(text.split())


def words_of(log: Iterable[Mark]) -> str:
    """Everything that was written, without blanks, in the order of writing."""
    return letters("".join(mark.what for mark in log if mark.kind == "text"))


def assert_all_in_place(log: Sequence[Mark], paper: str, *, landscape: bool = False) -> None:
    """Nothing leaves the page or the box it belongs to, and no two texts or icons overlap."""
    width, height = (mm * MM for mm in SIZES_MM[paper])
    page = Size(height, width) if landscape else Size(width, height)
    assert not list(misplaced(log, page))
    assert not list(overlaps(log))


def assert_manners(printed: Printed, code: str, pages: int | None = None) -> PdfReader:
    """Language, title, bookmarks, no scaling, all fonts embedded, as many pages as were told."""
    read = reader(printed)
    catalogue: Any = read.trailer["/Root"]
    assert catalogue["/Lang"] == code
    assert catalogue["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert read.metadata is not None
    assert read.metadata.title
    assert read.outline
    assert len(read.pages) == printed.pages
    assert pages is None or printed.pages == pages
    for page in read.pages:
        resources: Any = page["/Resources"]
        for font in resources.get("/Font", {}).values():
            assert "/FontFile2" in font.get_object()["/FontDescriptor"]
    return read


def assert_size(read: PdfReader, paper: str, *, landscape: bool = False) -> None:
    wanted = SIZES_MM[paper][::-1] if landscape else SIZES_MM[paper]
    for page in read.pages:
        found = (float(page.mediabox.width) / MM, float(page.mediabox.height) / MM)
        assert all(abs(one - other) < 0.01 for one, other in zip(found, wanted, strict=True))


def struck(log: Sequence[Mark]) -> Iterable[tuple[Mark, Mark]]:
    """Texts that a line runs through: in the middle of the letters, not where they stand on it."""
    lines: dict[int, list[Mark]] = defaultdict(list)
    for mark in log:
        if mark.kind == "line":
            lines[mark.page].append(mark)
    for mark in log:
        if mark.kind == "text":
            box = mark.box
            heart = Box(box.x, box.y + 0.2 * box.height, box.width, 0.5 * box.height)
            for line in lines[mark.page]:
                thick = Box(line.box.x - 0.2, line.box.y - 0.2, line.box.width + 0.4, line.box.height + 0.4)
                if heart.overlaps(thick):
                    yield line, mark
