"""A complete game as people enter it, replayed line by line, with all tokens and the score counted by hand."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from capertool.entries.thiefs_market_turns import Typed, entry
from capertool.games.thiefs_market.scoring import CATEGORIES, tally
from capertool.games.thiefs_market.state import table_of
from tests.games.market_evening import Evening

FILES = sorted((Path(__file__).parent / "market_evenings").glob("*.txt"))
_CHECK = re.compile(r"gold (?P<gold>[\d ]+) \| infamy (?P<infamy>[\d ]+)")
_OPTIONS = ("rolled", "pay", "drawn")


class Story(NamedTuple):
    players: list[str]
    market: tuple[str, ...]
    lines: list[tuple[str, str]]
    """What is entered, and what lies there afterwards."""
    final: dict[str, list[int]]
    winner: list[str]


def read(file: Path) -> Story:
    facts: dict[str, list[str]] = {}
    lines, final = [], {}
    for raw in file.read_text(encoding="utf-8").splitlines():
        typed, _, expected = (part.strip() for part in raw.partition("#")[0].partition("="))
        head, *rest = typed.split() or [""]
        if head in ("players", "market", "winner"):
            facts[head] = rest
        elif head == "final":
            final[rest[0]] = list(map(int, rest[1:]))
        elif head:
            lines.append((typed, expected))
    return Story(facts["players"], tuple(facts["market"]), lines, final, facts["winner"])


def typed_of(words: list[str]) -> Typed:
    """The words behind a verb; an option stands before its value."""
    options: dict[str, Any] = {}
    for option in _OPTIONS:
        if option in words:
            at = words.index(option)
            options[option] = words[at + 1]
            words = words[:at] + words[at + 2 :]
    return Typed(tuple(words), **options)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_evening_comes_out_as_counted_by_hand(file: Path) -> None:
    story = read(file)
    evening = Evening(len(story.players), market=story.market)
    for line, expected in story.lines:
        head, *words = line.split()
        if head in story.players:
            assert evening.state.to_move == head, line
            head, *words = words
        evening.enter(entry(evening.state, head, typed_of(words)))
        check = _CHECK.search(expected)
        if check:
            found = {"gold": evening.state.gold, "infamy": evening.state.infamy}
            for token, numbers in found.items():
                assert list(numbers.values()) == list(map(int, check[token].split())), line
    assert evening.state.over
    scored = tally(table_of(evening.state))
    assert {seat: [points[name] for name in CATEGORIES] for seat, points in scored.points().items()} == story.final
    assert [*scored.winner, scored.decided_by] == story.winner
