"""The table as it lay: zones in rows, stacks with what is on them, turned cards hatched. It knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...effects.model import LOOT_KINDS, WILD
from ...games.board import Board, Count, Piece, Zone
from ...languages import Language
from ...languages.terms import amount_of, zone_name
from .cells import BOTTOM, holds, word
from .fonts import Face
from .geometry import MM, Box
from .icons import ICONS, SIGNS
from .page import RIGHT, Pen
from .sheetnames import Room, draw_name, room_for
from .sheettrack import TRACK_WIDTH, draw_track, has_track, track_words, without_track
from .template import Design
from .text import LEADING, wrap

if TYPE_CHECKING:
    from .sheet import Evening

_BETWEEN = 1.2 * MM  # two stacks
_ROWS = 1.5 * MM  # between two rows of zones
_LEAST_COLUMNS = 3  # for parts of the table that are nobody's
_INDENT = 3.2 * MM
_EDGE = 0.15 * MM  # above and below a strip
_TITLE, _BELOW_TITLE = 5.5 * MM, 1 * MM
_FIGURES = TRACK_WIDTH  # room for the counts of a zone
_BESIDE_CROWN, _SIDE = 4.6 * MM, 2.4 * MM  # the sign of the side whose count it is
_NUMBERS = 9.0
_COUNT = 4 * MM  # the height of a count that stands by itself
_MOST_PILES = 5  # side by side
_UNIT_ICONS = {
    "capers": "caper",
    "coins": "coin",
    "laundered": "launder",
    "discards": "discard",
    "stars": "star",
    "points": "point",
    **{kind: kind for kind in (*LOOT_KINDS, WILD)},
    "gold": "coin",
    "infamy": "infamy",
    "marker": "marker",
    "cards-left": "card",
    **{face: f"die-{face}" for face in ("green", "white", "blue", "red", "bag", "mask")},
    **{f"{kind}-tokens": kind for kind in ("information", "artifacts", "jewels")},
    **{f"{kind}-secrets": "secret" for kind in ("information", "artifacts", "jewels", "gold")},
    "gold-tokens": "gold-bars",
    "secret-cards": "secret",
    "specials": "specials",
}


class _Laid(NamedTuple):
    """A row of zones with the boxes they take, side by side."""

    zones: tuple[Zone, ...]
    boxes: list[Box]
    named: bool

    @property
    def height(self) -> float:
        return max(box.height for box in self.boxes)


def draw_board(pen: Pen, look: Design, box: Box, evening: Evening) -> float:
    """Row under row; a row just above a headed one stands on it, as cards lie against their location."""
    rows = _laid(look, box, evening)
    y = box.y
    for number, row in enumerate(rows):
        hangs = number + 1 < len(rows) and any(zone.card for zone in rows[number + 1].zones) and not row.zones[0].card
        for area, zone in zip(row.boxes, row.zones, strict=True):
            top = y + row.height - area.height if hangs else y
            _zone(pen, look, area._replace(y=top), evening, zone, named=row.named)
        y += row.height + _ROWS
    return y - _ROWS


def board_height(look: Design, box: Box, evening: Evening) -> float:
    """What the whole board takes."""
    rows = _laid(look, box, evening)
    return sum(row.height for row in rows) + _ROWS * len(rows)


def _rows(board: Board) -> list[tuple[Zone, ...]]:
    """The rows that hold something; piles that are only counted all stand side by side."""
    zones = tuple(zone for row in board.rows for zone in row)
    if zones and len(zones) <= _MOST_PILES and all(zone.seat and not zone.card and not zone.pieces for zone in zones):
        return [zones]
    return [row for row in board.rows if row]


def _laid(look: Design, box: Box, evening: Evening) -> list[_Laid]:
    rows = _rows(evening.board)
    laid = []
    for row in rows:
        parts = len(row) if any(zone.card or zone.seat for zone in row) else max(len(row), _LEAST_COLUMNS)
        columns = box.columns(parts, look.mm("page", "gap"))[: len(row)]
        named = not any(zone.card for other in rows if len(other) == len(row) for zone in other)
        heights = [_height(look, evening, zone, named, column.width) for column, zone in zip(columns, row, strict=True)]
        boxes = [column._replace(height=height) for column, height in zip(columns, heights, strict=True)]
        laid.append(_Laid(row, boxes, named))
    return laid


def _height(look: Design, evening: Evening, zone: Zone, named: bool, width: float) -> float:
    head = look.mm("board", "location") + _ROWS if zone.card else 0.0
    room = None if zone.card else _title_room(look, evening, zone, named, width)
    title = room.height + _BELOW_TITLE if room else 0.0
    stacks = sum(1 for number, piece in enumerate(zone.pieces) if number and piece.level == 0)
    pieces = sum(_strip_height(look, evening, zone, piece, width) for piece in zone.pieces) + stacks * _BETWEEN
    return head + title + _counts_height(zone) + pieces


def _title(evening: Evening, zone: Zone, named: bool, seat: str | None) -> str:
    """What stands above a zone that no card heads: its own words, and whose it is."""
    called = zone_name(_reader(evening, zone), zone.word) if zone.word else ""
    return " · ".join(filter(None, (called, evening.names[seat] if seat and (named or called) else "")))


def _title_room(look: Design, evening: Evening, zone: Zone, named: bool, width: float) -> Room | None:
    """Titles of players are all as high as the longest name needs, so that what lies below them is in line."""
    titles = [_title(evening, zone, named, seat) for seat in (evening.names if zone.seat else [None])]
    return room_for(look, titles, width, _TITLE - _BELOW_TITLE) if titles[0] else None


def _strip_height(look: Design, evening: Evening, zone: Zone, piece: Piece, width: float) -> float:
    """One strip of the template; higher where a long name takes more lines than that holds, even in small type."""
    usual, smallest = look.mm("board", "strip"), look.size("smallest")
    area = _name_area(look, Box(0, 0, width - piece.level * _INDENT, usual), piece)
    name, face = _reader(evening, zone).card(evening.tally.game, piece.card), _face(look, piece)
    if holds(face, name, area, look.number("board", "text"), smallest):
        return usual
    lines = len(wrap(face, name, smallest, area.width))
    return max(usual, lines * LEADING * smallest + 2 * _EDGE)


def _counts_height(zone: Zone) -> float:
    """The counts that stand by themselves, and a gap to what lies below them."""
    counts = _other_counts(zone)
    return len(counts) * _COUNT + (_BETWEEN if counts and zone.pieces else 0)


def _counts_beside(zone: Zone) -> tuple[Count, ...]:
    """The counts that stand within a location: one for each of two sides, if no track shows them."""
    if has_track(zone):
        return ()
    return tuple(count for count in zone.counts if count.seat)[:2] if zone.card else ()


def _other_counts(zone: Zone) -> tuple[Count, ...]:
    """All but those, and but a player's points, which stand at the top of the sheet."""
    others = without_track(zone).counts if has_track(zone) else zone.counts[len(_counts_beside(zone)) :]
    return tuple(count for count in others if not (zone.seat and count.what == "points"))


