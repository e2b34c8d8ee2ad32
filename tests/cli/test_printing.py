"""`sheet`, `reference` and `templates` as a person runs them: files, refusals, what is said."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from capertool.printing import Printed
from tests.cli.running import Runner, process
from tests.conftest import EXAMPLES, ROOT
from tests.render.pdf.drawn import text_of

PARIS = str(EXAMPLES / "paris.toml")
PDF = b"%PDF-"


@pytest.fixture(autouse=True)
def _in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)


def written(path: str) -> str:
    return text_of(Printed(Path(path).read_bytes(), 1))


def files() -> list[str]:
    return sorted(file.name for file in Path().iterdir())


def test_a_pad_is_written_and_its_path_and_pages_are_said(capertool: Runner) -> None:
    ran = capertool("sheet", "--blank", "caper")
    assert (ran.code, ran.out, ran.err) == (0, "caper-pad.pdf: 1 page.\n", "")
    assert Path("caper-pad.pdf").read_bytes().startswith(PDF)
    many = capertool(
        "sheet", "--blank", "caper", "--variant", "teams", "--pages", "5", "--per-page", "4", "--lang", "de"
    )
    assert many.out == "caper-pad-teams.pdf: 5 Seiten.\n"
    assert files() == ["caper-pad-teams.pdf", "caper-pad.pdf"]


def test_a_filled_sheet_is_named_after_its_file(capertool: Runner) -> None:
    assert capertool("sheet", PARIS).out == "paris.pdf: 1 page.\n"
    assert capertool("sheet", PARIS, "-o", "evening.pdf", "--paper", "letter").out == "evening.pdf: 1 page.\n"


def test_a_reference_deck_is_named_after_its_city(capertool: Runner) -> None:
    ran = capertool("reference", "--city", "rome", "--backs", "none")
    assert ran.out.startswith("caper-cards-rome.pdf: ")
    assert capertool("reference", "--overview").out.startswith("caper-overview-paris.pdf: ")


def test_the_current_game_is_printed_with_its_day_and_its_city(capertool: Runner) -> None:
    assert capertool("sheet").code == 6  # nothing is being recorded
    capertool("new", "caper", "--city", "london", "--white", "Anna")
    ran = capertool("sheet")
    assert (ran.code, ran.out) == (0, "caper-sheet.pdf: 1 page.\n")
    assert capertool("sheet", "1").out == "caper-sheet-1.pdf: 1 page.\n"
    assert capertool("sheet", "2").code == 3
    assert "caper-cards-london.pdf" in capertool("reference").out
    text = written("caper-sheet.pdf")
    assert "Provisional: the game is not over." in text
    assert f"{datetime.now(UTC):%Y}" in text  # the day it was begun
    capertool("coins", "white", "7", "--force")
    capertool("abandon")
    capertool("sheet", "-o", "over.pdf")
    assert "The game was abandoned; this is how it lay." in written("over.pdf")


def test_an_income_of_one_s_own_box_is_printed_without_doubt(capertool: Runner) -> None:
    capertool("reference", "-o", "before.pdf")
    assert "0?" in written("before.pdf")
    for thief in ("artist", "auctioneer", "barber", "chef", "cleaner", "madame", "mime"):
        capertool("box", thief, "4")
    capertool("reference", "-o", "after.pdf")
    assert "0?" not in written("after.pdf")


def test_an_existing_file_is_kept_unless_force_is_given(capertool: Runner) -> None:
    Path("out.pdf").write_text("mine")
    ran = capertool("sheet", PARIS, "-o", "out.pdf")
    assert (ran.code, Path("out.pdf").read_text()) == (5, "mine")
    assert ran.err == "out.pdf exists already.\n  Overwrite it with --force, or choose another name.\n"
    assert capertool("sheet", PARIS, "-o", "out.pdf", "--force").code == 0
    assert Path("out.pdf").read_bytes().startswith(PDF)


def test_a_failure_while_writing_leaves_the_old_file(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("out.pdf").write_text("old")

    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    ran = capertool("sheet", PARIS, "-o", "out.pdf", "--force")
    assert ran.code == 5
    assert "there is no space left" in ran.err
    assert Path("out.pdf").read_text() == "old"
    assert files() == ["out.pdf"]


def test_a_place_that_is_not_there_is_a_sentence(capertool: Runner) -> None:
    ran = capertool("sheet", PARIS, "-o", "nowhere/out.pdf")
    assert ran.code == 5
    assert "nowhere/out.pdf cannot be written" in ran.err
    assert "Traceback" not in ran.err
    assert files() == []


def test_standard_output_gets_the_document_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "capertool", "sheet", PARIS, "-o", "-"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert done.stdout.startswith(PDF)
    assert done.stdout.rstrip().endswith(b"%%EOF")
    assert done.stderr == b""
    again = subprocess.run(command, capture_output=True, check=True)
    assert again.stdout == done.stdout  # another process, the same bytes


def test_a_name_that_cannot_be_printed_is_told(capertool: Runner) -> None:
    table = Path(PARIS).read_text(encoding="utf-8").replace('"Ben"', '"דוד"')
    Path("t.toml").write_text(table, encoding="utf-8")
    ran = capertool("sheet", "t.toml")
    assert ran.code == 0
    assert ran.err == "The name of Green cannot be printed with the fonts at hand; the sheet says Green.\n"
    assert "Green" in written("t.pdf")  # called as on the paper


def test_who_has_no_seat_of_the_box_is_told_by_the_order_of_sitting(capertool: Runner) -> None:
    table = (EXAMPLES / "sneaks.toml").read_text(encoding="utf-8").replace('"Ben"', '"محمد"')
    Path("t.toml").write_text(table, encoding="utf-8")
    ran = capertool("sheet", "t.toml", "--lang", "it")
    assert ran.err.count("Giocatore 2") == 2
    assert "Giocatore 2" in written("t.pdf")


def test_a_name_that_no_page_can_hold_is_told_as_such(capertool: Runner) -> None:
    table = Path(PARIS).read_text(encoding="utf-8").replace('"Ben"', f'"{"0" * 5000}"')
    Path("t.toml").write_text(table, encoding="utf-8")
    assert capertool("sheet", "t.toml").err == "The name of Green is too long for a sheet, which says Green.\n"


def test_a_bad_table_is_told_as_by_score(capertool: Runner) -> None:
    Path("t.toml").write_text('game = "caper"\ncity = "atlantis"\n')
    ran = capertool("sheet", "t.toml")
    assert ran.code in (3, 5)
    assert files() == ["t.toml"]


WRONG = [
    (("sheet", "--blank", "chess"), 3, "There is no game chess."),
    (("sheet", "--blank", "caper", "--variant", "trio"), 3, "trio is not possible here."),
    (("sheet", "--blank", "caper", "--per-page", "3"), 3, "3 is not possible here."),
    (("sheet", "--blank", "caper", "--paper", "a5"), 3, "a5 is not possible here."),
    (("sheet", "--blank", "caper", PARIS), 2, "do not go together"),
    (("sheet", PARIS, "--variant", "duel"), 2, "--variant is for a pad."),
    (("sheet", PARIS, "--per-page", "2"), 2, "--per-page is for a pad."),
    (("sheet", PARIS, "--pages", "2"), 2, "--pages is for a pad."),
    (("sheet", "--blank", "caper", "--pages", "0"), 2, ""),
    (("sheet", "--blank", "caper", "--lang", "it", "--lang", "de", "--lang", "fr"), 2, "Höchstens|At most|Si possono"),
    (("sheet", PARIS, "--paper", "a5"), 3, "a5 is not possible here."),
    (("sheet", "none.toml"), 5, "There is no file none.toml."),
    (("reference", "--city", "base"), 3, "base is not possible here."),
    (("reference", "--paper", "a3"), 3, "a3 is not possible here."),
    (("reference", "--backs", "glued"), 3, "glued is not possible here."),
    (("reference", "--offset", "1"), 2, "1 is no offset."),
    (("reference", "--offset", "1,x"), 2, "1,x is no offset."),
    (("templates", "poster"), 3, "There is no template poster."),
]


@pytest.mark.parametrize(("arguments", "code", "sentence"), WRONG, ids=[" ".join(row[0][:4]) for row in WRONG])
def test_what_cannot_be_printed_is_a_sentence(
    capertool: Runner, arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    ran = capertool(*arguments)
    assert ran.code == code
    assert any(part in ran.err.replace('"', "") for part in sentence.split("|"))
    assert "Traceback" not in ran.err
    assert files() == []


def test_the_templates_are_listed_and_copied_out(capertool: Runner) -> None:
    listed = capertool("templates").out
    assert [line.split()[0] for line in listed.splitlines()] == ["style", "pad", "sheet", "reference"]
    assert "[palette]" in capertool("templates", "style").out
    ran = capertool("templates", "reference", "my.toml")
    assert ran.out == "my.toml is written; print with --template my.toml\n"
    assert capertool("templates", "reference", "my.toml").code == 5  # there is one already
    assert capertool("reference", "--template", "my.toml", "--backs", "none").code == 0


@pytest.mark.parametrize("name", ["style", "pad", "sheet", "reference"])
def test_a_template_goes_to_standard_output_and_no_file_is_called_so(name: str, capertool: Runner) -> None:
    shipped = (ROOT / "templates" / "print" / f"{name}.toml").read_text(encoding="utf-8")
    assert capertool("templates", name, "-").out == shipped
    assert capertool("templates", name).out == shipped
    assert files() == []


def test_a_template_is_copied_over_a_file_only_when_asked(capertool: Runner) -> None:
    Path("my.toml").write_text("mine")
    ran = capertool("templates", "pad", "my.toml")
    assert (ran.code, ran.err.splitlines()[0]) == (5, "my.toml exists already.")
    assert "--force" in ran.err
    assert Path("my.toml").read_text() == "mine"
    assert capertool("templates", "pad", "my.toml", "--force").code == 0
    assert Path("my.toml").read_text(encoding="utf-8").startswith("# The score pad")


def test_a_template_is_not_copied_onto_a_directory(capertool: Runner) -> None:
    Path("folder").mkdir()
    for more in ((), ("--force",)):
        ran = capertool("templates", "pad", "folder", *more)
        assert (ran.code, ran.err.splitlines()[0]) == (5, "folder is not a file that can be written over.")
    assert list(Path("folder").iterdir()) == []


def test_a_broken_template_points_at_the_key(capertool: Runner) -> None:
    Path("my.toml").write_text('[palette]\nink = "blackish"\n')
    ran = capertool("sheet", PARIS, "--template", "my.toml")
    assert (ran.code, ran.err) == (5, 'palette.ink: "blackish" is not a colour.\n  Write it as #1d2433.\n')
    Path("my.toml").write_text("[palete]\n")
    assert "Did you mean palette?" in capertool("sheet", PARIS, "--template", "my.toml").err
    Path("my.toml").write_text("not toml")
    ran = capertool("sheet", PARIS, "--template", "my.toml")
    assert ran.code == 5
    assert ran.err.endswith("capertool templates sheet\n")


def test_an_offset_moves_the_backs(capertool: Runner) -> None:
    assert capertool("reference", "-o", "plain.pdf").code == 0
    assert capertool("reference", "-o", "moved.pdf", "--offset", "0.5,-1").code == 0
    assert Path("plain.pdf").read_bytes() != Path("moved.pdf").read_bytes()


def test_a_progress_bar_appears_only_when_it_takes_long(monkeypatch: pytest.MonkeyPatch, capfd: object) -> None:
    import io

    from capertool.cli import printing
    from capertool.languages import language

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    def shown(patience: float) -> str:
        stream = Terminal()
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setattr(printing, "_PATIENCE", patience)
        monkeypatch.setenv("TERM", "xterm")
        with printing._progress(language("en")) as tick:
            for page in range(1, 4):
                tick(page)
        return stream.getvalue()

    assert shown(60.0) == ""
    assert "Pages" in shown(-1.0)


@pytest.mark.skipif(os.name != "posix", reason="a closed pipe as on a Unix shell")
def test_a_reader_that_leaves_early_is_no_failure() -> None:
    shell = f"{sys.executable} -m capertool reference --city all -o - | head -c 5"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, check=False)
    assert done.stdout == PDF
    assert done.stderr == b""


def test_the_command_line_loads_reportlab_only_to_print() -> None:
    ran = process("card", "artist")
    assert ran.code == 0
    program = (
        "import sys; from capertool.cli import run; run(['score', sys.argv[1]]); "
        "print('reportlab' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program, PARIS], capture_output=True, check=True)
    assert done.stderr.strip() == b"False"


def test_in_a_directory_a_document_has_its_own_name(capertool: Runner, tmp_path: Path) -> None:
    for asked, name in (
        (("sheet", str(EXAMPLES / "paris.toml")), "paris.pdf"),
        (("sheet", "--blank", "caper", "--variant", "teams"), "caper-pad-teams.pdf"),
        (("reference", "--city", "rome", "--backs", "none"), "caper-cards-rome.pdf"),
        (("reference", "--game", "sneaks-and-snitches", "--overview"), "sneaks-and-snitches-overview.pdf"),
    ):
        ran = capertool(*asked, "-o", str(tmp_path))
        assert ran.code == 0
        assert str(tmp_path / name) in ran.out
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")
    assert capertool("reference", "--city", "rome", "-o", str(tmp_path)).code == 5  # it is there already
    assert capertool("reference", "--city", "rome", "-o", f"{tmp_path}/nowhere/").code == 5
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("command", ["sheet", "reference"])
def test_the_help_says_how_to_print_two_languages_and_where_to(capertool: Runner, command: str) -> None:
    shown = " ".join(capertool(command, "--help").out.split())
    assert "given twice, a pad or deck is in both" in shown
    assert "a directory to put it into" in shown
    assert ("1 to 500" in shown) == (command == "sheet")


def test_a_document_is_written_into_files_only_and_through_links(capertool: Runner, tmp_path: Path) -> None:
    """Its code is "not-a-file"."""
    import os

    table = str(EXAMPLES / "paris.toml")
    pipe, link, real = tmp_path / "pipe", tmp_path / "link.pdf", tmp_path / "real.pdf"
    os.mkfifo(pipe)
    assert capertool("sheet", table, "-o", str(pipe), "--force").code == 5
    assert pipe.is_fifo()
    link.symlink_to(real)
    assert capertool("sheet", table, "-o", str(link)).code == 5
    real.write_bytes(b"")
    real.chmod(0o600)
    assert capertool("sheet", table, "-o", str(link), "--force").code == 0
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o600
    assert real.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "options",
    ["--offset 20,0", "--offset 1,0 --backs fold", "--offset 1,0 --overview", "--overview --backs fold"],
)
def test_backs_are_moved_only_where_there_are_backs_and_room(capertool: Runner, tmp_path: Path, options: str) -> None:
    assert capertool("reference", *options.split(), "-o", str(tmp_path / "x.pdf")).code == 2
    assert not (tmp_path / "x.pdf").exists()


def test_overview_pages_explain_their_icons(capertool: Runner, tmp_path: Path) -> None:
    from pypdf import PdfReader

    file = tmp_path / "overview.pdf"
    assert capertool("reference", "--city", "paris", "--overview", "-o", str(file)).code == 0
    text = " ".join(page.extract_text() for page in PdfReader(file).pages)
    assert "protected" in text
    assert "Scoring" in text
