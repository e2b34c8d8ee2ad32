"""A game of Caper while it is played: what lies where, whose turn it is, and what is still to be done."""

from collections.abc import Mapping
from typing import NamedTuple

from ...effects.model import Effect, PlayDiscarded
from ...effects.parse import parse
from ..card import Card
from ..common import Tallied
from ..document import ABOUT, Ids
from .box import COINS, DEAL, OTHER, SEATS, SNITCH
from .catalogue import CARDS
from .events import Opened, Opening
from .rulings import DEFAULTS
from .table import Location, Player, Stack, Table, read_table

PLAYING, CLOSING, LATE, OVER = "playing", "closing", "late", "over"


class LatePlay(NamedTuple):
    """A Driver or Wheels that may still bring in a card at its location."""

    seat: str
    location: int
    source: str


class State(NamedTuple):
    opening: Opened
    locations: tuple[Location, ...]
    coins: Mapping[str, int]
    laundered: Mapping[str, int]
    discards: Mapping[str, tuple[str, ...]]
    """Each seat's discarded gear, "" where it was not named."""
    discarded_thieves: Mapping[str, tuple[str, ...]]
    round: int
    acted: Mapping[str, int]
    phase: str
    closing: tuple[str, ...]
    """Seats whose forced last discard is asked for."""
    late: tuple[LatePlay, ...]
    loose: bool
    house: int
    """How many entries went against the rules by the table's decision."""
    abandoned: bool = False
    cut_short: bool = False
    """Ended by the players before its time."""

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def supply(self) -> int:
        return COINS - sum(self.coins.values()) - sum(self.laundered.values())

    @property
    def kind(self) -> str:
        """What is played in this round."""
        return "thief" if self.round % 2 else "gear"

    @property
    def leader(self) -> str:
        """White begins the thief rounds, green the gear rounds."""
        return "white" if self.kind == "thief" else "green"

    @property
    def to_move(self) -> str | None:
        if self.phase == CLOSING:
            return self.closing[0]
        if self.phase == LATE:
            return self.late[0].seat
        if self.phase == OVER or self.loose:
            return None
        follower = OTHER[self.leader]
        return self.leader if self.acted[self.leader] <= self.acted[follower] else follower

    @property
    def actions_a_round(self) -> int:
        """Of the cards dealt, all but the last are played or discarded by choice."""
        return DEAL[self.round - 1] - 1


def opened(event: Opening) -> State:
    return _tallied(event) if isinstance(event, Tallied) else _begun(event)


def _tallied(event: Tallied) -> State:
    """A table that was not recorded lies there finished."""
    table = read_table(event.document, Ids(CARDS))
    fields = ("name", "lang", "lookout")
    players = {
        seat: {field: value for field in fields if (value := getattr(player, field))}
        for seat, player in table.players.items()
    }
    places = tuple(location.card.id for location in table.locations)
    about = {key: str(event.document[key]) for key in ABOUT if key in event.document}
    opening = Opened(table.city, table.rulebook, table.variant, table.rulings, players, places, {}, about=about)
    return _begun(opening)._replace(
        locations=table.locations,
        coins={seat: table.players[seat].coins for seat in SEATS},
        laundered={seat: table.players[seat].laundered for seat in SEATS},
        discards={seat: ("",) * table.players[seat].discarded_gear for seat in SEATS},
        round=len(DEAL),
        phase=OVER,
    )


def _begun(event: Opened) -> State:
    empty: Mapping[str, tuple[Stack, ...]] = dict.fromkeys(SEATS, ())
    return State(
        opening=event._replace(rulings={**DEFAULTS[event.rulebook], **event.rulings}),
        locations=tuple(Location(CARDS[id], empty) for id in event.locations),
        coins=dict.fromkeys(SEATS, 0),
        laundered=dict.fromkeys(SEATS, 0),
        discards=dict.fromkeys(SEATS, ()),
        discarded_thieves=dict.fromkeys(SEATS, ()),
        round=1,
        acted=dict.fromkeys(SEATS, 0),
        phase=PLAYING,
        closing=(),
        late=(),
        loose=event.loose,
        house=0,
    )


def effects_of(state: State, card: Card) -> list[Effect]:
    return [parse(text) for text in card.read(state.opening.rulings).effects]


def modifiers(state: State, location: int) -> list[Effect]:
    return [parse(text) for text in state.locations[location].card.read(state.opening.rulings).always]


def face_up(state: State, location: int, seat: str) -> list[Card]:
    """The cards of one side here that are not turned over."""
    return [
        placed.card
        for stack in state.locations[location].sides[seat]
        for placed in (stack.thief, *stack.gear)
        if not placed.turned
    ]


def on_table(state: State) -> list[str]:
    """Every thief and gear that lies on the table, by id."""
    return [
        placed.card.id
        for location in state.locations
        for seat in SEATS
        for stack in location.sides[seat]
        for placed in (stack.thief, *stack.gear)
    ]


def late_sources(state: State, seat: str) -> tuple[LatePlay, ...]:
    """The face-up cards of a seat that bring in discarded gear at the end, location by location."""
    return tuple(
        LatePlay(seat, index, card.id)
        for index in range(len(state.locations))
        for card in face_up(state, index, seat)
        for effect in effects_of(state, card)
        if isinstance(effect, PlayDiscarded)
        for _ in range(effect.number)
    )


def table_of(state: State) -> Table:
    """The table as it lies, for scoring."""
    players = {
        seat: Player(
            name=state.opening.players.get(seat, {}).get("name", ""),
            lang=state.opening.players.get(seat, {}).get("lang") or None,
            coins=state.coins[seat],
            laundered=state.laundered[seat],
            discarded_gear=len(state.discards[seat]) if state.opening.variant == "teams" else 0,
            lookout=state.opening.players.get(seat, {}).get("lookout", ""),
        )
        for seat in SEATS
    }
    if state.opening.variant == "snitch":
        snitch = state.opening.players.get(SNITCH, {})
        players[SNITCH] = Player(name=snitch.get("name", ""), lang=snitch.get("lang") or None)
    return Table(
        state.opening.city,
        state.opening.rulebook,
        state.opening.variant,
        state.opening.rulings,
        players,
        state.locations,
    )
