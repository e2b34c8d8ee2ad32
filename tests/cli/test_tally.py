"""`capertool tally`: a finished table asked for line by line; interrupted it is kept, finished it is a game."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from capertool.documents import read_document
from capertool.drafts import draft_file, read_draft
from capertool.entries.tallying import answers_that_stand, progress
from capertool.problems import ProblemsError
from capertool.score import score, tally_document
from tests.cli.running import Ran, Runner, process
from tests.conftest import EXAMPLES, ROOT

KEYS = (EXAMPLES / "paris.keys").read_text(encoding="utf-8")
ANSWERS = KEYS.splitlines()


def tally(text: str, *options: str) -> Ran:
    return process("tally", *options, stdin=text.encode())


def code_after(*answers: str) -> str:
    """What is wrong with the last answer."""
    question = progress("caper", answers).question
    assert question is not None
    return question.problems[0].code if question.problems else ""


def test_the_example_table_is_tallied_to_the_same_score_file_and_history(capertool: Runner, tmp_path: Path) -> None:
    ran = tally(KEYS)
    assert "Winner: Anna, with 26 points to 25." in ran.out
    recorded = capertool("score", "--json").json
    assert recorded.pop("record")["over"]
    assert recorded == capertool("score", str(EXAMPLES / "paris.toml"), "--json").json
    assert "Anna and Ben" in capertool("games").out
    assert capertool("log").out == "1  The table was tallied after the game.\n"
    file = str(tmp_path / "table.toml")
    assert capertool("export", "--table", file).code == 0
    assert score(read_document(file)) == score(read_document(str(EXAMPLES / "paris.toml")))


def test_the_keystrokes_are_as_many_as_the_readme_says() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{len(KEYS)} keystrokes" in readme


def test_capers_and_the_score_so_far_stand_beside_each_line() -> None:
    """One green for The Artist, Simple Disguise, three gear: 3 Capers. The Louvre gives 5, two kinds of loot 3."""
    out = tally("\n".join(ANSWERS[:7])).out
    assert "The Artist: Helping Hand, Plans Cachés ~, Simple Disguise" in out
    assert "Capers here: Anna 3, Ben 0. Points so far: Anna 8, Ben 0." in out


@pytest.mark.parametrize("cut", range(len(ANSWERS)))
def test_an_interrupted_tally_is_taken_up_where_it_was(cut: int, capertool: Runner) -> None:
    """Interrupted after every single answer; the rest gives the same table."""
    begun = "".join(f"{answer}\n" for answer in ANSWERS[:cut])
    rest = "".join(f"{answer}\n" for answer in ANSWERS[cut:])
    with_input = iter((begun, rest))

    def run() -> Ran:
        return _in_process(capertool, next(with_input))

    assert run().code == 130
    assert read_draft() == ANSWERS[:cut]
    assert "Winner: Anna, with 26 points to 25." in run().out
    assert not draft_file().exists()


def _in_process(capertool: Runner, text: str) -> Ran:
    lines: Iterator[str] = iter(text.splitlines())

    def answer(question: str) -> str:
        print(question)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", answer)
        return capertool("tally")


def test_a_killed_tally_has_lost_nothing_that_was_answered() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "capertool", "tally"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write("\n".join(ANSWERS[:8]) + "\n")
        running.stdin.flush()
        while "The Dame" not in running.stdout.readline():
            pass
        running.kill()
    assert read_draft() == ANSWERS[:8]


def test_beginning_anew_sets_the_former_draft_aside(capertool: Runner) -> None:
    tally("rome\nEva\n")
    assert tally("paris\n", "--fresh").code == 130
    assert read_draft() == ["paris"]
    assert "Eva" in (draft_file().parent / "tally-before.json").read_text(encoding="utf-8")


def test_a_dash_takes_the_last_answer_back() -> None:
    ran = tally("\n".join(["-", *ANSWERS[:6], "banker", "-", *ANSWERS[6:]]))
    assert "Taken back: banker" in ran.out
    assert "Winner: Anna, with 26 points to 25." in ran.out


def test_names_in_any_language_and_a_misspelling_that_is_said() -> None:
    italian = tally("\n".join([*ANSWERS[:5], "il louvre", "l'artista: braccio meccanico", "kolonnel"]), "--lang", "it")
    assert "L'Artista: Braccio meccanico" in italian.out
    assert "kolonnel" in italian.out
    assert "Il Colonnello" in italian.out


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("xyzzy", "unknown-card"),
        ("b", "ambiguous-card"),
        ("louvre", "cannot-lie-here"),
        ("don", "cannot-lie-here"),
        ("artist: don", "cannot-lie-here"),
        ("artist: briefcase, briefcase", "cannot-lie-here"),
        ("artist: simple, simple, simple, simple", "too-many-gear"),
        ("artist: simple, simple~, simple", ""),
        ("artist:", ""),
    ],
)
def test_a_line_is_checked_at_once(line: str, code: str) -> None:
    assert code_after(*ANSWERS[:6], line) == code


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        (["madrid"], "unknown-value"),
        ([""], "unknown-value"),
        (["lon"], ""),
        ([*ANSWERS[:-2], "11"], "number-out-of-range"),
        ([*ANSWERS[:-2], "x"], "number-out-of-range"),
        ([*ANSWERS[:-2], "8", "3"], "number-out-of-range"),
        ([*ANSWERS[:-2], "8", ""], ""),
        ([*ANSWERS[:6], "", "", "louvre"], "cannot-lie-here"),
    ],
)
def test_other_answers_are_checked_too(answers: list[str], code: str) -> None:
    if progress("caper", answers).question is not None:
        assert code_after(*answers) == code
    else:
        assert not code


def test_london_asks_for_laundered_coins_and_teams_for_discards() -> None:
    places = [line for place in ("bank", "gala", "big ben") for line in (place, "", "")]
    answers = ["l", "Anna", "Ben", "", "Eva", "Fay", *places, "3", "2", "1", "", "4", "5"]
    document = progress("caper", answers).document
    assert progress("caper", answers).question is None
    players = document["players"]
    assert players["white"] == {"name": "Anna", "lookout": "Eva", "coins": 3, "laundered": 1, "discarded_gear": 4}
    assert tally_document(document).setting["variant"] == "teams"


def test_three_players_name_the_snitch() -> None:
    tally = progress("caper", ["r", "Anna", "Ben", "Eva", "bank"]).tally
    assert tally.document["players"]["snitch"] == {"name": "Eva"}
    standing = tally.standing()
    assert standing is not None
    assert tally_document(standing).setting["variant"] == "snitch"


def test_a_draft_that_is_not_understood_any_more_is_kept_up_to_there() -> None:
    assert answers_that_stand("caper", [*ANSWERS[:6], "a card of yesterday", "dame"]) == ANSWERS[:6]
    assert answers_that_stand("caper", ANSWERS) == ANSWERS


@pytest.mark.parametrize("content", ["{", "[1, 2]", '{"a": 1}', "\ud800"])
def test_a_damaged_draft_holds_nobody_up(content: str) -> None:
    draft_file().parent.mkdir(parents=True)
    draft_file().write_text(content, encoding="utf-8", errors="surrogatepass")
    assert "Winner: Anna" in tally(KEYS).out


def test_rulings_and_rulebook_of_a_tally(capertool: Runner) -> None:
    tally(KEYS, "--rulebook", "gateongames", "--ruling", "auctioneer=all")
    exported = capertool("export", "--table", "-").json
    assert exported["rulebook"] == "gateongames"
    assert exported["rulings"]["auctioneer"] == "all"
    assert tally(KEYS, "--rulebook", "red").code == 3


def test_a_table_file_is_taken_in_as_a_game(capertool: Runner, tmp_path: Path) -> None:
    """Date, place and notes come along, and out again."""
    file = tmp_path / "evening.toml"
    text = (EXAMPLES / "paris.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('game = "caper"', 'game = "caper"\ndate = 2026-11-14\nplace = "at Anna\'s"'))
    assert capertool("import", str(file)).code == 0
    exported = capertool("export", "--table", "-").json
    assert (exported["date"], exported["place"]) == ("2026-11-14", "at Anna's")
    assert score(exported)["players"] == score(read_document(str(file)))["players"]
    file.write_text('game = "caper"\ncity = "madrid"')
    assert capertool("import", str(file)).code == 3


def test_a_written_table_holds_any_name(tmp_path: Path) -> None:
    from capertool.documents import parse_document, toml_text

    names = {"white": {"name": 'Ann "\\ \x07\x7f\n’ 名 🦊'}, "odd key": {"name": ""}}
    document = {"game": "caper", "players": names, "locations": [{"card": "bank", "white": ["mime~"]}], "rulings": {}}
    assert parse_document(toml_text(document).encode(), "x") == document


def test_tab_completes_names_in_every_language() -> None:
    """In a real terminal; the names are German and Italian, the language spoken is English."""
    primary, secondary = pty.openpty()
    environment = {**os.environ, "TERM": "xterm"}
    program = [sys.executable, "-m", "capertool", "tally"]
    with subprocess.Popen(program, stdin=secondary, stdout=secondary, stderr=secondary, env=environment) as running:
        os.close(secondary)
        seen = _typed(
            primary, [b"paris\r", b"Anna\r", b"Ben\r", b"\r", b"\r", b"louv\t\r", "Kü".encode() + b"nst\t: bracc\t\r"]
        )
        running.kill()
    os.close(primary)
    assert "kunstler: braccio-meccanico" in seen
    assert "The Artist: Helping Hand" in seen


def _typed(terminal: int, inputs: list[bytes]) -> str:
    """Type one thing after the other, each when the screen has come to rest."""
    seen = _until_quiet(terminal)
    for typed in inputs:
        os.write(terminal, typed)
        seen += _until_quiet(terminal)
    return seen.decode(errors="replace")


def _until_quiet(terminal: int) -> bytes:
    seen, patience, end = b"", 10.0, time.monotonic() + 30
    while time.monotonic() < end and select.select([terminal], [], [], patience)[0]:
        seen += os.read(terminal, 4096)
        patience = 0.3
    return seen


def test_a_refused_ruling_is_told_before_anything_is_asked() -> None:
    ran = tally(KEYS, "--ruling", "nonsense=1")
    assert (ran.code, ran.out) == (3, "")


def test_progress_never_raises_for_what_was_typed() -> None:
    for typed in ("", ":", "~", ",", "art:,,~", "\x00", "ſ" * 300, "-1", "art: : :"):
        for before in range(len(ANSWERS)):
            try:
                progress("caper", [*ANSWERS[:before], typed])
            except ProblemsError:  # pragma: no cover
                pytest.fail(f"{typed!r} after {before} answers")
