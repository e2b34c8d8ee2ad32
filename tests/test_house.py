"""The house in order: who may import whom, and what a wheel must bring."""

import ast
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT

PACKAGE = ROOT / "capertool"
FORBIDDEN = {
    "games": {"cli", "render", "journal", "languages", "documents", "score", "templates", "resources"},
    "effects": {"cli", "render", "journal", "languages", "games", "documents", "score", "templates"},
    "languages": {"cli", "render", "journal"},
    "render": {"cli", "journal"},
}


def rooms_imported(file: Path) -> set[str]:
    """The rooms of the house that a module imports from, at whatever depth."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    rooms = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = parts[: len(parts) - node.level] if node.level else ()
            target = [*base, *(node.module or "").split(".")]
            names = [target] if node.module else [[*target, alias.name] for alias in node.names]
            rooms |= {name[1] for name in names if name[0] == "capertool" and len(name) > 1 and name[1]}
    return rooms


@pytest.mark.parametrize("room", FORBIDDEN)
def test_a_line_of_code_knows_its_room(room: str) -> None:
    for file in (PACKAGE / room).rglob("*.py"):
        assert not rooms_imported(file) & FORBIDDEN[room], file


def test_nobody_imports_click_or_the_shared_folder() -> None:
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert "import click" not in text
        assert "shared" not in [part.strip("\"'") for part in text.split("/")], file


def test_a_wheel_brings_languages_and_templates(tmp_path: Path) -> None:
    """Built from this checkout, unpacked elsewhere, run from an empty directory."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    elsewhere, empty = tmp_path / "site", tmp_path / "empty"
    empty.mkdir()
    zipfile.ZipFile(wheel).extractall(elsewhere)
    program = "import sys; sys.path.insert(0, sys.argv.pop(1)); from capertool.__main__ import main; main()"

    def run(*arguments: str) -> str:
        command = [sys.executable, "-P", "-c", program, str(elsewhere), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=empty).stdout

    assert "Winner: Anna, with 26 points to 25." in run("score", str(ROOT / "examples" / "paris.toml"))
    assert 'game = "caper"' in run("score", "--blank", "caper")
