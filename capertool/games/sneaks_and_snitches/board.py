"""A table of Sneaks & Snitches: what lies before each player, at most three side by side."""

from ..board import Board, Count, Zone
from ..tally import Tally
from .box import GOODS, SPECIALS
from .table import Player, Table

SECRET_CARDS = "secret-cards"
_WIDEST_ROW = 3


def board(table: Table, tally: Tally) -> Board:
    zones = [_zone(seat, player) for seat, player in table.players.items()]
    width = -(-len(zones) // -(-len(zones) // _WIDEST_ROW))  # rows as even as they can be
    return Board(tuple(tuple(zones[at : at + width]) for at in range(0, len(zones), width)))


def _zone(seat: str, player: Player) -> Zone:
    counts = [Count(f"{kind}-tokens", player.tokens.get(kind, 0)) for kind in GOODS]
    counts += [Count(f"{kind}-secrets", player.secrets[kind]) for kind in GOODS if player.secrets.get(kind)]
    if player.uncounted or not player.secrets:
        counts.append(Count(SECRET_CARDS, player.uncounted))
    if player.specials:
        counts.append(Count(SPECIALS, sum(player.specials)))
    return Zone(seat=seat, counts=tuple(counts))
