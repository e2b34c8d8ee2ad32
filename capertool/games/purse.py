"""Coins on the move: both seats' and the supply's, while one play is worked out."""

from collections.abc import Mapping


class Purse:
    """The coins of two seats, those they laundered, and the supply."""

    def __init__(self, coins: Mapping[str, int], laundered: Mapping[str, int], supply: int) -> None:
        self.coins, self.laundered, self.supply = dict(coins), dict(laundered), supply
        self._before = coins, laundered
        one, other = coins
        self._other = {one: other, other: one}

    def pay(self, seat: str, number: int) -> None:
        self.coins[seat] -= number
        self.supply += number

    def take(self, seat: str, number: int) -> None:
        """Coin by coin: from the supply, then from the opponent while one has fewer."""
        for _ in range(number):
            if not self._find_coin(seat, from_opponent=True):
                return
            self.coins[seat] += 1

    def launder(self, seat: str, number: int, *, from_opponent: bool) -> None:
        for _ in range(number):
            if not self._find_coin(seat, from_opponent=from_opponent):
                return
            self.laundered[seat] += 1

    def _find_coin(self, seat: str, *, from_opponent: bool) -> bool:
        """Take one coin out of the supply, or off an opponent who has more; laundered ones never count."""
        other = self._other[seat]
        if self.supply > 0:
            self.supply -= 1
        elif from_opponent and self.coins[seat] < self.coins[other]:
            self.coins[other] -= 1
        else:
            return False
        return True

    def fine(self, seat: str, number: int) -> None:
        """Back to the supply, as far as there are coins."""
        self.pay(seat, min(number, self.coins[seat]))

    def unlaunder(self, seat: str, number: int) -> None:
        """Laundered coins go back to the supply, as far as there are any."""
        returned = min(number, self.laundered[seat])
        self.laundered[seat] -= returned
        self.supply += returned

    def changes(self) -> tuple[dict[str, int], dict[str, int]]:
        """What each seat gained or lost, coins and laundered coins; nothing where nothing moved."""
        coins, laundered = self._before
        return _difference(coins, self.coins), _difference(laundered, self.laundered)


def _difference(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    return {seat: after[seat] - before[seat] for seat in before if after[seat] != before[seat]}
