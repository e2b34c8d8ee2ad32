"""What somebody must still choose: kinds of loot and cards to burn, taken from an entry in their order."""

from collections.abc import Sequence

from ...problems import Problem, problem
from ..refusing import Choice, Refusal


class LootChoice(Choice):
    """Which kind of loot: to take, or to give back."""

    def __init__(self, code: str, kinds: tuple[str, ...]) -> None:
        super().__init__(code, tuple(range(len(kinds))), kinds)

    @property
    def problem(self) -> Problem:
        return problem(self.code, "", pieces=self.cards)


class Kinds:
    """The kinds an entry names, used up one by one; where only one is possible nobody is asked."""

    def __init__(self, code: str, given: Sequence[str]) -> None:
        self.code, self._given = code, list(given)
        self.used: list[str] = []

    def choose(self, possible: tuple[str, ...]) -> str:
        kind = self._next(possible)
        self.used.append(kind)
        return kind

    def _next(self, possible: tuple[str, ...]) -> str:
        if not self._given:
            if len(possible) == 1:
                return possible[0]
            raise LootChoice(self.code, possible)
        kind = self._given.pop(0)
        if kind not in possible:
            raise Refusal([problem("loot-not-there", "", loot=kind)], final=True)
        return kind

    def check_all_used(self, *, strict: bool) -> None:
        """An entry that chooses where nothing is to be chosen is a mistake."""
        if strict and self._given:
            raise Refusal([problem("nothing-to-choose", "", loot=self._given[0])], final=True)
