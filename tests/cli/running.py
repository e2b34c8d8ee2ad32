"""Runs the program as a person would: in this process for speed, or as a process of its own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from capertool.cli import run


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Runner:
    def __init__(self, capfd: pytest.CaptureFixture[str]) -> None:
        self.capfd = capfd

    def __call__(self, *arguments: str) -> Ran:
        self.capfd.readouterr()
        code = run(arguments)
        out, err = self.capfd.readouterr()
        return Ran(int(code), out, err)


def process(*arguments: str, stdin: bytes = b"", cwd: Path | None = None, **options: Any) -> Ran:
    done = subprocess.run(
        [sys.executable, "-m", "capertool", *arguments], input=stdin, capture_output=True, cwd=cwd, **options
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
