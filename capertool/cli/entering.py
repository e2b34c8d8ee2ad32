"""`play`, `discard`, `skip`, `coins`: entering a game as it is played."""

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from ..games.caper.box import SEATS
from ..games.caper.decide import Choice, Decline, Discard, Play, SetCoins
from ..games.caper.events import Played
from ..games.caper.state import LATE, State
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.events import GAME, player, say_coins, say_event, say_next
from ..problems import Exit, ProblemsError, problem
from ..record import Step, among, card_meant, enter, load_game, play_meant, tally_of
from .app import Command
from .completing import card_names


def _seat_option(say: Language) -> Any:
    return typer.Option(
        "--seat", metavar=say("SEAT"), help=say("white or green, where it is not the one whose turn it is.")
    )


def _force_option(say: Language) -> Any:
    return typer.Option("--force", help=say("Record it against the rules, as a decision of the house."))


def build_play(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Enter a card that is laid on the table."))
    def play(
        card: Annotated[str, typer.Argument(metavar=say("CARD"), help=say("The card."), autocompletion=card_names)],
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        on: Annotated[str, typer.Option("--on", metavar=say("THIEF"), help=say("The thief that gets the gear."))] = "",
        target: Annotated[
            str, typer.Option("--target", metavar=say("THIEF"), help=say("The opponent's thief to act on."))
        ] = "",
        seat: Annotated[str, _seat_option(say)] = "",
        force: Annotated[bool, _force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_game(journal).state
            id = card_meant(state, card, late=state.phase == LATE)
            command = play_meant(state, id, location, on, target, _seat(seat))
            step = _enter_asking(say, journal, command, force)
        raise typer.Exit(_tell(say, step))

    return app


def build_discard(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Enter a card that is discarded; it need not be named."))
    def discard(
        card: Annotated[
            str, typer.Argument(metavar=say("[CARD]"), help=say("The card."), autocompletion=card_names)
        ] = "",
        seat: Annotated[str, _seat_option(say)] = "",
        force: Annotated[bool, _force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            id = card_meant(load_game(journal).state, card) if card else ""
            step = enter(journal, Discard(id, _seat(seat)), force=force)
        raise typer.Exit(_tell(say, step))

    return app


def build_skip(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("At the end: bring no discarded gear back."))
    def skip() -> None:
        with open_journal(create=False) as journal:
            step = enter(journal, Decline())
        raise typer.Exit(_tell(say, step))

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
            step = enter(journal, SetCoins(_seat(seat) or "", number, laundered))
        raise typer.Exit(_tell(say, step))

    return app


def _seat(name: str) -> str | None:
    if not name:
        return None
    if name not in SEATS:
        raise ProblemsError([problem("unknown-value", "--seat", value=name, choices=SEATS)])
    return name


def _enter_asking(say: Language, journal: Journal, command: Play, force: bool) -> Step:
    """Enter a play; what must still be chosen is asked for on a terminal, and told elsewhere."""
    while True:
        try:
            return enter(journal, command, force=force)
        except Choice as choice:
            chosen = _ask(say, choice)
            command = command._replace(on=chosen) if choice.what == "on" else command._replace(target=chosen)


def _ask(say: Language, choice: Choice) -> int:
    if not sys.stdin.isatty():
        raise ProblemsError([choice.problem])
    question = say("Which thief gets it?") if choice.what == "on" else say("Which thief is meant?")
    for number, id in zip(choice.stacks, choice.thieves, strict=True):
        print(f"{number + 1}  {say.card(GAME, id)}")
    return choice.stacks[among(choice.thieves, [stack + 1 for stack in choice.stacks], input(f"{question} "))]


def _tell(say: Language, step: Step) -> int:
    """What happened, then coins and capers there, then who is next."""
    from ..render.safe import safe

    lines = [say_event(say, step.before, step.event)]
    parts = [] if step.after.loose else [say_coins(say, step.after)]
    if isinstance(step.event, Played):
        parts.append(_capers(say, step.after, step.event.location))
    lines += [" ".join(parts)] if parts else []
    lines.append(say_next(say, step.after))
    print("\n".join(safe(line) for line in lines))
    _doubt(say, step)
    return Exit.DONE


def _doubt(say: Language, step: Step) -> None:
    """An income that nobody knows is not passed over in silence."""
    from ..ownbox import still_doubtful

    event = step.event
    if isinstance(event, Played) and not step.after.loose and still_doubtful(event.card):
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


def _capers(say: Language, state: State, index: int) -> str:
    location = tally_of(state).locations[index]
    white, green = (f"{player(say, state, seat)} {location.counts[seat]}" for seat in SEATS)
    return say(
        "Capers, {location}: {white}, {green}.", location=say.card(GAME, location.card), white=white, green=green
    )


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "play": build_play,
    "discard": build_discard,
    "skip": build_skip,
    "coins": build_coins,
}
