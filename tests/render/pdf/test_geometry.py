"""Pages as arithmetic: trim boxes, centring, crop marks, duplex and folding."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.problems import ProblemsError
from capertool.render.pdf.geometry import MM, Box, Grid, Size, paper

CARD = Size(63 * MM, 88 * MM)
MARGINS_MM = {"a4": (10.5, 16.5), "letter": (13.45, 7.7)}  # (210 - 189) / 2, (297 - 264) / 2; Letter is 215.9 × 279.4


def nine(name: str) -> Grid:
    return Grid(paper(name), 3, 3, CARD)


@pytest.mark.parametrize("name", MARGINS_MM)
def test_nine_cards_of_63_by_88_stand_in_the_middle_of_the_page(name: str) -> None:
    grid = nine(name)
    left, top = MARGINS_MM[name]
    assert len(grid.cells) == 9
    assert grid.cells[0].x / MM == pytest.approx(left)
    assert grid.cells[0].y / MM == pytest.approx(top)
    for cell in grid.cells:
        assert (cell.width / MM, cell.height / MM) == pytest.approx((63, 88))
    last = grid.cells[-1]
    assert (grid.page.width - last.right, grid.page.height - last.bottom) == pytest.approx((left * MM, top * MM))
    assert grid.fits


def test_trim_boxes_touch_and_do_not_overlap() -> None:
    cells = nine("a4").cells
    assert cells[1].x == pytest.approx(cells[0].right)
    assert cells[3].y == pytest.approx(cells[0].bottom)
    assert not any(one.overlaps(other) for n, one in enumerate(cells) for other in cells[n + 1 :])


@pytest.mark.parametrize("name", MARGINS_MM)
def test_crop_marks_stand_at_every_cut_outside_the_trim_and_on_the_page(name: str) -> None:
    grid = nine(name)
    marks = list(grid.crop_marks(4 * MM, 1 * MM, 5 * MM))
    page = Box(0, 0, *grid.page).inset(5 * MM)  # what printers can reach
    assert len(marks) == 2 * 4 + 2 * 4
    for x1, y1, x2, y2 in marks:
        line = Box(x1, y1, x2 - x1, y2 - y1)
        assert page.holds(line)
        assert not grid.block.overlaps(Box(line.x - 0.5, line.y - 0.5, line.width + 1, line.height + 1))
    upright = sorted({round(x1 / MM, 3) for x1, _, x2, _ in marks if x1 == x2})
    left = MARGINS_MM[name][0]
    assert upright == pytest.approx([left, left + 63, left + 126, left + 189])


@pytest.mark.parametrize("name", MARGINS_MM)
def test_a_back_lies_behind_its_front_when_the_sheet_is_turned(name: str) -> None:
    grid = nine(name)
    for front, back in zip(grid.cells, grid.mirrored(), strict=True):
        assert grid.page.width - back.right == pytest.approx(front.x)  # seen through the paper
        assert (back.y, back.width, back.height) == pytest.approx((front.y, front.width, front.height))
    assert grid.mirrored()[0] == pytest.approx(grid.cells[2])  # the first column's backs are in the last column


def test_an_offset_moves_the_backs_only() -> None:
    grid = nine("a4")
    moved = grid.mirrored((0.5 * MM, -1 * MM))
    for plain, shifted in zip(grid.mirrored(), moved, strict=True):
        assert shifted.x - plain.x == pytest.approx(0.5 * MM)
        assert shifted.y - plain.y == pytest.approx(-1 * MM)


@pytest.mark.parametrize("name", MARGINS_MM)
def test_folding_along_the_middle_brings_each_back_behind_its_front(name: str) -> None:
    grid = Grid(paper(name, landscape=True), 4, 2, CARD)
    assert grid.fits
    pairs = grid.folded()
    assert len(pairs) == 4
    for front, back in pairs:
        assert front.right <= grid.page.width / 2 + 0.01 <= back.x + 0.02
        assert grid.page.width - back.right == pytest.approx(front.x)
        assert back.y == front.y


@pytest.mark.parametrize("name", MARGINS_MM)
def test_no_crop_mark_stands_where_the_page_is_folded(name: str) -> None:
    grid = Grid(paper(name, landscape=True), 4, 2, CARD)
    marks = list(grid.crop_marks(4 * MM, 1 * MM, 5 * MM, folded=True))
    assert len(marks) == 2 * 4 + 2 * 3
    assert all(abs(x1 - grid.page.width / 2) > MM for x1, _, _, _ in marks)


def test_marks_without_room_are_refused() -> None:
    with pytest.raises(ProblemsError, match="does-not-fit"):
        list(nine("letter").crop_marks(4 * MM, 1 * MM, 7 * MM))


def test_cards_that_are_too_large_do_not_fit() -> None:
    assert not Grid(paper("a4"), 4, 3, CARD).fits
    assert not Grid(paper("letter"), 3, 4, CARD).fits


sizes = st.floats(1, 500)


@given(sizes, sizes, st.integers(1, 6), st.floats(0, 5))
def test_columns_share_a_box_without_a_rest(width: float, height: float, number: int, gap: float) -> None:
    box = Box(3, 4, width + 6 * gap, height)
    columns = box.columns(number, gap)
    assert columns[0].x == box.x
    assert columns[-1].right == pytest.approx(box.right)
    assert all(box.holds(column, 0.1) for column in columns)
