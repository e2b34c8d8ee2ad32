"""`capertool box`: what is printed in the owner's own box is asked, kept and used."""

import os
from pathlib import Path

import pytest

from capertool.ownbox import set_figure
from capertool.problems import ProblemsError
from tests.cli.running import Runner


def test_doubtful_incomes_come_first_with_who_says_so(capertool: Runner) -> None:
    lines = capertool("box").out.splitlines()
    assert sum("nobody: check your card" in line for line in lines) == 11
    assert "nobody" in lines[1]
    assert sum("GateOnGames rulebook" in line for line in lines) == 13


def test_what_the_box_prints_is_kept_shown_and_forgotten(capertool: Runner) -> None:
    assert capertool("box", "l'artista", "2").out == "The Artist: income 2, as your box prints it.\n"
    assert "your box" in capertool("box").out
    panel = capertool("card", "artist").out
    assert "Income  2 coins  " in panel
    assert "doubtful" not in panel
    assert capertool("box", "artist", "--unset").code == 0
    assert "doubtful" in capertool("card", "artist").out


def test_a_game_keeps_the_box_it_started_with(capertool: Runner) -> None:
    capertool("box", "artist", "2")
    capertool("new", "caper", "--city", "paris", "--location", "bank")
    capertool("box", "artist", "1")
    out = capertool("play", "artist", "bank").out
    assert "Coins: White 2 (+2), Green 0, supply 8." in out
    assert "doubtful" not in out


def test_an_income_that_nobody_knows_is_not_passed_over(capertool: Runner) -> None:
    capertool("new", "caper", "--city", "paris", "--location", "bank")
    out = capertool("play", "artist", "bank").out
    assert "The income of The Artist is doubtful; 0 was taken." in out
    assert "doubtful" not in capertool("play", "banker", "bank").out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["briefcase", "1"], 4),
        (["artist", "10"], 4),
        (["artist", "--export", "x"], 2),
        (["artist", "1", "--unset"], 2),
        (["artist", "two"], 4),
        (["artist", "1", "--export", "x"], 2),
        (["artist", "1", "--game", "chess"], 3),
        (["atrist", "1"], 3),
        (["xyzzy", "1"], 3),
    ],
)
def test_what_a_box_cannot_print(capertool: Runner, arguments: list[str], code: int) -> None:
    assert capertool("box", *arguments).code == code
    assert "your box" not in capertool("box").out


@pytest.mark.parametrize("content", [b"[incomes", b"\xff", b"[incomes]\nartist = 99\n", b"incomes = 3"])
def test_a_damaged_box_is_refused_and_left_alone(capertool: Runner, content: bytes) -> None:
    file = Path(os.environ["CAPERTOOL_HOME"]) / "box.toml"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    assert capertool("box").code == 5
    assert capertool("box", "artist", "1").code == 5
    assert file.read_bytes() == content


def test_a_box_that_cannot_be_written(capertool: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CAPERTOOL_HOME", str(tmp_path / "file"))
    assert capertool("box", "artist", "1").code == 5


def test_why_a_figure_is_refused(capertool: Runner) -> None:
    def code(*arguments: str) -> str:
        with pytest.raises(ProblemsError) as caught:
            set_figure("caper", *arguments)
        return caught.value.problems[0].code

    assert code("artist", "12") == "figure-value"
    assert "There is nothing to enter for Briefcase." in capertool("box", "briefcase", "1").err  # "no-such-figure"


def test_a_box_is_exported_and_taken_in_elsewhere(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    capertool("box", "artist", "2")
    capertool("box", "mime", "1")
    file = str(tmp_path / "mine.toml")
    assert capertool("box", "--export", file).code == 0
    assert capertool("box", "--export", "-").out == "[caper]\nartist = 2\nmime = 1\n"
    monkeypatch.setenv("CAPERTOOL_HOME", str(tmp_path / "elsewhere"))
    capertool("box", "artist", "3")
    assert capertool("box", "--import", file).out == "2 figures were taken in.\n"
    assert capertool("box", "--export", "-").out == "[caper]\nartist = 2\nmime = 1\n"
    assert capertool("box", "--import", str(tmp_path / "none.toml")).code == 5
    Path(file).write_text("[caper]\nlouvre = 2\n")
    assert capertool("box", "--import", file).code == 5


def test_a_box_of_an_earlier_version_is_still_read(capertool: Runner) -> None:
    file = Path(os.environ["CAPERTOOL_HOME"]) / "box.toml"
    file.parent.mkdir(parents=True)
    file.write_text("[incomes]\nartist = 2\n")
    capertool("box", "mime", "1")
    assert capertool("box", "--export", "-").out == "[caper]\nartist = 2\nmime = 1\n"


def test_an_unknown_income_is_asked_for_once_and_kept(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer goes into the box and into the running game."""
    capertool("new", "caper", "--city", "paris", "--location", "bank")
    answers = iter(["2"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    out = capertool("play", "artist", "bank").out
    assert "Coins: White 2 (+2), Green 0, supply 8." in out
    assert "doubtful" not in out
    assert "artist = 2" in capertool("box", "--export", "-").out
