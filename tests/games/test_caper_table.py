"""What cannot lie on a table is an error with its place; all of them are told at once."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from capertool.problems import CODES, NOTE_CODES, Exit, ProblemsError
from capertool.score import tally_document
from tests.games.scored import at, scored
from tests.tables import Document, table

GOOD = table(at("louvre", "artist: helping-hand", green=["dame"]))
GOOD_PLAYERS: dict[str, Any] = {"white": {"coins": 3}, "green": {"coins": 2}}


def problems_of(document: Document, **options: Any) -> list[tuple[str, str]]:
    with pytest.raises(ProblemsError) as caught:
        tally_document(document, **options)
    return [(problem.code, problem.place) for problem in caught.value.problems]


def details_of(document: Document) -> Any:
    with pytest.raises(ProblemsError) as caught:
        tally_document(document)
    return caught.value.problems[0].details


def louvre(*white: Any, green: Any = ()) -> Document:
    return table({"card": "louvre", "white": list(white), "green": list(green)})


PROBLEMS: list[tuple[str, str, Document]] = [
    ("missing-key", "game", {key: value for key, value in GOOD.items() if key != "game"}),
    ("wrong-type", "game", {**GOOD, "game": 3}),
    ("unknown-game", "game", {**GOOD, "game": "capper"}),
    ("missing-key", "city", {key: value for key, value in GOOD.items() if key != "city"}),
    ("unknown-value", "city", {**GOOD, "city": "madrid"}),
    ("wrong-type", "city", {**GOOD, "city": ["paris"]}),
    ("unknown-value", "rulebook", {**GOOD, "rulebook": "mine"}),
    ("unknown-value", "variant", {**GOOD, "variant": "solo"}),
    ("unknown-key", "colour", {**GOOD, "colour": "red"}),
    (
        "unknown-key",
        "locations[0].whites",
        {**GOOD, "locations": [{"card": "louvre", "whites": []}, *GOOD["locations"][1:]]},
    ),
    ("newer-version", "version", {**GOOD, "version": 2}),
    ("unknown-version", "version", {**GOOD, "version": 0}),
    ("not-filled-in", "locations[0].card", table({"card": " "})),
    ("wrong-type", "locations[0].card", table({"card": 1})),
    ("bad-entry", "locations[0].white[0]", louvre("~")),
    ("wrong-type", "version", {**GOOD, "version": "1"}),
    ("wrong-type", "date", {**GOOD, "date": "yesterday"}),
    ("wrong-type", "date", {**GOOD, "date": 2026}),
    ("wrong-type", "place", {**GOOD, "place": 1}),
    ("wrong-type", "notes", {**GOOD, "notes": []}),
    ("wrong-type", "rulings", {**GOOD, "rulings": "all"}),
    ("unknown-ruling", "rulings.dom", {**GOOD, "rulings": {"dom": "points"}}),
    ("ruling-value", "rulings.don", {**GOOD, "rulings": {"don": "both"}}),
    ("ruling-value", "rulings.chapel", {**GOOD, "rulings": {"chapel": 1}}),
    ("ruling-value", "rulings.loot-sets", {**GOOD, "rulings": {"loot-sets": [1, 3]}}),
    ("ruling-value", "rulings.loot-sets", {**GOOD, "rulings": {"loot-sets": [1, 3, -6]}}),
    ("ruling-value", "rulings.discarded-gear", {**GOOD, "rulings": {"discarded-gear": 2.5}}),
    ("ruling-value", "rulings.discarded-gear", {**GOOD, "rulings": {"discarded-gear": 1000}}),
    ("wrong-type", "players", {**GOOD, "players": []}),
    ("unknown-key", "players.blue", {**GOOD, "players": {**GOOD_PLAYERS, "blue": {}}}),
    ("wrong-number-of-players", "players", {**GOOD, "players": {"white": {}}}),
    ("wrong-type", "players.white", {**GOOD, "players": {**GOOD_PLAYERS, "white": 3}}),
    ("unknown-key", "players.white.coin", {**GOOD, "players": {**GOOD_PLAYERS, "white": {"coin": 3}}}),
    ("wrong-type", "players.white.name", {**GOOD, "players": {**GOOD_PLAYERS, "white": {"name": 3}}}),
    ("wrong-type", "players.white.coins", {**GOOD, "players": {**GOOD_PLAYERS, "white": {"coins": "3"}}}),
    ("wrong-type", "players.white.coins", {**GOOD, "players": {**GOOD_PLAYERS, "white": {"coins": True}}}),
    ("wrong-type", "players.white.coins", {**GOOD, "players": {**GOOD_PLAYERS, "white": {"coins": 1.5}}}),
    (
        "number-out-of-range",
        "players.white.coins",
        {**GOOD, "players": {**GOOD_PLAYERS, "white": {"coins": -1}}},
    ),
    ("unknown-value", "players.white.lang", {**GOOD, "players": {**GOOD_PLAYERS, "white": {"lang": "xx"}}}),
    ("too-many-coins", "players", {**GOOD, "players": {"white": {"coins": 6}, "green": {"coins": 5}}}),
    (
        "laundered-outside-london",
        "players.white.laundered",
        {**GOOD, "players": {"white": {"laundered": 1}, "green": {}}},
    ),
    (
        "not-in-this-variant",
        "players.white.discarded_gear",
        {**GOOD, "players": {"white": {"discarded_gear": 4}, "green": {}}},
    ),
    ("not-in-this-variant", "players.snitch", {**GOOD, "players": {**GOOD_PLAYERS, "snitch": {}}}),
    (
        "not-in-this-variant",
        "players.snitch.coins",
        {**GOOD, "variant": "snitch", "players": {**GOOD_PLAYERS, "snitch": {"coins": 1}}},
    ),
    (
        "too-much-gear-in-all",
        "players",
        {
            **GOOD,
            "variant": "teams",
            "players": {"white": {"discarded_gear": 18}, "green": {"discarded_gear": 18}},
        },
    ),
    ("wrong-type", "locations", {**GOOD, "locations": {}}),
    ("wrong-number-of-locations", "locations", {**GOOD, "locations": GOOD["locations"][:2]}),
    ("wrong-type", "locations[0]", {**GOOD, "locations": ["louvre", *GOOD["locations"][1:]]}),
    ("missing-key", "locations[0].card", {**GOOD, "locations": [{"white": []}, *GOOD["locations"][1:]]}),
    ("unknown-card", "locations[0].card", table({"card": "luvre"})),
    ("wrong-kind", "locations[0].card", table({"card": "artist"})),
    ("turned-location", "locations[0].card", table({"card": "louvre~"})),
    ("wrong-city", "locations[0].card", table({"card": "pantheon"})),
    ("wrong-type", "locations[0].white", table({"card": "louvre", "white": "artist"})),
    ("wrong-type", "locations[0].white[0]", louvre(["artist"])),
    ("bad-entry", "locations[0].white[0]", louvre("")),
    ("bad-entry", "locations[0].white[0]", louvre(": helping-hand")),
    ("bad-entry", "locations[0].white[0]", louvre("artist: helping-hand,")),
    ("bad-entry", "locations[0].white[0]", louvre("artist: helping-hand: briefcase")),
    ("unknown-card", "locations[0].white[0]", louvre("artisst")),
    ("unknown-card", "locations[0].white[1]", louvre("dame", "artist: helping-hnad")),
    ("wrong-kind", "locations[0].white[0]", louvre("helping-hand")),
    ("wrong-kind", "locations[0].green[0]", louvre(green=["mime: dame"])),
    ("wrong-city", "locations[0].green[0]", louvre(green=["don"])),
    ("wrong-city", "locations[0].white[0]", louvre("dame: utility-belt~")),
    ("too-many-thieves-here", "locations[0].white", louvre("dame", "mime", "artist", "banker")),
    (
        "too-many-gear",
        "locations[0].white[0]",
        louvre("dame: skeleton-key, skeleton-key, skeleton-key, skeleton-key"),
    ),
    ("too-many-copies", "locations[0].green[0]", louvre("dame", green=["dame"])),
    ("too-many-copies", "locations[0].white[0]", louvre("dame: briefcase, briefcase~")),
    ("too-many-copies", "locations[1].card", table({"card": "bank"}, {"card": "bank"})),
    (
        "too-many-thieves",
        "locations",
        table(
            at("louvre", "dame", "mime", "artist"),
            at("bank", "banker", "saint", "chef"),
            at("gala", "actress"),
        ),
    ),
]


@pytest.mark.parametrize(
    ("code", "place", "document"), PROBLEMS, ids=[f"{code} {place}" for code, place, _ in PROBLEMS]
)
def test_what_cannot_lie_on_a_table_is_an_error_with_its_place(code: str, place: str, document: Document) -> None:
    assert problems_of(document) == [(code, place)]


def test_a_table_with_every_optional_key_is_fine() -> None:
    document = {
        **GOOD,
        "version": 1,
        "date": "2026-11-18",
        "place": "Genova",
        "notes": "…",
        "players": GOOD_PLAYERS,
    }
    assert tally_document(document).winner


def test_a_date_may_be_one_of_toml() -> None:
    assert tally_document({**GOOD, "date": date(2026, 11, 18)}).winner


def test_a_city_given_in_a_wrong_way_does_not_make_every_card_wrong() -> None:
    document = {**louvre("don"), "city": "madrid"}
    assert problems_of(document) == [("unknown-value", "city")]


def test_all_problems_are_told_at_once_in_the_order_of_the_file() -> None:
    document = {**louvre("artisst", "helping-hand"), "city": "paris", "plaice": 1}
    assert problems_of(document) == [
        ("unknown-key", "plaice"),
        ("unknown-card", "locations[0].white[0]"),
        ("wrong-kind", "locations[0].white[1]"),
    ]


def test_a_misspelt_name_comes_with_the_nearest_of_the_right_kind() -> None:
    assert details_of(louvre("artisst"))["cards"][0] == "artist"
    assert details_of(louvre("dame: helping hnd"))["cards"][0] == "helping-hand"
    assert details_of(table({"card": "casinno"}))["cards"][0] == "casino"


def test_names_in_any_language_are_understood() -> None:
    tally = scored(at("Der Louvre", "L'Artista: Braccio meccanico, plans cachés ~", green=["le mime: FLAMMENWERFER"]))
    assert tally.locations[0].card == "louvre"
    assert tally.locations[0].counts == {"white": 1, "green": 1}


@pytest.mark.parametrize(
    ("codes", "exit_code"),
    [
        (["unknown-card", "wrong-city"], Exit.UNKNOWN_NAME),
        (["wrong-city", "wrong-type", "unknown-card"], Exit.UNREADABLE),
        (["too-many-coins"], Exit.AGAINST_THE_RULES),
    ],
)
def test_of_mixed_problems_the_gravest_gives_the_exit_code(codes: list[str], exit_code: Exit) -> None:
    from capertool.problems import problem

    assert ProblemsError([problem(code) for code in codes]).exit_code == exit_code


def test_an_ambiguous_name_lists_what_it_can_mean() -> None:
    from capertool.games.caper.table import read_table

    class TwoMeanings:
        def find(self, name: str) -> tuple[str, ...]:
            return ("artist", "dame")

        def nearest(self, name: str) -> tuple[str, ...]:
            return ()

    with pytest.raises(ProblemsError) as caught:
        read_table(louvre("she"), TwoMeanings())
    assert caught.value.problems[0].code == "ambiguous-card"
    assert caught.value.problems[0].details["cards"] == ("artist", "dame")


def test_wrong_rulings_of_the_caller_are_told_with_their_option() -> None:
    assert problems_of(GOOD, rulings={"dom": 1}) == [("unknown-ruling", "--ruling dom")]
    assert problems_of(GOOD, rulings={"last-tie": "blue"}) == [("ruling-value", "--ruling last-tie")]


def test_a_ruling_of_the_caller_beats_the_file() -> None:
    document = {**GOOD, "rulings": {"loot-sets": [2, 5, 9]}}
    assert tally_document(document).points()["white"]["loot"] == 5  # jewel and the Louvre's painting
    assert tally_document(document, rulings={"loot-sets": [1, 4, 6]}).points()["white"]["loot"] == 4


# Notes: it lies there, though it could not have come about.


def notes_of(*locations: Document, **more: Any) -> list[tuple[str, str]]:
    return [(note.code, note.place) for note in scored(*locations, **more).notes]


def test_a_turned_thief_in_the_chapel_is_a_note() -> None:
    chapel = at("chapel", "dame~", green=["illusionist"])
    assert notes_of(chapel) == [("turned-though-protected", "locations[0].white[0]")]
    assert "chapel" in scored(chapel).rulings


def test_without_the_chapels_protection_it_is_none() -> None:
    assert notes_of(at("chapel", "dame~", green=["illusionist"]), rulings={"chapel": False}) == []


def test_turned_green_gear_at_moulin_rouge_is_a_note() -> None:
    place = at("moulin-rouge", "dame: helping-hand~, skeleton-key", green=["mime: blazeblaster"])
    assert notes_of(place) == [("turned-though-protected", "locations[0].white[0]")]
    assert notes_of(at("moulin-rouge", "dame: skeleton-key~", green=["mime: blazeblaster"])) == []


def test_a_card_that_nothing_can_have_turned_is_a_note() -> None:
    assert notes_of(at("bank", "dame~")) == [("turned-without-cause", "locations[0].white")]
    assert notes_of(at("bank", green=["dame: skeleton-key~"])) == [("turned-without-cause", "locations[0].green")]
    assert notes_of(at("bank", "dame~", green=["illusionist~"])) == [("turned-without-cause", "locations[0].green")]


def test_turned_cards_with_their_causes_opposite_are_none() -> None:
    assert notes_of(at("bank", "dame~: skeleton-key~", green=["illusionist: blazeblaster"])) == []


def test_more_laundered_coins_than_laundromatics_are_a_note() -> None:
    players = {"white": {"laundered": 2}, "green": {"laundered": 1}}
    place = at("bank", "dame: laundromatic", green=["mime: laundromatic~"])
    found = notes_of(place, city="london", players=players)
    assert ("more-laundered-than-laundromatics", "players.white.laundered") in found
    assert ("more-laundered-than-laundromatics", "players.green.laundered") not in found


def test_more_gear_than_is_dealt_is_a_note() -> None:
    """Fifteen gear can be played; a Driver brings one more."""
    places = [
        at(
            "bank",
            "dame: skeleton-key, skeleton-key, skeleton-key",
            "mime: skeleton-key, skeleton-key, smoke-screen",
        ),
        at(
            "gala",
            "saint: plasma-cutter, plasma-cutter, smoke-screen",
            "tourist: briefcase, helping-hand, helping-hand",
        ),
        at("museum", "barber: super-magnet, super-magnet, stealth-suit", "{sixth}: eavesdropper"),
    ]
    for sixth, expected in (("driver", []), ("banker", [("more-gear-than-dealt", "locations")])):
        last = {**places[2], "white": [entry.format(sixth=sixth) for entry in places[2]["white"]]}
        assert notes_of(*places[:2], last, city="rome") == expected


def test_more_discarded_gear_than_was_dealt_is_a_note() -> None:
    players = {"white": {"discarded_gear": 19}, "green": {}}
    assert notes_of(variant="teams", players=players) == [("more-gear-than-dealt", "players")]


def test_a_card_may_be_named_with_its_game() -> None:
    assert scored(at("caper/louvre", "caper/artist: caper/helping-hand")).locations[0].counts["white"] == 1


def test_every_code_is_raised_by_some_test() -> None:
    """Codes of tables here, codes of files, searches and preferences by the tests of the command line."""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.parent.rglob("test_*.py"))
    for code in [*CODES, *NOTE_CODES]:
        assert f'"{code}"' in tests, code
