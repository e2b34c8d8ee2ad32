"""Every failure is a sentence with its exit code, never a traceback, and JSON where JSON was asked for."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from capertool.languages import language
from capertool.languages.problems import say_problem
from capertool.problems import CODES, NOTE_CODES, problem
from tests.cli.running import Runner, process
from tests.conftest import ROOT
from tests.tables import at, table

BATCH_LINE = json.dumps(table(at("bank", "mime"))) + "\n"
FILES: list[tuple[str, bytes, str]] = [
    ("file-empty", b"", "is empty"),
    ("file-empty", b"  \n\t\n", "is empty"),
    ("file-binary", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "is not a text file in UTF-8"),
    ("file-binary", 'game = "caper"'.encode("utf-16"), "is not a text file in UTF-8"),
    ("file-binary", b'game = "caper"\0', "is not a text file in UTF-8"),
    ("file-too-large", b"# " + b"x" * 1_000_001, "too large for a table"),
    ("not-toml", b"game = caper", "is not valid TOML"),
    ("not-toml", b"game = " + b"[" * 50_000, "is not valid TOML"),
    ("not-toml", b"coins = " + b"9" * 5_000, "is not valid TOML"),
    ("not-json", b'{"game": "caper"', "is not valid JSON"),
    ("not-json", b'{"game": ' + b"[" * 200_000, "is not valid JSON"),
    ("not-json", b'{"version": ' + b"9" * 5_000 + b"}", "is not valid JSON"),
    ("duplicate-key", b'{"game": "caper", "game": "caper"}', "stands twice"),
]


@pytest.mark.parametrize(("code", "content", "sentence"), FILES, ids=[f"{row[0]}-{n}" for n, row in enumerate(FILES)])
def test_a_file_that_is_no_table(capertool: Runner, tmp_path: Path, code: str, content: bytes, sentence: str) -> None:
    file = tmp_path / "table"
    file.write_bytes(content)
    ran = capertool("score", str(file))
    assert (ran.code, ran.out) == (5, "")
    assert sentence in ran.err
    assert "Traceback" not in ran.err
    error = capertool("score", str(file), "--json").json["error"]
    assert error["code"] == error["problems"][0]["code"] == code
    assert error["message"]


def test_a_file_with_a_byte_order_mark_is_read(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(b"\xef\xbb\xbf" + json.dumps(table()).encode())
    assert capertool("score", str(file)).code == 0


def test_a_missing_file_a_directory_and_a_forbidden_one(capertool: Runner, tmp_path: Path) -> None:
    missing = capertool("score", str(tmp_path / "none.toml"))
    assert (missing.code, missing.err) == (
        5,
        f"There is no file {tmp_path}/none.toml.\n  Check the path, or give - to read standard input.\n",
    )
    assert capertool("score", str(tmp_path), "--json").json["error"]["code"] == "file-unreadable"
    assert capertool("score", "a\0b").code == 5


@pytest.mark.skipif(os.geteuid() != 0, reason="a plain reader is enough elsewhere")
def test_an_endless_device_is_refused(capertool: Runner) -> None:
    assert capertool("score", "/dev/zero").code == 5


def test_all_problems_of_a_table_on_the_screen(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps({**table(at("louvre", "mimee: helping-hnd", green=["don"])), "plaice": "x"}))
    ran = capertool("score", str(file))
    assert ran.code == 3
    assert (
        ran.err
        == """\
There are 4 problems:
plaice: There is no key "plaice" here.
  Did you mean place?
locations[0].white[0]: There is no card "mimee".
  Did you mean The Mime?
locations[0].white[0]: There is no card "helping-hnd".
  Did you mean Helping Hand?
locations[0].green[0]: The Don belongs to Rome, but the table is in Paris.
  Take another card, or set another city.
