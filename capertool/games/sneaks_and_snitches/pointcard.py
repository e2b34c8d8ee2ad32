"""A point card in one line, as people type it: rows by slashes, in the order of scoring."""

from .box import FEWEST_PLAYERS, GOODS, HIGHEST_NUMBER, PointCard


def card_text(card: PointCard) -> str:
    """`3,0,0/3,2,0/3,3,1/3,3,3`: information, artifacts, jewels, gold."""
    return "/".join(row_text(card[kind]) for kind in GOODS)


def row_text(row: tuple[int, ...]) -> str:
    return ",".join(map(str, row))


def read_card_text(text: str, players: int) -> PointCard | None:
    """The card that was typed, or None where it is none for so many players."""
    rows = [read_row(part) for part in text.split("/")]
    if len(rows) != len(GOODS) or any(row is None or not row_fits(row, players) for row in rows):
        return None
    return {kind: row for kind, row in zip(GOODS, rows, strict=True) if row is not None}


def read_row(text: str) -> tuple[int, ...] | None:
    """`3,2,0`; None where it is no list of numbers."""
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) <= len(str(HIGHEST_NUMBER)) for part in parts):
        return None
    return tuple(map(int, parts))


def row_fits(row: tuple[int, ...], players: int) -> bool:
    """One number a player; of two players only the first place pays, so the second may be left out."""
    return len(row) == players or (players == FEWEST_PLAYERS and len(row) == 1)
