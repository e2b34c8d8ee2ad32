"""Short ways to write a table of Thief's Market and to ask what it scored."""

from typing import Any

from capertool.games.tally import Line, Tally
from capertool.score import tally_document

Document = dict[str, Any]
NAMES = ("anna", "ben", "chloe", "dora", "emil")


def player(*cards: str, gold: int = 0, infamy: int = 0, **more: Any) -> Document:
    return {"cards": list(cards), "gold": gold, "infamy": infamy, **more}


def table(*players: Document, rulings: Document | None = None, **more: Any) -> Document:
    """These players in seating order, filled up to three with people who have nothing."""
    filled = [*players, *({} for _ in range(3 - len(players)))]
    rules = {"rulings": rulings} if rulings else {}
    return {"game": "thiefs-market", "players": dict(zip(NAMES, filled, strict=False)), **rules, **more}


def scored(*players: Document, rulings: Document | None = None, with_zeros: bool = False) -> Tally:
    return tally_document(table(*players, rulings=rulings), with_zeros=with_zeros)


def of(tally: Tally, source: str, seat: str = "anna") -> list[Line]:
    return [line for line in tally.lines if line.source == source and line.player == seat]


def worth(tally: Tally, source: str, seat: str = "anna") -> int:
    return sum(line.amount for line in of(tally, source, seat))


def total(tally: Tally, seat: str = "anna") -> int:
    return sum(tally.points()[seat].values())
