"""A game of Thief's Market while it is played: market, decks, middle, piles, tokens, and whose turn it is."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..common import Tallied
from ..document import ABOUT, Ids
from .afford import Purse
from .box import CARDS_BOUGHT_A_ROUND, CARDS_IN_GAME, DECKS, DICE, ROW, START_GOLD
from .catalogue import CARDS
from .dice import MARKER, Pile, dice_in
from .effects import Discount, Effect, ExtraPurchase, LuckyDice, SellGold, SpendDie, TurnDie
from .events import Opened, Opening
from .rulings import DEFAULTS
from .slots import Slot, card_of, slots_with
from .table import Player, Table, read_table

ROLLING, DIVIDING, BUYING, CASHING, OVER = "rolling", "dividing", "buying", "cashing", "over"


class State(NamedTuple):
    opening: Opened
    round: int
    phase: str
    first: str
    """Who rolls and takes first in this round."""
    turn: str | None
    middle: Pile
    piles: Mapping[str, Pile]
    final: Mapping[str, Pile]
    """The piles as they came out of the division."""
    spent: int
    """Dice that lie aside until the next round."""
    used: tuple[str, ...]
    """Cards used in this round."""
    bought: int
    """Purchases in the turn that runs."""
    shopping: bool
    """Whether anybody has bought, used or passed in this round."""
    rerolled: tuple[str, ...]
    gold: Mapping[str, int]
    infamy: Mapping[str, int]
    cards: Mapping[str, tuple[str, ...]]
    market: Mapping[str, tuple[Slot, ...]]
    left: Mapping[str, int]
    """Cards in the three decks."""
    deck: str
    """The deck whose row is filled up."""
    vacant: int
    """Cards bought out of that row in this round."""
    seen: tuple[Slot, ...]
    """Every card that has come out of the decks."""
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
    def seats(self) -> tuple[str, ...]:
        return tuple(self.opening.players)

    @property
    def dice(self) -> int:
        """How many dice the game is played with."""
        return DICE[len(self.opening.players)]

    @property
    def to_move(self) -> str | None:
        return None if self.loose or self.over or self.phase == CASHING else self.turn


def opened(event: Opening) -> State:
    return _tallied(event) if isinstance(event, Tallied) else _begun(event)


def _tallied(event: Tallied) -> State:
    """A table that was not recorded lies there finished."""
    table = read_table(event.document, Ids(CARDS))
    players = {
        seat: {field: value for field in ("name", "lang") if (value := getattr(player, field))}
        for seat, player in table.players.items()
    }
    about = {key: str(event.document[key]) for key in ABOUT if key in event.document}
    return _begun(Opened(players, next(iter(players)), table.rulings, about=about))._replace(
        gold={seat: player.gold for seat, player in table.players.items()},
        infamy={seat: player.infamy for seat, player in table.players.items()},
        cards={seat: player.cards for seat, player in table.players.items()},
        phase=OVER,
    )


def _begun(event: Opened) -> State:
    seats = tuple(event.players)
    return State(
        opening=event._replace(rulings={**DEFAULTS, **event.rulings}),
        round=1,
        phase=ROLLING,
        first=event.first,
        turn=event.first,
        middle=(),
        piles={},
        final={},
        spent=DICE[len(seats)],
        used=(),
        bought=0,
        shopping=False,
        rerolled=(),
        gold=dict.fromkeys(seats, START_GOLD),
        infamy=dict.fromkeys(seats, 0),
        cards=dict.fromkeys(seats, ()),
        market={DECKS[0]: event.market},
        left={**CARDS_IN_GAME, DECKS[0]: CARDS_IN_GAME[DECKS[0]] - len(event.market)},
        deck=DECKS[0],
        vacant=0,
        seen=event.market,
        loose=event.loose,
        house=0,
    )


# --- seats


def clockwise(state: State, seat: str) -> tuple[str, ...]:
    """The others in the order in which they follow a seat."""
    at = state.seats.index(seat)
    return (*state.seats[at + 1 :], *state.seats[:at])


def without_pile(state: State) -> list[str]:
    return [seat for seat in state.seats if seat not in state.piles]


def marker_holder(state: State) -> str:
    """Who has the marker in the final pile and begins to buy; who began the round, where nobody took it."""
    return next((seat for seat, objects in state.final.items() if MARKER in objects), state.first)


# --- what cards allow


def effects_of(state: State, seat: str) -> Iterator[tuple[str, Effect]]:
    """Every effect of a player's cards, with the card it stands on."""
    for id in state.cards[seat]:
        for effect in CARDS[id].effects:
            yield id, effect


