"""Caper: Europe is scored as its rulebook says (German edition, Feuerland 2022)."""

import pytest

from capertool.documents import read_document
from capertool.score import score, tally_document
from tests.conftest import EXAMPLES
from tests.games.europe import at, gained, lines_of, scored, total

# --- the worked examples of the rulebook


def test_the_scoring_example_of_pages_15_and_16() -> None:
    """3 + (10 + 14) + (7 + 7) + 14 = 55, with the lines the book names."""
    tally = tally_document(read_document(str(EXAMPLES / "europe.toml")))
    mine = [line for line in tally.lines if line.player == "south"]
    got = [(line.source, line.location, line.amount) for line in mine]
    assert got == [
        ("moulin-rouge", "moulin-rouge", 5),
        ("moulin-rouge", "moulin-rouge", 3),
        ("moulin-rouge", "moulin-rouge", 2),
        ("louvre", "louvre", 3),
        ("louvre", "louvre", 4),
        ("starlet", "yacht", 2),
        ("dame", "moulin-rouge", 6),
        ("gentleman", "moulin-rouge", 4),
        ("bon-vivant", "louvre", 4),
        ("sound-dish", "yacht", 1),
        ("plans-caches", "moulin-rouge", 2),
        ("plans-caches", "moulin-rouge", 2),
        ("briefcase", "louvre", 3),
        ("loot", None, 9),
        ("loot", None, 5),
    ]

    def here(*sources: str, location: str) -> int:
        return sum(line.amount for line in mine if line.location == location and line.source in sources)

    assert here("starlet", "sound-dish", location="yacht") == 3
    assert here("moulin-rouge", location="moulin-rouge") == 10
    assert here("dame", "gentleman", "plans-caches", location="moulin-rouge") == 14
    assert here("louvre", location="louvre") == 7
    assert here("bon-vivant", "briefcase", location="louvre") == 7
    assert tally.points()["south"]["loot"] == 14
    assert total(tally) == 55


def test_the_bon_vivant_of_page_10_has_one_set_of_two_green() -> None:
    assert gained(scored(at("bank", "middle", "bon-vivant: green-tool, green-tool")), "bon-vivant") == 2


def test_the_louvre_of_page_10_gives_6_for_3_paintings() -> None:
    tally = scored(at("louvre", "south 0"), players={"south": {"loot": {"painting": 3}}, "north": {}})
    assert gained(tally, "louvre") == 3 + 6


def test_the_location_of_page_12_gives_5_and_1_for_each_own_thief() -> None:
    place = {"kind": "location", "points": 5, "effects": ["1 point per thief"]}
    tally = scored(at("place", "south 0", "thief-1", "thief-2", north=("thief-3",)), cards={"place": place})
    assert gained(tally, "place") == 7


def test_the_eyes_of_page_17() -> None:
    """Green and orange lie on top: the Hypnosis Organ gives 3, the Surrealist 1 for each of 2 pieces of loot."""
    anarchist = {"effects": ["4 points if purple on top"]}
    tally = scored(
        at("bank", "middle", "surrealist: purple-tool, green-tool", "anarchist: green-tool, hypnosis-organ"),
        city="barcelona",
        cards={"anarchist": anarchist},
        players={"south": {"loot": {"jewel": 1, "antique": 1}}, "north": {}},
    )
    assert gained(tally, "hypnosis-organ") == 3
    assert gained(tally, "surrealist") == 2
    assert gained(tally, "anarchist") == 0


# --- locations


@pytest.mark.parametrize(
    ("marker", "points"), [("south 0", 4), ("south 1", 5), ("south 2", 6), ("middle", 0), ("north 2", 0)]
)
def test_a_location_pays_its_points_and_stars_to_whom_the_marker_leans(marker: str, points: int) -> None:
    place = {"kind": "location", "points": 4, "effects": []}
    tally = scored(at("place", marker, "thief-1"), cards={"place": place})
    assert tally.points()["south"]["locations"] == points
    assert tally.points()["north"]["locations"] == (6 if marker == "north 2" else 0)


def test_stars_stand_in_the_result_by_seat() -> None:
    from capertool.documents import read_document

    result = score(read_document(str(EXAMPLES / "europe.toml")))
    assert [location["stars"] for location in result["locations"]] == [
        {"south": 0, "north": 0},
        {"south": 2, "north": 0},
        {"south": 0, "north": 0},
    ]
    assert [location["winner"] for location in result["locations"]] == [None, "south", "south"]
    assert result["players"]["south"]["loot_sets"] == [["jewel", "antique", "painting"], ["antique", "painting"]]
    assert "rulebook" not in result
    assert "variant" not in result


# --- each city's icons, as a card that carries nothing else

ICONS = [
    ("paris", "1 point per loot", 5),
    ("paris", "2 points per jewel", 6),
    ("barcelona", "3 points if orange on top", 3),
    ("barcelona", "3 points if green on top", 0),
    ("barcelona", "1 point per orange of both", 3),
    ("rome", "1 point per discarded green", 2),
    ("rome", "1 point per discarded gear", 3),
    ("rome", "1 point per discarded thief", 1),
    ("rome", "2 points if won", 2),
    ("rome", "1 point per green of opponent", 1),
    ("london", "1 point per laundered coin", 2),
    ("london", "1 point per green of both", 2),
    ("london", "1 point per thief of both", 3),
]


