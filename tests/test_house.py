"""The house in order: who may import whom, and what a wheel must bring."""

import ast
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.conftest import ROOT

PACKAGE = ROOT / "capertool"
ALLOWED = {
    "effects": {"effects"},
    "games": {"games", "effects", "problems"},
    "languages": {"languages", "games", "effects", "problems", "resources"},
    "journal": {"journal", "games", "problems", "ownfiles"},
    "render": {"render", "languages", "games", "effects", "problems"},
    "printing": {
        *("printing", "render", "languages", "games", "journal", "problems", "templates"),
        *("cards", "ownbox", "record", "score"),
    },
}
"""What each room may import. The command line may import everything; nothing may import the command line."""


def rooms_imported(file: Path) -> set[str]:
    """The rooms of the house that a module imports from, at whatever depth."""
    parts = file.relative_to(ROOT).with_suffix("").parts
    rooms = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        for name in _names(node, parts):
            if name[0] == "capertool" and len(name) > 1:
                rooms.add(name[1])
    return rooms


def _names(node: ast.AST, parts: tuple[str, ...]) -> list[list[str]]:
    if isinstance(node, ast.Import):
        return [alias.name.split(".") for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = list(parts[: len(parts) - node.level]) if node.level else []
    module = [*base, *(node.module.split(".") if node.module else [])]
    return [module] if len(module) > 1 else [[*module, alias.name] for alias in node.names]


@pytest.mark.parametrize("room", ALLOWED)
def test_a_line_of_code_knows_its_room(room: str) -> None:
    for file in (PACKAGE / room).rglob("*.py"):
        assert rooms_imported(file) <= ALLOWED[room], file


def test_only_the_way_in_imports_the_command_line() -> None:
    for file in PACKAGE.rglob("*.py"):
        if "cli" not in file.relative_to(PACKAGE).parts and file.name != "__main__.py":
            assert "cli" not in rooms_imported(file), file


def test_nobody_imports_click_or_leans_on_a_shared_folder() -> None:
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(import|from) click\b", text, re.MULTILINE), file
        assert "../shared" not in text, file


def test_a_wheel_brings_languages_and_templates(tmp_path: Path) -> None:
    """Built from a copy of this checkout by way of its sdist, unpacked elsewhere, run from an empty directory."""
    ignored = shutil.ignore_patterns(".venv", ".git", "*.mo", "__pycache__", ".*_cache", ".hypothesis", "dist", "demo")
    copy = Path(shutil.copytree(ROOT, tmp_path / "copy", ignore=ignored))
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(copy)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    elsewhere, empty = tmp_path / "site", tmp_path / "empty"
    empty.mkdir()
    zipfile.ZipFile(wheel).extractall(elsewhere)
    program = "import sys; sys.path.insert(0, sys.argv.pop(1)); from capertool.__main__ import main; main()"

    def run(*arguments: str) -> str:
        command = [sys.executable, "-P", "-c", program, str(elsewhere), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=empty).stdout

    paris = str(ROOT / "examples" / "paris.toml")
    assert "Winner: Anna, with 26 points to 25." in run("score", paris)
    assert "Luoghi" in run("score", paris, "--lang", "it")
    assert 'game = "caper"' in run("score", "--blank", "caper")
    assert "Partie" in run("score", "--blank", "caper", "--lang", "de")
    assert "Cambrioleur" in run("card", "artist", "--lang", "fr")
    assert "sheet.pdf: 1 page." in run("sheet", paris, "-o", "sheet.pdf")
    assert "[palette]" in run("templates", "style")
    assert (elsewhere / "capertool" / "py.typed").exists()
