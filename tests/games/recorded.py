"""Recorded games in a few words, for tests that read as evenings."""

from typing import Any

from capertool.games.caper.catalogue import THIEVES
from capertool.games.caper.decide import Decline, Discard, Play, decide
from capertool.games.caper.events import Event, Opened
from capertool.games.caper.evolve import evolve, replay
from capertool.games.caper.rulings import DEFAULTS
from capertool.games.caper.scoring import tally
from capertool.games.caper.state import State, table_of
from capertool.games.coins import SetCoins
from capertool.games.refusing import Refusal

INCOMES = {card.id: card.income for card in THIEVES}


def opening(*locations: str, city: str = "paris", rulings: dict[str, Any] | None = None, **more: Any) -> Opened:
    rulebook = more.pop("rulebook", "jumbo")
    fields: dict[str, Any] = {"variant": "duel", "players": {}, "incomes": INCOMES, **more}
    rest = [card for card in ("bank", "gala", "museum") if card not in locations]
    return Opened(
        city=city,
        rulebook=rulebook,
        rulings={**DEFAULTS[rulebook], **(rulings or {})},
        locations=(*locations, *rest)[:3],
        **fields,
    )


class Evening:
    """A game that is being recorded: play and discard, then ask what the rules made of it."""

    def __init__(self, *locations: str, **more: Any) -> None:
        self.events: list[Event] = [opening(*locations, **more)]
        self.state: State = replay(self.events)
        self.adjusted = False

    def enter(self, command: Any, *, force: bool = False) -> Event:
        event = decide(self.state, command, force=force)
        self.events.append(event)
        self.state = evolve(self.state, event)
        assert self.adjusted or replay(self.events) == self.state
        return event

    def adjust(self, **fields: Any) -> None:
        """Set the scene by hand; from then on the events alone do not tell the whole story."""
        self.state = self.state._replace(**fields)
        self.adjusted = True

    def play(self, card: str, location: int = 0, **more: Any) -> Event:
        force = more.pop("force", False)
        return self.enter(Play(card, location, **more), force=force)

    def discard(self, card: str = "", **more: Any) -> Event:
        force = more.pop("force", False)
        return self.enter(Discard(card, **more), force=force)

    def decline(self) -> Event:
        return self.enter(Decline())

    def set_coins(self, seat: str, coins: int, laundered: int | None = None) -> Event:
        return self.enter(SetCoins(seat, coins, laundered))

    def given(self, **sides: Any) -> "Evening":
        """Put coins where a test needs them: given(white=3, green=2)."""
        for seat, coins in sides.items():
            self.set_coins(seat, coins)
        return self

    def refused(self, command: Any) -> list[str]:
        """The rules that refuse an entry."""
        try:
            decide(self.state, command)
        except Refusal as refusal:
            return [problem.code for problem in refusal.problems]
        return []

    def capers(self, location: int = 0) -> tuple[int, int]:
        found = tally(table_of(self.state)).locations[location].counts
        return found["white"], found["green"]

    @property
    def coins(self) -> tuple[int, int]:
        return self.state.coins["white"], self.state.coins["green"]

    def to_gear_round(self, white: str = "", green: str = "", *, location: int = 0) -> "Evening":
        """Play the first round through with these thieves first, others at the other places."""
        mine = [white or "tourist", "banker", "colonel"]
        theirs = [green or "smuggler", "dame", "conductor"]
        for number, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            where = location if number == 0 else (location + number) % 3
            self.play(one, where)
            self.play(other, where)
        return self.given(white=0, green=0)