@pytest.mark.parametrize(("city", "effect", "points"), ICONS)
def test_a_city_icon(city: str, effect: str, points: int) -> None:
    own = {"paris": "blue", "rome": "pink", "london": "dark-green", "barcelona": "orange"}[city]
    tally = scored(
        at(
            "bank",
            "south 1",
            f"seer: green-tool, {own}-tool",
            f"thief-1: {own}-tool",
            north=(f"thief-2: green-tool, {own}-tool",),
        ),
        city=city,
        cards={"seer": {"kind": "thief", "coins": 1, "effects": [effect]}},
        players={
            "south": {
                "loot": {"jewel": 3, "antique": 2},
                "laundered": 2 if city == "london" else 0,
                "discards": ["green-tool", "green-tool", "red-tool", "thief-4"],
            },
            "north": {"discards": ["green-tool"]},
        },
    )
    assert gained(tally, "seer") == points


def test_what_is_won_elsewhere_is_not_won_here() -> None:
    winner = {"kind": "gear", "colour": "pink", "city": "rome", "cost": 1, "effects": ["2 points if won"]}
    tally = scored(
        at("bank", "north 1", "thief-1: winner"), at("gala", "south 1"), city="rome", cards={"winner": winner}
    )
    assert gained(tally, "winner") == 0


def test_an_eye_sees_only_the_topmost_gear_of_its_own_crew() -> None:
    covered = scored(at("bank", "middle", "thief-1: hypnosis-organ, red-tool"), city="barcelona")
    elsewhere = scored(
        at("bank", "middle", "thief-1: orange-tool, red-tool"),
        at("gala", "middle", "thief-2: hypnosis-organ"),
        city="barcelona",
    )
    assert gained(covered, "hypnosis-organ") == 0
    assert gained(elsewhere, "hypnosis-organ") == 3


# --- loot and ties


@pytest.mark.parametrize(
    ("loot", "points"),
    [
        ({}, 0),
        ({"jewel": 1}, 2),
        ({"jewel": 2}, 4),
        ({"jewel": 1, "antique": 1}, 5),
        ({"jewel": 1, "antique": 1, "painting": 1}, 9),
        ({"jewel": 2, "antique": 2, "painting": 2}, 18),
        ({"jewel": 4, "antique": 1, "painting": 1}, 9 + 6),
        ({"antique": 2, "painting": 2, "jewel": 1}, 14),
    ],
)
def test_sets_of_loot_give_2_5_and_9(loot: dict[str, int], points: int) -> None:
    assert scored(players={"south": {"loot": loot}, "north": {}}).points()["south"]["loot"] == points


@pytest.mark.parametrize(
    ("south", "north", "winner", "decided_by"),
    [
        ({"loot": {"jewel": 2}}, {"loot": {"jewel": 1}}, ("south",), "points"),
        ({"coins": 2}, {"coins": 3}, ("north",), "coins"),
        ({"loot": {"jewel": 1}}, {}, ("south",), "points"),
        ({}, {}, ("south", "north"), "shared"),
    ],
)
def test_ties_are_broken_by_coins_then_shared(south: object, north: object, winner: object, decided_by: str) -> None:
    tally = scored(players={"south": south, "north": north})
    assert (tally.winner, tally.decided_by) == (winner, decided_by)


def test_a_tie_in_points_and_coins_goes_to_more_loot() -> None:
    """South's 2 points come from a piece of loot, north's from a location."""
    place = {"kind": "location", "points": 2, "effects": []}
    tally = scored(
        at("place", "north 0"), cards={"place": place}, players={"south": {"loot": {"jewel": 1}}, "north": {}}
    )
    assert (tally.winner, tally.decided_by) == (("south",), "loot")


def test_laundered_coins_break_no_tie() -> None:
    tally = scored(city="london", players={"south": {"laundered": 3}, "north": {"coins": 1}})
    assert (tally.winner, tally.decided_by) == (("north",), "coins")
    assert tally.players["south"].figures["laundered"] == 3


# --- what is not known


def test_a_card_that_is_not_fully_known_is_noted_and_explained() -> None:
    tally = scored(at("bank", "middle", "chef: smoke-screen"), with_zeros=True)
    assert [(note.code, note.details["card"], note.details["keys"]) for note in tally.notes] == [
        ("card-not-known", "chef", ("effects",)),
        ("card-not-known", "smoke-screen", ("colour",)),
    ]
    assert [line.reason for line in lines_of(tally, "chef")] == ["not-known"]


def test_a_won_location_whose_end_effect_is_not_known_is_noted() -> None:
    tally = scored(at("yacht", "south 1"), cards={"yacht": {"points": 4}})
    assert gained(tally, "yacht") == 5
    assert [note.code for note in tally.notes] == ["card-not-known"]


def test_zero_lines_say_why() -> None:
    tally = scored(
        at("bank", "north 0", "colonel: simple-disguise", "dame"),
        at("gala"),
        with_zeros=True,
        players={"south": {}, "north": {}},
    )
    assert [line.reason for line in lines_of(tally, "bank")] == ["location-lost"]
    assert [line.reason for line in lines_of(tally, "gala")] == ["marker-in-middle"]
    assert [line.reason for line in lines_of(tally, "colonel")] == ["not-for-scoring"]
    assert [line.reason for line in lines_of(tally, "dame")] == ["none-to-count"]
    assert [line.reason for line in lines_of(tally, "bank", "north")] == ["printed", "stars"]


def test_names_given_in_the_file_travel_with_the_score() -> None:
    own = {"kind": "thief", "coins": 0, "effects": ["2 points"], "names": {"it": "La Ladra", "de": "Die Diebin"}}
    tally = scored(at("bank", "middle", "La Ladra"), cards={"own-thief": own})
    assert gained(tally, "own-thief") == 2
    assert tally.names == {"own-thief": {"it": "La Ladra", "de": "Die Diebin"}}
