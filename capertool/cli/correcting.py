"""`undo`, `redo`, `end`, `abandon`, `delete`, `restore`: taking back, ending and putting away."""

from typing import Annotated

import typer

from ..games import load_recording
from ..games.common import Abandon, End
from ..journal.history import FIX
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..problems import ProblemsError, problem
from ..record import enter, load_game, load_row, state_of, take_back
from .app import Body, Builder
from .telling import print_lines, tell


def build_undo(say: Language) -> Body:
    def undo() -> None:
        _take_back(say, again=False)

    return undo


def build_redo(say: Language) -> Body:
    def redo() -> None:
        _take_back(say, again=True)

    return redo


def _take_back(say: Language, *, again: bool) -> None:
    with open_journal(create=False) as journal:
        before = load_game(journal)
        recorded = take_back(journal, again=again)
    game, history = before.row.game, before.history
    version = history.undone[-1] if again else history.versions[-1]
    words = words_of(game)
    if version.action["event"] == FIX:
        said = say("the change of an earlier entry")
    else:
        said = words.say_event(say, state_of(game, version.done[:-1]), load_recording(game).decode(version.action))
    label = say("Entered again: {entry}", entry=said) if again else say("Taken back: {entry}", entry=said)
    print_lines(label, words.say_next(say, recorded.state))


def build_end(say: Language) -> Body:
    def end_game() -> None:
        with open_journal(create=False) as journal:
            step = enter(journal, End())
        tell(say, step)

    return end_game


def build_abandon(say: Language) -> Body:
    def abandon() -> None:
        with open_journal(create=False) as journal:
            step = enter(journal, Abandon())
        tell(say, step)

    return abandon


def build_delete(say: Language) -> Body:
    def delete(
        number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the list."))],
    ) -> None:
        with open_journal(create=False) as journal:
            journal.bin(load_row(journal, number).id)
        print(say("Game {number} is in the bin; capertool restore {number} brings it back.", number=number))

    return delete


def build_restore(say: Language) -> Body:
    def restore(
        number: Annotated[
            int | None, typer.Argument(metavar=say("[NUMBER]"), help=say("Its number; without one, all of them."))
        ] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            binned = [row.id for row in journal.games(binned=True, most=1_000_000)]
            if number is None and not binned:
                raise ProblemsError([problem("bin-empty")])
            wanted = binned if number is None else [number]
            for id in wanted:
                if id not in binned:
                    raise ProblemsError([problem("no-such-game", number=id)])
                journal.bin(id, back=True)
        print(say.plural("{n} game is back.", "{n} games are back.", len(wanted)))

    return restore


BUILDERS: dict[str, Builder] = {
    "undo": build_undo,
    "redo": build_redo,
    "end": build_end,
    "abandon": build_abandon,
    "delete": build_delete,
    "restore": build_restore,
}
