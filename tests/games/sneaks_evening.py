"""A recorded evening of Sneaks & Snitches for tests that read as rule sentences."""

import json
from collections.abc import Mapping
from typing import Any

from capertool.games.refusing import Refusal
from capertool.games.sneaks_and_snitches.box import GOODS
from capertool.games.sneaks_and_snitches.commands import Claim, Command, Reveal, Send, Swap
from capertool.games.sneaks_and_snitches.decide import decide
from capertool.games.sneaks_and_snitches.events import CODEC, Event, Opened
from capertool.games.sneaks_and_snitches.evolve import evolve, replay
from capertool.games.sneaks_and_snitches.resolution import read_plan
from capertool.games.sneaks_and_snitches.rulings import DEFAULTS
from capertool.games.sneaks_and_snitches.state import State

CARD = dict.fromkeys(GOODS, (3, 2, 1, 0, 0))


class Evening:
    """A game in play; plans are written as `a=A/B c=C/D`."""

    def __init__(self, seats: str = "abc", tokens: Mapping[str, Any] = {}, **more: Any) -> None:
        players = {seat: {"name": seat.upper() * 2} for seat in seats}
        card = {kind: row[: len(seats)] for kind, row in CARD.items()}
        boss = more.pop("boss", seats[0] if len(seats) == 2 else "")
        rulings = {**DEFAULTS, **more.pop("rulings", {})}
        self.events: list[Event] = [Opened(rulings, players, tokens, card, "box", boss, **more)]

    @property
    def state(self) -> State:
        """Out of JSON, as the journal keeps it."""
        return replay(CODEC.decode(json.loads(json.dumps(CODEC.encode(event)))) for event in self.events)

    def enter(self, command: Command, *, force: bool = False) -> Event:
        event = decide(self.state, command, force=force)
        assert evolve(self.state, event) == replay([*self.events, event])
        self.events.append(event)
        return event

    def refused(self, command: Command) -> list[str]:
        try:
            decide(self.state, command)
        except Refusal as refusal:
            return [problem.code for problem in refusal.problems]
        return []

    def send(self, plans: str, *, secret: bool = False) -> None:
        for number, text in enumerate(plans.split()):
            seat, _, letters = text.partition("=")
            plan = read_plan(letters)
            assert plan is not None
            self.enter(Send(seat, plan, f"salt{number}" if secret else ""))

    def round(self, plans: str) -> Event:
        """Everybody's plans, revealed."""
        self.send(plans)
        return self.enter(Reveal())

    def claim(self, lot: str, *, force: bool = False, **details: Any) -> Event:
        return self.enter(Claim(lot, **details), force=force)

    def held(self, seat: str) -> dict[str, int]:
        return {kind: number for kind, number in self.state.tokens[seat].items() if number}


def swap(text: str) -> Swap:
    give, take, other = text.split("/")
    return Swap(give, take, other)
