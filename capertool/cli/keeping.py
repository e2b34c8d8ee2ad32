"""`new`, `use`, `games`, `board`, `log`, `undo`, `redo`, `end`, `check`, `backup`: games and their journal."""

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from ..documents import read_document
from ..exchange import export_document, read_export, table_document, write_new
from ..games.caper.box import CITIES, COINS, GEAR_IN_DECK, LOCATIONS_ON_TABLE, THIEVES_IN_DECK, VARIANTS
from ..games.caper.events import decode
from ..games.caper.evolve import evolve, replay
from ..games.caper.rulings import RULEBOOKS, RULINGS
from ..games.caper.state import CLOSING, LATE, OVER, PLAYING, State
from ..games.rulings import read_explicit
from ..journal.store import journal_file, open_journal
from ..languages import Language
from ..languages.events import player, say_event, say_next
from ..languages.problems import say_problem
from ..languages.terms import city_name
from ..preferences import preference
from ..problems import Exit, Problem, ProblemsError, problem
from ..record import NewGame, end, load_game, locations_of, named_location, open_game, state_of, take_back, tally_of
from ..render.safe import json_text, safe
from .app import Command
from .rulings import read_rulings
from .usage import UsageError


def build_new(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Begin to record a game; what is not given is drawn at random."))
    def new(
        game: Annotated[str, typer.Argument(metavar=say("GAME"), help=say("caper."))],
        city: Annotated[str, typer.Option("--city", metavar=say("CITY"), help=say("paris, rome or london."))] = "",
        location: Annotated[
            list[str] | None,
            typer.Option("--location", metavar=say("LOCATION"), help=say("A location; give it three times.")),
        ] = None,
        white: Annotated[str, typer.Option("--white", metavar=say("NAME"), help=say("Who plays white."))] = "",
        green: Annotated[str, typer.Option("--green", metavar=say("NAME"), help=say("Who plays green."))] = "",
        snitch: Annotated[str, typer.Option("--snitch", metavar=say("NAME"), help=say("The Snitch, of three."))] = "",
        lookout: Annotated[
            list[str] | None,
            typer.Option("--lookout", metavar=say("NAME"), help=say("White's and green's Lookout: four players.")),
        ] = None,
        rulebook: Annotated[
            str, typer.Option("--rulebook", metavar=say("RULEBOOK"), help=say("jumbo or gateongames."))
        ] = "",
        ruling: Annotated[
            list[str] | None,
            typer.Option("--ruling", metavar=say("NAME=VALUE"), help=say("Decide a doubtful rule; may be repeated.")),
        ] = None,
        loose: Annotated[bool, typer.Option("--loose", help=say("Without turn order and coins."))] = False,
        again: Annotated[
            bool, typer.Option("--again", help=say("The people of the current game, seats swapped."))
        ] = False,
    ) -> None:
        if game != "caper":
            raise ProblemsError([problem("unknown-game", "", value=game, choices=("caper",))])
        if again:
            white, green, snitch, lookout = _swapped(say, white or green or snitch or lookout)
        elif sys.stdin.isatty() and not any((city, location, white, green, snitch, lookout)):
            city, location, white, green, snitch = _ask(say)
        where = _choice("--city", city, CITIES) or random.choice(CITIES)
        book = _choice("--rulebook", rulebook or preference("rulebook") or RULEBOOKS[0], RULEBOOKS)
        lookouts = lookout or []
        if (snitch and lookouts) or len(lookouts) not in (0, 2):
            raise UsageError(say("A game has two players, a Snitch beside them, or two Lookouts."))
        opening = NewGame(
            where,
            _locations(where, location or []),
            _players(white, green, snitch, lookouts),
            VARIANTS[1] if snitch else VARIANTS[2] if lookouts else VARIANTS[0],
            book,
            _rulings(say, ruling or []),
            loose,
        )
        with open_journal() as journal:
            state = load_game(journal, open_game(journal, opening)).state
        raise typer.Exit(_show_setup(say, state))

    return app


def _ask(say: Language) -> tuple[str, list[str], str, str, str]:
    """What a game needs, asked for one by one; an empty answer leaves it to chance or to the seat's own name."""
    city = input(say("City (paris, rome, london; empty draws one):") + " ").strip().lower()
    white = input(say("Who plays white?") + " ")
    green = input(say("Who plays green?") + " ")
    snitch = input(say("Who is the Snitch? (empty: nobody)") + " ").strip()
    city = _choice("--city", city, CITIES) or random.choice(CITIES)
    locations: list[str] = []
    while len(locations) < LOCATIONS_ON_TABLE:
        name = input(say("Location {number} (empty draws the rest):", number=len(locations) + 1) + " ").strip()
        if not name:
            break
        locations.append(_asked_location(say, city, name) or "")
        locations = [card for card in locations if card]
    return city, locations, white, green, snitch


def _asked_location(say: Language, city: str, name: str) -> str | None:
    """The location that was named; what is wrong with it is said, and it is asked for again."""
    try:
        return named_location(city, name)
    except ProblemsError as error:
        said = say_problem(say, "caper", error.problems[0])
        print(safe(f"{said.message} {said.hint}"))
        return None


def _swapped(say: Language, named: object) -> tuple[str, str, str, list[str]]:
    """Who played the current game, with white and green changed over."""
    if named:
        raise UsageError(say("--again takes the names from the last game."))
    with open_journal(create=False) as journal:
        players = load_game(journal).state.opening.players
    names = {seat: players.get(seat, {}).get("name", "") for seat in ("white", "green", "snitch")}
    lookouts = [players.get(seat, {}).get("lookout", "") for seat in ("green", "white")]
    return names["green"], names["white"], names["snitch"], lookouts if any(lookouts) else []


def _choice(option: str, given: str, choices: Sequence[str]) -> str:
    if given and given not in choices:
        raise ProblemsError([problem("unknown-value", option, value=given, choices=tuple(choices))])
    return given


def _locations(city: str, names: Sequence[str]) -> tuple[str, ...]:
    """Those that were named, and the rest drawn at random."""
    if len(names) > LOCATIONS_ON_TABLE:
        count = len(names)
        raise ProblemsError(
            [problem("wrong-number-of-locations", "--location", count=count, wanted=LOCATIONS_ON_TABLE)]
        )
    chosen = [named_location(city, name) for name in names]
    for card in chosen:
        if chosen.count(card) > 1:
            count = chosen.count(card)
            raise ProblemsError([problem("too-many-copies", "--location", card=card, count=count, highest=1)])
    rest = [card for card in locations_of(city) if card not in chosen]
    return (*chosen, *random.sample(rest, LOCATIONS_ON_TABLE - len(chosen)))


def _players(white: str, green: str, snitch: str, lookouts: Sequence[str]) -> dict[str, dict[str, str]]:
    players = {"white": {"name": white}, "green": {"name": green}}
    for seat, lookout in zip(("white", "green"), lookouts, strict=False):
        players[seat]["lookout"] = lookout
    return {**players, "snitch": {"name": snitch}} if snitch else players


def _rulings(say: Language, texts: Sequence[str]) -> dict[str, object]:
    problems: list[Problem] = []
    explicit = read_explicit(RULINGS, read_rulings(say, texts), "--ruling", problems)
    if problems:
        raise ProblemsError(problems)
    return dict(explicit)


def _show_setup(say: Language, state: State) -> int:
    """What was drawn, what to lay out, and who begins."""
    places = [f"{number}  {say.card('caper', location.card.id)}" for number, location in enumerate(state.locations, 1)]
    print(safe(say_event(say, state, state.opening)))
    print("\n".join(places))
    print(say("Set-up:"))
    print("\n".join(f"- {step}" for step in _checklist(say, state)))
    print(safe(say_next(say, state)))
    return Exit.DONE


def _checklist(say: Language, state: State) -> list[str]:
    """The set-up for this city and number of players, in figures of the box."""
    seats = {
        "duel": say("White and green each take a Mastermind card."),
        "snitch": say("White and green each take a Mastermind card, the third player the Snitch card."),
        "teams": say(
            "White and green each take a Mastermind card; each Lookout sits to the left of the own Mastermind."
        ),
    }
    return [
        say("Put the cards of the other cities back into the box."),
        say(
            "Shuffle {thieves} thieves and {gear} gear, each a face-down deck.",
            thieves=THIEVES_IN_DECK,
            gear=GEAR_IN_DECK,
        ),
        say("Lay out the three locations in this order."),
        say("Put {coins} coins beside them.", coins=COINS),
        seats[state.opening.variant],
    ]


# --- seeing


def build_board(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Show the table of the current game."))
    def board() -> None:
        from ..render.board import board_screen
        from .output import show

        with open_journal(create=False) as journal:
            state = load_game(journal).state
        show(*board_screen(say, state, tally_of(state)))

    return app


def show_current(say: Language) -> bool:
    """The board of the current game and the likeliest next commands."""
    with open_journal(create=False) as journal:
        if journal.current() is None:
            return False
        state = load_game(journal).state
    from rich.text import Text

    from ..render.board import board_screen
    from .output import show

    show(*board_screen(say, state, tally_of(state)), Text(_likely(say, state), style="dim"))
    return True


def _likely(say: Language, state: State) -> str:
    commands = {
        PLAYING: ["capertool play " + say("CARD LOCATION"), "capertool discard", "capertool undo"],
        CLOSING: ["capertool discard " + say("CARD"), "capertool undo"],
        LATE: ["capertool play " + say("CARD LOCATION"), "capertool skip", "capertool undo"],
        OVER: ["capertool score", "capertool score --explain", "capertool new caper"],
    }
    return say("You may type: {commands}", commands=" · ".join(commands[state.phase]))


# --- out and in again


def build_export(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Write the current game to a file: its entries, or its table."))
    def export(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("Where to; - is standard output."))],
        table: Annotated[
            bool, typer.Option("--table", help=say("Only the table as it lies, for capertool score."))
        ] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            recorded = load_game(journal)
            entries = [entry.body for entry in journal.entries(recorded.row.id)]
        text = json_text(table_document(recorded.state) if table else export_document(entries)) + "\n"
        if file == "-":
            print(text, end="")
            return
        write_new(file, text)
        print(say("Written to {path}.", path=safe(file)))

    return app


def build_import(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Take a game in that export wrote; it becomes the current one."))
    def import_game(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("The file; - is standard input."))],
    ) -> None:
        entries = read_export(read_document(file))
        with open_journal() as journal:
            journal.add_entries("caper", entries)
            state = load_game(journal).state
        print(safe(say_next(say, state)))

    return app


def build_log(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("List every entry of the current game."))
    def log() -> None:
        with open_journal(create=False) as journal:
            events = [decode(entry) for entry in load_game(journal).history.done]
        state = replay(events[:1])
        print(f"1  {safe(say_event(say, state, events[0]))}")
        for number, event in enumerate(events[1:], 2):
            print(f"{number}  {safe(say_event(say, state, event))}")
            state = evolve(state, event)

    return app


def build_games(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("List the recorded games, the newest first."))
    def games() -> None:
        from rich.text import Text

        from ..render.cards import plain_table
        from .output import show

        with open_journal(create=False) as journal:
            current = journal.current()
            rows = [(row, load_game(journal, row.id).state) for row in journal.games()]
        if current is None:
            raise ProblemsError([problem("no-games")])
        headings = ["", say("Game"), say("City"), say("Players"), say("State")]
        shown = [
            [
                "→" if row.id == current.id else "",
                str(row.id),
                city_name(say, state.opening.city),
                safe(say.join([player(say, state, seat) for seat in ("white", "green")])),
                say("over") if state.phase == OVER else say("round {round}", round=state.round),
            ]
            for row, state in rows
        ]
        show(plain_table(headings, shown), Text(say("Take one up with: capertool use NUMBER"), style="dim"))

    return app


def build_use(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Take up another recorded game."))
    def use(number: Annotated[int, typer.Argument(metavar=say("NUMBER"), help=say("Its number in the list."))]) -> None:
        with open_journal(create=False) as journal:
            state = load_game(journal, number).state
            journal.use(number)
        print(safe(say_next(say, state)))

    return app


# --- correcting


def build_undo(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Take the last entry back; any number of times."))
    def undo() -> None:
        _take_back(say, again=False)

    return app


def build_redo(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Enter again what was taken back."))
    def redo() -> None:
        _take_back(say, again=True)

    return app


def _take_back(say: Language, *, again: bool) -> None:
    with open_journal(create=False) as journal:
        before = load_game(journal).history
        recorded = take_back(journal, again=again)
    entry = before.undone[-1] if again else before.done[-1]
    earlier = before.done if again else before.done[:-1]
    said = say_event(say, state_of(earlier), decode(entry))
    label = say("Entered again: {entry}", entry=said) if again else say("Taken back: {entry}", entry=said)
    print(safe(label))
    print(safe(say_next(say, recorded.state)))


def build_end(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("End the current game as it lies, to be scored so."))
    def end_game() -> None:
        with open_journal(create=False) as journal:
            step = end(journal)
        print(say_event(say, step.before, step.event))
        print(say_next(say, step.after))

    return app


# --- the file


def build_check(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Verify the journal: the file, every entry, every game."))
    def check() -> None:
        with open_journal(create=False) as journal:
            if journal.problems():
                raise ProblemsError([problem("journal-damaged", path=str(journal_file()))])
            rows = journal.games(most=1_000_000)
            for row in rows:
                load_game(journal, row.id)
        print(say.plural("{n} game is sound.", "{n} games are sound.", len(rows)))

    return app


def build_backup(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Copy the journal to a file."))
    def backup(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("Where to; it must not exist yet."))],
    ) -> None:
        target = Path(file)
        if target.exists():
            raise ProblemsError([problem("file-exists", path=file)])
        with open_journal(create=False) as journal:
            journal.copy_to(target)
        print(say("The journal is copied to {path}.", path=safe(file)))

    return app


BUILDERS: dict[str, Callable[[Language], typer.Typer]] = {
    "new": build_new,
    "board": build_board,
    "log": build_log,
    "games": build_games,
    "use": build_use,
    "undo": build_undo,
    "redo": build_redo,
    "end": build_end,
    "export": build_export,
    "import": build_import,
    "check": build_check,
    "backup": build_backup,
}
