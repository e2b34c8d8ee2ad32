"""Turns the names of cards in a table file into cards, and notes what it cannot turn."""

from collections.abc import Mapping

from ..problems import Problem, problem
from .card import Card
from .shape import Names


class Resolver:
    """Knows the cards of one table: the catalogue, the city, and the names people use."""

    __slots__ = ("cards", "city", "names", "problems")

    def __init__(self, cards: Mapping[str, Card], names: Names, city: str | None, problems: list[Problem]) -> None:
        self.cards, self.names, self.city, self.problems = cards, names, city, problems

    def card(self, name: str, kind: str, place: str) -> Card | None:
        """The card of this kind that a name means, if the table's city has it."""
        card = self.cards.get(name) or self._by_name(name, kind, place)
        if card is None:
            return None
        if card.kind != kind:
            self.problems.append(problem("wrong-kind", place, card=card.id, kind=card.kind, wanted=kind))
            return None
        if card.city not in (None, self.city) and self.city is not None:
            self.problems.append(problem("wrong-city", place, card=card.id, home=card.city, city=self.city))
        return card

    def _by_name(self, name: str, kind: str, place: str) -> Card | None:
        found = [id for id in self.names.find(name) if id in self.cards]
        of_kind = [id for id in found if self.cards[id].kind == kind] or found
        if len(of_kind) == 1:
            return self.cards[of_kind[0]]
        if found:
            self.problems.append(problem("ambiguous-card", place, name=name, cards=tuple(of_kind)))
        else:
            near = [id for id in self.names.nearest(name) if id in self.cards]
            near.sort(key=lambda id: self.cards[id].kind != kind)
            self.problems.append(problem("unknown-card", place, name=name, cards=tuple(near)))
        return None

    def entry(self, entry: object, place: str) -> tuple[str, list[str]] | None:
        """The names in one string of a side, `thief: gear, gear, gear`."""
        if not isinstance(entry, str):
            self.problems.append(problem("wrong-type", place, wanted="text", value=entry))
            return None
        head, _, tail = entry.partition(":")
        thief = head.strip()
        gear = [name.strip() for name in tail.split(",")] if tail.strip() else []
        if not thief or "" in gear or ":" in tail:
            self.problems.append(problem("bad-entry", place, entry=entry))
            return None
        return thief, gear
