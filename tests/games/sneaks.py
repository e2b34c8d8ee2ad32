"""Short ways to write tables of Sneaks & Snitches."""

from collections.abc import Mapping, Sequence
from typing import Any

from capertool.games.sneaks_and_snitches.box import GOODS
from capertool.games.sneaks_and_snitches.scoring import tally
from capertool.games.sneaks_and_snitches.table import read_table
from capertool.games.tally import Tally

Document = dict[str, Any]
FOUR = {"information": [3, 0, 0, 0], "artifacts": [3, 2, 0, 0], "jewels": [3, 3, 1, 0], "gold": [3, 3, 3, 0]}


class NoNames:
    """A table of this game names no cards."""

    def find(self, name: str) -> Sequence[str]:
        return ()

    def nearest(self, name: str) -> Sequence[str]:
        return ()


def player(*tokens: int, secrets: Sequence[int] = (), specials: Sequence[int] = ()) -> Document:
    """Tokens and secret cards in the order information, artifacts, jewels, gold."""
    return {
        "tokens": dict(zip(GOODS, tokens, strict=False)),
        "secrets": dict(zip(GOODS, secrets, strict=False)),
        "specials": list(specials),
    }


def table(players: Mapping[str, Document], **more: Any) -> Document:
    return {"game": "sneaks-and-snitches", "players": dict(players), **more}


def scored(document: Document, *, with_zeros: bool = False, **options: Any) -> Tally:
    return tally(read_table(document, NoNames(), **options), with_zeros=with_zeros)


def totals(tally: Tally) -> dict[str, int]:
    return {seat: sum(points.values()) for seat, points in tally.points().items()}


def same_card(row: Sequence[int]) -> Document:
    return {kind: list(row) for kind in GOODS}
