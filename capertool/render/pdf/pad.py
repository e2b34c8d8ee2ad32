"""The score pad: slips to write on, one, two or four to a page, in one language or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...languages import Language
from ...languages.terms import GAME_NAMES, city_name, variant_name
from .cells import word
from .geometry import MM, Box, Grid, Size, does_not_fit, paper
from .padrows import NEEDS, Slip, label, row_kinds
from .page import Pen
from .template import Design

ROW_KINDS = row_kinds()
SLIPS = (1, 2, 4)
_MOST_CITIES = 0.74  # how much of a line they may take; the rest is for the date
_CITY_NAME = 3.45  # how far behind the field to tick a city's name begins, in sizes


class Facts(NamedTuple):
    """What a pad has to know of a game."""

    seats: tuple[str, ...]
    """Those with a column of their own."""
    cities: tuple[str, ...]
    figures: Mapping[str, tuple[int, ...]]
    """Printed numbers: values of sets, what a discard is worth, what the Snitch divides by."""
    origins: Mapping[str, str] = {}
    """Where the figures of a variant come from, if that is to be told."""


class Pad(NamedTuple):
    """What a pad is asked for."""

    game: str
    variant: str
    paper: str
    slips: int
    languages: Sequence[Language]
    facts: Facts
    ruler: str


def draw_pad(pen: Pen, look: Design, pad: Pad, pages: int) -> None:
    layout = look.values["slips"][str(pad.slips)]
    size = paper(pad.paper, landscape=layout["landscape"])
    columns, rows = layout["columns"], layout["rows"]
    grid = Grid(size, columns, rows, Size(size.width / columns, size.height / rows))
    title = f"{GAME_NAMES[pad.game]} · {variant_name(pad.languages[0], pad.variant)}"
    for number in range(pages):
        pen.begin(size, title if number == 0 else "")
        _cuts(pen, grid)
        for cell in grid.cells:
            _slip(pen, look, cell, pad, layout)
        pen.ruler(6 * MM, size.height - 4.2 * MM, look.faces.regular, pad.ruler)


def _cuts(pen: Pen, grid: Grid) -> None:
    """Where the slips are cut apart: fine dashes that need not be hit exactly."""
    width, height = grid.page
    for column in range(1, grid.columns):
        x = column * grid.card.width
        pen.line(x, 0, x, height, "hairline", 0.3, (2, 3))
    for row in range(1, grid.rows):
        y = row * grid.card.height
        pen.line(0, y, width, y, "hairline", 0.3, (2, 3))


def _slip(pen: Pen, look: Design, cell: Box, pad: Pad, layout: Mapping[str, float]) -> None:
    text = float(layout["text"])
    box = cell.inset(layout["padding"] * MM)
    facts, origin = pad.facts, pad.facts.origins.get(pad.variant, "")
    slip = Slip(look, text, pad.languages, facts.seats, facts.figures, pad.variant, pad.game, origin)
    y = _heading(pen, slip, box, pad)
    rows = look.values["rows"][pad.game][pad.variant]
    weights = [NEEDS.get(row, 1.0) for row in rows]
    unit = min((box.bottom - y) / sum(weights), look.mm("pad", "tallest_row"))
    if unit < 2.1 * text:
        raise does_not_fit(f"rows.{pad.game}.{pad.variant}")
    places = 0
    for row, weight in zip(rows, weights, strict=True):
        places += row == "location"
        area = Box(box.x, y, box.width, weight * unit)
        _draw_row(pen, slip, row, area, look.number("pad", "label"), places)
        y = area.bottom
    pen.line(box.x, y, box.right, y, "ink", 0.8)


def _draw_row(pen: Pen, slip: Slip, row: str, area: Box, share: float, places: int) -> None:
    draw: Callable[..., None] = ROW_KINDS.get(row, ROW_KINDS["category"])
    left, right = area.split(share, 1 - share)
    draw(pen, slip, row, left, right.columns(len(slip.seats)), places)


def _heading(pen: Pen, slip: Slip, box: Box, pad: Pad) -> float:
    """The game and the variant; then lines for date and rulebook, and the cities to tick."""
    size, faces = slip.text, slip.look.faces
    width = pen.text(box.x, box.y + 1.5 * size, GAME_NAMES[pad.game], faces.strong, 1.9 * size)
    left = box.x + width + 1.2 * size
    names = [variant_name(say, pad.variant) for say in pad.languages]
    label(pen, slip, Box(left, box.y, box.right - left, 2.2 * size), names, size, align="right")
    y = box.y + 2.9 * size
    line = Box(box.x, y, box.width, 2.4 * size)
    cities = _city_boxes(slip, line, pad)
    date, rest = line.split(*((cities[0].x - line.x, line.right - cities[0].x) if cities else (0.42, 0.58)))
    _field(pen, slip, date, [say("Date") for say in pad.languages])
    if not cities:
        _field(pen, slip, rest, [say.term("where it was played", "Place") for say in pad.languages])
    for city, area in zip(pad.facts.cities, cities, strict=True):
        _city(pen, slip, city, area)
    return y + 3.2 * size


def _field(pen: Pen, slip: Slip, box: Box, names: Sequence[str]) -> None:
    """A word and a line to write on."""
    text = " / ".join(dict.fromkeys(names))
    face = slip.look.faces.regular
    room = min(0.5 * box.width, face.width(text, slip.text))
    word(pen, Box(box.x, box.y, room, box.height), text, face, slip.text, slip.smallest, role="quiet")
    line = box.y + box.height / 2 + 0.5 * slip.text
    pen.line(box.x + room + 0.5 * slip.text, line, box.right - slip.text, line, "quiet", 0.4)


def _city_names(slip: Slip, city: str) -> list[str]:
    return slip.said(lambda say: city_name(say, city))


def _city_boxes(slip: Slip, line: Box, pad: Pad) -> list[Box]:
    """Where the cities stand: at the right of a line, each as wide as its names need."""
    face, gap = slip.look.faces.strong, 1.1 * slip.text
    names = [_city_names(slip, city) for city in pad.facts.cities]
    widths = [_CITY_NAME * slip.text + max(face.width(text, slip.text) for text in texts) + gap for texts in names]
    wide = min(sum(widths), _MOST_CITIES * line.width)
    areas = Box(line.right + gap - wide, line.y, wide, line.height).split(*widths) if widths else []
    return [area._replace(width=area.width - gap) for area in areas]


def _city(pen: Pen, slip: Slip, city: str, area: Box) -> None:
    """A field to tick, an icon and a name."""
    tick, icon = slip.text, 1.6 * slip.text
    pen.rect(Box(area.x, area.y + (area.height - tick) / 2, tick, tick), stroke="quiet", width=0.6)
    pen.icon(city, area.x + 1.45 * slip.text, area.y + (area.height - icon) / 2, icon)
    left = area.x + _CITY_NAME * slip.text
    label(pen, slip, Box(left, area.y, area.right - left, area.height), _city_names(slip, city), slip.text)
