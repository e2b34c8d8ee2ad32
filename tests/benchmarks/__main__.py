"""Runs every benchmark and prints its ratio beside its limit."""

import tempfile
from pathlib import Path

from tests.benchmarks import bench_score
from tests.benchmarks.measuring import prepare


def main() -> None:
    prepare()
    with tempfile.TemporaryDirectory() as directory:
        for benchmark in bench_score.BENCHMARKS:
            benchmark(Path(directory))


main()
