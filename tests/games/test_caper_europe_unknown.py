"""What nobody has told of a game of Caper: Europe: cards described on the spot, points and discards not known."""

import json
from typing import Any

import pytest

from capertool.games.caper_europe.board import board
from capertool.games.caper_europe.catalogue import CARDS
from capertool.games.caper_europe.description import read_cards
from capertool.games.caper_europe.pack import read_pack
from capertool.games.caper_europe.recording import RECORDING
from capertool.games.caper_europe.scoring import tally
from capertool.games.common import Loosen
from capertool.games.document import Section
from capertool.games.recording import Change, first_bad_entry, refit
from capertool.games.refusing import Refusal
from capertool.games.tally import NOT_KNOWN, Tally
from capertool.problems import Problem, ProblemsError
from capertool.score import tally_document
from tests.games.europe_recorded import Burn, Discard, Edit, Game, Play, SetMarker
from tests.games.test_caper_europe_play import gear, refused, thief

KID = {"kid": thief("1 caper", coins=2)}


def scored(game: Game) -> Tally:
    return tally(RECORDING.table_of(game.state), with_zeros=True)


# --- described with the entry that needs them


def test_a_card_comes_into_the_game_with_the_entry_that_describes_it() -> None:
    game = Game()
    assert refused(game, Play("kid", 0)) == ["unknown-card"]
    game.play("kid", described=KID)
    assert (game.marker, game.state.coins["south"]) == (1, 2)
    written = json.loads(json.dumps([RECORDING.encode(event) for event in game.events]))
    assert first_bad_entry(RECORDING, written) == 0
    assert RECORDING.replay(map(RECORDING.decode, written)) == game.state


def test_a_refused_entry_describes_nothing() -> None:
    game = Game()
    assert refused(game, Play("boss", 0, described={"boss": gear("1 caper")})) == ["no-thief-with-room"]
    assert "boss" not in game.state.cards


def test_a_discard_may_describe_its_card() -> None:
    game = Game("rome")
    game.gear_round()
    assert refused(game, Discard("cardinal")) == ["unknown-card"]
    event = game.enter(Discard("cardinal", described={"cardinal": gear(colour="pink", city="rome")}))
    assert game.state.discards["south"] == ("cardinal",)
    assert game.state.cards["cardinal"].colour == "pink"
    assert RECORDING.command_of(event) == Discard("cardinal", "south", event.described)


def test_what_lies_there_is_reread_when_its_card_is_described_again() -> None:
    game = Game(cards={"tool": gear()})
    game.lay("south", "thief-1")
    game.lay("south", "tool", on=0)
    game.lay("north", "thief-2")
    game.gear_round("north")
    game.play("tool", described={"tool": gear("3 points")})
    assert game.state.locations[0].sides["south"][0].gear[0].effects == ("3 points",)


@pytest.mark.parametrize("entry", [Play("kid", 0), Edit({"locations": ["forum", "yacht", "louvre"]})])
def test_an_entry_that_needs_a_description_keeps_it_from_being_removed(entry: Any) -> None:
    forum = {"kind": "location", "points": 4, "effects": []}
    game = Game()
    game.enter(Edit({"cards": {**KID, "forum": forum}}))
    later = [game.enter(entry)]
    with pytest.raises(Refusal) as caught:
        refit(RECORDING, Change(game.events[:1], game.events[1:2], [], later))
    (found,) = caught.value.problems
    assert (found.code, found.details["number"]) == ("later-entry-cannot-stand", 3)


# --- points that nobody knows


def test_nobody_has_won_while_the_points_of_a_won_location_are_not_known() -> None:
    game = Game("rome", locations=("vatican", "yacht", "bank"))
    assert scored(game).settled
    game.enter(SetMarker(0, "south", 3))
    lying = scored(game)
    assert (lying.settled, lying.winner) == (False, ())
    assert ("points-missing", "locations[0].card") in [(note.code, note.place) for note in lying.notes]
    (line,) = [line for line in lying.lines if (line.player, line.source, line.times) == ("south", "vatican", 1)][:1]
    assert line.reason == NOT_KNOWN
    game.enter(Edit({"cards": {"vatican": {"kind": "location", "city": "rome", "points": 6, "effects": []}}}))
    assert scored(game).winner == ("south",)
    assert scored(game).points()["south"]["locations"] == 6 + 1  # the third field has one star


def test_a_table_file_of_such_a_game_is_an_error_as_before() -> None:
    game = Game("rome", locations=("vatican", "yacht", "bank"))
    game.enter(SetMarker(0, "south", 3))
    with pytest.raises(ProblemsError) as caught:
        tally_document(RECORDING.document_of(game.state))
    assert [problem.code for problem in caught.value.problems] == ["points-not-known"]


# --- discards that nobody named


def test_unnamed_discards_are_counted_on_the_board_and_noted_where_discards_count() -> None:
    game = Game("rome", cards={"cardinal": thief("1 caper per discarded pink")})
    game.gear_round()
    game.enter(Discard())
    table = RECORDING.table_of(game.state)
    (south, _) = board(table, tally(table)).rows[3]
    assert [(count.what, count.number) for count in south.counts] == [("coins", 1), ("discards", 1)]
    assert not scored(game).notes
    game.lay("south", "cardinal")
    (note,) = scored(game).notes
    assert (note.code, note.details["seat"], note.details["count"]) == ("discards-not-named", "south", 1)


