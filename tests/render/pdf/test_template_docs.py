"""docs/templates.md tells every key of every template with its range, and no other."""

import re
from fnmatch import fnmatchcase

import pytest

from capertool.render.pdf.contrast import READABLE, VISIBLE
from capertool.render.pdf.ranges import RANGES, Range
from capertool.render.pdf.template import flat
from capertool.templates import KINDS, NAMES, STYLE, shipped
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "templates.md").read_text(encoding="utf-8")
STYLE_SECTIONS = ("fonts", "palette", "colours", "sizes")


def told(name: str) -> dict[str, str]:
    """The keys of one template's table, with what is possible there."""
    section = PAGE.split(f"## {name}: ", 1)[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", section, re.MULTILINE)
    return dict(rows)


def keys(name: str) -> dict[str, object]:
    values = dict(flat(shipped(KINDS[0] if name == STYLE else name)))
    return {
        place: value for place, value in values.items() if (place.split(".")[0] in STYLE_SECTIONS) == (name == STYLE)
    }


def matches(place: str, key: str) -> bool:
    return fnmatchcase(place, key.replace(".N.", ".[0-9]."))


def written(limits: Range) -> str:
    unit = f" {limits.unit}" if limits.unit else ""
    return f"{limits.lowest:g} to {limits.highest:g}{unit}{', even' if limits.even else ''}"


@pytest.mark.parametrize("name", NAMES)
def test_every_key_is_documented_once_and_every_documented_key_exists(name: str) -> None:
    documented = told(name)
    for place in keys(name):
        assert len([key for key in documented if matches(place, key)]) == 1, place
    for key in documented:
        assert any(matches(place, key) for place in keys(name)), key


@pytest.mark.parametrize("name", NAMES)
def test_every_documented_range_is_the_one_that_is_checked(name: str) -> None:
    for key, possible in told(name).items():
        if key in RANGES:
            assert possible == written(RANGES[key]), key
        else:
            assert possible in ("a font", "a colour", "true or false", "a list"), key


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_of_every_list_is_documented(kind: str) -> None:
    for place, value in flat(shipped(kind)):
        if place.startswith("rows.") and isinstance(value, list):
            (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{place.rsplit('.', 1)[0]}.*`")]
            for word in value:
                assert f"`{word}`" in row, place


def test_the_contrast_that_is_asked_for_is_documented() -> None:
    assert f"needs a contrast of {READABLE:g}" in PAGE
    assert f"needs {VISIBLE:g}" in PAGE
    assert f"at least {RANGES['sizes.smallest'].lowest:g} pt" in PAGE
