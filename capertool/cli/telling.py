"""What commands of a recorded game say: what happened, the table, what comes next."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..games import load_board, load_recording
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..problems import ProblemsError
from ..record import Recorded, Step, load_game, tally_of
from ..render.safe import safe


def print_lines(*lines: str) -> None:
    """Lines with names in them, made safe; on a terminal broken between words."""
    import sys

    shown = [safe(line) for line in lines]
    if sys.stdout.isatty():
        import shutil
        import textwrap

        width = shutil.get_terminal_size().columns
        shown = [part for line in shown for part in textwrap.wrap(line, width, subsequent_indent="  ") or [""]]
    print("\n".join(shown))


def tell(say: Language, step: Step) -> None:
    """What happened, what changed by it, then who is next."""
    words = words_of(step.game)
    print_lines(
        words.say_event(say, step.before, step.event),
        *words.say_after(say, step.event, step.after),
        words.say_next(say, step.after),
    )


@contextmanager
def refused_in_own_language(state: Any, seat: str | None) -> Iterator[None]:
    """What is refused is told in the language of the player whose entry it is."""
    try:
        yield
    except ProblemsError as error:
        mover = seat or state.to_move or ""
        error.lang = state.opening.players.get(mover, {}).get("lang", "")
        raise


def tell_next(say: Language, game: str, state: Any) -> None:
    print_lines(words_of(game).say_next(say, state))


def show_setup(say: Language, recorded: Recorded) -> None:
    """What was drawn, what to lay out, and who begins."""
    game, state = recorded.row.game, recorded.state
    words = words_of(game)
    begun = words.say_event(say, state, load_recording(game).decode(recorded.history.done[0]))
    steps = [f"- {step}" for step in words.say_setup(say, state)]
    print_lines(begun, say("Set-up:"), *steps, words.say_next(say, state))


def show_board(say: Language, recorded: Recorded, *last: str) -> None:
    """The table as it lies, and who is next; `last` are lines of less weight."""
    from rich.text import Text

    from ..render.board import board_screen
    from .output import console, show

    game, state = recorded.row.game, recorded.state
    words = words_of(game)
    tally = tally_of(game, state)
    described = load_board(game)(load_recording(game).table_of(state), tally)
    names = words.player_names(say, state)
    below = [*words.say_standing(say, state), words.say_next(say, state)]
    width = console().width
    show(
        *board_screen(
            say.knowing(tally.names), game, words.say_setting(say, state), described, names, below, width=width
        ),
        *(Text(safe(line), style="dim") for line in last),
    )


def show_current(say: Language) -> bool:
    """The board of the current game and the likeliest next commands; False where there is no game."""
    with open_journal(create=False) as journal:
        if journal.current() is None:
            return False
        recorded = load_game(journal)
    commands = words_of(recorded.row.game).likely_commands(say, recorded.state)
    show_board(say, recorded, say("You may type: {commands}", commands=" · ".join(commands)))
    return True
