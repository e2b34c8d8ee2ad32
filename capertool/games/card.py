"""One design of card, as the catalogues and the players' packs hold it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .rulings import Rulings, Value


class Card(NamedTuple):
    """One design. `income` is a thief's, `cost` and `copies` are gear's, `points` and `always` a location's.

    `readings` has the fields that change with the ruling called `ruling`, by its value; `doubts` names the
    figures nobody could establish for sure; `sources` says who states which figure.
    """

    id: str
    kind: str
    city: str | None = None
    colour: str | None = None
    cost: int = 0
    income: int = 0
    copies: int = 1
    points: int = 0
    effects: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    ruling: str | None = None
    readings: Mapping[Value, Mapping[str, tuple[str, ...]]] = {}
    doubts: tuple[str, ...] = ()
    sources: Mapping[str, str] = {}
    names: Mapping[str, str] = {}
    """Its names by language, where it was described by players rather than in locales/."""

    @property
    def colours(self) -> tuple[str, ...]:
        """What it can be listed by; so are its prices."""
        return (self.colour,) if self.colour else ()

    @property
    def prices(self) -> tuple[int, ...]:
        return (self.cost,) if self.kind == "gear" else ()

    def under(self, value: Value) -> "Card":
        """The card as it reads where its ruling has this value."""
        fields: Mapping[str, Any] = self.readings[value]
        return self._replace(**fields)

    def read(self, rulings: Rulings) -> "Card":
        """The card as it reads under these rulings."""
        return self if self.ruling is None else self.under(rulings[self.ruling])

    def all_readings(self) -> list["Card"]:
        """The card in every way it can be read: once for most."""
        return [self.under(value) for value in self.readings] or [self]
