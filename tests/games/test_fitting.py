"""What came out of a file has the shape that an event names, or is refused."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

import pytest

from capertool.games.fitting import fits


class Pair(NamedTuple):
    name: str
    number: int | None = None


class Changes(TypedDict, total=False):
    lots: int
    players: Mapping[str, Mapping[str, str]]


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("x", str),
        (3, int),
        (None, int | None),
        (object(), Any),
        ({"a": 1}, Mapping[str, int]),
        (("a", "b"), tuple[str, ...]),
        (["a"], Sequence[str]),
        ([], tuple[str, ...]),
        (Pair("x", 3), Pair),
        ([Pair("x")], tuple[Pair, ...]),
        ({"lots": 3}, Changes),
        ({}, Changes),
    ],
)
def test_what_fits(value: Any, wanted: Any) -> None:
    assert fits(value, wanted)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (3, str),
        (True, int),
        (1, bool),
        ("x", int | None),
        ({"a": "x"}, Mapping[str, int]),
        ({1: 1}, Mapping[str, int]),
        ([], Mapping[str, int]),
        ("abc", tuple[str, ...]),
        ([1], Sequence[str]),
        (("x", 3), Pair),
        (Pair("x", "y"), Pair),  # type: ignore[arg-type]
        ({"lot": 3}, Changes),
        ({"lots": "3"}, Changes),
        ({"players": {"a": "Anna"}}, Changes),
        ([], Changes),
    ],
)
def test_what_does_not_fit(value: Any, wanted: Any) -> None:
    assert not fits(value, wanted)
