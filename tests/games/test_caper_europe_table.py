"""What a table file of Caper: Europe may say, and every mistake told with its place."""

from typing import Any

import pytest

from capertool.games.caper_europe import box
from capertool.games.caper_europe.catalogue import CARDS, KNOWN_PACK
from capertool.games.caper_europe.evolve import replay
from capertool.games.caper_europe.recording import RECORDING
from capertool.games.caper_europe.table import Marker, marker_text
from capertool.games.common import Tallied
from capertool.problems import ProblemsError
from capertool.score import tally_document
from tests.games.europe import Document, at, scored, table
from tests.games.europe_recorded import Game, SetMarker


def problems(document: Document) -> list[tuple[str, str]]:
    with pytest.raises(ProblemsError) as caught:
        tally_document(document)
    assert caught.value.game == "caper-europe"
    return [(problem.code, problem.place) for problem in caught.value.problems]


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"city": "madrid"}, "unknown-value", "city"),
    ({"variant": "duel"}, "unknown-key", "variant"),
    ({"rulings": {"don": "points"}}, "unknown-ruling", "rulings.don"),
    ({"rulings": {"laundered-again": 3}}, "ruling-value", "rulings.laundered-again"),
    ({"players": {"south": {}}}, "wrong-number-of-players", "players"),
    ({"players": {"white": {}}}, "unknown-key", "players.white"),
    ({"players": {"south": {"laundered": 1}, "north": {}}}, "laundered-outside-london", "players.south.laundered"),
    ({"players": {"south": {"loot": {"gold": 1}}, "north": {}}}, "unknown-key", "players.south.loot.gold"),
    ({"players": {"south": {"loot": {"jewel": 5}}, "north": {}}}, "number-out-of-range", "players.south.loot.jewel"),
    ({"players": {"south": {"coins": 6}, "north": {"coins": 5}}}, "too-many-coins", "players"),
    (
        {"players": {"south": {"loot": {"jewel": 3}}, "north": {"loot": {"jewel": 2}}}},
        "too-much-loot",
        "players",
    ),
    ({"players": {"south": {"discards": [3]}, "north": {}}}, "wrong-type", "players.south.discards[0]"),
    ({"players": {"south": {"discards": ["nobody-has-it"]}, "north": {}}}, "unknown-card", "players.south.discards[0]"),
    (
        {"players": {"south": {"discards": ["red-tool"] * 31}, "north": {}}},
        "too-many-copies",
        "players.south.discards[30]",
    ),
    (
        {"players": {"south": {"discards": ["red-tool"] * 19}, "north": {"discards": ["green-tool"] * 18}}},
        "too-much-gear-in-all",
        "players",
    ),
    ({"locations": []}, "wrong-number-of-locations", "locations"),
    ({"locations": "bank"}, "wrong-type", "locations"),
    ({"cards": []}, "wrong-type", "cards"),
]


@pytest.mark.parametrize(("change", "code", "place"), BROKEN, ids=[f"{row[1]}-{n}" for n, row in enumerate(BROKEN)])
def test_what_cannot_lie_on_a_table(change: dict[str, Any], code: str, place: str) -> None:
    found = problems({**table(), **change})
    assert (code, place) in found


