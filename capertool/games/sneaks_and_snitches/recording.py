"""Sneaks & Snitches as the recorder knows it."""

from collections.abc import Mapping
from typing import Any

from ..common import entry_of
from ..document import Ids
from ..recording import Recording
from .box import FEWEST_PLAYERS, GAME_ID
from .commands import Claim, Command, Reveal, Send, SetTokens, ShowSecrets, Swap
from .decide import decide
from .events import CODEC, Changes, Claimed, Event, Opened, Revealed, SecretsShown, Sent, Tallied, TokensSet
from .evolve import evolve, plan_of, replay
from .figures import FIGURES, LOTS, SECRET_CARDS, tokens_figure
from .sealing import salt_of
from .state import State, table_of
from .table import BOX, DERIVED, TABLE, VP_CARD, Table, read_table


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
        case TokensSet():
            return SetTokens(*event)
        case _:
            return entry_of(event)


def check_opening(event: Opened | Tallied) -> None:
    """An opening must describe people, tokens and a point card that can be."""
    if isinstance(event, Tallied):
        read_table(event.document, Ids(()))
        return
    players = {seat: {**fields, "tokens": dict(event.tokens.get(seat, {}))} for seat, fields in event.players.items()}
    card = {kind: list(row) for kind, row in event.vp_card.items()}
    read_table({"rulings": dict(event.rulings), "players": players, VP_CARD: card}, Ids(()))
    if event.tokens.keys() - players.keys() or event.vp_card_from not in (TABLE, BOX, DERIVED):
        raise ValueError("tokens of nobody, or a point card from nowhere")
    if (event.boss not in players) if len(players) == FEWEST_PLAYERS else event.boss:
        raise ValueError("of two players, and of no others, one has the second boss")
    _check_counts(event)


def _check_counts(event: Opened) -> None:
    """What the box holds must be figures that an owner can have entered."""
    given = {LOTS: event.lots, SECRET_CARDS: event.secret_cards}
    given |= {tokens_figure(kind): number for kind, number in event.supply.items()}
    if any(number is not None and FIGURES[name].read(number) is None for name, number in given.items()):
        raise ValueError("a number that no box holds")


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
    """The table file of a game as it lies; a point card that is only derived is left out, so that a score says so."""
    document = _document(table_of(state), state.opening.about)
    if state.opening.vp_card_from == DERIVED:
        del document[VP_CARD]
    return document


def tallied(table: Table, about: Mapping[str, str]) -> Tallied:
    """A finished table that nobody recorded, as a game."""
    return Tallied(_document(table, about), table.card_from)


def _document(table: Table, about: Mapping[str, str]) -> dict[str, Any]:
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
        **about,
        "rulings": dict(table.rulings),
        VP_CARD: {kind: list(row) for kind, row in table.card.items()},
        "players": players,
    }


RECORDING = Recording(
    CODEC.encode,
    CODEC.decode,
    decide,
    evolve,
    replay,
    command_of,
    table_of,
    document_of,
    tallied,
    check_opening,
    Changes,
)
