"""A person's own template: every key checked, clear errors that name the place, and never a broken page."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from capertool.problems import ProblemsError
from capertool.templates import KINDS, NAMES, read_template, shipped, template_text
from tests.conftest import ROOT
from tests.render.pdf.drawn import assert_all_in_place, deck, example, pad, sheet

BROKEN = [
    ("pad", '[palette]\nink = "red"', "bad-colour", "palette.ink"),
    ("pad", '[palette]\nink = "#12345"', "bad-colour", "palette.ink"),
    ("pad", "[palette]\nink = 3", "wrong-type", "palette.ink"),
    ("pad", "palette = 3", "wrong-type", "palette"),
    ("pad", "[palete]\nink = 3", "unknown-key", "palete"),
    ("pad", "[colours.green]\nfil = '#ffffff'", "unknown-key", "colours.green.fil"),
    ("pad", "[slips.1]\nlandscape = 1", "wrong-type", "slips.1.landscape"),
    ("pad", "[slips.1]\ncolumns = 1.5", "wrong-type", "slips.1.columns"),
    ("pad", "[slips.1]\ncolumns = 0", "number-out-of-range", "slips.1.columns"),
    ("pad", "[slips.3]\ncolumns = 3", "unknown-key", "slips.3"),
    ("pad", '[rows.caper]\nduel = ["names", "locaton"]', "unknown-value", "rows.caper.duel[1]"),
    ("pad", "[rows.caper]\nduel = [3]", "wrong-type", "rows.caper.duel[0]"),
    ("pad", '[rows.caper]\nduel = "names"', "wrong-type", "rows.caper.duel"),
    ("pad", "[slips.1]\npadding = 200", "does-not-fit", ""),
    ("pad", "[slips.1]\ntext = 60", "does-not-fit", ""),
    ("sheet", "[page]\nmargin = inf", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = nan", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = -1", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = true", "wrong-type", "page.margin"),
    ("sheet", "[page]\nmargin = 120", "does-not-fit", ""),
    ("sheet", '[fonts]\nregular = "/nowhere/font.ttf"', "font-unusable", "fonts.regular"),
    ("sheet", f'[fonts]\nquiet = "{ROOT}/README.md"', "font-unusable", "fonts.quiet"),
    ("reference", "[card]\nwidth = 80", "does-not-fit", "card.columns"),
    ("reference", "[card]\nheight = 20\nwidth = 20", "does-not-fit", ""),
    ("reference", "[card]\npadding = 30", "does-not-fit", ""),
    ("reference", "[fold]\ncolumns = 3", "does-not-fit", "fold.columns"),
    ("reference", '[extras]\ncaper = ["legends"]', "unknown-value", "extras.caper[0]"),
    ("reference", "extra = 1", "unknown-key", "extra"),
    ("reference", "[overview]\ncolumns = 20", "does-not-fit", ""),
]


def make(kind: str, template: str, **more: Any) -> Any:
    if kind == "pad":
        return pad("en", template=template)
    if kind == "sheet":
        return sheet("en", example("paris"), template=template)
    return deck("en", template=template, **more)


@pytest.mark.parametrize(("kind", "text", "code", "place"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_template_is_refused_with_its_place(
    kind: str, text: str, code: str, place: str, tmp_path: Path
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    more = {"backs": "fold"} if "[fold]" in text else {"overview": True} if "[overview]" in text else {}
    with pytest.raises(ProblemsError) as raised:
        make(kind, str(file), **more)
    found = raised.value.problems[0]
    assert found.code == code
    assert found.place == place or (code == "does-not-fit" and not place)


def test_all_problems_of_a_template_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[palette]\nink = "x"\nqiet = "#000000"\n[sizes]\ntext = "big"', encoding="utf-8")
    with pytest.raises(ProblemsError) as raised:
        read_template("pad", str(file))
    assert [problem.place for problem in raised.value.problems] == ["palette.ink", "palette.qiet", "sizes.text"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_template_copied_out_prints_the_same(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(template_text(kind) + template_text("style"), encoding="utf-8")
    assert make(kind, str(file))[0].data == make(kind, "")[0].data


def test_a_template_changes_what_it_says_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[card]\nwidth = 57\ncolumns = 3", encoding="utf-8")
    _, log = deck("en", template=str(file), backs="none")
    assert_all_in_place(log, "a4")
    assert read_template("reference", str(file))["card"]["height"] == 88


def test_rows_of_a_pad_can_be_chosen(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[rows.caper]\nduel = ["names", "total"]', encoding="utf-8")
    _, log = pad("en", template=str(file))
    written = [mark.what for mark in log if mark.kind == "text"]
    assert "Total" in written
    assert "Thieves" not in written


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_template_is_documented(name: str) -> None:
    page = (ROOT / "docs" / "templates.md").read_text(encoding="utf-8")
    for section, keys in tomllib.loads(template_text(name)).items():
        assert f"`{section}" in page
        for key in keys if name != "style" else ():
            assert key in page, f"{section}.{key}"


def test_there_is_no_other_template() -> None:
    with pytest.raises(ProblemsError) as raised:
        template_text("../blank/caper")
    assert raised.value.problems[0].code == "unknown-template"


# --- any numbers at all


def numbers(values: Any, place: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The places of all numbers in a template."""
    found = []
    for key, value in values.items():
        if isinstance(value, dict):
            found += numbers(value, (*place, key))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            found.append((*place, key))
    return found


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_the_numbers_a_page_is_right_or_refused(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(numbers(shipped(kind))))
    value = data.draw(st.sampled_from([1, 2, 5, 9, 13, 20, 40, 80, 150, 500]))
    file = tmp_path / "own.toml"
    file.write_text(f"[{'.'.join(place[:-1])}]\n{place[-1]} = {value}\n", encoding="utf-8")
    with suppress_only("does-not-fit", "number-out-of-range"):
        log = make(kind, str(file))[1]
        assert_all_in_place(log, "a4")


@contextmanager
def suppress_only(*codes: str) -> Iterator[None]:
    """A refusal with one of these codes is as good as a page."""
    try:
        yield
    except ProblemsError as error:
        if not {problem.code for problem in error.problems} <= set(codes):
            raise
