"""A game while it is played: who holds what, whose plans are in, and which theft is to be entered next."""

from collections.abc import Mapping
from typing import NamedTuple

from ..document import ABOUT, Ids
from .box import FEWEST_PLAYERS, GOODS, letters
from .catalogue import CARDS
from .events import Goods, Opened, Opening, Tallied
from .resolution import STOLEN, Outcome, Plan
from .rulings import DEFAULTS, DOCUMENTS_ROUNDING
from .table import Player, Table, read_table

SENDING, CLAIMING, OVER = "sending", "claiming", "over"


class State(NamedTuple):
    opening: Opened
    tokens: Mapping[str, Goods]
    cards: Mapping[str, int]
    """Secret theft cards by seat, face down."""
    shown: Mapping[str, Goods]
    """Those who have turned theirs up, and what they were."""
    specials: Mapping[str, tuple[int, ...]]
    boss: str
    """Two players: who has the second boss in this round."""
    round: int = 1
    plans: Mapping[str, Plan] = {}
    secret: frozenset[str] = frozenset()
    """Whose plan was entered in secret."""
    queue: tuple[Outcome, ...] = ()
    """Locations of this round that are still to be settled; the first one is a theft to be entered."""
    outcomes: tuple[Outcome, ...] = ()
    """The round that was revealed last."""
    replaced: int = 0
    """Lots that were taken or replaced, and then replaced from the pile."""
    ended: bool = False
    ran_out: bool = False
    """Whether it ended by itself, because lots were missing in the pile."""
    loose: bool = False
    house: int = 0
    abandoned: bool = False
    cut_short: bool = False
    """The players say when the lots have run out, so an end is never early."""
    rounded: bool = False
    """Whether half of an odd number was given back."""

    @property
    def phase(self) -> str:
        if self.ended:
            return OVER
        return CLAIMING if self.queue else SENDING

    @property
    def over(self) -> bool:
        return self.ended

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.opening.players)

    @property
    def letters(self) -> str:
        return letters(len(self.seats))

    @property
    def waiting_for(self) -> tuple[str, ...]:
        """Whose plan is not in yet."""
        return tuple(seat for seat in self.seats if seat not in self.plans)

    @property
    def theft(self) -> Outcome | None:
        """The theft to be entered next."""
        return self.queue[0] if self.queue else None

    @property
    def thefts(self) -> tuple[Outcome, ...]:
        return tuple(outcome for outcome in self.queue if outcome.what == STOLEN)

    @property
    def lots_left(self) -> int | None:
        """Lots in the pile, where the number in the box is known."""
        return None if self.opening.lots is None else max(0, self.opening.lots - self.lots_seen)

    @property
    def lots_seen(self) -> int:
        """Lots that have come out of the pile."""
        return len(self.letters) + self.replaced

    @property
    def cards_left(self) -> int | None:
        """Secret cards in the pile, where the number in the box is known."""
        counted = self.opening.secret_cards
        return None if counted is None else max(0, counted - sum(self.cards.values()))

    def face_down(self, seat: str) -> int:
        """Secret cards of a player that were not turned up."""
        return self.cards[seat] - sum(self.shown.get(seat, {}).values())

    def in_bank(self, kind: str) -> int | None:
        """Tokens of a kind in the bank, where the number in the box is known."""
        if kind not in self.opening.supply:
            return None
        return max(0, self.opening.supply[kind] - sum(goods.get(kind, 0) for goods in self.tokens.values()))

    def has_extra_boss(self, seat: str) -> bool:
        return len(self.seats) == FEWEST_PLAYERS and seat == self.boss


def opened(event: Opening) -> State:
    return _tallied(event) if isinstance(event, Tallied) else _begun(event)


def _begun(event: Opened) -> State:
    seats = tuple(event.players)
    return State(
        opening=event._replace(rulings={**DEFAULTS, **event.rulings}),
        tokens={seat: full(event.tokens.get(seat, {})) for seat in seats},
        cards=dict.fromkeys(seats, 0),
        shown={},
        specials=dict.fromkeys(seats, ()),
        boss=event.boss,
        loose=event.loose,
    )


def _tallied(event: Tallied) -> State:
    """A table that was not recorded lies there finished."""
    table = read_table(event.document, Ids(CARDS))
    players = {seat: _names(player) for seat, player in table.players.items()}
    tokens = {seat: player.tokens for seat, player in table.players.items()}
    about = {key: str(event.document[key]) for key in ABOUT if key in event.document}
    opening = Opened(table.rulings, players, tokens, table.card, event.vp_card_from, about=about)
    return _begun(opening)._replace(
        cards={seat: sum(player.secrets.values()) for seat, player in table.players.items()},
        shown={seat: player.secrets for seat, player in table.players.items()},
        specials={seat: player.specials for seat, player in table.players.items()},
        ended=True,
    )


def _names(player: Player) -> dict[str, str]:
    found = {"name": player.name, "lang": player.lang or ""}
    return {field: value for field, value in found.items() if value}


def full(goods: Goods) -> dict[str, int]:
    """Every kind, those that are missing at 0."""
    return {kind: goods.get(kind, 0) for kind in GOODS}


def name_of(state: State, seat: str) -> str:
    return state.opening.players[seat].get("name", "") or seat


def table_of(state: State) -> Table:
    """The table as it lies, for scoring; cards face down are not counted."""
    players = {
        seat: Player(
            name=state.opening.players[seat].get("name", ""),
            lang=state.opening.players[seat].get("lang") or None,
            tokens=state.tokens[seat],
            secrets=state.shown.get(seat, {}),
            specials=state.specials[seat],
            uncounted=state.face_down(seat),
        )
        for seat in state.seats
    }
    asked = (DOCUMENTS_ROUNDING,) if state.rounded else ()
    return Table(state.opening.rulings, players, state.opening.vp_card, state.opening.vp_card_from, asked)
