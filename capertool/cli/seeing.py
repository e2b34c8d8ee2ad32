"""`board`, `log`, `games`, `use`: looking at recorded games."""

from typing import Annotated, Any

import typer

from ..games import load_recording
from ..games.common import Edited
from ..journal.store import Journal, open_journal
from ..languages import Language
from ..languages.events import words_of
from ..problems import ProblemsError, problem
from ..record import load_game
from ..render.safe import safe
from .app import Body, Builder
from .telling import print_lines, show_board, tell_next


def build_board(say: Language) -> Body:
    def board() -> None:
        with open_journal(create=False) as journal:
            recorded = load_game(journal)
        show_board(say, recorded)

    return board


def build_log(say: Language) -> Body:
    def log() -> None:
        with open_journal(create=False) as journal:
            recorded = load_game(journal)
        recording, words = load_recording(recorded.row.game), words_of(recorded.row.game)
        events = [recording.decode(entry) for entry in recorded.history.done]
        state = recording.replay(events[:1])
        width = len(str(len(events)))
        lines = []
        for number, event in enumerate(events, 1):
            then = state if isinstance(event, Edited) else _with_names_of(recorded.state, state)
            told = words.say_event(say, then, event)
            lines.append(f"{number:>{width}}  {told}")
            state = recording.evolve(state, event) if number > 1 else state
        print_lines(*lines)

    return log


def _with_names_of(now: Any, then: Any) -> Any:
    """An earlier state with the people as they are called now."""
    return then._replace(opening=then.opening._replace(players=now.opening.players))


def build_games(say: Language) -> Body:
    def games() -> None:
        from rich.text import Text

        from ..languages.terms import GAME_NAMES
        from ..render.cards import plain_table
        from .output import show

        with open_journal(create=False) as journal:
            current = journal.current()
            found = [(row, _state(journal, row.id)) for row in journal.games()]
        if current is None:
            raise ProblemsError([problem("no-games")])
        headings = ["", say("Number"), say("Begun"), say("Game"), say("Setting"), say("Players"), say("State")]
        rows = []
        for row, state in found:
            mark = "→" if row.id == current.id else ""
            cells = [GAME_NAMES.get(row.game, row.game), "", "", say("damaged: capertool check")]
            if state is not None:
                words = words_of(row.game)
                names = say.join(list(words.player_names(say, state).values()))
                cells[1:] = [words.say_setting(say, state), names, words.say_progress(say, state)]
            rows.append([mark, str(row.id), say.date(row.begun), *(safe(cell) for cell in cells)])
        show(plain_table(headings, rows), Text(say("Take one up with: capertool use NUMBER"), style="dim"))

    return games


def _state(journal: Journal, id: int) -> Any:
    """A game as it stands; None where it is damaged, so that the others can still be listed."""
    try:
        return load_game(journal, id).state
    except ProblemsError:
        return None


def build_use(say: Language) -> Body:
    def use(number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the list."))]) -> None:
        with open_journal(create=False) as journal:
            recorded = load_game(journal, number)
            journal.use(number)
        tell_next(say, recorded.row.game, recorded.state)

    return use


BUILDERS: dict[str, Builder] = {
    "board": build_board,
    "log": build_log,
    "games": build_games,
    "use": build_use,
}