def _zone(pen: Pen, look: Design, box: Box, evening: Evening, zone: Zone, *, named: bool) -> None:
    y = box.y
    say = _reader(evening, zone)
    if zone.card:
        _headed(pen, look, Box(box.x, y, box.width, look.mm("board", "location")), evening, zone)
        y += look.mm("board", "location") + _ROWS
    elif room := _title_room(look, evening, zone, named, box.width):
        title = _title(evening, zone, named, zone.seat)
        draw_name(pen, look, Box(box.x, y, box.width, room.height), title, 8.4, room, at=BOTTOM)
        y += room.height + _BELOW_TITLE
    for count in _other_counts(zone):
        _count(pen, look, Box(box.x, y, box.width, _COUNT), say, count)
        y += _COUNT
    y += _BETWEEN if _other_counts(zone) and zone.pieces else 0
    for number, piece in enumerate(zone.pieces):
        y += _BETWEEN if number and piece.level == 0 else 0
        indent = piece.level * _INDENT
        name = say.card(evening.tally.game, piece.card)
        icon = piece.colour if piece.colour in SIGNS else evening.kinds.get(piece.card) or piece.kind or "card"
        strip = _strip_height(look, evening, zone, piece, box.width)
        _strip(pen, look, Box(box.x + indent, y, box.width - indent, strip), icon, name, piece)
        y += strip


def _reader(evening: Evening, zone: Zone) -> Language:
    return evening.languages[zone.seat] if zone.seat else evening.say


def _count(pen: Pen, look: Design, box: Box, say: Language, count: Count) -> None:
    """A number of something, with its icon where there is one."""
    side, left = box.height - 0.8 * MM, box.x
    if count.what in _UNIT_ICONS:
        pen.icon(_UNIT_ICONS[count.what], box.x, box.y + 0.4 * MM, side)
        left += side + 1.4 * MM
    area = Box(left, box.y, box.right - left, box.height)
    text = amount_of(say, count.what, count.number)
    word(pen, area, text, look.faces.regular, look.number("board", "text"), look.size("smallest"))


