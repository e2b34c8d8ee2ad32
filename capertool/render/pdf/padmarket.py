"""The rows of a score pad of Thief's Market: cards that count, majorities, and the tie-break."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...games.thiefs_market.box import DECKS
from ...languages import Language
from ...languages.terms import category_name
from .geometry import Box, does_not_fit
from .notation import TYPE, Sign, draw_row, row_width
from .notation import row as signs
from .padrows import Slip, category, corner, divided, frame, note, points, titled
from .page import Pen

GAME = "thiefs-market"
_FORMULA = 0.36  # how much of a row's height its formula takes
_EDGE = 0.05  # what stays free above the label
Words = Callable[[Language], str]
Formula = Callable[[Slip], Sequence[Sign]]


def _counting(
    pen: Pen, slip: Slip, left: Box, cells: Sequence[Box], icon: str, words: Words, formula: Sequence[Sign]
) -> None:
    """A label, and below it in signs what is worth how much."""
    frame(pen, left, cells)
    top, upper = left.y + _EDGE * left.height, left.height * (1 - _FORMULA - _EDGE)
    area = titled(pen, slip, left._replace(y=top), icon, slip.said(words), upper)
    below = Box(area.x, top + upper, left.right - area.x - slip.pad, left.height * _FORMULA)
    face = slip.look.faces.strong
    size = min(1.2 * slip.text, 0.8 * below.height, below.width / row_width(formula, face, 1.0))
    if TYPE * size < slip.smallest:
        raise does_not_fit("pad.label")
    draw_row(pen, below.x, below.y, formula, face, size)


def _card_row(icon: str, card: str, formula: Formula) -> Callable[..., None]:
    """The row of one card that counts something."""

    def draw(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
        _counting(pen, slip, left, cells, icon, lambda say: say.card(GAME, card), formula(slip))
        points(pen, slip, cells)

    return draw


def printed(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """Points that stand on cards and count nothing."""
    frame(pen, left, cells)
    titled(pen, slip, left, "card", slip.said(lambda say: say("Points on cards")))
    points(pen, slip, cells)


def safehouses(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What a safehouse of each deck is worth with one tower, and with more."""
    by_deck = [(deck, slip.figures[f"safehouse-{deck}"]) for deck in DECKS if f"safehouse-{deck}" in slip.figures]
    one, more = (" · ".join(f"{deck} {worth[n]}" for deck, worth in by_deck) for n in (0, 1))
    formula = signs("tower", f"={one}", "= ", "tower", "tower", f"=+ {more}")
    _counting(pen, slip, left, cells, "tower", lambda say: say("Safehouses"), formula)
    points(pen, slip, cells)


def _golem(slip: Slip) -> Sequence[Sign]:
    return signs("wand", "wand", f"== {slip.figures['golem'][0]}", "point")


def _map(slip: Slip) -> Sequence[Sign]:
    alone, rivalled = slip.figures["map"]
    return signs(f"={alone}", "point", "=·", "others", "compass", f"== {rivalled}", "point")


def _loyalty(slip: Slip) -> Sequence[Sign]:
    return signs("=+", "card", f"== {slip.figures['loyalty'][0]}", "point")


def _campaign(slip: Slip) -> Sequence[Sign]:
    return signs("infamy", "infamy", f"== {slip.figures['campaign'][0]}", "point")


def majority(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """How many each has, and the points of the first places."""
    icon = {"henchmen": "henchman", "gold": "coin"}[row]
    formula = [
        sign
        for number, value in enumerate(slip.figures[row], start=1)
        for sign in signs(f"={number}.:", f"={value}", "point", "=·")
    ]
    formula += signs("==:", f"=−{slip.figures['less'][0]}", "point")  # for who is tied
    _counting(pen, slip, left, cells, icon, lambda say: category_name(say, row), formula)
    for cell in cells:
        corner(pen, slip, cell, icon)
        divided(pen, cell)
    points(pen, slip, cells)


def tie_cards(pen: Pen, slip: Slip, row: str, left: Box, cells: Sequence[Box], place: int) -> None:
    """What breaks a tie, to be written down: cards, then points in tokens; after that it is shared."""
    upper = left._replace(height=0.58 * left.height)
    frame(pen, upper, [cell._replace(height=upper.height) for cell in cells])
    titled(pen, slip, upper, "card", slip.said(lambda say: say("Tie: more cards")))
    for cell in cells:
        corner(pen, slip, cell, "card")
        corner(pen, slip, cell.columns(2)[1], "infamy")
        divided(pen, cell._replace(height=upper.height))
    below = Box(left.x, upper.bottom, cells[-1].right - left.x, left.height - upper.height)
    note(pen, slip, below, slip.said(_still_equal))


def _still_equal(say: Language) -> str:
    return say("Still equal: more points in tokens, then the victory is shared.")


MARKET_ROWS: dict[str, Callable[..., None]] = {
    "printed": printed,
    "safehouses": safehouses,
    "golem": _card_row("wand", "collecting-golem", _golem),
    "map": _card_row("compass", "treasure-map", _map),
    "loyalty": _card_row("bubble", "loyalty-program", _loyalty),
    "campaign": _card_row("bubble", "political-campaign", _campaign),
    "henchmen": majority,
    "gold": majority,
    "infamy": category,
    "tie-cards": tie_cards,
}
