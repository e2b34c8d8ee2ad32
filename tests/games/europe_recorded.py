"""Recorded games of Caper: Europe for tests that read as little journals."""

from typing import Any

from capertool.games.caper_europe.catalogue import CARDS
from capertool.games.caper_europe.commands import Burn, Discard, Play, SetLoot, SetMarker
from capertool.games.caper_europe.decide import decide
from capertool.games.caper_europe.description import describe_card
from capertool.games.caper_europe.events import Event, Opened, Played
from capertool.games.caper_europe.evolve import evolve
from capertool.games.caper_europe.rulings import DEFAULTS
from capertool.games.caper_europe.state import State, opened
from capertool.games.coins import SetCoins
from capertool.games.common import Edit
from tests.games.europe import EMPTY, PLAIN

TRACK = (0, 0, 1, 1, 2)
LEADERS = ("south", "north", "south", "north", "south", "north")
LOOT = ({"jewel": 2, "antique": 1, "painting": 1},) * 3
Description = dict[str, Any]


def opening(city: str = "paris", cards: Description | None = None, **more: Any) -> Opened:
    known = {**{id: describe_card(card) for id, card in CARDS.items()}, **PLAIN, **(cards or {})}
    fields = {"track": TRACK, "leaders": LEADERS, "loot": LOOT, "locations": EMPTY, **more}
    rulings = {**DEFAULTS, **fields.pop("rulings", {})}
    return Opened(city, rulings, {}, cards=known, packs={"known": 1}, **fields)


class Game:
    """A game that is being recorded; locations are numbered from 0."""

    def __init__(self, city: str = "paris", cards: Description | None = None, **more: Any) -> None:
        self.events: list[Event] = [opening(city, cards, **more)]
        self.state: State = opened(self.events[0])  # type: ignore[arg-type]

    def enter(self, command: Any, *, force: bool = False) -> Any:
        event = decide(self.state, command, force=force)
        self.events.append(event)
        self.state = evolve(self.state, event)
        return event

    def play(self, card: str, location: int = 0, *, force: bool = False, **more: Any) -> Any:
        return self.enter(Play(card, location, **more), force=force)

    def lay(self, seat: str, *cards: str, location: int = 0, on: int | None = None) -> None:
        """Cards that came to lie there earlier, whoever's turn it was and whatever they did."""
        loose = self.state.loose
        self.state = self.state._replace(loose=True)
        for card in cards:
            self.state = evolve(self.state, Played(seat, card, location, on))
        self.state = self.state._replace(loose=loose)

    def gear_round(self, mover: str = "south") -> None:
        self.state = self.state._replace(round=2, leader=mover, acted={"south": 0, "north": 0})

    def coins(self, south: int, north: int, laundered: dict[str, int] | None = None) -> None:
        self.state = self.state._replace(
            coins={"south": south, "north": north}, laundered={**self.state.laundered, **(laundered or {})}
        )

    @property
    def marker(self) -> int:
        return self.state.locations[0].marker


__all__ = ["Burn", "Discard", "Edit", "Game", "Play", "SetCoins", "SetLoot", "SetMarker", "opening"]
