"""A game of Caper: Europe while it is played: what lies where, whose turn it is, what is still to be done."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...effects.model import LOOT_KINDS, Effect
from ...effects.parse import parse
from ..card import Card
from ..common import Tallied
from ..document import ABOUT, Ids, Section
from ..refusing import final
from .box import COINS, DEAL, LOOT_OF_A_KIND, OTHER, SEATS
from .catalogue import CARDS
from .description import read_cards
from .events import Descriptions, Kinds, Opened, Opening
from .reading import read_table
from .rulings import DEFAULTS
from .table import MIDDLE, Location, Marker, Player, Side, Stack, Table, cards_of

PLAYING, CLOSING, OVER = "playing", "closing", "over"
NO_LOOT: Kinds = dict.fromkeys(LOOT_KINDS, 0)


class Place(NamedTuple):
    """One location in play. `marker` counts fields towards south, below 0 towards north."""

    card: Card
    sides: Mapping[str, Side]
    marker: int = 0
    stars: int | None = None
    """Those somebody said stand beside the marker."""
    loot: Kinds | None = None
    """What is left there; None where nobody told what was laid out."""


class State(NamedTuple):
    opening: Opened
    cards: Mapping[str, Card]
    locations: tuple[Place, ...]
    coins: Mapping[str, int]
    laundered: Mapping[str, int]
    loot: Mapping[str, Kinds]
    """What lies in each headquarters."""
    discards: Mapping[str, tuple[str, ...]]
    """Each seat's discards, "" where a card was not named."""
    round: int
    acted: Mapping[str, int]
    leader: str | None
    """Who begins this round; None until somebody does, where nobody told."""
    phase: str
    closing: tuple[str, ...]
    """Seats whose last card of the round is asked for."""
    loose: bool
    house: int
    """How many entries went against the rules by the table's decision."""
    abandoned: bool = False
    cut_short: bool = False

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
    def to_move(self) -> str | None:
        if self.phase == CLOSING:
            return self.closing[0]
        if self.phase == OVER or self.loose or self.leader is None:
            return None
        follower = OTHER[self.leader]
        return self.leader if self.acted[self.leader] <= self.acted[follower] else follower

    @property
    def actions_a_round(self) -> int:
        """Of the cards dealt, all but the last are played or discarded by choice."""
        return DEAL[self.round - 1] - 1


def leader_of(opening: Opened, round: int) -> str | None:
    return opening.leaders[round - 1] if opening.leaders else None


def described(cards: Mapping[str, Any], known: Mapping[str, Card]) -> dict[str, Card]:
    """Cards out of the journal; what a newer version wrote and this one cannot read is left aside."""
    return {**known, **read_cards(Section(cards, "", []), known)}


def redescribed(state: State, cards: Descriptions) -> State:
    """The state with cards as they are described now, those that lie on the table too."""
    if not cards:
        return state
    known = described(cards, state.cards)
    places = tuple(
        place._replace(
            card=known[place.card.id], sides={seat: _reread(side, known) for seat, side in place.sides.items()}
        )
        for place in state.locations
    )
    opening = state.opening._replace(cards={**state.opening.cards, **cards})
    return state._replace(opening=opening, cards=known, locations=places)


def _reread(side: Side, cards: Mapping[str, Card]) -> Side:
    return tuple(Stack(cards[stack.thief.id], tuple(cards[gear.id] for gear in stack.gear)) for stack in side)


def opened(event: Opening) -> State:
    return _tallied(event) if isinstance(event, Tallied) else _begun(event, described(event.cards, {}))


def _begun(event: Opened, cards: Mapping[str, Card]) -> State:
    nobody: Mapping[str, Side] = dict.fromkeys(SEATS, ())
    loot: tuple[Kinds | None, ...] = event.loot or (None,) * len(event.locations)
    return State(
        opening=event._replace(rulings={**DEFAULTS, **event.rulings}),
        cards=cards,
        locations=tuple(
            Place(cards[id], nobody, loot=None if left is None else {**NO_LOOT, **left})
            for id, left in zip(event.locations, loot, strict=True)
        ),
        coins=dict.fromkeys(SEATS, 0),
        laundered=dict.fromkeys(SEATS, 0),
        loot=dict.fromkeys(SEATS, NO_LOOT),
        discards=dict.fromkeys(SEATS, ()),
        round=1,
        acted=dict.fromkeys(SEATS, 0),
        leader=leader_of(event, 1),
        phase=PLAYING,
        closing=(),
        loose=event.loose,
        house=0,
    )


