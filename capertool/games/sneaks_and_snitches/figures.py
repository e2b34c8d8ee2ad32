"""What every owner can read off the box and nobody has told: point cards, and how many lots, cards and tokens."""

from ..figures import NOBODY, UNCOUNTED, Figure, Value, number_figure
from .box import DERIVED_CARDS, FEWEST_PLAYERS, GOODS, MOST_PLAYERS
from .pointcard import card_text, read_card_text
from .table import DERIVED, vp_card_figure

LOTS, SECRET_CARDS = "lots", "secret-cards"
HIGHEST_COUNT = 999
POINT_CARD = "point-card"


def tokens_figure(kind: str) -> str:
    return f"tokens-{kind}"


def _point_card(players: int) -> Figure:
    def read(given: object) -> Value | None:
        card = read_card_text(given, players) if isinstance(given, str) else None
        return None if card is None else card_text(card)

    known = DERIVED_CARDS.get(players)
    default = None if known is None else card_text(known)
    return Figure(
        vp_card_figure(players), default, NOBODY if known is None else DERIVED, read, POINT_CARD, {"players": players}
    )


def _number(name: str) -> Figure:
    return number_figure(name, None, UNCOUNTED, HIGHEST_COUNT)


FIGURES = {
    figure.name: figure
    for figure in (
        *(_point_card(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
        *(_number(name) for name in (LOTS, SECRET_CARDS, *map(tokens_figure, GOODS))),
    )
}
