"""`capertool card`: a cold look-up, and one of a misspelt name."""

from pathlib import Path

from tests.benchmarks.measuring import cold_ratio, report


def cold(directory: Path) -> None:
    ratio, floor = cold_ratio(["card", "artist", "--lang", "it"], directory)
    report("card artist --lang it, cold / bare Typer and rich", ratio, 1.4, f"floor {floor * 1000:.0f} ms")


def misspelt(directory: Path) -> None:
    ratio, _ = cold_ratio(["card", "grapling", "gnu", "--lang", "it"], directory)
    report("card grapling gnu --lang it, cold / bare Typer and rich", ratio, 1.4)


BENCHMARKS = (cold, misspelt)
