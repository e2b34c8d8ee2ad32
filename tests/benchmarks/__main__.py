"""Runs every benchmark and prints its ratio beside its limit."""

import tempfile
from pathlib import Path

from tests.benchmarks import bench_card, bench_play, bench_print, bench_score
from tests.benchmarks.measuring import prepare


def main() -> None:
    prepare()
    with tempfile.TemporaryDirectory() as directory:
        for module in (bench_score, bench_card, bench_play, bench_print):
            for benchmark in module.BENCHMARKS:
                benchmark(Path(directory))


main()
