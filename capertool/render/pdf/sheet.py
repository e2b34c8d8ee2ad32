"""The filled score sheet: the evening on paper, from the same tally the screen shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...games.board import Board
from ...games.tally import Tally
from ...languages import Language
from ...languages.notes import say_note
from ...languages.rulings import say_rulings
from ...languages.terms import GAME_NAMES, setting_name, variant_name
from ...languages.winner import say_standing, say_winner
from .cells import broken, grown, plain, word
from .geometry import MM, Box, paper
from .icons import seat_icon
from .page import RIGHT, Pen
from .sheetboard import board_height, draw_board
from .sheetreasons import draw_foot, draw_reasons
from .sheetscore import (
    MOST_SIDE_BY_SIDE,
    chart_height,
    draw_chart,
    draw_matrix,
    matrix_columns,
    matrix_height,
)
from .template import Design
from .text import ASCENT, LEADING, lay_out

_USUAL_NAME = 14 * MM
_NAME, _SMALLEST_NAME = 14.0, 7.0
_HIGHEST_NAME = 90 * MM  # a third of a page: a longer name is no name


class Evening(NamedTuple):
    """Everything a sheet tells: the score, the table, who reads what, and when it was."""

    tally: Tally
    board: Board
    kinds: Mapping[str, str]
    """Of each card of the game, the icon of its kind or its colour."""
    say: Language
    languages: Mapping[str, Language]
    """The language each player reads."""
    names: Mapping[str, str]
    date: str
    remarks: tuple[str, ...]
    """Whether the score is final, and by the rules."""
    paper: str
    ruler: str
    final: bool = True
    """Whether somebody has won."""


def draw_sheet(pen: Pen, look: Design, evening: Evening) -> None:
    size = paper(evening.paper)
    page = Box(0, 0, *size).inset(look.mm("page", "margin"))
    pen.begin(size, evening.say("Score"))
    y = _heading(pen, look, page, evening)
    y = _players(pen, look, page.below(y), evening)
    y = _winner(pen, look, page.below(y + 2 * MM), evening)
    if y + 4 * MM + board_height(look, page, evening) > page.bottom:
        y = _new_page(pen, look, page, evening)
    y = draw_board(pen, look, page.below(y + 4 * MM), evening)
    y = _score(pen, look, page, y + 6 * MM, evening)
    y = _rulings(pen, look, page, y + 3 * MM, evening)
    draw_reasons(pen, look, page, y + 5 * MM, evening)


def _heading(pen: Pen, look: Design, page: Box, evening: Evening) -> float:
    """The game and the date; below them city, variant and rulebook, or how many players there were."""
    draw_foot(pen, look, page, evening.ruler)
    say, faces = evening.say, look.faces
    pen.text(page.x, page.y + 6 * MM, GAME_NAMES[evening.tally.game], faces.strong, look.size("title"))
    if evening.date:
        pen.text(page.right, page.y + 6.4 * MM, evening.date, faces.regular, look.size("heading"), "ink", RIGHT)
    else:
        line = page.y + 6.6 * MM
        pen.text(page.right - 46 * MM, page.y + 6.4 * MM, say("Date"), faces.regular, look.size("text"), "quiet", RIGHT)
        pen.line(page.right - 44 * MM, line, page.right, line, "quiet")
    y, x = page.y + 13 * MM, page.x
    setting = evening.tally.setting
    if "city" in setting:
        pen.icon(setting["city"], x, y - 4.4 * MM, 5.4 * MM)
        x += 7 * MM
    text = " · ".join(_setting(say, setting)) or variant_name(say, str(len(evening.names)))
    word(pen, Box(x, y - 4 * MM, page.right - x, 4.6 * MM), text, faces.regular, look.size("heading"), 6)
    pen.line(page.x, y + 3.4 * MM, page.right, y + 3.4 * MM, "ink", 0.8)
    return y + 6.6 * MM


def _setting(say: Language, setting: Mapping[str, str]) -> list[str]:
    return [setting_name(say, key, setting[key]) for key in ("city", "variant", "rulebook") if key in setting]


def name_fits(look: Design, name: str, players: int, width: float) -> bool:
    """Whether a name can stand whole where there is least room for it: over its column of the matrix."""
    page = Box(0, 0, width if not _beside(players) else width / 2 - look.mm("page", "gap"), 0)
    column = matrix_columns(page, players, point_card=True)[0]
    return grown(look.faces.strong, name, column.width, 0, look.size("smallest")) <= _HIGHEST_NAME


def _beside(players: int) -> bool:
    """Whether the total stands beside the name, or below it because there are many players."""
    return players <= MOST_SIDE_BY_SIDE


def _name_box(panel: Box, beside: bool) -> Box:
    return Box(panel.x + 7 * MM, panel.y, panel.width - (27 if beside else 7) * MM, 0)


def _name_lines(look: Design, name: str, box: Box) -> tuple[list[str], float]:
    """A name in a few lines where small type allows it, else in as many as it needs."""
    height = grown(look.faces.strong, name, box.width, _USUAL_NAME, _SMALLEST_NAME)
    return broken(look.faces.strong, name, box.width, height, _NAME, _SMALLEST_NAME)


def _players(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """A panel a player: the whole name, the total, a crown for who won; as high as the longest name needs."""
    points = evening.tally.points()
    panels = box.columns(len(evening.names), look.mm("page", "gap"))
    faces, beside = look.faces, _beside(len(evening.names))
    texts = []
    for panel, seat in zip(panels, evening.names, strict=True):
        texts.append(_name_lines(look, evening.names[seat], _name_box(panel, beside)))
    height = max(9 * MM, *(2 * MM + len(lines) * LEADING * size for lines, size in texts))
    for panel, seat, (lines, size) in zip(panels, evening.names, texts, strict=True):
        pen.icon(seat_icon(seat), panel.x, box.y + 1.6 * MM, 5 * MM)
        area = _name_box(panel, beside)
        y = box.y + 1.5 * MM + ASCENT * (_NAME if len(lines) == 1 else size)
        pen.within = Box(area.x, box.y, area.width, height)
        for line in lines:
            pen.text(area.x, y, line, faces.strong, size)
            y += LEADING * size
        pen.within = None
        top = box.y if beside else box.y + height
        total = str(sum(points[seat].values()))
        width = pen.text(panel.right, top + 7.6 * MM, total, faces.strong, 24, align=RIGHT)
        if evening.final and seat in evening.tally.winner:
            pen.icon("winner", panel.right - width - 7.4 * MM, top + 1.6 * MM, 6 * MM)
    return box.y + height + (0 if beside else 9 * MM)


def _winner(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    tell = say_winner if evening.final else say_standing
    text = tell(evening.say, evening.tally, evening.names)
    told = [plain(text, look.faces.regular)]
    told += [plain(remark, look.faces.quiet, "accent", scale=0.85, space=0.2) for remark in evening.remarks]
    block = lay_out(told, box.width, look.size("heading"))
    pen.within = box
    pen.block(box.x, box.y, block)
    pen.within = None
    return box.y + block.height


def _score(pen: Pen, look: Design, page: Box, y: float, evening: Evening) -> float:
    """Matrix and chart side by side, of many players one below the other; on a new page where there is no room."""
    beside = _beside(len(evening.names))
    left, right = page.columns(2, 2 * look.mm("page", "gap")) if beside else (page, page)
    heights = matrix_height(look, left, evening), chart_height(look, right, evening)
    if y + (max(heights) if beside else sum(heights) + 5 * MM) > page.bottom and y > page.y:
        y = _new_page(pen, look, page, evening)
    under = draw_matrix(pen, look, left.below(y), evening)
    if beside:
        return max(under, draw_chart(pen, look, right.below(y), evening))
    if under + 5 * MM + heights[1] > page.bottom:  # names as long as a page
        return draw_chart(pen, look, page.below(_new_page(pen, look, page, evening)), evening)
    return draw_chart(pen, look, page.below(under + 5 * MM), evening)


def _new_page(pen: Pen, look: Design, page: Box, evening: Evening) -> float:
    pen.begin(pen.size)
    draw_foot(pen, look, page, evening.ruler)
    return page.y


def _rulings(pen: Pen, look: Design, page: Box, y: float, evening: Evening) -> float:
    """The rulings that something on the table asked for, and what was odd about it."""
    say, tally = evening.say, evening.tally
    ruled = say_rulings(say, tally.game, tally.rulings)
    texts = [say("Rulings asked for here: {rulings}", rulings=ruled)] if ruled else []
    texts += [say_note(say, tally, evening.names, note) for note in tally.notes]
    block = lay_out([plain(text, look.faces.quiet, "quiet") for text in texts], page.width, look.size("text"))
    if y + block.height > page.bottom:
        y = _new_page(pen, look, page, evening)
    pen.within = page
    pen.block(page.x, y, block)
    pen.within = None
    return y + block.height
