"""`capertool score`: a cold start, and a batch of random legal tables against bare JSON."""

import json
import random
import subprocess
import sys
from pathlib import Path

from tests.benchmarks.measuring import best_of, cold_ratio, environment, report, seconds
from tests.conftest import EXAMPLES
from tests.tables import random_document

TABLES = 5_000


def cold(directory: Path) -> None:
    ratio, floor = cold_ratio(["score", str(EXAMPLES / "paris.toml")], directory)
    report("score EXAMPLE, cold / bare Typer and rich", ratio, 1.4, f"floor {floor * 1000:.0f} ms")


def batch(directory: Path) -> None:
    rng = random.Random(2018)
    questions = directory / "tables.jsonl"
    questions.write_text("".join(json.dumps(random_document(rng, full=True)) + "\n" for _ in range(TABLES)))
    command = [sys.executable, "-m", "capertool", "score", "--batch", str(questions)]
    done = subprocess.run(command, check=True, capture_output=True, env=environment())
    inputs = questions.read_bytes().splitlines()
    outputs = [json.loads(line) for line in done.stdout.splitlines()]

    def bare_json() -> None:
        for line in inputs:
            json.loads(line)
        for output in outputs:
            json.dumps(output)

    floor = best_of(bare_json)
    ratio = min(seconds(command) for _ in range(5)) / floor
    report(f"score --batch of {TABLES} tables, whole process / bare JSON", ratio, 6, f"floor {floor:.2f} s")


def memory(directory: Path) -> None:
    """Peak memory of a batch ten times as long."""
    rng = random.Random(2018)
    lines = [json.dumps(random_document(rng, full=True)) + "\n" for _ in range(1_000)]
    peaks = []
    for times in (1, 10):
        file = directory / f"times{times}.jsonl"
        file.write_text("".join(lines) * times)
        peaks.append(_peak(["score", "--batch", str(file)]))
    report("score --batch, peak memory of 10,000 tables / of 1,000", peaks[1] / peaks[0], 1.1)


def _peak(arguments: list[str]) -> int:
    program = (
        "import resource, sys\n"
        "from capertool.cli import run\n"
        "code = run(sys.argv[1:])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)\n"
        "sys.exit(code)\n"
    )
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment())
    return int(done.stderr)


BENCHMARKS = (cold, batch, memory)