PLACES: list[tuple[Any, str, str]] = [
    ("bank", "wrong-type", "locations[0]"),
    ({}, "missing-key", "locations[0].card"),
    ({"card": ""}, "not-filled-in", "locations[0].card"),
    ({"card": 3}, "wrong-type", "locations[0].card"),
    ({"card": "dame"}, "wrong-kind", "locations[0].card"),
    ({"card": "vatican"}, "wrong-city", "locations[0].card"),
    ({"card": "nowhere"}, "unknown-card", "locations[0].card"),
    ({"card": "yacht", "marker": "south 1"}, "points-not-known", "locations[0].card"),
    ({"card": "bank", "marker": "south"}, "bad-marker", "locations[0].marker"),
    ({"card": "bank", "marker": "south 3"}, "bad-marker", "locations[0].marker"),
    ({"card": "bank", "marker": "white 1"}, "bad-marker", "locations[0].marker"),
    ({"card": "bank", "marker": 2}, "wrong-type", "locations[0].marker"),
    (
        {"card": "bank", "south": ["thief-1: red-tool, red-tool, red-tool, red-tool"]},
        "too-many-gear",
        "locations[0].south[0]",
    ),
    (
        {"card": "bank", "south": ["thief-1", "thief-2", "thief-3", "thief-4"]},
        "too-many-thieves-here",
        "locations[0].south",
    ),
    ({"card": "bank", "south": [7]}, "wrong-type", "locations[0].south[0]"),
    ({"card": "bank", "south": ["thief-1: , red-tool"]}, "bad-entry", "locations[0].south[0]"),
    ({"card": "bank", "south": ["dame", "dame"]}, "too-many-copies", "locations[0].south[1]"),
    ({"card": "bank", "south": ["red-tool"]}, "wrong-kind", "locations[0].south[0]"),
    ({"card": "bank", "south": ["dame: hypnosis-organ"]}, "wrong-city", "locations[0].south[0]"),
    ({"card": "bank", "white": []}, "unknown-key", "locations[0].white"),
]


@pytest.mark.parametrize(("location", "code", "place"), PLACES, ids=[f"{row[1]}-{n}" for n, row in enumerate(PLACES)])
def test_what_is_wrong_with_a_location(location: Any, code: str, place: str) -> None:
    document = table(at("chapel"), at("gala"))
    document["locations"] = [location, *document["locations"][:2]]
    assert (code, place) in problems(document)


def test_a_player_has_at_most_six_thieves() -> None:
    crews = [at(f"place-{n}", "middle", *(f"thief-{n}{m}" for m in range(3))) for n in range(3)]
    cards = {f"place-{n}": {"kind": "location", "points": 0, "effects": []} for n in range(3)}
    cards |= {f"thief-{n}{m}": {"kind": "thief", "effects": []} for n in range(3) for m in range(3)}
    assert ("too-many-thieves", "locations") in problems(table(*crews, cards=cards))


def test_all_problems_are_told_at_once() -> None:
    document = table(at("bank", "left 1", "nobody: nothing"), city="oslo")
    assert [code for code, _ in problems(document)] == ["unknown-value", "unknown-card", "unknown-card", "bad-marker"]


def test_cards_are_found_by_id_by_name_in_any_language_and_by_their_own_names() -> None:
    own = {"kind": "thief", "effects": ["1 point"], "names": {"fr": "La Taupe"}}
    tally = scored(
        at("Der Louvre", "middle", "Die Dame: Flammenwerfer", "la taupe", north=("Il Viveur: Smoking",)),
        cards={"mole": own},
    )
    assert tally.locations[0].card == "louvre"
    assert [line.source for line in tally.lines] == ["mole"]


def test_discards_may_be_thieves_and_gear_by_any_name() -> None:
    players = {"south": {"discards": ["dame", "Verkleidungsset"]}, "north": {}}
    counting = {"kind": "thief", "effects": ["1 point per discarded purple", "1 point per discarded thief"]}
    tally = scored(at("bank", "middle", "counting"), cards={"counting": counting}, players=players)
    assert [line.amount for line in tally.lines] == [1, 1]


def test_a_thief_in_the_discards_is_found_by_its_name() -> None:
    players = {"south": {"discards": ["Lebemann"]}, "north": {}}
    counting = {"kind": "thief", "effects": ["1 point per discarded thief"]}
    tally = scored(at("bank", "middle", "counting"), cards={"counting": counting}, players=players)
    assert [line.amount for line in tally.lines] == [1]


def test_a_ruling_may_be_set() -> None:
    assert scored(rulings={"laundered-again": False}).rulings == {}


def test_stars_that_nobody_knows_count_nothing_and_are_noted() -> None:
    tally = scored(at("bank", "south ?"), cards={"bank": {"kind": "location", "points": 3, "effects": []}})
    assert tally.points()["south"]["locations"] == 3
    assert [note.code for note in tally.notes] == ["stars-not-known"]


