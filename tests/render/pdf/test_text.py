"""Text is measured, shrunk within limits, then broken; never cut, never wider than its box."""

from itertools import repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.problems import ProblemsError
from capertool.render.pdf.cells import broken, grown, holds
from capertool.render.pdf.fonts import Faces, faces
from capertool.render.pdf.geometry import Box
from capertool.render.pdf.text import Paragraph, Span, fit, fitting_size, flow, flow_evenly, lay_out, wrap
from capertool.templates import shipped
from tests.render.pdf.drawn import letters

FACES: Faces = faces(shipped("pad")["fonts"])
REGULAR = FACES.regular
texts = st.text(alphabet="abcdefgh äöüßéW\u00a0", min_size=1, max_size=200)
LONG = "Each copy counts all your laundered coins by itself: two copies and two coins make 4. " * 3


def paragraph(text: str) -> Paragraph:
    return Paragraph((Span(text, REGULAR, "ink"),))


@given(texts, st.floats(20, 300), st.floats(5, 20))
def test_no_line_is_wider_than_its_box_and_no_letter_is_lost(text: str, width: float, size: float) -> None:
    lines = wrap(REGULAR, text, size, width)
    assert letters("".join(lines)) == letters(text)
    assert all(REGULAR.width(line, size) <= width + 1e-6 or len(line) == 1 for line in lines)


@given(st.lists(texts, min_size=2, max_size=4), st.floats(40, 300))
def test_spans_in_several_cuts_keep_to_the_box_too(parts: list[str], width: float) -> None:
    cuts = [FACES.regular, FACES.strong, FACES.quiet]
    spans = tuple(Span(part, cuts[n % 3], "ink") for n, part in enumerate(parts))
    block = lay_out([Paragraph(spans)], width, 9)
    assert letters("".join(run.text for line in block.lines for run in line.runs)) == letters("".join(parts))
    for line in block.lines:
        last = line.runs[-1]
        assert last.x + last.face.width(last.text, 9) <= width + 1e-6 or len(last.text) == 1


def test_a_no_break_space_does_not_break() -> None:
    assert wrap(REGULAR, "prix\u00a0: dix", 10, REGULAR.width("prix\u00a0:", 10) + 1) == ["prix\u00a0:", "dix"]


def test_a_word_wider_than_the_box_is_broken_within() -> None:
    lines = wrap(REGULAR, "W" * 30, 10, 50)
    assert "".join(lines) == "W" * 30
    assert len(lines) > 1


def test_one_line_is_shrunk_but_not_below_the_smallest() -> None:
    width = REGULAR.width("Eavesdropper", 10)
    assert fitting_size(REGULAR, "Eavesdropper", width, 10, 5) == 10
    assert fitting_size(REGULAR, "Eavesdropper", width / 1.25, 10, 5) == pytest.approx(8)
    assert fitting_size(REGULAR, "Eavesdropper", width / 4, 10, 5) == 5


def test_what_cannot_be_shrunk_into_one_line_is_broken() -> None:
    lines, size = broken(REGULAR, "The British Museum", 40, 40, 12, 8)
    assert len(lines) > 1
    assert size >= 8
    assert all(REGULAR.width(line, size) <= 40 for line in lines)


def test_a_box_that_can_hold_nothing_is_refused() -> None:
    assert not holds(REGULAR, LONG, Box(0, 0, 30, 20), 8, 5)
    with pytest.raises(ProblemsError):
        broken(REGULAR, LONG, 30, 20, 8, 5)


def test_a_block_is_shrunk_until_it_fits_or_given_up() -> None:
    large = fit([paragraph(LONG)], 150, 1000, 10, 5)
    small = fit([paragraph(LONG)], 150, 60, 10, 5)
    assert large is not None
    assert small is not None
    assert large.size == 10
    assert 5 <= small.size < 10
    assert small.height <= 60
    assert fit([paragraph(LONG)], 150, 20, 10, 5) is None


def test_poured_text_keeps_every_word_and_every_height() -> None:
    parts = [paragraph(f"{n}. {LONG}") for n in range(6)]
    blocks = list(flow(parts, 160, repeat(90.0), 8))
    assert len(blocks) > 2
    assert all(block.height <= 90 for block in blocks)
    written = "".join(run.text for block in blocks for line in block.lines for run in line.runs)
    assert letters(written) == letters("".join(part.spans[0].text for part in parts))


def test_a_heading_is_not_left_alone_at_the_foot_of_a_column() -> None:
    heading = paragraph("Heading")._replace(keep=True)
    body = paragraph("Twelve short words that will certainly take three lines of this column.")
    filler = paragraph("One line")
    height = lay_out([filler, heading], 100, 8).height + 1
    first, second = flow([filler, heading, body], 100, iter([height, 500.0]), 8)
    assert "Heading" not in [run.text for line in first.lines for run in line.runs]
    assert second.lines[0].runs[0].text == "Heading"


def test_columns_are_filled_evenly_and_lose_no_word() -> None:
    paragraphs = [paragraph(f"{n} {LONG}") for n in range(6)]
    for boxes in (1, 2, 3):
        blocks = flow_evenly(paragraphs, 120, 2000, boxes, 8)
        assert len(blocks) == boxes
        tallest = max(lay_out([one], 120, 8).height for one in paragraphs)
        assert max(block.height for block in blocks) - min(block.height for block in blocks) <= 0.5 * tallest
        poured = "".join(run.text for block in blocks for line in block.lines for run in line.runs)
        assert letters(poured) == letters("".join(one.spans[0].text for one in paragraphs))


def test_columns_that_cannot_hold_it_become_more() -> None:
    assert len(flow_evenly([paragraph(LONG)] * 6, 120, 60, 2, 8)) > 2


@given(texts, st.floats(20, 300))
def test_a_box_that_has_grown_holds_the_text(text: str, width: float) -> None:
    height = grown(REGULAR, text, width, 10, 5.4)
    assert height >= 10
    lines, size = broken(REGULAR, text, width, height, 8.4, 5.4)
    assert letters("".join(lines)) == letters(text)
    assert size >= 5.4


def test_a_word_too_wide_is_broken_after_its_hyphens() -> None:
    width = REGULAR.width("Schillingsfürst-", 10)
    assert wrap(REGULAR, "Hohenlohe-Schillingsfürst-X", 10, width) == ["Hohenlohe-", "Schillingsfürst-", "X"]