"""
    )


def test_all_problems_of_a_table_as_json(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(at("louvre", "mimee", green=["don"]))))
    ran = capertool("score", str(file), "--json")
    error = ran.json["error"]
    assert (ran.code, ran.err) == (3, "")
    assert error["code"] == "several-problems"
    assert error["message"] == "There are 2 problems:"
    assert error["problems"][0] == {
        "code": "unknown-card",
        "place": "locations[0].white[0]",
        "message": 'There is no card "mimee".',
        "hint": "Did you mean The Mime?",
    }


def test_a_problem_quotes_what_it_was_given_but_never_lets_it_steer(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(at("louvre", "\x1b[2J\x9b" + "x" * 500))))
    err = capertool("score", str(file)).err
    assert "\x1b" not in err
    assert "\x9b" not in err
    assert "…" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["score", "x", "--blank", "caper"], "do not go together"),
        (["scor"], "There is no command scor.\n  Did you mean score?"),
        (["score", "--jsn"], "There is no option --jsn.\n  Did you mean --json?"),
        (["score", "a", "b"], "There are more arguments than this command takes."),
        (["score", "x", "--ruling"], "The option --ruling needs a value."),
        (["score", "x", "--ruling", "don"], "don is not a ruling.\n  Write NAME=VALUE"),
        (["score", "--blank", "caper", "--compare"], "--blank and --compare do not go together."),
        (["score", "x", "--blank", "caper"], "--blank and FILE do not go together."),
        (["score", "x", "--compare", "--explain"], "--compare and --explain do not go together."),
        (["score", "x", "--json=1", "--explain=1"], "The option --json takes no value."),
        (["card"], "NAME... is missing."),
        (["card", "artist", "--lang"], "The option --lang needs a value."),
        (["card", "artist", "--lang="], "The option --lang needs a value."),
        (["cards", "--cost", "two"], "The value of --cost is not possible."),
        (["config", "lang", "--jsno"], "There is no option --jsno.\n  Possible here: --unset, --lang and --help."),
        (["--nope"], "There is no option --nope."),
    ],
)
def test_wrong_usage_exits_2_with_a_sentence(capertool: Runner, arguments: list[str], message: str) -> None:
    ran = capertool(*arguments)
    assert ran.code == 2
    assert message in ran.err
    assert "Traceback" not in ran.err


def test_wrong_usage_as_json(capertool: Runner) -> None:
    ran = capertool("score", "--json", "--batch")
    assert ran.code == 2
    assert ran.json["error"]["code"] == "usage"


def test_a_batch_of_a_missing_file_is_one_line(capertool: Runner, tmp_path: Path) -> None:
    ran = capertool("score", "--batch", str(tmp_path / "none"))
    assert ran.code == 5
    assert ran.out.count("\n") == 1
    assert json.loads(ran.out)["error"]["code"] == "file-not-found"


def test_a_full_disk_and_closed_streams_are_no_defects() -> None:
    full_disk = say_problem(language("en"), "caper", problem("output-failed", error=OSError(errno.ENOSPC, "")))
    assert full_disk.message == "The output cannot be written: there is no space left."
    for command in ("score examples/paris.toml --json", "card artist", "score --batch -", "cards"):
        line = f"{sys.executable} -m capertool {command} > /dev/full"
        full = subprocess.run(["bash", "-c", line], capture_output=True, text=True, cwd=ROOT, input=BATCH_LINE)
        assert full.returncode == 5, (command, full.stderr)
        assert full.stderr.splitlines()[0] == full_disk.message
    closed = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m capertool score - <&-"], capture_output=True, text=True, cwd=ROOT
    )
    assert (closed.returncode, closed.stderr.splitlines()[0]) == (
        5,
        "standard input cannot be read: the system refuses it.",
    )
    nowhere = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m capertool card artist >&-"], capture_output=True, text=True, cwd=ROOT
    )
    assert (nowhere.returncode, nowhere.stderr) == (0, "")


def test_the_exit_code_survives_a_reader_that_goes_away() -> None:
    for command, code in (("score none --json", 5), ("card xyzzy --json", 3), ("card xyzzy 2>&1", 3)):
        line = f"{sys.executable} -m capertool {command} | true; exit ${{PIPESTATUS[0]}}"
        done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, cwd=ROOT)
        assert (done.returncode, done.stderr) == (code, ""), command


@pytest.mark.parametrize(("columns", "widest"), [("0", 80), ("abc", 80), ("20", 40), ("99999", 400), ("120", 120)])
def test_sensible_widths(capertool: Runner, monkeypatch: pytest.MonkeyPatch, columns: str, widest: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = capertool("card", "artist").out
    assert max(map(len, out.splitlines())) == widest


def test_a_repeated_key_of_toml_is_named(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    for text in ('game = "caper"\ncity = "paris"\ncity = "rome"\n', 'city = "paris"\ncity = "rome"'):
        file.write_text(text)
        error = capertool("score", str(file), "--json").json["error"]
        assert (error["code"], error["message"]) == ("duplicate-key", 'The key "city" stands twice in one object.')


def test_batch_errors_name_their_own_line() -> None:
    ran = process("score", "--batch", "-", stdin=b"\n\n{]\n\xff\xfe\n")
    first, second = (json.loads(line)["error"] for line in ran.out.splitlines())
    assert first["message"] == "standard input is not valid JSON: something is wrong in line 3, column 2."
    assert (second["line"], second["code"]) == (4, "file-binary")


def test_a_misspelt_game_key_is_told_with_the_others(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text('{"gam": "caper", "cty": "paris"}')
    problems = capertool("score", str(file), "--json").json["error"]["problems"]
    assert [(p["code"], p["hint"]) for p in problems[1:]] == [
        ("unknown-key", "Did you mean game?"),
        ("unknown-key", "Did you mean city?"),
    ]


def test_a_file_that_may_not_be_read(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", forbidden)
    ran = capertool("score", "table.toml")
    assert (ran.code, ran.err.splitlines()[0]) == (5, "table.toml cannot be read: permission is missing.")


def test_a_line_of_a_batch_that_is_no_object() -> None:
    ran = process("score", "--batch", "-", stdin=b"[1]\n3\n")
    assert [json.loads(line)["error"]["code"] for line in ran.out.splitlines()] == ["not-a-table", "not-a-table"]
    assert ran.code == 5


@pytest.mark.parametrize("entry", ["~artist", "artist~~", "art~ist", "artist: skeleton~key"])
def test_a_mark_in_the_wrong_place_is_no_card(capertool: Runner, tmp_path: Path, entry: str) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(at("louvre", entry))))
    assert capertool("score", str(file), "--json").json["error"]["code"] == "bad-entry"


def test_an_unknown_game_or_ruling_exits_3(capertool: Runner, tmp_path: Path) -> None:
    assert capertool("score", "--blank", "capper").code == 3
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table()))
    ran = capertool("score", str(file), "--ruling", "last-tie=blue")
    assert (ran.code, ran.err) == (
        3,
        '--ruling last-tie: The ruling "last-tie" cannot be "blue".\n  Possible here: white and green.\n',
    )
    assert capertool("score", str(file), "--batch", "--ruling", "dom=1").code == 3


def test_a_defect_is_a_sentence_too(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: str) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("capertool.cli.score.read_document", broken)
    ran = capertool("score", "x")
    assert ran.code == 1
    assert "This is a defect of capertool: ZeroDivisionError in broken" in ran.err
    assert "Traceback" not in ran.err
    assert capertool("score", "x", "--json").json["error"]["code"] == "defect"


def test_an_interrupt_exits_130(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(path: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("capertool.cli.score.read_document", interrupted)
    ran = capertool("score", "x")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_help_and_version(capertool: Runner) -> None:
    assert capertool("--version").out.startswith("capertool ")
    for arguments in ([], ["--help"]):
        ran = capertool(*arguments)
        assert ran.code == 0
        assert "Usage: capertool [OPTIONS] COMMAND" in ran.out
        assert "score" in ran.out
    ran = capertool("score", "--help")
    assert "Usage: capertool score [OPTIONS] [FILE]" in ran.out
    assert "--ruling NAME=VALUE" in ran.out


def test_the_program_runs_in_an_ascii_terminal() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ran = process("score", str(ROOT / "examples" / "london.toml"), env=environment)
    assert ran.code == 0
    assert "\\xc9lodie" in ran.out


def test_every_error_code_is_documented() -> None:
    documented = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")
    for code in [*CODES, *NOTE_CODES, "several-problems", "usage", "defect"]:
        assert f"`{code}`" in documented, code
