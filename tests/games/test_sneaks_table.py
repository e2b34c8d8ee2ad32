"""Reading a table of Sneaks & Snitches: everything that is wrong at once, each with its place."""

from typing import Any

import pytest

from capertool.games.sneaks_and_snitches.table import read_table
from capertool.problems import ProblemsError
from tests.games.sneaks import FOUR, Document, NoNames, player, same_card, scored, table

FOUR_PLAYERS = {seat: player(1) for seat in "abcd"}


def problems(document: Document, **options: Any) -> list[tuple[str, str]]:
    with pytest.raises(ProblemsError) as raised:
        read_table(document, NoNames(), **options)
    return [(problem.code, problem.place) for problem in raised.value.problems]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"citty": 1}, [("unknown-key", "citty")]),
        ({"version": 2}, [("newer-version", "version")]),
        ({"players": 3}, [("wrong-type", "players")]),
        ({"players": {}}, [("players-from-to", "players")]),
        ({"players": {"a": {}}}, [("players-from-to", "players")]),
        ({"players": {seat: {} for seat in "abcdef"}}, [("players-from-to", "players")]),
        ({"rulings": {"nonsense": 1}}, [("unknown-ruling", "rulings.nonsense")]),
        ({"rulings": {"documents-rounding": "half"}}, [("ruling-value", "rulings.documents-rounding")]),
        ({"vp_card": []}, [("wrong-type", "vp_card"), *(("missing-key", f"vp_card.{kind}") for kind in FOUR)]),
        ({"vp_card": {**FOUR, "gold": [3, 3, 3]}}, [("point-card-row", "vp_card.gold")]),
        ({"vp_card": {**FOUR, "gold": 3}}, [("wrong-type", "vp_card.gold")]),
        ({"vp_card": {**FOUR, "gold": [3, "x", 3, 0]}}, [("wrong-type", "vp_card.gold[1]")]),
        ({"vp_card": {**FOUR, "gold": [3, 3, -1, 0]}}, [("number-out-of-range", "vp_card.gold[2]")]),
        ({"vp_card": {**FOUR, "silver": []}}, [("unknown-key", "vp_card.silver")]),
        ({"vp_card": {k: v for k, v in FOUR.items() if k != "gold"}}, [("missing-key", "vp_card.gold")]),
    ],
)
def test_what_is_wrong_at_the_top(change: Document, expected: list[tuple[str, str]]) -> None:
    assert problems(table(FOUR_PLAYERS) | change) == expected


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"coins": 1}, [("unknown-key", "players.a.coins")]),
        ({"lang": "es"}, [("unknown-value", "players.a.lang")]),
        ({"name": 3}, [("wrong-type", "players.a.name")]),
        ({"tokens": {"jewles": 1}}, [("unknown-key", "players.a.tokens.jewles")]),
        ({"tokens": {"jewels": -1}}, [("number-out-of-range", "players.a.tokens.jewels")]),
        ({"tokens": 3}, [("wrong-type", "players.a.tokens")]),
        ({"secrets": {"gold": "x"}}, [("wrong-type", "players.a.secrets.gold")]),
        ({"specials": 3}, [("wrong-type", "players.a.specials")]),
        ({"specials": [3, True]}, [("wrong-type", "players.a.specials[1]")]),
        ({"specials": [100]}, [("number-out-of-range", "players.a.specials[0]")]),
    ],
)
def test_what_is_wrong_with_a_player(change: Document, expected: list[tuple[str, str]]) -> None:
    assert problems(table({**FOUR_PLAYERS, "a": change})) == expected


def test_a_player_may_be_almost_empty() -> None:
    found = scored(table({**FOUR_PLAYERS, "a": {"lang": "it", "name": "Anna"}}))
    assert (found.players["a"].name, found.players["a"].lang) == ("Anna", "it")


def test_all_problems_are_told_at_once() -> None:
    found = problems(table({"a": {"tokens": {"gold": -1}}, "b": {"x": 1}, "c": {}}))
    assert found == [
        ("number-out-of-range", "players.a.tokens.gold"),
        ("unknown-key", "players.b.x"),
        ("no-point-card", "vp_card"),
    ]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_card_that_nobody_has_told_is_asked_for(players: int) -> None:
    document = table({seat: {} for seat in "abcde"[:players]})
    assert problems(document) == [("no-point-card", "vp_card")]
    assert scored({**document, "vp_card": same_card([3] * players)}).echo["vp_card_from"] == "table"


def test_a_wrong_ruling_on_the_command_line_is_placed_there() -> None:
    assert problems(table(FOUR_PLAYERS), overrides={"x": 1}) == [("unknown-ruling", "--ruling x")]
