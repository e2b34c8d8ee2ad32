"""`capertool play`: a cold entry on a game of 40 events, replaying, and a home full of games."""

import os
import sys
import tempfile
from pathlib import Path

from capertool.games.caper.decide import SetCoins, decide
from capertool.games.caper.events import encode
from capertool.games.caper.evolve import evolve, replay
from capertool.journal.store import open_journal
from capertool.record import NewGame, enter, open_game
from tests.benchmarks.measuring import best_of, cold_ratio, report, seconds
from tests.games.recorded import opening

EVENTS = 40
NEW = NewGame("paris", ("louvre", "bank", "casino"), {})


def _home(games: int) -> str:
    """A home with so many games of one entry, and a last one of 40."""
    os.environ["CAPERTOOL_HOME"] = tempfile.mkdtemp()
    with open_journal() as journal:
        first = open_game(journal, NEW)
        body = encode(opening())
        journal._db.execute("BEGIN")
        for id in range(first + 1, first + games):
            journal._db.execute("INSERT INTO games (id, game, begun) VALUES (?, 'caper', '')", (id,))
            journal._append(id, 1, body)
        journal._db.execute("COMMIT")
        open_game(journal, NEW)
        for number in range(EVENTS - 1):
            enter(journal, SetCoins("white", number % 9))
    return os.environ["CAPERTOOL_HOME"]


def cold(directory: Path) -> None:
    _home(10)
    ratio, floor = cold_ratio(["coins", "white", "3"], directory)
    report("an entry on a game of 40 events, cold / bare Typer and rich", ratio, 1.6, f"floor {floor * 1000:.0f} ms")


def replaying(directory: Path) -> None:
    events = [opening()]
    state = replay(events)
    for number in range(72):
        event = decide(state, SetCoins("white", number % 9))
        events.append(event)  # type: ignore[arg-type]
        state = evolve(state, event)
    bare = min(seconds([sys.executable, "-c", "pass"]) for _ in range(20))
    report("replaying 72 events / a bare interpreter's start", best_of(lambda: replay(events)) / bare, 0.33)


def many_games(directory: Path) -> None:
    command = [sys.executable, "-m", "capertool", "coins", "white", "3"]
    times = {}
    for games in (10, 10_000):
        _home(games)
        times[games] = min(seconds(command) for _ in range(20))
    report("an entry in a home with 10,000 games / with ten", times[10_000] / times[10], 1.2)


BENCHMARKS = (cold, replaying, many_games)
