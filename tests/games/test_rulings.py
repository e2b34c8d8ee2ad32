"""What may follow --ruling NAME=."""

import pytest

from capertool.games import PACKAGES, load
from capertool.games.rulings import value_from_text, without_effect


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


def test_rulings_that_act_while_a_game_is_played_are_known() -> None:
    given = [(game, name) for game in PACKAGES for name in load(game).rulings]
    acting = {name for game, name in given if without_effect(load(game).rulings, [name])}
    assert acting == {"launder-shortage", "wheels-chain", "laundered-again", "documents-rounding"}
