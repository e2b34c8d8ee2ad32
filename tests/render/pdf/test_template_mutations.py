"""A shipped template with anything in it changed: the page is right, or the refusal names the key."""

import copy
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from capertool.documents import toml_text
from capertool.languages import language
from capertool.languages.problems import say_problem
from capertool.problems import ProblemsError
from capertool.render.pdf.checks import misplaced, overlaps, too_small
from capertool.render.pdf.geometry import Size
from capertool.render.pdf.ranges import RANGES, range_of
from capertool.render.pdf.template import flat
from capertool.templates import KINDS, read_template, shipped
from tests.render.pdf.drawn import CODES, deck, example, pad, reader, sheet

EXAMPLES = ("paris", "snitch", "teams")
OTHER_KINDS = ["true", '"word"', "[]", "[1]", "{a = 1}", "2026-11-18", "nan", "inf", "-inf", "-1", "0", "1e300", '""']


def printed_with(kind: str, place: str, template: str, data: st.DataObject) -> Any:
    """The print that a key matters for, in any language and on any paper."""
    paper = data.draw(st.sampled_from(["a4", "letter"]))
    code = data.draw(st.sampled_from(CODES))
    section, *rest = place.split(".")
    if kind == "sheet":
        return sheet(code, example(data.draw(st.sampled_from(EXAMPLES))), paper, template=template)
    if kind == "pad":
        rows = shipped("pad")["rows"]
        game = rest[0] if section == "rows" else data.draw(st.sampled_from(list(rows)))
        variant = rest[1] if section == "rows" else data.draw(st.sampled_from(list(rows[game])))
        slips = int(rest[0]) if section == "slips" else data.draw(st.sampled_from([1, 2, 4]))
        codes = dict.fromkeys([code, data.draw(st.sampled_from(CODES))])
        return pad(*codes, paper=paper, game=game, variant=variant, slips=slips, template=template)
    game = rest[0] if section == "extras" else data.draw(st.sampled_from(list(shipped("reference")["extras"])))
    more: Any = {"overview": True} if section == "overview" else {"backs": "fold" if section == "fold" else "none"}
    return deck(code, city="all", paper=paper, game=game, template=template, **more)


def check(kind: str, places: Sequence[str], text: str, file: Path, data: st.DataObject) -> None:
    """The page is right, or each problem is at one of the keys that were changed."""
    file.write_text(text, encoding="utf-8")
    try:
        made, log = printed_with(kind, places[0], str(file), data)
    except ProblemsError as error:
        for found in error.problems:
            assert re.sub(r"\[.*", "", found.place) in places, found
            for code in CODES:
                message, hint = say_problem(language(code), "caper", found)
                assert message
                assert "--blank" not in hint
        return
    page = reader(made).pages[0].mediabox
    assert not list(misplaced(log, Size(float(page.width), float(page.height))))
    assert not list(overlaps(log))
    assert not list(too_small(log, read_template(kind, str(file))["sizes"]["smallest"]))


def line(place: str, value: str) -> str:
    *section, key = place.split(".")
    return f"[{'.'.join(section)}]\n{key} = {value}\n"


def nested(place: str, value: Any) -> Any:
    for name in reversed(place.split(".")):
        value = {name: value}
    return value


LIMITS = settings(
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.mark.parametrize("kind", KINDS)
@LIMITS
@given(data=st.data())
def test_any_other_number(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    numbers = [place for place, value in flat(shipped(kind)) if type(value) in (int, float)]
    place = data.draw(st.sampled_from(numbers))
    limits = range_of(place)
    whole = isinstance(dict(flat(shipped(kind)))[place], int)
    inside = st.integers(int(limits.lowest), int(limits.highest)) if whole else st.floats(*limits[:2])
    value = data.draw(inside | st.sampled_from([*limits[:2], limits.lowest - 1, limits.highest + 1]))
    check(kind, [place], line(place, repr(value)), tmp_path / "own.toml", data)


@pytest.mark.parametrize("kind", KINDS)
@LIMITS
@given(data=st.data())
def test_several_other_numbers_at_once(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    numbers = [place for place, value in flat(shipped(kind)) if type(value) is float]
    places = data.draw(st.lists(st.sampled_from(numbers), min_size=2, max_size=5, unique=True))
    values = {place: data.draw(st.floats(*range_of(place)[:2])) for place in places}
    text = "\n".join(f"{place} = {value!r}" for place, value in values.items())
    check(kind, places, text, tmp_path / "own.toml", data)


@pytest.mark.parametrize("kind", KINDS)
@LIMITS
@given(data=st.data())
def test_any_other_colour(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    colours = [place for place, value in flat(shipped(kind)) if str(value).startswith("#")]
    place = data.draw(st.sampled_from(colours))
    value = data.draw(st.from_regex(r"#[0-9a-fA-F]{6}", fullmatch=True) | st.text(max_size=8))
    check(kind, [place], toml_text(nested(place, value)), tmp_path / "own.toml", data)


@pytest.mark.parametrize("kind", KINDS)
@LIMITS
@given(data=st.data())
def test_a_value_of_another_kind(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    place = data.draw(st.sampled_from([place for place, _ in flat(shipped(kind))]))
    check(kind, [place], line(place, data.draw(st.sampled_from(OTHER_KINDS))), tmp_path / "own.toml", data)


@pytest.mark.parametrize("kind", KINDS)
@LIMITS
@given(data=st.data())
def test_a_key_renamed(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    place, value = data.draw(st.sampled_from(list(flat(shipped(kind)))))
    other = place + data.draw(st.sampled_from(["x", "-2", "_"]))
    check(kind, [other], toml_text(nested(other, value)), tmp_path / "own.toml", data)


@pytest.mark.parametrize("kind", KINDS)
@settings(LIMITS, max_examples=8)
@given(data=st.data())
def test_a_key_left_out_stays_as_shipped(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    document = copy.deepcopy(dict(shipped(kind)))
    place = data.draw(st.sampled_from([place for place, _ in flat(shipped(kind))]))
    *section, key = place.split(".")
    holder: Any = document
    for name in section:
        holder = holder[name]
    del holder[key]
    file = tmp_path / "own.toml"
    file.write_text(toml_text(document), encoding="utf-8")
    assert read_template(kind, str(file)) == shipped(kind)


@pytest.mark.parametrize("kind", KINDS)
@LIMITS
@given(data=st.data())
def test_rows_and_extras_in_any_order_and_number(kind: str, tmp_path: Path, data: st.DataObject) -> None:
    lists = {place: value for place, value in flat(shipped(kind)) if isinstance(value, list)}
    if not lists:
        return
    place = data.draw(st.sampled_from(list(lists)))
    words = data.draw(st.lists(st.sampled_from([*lists[place], "golem", "nothing"]), max_size=8))
    check(kind, [place], line(place, repr(words)), tmp_path / "own.toml", data)


def test_the_ranges_leave_some_freedom() -> None:
    """Else the tests above would only see refusals."""
    assert all(limits.highest > limits.lowest for limits in RANGES.values())
