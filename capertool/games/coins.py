"""Setting by hand the coins that really lie before a player: the same in both editions of Caper."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from .refusing import final


class SetCoins(NamedTuple):
    """An entry; `laundered` None leaves the laundered coins as they are."""

    seat: str
    coins: int
    laundered: int | None = None


class CoinsSet(NamedTuple):
    """What really lies there."""

    seat: str
    coins: int
    laundered: int | None = None


class Opening(Protocol):
    @property
    def city(self) -> str: ...


class Purses(Protocol):
    """What both editions' states know of coins."""

    @property
    def opening(self) -> Opening: ...
    @property
    def coins(self) -> Mapping[str, int]: ...
    @property
    def laundered(self) -> Mapping[str, int]: ...


def coins_set(state: Purses, command: SetCoins, in_box: int) -> CoinsSet:
    """No more coins than the box holds, and laundered ones only where coins are laundered."""
    laundered = state.laundered[command.seat] if command.laundered is None else command.laundered
    lowest = min(command.coins, laundered)
    if lowest < 0:
        raise final("number-out-of-range", value=lowest, highest=in_box)
    others = sum(
        coins for held in (state.coins, state.laundered) for seat, coins in held.items() if seat != command.seat
    )
    total = command.coins + laundered + others
    if total > in_box:
        raise final("too-many-coins", count=total, highest=in_box)
    if laundered and state.opening.city != "london":
        raise final("laundered-outside-london", city=state.opening.city)
    return CoinsSet(*command)
