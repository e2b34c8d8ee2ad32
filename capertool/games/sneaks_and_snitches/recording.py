"""Sneaks & Snitches as the recorder knows it."""

from typing import Any

from ..recording import Recording
from .box import GAME_ID
from .commands import Claim, Command, Reveal, Send, ShowSecrets, Swap
from .decide import decide
from .events import CODEC, Claimed, Event, Revealed, SecretsShown, Sent
from .evolve import evolve, plan_of, replay
from .sealing import salt_of
from .state import State, table_of
from .table import VP_CARD


def command_of(event: Event) -> Command | None:
    """The entry that made an event; corrections are no entries of that kind."""
    match event:
        case Sent():
            return Send(event.seat, plan_of(event), salt_of(event.sealed))
        case Revealed():
            return Reveal()
        case Claimed():
            return _claim_of(event)
        case SecretsShown():
            return ShowSecrets(event.seat, event.secrets)
        case _:
            return None


def _claim_of(event: Claimed) -> Claim:
    said = event.entry
    swaps = tuple(Swap(*swap) for swap in said.get("swaps", ()))
    return Claim(
        event.lot,
        said.get("tokens", {}),
        said.get("number"),
        said.get("kind", ""),
        swaps,
        event.seat,
        event.letter or None,
    )


def document_of(state: State) -> dict[str, Any]:
    """The table file of a game as it lies."""
    table = table_of(state)
    players: dict[str, Any] = {}
    for seat, player in table.players.items():
        fields = {
            "name": player.name,
            "lang": player.lang,
            "tokens": {kind: number for kind, number in player.tokens.items() if number},
            "secrets": dict(player.secrets),
            "specials": list(player.specials),
        }
        players[seat] = {key: value for key, value in fields.items() if value}
    return {
        "game": GAME_ID,
        "rulings": dict(table.rulings),
        VP_CARD: {kind: list(row) for kind, row in table.card.items()},
        "players": players,
    }


RECORDING = Recording(CODEC.encode, CODEC.decode, decide, evolve, replay, command_of, table_of, document_of)
