"""`play`, `discard`, `coins`: entering a game of Caper: Europe as it is played."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Annotated

import typer

from ..entries.caper_europe import PlayTyped, play_meant, seat_meant
from ..entries.naming import among
from ..games.caper_europe.box import GAME
from ..games.caper_europe.choosing import LootChoice
from ..games.caper_europe.commands import Burn, Discard, Play
from ..games.caper_europe.events import NO_CARDS, Descriptions
from ..games.caper_europe.state import State, redescribed
from ..games.refusing import Choice
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.events.caper_europe import knowing
from ..languages.terms import loot_name
from ..packs import own_names
from ..problems import ProblemsError
from ..record import Step, enter, load_current
from .app import Body, Builder
from .completing import card_names
from .describing_options import Described, colour_option, kind_option, number_option, texts_option
from .editions import Seats, coins_of
from .options import burn_targets_option, force_option, loot_option, on_option, seat_of_europe
from .spot_cards import card_on_the_spot, newly_described
from .telling import refused_in_own_language, tell
from .usage import UsageError

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
    """A card is laid; one that nobody knows is described on the spot and comes into the game with the entry."""
    card = card_on_the_spot(say, state, typed.card, given, laid=True)
    command = play_meant(state, typed._replace(card=card.id, described=newly_described(state, card)))
    with refused_in_own_language(state, typed.seat), own_names_told(state, command.described):
        return enter_asking(say, journal, redescribed(state, command.described), command, force=force)


def build_discard(say: Language) -> Body:
    def discard(
        card: Annotated[
            str, typer.Argument(metavar=say("[CARD]"), help=say("The card."), autocompletion=card_names)
        ] = "",
        kind: Annotated[str, kind_option(say)] = "",
        colour: Annotated[str, colour_option(say)] = "",
        cost: Annotated[int | None, number_option(say, "cost")] = None,
        coins: Annotated[int | None, number_option(say, "coins")] = None,
        effect: Annotated[list[str] | None, texts_option(say, "effect")] = None,
        seat: Annotated[str, seat_of_europe(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        given = Described(kind, "", colour, cost, coins, effects=effect)
        if given and not card:
            raise UsageError(say("Which card? Name the one that is described."))
        with open_journal(create=False) as journal:
            state = load_current(journal, "discard", GAME).state
            who = seat_meant(state, seat)
            command = Discard("", who)
            if card:
                meant = card_on_the_spot(say, state, card, given, laid=False)
                command = Discard(meant.id, who, newly_described(state, meant))
            with refused_in_own_language(state, who), own_names_told(state, command.described):
                step = enter(journal, command, force=force)
        tell(say, step)

    return discard


@contextmanager
def own_names_told(state: State, described: Descriptions = NO_CARDS) -> Iterator[None]:
    """What is refused calls the players' own cards by their names."""
    try:
        yield
    except ProblemsError as error:
        error.names = own_names(redescribed(state, described).cards)
        raise


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
    names = [loot_name(say, kind).lower() for kind in choice.cards]
    return ask_one_of(say, f"{asked} ({', '.join(names)})", choice.cards)


def _ask_card(say: Language, state: State, choice: Choice) -> int:
    speaking = knowing(say, state)
    question = say("Which thief gets it?") if choice.code == "choose-thief" else say("Which card burns?")
    for number, id in zip(choice.numbers, choice.cards, strict=True):
        print(f"{number + 1}  {speaking.card(GAME, id)}")
    numbers = [number + 1 for number in choice.numbers]
    return choice.numbers[among(GAME, choice.cards, numbers, input(f"{question} "), own_names(state.cards))]


_SEATS = Seats(GAME, lambda say: say("south or north."), seat_meant)
BUILDERS: dict[str, Builder] = {"play": build_play, "discard": build_discard, "coins": partial(coins_of, _SEATS)}
