"""Entering a game of Caper: Europe as it is played; `marker`, `loot` and `burn` do by hand what no known card did."""

import sys
from functools import partial
from typing import Annotated

import typer

from ..entries.caper_europe import (
    PlayTyped,
    burn_meant,
    card_meant,
    place_meant,
    play_meant,
    seat_meant,
    set_loot_meant,
)
from ..entries.naming import among
from ..entries.people import seat_called
from ..games.caper_europe.box import COINS, GAME, SEATS
from ..games.caper_europe.choosing import LootChoice
from ..games.caper_europe.commands import Burn, Discard, Play, SetMarker
from ..games.caper_europe.description import describe_card
from ..games.caper_europe.state import State
from ..games.card import Card
from ..games.common import Edit
from ..games.refusing import Choice
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.events.caper_europe import knowing
from ..languages.terms import loot_name
from ..packs import own_names
from ..problems import ProblemsError, problem
from ..record import Step, enter, load_current
from .app import Body, Builder
from .completing import card_names
from .describing_options import Described, colour_option, kind_option, number_option, texts_option
from .editions import Edition, coins_of, discard_of
from .options import burn_targets_option, force_option, loot_option, on_option, seat_of_europe
from .telling import refused_in_own_language, tell

# --- commands


def build_play(say: Language) -> Body:
    def play(
        card: Annotated[str, typer.Argument(metavar=say("CARD"), help=say("The card."), autocompletion=card_names)],
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[list[str] | None, burn_targets_option(say)] = None,
        take: Annotated[list[str] | None, loot_option(say, "take")] = None,
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        kind: Annotated[str, kind_option(say)] = "",
        colour: Annotated[str, colour_option(say)] = "",
        cost: Annotated[int | None, number_option(say, "cost")] = None,
        coins: Annotated[int | None, number_option(say, "coins")] = None,
        effect: Annotated[list[str] | None, texts_option(say, "effect")] = None,
        seat: Annotated[str, seat_of_europe(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        given = Described(kind, "", colour, cost, coins, effects=effect)
        with open_journal(create=False) as journal:
            state = load_current(journal, "play", GAME).state
            typed = PlayTyped(card, location, on, target or [], take or [], give or [], seat_meant(state, seat))
            step = _play(say, journal, state, typed, given, force=force)
        tell(say, step)

    return play


# --- cards


def _play(say: Language, journal: Journal, state: State, typed: PlayTyped, given: Described, *, force: bool) -> Step:
    """A card is laid; one that nobody knows is described on the spot, by options or by prompts."""
    card = _card(say, state, typed.card, given)
    if state.cards.get(card.id) != card:
        state = enter(journal, Edit({"cards": {card.id: describe_card(card)}})).after
    command = play_meant(state, typed._replace(card=card.id))
    with refused_in_own_language(state, typed.seat):
        return enter_asking(say, journal, state, command, force=force)


def _card(say: Language, state: State, name: str, given: Described) -> Card:
    from ..languages.lookup import look_up
    from .packing import asked_for, by_options, is_meant, keep_card

    try:
        known = state.cards[card_meant(state, name)]
    except ProblemsError as error:
        if given:
            return by_options(say, name, given, state.cards)
        if not sys.stdin.isatty() or error.problems[0].code != "unknown-card":
            raise
        found = look_up(
            GAME, [id for id, one in state.cards.items() if one.kind != "location"], name, own_names(state.cards)
        )
        if found.one is not None and is_meant(say, state.cards, found):
            return _asked_figures(say, state, state.cards[found.one])
        print(say("Nobody knows this card yet; what does it show?"))
        card = asked_for(say, name, kind=state.kind)
        keep_card(say, "my-box", card)
        return card
    if given:
        return by_options(say, known.id, given, state.cards)
    return _asked_figures(say, state, known)


def _asked_figures(say: Language, state: State, card: Card) -> Card:
    """Once and on a terminal: the coins that a known card prints and no source shows."""
    from ..entries.caper_europe import described_card
    from .describing import ask_number
    from .packing import keep_card

    key = {"thief": "coins", "gear": "cost"}[card.kind]
    if state.loose or key not in card.doubts or not sys.stdin.isatty():
        return card
    name = knowing(say, state).card(GAME, card.id)
    question = say("What number of coins does {card} print? (empty: not now)", card=name)
    value = ask_number(say, question, COINS)
    if value is None:
        return card
    told = described_card(card.id, {key: value}, state.cards)
    keep_card(say, "my-box", told)
    return told


def _seat(state: State, name: str) -> str:
    return seat_called(GAME, SEATS, state.opening.players, name)


# --- what must still be chosen


def enter_asking(say: Language, journal: Journal, state: State, command: Play | Burn, *, force: bool) -> Step:
    """What must still be chosen is asked for on a terminal, and told elsewhere."""
    while True:
        try:
            return enter(journal, command, force=force)
        except Choice as choice:
            if not sys.stdin.isatty():
                raise ProblemsError([choice.problem], GAME) from None
            command = _with_choice(say, state, command, choice)


def _with_choice(say: Language, state: State, command: Play | Burn, choice: Choice) -> Play | Burn:
    if isinstance(choice, LootChoice):
        kind = _ask_kind(say, choice)
        if isinstance(command, Play) and choice.code == "choose-loot":
            return command._replace(takes=(*command.takes, kind))
        return command._replace(gives=(*command.gives, kind))
    assert isinstance(command, Play)
    chosen = _ask_card(say, state, choice)
    if choice.code == "choose-thief":
        return command._replace(on=chosen)
    return command._replace(targets=(*command.targets, chosen))


def _ask_kind(say: Language, choice: Choice) -> str:
    from .asking import ask_one_of

    asked = say("Which loot is taken?") if choice.code == "choose-loot" else say("Which loot is given back?")
    names = {loot_name(say, kind).lower(): kind for kind in choice.cards}
    chosen = ask_one_of(say, f"{asked} ({', '.join(names)})", tuple(names))
    return names[chosen]


def _ask_card(say: Language, state: State, choice: Choice) -> int:
    speaking = knowing(say, state)
    question = say("Which thief gets it?") if choice.code == "choose-thief" else say("Which card burns?")
    for number, id in zip(choice.numbers, choice.cards, strict=True):
        print(f"{number + 1}  {speaking.card(GAME, id)}")
    numbers = [number + 1 for number in choice.numbers]
    return choice.numbers[among(GAME, choice.cards, numbers, input(f"{question} "), own_names(state.cards))]


# --- by hand


def build_marker(say: Language) -> Body:
    def marker(
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        to: Annotated[
            str, typer.Argument(metavar=say("SEAT | middle"), help=say("Whom it leans to: south, north or middle."))
        ],
        fields: Annotated[
            int, typer.Argument(metavar=say("[FIELDS]"), help=say("How many fields from the middle."))
        ] = 1,
        stars: Annotated[
            int | None,
            typer.Option(
                "--stars", metavar=say("STARS"), help=say("The stars beside it, where the track is not known.")
            ),
        ] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "marker", GAME).state
            if stars not in (None, 0, 1, 2):
                raise ProblemsError([problem("number-out-of-range", "--stars", value=stars, highest=2)], GAME)
            seat = None if to == "middle" else _seat(state, to)
            step = enter(journal, SetMarker(place_meant(state, location), seat, fields, stars))
        tell(say, step)

    return marker


def build_loot(say: Language) -> Body:
    def loot(
        where: Annotated[
            str,
            typer.Argument(metavar=say("SEAT | LOCATION"), help=say("A headquarters (south, north), or a location.")),
        ],
        pieces: Annotated[
            list[str], typer.Argument(metavar=say("LOOT..."), help=say("All that lies there: jewel=2 painting=1."))
        ],
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "loot", GAME).state
            step = enter(journal, set_loot_meant(state, where, " ".join(pieces)))
        tell(say, step)

    return loot


def build_burn(say: Language) -> Body:
    def burn(
        seat: Annotated[str, typer.Argument(metavar=say("SEAT"), help=say("Whose card burns: south or north."))],
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        target: Annotated[
            str, typer.Argument(metavar=say("CARD"), help=say("The topmost gear, or the thief it lies on."))
        ],
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "burn", GAME).state
            command = burn_meant(state, _seat(state, seat), location, target, give or [])
            step = enter_asking(say, journal, state, command, force=force)
        tell(say, step)

    return burn


_EDITION = Edition(GAME, seat_of_europe, lambda say: say("south or north."), seat_meant, card_meant, Discard)
BUILDERS: dict[str, Builder] = {
    "play": build_play,
    "discard": partial(discard_of, _EDITION),
    "coins": partial(coins_of, _EDITION),
    "marker": build_marker,
    "loot": build_loot,
    "burn": build_burn,
}
