"""Effect models are values: equal by type and content, and never changed."""

import pytest

from capertool.effects.model import Gain, Guard, LootOfKind


def test_values_are_equal_by_type_and_content() -> None:
    assert Gain(1, "caper") == Gain(amount=1, unit="caper")
    assert hash(Gain(1, "caper")) == hash(Gain(1, "caper"))
    assert Gain(1, "caper") != Gain(2, "caper")
    assert Guard("painting") != LootOfKind("painting")


def test_a_value_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Gain(1, "caper").amount = 2  # type: ignore[misc]


def test_a_value_shows_its_fields() -> None:
    assert repr(Guard("green")) == "Guard(card='green')"


def test_wrong_fields_are_refused() -> None:
    with pytest.raises(TypeError):
        Guard()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Guard("green", "red")  # type: ignore[call-arg]
