"""What tallying has in common for both Capers: locations with a line a thief on each side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from ...games.card import Card
from ...problems import Problem, ProblemsError, problem
from ..people import one_of
from . import CITY, LOCATION, STACK, Conversation, Document, Laid, Question, Tally, asked, split_names


class Limits(NamedTuple):
    """What the box of an edition prints."""

    seats: tuple[str, ...]
    locations: int
    thieves_a_side: int
    thieves_a_player: int
    gear_a_thief: int
    coins: int


class CrewTally(Tally):
    limits: ClassVar[Limits]
    mark: ClassVar[str] = ""
    """What stands behind a card that lies otherwise than it was laid."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.document |= {"players": {seat: {} for seat in self.limits.seats}, "locations": []}
        self.cards: Mapping[str, Card] = {}

    # --- what an edition adds

    def _entry(self, question: Question) -> Conversation[str]:
        """A thief with its gear; nothing where the side is done."""
        raise NotImplementedError

    # --- questions

    def _city(self) -> Conversation[None]:
        read: Callable[[str], str] = lambda typed: one_of(self.game, "", typed, self.cities)  # noqa: E731
        self.document["city"] = yield from asked(Question(CITY), read)

    def _sides(self, card: str) -> Conversation[Document]:
        """A location, and all that lies there."""
        location: Document = {"card": card, **{seat: [] for seat in self.limits.seats}}
        self.document["locations"].append(location)
        self.laid.append(Laid(LOCATION, card))
        for seat in self.limits.seats:
            yield from self._side(location, seat)
        return location

    def _side(self, location: Document, seat: str) -> Conversation[None]:
        """One line a thief, until an empty one or until no more thieves can lie there."""
        limits = self.limits
        while len(location[seat]) < limits.thieves_a_side and self._thieves(seat) < limits.thieves_a_player:
            entry = yield from self._entry(Question(STACK, seat, len(location[seat]) + 1))
            if not entry:
                return
            location[seat].append(entry)
            self.laid.append(Laid(STACK, entry))

    def _thieves(self, seat: str) -> int:
        return sum(len(location[seat]) for location in self.document["locations"])

    # --- cards

    def choices(self, question: Question, *, gear: bool = False) -> list[str]:
        kinds = {LOCATION: ("location",), STACK: ("gear",) if gear else ("thief",)}
        return self._left(kinds[question.about]) if question.about in kinds else []

    def _left(self, kinds: Sequence[str], here: Sequence[str] = ()) -> list[str]:
        """Cards of these kinds of which a copy is left, beside those on the table and those named `here`."""
        used = [*self._used(), *here]
        city = self.document["city"]
        return [
            id
            for id, card in self.cards.items()
            if card.kind in kinds and card.city in (None, city) and used.count(id) < card.copies
        ]

    def _used(self) -> list[str]:
        """Every card on the table."""
        places: list[dict[str, Any]] = self.document["locations"]
        entries = [entry for place in places for seat in self.limits.seats for entry in place[seat]]
        names = [name.strip(f" {self.mark}") for entry in entries for name in entry.replace(":", ",").split(",")]
        return [*(place["card"] for place in places), *names]

    def _why_not(self, id: str, kinds: Sequence[str]) -> Problem:
        """Why a card that exists cannot lie here."""
        card = self.cards[id]
        if card.kind not in kinds:
            return problem("cannot-lie-here", "", card=id, reason="kind", kind=card.kind)
        if card.city not in (None, self.document["city"]):
            return problem("cannot-lie-here", "", card=id, reason="city", home=card.city)
        return problem("cannot-lie-here", "", card=id, reason="copies")

    def _named(self, typed: str) -> tuple[str, list[str]]:
        """The thief and the gear of a line."""
        thief, _, rest = typed.partition(":")
        gear = split_names(rest)
        if len(gear) > self.limits.gear_a_thief:
            details = {"count": len(gear), "highest": self.limits.gear_a_thief}
            raise ProblemsError([problem("too-many-gear", "", **details)])
        return thief.strip(), gear