def _strip(pen: Pen, look: Design, box: Box, icon: str, name: str, piece: Piece) -> None:
    """The visible edge of one card; one that is turned over shows its back: hatched, with the sign of turning."""
    edge = box.inset(0, _EDGE)
    pen.rect(edge, fill="paper", stroke="hairline", width=0.4, radius=0.8 * MM)
    side, text = _side(look), look.number("board", "text")
    if piece.turned:
        pen.hatch(edge.inset(0.5 * MM), "hairline", 3.2, 0.35)
        room = min(look.faces.quiet.width(name, text) + 2 * MM, edge.width - side - 3.4 * MM)
        pen.rect(Box(edge.x + side + 1.4 * MM, edge.y + 0.5 * MM, room, edge.height - 1 * MM), fill="paper")
        pen.rect(Box(edge.x + 0.4 * MM, edge.y + 0.4 * MM, side + 0.4 * MM, side + 0.2 * MM), fill="paper")
    pen.icon("turn" if piece.turned else icon, edge.x + 0.6 * MM, edge.y + 0.5 * MM, side)
    area, role = _name_area(look, box, piece), "quiet" if piece.turned else "ink"
    word(pen, area, name, _face(look, piece), text, look.size("smallest"), role=role)
    if piece.mark:
        baseline = edge.y + edge.height / 2 + 0.33 * text
        pen.text(edge.right - 1 * MM, baseline, piece.mark, look.faces.regular, text, "quiet", RIGHT)


def _side(look: Design) -> float:
    """The icon on a strip."""
    return look.mm("board", "strip") - 2 * _EDGE - 1.0 * MM


def _face(look: Design, piece: Piece) -> Face:
    return look.faces.quiet if piece.turned else look.faces.regular if piece.level else look.faces.strong


def _name_area(look: Design, box: Box, piece: Piece) -> Box:
    """Where the name stands: behind the icon, before the mark."""
    edge = box.inset(0, _EDGE)
    left = edge.x + _side(look) + 2.2 * MM
    mark = look.faces.regular.width(piece.mark, look.number("board", "text")) + 1.4 * MM if piece.mark else 0.0
    return Box(left, edge.y, edge.right - left - 1 * MM - mark, edge.height)


def _headed(pen: Pen, look: Design, box: Box, evening: Evening, zone: Zone) -> None:
    """A location with what each side counts there; the crown stands on the side that takes it."""
    pen.rect(box, fill="shade", stroke="ink", width=0.6, radius=1.2 * MM)
    inner, beside, track = box.inset(2 * MM, 1.2 * MM), _counts_beside(zone), has_track(zone)
    name = Box(inner.x, inner.y, inner.width - (_FIGURES + 1 * MM if beside or track else 0), inner.height)
    won = {location.card: location.winner for location in evening.tally.locations}
    winner = won.get(zone.card)
    if track:
        draw_track(pen, look, inner, evening, zone)
    if track or (zone.card in won and winner is None):
        lower = Box(name.x, name.y + 0.62 * name.height, name.width, 0.38 * name.height)
        name = name._replace(height=0.6 * name.height)
        below = track_words(evening, zone) if track else evening.say("nobody: a tie")
        word(pen, lower, below, look.faces.quiet, look.size("small"), look.size("smallest"), role="quiet")
    shown = evening.say.card(evening.tally.game, zone.card)
    word(pen, name, shown, look.faces.strong, look.size("text") + 1.4, look.size("smallest"))
    part = inner.height / max(1, len(beside))
    for number, count in enumerate(beside):
        y = inner.y + number * part
        icon = min(part, inner.height / 2) - 0.6 * MM
        pen.icon(_UNIT_ICONS.get(count.what, "point"), inner.right - icon, y + (part - icon) / 2, icon)
        baseline = y + part / 2 + 0.33 * _NUMBERS
        pen.text(inner.right - icon - 1 * MM, baseline, str(count.number), look.faces.strong, _NUMBERS, align=RIGHT)
        if f"seat-{count.seat}" in ICONS:
            pen.icon(f"seat-{count.seat}", inner.right - _FIGURES + _BESIDE_CROWN, y + (part - _SIDE) / 2, _SIDE)
        if winner is not None and winner == count.seat:
            pen.icon("winner", inner.right - _FIGURES, y + (part - icon) / 2, icon)