def _tallied(event: Tallied) -> State:
    """A table that was not recorded lies there finished."""
    cards = described(event.document.get("cards", {}), CARDS)
    table = read_table(event.document, Ids(cards), recorded=True)
    players = {
        seat: {field: value for field in ("name", "lang") if (value := getattr(player, field))}
        for seat, player in table.players.items()
    }
    places = tuple(location.card.id for location in table.locations)
    about = {key: str(event.document[key]) for key in ABOUT if key in event.document}
    begun = _begun(Opened(table.city, table.rulings, players, places, {}, {}, about=about), cards)
    return begun._replace(
        locations=tuple(_lying(location) for location in table.locations),
        coins={seat: table.players[seat].coins for seat in SEATS},
        laundered={seat: table.players[seat].laundered for seat in SEATS},
        loot={seat: {**NO_LOOT, **table.players[seat].loot} for seat in SEATS},
        discards={seat: tuple(card.id for card in table.players[seat].discards) for seat in SEATS},
        round=len(DEAL),
        phase=OVER,
    )


def _lying(location: Location) -> Place:
    """A location of a table file: it leans to somebody by a field whose stars are said, but not its place."""
    lean = {None: 0, "south": 1, "north": -1}[location.marker.seat]
    return Place(location.card, location.sides, lean, location.marker.stars)


# --- what is asked of a state


def effects_of(card: Card) -> list[Effect]:
    return [parse(text) for text in card.effects]


def effects_here(state: State, location: int, seat: str) -> list[Effect]:
    """All effects of one side's cards at a location."""
    return [effect for card in cards_of(state.locations[location].sides[seat]) for effect in effects_of(card)]


def modifiers(state: State, location: int) -> list[Effect]:
    return [parse(text) for text in state.locations[location].card.always]


def known_places(state: State) -> list[str]:
    """Every thief and gear that lies on the table or was named in the discards, by id."""
    laid = [card.id for place in state.locations for seat in SEATS for card in cards_of(place.sides[seat])]
    return [*laid, *(card for seat in SEATS for card in state.discards[seat] if card)]


def marker_of(state: State, place: Place) -> Marker:
    """Whom the marker leans to, and the stars beside it as far as they are known."""
    if not place.marker:
        return MIDDLE
    seat = "south" if place.marker > 0 else "north"
    track = state.opening.track
    on_track = track[min(abs(place.marker), len(track)) - 1] if track else None
    return Marker(seat, on_track if place.stars is None else place.stars)


def on_track(state: State, marker: int) -> int:
    """A field that is there: at the end of the track a marker stops."""
    end = len(state.opening.track)
    return max(-end, min(end, marker)) if end else marker


def may_hold(state: State, kind: str) -> int:
    """How many pieces of a kind nobody has yet."""
    return LOOT_OF_A_KIND - sum(state.loot[seat][kind] for seat in SEATS)


def table_of(state: State) -> Table:
    """The table as it lies, for scoring."""
    return Table(
        state.opening.city,
        state.opening.rulings,
        {seat: _player(state, seat) for seat in SEATS},
        tuple(
            Location(place.card, place.sides, marker_of(state, place), abs(place.marker), place.loot)
            for place in state.locations
        ),
        state.loose,
    )


def _player(state: State, seat: str) -> Player:
    entered = state.opening.players.get(seat, {})
    return Player(
        name=entered.get("name", ""),
        lang=entered.get("lang") or None,
        coins=state.coins[seat],
        laundered=state.laundered[seat],
        loot=state.loot[seat],
        discards=tuple(state.cards[id] for id in state.discards[seat] if id),
        unnamed=state.discards[seat].count(""),
    )


def known_card(state: State, id: str) -> Card:
    """A card that this game knows; a changed entry may have left it without its description."""
    if id not in state.cards:
        raise final("unknown-card", name=id, cards=())
    return state.cards[id]


def check_place(state: State, location: int) -> None:
    if not 0 <= location < len(state.locations):
        raise final("no-such-location", value=location + 1, highest=len(state.locations))
