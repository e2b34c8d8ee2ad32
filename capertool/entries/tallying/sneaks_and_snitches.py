"""Tallying a table of Sneaks & Snitches: who played, each player's goods, and the point card where nobody knows it."""

from __future__ import annotations

from ...games.sneaks_and_snitches.box import FEWEST_PLAYERS, GOODS, HIGHEST_NUMBER, MOST_PLAYERS
from ...games.sneaks_and_snitches.pointcard import row_fits
from ...games.sneaks_and_snitches.table import VP_CARD, known_card
from ...ownbox import own_figures
from ...problems import ProblemsError, problem
from ..sneaks_and_snitches import GAME, goods_in, seats_of
from . import Conversation, Question, Tally, asked, number_up_to, people

TOKENS, SECRETS, SPECIALS, POINTS_OF = "tokens", "secrets", "specials", "row"


class SneaksTally(Tally):
    game = GAME

    def questions(self) -> Conversation[None]:
        self.document["players"] = seats_of((yield from people(FEWEST_PLAYERS, MOST_PLAYERS)))
        yield from self._point_card()
        for seat, player in self.document["players"].items():
            player["tokens"] = yield from asked(Question(TOKENS, seat), _goods)
            player["secrets"] = yield from asked(Question(SECRETS, seat), _goods)
            player["specials"] = yield from asked(Question(SPECIALS, seat), _numbers)

    def _point_card(self) -> Conversation[None]:
        """Asked for only where the box has not told it and nobody could derive it."""
        count = len(self.document["players"])
        if known_card(count, own_figures(GAME))[0] is None:
            rows = {}
            for kind in GOODS:
                rows[kind] = yield from asked(Question(POINTS_OF, card=kind), lambda typed: _row(typed, count))
            self.document[VP_CARD] = rows


def _goods(typed: str) -> dict[str, int]:
    """`2 0 4 5` in the order of scoring, or `jewels=2 gold=1`; nothing typed is none."""
    words = typed.replace(",", " ").split()
    if len(words) == len(GOODS) and all(word.isdigit() for word in words):
        return dict(zip(GOODS, _numbers(typed), strict=True))
    return goods_in(words)


def _numbers(typed: str) -> list[int]:
    return [number_up_to(HIGHEST_NUMBER)(word) for word in typed.replace(",", " ").split()]


def _row(typed: str, players: int) -> list[int]:
    row = _numbers(typed)
    if not row_fits(tuple(row), players):
        raise ProblemsError([problem("point-card-row", "", count=len(row), players=players)], GAME)
    return row


TALLY = SneaksTally