@pytest.mark.parametrize("marker", [Marker(), Marker("south", 2), Marker("north", 0), Marker("north", None)])
def test_a_marker_is_written_and_read_again(marker: Marker) -> None:
    from capertool.games.caper_europe.catalogue import CARDS
    from capertool.games.caper_europe.reading import read_table
    from capertool.games.document import Ids

    document = table(at("bank", marker_text(marker)))
    assert read_table(document, Ids(CARDS)).locations[0].marker == marker


# --- the known pack against the box


def test_the_known_cards_are_those_the_facts_name() -> None:
    kinds = [card.kind for card in CARDS.values()]
    assert (kinds.count("thief"), kinds.count("gear"), kinds.count("location")) == (13, 11, 5)
    for kind in box.KINDS:
        for city in box.CITIES:
            here = [card for card in CARDS.values() if (card.kind, card.city) == (kind, city)]
            assert len(here) <= box.CITY_CARDS[kind]
        assert len([card for card in CARDS.values() if (card.kind, card.city) == (kind, None)]) <= box.BASE_CARDS[kind]
    assert KNOWN_PACK.id == "known"


def test_the_box_as_the_rulebook_counts_it() -> None:
    cards = {kind: box.BASE_CARDS[kind] + len(box.CITIES) * box.CITY_CARDS[kind] for kind in box.KINDS}
    assert cards == {"thief": 27, "gear": 54, "location": 28}
    assert (
        box.BASE_CARDS["thief"] + box.CITY_CARDS["thief"],
        box.BASE_CARDS["gear"] + box.CITY_CARDS["gear"],
    ) == (box.THIEVES_IN_DECK, box.GEAR_IN_DECK)
    assert box.LOOT_SETS == (2, 5, 9)
    assert box.LOOT_OF_A_KIND * 3 == box.LOOT_HERE * box.LOCATIONS_ON_TABLE == 12


def test_no_figure_is_made_up() -> None:
    """No thief's coins, no cost but the Blazeblaster's, no points but the Louvre's and Moulin Rouge's are known."""
    for card in CARDS.values():
        assert ("coins" in card.doubts) == (card.kind == "thief")
        assert ("cost" in card.doubts) == (card.kind == "gear" and card.id != "blazeblaster")
        assert ("points" in card.doubts) == (card.kind == "location" and card.id not in ("louvre", "moulin-rouge"))


# --- a recorded game as a table file, and a table that was never recorded


def test_a_recorded_game_scores_as_its_table_file_does() -> None:
    game = Game(
        cards={
            "mover": {
                "kind": "thief",
                "coins": 2,
                "effects": ["2 capers", "1 jewel", "2 points"],
                "names": {"en": "Mover"},
            }
        }
    )
    game.play("mover")
    game.play("banker", 1)
    document = RECORDING.document_of(game.state)
    assert document["locations"][0] == {"card": "chapel", "marker": "south 0", "south": ["mover"], "north": []}
    assert document["cards"].keys() == {"chapel", "bank", "gala", "mover"}
    from capertool.games.caper_europe.scoring import tally

    assert tally_document(document) == tally(RECORDING.table_of(game.state))
    opened = replay([Tallied(document)])
    assert opened.over
    assert replay([*game.events, Tallied(document)]) == opened
    assert tally(RECORDING.table_of(opened)) == tally_document(document)


def test_a_table_file_of_known_cards_alone_needs_no_descriptions() -> None:
    game = Game(locations=("louvre", "moulin-rouge", "yacht"), cards=None, track=())
    game.play("banker")
    game.lay("south", "plans-caches", on=0)
    game.enter(SetMarker(0, "south", 2))
    document = RECORDING.document_of(game.state)
    assert "cards" not in document
    assert document["locations"][0]["marker"] == "south ?"
    assert document["locations"][0]["south"] == ["banker: plans-caches"]
