"""Complete games of each city, made by hand from the rules, replayed entry by entry with coins and Capers checked.

The files in `evenings/` were written without sight of the program; their numbers come from the rulebooks alone.
"""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from capertool.games.caper.box import SEATS
from capertool.games.caper.decide import Decline, Discard, Play
from capertool.games.caper.scoring import tally
from capertool.games.caper.state import CLOSING, LATE, OVER, table_of
from tests.games.recorded import Evening

FILES = sorted((Path(__file__).parent / "evenings").glob("*.txt"))
_PLAY = re.compile(r"(?P<card>\S+) (?P<place>\d)(?: on (?P<on>\d))?(?: target (?P<target>\d))?")
_EXPECTED = re.compile(
    r"coins (?P<coins>\d+ \d+)(?: laundered (?P<laundered>\d+ \d+))?(?: ?\| ?capers (?P<capers>\d+ \d+))?"
)


class Entry(NamedTuple):
    """One line of an evening: what is entered, and what the rules make of it."""

    number: int
    seat: str
    verb: str
    rest: str
    expected: str


class Story(NamedTuple):
    city: str
    locations: list[str]
    entries: list[Entry]
    final: dict[str, list[str]]


def read(file: Path) -> Story:
    facts: dict[str, list[str]] = {}
    final: dict[str, list[str]] = {}
    entries = []
    for number, raw in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.partition("#")[0].strip()
        words, _, expected = (part.strip() for part in line.partition("="))
        head, *rest = words.split() or [""]
        if head in SEATS:
            entries.append(Entry(number, head, rest[0], " ".join(rest[1:]), expected))
        elif head == "final":
            final[rest[0]] = rest[1:]
        elif head:
            facts[head] = rest
    return Story(facts["city"][0], facts["locations"], entries, final)


def command_of(entry: Entry) -> Any:
    if entry.verb == "skip":
        return Decline(entry.seat)
    if entry.verb in ("discard", "discard-last"):
        return Discard(entry.rest, entry.seat)
    match = _PLAY.fullmatch(entry.rest)
    assert match, entry
    place, on, target = (int(match[name]) - 1 if match[name] else None for name in ("place", "on", "target"))
    assert place is not None
    return Play(match["card"], place, on, target, entry.seat)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_an_evening_is_replayed_entry_by_entry(file: Path) -> None:
    story = read(file)
    evening = Evening(*story.locations, city=story.city)
    for entry in story.entries:
        assert evening.state.to_move == entry.seat, entry
        assert (evening.state.phase == LATE) == (entry.verb in ("late", "skip")), entry
        assert (evening.state.phase == CLOSING) == (entry.verb == "discard-last"), entry
        command = command_of(entry)
        evening.enter(command)
        _check(evening, command, entry)
    assert evening.state.phase == OVER
    _check_score(evening, story)


def _check(evening: Evening, command: Any, entry: Entry) -> None:
    if not entry.expected:
        return
    match = _EXPECTED.fullmatch(entry.expected)
    assert match, entry
    assert list(evening.coins) == _numbers(match["coins"]), entry
    if match["laundered"]:
        assert [evening.state.laundered[seat] for seat in SEATS] == _numbers(match["laundered"]), entry
    if match["capers"]:
        assert list(evening.capers(command.location)) == _numbers(match["capers"]), entry


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def _check_score(evening: Evening, story: Story) -> None:
    score = tally(table_of(evening.state))
    points = score.points()
    for category in ("locations", "thieves", "gear", "loot"):
        assert [str(points[seat][category]) for seat in SEATS] == story.final[category], category
    assert [str(sum(points[seat].values())) for seat in SEATS] == story.final["total"]
    assert [location.winner or "none" for location in score.locations] == story.final["taken"]


def test_there_is_an_evening_in_every_city_with_all_its_cards() -> None:
    """All city cards, and every thief of the base game somewhere."""
    from capertool.games.caper.catalogue import CARDS

    stories = {read(file).city: read(file) for file in FILES}
    assert set(stories) == {"paris", "rome", "london"}
    played = {
        city: {entry.rest.split()[0] for entry in story.entries if entry.verb in ("play", "late")}
        for city, story in stories.items()
    }
    for card in CARDS.values():
        if card.city is not None and card.kind != "location":
            assert card.id in played[card.city]
        elif card.kind == "thief":
            assert any(card.id in cards for cards in played.values()), card.id
