"""`capertool play`: a cold entry on a game of 40 events, replaying a full game, and a home full of games."""

import os
import random
import sys
import tempfile
from pathlib import Path

from capertool.games.caper.decide import Decline, Discard, Play, decide
from capertool.games.caper.events import CODEC, Event, Played
from capertool.games.caper.evolve import evolve, replay
from capertool.games.caper.state import LATE, OVER, State
from capertool.games.refusing import Choice, Refusal
from capertool.journal.store import open_journal
from tests.benchmarks.measuring import FLOOR, best_of, report, seconds
from tests.games.recorded import opening
from tests.tables import deck

EVENTS = 40
ROUNDS = 20


def full_game(seed: int = 2018) -> list[Event]:
    """A whole game in Paris, from the opening to the end, by random entries that the rules allow."""
    rng = random.Random(seed)
    events: list[Event] = [opening("louvre", "bank", "casino")]
    state = replay(events)
    while state.phase != OVER:
        event = _legal(rng, state)
        events.append(event)
        state = evolve(state, event)
    return events


def _legal(rng: random.Random, state: State) -> Event:
    cards = deck("gear" if state.phase == LATE else state.kind, "paris")
    while True:
        command: Play | Discard | Decline = Play(rng.choice(cards), rng.randrange(3))
        if rng.random() < 0.1:
            command = Discard() if rng.random() < 0.5 else Decline()
        try:
            return decide(state, command)
        except Refusal:
            continue
        except Choice as choice:
            stack = rng.choice(choice.numbers)
            assert isinstance(command, Play)
            command = command._replace(on=stack) if choice.code == "choose-thief" else command._replace(target=stack)
            try:
                return decide(state, command)
            except (Refusal, Choice):
                continue


def _next_play(events: list[Event]) -> tuple[list[Event], list[str]]:
    """About 40 events of the game, up to a card that is played, and the command that plays it."""
    at = next(n for n in range(EVENTS, len(events)) if isinstance(events[n], Played))
    event = events[at]
    assert isinstance(event, Played)
    command = ["play", event.card, str(event.location + 1)]
    command += [] if event.on is None else ["--on", str(event.on + 1)]
    command += [] if event.turned is None else ["--target", str(event.turned.stack + 1)]
    return events[:at], command


def _home(games: int) -> list[str]:
    """A home with so many games, the last one of about 40 events; the play to enter next."""
    os.environ["CAPERTOOL_HOME"] = tempfile.mkdtemp()
    begun, command = _next_play(full_game())
    with open_journal() as journal:
        body = CODEC.encode(begun[0])
        with journal._writing():
            for id in range(1, games):
                journal._db.execute("INSERT INTO games (id, game, begun) VALUES (?, 'caper', '')", (id,))
                journal._append(id, 1, body)
        journal.add_entries("caper", [CODEC.encode(event) for event in begun])
    return [sys.executable, "-m", "capertool", *command]


def _seconds_of_play(command: list[str]) -> float:
    """The play, then it is taken back, untimed."""
    took = seconds(command)
    seconds([sys.executable, "-m", "capertool", "undo"])
    return took


def cold(directory: Path) -> None:
    command = _home(10)
    floor_file = directory / "floor.py"
    floor_file.write_text(FLOOR)
    times = [(seconds([sys.executable, str(floor_file), "show"]), _seconds_of_play(command)) for _ in range(ROUNDS)]
    floor = min(one for one, _ in times)
    ratio = min(play for _, play in times) / floor
    report("play on a game of 40 events, cold / bare Typer and rich", ratio, 1.6, f"floor {floor * 1000:.0f} ms")


def replaying(directory: Path) -> None:
    events = full_game()
    bare = min(seconds([sys.executable, "-c", "pass"]) for _ in range(ROUNDS))
    ratio = best_of(lambda: replay(events)) / bare
    report(f"replaying a full game of {len(events)} events / a bare interpreter's start", ratio, 0.33)


def many_games(directory: Path) -> None:
    times = {}
    for games in (10, 10_000):
        command = _home(games)
        times[games] = min(_seconds_of_play(command) for _ in range(ROUNDS))
    report("play in a home with 10,000 games / with ten", times[10_000] / times[10], 1.2)


BENCHMARKS = (cold, replaying, many_games)
