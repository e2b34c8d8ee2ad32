"""`export`, `import`, `check`, `backup`: games out and in again, and the file they are kept in."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..documents import read_document, toml_text
from ..exchange import export_document, read_game, table_document, write_new
from ..games.recording import RecordedState
from ..journal.place import journal_file
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.notes import say_note
from ..problems import ProblemsError, problem
from ..record import damages, load_game, tally_of
from ..render.safe import json_text, safe
from .app import Body, Builder
from .telling import tell_next
from .usage import UsageError


def build_export(say: Language) -> Body:
    def export(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("Where to; - is standard output."))],
        table: Annotated[
            bool, typer.Option("--table", help=say("Only the table as it lies, for capertool score."))
        ] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            recorded = load_game(journal)
            entries = [entry.body for entry in journal.entries(recorded.row.id)]
        game, state = recorded.row.game, recorded.state
        if table:
            document = table_document(game, state)
            _tell_what_is_lost(say, game, state)
            text = toml_text(document) if file.endswith(".toml") else json_text(document) + "\n"
        else:
            text = json_text(export_document(game, entries)) + "\n"
        if file == "-":
            print(text, end="")
            return
        write_new(file, text)
        print(say("Written to {path}.", path=safe(file)))

    return export


def _tell_what_is_lost(say: Language, game: str, state: RecordedState) -> None:
    """What lies face down is in no table file; said on standard error, as the table may go to standard output."""
    tally = tally_of(game, state)
    names = words_of(game).player_names(say, state)
    for note in () if tally.settled else tally.notes:
        print(safe(say_note(say, tally, names, note)), file=sys.stderr)


def build_import(say: Language) -> Body:
    def import_game(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("The file; - is standard input."))],
    ) -> None:
        game, entries = read_game(read_document(file))
        with open_journal() as journal:
            journal.add_entries(game, entries)
            state = load_game(journal).state
        tell_next(say, game, state)

    return import_game


def build_check(say: Language) -> Body:
    def check() -> None:
        with open_journal(create=False) as journal:
            if journal.problems():
                raise ProblemsError([problem("journal-damaged", path=str(journal_file()))])
            wrong = damages(journal)
            if wrong:
                raise ProblemsError(wrong)
            number = len(journal.all_games())
        print(say.plural("{n} game is sound.", "{n} games are sound.", number))

    return check


def build_backup(say: Language) -> Body:
    def backup(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("Where to; it must not exist yet."))],
    ) -> None:
        if file == "-":
            raise UsageError(say("A copy of the journal needs a file of its own."))
        target = Path(file)
        if target.exists():
            raise ProblemsError([problem("file-exists", path=file)])
        with open_journal(create=False) as journal:
            journal.copy_to(target)
        print(say("The journal is copied to {path}.", path=safe(file)))

    return backup


BUILDERS: dict[str, Builder] = {
    "export": build_export,
    "import": build_import,
    "check": build_check,
    "backup": build_backup,
}
