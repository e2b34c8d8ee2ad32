"""How things are timed here: as ratios, alternating with their floor, the best of many runs."""

import compileall
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.conftest import ROOT

FLOOR = """
import typer
from rich.console import Console
from rich.table import Table

app = typer.Typer()


@app.command()
def show(title: str = "Floor") -> None:
    table = Table(title=title)
    table.add_column("Name")
    table.add_column("Points")
    table.add_row("Anna", "26")
    Console().print(table)


@app.command()
def other() -> None:
    print("other")


app()
"""


def environment() -> dict[str, str]:
    """A user's surroundings: compiled modules, no settings of this machine's Python."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def prepare() -> None:
    """Compile the package, as installing it does."""
    compileall.compile_dir(str(ROOT / "capertool"), quiet=1)


def seconds(command: Sequence[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment())
    return time.perf_counter() - start


def cold_ratio(arguments: Sequence[str], directory: Path, rounds: int = 25) -> tuple[float, float]:
    """Start-up and work of a command against a bare Typer program that prints one rich table."""
    floor_file = directory / "floor.py"
    floor_file.write_text(FLOOR)
    floor = [sys.executable, str(floor_file), "show"]
    program = [sys.executable, "-m", "capertool", *arguments]
    times = [(seconds(floor), seconds(program)) for _ in range(rounds)]
    best_floor = min(floor for floor, _ in times)
    return min(program for _, program in times) / best_floor, best_floor


def best_of(action: Callable[[], object], rounds: int = 5) -> float:
    def once() -> float:
        start = time.perf_counter()
        action()
        return time.perf_counter() - start

    return min(once() for _ in range(rounds))


def report(name: str, ratio: float, limit: float, detail: str = "") -> None:
    print(f"{name}: {ratio:.2f} (limit {limit:g}){' ' + detail if detail else ''}")
