"""A person's own template: every key checked, clear errors that name the place, and never a broken page."""

from pathlib import Path
from typing import Any

import pytest

from capertool.languages import language
from capertool.languages.problems import say_problem
from capertool.problems import Problem, ProblemsError
from capertool.render.pdf.contrast import contrast
from capertool.render.pdf.ranges import RANGES, range_of
from capertool.render.pdf.template import flat
from capertool.templates import KINDS, NAMES, read_template, shipped, template_text
from tests.conftest import ROOT
from tests.render.pdf.drawn import CODES, assert_all_in_place, deck, example, pad, sheet

BROKEN = [
    ("pad", '[palette]\nink = "red"', "bad-colour", "palette.ink"),
    ("pad", '[palette]\nink = "#12345"', "bad-colour", "palette.ink"),
    ("pad", "[palette]\nink = 3", "wrong-type", "palette.ink"),
    ("pad", "palette = 3", "wrong-type", "palette"),
    ("pad", "[palete]\nink = 3", "unknown-key", "palete"),
    ("pad", "[colours.green]\nfil = '#ffffff'", "unknown-key", "colours.green.fil"),
    ("pad", "[slips.1]\nlandscape = 1", "wrong-type", "slips.1.landscape"),
    ("pad", "[slips.1]\ncolumns = 1.5", "wrong-type", "slips.1.columns"),
    ("pad", "[slips.1]\ncolumns = true", "wrong-type", "slips.1.columns"),
    ("pad", "[slips.1]\ncolumns = 0", "number-out-of-range", "slips.1.columns"),
    ("pad", "[slips.2]\ncolumns = 3", "slips-to-a-page", "slips.2.columns"),
    ("pad", "[slips.4]\nrows = 1", "slips-to-a-page", "slips.4.rows"),
    ("pad", "[slips.3]\ncolumns = 3", "unknown-key", "slips.3"),
    ("pad", '[rows.caper]\nduel = ["names", "locaton"]', "unknown-value", "rows.caper.duel[1]"),
    ("pad", '[rows.caper]\nduel = ["names", "golem"]', "unknown-value", "rows.caper.duel[1]"),
    ("pad", '[rows.caper]\nduel = ["names", "snitch"]', "unknown-value", "rows.caper.duel[1]"),
    ("pad", '[rows.caper]\nduel = ["names", "total", "names"]', "listed-too-often", "rows.caper.duel[2]"),
    ("pad", f"[rows.caper]\nduel = {['location'] * 4}", "listed-too-often", "rows.caper.duel[3]"),
    ("pad", "[rows.caper]\nduel = []", "nothing-listed", "rows.caper.duel"),
    ("pad", "[rows.caper]\nduel = [3]", "wrong-type", "rows.caper.duel[0]"),
    ("pad", '[rows.caper]\nduel = "names"', "wrong-type", "rows.caper.duel"),
    ("pad", "[slips.1]\npadding = 200", "number-out-of-range", "slips.1.padding"),
    ("pad", f"[slips.1]\npadding = 0x{'f' * 5000}", "number-out-of-range", "slips.1.padding"),
    ("pad", "[slips.1]\ntext = 60", "number-out-of-range", "slips.1.text"),
    ("pad", "[slips.1]\ntext = 1", "number-out-of-range", "slips.1.text"),
    ("pad", "[slips.1]\ntext = 5.2", "number-out-of-range", "slips.1.text"),  # below the smallest size of 5.4
    ("pad", "[sizes]\nsmallest = 1", "number-out-of-range", "sizes.smallest"),
    ("pad", "[slips.4]\npadding = 30", "does-not-fit", "slips.4.padding"),
    ("sheet", "[sizes]\nsmallest = 6.4", "number-out-of-range", "sizes.smallest"),  # above the 6.2 of the reasons
    ("sheet", "[page]\nmargin = inf", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = nan", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = -1", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = 90", "number-out-of-range", "page.margin"),
    ("sheet", "[page]\nmargin = true", "wrong-type", "page.margin"),
    ("sheet", "[page]\nmargin = '13'", "wrong-type", "page.margin"),
    ("sheet", "[page.margin]\nleft = 3", "wrong-type", "page.margin"),
    ("sheet", '[fonts]\nregular = "/nowhere/font.ttf"', "font-unusable", "fonts.regular"),
    ("sheet", '[fonts]\nregular = "SourceSansPro-Heavier"', "font-unusable", "fonts.regular"),
    ("sheet", '[fonts]\nregular = "/"', "font-unusable", "fonts.regular"),
    ("sheet", f'[fonts]\nquiet = "{ROOT}/README.md"', "font-unusable", "fonts.quiet"),
    ("reference", "[card]\nwidth = 500", "number-out-of-range", "card.width"),
    ("reference", "[card]\nwidth = 80", "does-not-fit", "card.width"),
    ("reference", "[card]\nheight = 60\nwidth = 40", "does-not-fit", "card.width"),
    ("reference", "[card]\npadding = 30", "number-out-of-range", "card.padding"),
    ("reference", "[fold]\ncolumns = 3", "number-out-of-range", "fold.columns"),
    ("reference", '[extras]\ncaper = ["legends"]', "unknown-value", "extras.caper[0]"),
    ("reference", '[extras]\ncaper = ["legend", "legend"]', "listed-too-often", "extras.caper[1]"),
    ("reference", "extra = 1", "unknown-key", "extra"),
    ("reference", "[overview]\ncolumns = 20", "number-out-of-range", "overview.columns"),
]
NO_TEMPLATE = {
    "empty": (b" \n", "file-empty"),
    "no text": (b"\xff\xfe\x00", "file-binary"),
    "too large": (b"#" * 1_000_001, "file-too-large"),
    "no toml": (b"[card\nwidth = 3", "not-toml"),
    "no json": (b"{]", "not-json"),
    "a key twice": (b"[card]\nwidth = 60\nwidth = 61", "duplicate-key"),
}


def make(kind: str, template: str, **more: Any) -> Any:
    if kind == "pad":
        return pad("en", template=template, **more)
    if kind == "sheet":
        return sheet("en", example("paris"), template=template)
    return deck("en", template=template, **more)


def refused(kind: str, text: str | bytes, folder: Path, **more: Any) -> tuple[Problem, ...]:
    file = folder / "own.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(ProblemsError) as raised:
        make(kind, str(file), **more)
    return raised.value.problems


def sentences(found: Problem) -> list[str]:
    return [" ".join(say_problem(language(code), "caper", found)) for code in CODES]


@pytest.mark.parametrize(("kind", "text", "code", "place"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_template_is_refused_with_its_place(
    kind: str, text: str, code: str, place: str, tmp_path: Path
) -> None:
    more: dict[str, Any] = {"slips": 4} if "[slips.4]" in text else {}
    found = refused(kind, text, tmp_path, **more)[0]
    assert (found.code, found.place) == (code, place)
    if code in ("number-out-of-range", "wrong-type") and place in dict(flat(shipped(kind))):
        limits = range_of(place) if isinstance(dict(flat(shipped(kind)))[place], float) else None
        for sentence in sentences(found) if limits else ():
            assert f"{limits.highest:g}" in sentence or place == "sizes.smallest"  # type: ignore[union-attr]


@pytest.mark.parametrize(("data", "code"), NO_TEMPLATE.values(), ids=NO_TEMPLATE)
def test_a_file_that_is_no_template_is_never_taken_for_a_table(data: bytes, code: str, tmp_path: Path) -> None:
    (found,) = refused("reference", data, tmp_path)
    assert found.code == code
    english = sentences(found)[0]
    assert "--blank" not in english
    assert "table" not in english
    if code.startswith("file-") or code == "not-toml":
        assert all(sentence.endswith("capertool templates reference") for sentence in sentences(found))


def test_what_does_not_fit_is_told_with_all_that_was_changed(tmp_path: Path) -> None:
    (found,) = refused("reference", "[card]\nwidth = 90\nicon = 7.0\n[palette]\nink = '#000000'", tmp_path)
    assert found.place == "card.width"
    assert "card.width = 90 (shipped: 63.0); card.icon = 7.0 (shipped: 6.0)." in sentences(found)[0]


def test_all_problems_of_a_template_are_told_at_once(tmp_path: Path) -> None:
    found = refused("pad", '[palette]\nink = "x"\nqiet = "#000000"\n[sizes]\ntext = "big"', tmp_path)
    assert [problem.place for problem in found] == ["palette.ink", "palette.qiet", "sizes.text"]


# --- colours


@pytest.mark.parametrize(
    ("text", "place", "text_on_ground", "ratio"),
    [
        ('ink = "#777777"', "palette.ink", "palette.ink #777777 on palette.paper #ffffff", "4.47"),
        ('quiet = "#ffffff"', "palette.quiet", "palette.quiet #ffffff on palette.paper #ffffff", "1"),
        ('accent = "#ff0000"', "palette.accent", "palette.accent #ff0000 on palette.paper #ffffff", "3.99"),
        ('shade = "#808080"', "palette.shade", "palette.ink #1d2433 on palette.shade #808080", "3.9"),
        ('hairline = "#fefefe"', "palette.hairline", "palette.hairline #fefefe on palette.paper #ffffff", "1"),
        (
            'paper = "#000000"\nshade = "#000000"\nink = "#ffffff"\nquiet = "#ffffff"\naccent = "#ffffff"',
            "palette.ink",
            "palette.ink #ffffff on white paper",  # for the page itself is never painted
            "1",
        ),
    ],
)
def test_colours_that_cannot_be_read_are_refused(
    text: str, place: str, text_on_ground: str, ratio: str, tmp_path: Path
) -> None:
    found = refused("pad", f"[palette]\n{text}", tmp_path)[0]
    assert (found.code, found.place) == ("poor-contrast", place)
    assert sentences(found)[0].startswith(f"{text_on_ground} has a contrast of {ratio}")
    assert "at least" in sentences(found)[0]


def test_a_sign_must_be_seen_on_its_tile(tmp_path: Path) -> None:
    found = refused("pad", '[colours.yellow]\nsign = "#ffffff"', tmp_path)[0]
    assert (found.code, found.place) == ("poor-contrast", "colours.yellow.sign")
    found = refused("pad", '[colours.yellow]\nfill = "#000000"', tmp_path)[0]
    assert (found.code, found.place) == ("poor-contrast", "colours.yellow.fill")


def test_colours_that_can_be_read_are_taken(tmp_path: Path) -> None:
    assert contrast("#003366", "#fff8e7") > 4.5
    file = tmp_path / "own.toml"
    file.write_text('[palette]\nink = "#003366"\npaper = "#fff8e7"', encoding="utf-8")
    assert pad("en", template=str(file))[0].data != pad("en")[0].data


# --- what a template does


@pytest.mark.parametrize("name", NAMES)
def test_a_template_copied_out_prints_the_same(name: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(template_text(name), encoding="utf-8")
    for kind in KINDS if name == "style" else (name,):
        assert make(kind, str(file))[0].data == make(kind, "")[0].data


@pytest.mark.parametrize("slips", [1, 2, 4])
@pytest.mark.parametrize("game", shipped("pad")["rows"])
def test_every_pad_by_a_copied_template_is_the_same(game: str, slips: int, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(template_text("style") + template_text("pad"), encoding="utf-8")
    for variant in shipped("pad")["rows"][game]:
        asked: Any = {"game": game, "variant": variant, "slips": slips, "paper": "letter"}
        assert pad("de", "fr", template=str(file), **asked)[0].data == pad("de", "fr", **asked)[0].data


@pytest.mark.parametrize("game", shipped("reference")["extras"])
def test_every_deck_by_a_copied_template_is_the_same(game: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(template_text("style") + template_text("reference"), encoding="utf-8")
    asked: Any
    for asked in ({"backs": "fold"}, {"overview": True}, {}):
        one = deck("it", city="all", game=game, template=str(file), **asked)[0]
        assert one.data == deck("it", city="all", game=game, **asked)[0].data


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


def test_two_fonts_of_one_file_name_are_two_fonts(tmp_path: Path) -> None:
    from capertool.render.pdf.fonts import faces, font_file

    paths = []
    for folder, cut in (("a", "SourceSansPro-Regular"), ("b", "SourceSansPro-Black"), ("c", "SourceSansPro-It")):
        (tmp_path / folder).mkdir()
        paths.append(tmp_path / folder / "font.ttf")
        paths[-1].write_bytes(Path(font_file(cut)).read_bytes())
    loaded = faces(dict(zip(("regular", "strong", "quiet"), map(str, paths), strict=True)))
    assert len({face.name for face in loaded}) == 3


# --- ranges


@pytest.mark.parametrize("kind", KINDS)
def test_every_number_of_a_template_has_a_range_and_lies_in_it(kind: str) -> None:
    for place, value in flat(shipped(kind)):
        if isinstance(value, int | float) and not isinstance(value, bool):
            assert range_of(place).holds(value), place


def test_there_is_no_range_for_nothing() -> None:
    places = {".".join("N" if part.isdigit() else part for part in place.split(".")) for place in _numbers()}
    assert set(RANGES) == places


def _numbers() -> list[str]:
    values = [pair for kind in KINDS for pair in flat(shipped(kind))]
    return [place for place, value in values if isinstance(value, int | float) and not isinstance(value, bool)]


def test_there_is_no_other_template() -> None:
    with pytest.raises(ProblemsError) as raised:
        template_text("../blank/caper")
    assert raised.value.problems[0].code == "unknown-template"
