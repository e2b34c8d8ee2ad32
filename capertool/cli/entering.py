"""`play`, `discard`, `skip`, `coins`: entering a game of Caper as it is played; Caper: Europe shares the commands."""

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from ..entries.caper import GAME, card_meant, play_meant
from ..entries.naming import among
from ..games.caper.box import SEATS
from ..games.caper.decide import Decline, Discard, Play, SetCoins
from ..games.caper.events import Played
from ..games.caper.state import LATE, State
from ..games.recording import Choice, Edit
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.terms import GAME_NAMES
from ..problems import ProblemsError, problem
from ..record import Step, enter, load_current
from .app import Command
from .completing import card_names
from .describing_options import Described, colour_option, kind_option, number_option, texts_option
from .options import force_option, loot_option, on_option, seat_option, target_option
from .telling import tell
from .usage import UsageError

EUROPE = "caper-europe"


def only_in_europe(say: Language, options: dict[str, object]) -> None:
    """An option that would do nothing is a mistake."""
    for option, given in options.items():
        if given:
            raise UsageError(say("The option {option} belongs to {game}.", option=option, game=GAME_NAMES[EUROPE]))


def build_play(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Enter a card that is laid on the table."))
    def play(
        card: Annotated[str, typer.Argument(metavar=say("CARD"), help=say("The card."), autocompletion=card_names)],
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        on: Annotated[str, on_option(say)] = "",
        target: Annotated[list[str] | None, target_option(say)] = None,
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
        take: Annotated[list[str] | None, loot_option(say, "take")] = None,
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        kind: Annotated[str, kind_option(say)] = "",
        colour: Annotated[str, colour_option(say)] = "",
        cost: Annotated[int | None, number_option(say, "cost")] = None,
        coins: Annotated[int | None, number_option(say, "coins")] = None,
        effect: Annotated[list[str] | None, texts_option(say, "effect")] = None,
    ) -> None:
        given = Described(kind, "", colour, cost, coins, effects=effect)
        targets = target or []
        with open_journal(create=False) as journal:
            if load_current(journal, "play", GAME, EUROPE).row.game == EUROPE:
                from ..entries.caper_europe import PlayTyped
                from ..entries.caper_europe import seat_meant as seat_of
                from .entering_europe import play as play_in_europe

                typed = PlayTyped(card, location, on, targets, take or [], give or [], seat_of(seat))
                tell(say, play_in_europe(say, journal, typed, given, force=force))
                return
            only_in_europe(
                say, {"--take": take, "--give": give, "--kind/--effect": bool(given), "--target": targets[1:]}
            )
            state = load_current(journal, "play", GAME).state
            id = card_meant(state, card, late=state.phase == LATE)
            command = play_meant(state, id, location, on, "".join(targets), seat_meant(seat))
            _ask_income(say, journal, state, id)
            step = _enter_asking(say, journal, command, force)
        tell(say, step)
        _doubt(say, step)

    return app


def build_discard(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Enter a card that is discarded; it need not be named."))
    def discard(
        card: Annotated[
            str, typer.Argument(metavar=say("[CARD]"), help=say("The card."), autocompletion=card_names)
        ] = "",
        seat: Annotated[str, seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            if load_current(journal, "discard", GAME, EUROPE).row.game == EUROPE:
                from .entering_europe import discard as discard_in_europe

                tell(say, discard_in_europe(say, journal, card, seat, force=force))
                return
            state = load_current(journal, "discard", GAME).state
            id = card_meant(state, card) if card else ""
            step = enter(journal, Discard(id, seat_meant(seat)), force=force)
        tell(say, step)

    return app


def build_skip(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("At the end: bring no discarded gear back."))
    def skip(seat: Annotated[str, seat_option(say)] = "") -> None:
        with open_journal(create=False) as journal:
            load_current(journal, "skip", GAME)
            step = enter(journal, Decline(seat_meant(seat)))
        tell(say, step)

    return app


def build_coins(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Set the coins that really lie before a player."))
    def coins(
        seat: Annotated[str, typer.Argument(metavar=say("SEAT"), help=say("white or green."))],
        number: Annotated[int, typer.Argument(metavar=say("COINS"), help=say("How many."))],
        laundered: Annotated[
            int | None, typer.Option("--laundered", metavar=say("COINS"), help=say("London: coins that are laundered."))
        ] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            if load_current(journal, "coins", GAME, EUROPE).row.game == EUROPE:
                from .entering_europe import coins as coins_in_europe

                tell(say, coins_in_europe(journal, seat, number, laundered))
                return
            step = enter(journal, SetCoins(seat_meant(seat) or "", number, laundered))
        tell(say, step)

    return app


def seat_meant(name: str) -> str | None:
    """A seat by its name, None where none was given."""
    if not name:
        return None
    if name not in SEATS:
        raise ProblemsError([problem("unknown-value", "--seat", value=name, choices=SEATS)])
    return name


# --- what must still be chosen


def _enter_asking(say: Language, journal: Journal, command: Play, force: bool) -> Step:
    """Enter a play; what must still be chosen is asked for on a terminal, and told elsewhere."""
    while True:
        try:
            return enter(journal, command, force=force)
        except Choice as choice:
            command = _with_choice(command, choice, _ask(say, choice))


def _with_choice(command: Play, choice: Choice, chosen: int) -> Play:
    if choice.code == "choose-thief":
        return command._replace(on=chosen)
    return command._replace(target=chosen)


def _ask(say: Language, choice: Choice) -> int:
    if not sys.stdin.isatty():
        raise ProblemsError([choice.problem])
    question = say("Which thief gets it?") if choice.code == "choose-thief" else say("Which thief is meant?")
    for number, id in zip(choice.numbers, choice.cards, strict=True):
        print(f"{number + 1}  {say.card(GAME, id)}")
    place = among(GAME, choice.cards, [number + 1 for number in choice.numbers], input(f"{question} "))
    return choice.numbers[place]


# --- incomes that nobody knows


def _ask_income(say: Language, journal: Journal, state: State, card: str) -> None:
    """Once and on a terminal: what the card prints goes into the box and into this game."""
    from ..ownbox import set_figure, still_doubtful

    if state.loose or not sys.stdin.isatty() or not still_doubtful(GAME, card):
        return
    name = say.card(GAME, card)
    typed = input(say("What income does {card} print in your box? (empty: not now)", card=name) + " ").strip()
    if typed:
        enter(journal, Edit({"incomes": {card: set_figure(GAME, card, typed)}}))


def _doubt(say: Language, step: Step) -> None:
    """An income that nobody knows is not passed over in silence."""
    from ..ownbox import still_doubtful

    event = step.event
    if isinstance(event, Played) and not step.after.loose and still_doubtful(GAME, event.card):
        taken = step.before.opening.incomes.get(event.card, 0)
        print(
            say(
                "The income of {card} is doubtful; {income} was taken. "
                "If your card prints another: capertool box {id} N",
                card=say.card(GAME, event.card),
                income=taken,
                id=event.card,
            )
        )


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "play": build_play,
    "discard": build_discard,
    "skip": build_skip,
    "coins": build_coins,
}
