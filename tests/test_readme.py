"""The README runs: its commands work and print what it shows."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.cli.running import process
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
SHOWN = [
    (command, output)
    for block in BLOCKS
    for command, output in re.findall(r"\$ (capertool [^\n]*)\n((?:(?!\$ )[^\n]*\n)*)", block)
]
RECORDING = {
    *("new", "play", "discard", "board", "undo", "redo", "log", "fix", "edit", "coins", "end", "abandon"),
    *("games", "use", "delete", "restore", "export", "import", "check", "backup"),
}
OF_THE_CURRENT_GAME = {"capertool score", "capertool sheet"}
IN_TABLES = [
    command
    for command in re.findall(r"`(capertool [^`]*)`", README)
    if "--help" not in command
    and command.split()[1] not in RECORDING
    and command not in (*OF_THE_CURRENT_GAME, "capertool tally")
]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    return tmp_path


def run(command: str, directory: Path) -> tuple[int, str]:
    words = shlex.split(command)
    target = words[words.index(">") + 1] if ">" in words else None
    arguments = words[1 : words.index(">")] if target else words[1:]
    ran = process(*arguments, cwd=directory)
    assert ran.code == 0, ran.err
    if target:
        (directory / target).write_text(ran.out, encoding="utf-8")
    return ran.code, "" if target else ran.out


def test_the_commands_print_what_the_readme_shows(checkout: Path) -> None:
    assert len(SHOWN) >= 5
    for command, output in SHOWN:
        printed = run(command, checkout)[1]
        assert printed.strip() == output.strip() or not output, command


def test_the_recording_commands_of_the_readme_work(checkout: Path) -> None:
    """In the order of the table, on a game with one entry; use takes up a second game."""
    for command in (
        "capertool new caper",
        "capertool new caper --city paris --location louvre",
        "capertool play dame 1",
    ):
        run(command, checkout)
    commands = [command for command in re.findall(r"`(capertool [^`]*)`", README) if command.split()[1] in RECORDING]
    commands += sorted(OF_THE_CURRENT_GAME)
    assert len(commands) >= 9
    for command in commands:
        if command != "capertool discard":  # not in a thief round
            run(command, checkout)
        if command == "capertool abandon":  # what was given up cannot be ended
            run("capertool undo", checkout)


@pytest.mark.parametrize("command", IN_TABLES)
def test_a_command_in_the_tables_works(command: str, checkout: Path) -> None:
    assert run(command, checkout)[0] == 0


def test_the_readme_leads_with_the_two_commands_and_a_picture() -> None:
    assert README.index("$ make demo") < README.index("$ make test") < README.index("![")
    for picture in re.findall(r"!\[[^\]]*\]\(([^)]*)\)", README):
        assert (ROOT / picture).stat().st_size > 1000


def test_the_readme_says_what_this_is_not() -> None:
    assert "unofficial companion" in README
    assert "not affiliated" in README
    assert "you need the games to play" in README


def test_the_pages_in_docs_run() -> None:
    import doctest

    assert doctest.testfile(str(ROOT / "docs" / "notation.md"), module_relative=False).failed == 0
