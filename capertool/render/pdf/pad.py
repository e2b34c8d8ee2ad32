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
_LEAST_DATE = 0.3  # of a line, or cities get one of their own
_CITY_NAME = 4.45  # where a city's name begins, behind a gap, the field to tick and the icon, in sizes


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
        places += row in ("location", "track-location")
        area = Box(box.x, y, box.width, weight * unit)
        _draw_row(pen, slip, row, area, look.number("pad", "label"), places)
        y = area.bottom
    pen.line(box.x, y, box.right, y, "ink", 0.8)


def _draw_row(pen: Pen, slip: Slip, row: str, area: Box, share: float, places: int) -> None:
    draw: Callable[..., None] = ROW_KINDS.get(row, ROW_KINDS["category"])
    left, right = area.split(share, 1 - share)
    draw(pen, slip, row, left, right.columns(len(slip.seats)), places)


def _heading(pen: Pen, slip: Slip, box: Box, pad: Pad) -> float:
    """The game and the variant, the date, the place or the city; gives back where the rows begin."""
    size, faces = slip.text, slip.look.faces
    width = pen.text(box.x, box.y + 1.5 * size, GAME_NAMES[pad.game], faces.strong, 1.9 * size)
    left = box.x + width + 1.2 * size
    names = [variant_name(say, pad.variant) for say in pad.languages]
    label(pen, slip, Box(left, box.y, box.right - left, 2.2 * size), names, size, align="right")
    last = _date_and_place(pen, slip, Box(box.x, box.y + 2.9 * size, box.width, 2.4 * size), pad)
    return last + 3.2 * size


def _date_and_place(pen: Pen, slip: Slip, line: Box, pad: Pad) -> float:
    """Lines for date and place; the cities to tick instead of the place, or below where they are many.

    Gives back the top of the last line.
    """
    widths = [_city_width(slip, city) for city in pad.facts.cities]
    rest = line.width - sum(widths)
    beside = bool(widths) and rest >= _LEAST_DATE * line.width
    date, right = line.split(rest, sum(widths)) if beside else line.split(0.42, 0.58)
    _field(pen, slip, date, [say("Date") for say in pad.languages])
    if not beside:
        _field(pen, slip, right, [say.term("where it was played", "Place") for say in pad.languages])
    if not widths:
        return line.y
    cities = right if beside else line.moved(0, 2.6 * slip.text)
    for area, city in zip(cities.split(*widths), pad.facts.cities, strict=True):
        _city(pen, slip, area, city)
    return cities.y


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


def _city_width(slip: Slip, city: str) -> float:
    """The room a city needs, with a gap before it."""
    face = slip.look.faces.strong
    return _CITY_NAME * slip.text + max(face.width(name, slip.text) for name in _city_names(slip, city))


def _city(pen: Pen, slip: Slip, box: Box, city: str) -> None:
    """A field to tick, an icon and a name."""
    tick, icon = slip.text, 1.6 * slip.text
    x = box.x + slip.text
    pen.rect(Box(x, box.y + (box.height - tick) / 2, tick, tick), stroke="quiet", width=0.6)
    pen.icon(city, x + 1.45 * slip.text, box.y + (box.height - icon) / 2, icon)
    left = box.x + _CITY_NAME * slip.text
    label(pen, slip, Box(left, box.y, box.right - left, box.height), _city_names(slip, city), slip.text)