def cards_with(state: State, seat: str, kind: type) -> list[str]:
    return [id for id, effect in effects_of(state, seat) if isinstance(effect, kind)]


def purchases(state: State, seat: str) -> int:
    """How many cards a player may buy in this round."""
    extra = [effect for _, effect in effects_of(state, seat) if isinstance(effect, ExtraPurchase)]
    final = state.final.get(seat, ())
    return CARDS_BOUGHT_A_ROUND + sum(not effect.gem or effect.gem in final for effect in extra)


def purchases_left(state: State, seat: str) -> int:
    """How many cards a player may still buy in this round."""
    if state.phase == CASHING or seat in _have_bought(state):
        return 0
    return max(0, purchases(state, seat) - (state.bought if seat == state.to_move else 0))


def _have_bought(state: State) -> tuple[str, ...]:
    """Those whose turn to buy is over in this round."""
    if state.phase != BUYING or state.turn is None:
        return ()
    begins = marker_holder(state)
    order = (begins, *clockwise(state, begins))
    return order[: order.index(state.turn)]


def may_reroll(state: State) -> list[str]:
    """Who may roll one die of the final pile again now."""
    if state.phase != BUYING or state.shopping or state.loose:
        return []
    owners = [seat for seat in state.seats if cards_with(state, seat, LuckyDice)]
    return [seat for seat in owners if seat not in state.rerolled and dice_in(state.piles[seat])]


def tools(state: State, seat: str) -> tuple[str, ...]:
    """A player's cards that turn or spend dice and are not used yet in this round."""
    return tuple(
        id for id, effect in effects_of(state, seat) if isinstance(effect, TurnDie | SpendDie) and id not in state.used
    )


def purse_of(state: State, seat: str) -> Purse:
    discount = sum(effect.dice for _, effect in effects_of(state, seat) if isinstance(effect, Discount))
    dice = dice_in(state.piles.get(seat, ()))
    return Purse(dice, state.gold[seat], tools(state, seat), discount)


def can_still_use(state: State, seat: str) -> bool:
    """Whether a card would still do something for a player who buys nothing more."""
    dice = state.piles.get(seat, ())
    for id, effect in effects_of(state, seat):
        match effect:
            case TurnDie() | SpendDie() if id not in state.used and effect.face in dice:
                return True
            case SellGold() if state.gold[seat]:
                return True
    return False


# --- market and decks


def on_offer(state: State) -> tuple[Slot, ...]:
    """The cards of all rows, row by row."""
    return tuple(slot for deck in DECKS for slot in state.market.get(deck, ()))


def unseen(state: State, deck: str) -> list[Slot]:
    """The cards that may still be in a deck, for all that was seen."""
    slots = slots_with(state.opening.costs)
    return [slot for slot in slots if card_of(slot).deck == deck and slot not in state.seen]


def next_deck(state: State) -> str | None:
    """The deck of the card that would come out next."""
    return next((deck for deck in DECKS[DECKS.index(state.deck) :] if state.left[deck]), None)


class Refill(NamedTuple):
    """How many cards come out of which decks at the end of a round, and whether the game ends instead."""

    cards: tuple[tuple[str, int], ...]
    over: bool = False

    @property
    def decks(self) -> tuple[str, ...]:
        """The deck of each card that comes out, in order."""
        return tuple(deck for deck, number in self.cards for _ in range(number))


def refill(state: State) -> Refill:
    """The row of the running deck is filled; where the deck runs short, five cards of the next come out."""
    left = state.left[state.deck]
    if state.vacant <= left:
        return Refill(((state.deck, state.vacant),))
    if state.deck == DECKS[-1]:
        return Refill((), over=True)
    following = DECKS[DECKS.index(state.deck) + 1]
    return Refill(((state.deck, left), (following, ROW)))


# --- the table


def table_of(state: State) -> Table:
    """The table as it lies, for scoring and for looking at."""
    players = {
        seat: Player(
            name=who.get("name", ""),
            lang=who.get("lang") or None,
            gold=state.gold[seat],
            infamy=state.infamy[seat],
            cards=state.cards[seat],
        )
        for seat, who in state.opening.players.items()
    }
    running = not state.over
    return Table(state.opening.rulings, players, state.market, state.left, state.piles, state.middle, running)


def open_table_of(state: State) -> Table:
    """The table as everybody may see it while the game runs: infamy lies hidden."""
    table = table_of(state)
    if state.over:
        return table
    return table._replace(players={seat: player._replace(infamy=0) for seat, player in table.players.items()})
