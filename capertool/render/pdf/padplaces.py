"""Rows of a pad on which places are paid by a point card: goods with what each place gives, and how ties share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...languages import Language
from ...languages.terms import category_name
from .cells import word
from .geometry import Box
from .padrows import Row, Slip, category_icon, corner, divided, frame, note, titled
from .page import CENTRE, Pen

DERIVED, BOX = "derived", "box"
_GOODS = {"gold-goods": "gold"}
"""Rows whose category another game counts in a plain row."""
_ONLY_TWO = "2"


def goods(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """A kind of goods: what the places pay; for each player tokens, secret cards, their sum and the points."""
    category = _GOODS.get(row, row)
    frame(pen, left, cells)
    half = left.height / 2
    names = slip.said(lambda say: category_name(say, category))
    titled(pen, slip, left, category_icon(category, slip.game), names, half)
    _places(pen, slip, category, Box(left.x, left.y + half, left.width - slip.pad, half))
    for cell in cells:
        upper, lower = (Box(cell.x, cell.y + n * half, cell.width, half) for n in (0, 1))
        tokens, secrets = upper.columns(2)
        total, points = lower.columns(2)
        side = min(1.25, 0.42 * tokens.width / slip.text)
        corner(pen, slip, tokens, "token", side)
        corner(pen, slip, secrets, "secret", side)
        corner(pen, slip, points, "point", side)
        size = side * slip.text
        sign = Box(total.x + slip.pad, total.y + slip.pad, size, size)
        equals(pen, sign, "quiet")
        divided(pen, upper)
        divided(pen, lower)
        pen.line(cell.x + slip.pad, lower.y, cell.right - slip.pad, lower.y, "hairline", 0.3, (1, 2))


def equals(pen: Pen, box: Box, role: str = "ink") -> None:
    """A sign that is drawn, so that it can be as small as the icons beside it."""
    for y in (0.38, 0.62):
        line = box.y + y * box.height
        pen.line(box.x + 0.22 * box.width, line, box.right - 0.22 * box.width, line, role, 0.09 * box.height)


def _places(pen: Pen, slip: Slip, category: str, box: Box) -> None:
    """A field a place: its number, and what it pays, or room to write that."""
    number = 1 if slip.variant == _ONLY_TWO else int(slip.variant)
    paid = slip.figures.get(f"{category}-{slip.variant}", ())
    width = min(box.width / number, 4.2 * slip.text)
    height = min(2.1 * slip.text, 0.78 * box.height)
    top = box.y + 0.42 * (box.height - height)
    faces, number_size = slip.look.faces, max(slip.smallest, 0.72 * slip.text)
    for place in range(number):
        field = Box(box.x + place * width, top, width - 0.3 * slip.text, height)
        head, value = field.split(0.36, 0.64)
        pen.rect(head, fill="shade")
        pen.rect(field, stroke="quiet", width=0.4)
        word(pen, head, str(place + 1), faces.regular, number_size, slip.smallest, align=CENTRE, role="quiet")
        if place < len(paid):
            word(pen, value, str(paid[place]), faces.strong, slip.text, slip.smallest, align=CENTRE)


def _specials(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Points printed on objects, in line with those of the goods."""
    frame(pen, left, cells)
    titled(pen, slip, left, category_icon(row, slip.game), slip.said(lambda say: category_name(say, row)))
    for cell in cells:
        points = cell.columns(2)[1]
        corner(pen, slip, points, "point", min(1.25, 0.42 * points.width / slip.text))


def signs(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What the small signs in the fields mean."""
    parts: Sequence[tuple[str, Callable[[Language], str]]] = (
        ("token", lambda say: say.term("on a pad", "tokens")),
        ("secret", lambda say: say.term("on a pad", "secret cards")),
        ("", lambda say: say.term("on a pad", "together")),
        ("point", lambda say: say.term("on a pad", "points")),
    )
    explained(pen, slip, left, cells, parts)


def explained(
    pen: Pen, slip: Slip, left: Box, cells: Sequence[Box], parts: Sequence[tuple[str, Callable[[Language], str]]]
) -> None:
    """Small signs side by side with their meanings, wider ones with more room; one without an icon is that of a sum."""
    whole, face = _whole(left, cells), slip.look.faces.regular
    pen.line(left.x, left.y, whole.right, left.y)
    side = min(slip.text, 0.5 * whole.height)
    texts = [" / ".join(slip.said(words)) for _, words in parts]
    widths = [side + slip.pad + face.width(text, slip.note) + 1.5 * slip.text for text in texts]
    for area, (icon, _), text in zip(whole.split(*widths), parts, texts, strict=True):
        top = area.y + (area.height - side) / 2
        if icon:
            pen.icon(icon, area.x, top, side)
        else:
            equals(pen, Box(area.x, top, side, side))
        x = area.x + side + slip.pad
        room = Box(x, area.y, area.right - x - slip.pad, area.height)
        word(pen, room, text, face, slip.note, slip.smallest, role="quiet")


def shares(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """How ties share, in a kind of goods and in the end."""
    pen.line(left.x, left.y, cells[-1].right, left.y)
    note(pen, slip, _whole(left, cells), slip.said(_two if slip.variant == _ONLY_TWO else _several))


def point_card(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Where the point card comes from that stands in the labels, or how it gets there."""
    note(pen, slip, _whole(left, cells), slip.said(lambda say: origin_words(say, slip.origin, slip.variant)))


def origin_words(say: Language, origin: str, players: str) -> str:
    """Where a point card comes from; of one that nobody has told, how to enter it."""
    if origin == DERIVED:
        return say("This point card is worked out from the rulebook's example: compare it with yours.")
    if origin == BOX:
        return say("The point card is the one of your box.")
    return say(
        "Copy your point card here. Entered once, it is printed: {command}",
        command=f"capertool\u00a0box\u00a0vp-card-{players}",
    )


def _whole(left: Box, cells: Sequence[Box]) -> Box:
    return Box(left.x, left.y, cells[-1].right - left.x, left.height)


def _several(say: Language) -> str:
    return say("Tied places: add up what they pay, divide, round down. Most points win; tied for most, all win.")


def _two(say: Language) -> str:
    return say("Only the first place pays; a lead of one is a tie: half, rounded down. Tied for most points, both win.")


PLACE_ROWS: dict[str, Row] = {
    "information": goods,
    "artifacts": goods,
    "jewels": goods,
    "gold-goods": goods,
    "specials": _specials,
    "signs": signs,
    "shares": shares,
    "point-card": point_card,
}
"""What a template may write under rows for such a game."""
