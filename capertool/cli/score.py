"""`capertool score`: a finished table in, its score and every reason out."""

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from ..documents import LARGEST_FILE, parse_line, read_document
from ..games import PACKAGES, load_recording, load_rulings
from ..languages import Language
from ..problems import Exit, ProblemsError, problem
from ..score import game_of, tally_document
from .app import Body
from .options import ruling_option
from .rulings import read_rulings
from .usage import UsageError

if TYPE_CHECKING:
    from ..games.recording import RecordedState
    from ..games.tally import Tally


class Options(NamedTuple):
    file: str
    json: bool
    batch: bool
    blank: str
    explain: bool
    compare: bool
    ruling: list[str]
    reveal: bool = False


def build(say: Language) -> Body:
    def score(
        file: Annotated[
            str,
            typer.Argument(metavar=say("FILE"), help=say("The table (- is standard input), or else the current game.")),
        ] = "",
        json: Annotated[bool, typer.Option("--json", help=say("Print the result as JSON."))] = False,
        explain: Annotated[
            bool, typer.Option("--explain", help=say("Show every line, also of cards that gave nothing."))
        ] = False,
        compare: Annotated[
            bool, typer.Option("--compare", help=say("Score under both rulebooks, side by side."))
        ] = False,
        ruling: Annotated[
            list[str] | None,
            ruling_option(say),
        ] = None,
        batch: Annotated[
            bool,
            typer.Option("--batch", help=say("Read one JSON table a line, print one JSON result a line.")),
        ] = False,
        blank: Annotated[str, typer.Option("--blank", metavar=say("GAME"), help=say("Print a table to fill in."))] = "",
        reveal: Annotated[
            bool, typer.Option("--reveal", help=say("Count also what lies hidden while a game runs."))
        ] = False,
    ) -> None:
        options = Options(file, json, batch, blank, explain, compare, ruling or [], reveal)
        raise typer.Exit(_choose(say, options)(say, options))

    return score


def _choose(say: Language, options: Options) -> Callable[[Language, Options], int]:
    """The one thing to do; what does not go together is wrong usage."""
    for first, second in _NOT_TOGETHER:
        if getattr(options, first) and getattr(options, second):
            raise UsageError(
                say("{first} and {second} do not go together.", first=_called(say, first), second=_called(say, second))
            )
    if options.blank:
        return _blank
    if not options.file and options.batch:
        raise UsageError(
            say("Which table? Give a file, or - for standard input."),
            say("Write a table to fill in with: capertool score --blank caper > table.toml"),
        )
    return _batch if options.batch else _compare if options.compare else _score


_NOT_TOGETHER = (
    *(("blank", other) for other in ("file", "json", "explain", "compare", "ruling", "batch")),
    ("batch", "compare"),
    ("compare", "explain"),
)


def _called(say: Language, option: str) -> str:
    return say("FILE") if option == "file" else f"--{option}"


def _blank(say: Language, options: Options) -> int:
    from ..blank import blank_table

    if options.blank not in PACKAGES:
        raise ProblemsError([problem("unknown-game", "--blank", value=options.blank, choices=tuple(PACKAGES))])
    sys.stdout.write(blank_table(say, options.blank))
    return Exit.DONE


def _score(say: Language, options: Options) -> int:
    rulings, state = read_rulings(say, options.ruling), None
    if options.file:
        tally = tally_document(read_document(options.file), rulings=rulings, with_zeros=options.explain)
    else:
        game, state = _current_game()
        tally = _tally_of_game(say, game, state, rulings, options)
    if options.json:
        from ..render.result import result
        from .output import show_json

        show_json({**result(say, tally), **({} if state is None else {"record": _record(state, tally)})})
    else:
        from ..render.terminal import score_screen
        from .output import show

        if state is not None:
            _say_how_sure(say, state, settled=tally.settled)
        final = state is None or (state.over and not state.abandoned and tally.settled)
        show(*score_screen(say, tally, explain=options.explain, final=final))
    return Exit.DONE


def _tally_of_game(
    say: Language, game: str, state: "RecordedState", rulings: Mapping[str, Any], options: Options
) -> "Tally":
    """The score of a recorded game; what lies hidden in a running one is counted where that was asked for."""
    from ..record import tally_of

    recording, hidden = load_recording(game), options.reveal or state.over
    if recording.open_table_of is not None and not hidden and not options.json:
        print(say("What lies hidden is not counted: --reveal counts it."))
    return tally_of(game, state, rulings, with_zeros=options.explain, hidden=hidden)


