"""One hand-computed case for every location: its reward for the winner only, its modifier for both sides."""

from typing import NamedTuple

import pytest

from capertool.games.caper.catalogue import CARDS, LOCATIONS
from tests.games.scored import at, capers, gained, lines_of, scored


class Case(NamedTuple):
    location: str
    white: list[str]
    green: list[str]
    points: int
    """What the location gives white, who wins it in every case."""
    loot: tuple[str, ...] = ()


WINS = "dame: simple-disguise, simple-disguise"  # two capers, nothing else
CASES = [
    Case("antique-shop", ["dame: skeleton-key, helping-hand"], [], 4 + 2 * 1),
    Case("art-gallery", [f"{WINS}, helping-hand", "mime: grappling-gun"], [], 4 + 2 * 2),
    Case("bank", [f"{WINS}, skeleton-key", "mime: plasma-cutter"], [], 5 + 2),
    Case("casino", [WINS, "mime", "banker~"], [], 3 + 2 * 3),
    Case("chapel", [WINS, "mime"], [], 5 + 2),
    Case("gala", [f"{WINS}, smoke-screen~"], [], 5 + 2),
    Case("museum", [f"{WINS}, helping-hand"], [], 5 + 1),
    Case("yacht", [f"{WINS}, skeleton-key"], [], 4 + 2 * 1),
    Case("eiffel-tower", [f"{WINS}, helping-hand", "smuggler"], [], 3 + 2),
    Case("louvre", [WINS], [], 5, ("painting",)),
    Case("moulin-rouge", [WINS], [], 4, ("jewel",)),  # wild loot, alone, stands for a jewel
    Case("notre-dame", [WINS], [], 5, ("antique",)),
    Case("versailles", [WINS], [], 5, ("jewel",)),
    Case("colosseum", [WINS], ["mime: skeleton-key, plasma-cutter~"], 2 + 2),
    Case("pantheon", [WINS], ["banker: skeleton-key, skeleton-key~"], 6 + 1),
    Case("trastevere", [WINS], ["banker: smoke-screen, smoke-screen~"], 6 + 1),
    Case("trevi-fountain", [f"{WINS}, utility-belt", "mime: utility-belt, posto-segreto"], [], 4 + 3 * 1),
    Case("vatican", [WINS], ["banker: helping-hand, briefcase~"], 6 + 1),
    Case("big-ben", [WINS], ["banker: skeleton-key, plasma-cutter~"], 3 + 2),
    Case("british-museum", [f"{WINS}, helping-hand"], ["banker: briefcase"], 3 + 2),
    Case("oxford-street", [WINS], ["banker", "actress~"], 4 + 2 * 2),
    Case("picadilly-circus", [f"{WINS}, skeleton-key"], ["banker: plasma-cutter"], 3 + 2),
    Case("tower-of-london", [WINS], ["banker: simple-disguise~, smoke-screen"], 3 + 3),
]


def document(case: Case, *, swapped: bool = False) -> dict[str, object]:
    white, green = (case.green, case.white) if swapped else (case.white, case.green)
    return at(case.location, *white, green=green)


def city_of(case: Case) -> str:
    return CARDS[case.location].city or "paris"


@pytest.mark.parametrize("case", CASES, ids=[case.location for case in CASES])
def test_the_winner_gets_the_reward(case: Case) -> None:
    tally = scored(document(case), city=city_of(case))
    assert tally.locations[0].winner == "white"
    assert gained(tally, case.location)[1:] == (case.points, list(case.loot))
    assert gained(tally, case.location, "green")[1:] == (0, [])


@pytest.mark.parametrize("case", CASES, ids=[case.location for case in CASES])
def test_the_reward_does_not_depend_on_the_seat(case: Case) -> None:
    tally = scored(document(case, swapped=True), city=city_of(case))
    assert gained(tally, case.location, "green")[1:] == (case.points, list(case.loot))


@pytest.mark.parametrize("case", CASES, ids=[case.location for case in CASES])
def test_a_tied_location_gives_nobody_anything(case: Case) -> None:
    tally = scored({"card": case.location}, city=city_of(case))
    assert tally.locations[0].winner is None
    assert lines_of(tally, case.location) == lines_of(tally, case.location, "green") == []


def test_every_location_has_its_case() -> None:
    assert [case.location for case in CASES] == [card.id for card in LOCATIONS]


@pytest.mark.parametrize(
    ("location", "gear"),
    [("pantheon", "skeleton-key"), ("trastevere", "false-documents"), ("vatican", "helping-hand")],
)
def test_three_places_in_rome_give_capers_to_both_sides(location: str, gear: str) -> None:
    """One caper for each own gear of the colour, face up, whoever wins."""
    spare = {"skeleton-key": "plasma-cutter", "false-documents": "eavesdropper", "helping-hand": "briefcase"}
    white, green = (
        [f"dame: {gear}"],
        [f"banker: {spare[gear]}, {spare[gear]}~" if gear == "skeleton-key" else "banker"],
    )
    tally = scored(at(location, *white, green=green), city="rome")
    assert [line.amount for line in lines_of(tally, location) if line.category == "capers"] == [1]
    expected = [1] if gear == "skeleton-key" else []
    assert [line.amount for line in lines_of(tally, location, "green") if line.category == "capers"] == expected


def test_cost_changes_protection_and_fines_give_no_capers() -> None:
    for card in ("eiffel-tower", "moulin-rouge", "chapel"):
        assert capers(scored(at(card, "saint: helping-hand", green=["illusionist"]))) == (0, 0)
    for card in ("big-ben", "oxford-street", "british-museum", "picadilly-circus", "tower-of-london"):
        assert capers(scored(at(card, "saint: helping-hand"), city="london")) == (0, 0)
