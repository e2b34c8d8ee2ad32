"""A table on a terminal: its zones in rows as they lie, whatever the game is."""

from collections.abc import Iterable, Mapping
from math import ceil

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.board import Board, Count, Piece, Zone
from ..languages import Language
from ..languages.terms import GAME_NAMES, amount_of, zone_name
from .cards import STYLES
from .safe import safe

_AROUND_A_COLUMN = 3  # two spaces and a line
WIDE = 110
"""From this width on, every card shows what it gives as things stand."""


def board_screen(
    say: Language, game: str, setting: str, board: Board, names: Mapping[str, str], below: Iterable[str], *, width: int
) -> list[RenderableType]:
    """The board, with what stands below it; `names` are the players' by seat."""
    shown = {seat: safe(name) for seat, name in names.items()}
    title = Text.assemble((GAME_NAMES[game], "bold"), f" · {setting}" if setting else "")
    groups = [_broken(say, rows, width) for rows in _same_width(board)]
    grids = [_grid(say, game, rows, shown, wide=width >= WIDE) for rows in groups]
    return [title, *grids, *(Text(safe(line)) for line in below)]


def _same_width(board: Board) -> list[list[tuple[Zone, ...]]]:
    """Rows that stand in one grid because they have as many zones."""
    groups: list[list[tuple[Zone, ...]]] = []
    for row in board.rows:
        if groups and len(groups[-1][0]) == len(row):
            groups[-1].append(row)
        else:
            groups.append([row])
    return groups


def _broken(say: Language, rows: list[tuple[Zone, ...]], width: int) -> list[tuple[Zone, ...]]:
    """A row that stands alone, broken where its zones would be too narrow for what they count."""
    if len(rows) > 1:
        return rows
    (row,) = rows
    counted = [amount_of(say, count.what, count.number) for zone in row for count in zone.counts if not count.seat]
    column = max(map(cell_len, counted), default=0) + _AROUND_A_COLUMN
    lines = ceil(len(row) / max(1, (width - 1) // column))
    size = ceil(len(row) / lines)
    return [row[at : at + size] for at in range(0, len(row), size)]


def _grid(say: Language, game: str, rows: list[tuple[Zone, ...]], names: Mapping[str, str], *, wide: bool) -> Table:
    grid = Table(show_header=False, expand=True, padding=(0, 1), show_lines=True)
    for _ in rows[0]:
        grid.add_column(ratio=1, overflow="fold")
    for row in rows:
        grid.add_row(*[_zone(say, game, zone, names, wide=wide) for zone in row])
    return grid


def _zone(say: Language, game: str, zone: Zone, names: Mapping[str, str], *, wide: bool) -> RenderableType:
    lines: list[RenderableType] = []
    title = _title(say, game, zone, names)
    if title:
        lines.append(title)
    lines += [_count(say, count, names) for count in zone.counts]
    lines += [_piece(say, game, piece, wide=wide) for piece in zone.pieces]
    if not zone.pieces and not zone.counts:
        lines.append(Text("–", style="dim"))
    return Group(*lines)


def _title(say: Language, game: str, zone: Zone, names: Mapping[str, str]) -> Text | None:
    number = f"{zone.number}  " if zone.number is not None else ""
    if zone.card:
        return Text(number + safe(say.card(game, zone.card)), style="bold")
    if zone.word:
        whose = f" · {names[zone.seat]}" if zone.seat else ""
        return Text(number + zone_name(say, zone.word) + whose, style="bold")
    return Text(names[zone.seat], style="dim") if zone.seat else None


def _count(say: Language, count: Count, names: Mapping[str, str]) -> Text:
    amount = amount_of(say, count.what, count.number)
    return Text(f"{amount} · {names[count.seat]}" if count.seat else amount, overflow="fold")


def _piece(say: Language, game: str, piece: Piece, *, wide: bool) -> Text:
    """A card by name; one that is turned over is struck out and marked as in a table file."""
    indent = "  " * piece.level
    name = safe(say.card(game, piece.card))
    if piece.turned:
        text = Text(f"{indent}{name} ~", style="dim strike")
    else:
        bold = "bold " if not piece.level else ""
        text = Text(f"{indent}{name}", style=f"{bold}{STYLES.get(piece.colour or '', '')}".strip())
    if piece.mark:
        text.append(f"  {piece.mark}", style="dim not bold")
    if wide and piece.worth:
        worth = say.join([amount_of(say, unit, number) for unit, number in piece.worth.items()])
        text.append(f"  {worth}", style="dim not bold not strike")
    return text