def _current_game() -> tuple[str, "RecordedState"]:
    """The game that is being recorded, as it lies now."""
    from ..journal.store import open_journal
    from ..record import load_game

    with open_journal(create=False) as journal:
        recorded = load_game(journal)
    return recorded.row.game, recorded.state


def _document(game: str, state: "RecordedState") -> dict[str, Any]:
    from ..exchange import table_document

    return table_document(game, state)


def _record(state: "RecordedState", tally: "Tally") -> dict[str, Any]:
    """What a script should know of a recorded game beside its score."""
    return {
        "over": state.over,
        "settled": tally.settled,
        "cut_short": state.cut_short,
        "abandoned": state.abandoned,
        "house_decisions": state.house,
    }


def _say_how_sure(say: Language, state: "RecordedState", *, settled: bool = True) -> None:
    """Whether the score of a recorded game is final, and by the rules."""
    if state.abandoned:
        print(say("The game was abandoned; this is how it lay."))
    elif state.cut_short:
        print(say("The game was ended early and is scored as it lay."))
    elif state.over and not settled:
        print(say("Provisional: not everything is turned up yet."))
    elif not state.over:
        print(say("Provisional: the game is not over."))
    if state.house:
        print(say("Entries by decision of the house: {n}.", n=state.house))


def _compare(say: Language, options: Options) -> int:
    from ..games.compare import compare
    from ..render.comparison import comparison_screen
    from ..render.result import comparison_result
    from .output import show, show_json

    rulings = read_rulings(say, options.ruling)
    if options.file:
        document = read_document(options.file)
    else:
        current, state = _current_game()
        document = _document(current, state)
        if not options.json:
            _say_how_sure(say, state)
    game = game_of(document)
    books = load_rulings(game).RULEBOOKS
    if len(books) < 2:
        raise ProblemsError([problem("one-rulebook", "--compare", game=game)])
    first, second = (tally_document(document, rulings=rulings, rulebook=book) for book in books)
    comparison = compare(first, second)
    if options.json:
        show_json(comparison_result(say, comparison))
    else:
        show(*comparison_screen(say, comparison))
    return Exit.DONE


# --- many tables, one a line


def _batch(say: Language, options: Options) -> int:
    """Stream results; a bad line gives its error in its place and the run goes on."""
    import gc
    import json

    from ..render.result import error_result, result

    gc.freeze()  # what start-up made stays; a table makes thousands of short-lived objects and no cycles
    gc.set_threshold(50_000)
    rulings = read_rulings(say, options.ruling)
    _check_rulings(rulings)
    code: int = Exit.DONE
    encode = json.JSONEncoder(check_circular=False).encode  # ASCII: nothing in it can steer a terminal
    out = sys.stdout.buffer
    for number, line in _lines(options.file):
        try:
            if isinstance(line, ProblemsError):
                raise line
            document = parse_line(line, number, options.file)
            tally = tally_document(document, rulings=rulings, with_zeros=options.explain)
            answer = result(say, tally)
        except ProblemsError as error:
            answer = error_result(say, error.game, error, line=number)
            code = code or error.exit_code
        out.write(encode(answer).encode("ascii") + b"\n")
        out.flush()
    return code


def _check_rulings(rulings: Mapping[str, Any]) -> None:
    """A wrong --ruling is one mistake of the caller, not one of every line."""
    from ..games.rulings import read_explicit

    if not rulings:
        return
    problems: list[Any] = []
    known = {name: ruling for game in PACKAGES for name, ruling in load_rulings(game).RULINGS.items()}
    read_explicit(known, rulings, "--ruling", problems)
    if problems:
        raise ProblemsError(problems)


def _lines(path: str) -> Iterator[tuple[int, bytes | ProblemsError]]:
    """The lines of a batch with their numbers; empty ones are counted and left out."""
    from ..documents import open_bytes

    with open_bytes(path) as file:
        number = 0
        while line := file.readline(LARGEST_FILE + 1):
            number += 1
            if len(line) > LARGEST_FILE:
                while not line.endswith(b"\n") and (line := file.readline(LARGEST_FILE)):
                    pass
                yield number, ProblemsError([problem("file-too-large", path=path, highest=LARGEST_FILE)])
            elif line.strip():
                yield number, line
