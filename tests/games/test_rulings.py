"""What may follow --ruling NAME=."""

import pytest

from capertool.games.rulings import value_from_text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("3", 3),
        ("1,3,6", [1, 3, 6]),
        ("[1, 3, 6]", [1, 3, 6]),
        ("[3]", [3]),
        (" green ", "green"),
        ("99999", "99999"),
        ("", ""),
        ("1,,2", "1,,2"),
    ],
)
def test_a_value_is_read_as_it_looks(text: str, value: object) -> None:
    assert value_from_text(text) == value