def test_a_loose_board_shows_no_coins_unless_somebody_set_them() -> None:
    game = Game()
    game.enter(Loosen())
    game.coins(0, 2)
    table = RECORDING.table_of(game.state)
    south, north = board(table, tally(table)).rows[3]
    assert [count.what for count in south.counts] == []
    assert [count.what for count in north.counts] == ["coins"]


# --- corrections of the box


def test_a_shorter_track_brings_the_markers_back_onto_it() -> None:
    game = Game(track=())
    game.enter(SetMarker(0, "north", 5))
    game.enter(Edit({"track": [0, 1, 1, 2], "packs": {"known": 1, "my-box": 2}}))
    assert game.marker == -4
    assert game.state.opening.packs == {"known": 1, "my-box": 2}


# --- fire against protection


def protected() -> Game:
    game = Game(cards={"shield": gear("purple protected")})
    game.lay("south", "thief-1")
    game.lay("north", "thief-2", "thief-3")
    game.lay("north", "shield", on=0)
    game.gear_round()
    game.coins(2, 0)
    return game


def test_the_house_may_burn_what_is_protected() -> None:
    game = protected()
    assert game.play("blazeblaster", force=True).burnt == ()  # nobody named it
    game = protected()
    event = game.play("blazeblaster", targets=(0,), force=True)
    assert (event.burnt, event.house) == ((0,), ("fire-protected",))
    again = RECORDING.decide(protected().state, RECORDING.command_of(event), force=True)
    assert again == RECORDING.decode(RECORDING.encode(event)) == event


def test_what_is_protected_is_refused_where_something_else_may_burn() -> None:
    game = protected()
    game.lay("north", "green-tool", on=1)
    assert refused(game, Play("blazeblaster", 0, targets=(0,))) == ["fire-protected"]
    assert refused(game, Play("blazeblaster", 0, targets=(7,))) == ["cannot-be-burnt"]
    game.enter(Burn("north", 0, 1))
    assert game.play("blazeblaster", targets=(0,)).burnt == ()  # nothing may burn, so nothing does


# --- descriptions


def described(cards: dict[str, Any]) -> list[Problem]:
    problems: list[Problem] = []
    read_cards(Section(cards, "", problems), CARDS, CARDS)
    return problems


def test_the_kind_of_a_card_that_comes_with_the_game_cannot_be_changed() -> None:
    (found,) = described({"banker": {"kind": "gear"}})
    assert (found.code, found.place, found.details["kind"]) == ("kind-is-known", "banker.kind", "thief")
    assert described({"banker": {"kind": "thief"}}) == []
    document = {"game": "caper-europe", "pack": "mine", "cards": {"banker": {"kind": "gear"}}}
    with pytest.raises(ProblemsError):
        read_pack(document, CARDS, CARDS)


@pytest.mark.parametrize("name", ["Evil\x1b[31m", "Evil\x07", "a\u202eb", "a\u2028b", "a\u200bb", "a\ud800b"])
def test_signs_that_steer_a_terminal_are_in_no_name(name: str) -> None:
    (found,) = described({"x": {"kind": "thief", "names": {"en": name}}})
    assert (found.code, found.place) == ("bad-card-name", "x.names.en")


def test_a_journal_keeps_what_was_once_taken() -> None:
    once = {"banker": gear(colour="red", names={"en": "Evil\x1b"}), "tool": {"kind": "gear", "copies": 0}}
    game = Game(cards=once)
    game.lay("south", "thief-1")
    game.lay("south", "banker", on=0)
    RECORDING.check_opening(game.events[0])
    assert RECORDING.replay(game.events).cards["banker"].names == {"en": "Evil\x1b"}
    after = RECORDING.tallied(RECORDING.table_of(game.state), {})
    RECORDING.check_opening(after)
    assert RECORDING.replay([after]).cards["banker"].kind == "gear"


def test_letters_of_any_script_and_pictures_are_in_names() -> None:
    for name in ("L'Éclair", "猫", "🦁", "👩\u200d🚒"):
        assert described({"x": {"kind": "thief", "names": {"en": name}}}) == []
    for names in ({"en": 3}, "Cat"):
        assert "wrong-type" in [found.code for found in described({"x": {"kind": "thief", "names": names}})]


def test_a_box_has_at_least_one_copy_of_a_card() -> None:
    (found,) = described({"x": {"kind": "gear", "copies": 0}})
    assert (found.code, found.place, found.details["lowest"]) == ("number-out-of-range", "x.copies", 1)


def test_an_own_card_that_turns_out_to_be_of_another_kind_keeps_its_name() -> None:
    own = read_cards(Section({"boss": {"kind": "gear", "cost": 2, "names": {"en": "Boss"}}}, "", []), {})
    turned = read_cards(Section({"boss": {"kind": "thief"}}, "", []), own)["boss"]
    assert (turned.kind, turned.names, turned.cost, turned.doubts) == (
        "thief",
        {"en": "Boss"},
        0,
        ("coins", "effects"),
    )
