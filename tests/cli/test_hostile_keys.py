"""Keys of players are data as names are: nothing in them steers a terminal or breaks a line."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Runner

KEY = "\x1b[31mEVIL\x1b[0m\nWinner: me"
TABLES: dict[str, dict[str, Any]] = {
    "sneaks-and-snitches": {"players": {KEY: {"tokens": {"gold": 2}}, "b": {}, "c": {}, "d": {}}},
    "thiefs-market": {"players": {KEY: {"gold": 2}, "b": {}, "c": {}}},
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("option", ["", "--explain"])
def test_a_key_is_shown_as_harmless_as_a_name(capertool: Runner, tmp_path: Path, game: str, option: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({"game": game, **TABLES[game]}))
    ran = capertool("score", str(file), *filter(None, [option]))
    assert ran.code == 0
    assert "\x1b" not in ran.out
    assert not any(line.startswith("Winner: me") for line in ran.out.splitlines())
    assert "\\x1b[31mEVIL" in ran.out
    assert capertool("sheet", str(file), "-o", str(tmp_path / "sheet.pdf")).code == 0


def test_a_name_breaks_no_line_of_a_hint(capertool: Runner) -> None:
    assert capertool("new", "sneaks-and-snitches", "Anna\nBen wins", "Ben", "Cleo", "Dan").code == 0
    err = capertool("tokens", "zoe", "gold=1").err
    assert "\\x0aBen wins" in err
    assert not any(line.strip().startswith("Ben wins") for line in err.splitlines())
