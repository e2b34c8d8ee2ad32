"""Cards that nobody knows yet, described on the spot as they are entered: by options, or by prompts on a terminal."""

import sys

from ..entries.caper_europe import card_meant, described_card
from ..games.caper_europe.box import COINS, GAME
from ..games.caper_europe.description import describe_card
from ..games.caper_europe.events import Descriptions
from ..games.caper_europe.state import State
from ..games.card import Card
from ..languages import Language
from ..languages.events.caper_europe import knowing
from ..languages.lookup import look_up
from ..packs import OWN_PACK, own_names
from ..problems import ProblemsError
from .describing import ask_number
from .describing_options import Described
from .packing import asked_for, by_options, is_meant, keep_card


def card_on_the_spot(say: Language, state: State, name: str, given: Described, *, laid: bool) -> Card:
    """The card that is meant, with what was given of it now; a new one is of the round's kind.

    Of a card that is `laid` its coins matter: on a terminal they are asked for where nobody knows them.
    """
    kind = "" if state.loose else state.kind
    try:
        known = state.cards[card_meant(state, name)]
    except ProblemsError as error:
        if given:
            return by_options(say, name, given, state.cards, city=state.opening.city, kind=kind)
        if not sys.stdin.isatty() or error.problems[0].code != "unknown-card":
            raise
        return _asked_for(say, state, name, laid=laid)
    if given:
        return by_options(say, known.id, given, state.cards, city=state.opening.city)
    return _with_figures(say, state, known) if laid else known


def newly_described(state: State, card: Card) -> Descriptions:
    """What an entry must bring with it: the card, where the game does not know it so."""
    return {} if state.cards.get(card.id) == card else {card.id: describe_card(card)}


def _asked_for(say: Language, state: State, name: str, *, laid: bool) -> Card:
    """A name that is only nearly a known card's may be meant for it; otherwise the card is asked for and kept."""
    playable = [id for id, card in state.cards.items() if card.kind != "location"]
    found = look_up(GAME, playable, name, own_names(state.cards))
    if found.one is not None and is_meant(say, state.cards, found):
        known = state.cards[found.one]
        return _with_figures(say, state, known) if laid else known
    print(say("Nobody knows this card yet; what does it show?"))
    card = asked_for(say, name, kind="" if state.loose else state.kind)
    keep_card(say, OWN_PACK, card)
    return card


def _with_figures(say: Language, state: State, card: Card) -> Card:
    """Once and on a terminal: the coins that a known card prints and no source shows."""
    key = {"thief": "coins", "gear": "cost"}[card.kind]
    if state.loose or key not in card.doubts or not sys.stdin.isatty():
        return card
    name = knowing(say, state).card(GAME, card.id)
    question = say("What number of coins does {card} print? (empty: not now)", card=name)
    value = ask_number(say, question, COINS)
    if value is None:
        return card
    told = described_card(card.id, {key: value}, state.cards)
    keep_card(say, OWN_PACK, told)
    return told
