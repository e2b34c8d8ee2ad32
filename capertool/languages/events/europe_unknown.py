"""What nobody has told of a game of Caper: Europe, and how to tell it: never passed over in silence."""

from collections.abc import Iterator

from ...effects.model import COLOURS, Guard
from ...games.caper_europe.box import GAME, OTHER, SEATS
from ...games.caper_europe.events import Burnt, Discarded, Event, Played
from ...games.caper_europe.icons import counts_discards
from ...games.caper_europe.state import State, effects_here, effects_of, modifiers
from ...games.card import Card
from .. import Language
from ..terms import card_key

# --- when a game begins


def say_missing(say: Language, state: State) -> Iterator[str]:
    """What can be entered once, at any time."""
    told = [*_of_the_board(say, state), *(line for place in state.locations for line in _of_location(say, place.card))]
    yield from told
    if told:
        yield say("What you enter later is taken into this game by: capertool edit --box")
    if not state.opening.loot:
        yield say("What loot lies where was not entered; enter it with: capertool loot 1 jewel=2 antique=1 painting=1")


def _of_the_board(say: Language, state: State) -> Iterator[str]:
    if not state.opening.track:
        yield say(
            "The track is not known yet. Enter its stars once, beginning beside the middle: "
            'capertool box --game caper-europe track "0 1 2"'
        )
    if not state.opening.leaders and not state.loose:
        yield say(
            "Who begins each round is not known yet. Enter it once, as the board shows it: "
            'capertool box --game caper-europe leaders "s n s n s n"'
        )


def _of_location(say: Language, card: Card) -> Iterator[str]:
    name = say.card(GAME, card.id)
    if "points" in card.doubts:
        yield say(
            "The points of {card} are not known. Enter them once: capertool pack add {id} --points N",
            card=name,
            id=card.id,
        )
    if keys := [card_key(say, key) for key in card.doubts if key != "points"]:
        yield say(
            "Not known of {card}: {keys}. Do by hand what it shows, or enter it once: capertool pack add {id}",
            card=name,
            keys=say.join(keys),
            id=card.id,
        )


# --- after an entry


def say_not_known(say: Language, event: Event, state: State) -> Iterator[str]:
    """What the tool could not do by itself; `state` is the one after the entry."""
    match event:
        case Played(seat, card, location):
            yield from _of_card(say, state, state.cards[card], seat)
            yield from _of_burnt(say, state, OTHER[seat], location, len(event.burnt))
            yield from _of_place(say, state, location)
        case Burnt(seat, location):
            yield from _of_burnt(say, state, seat, location, 1)
        case Discarded(card="", last=True):
            yield say("Nobody named this card: what counts discards may come out short.")
        case _:
            pass


def _of_card(say: Language, state: State, card: Card, seat: str) -> Iterator[str]:
    name = say.card(GAME, card.id)
    told = []
    if "effects" in card.doubts:
        told.append(
            say("Not all that {card} does is known: enter it by hand with marker, loot, coins or burn.", card=name)
        )
    if "cost" in card.doubts and not state.loose:
        told.append(say("What {card} costs is not known; 0 was paid. Set the coins with coins.", card=name))
    if "coins" in card.doubts and not state.loose:
        told.append(say("What coins {card} brings is not known; 0 was taken. Set them with coins.", card=name))
    if told:
        keep = say(
            "To know it from now on: capertool pack add {id}, and for this game: capertool edit --box", id=card.id
        )
        yield " ".join([*told, keep])
    if unnamed := state.discards[seat].count("") * any(map(counts_discards, effects_of(card))):
        yield say("Discards that nobody named: {n}; what counts discards may come out short.", n=unnamed)


def _of_burnt(say: Language, state: State, owner: str, location: int, number: int) -> Iterator[str]:
    """Cards that burnt lie on top of their owner's discards."""
    burnt = [state.cards[id] for id in state.discards[owner][-number:]] if number else []
    guards = [*effects_here(state, location, owner), *modifiers(state, location)]
    colours = any(isinstance(guard, Guard) and guard.card in COLOURS for guard in guards)
    for card in burnt:
        name = say.card(GAME, card.id)
        if "effects" in card.doubts:
            yield say(
                "Not all that {card} did is known: take back by hand what it gave, with marker, loot or coins.",
                card=name,
            )
        if colours and "colour" in card.doubts:
            yield say("The colour of {card} is not known: it may have been protected.", card=name)


def _of_place(say: Language, state: State, location: int) -> Iterator[str]:
    """Once, with the first card there: what a location does all game."""
    place = state.locations[location]
    laid = [card for seat in SEATS for stack in place.sides[seat] for card in stack.cards]
    if "always" in place.card.doubts and len(laid) == 1:
        yield say(
            "The lasting effect of {card} is not known: do by hand what it shows. "
            "To know it from now on: capertool pack add {id}, and for this game: capertool edit --box",
            card=say.card(GAME, place.card.id),
            id=place.card.id,
        )
