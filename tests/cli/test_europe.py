"""Caper: Europe from the command line: score, look up, record, correct."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from capertool.entries.caper_europe import locations_meant, loot_laid_out
from capertool.games.caper_europe.catalogue import CARDS
from capertool.games.refusing import Choice
from capertool.packs import known_cards
from capertool.problems import ProblemsError
from tests.cli.running import Ran, Runner
from tests.conftest import EXAMPLES
from tests.games.europe import at, table
from tests.games.europe_recorded import Game

LANGUAGES = ("en", "it", "de", "fr")


def answering(monkeypatch: pytest.MonkeyPatch, answers: Sequence[str]) -> list[str]:
    """A terminal where somebody gives these answers; what was asked is kept."""
    left, asked = iter(answers), []

    def answer(question: str = "") -> str:
        asked.append(question)
        return next(left)

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", answer)
    return asked


def begun(capertool: Runner, *more: str) -> Ran:
    capertool("box", "--game", "caper-europe", "track", "0 0 1 1 2")
    capertool("box", "--game", "caper-europe", "leaders", "s n s n s n")
    places = ("--location", "louvre", "--location", "yacht", "--location", "moulin rouge")
    loot = ("--loot", "2 1 1", "--loot", "jewel=1 antique=2 painting=1", "--loot", "1,1,2")
    names = ("--south", "Anna", "--north", "Ben")
    return capertool("new", "caper-europe", "--city", "paris", *places, *loot, *names, *more)


# --- score and look up


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebooks_example_is_scored_in_every_language(capertool: Runner, code: str) -> None:
    ran = capertool("score", str(EXAMPLES / "europe.toml"), "--explain", "--lang", code)
    assert ran.code == 0
    assert "55" in ran.out
    assert not {"{", "}"} & set(ran.out)


def test_names_from_the_file_stand_in_the_reasons(capertool: Runner) -> None:
    ran = capertool("score", str(EXAMPLES / "europe.toml"), "--json", "--lang", "de")
    whys = [line["why"] for line in ran.json["lines"]]
    assert any("Grüne Ausrüstung" in why for why in whys)
    assert ran.json["winner"] == ["south"]


def test_a_batch_keeps_the_names_of_each_table_apart(capertool: Runner, tmp_path: Path) -> None:
    def named(name: str) -> str:
        own = {"kind": "thief", "effects": ["1 point per green"], "names": {"en": name}}
        green = {"kind": "gear", "colour": "green", "effects": [], "names": {"en": f"{name}'s tool"}}
        return json.dumps(table(at("bank", "middle", "own: green-tool"), cards={"own": own, "green-tool": green}))

    file = tmp_path / "tables"
    file.write_text(f"{named('Ada')}\n{named('Bob')}\n")
    ran = capertool("score", "--batch", str(file))
    whys = [json.loads(line)["lines"][0]["why"] for line in ran.out.splitlines()]
    assert whys == ["1 × 1: Ada's tool", "1 × 1: Bob's tool"]


def test_a_finished_table_goes_on_paper_with_the_names_of_its_own_cards(capertool: Runner, tmp_path: Path) -> None:
    ran = capertool("sheet", str(EXAMPLES / "europe.toml"), "--output", str(tmp_path / "europe.pdf"))
    assert (ran.code, ran.err) == (0, "")
    assert (tmp_path / "europe.pdf").read_bytes().startswith(b"%PDF")


def test_there_is_nothing_to_compare(capertool: Runner) -> None:
    ran = capertool("score", str(EXAMPLES / "europe.toml"), "--compare", "--json")
    assert (ran.code, ran.json["error"]["code"]) == (2, "one-rulebook")


def test_a_bad_effect_is_pointed_at_on_the_screen(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(cards={"x": {"kind": "thief", "effects": ["1 caper per yelow"]}})))
    ran = capertool("score", str(file))
    assert (ran.code, ran.err) == (
        3,
        'cards.x.effects[0]: "yelow" is not understood here.\n'
        "  1 caper per yelow\n"
        "              ^^^^^\n"
        "  Did you mean yellow?\n",
    )


def test_an_effect_that_ends_too_early_says_so(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(cards={"x": {"kind": "thief", "effects": ["1"]}})))
    err = capertool("score", str(file)).err
    assert "Something is missing at the end.\n" in err
    assert "understood" not in err


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_says_what_is_not_known_of_it(capertool: Runner, code: str) -> None:
    ran = capertool("card", "chef", "--game", "caper-europe", "--lang", code)
    assert ran.code == 0
    assert "capertool pack add" in " ".join(ran.out.replace("│", " ").split())


def test_a_card_as_json_has_null_for_what_nobody_knows(capertool: Runner) -> None:
    card = capertool("card", "caper-europe/plasma-cutter", "--json").json
    assert (card["cost"], card["effects"], card["doubts"]) == (None, ["4 coins"], ["cost"])


def test_a_city_of_its_own_can_be_asked_for(capertool: Runner) -> None:
    ran = capertool("cards", "--game", "caper-europe", "--city", "barcelona")
    assert {line.split("\t")[0] for line in ran.out.splitlines()} == {
        "The Anarchist",
        "The Surrealist",
        "Hypnosis Organ",
    }


# --- recording


def test_a_game_begins_with_what_the_box_prints(capertool: Runner) -> None:
    ran = begun(capertool)
    assert ran.code == 0
    assert "Lay out in this order: 1 The Louvre, 2 The Yacht, 3 Moulin Rouge." in ran.out
    assert "not known yet" not in ran.out
    assert ran.out.endswith("Next: Anna, round 1 (thieves).\n")


def test_what_the_box_does_not_say_is_told_and_never_made_up(capertool: Runner) -> None:
    ran = capertool("new", "caper-europe")
    assert "The track is not known yet." in ran.out
    assert "Who begins each round is not known yet." in ran.out
    assert "What loot lies where was not entered" in ran.out
    asked = capertool("play", "dame", "1")
    assert (asked.code, "Who begins round 1 is not known." in asked.err) == (3, True)
    capertool("play", "dame", "1", "--seat", "north")
    assert "Next: South, round 1" in capertool("board").out


def test_a_city_with_too_few_known_locations_is_refused(capertool: Runner) -> None:
    ran = capertool("new", "caper-europe", "--city", "rome", "--json")
    assert ran.code == 2  # there is no such option
    ran = capertool("new", "caper-europe", "--city", "rome")
    assert (ran.code, "Only 2 locations are known" in ran.err) == (3, True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--city", "oslo"), '"oslo" is not possible here.'),
        (("--location", "louvre", "--location", "louvre"), "Copies of The Louvre"),
        (("--location", "louvre") * 4, "Copies of The Louvre"),
        (("--loot", "4 0 0"), "Give --loot three times"),
        (("--loot", "5 0 0") * 3, "is no number of loot"),
        (("--loot", "1 1 1", "--loot", "1 1 2", "--loot", "1 1 2"), "Pieces of loot given for one location: 3"),
        (("--loot", "4 0 0", "--loot", "1 2 1", "--loot", "0 2 2"), "Pieces of one kind (jewel) laid out in all: 5"),
        (("--reads", "west=it"), '"west" is not possible here.'),
        (("--ruling", "laundered-again=maybe"), "cannot be"),
    ],
)
def test_a_wrong_beginning_begins_nothing(capertool: Runner, arguments: tuple[str, ...], sentence: str) -> None:
    city = () if "--city" in arguments else ("--city", "paris")
    ran = capertool("new", "caper-europe", *city, *arguments)
    assert ran.code in (3, 4)
    assert sentence in ran.err
    assert capertool("board").code == 6


def test_what_must_be_chosen_has_a_code_of_its_own() -> None:
    game = Game(cards={"picker": {"kind": "thief", "coins": 0, "effects": ["1 wild"]}})
    with pytest.raises(Choice) as caught:
        game.play("picker")
    assert caught.value.problem.code == "choose-loot"


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (["4 0 0"], "wrong-number-of-locations"),
        (["5 0 0"] * 3, "bad-loot"),
        (["jewels"] * 3, "bad-loot"),
        (["1 1 1", "1 1 2", "1 1 2"], "loot-at-a-location"),
        (["4 0 0", "1 2 1", "0 2 2"], "too-much-loot"),
    ],
)
def test_loot_that_cannot_be_laid_out(texts: list[str], code: str) -> None:
    with pytest.raises(ProblemsError) as caught:
        loot_laid_out(texts)
    assert [problem.code for problem in caught.value.problems] == [code]


def test_locations_that_cannot_be_drawn() -> None:
    for names, drawn, code in (([], True, "too-few-locations-known"), (["yacht"], False, "wrong-number-of-locations")):
        with pytest.raises(ProblemsError) as caught:
            locations_meant(CARDS, "rome", names, drawn=drawn)
        assert [problem.code for problem in caught.value.problems] == [code]


def test_an_evening_with_fire_as_the_rulebook_tells_it(capertool: Runner) -> None:
    """Page 13: the Blazeblaster takes the Plasma Cutter's coins back, as far as there are any."""
    begun(capertool)
    for card, location in (
        ("artist", "1"),
        ("banker", "1"),
        ("dame", "2"),
        ("colonel", "1"),
        ("starlet", "2"),
        ("gentleman", "3"),
    ):
        assert capertool("play", card, location).code == 0
    assert (
        "Marker, The Louvre: Ben, 1 field, 0 stars." in capertool("play", "Plasmaschneider", "1", "--on", "colonel").out
    )
    capertool("discard")
    assert (
        "Marker, The Louvre: Ben, 3 fields, 1 star." in capertool("play", "Verkleidungsset", "1", "--on", "banker").out
    )
    capertool("coins", "south", "2")
    capertool("coins", "north", "3")
    asked = capertool("play", "blazeblaster", "1")
    assert (asked.code, asked.err.splitlines()[0]) == (3, "Several cards could burn.")
    ran = capertool("play", "blazeblaster", "1", "--target", "plasma")
    assert "Burnt: Plasma Cutter." in ran.out
    assert "Coins: Anna 0 (−2), Ben 0 (−3), supply 10. Marker, The Louvre: Ben, 3 fields, 1 star." in ran.out
    assert capertool("log").out.count("Burnt:") == 1
    assert "Taken back" in capertool("undo").out
    assert "Entered again" in capertool("redo").out
    points = capertool("score", "--json").json["players"]["north"]["points"]
    assert points["locations"] == 3 + 1  # the Louvre and its star; no paintings


def test_a_card_that_nobody_knows_is_given_on_the_spot(capertool: Runner) -> None:
    begun(capertool)
    unknown = capertool("play", "Spitzbube", "1")
    assert (unknown.code, "There is no card" in unknown.err) == (3, True)
    options = ("--kind", "thief", "--coins", "2", "--effect", "1 wild", "--effect", "3 points")
    ran = capertool("play", "Spitzbube", "1", *options)
    assert (ran.code, ran.err.splitlines()[0]) == (3, "Several kinds of loot are there.")
    ran = capertool("play", "Spitzbube", "1", *options, "--take", "paint")
    assert "Anna plays Spitzbube; location: The Louvre. Anna grabs 1 painting." in ran.out
    assert "Described: Spitzbube." in capertool("log").out
    assert capertool("score", "--json").json["players"]["south"]["points"]["thieves"] == 3
    assert "Spitzbube" in capertool("board").out
    document = capertool("export", "-", "--table").json
    assert document["cards"]["spitzbube"]["names"] == {"en": "Spitzbube"}


def test_a_known_card_is_completed_as_it_is_played(capertool: Runner) -> None:
    begun(capertool)
    ran = capertool("play", "chef", "1", "--coins", "3", "--effect", "2 capers")
    assert "Coins: Anna 3 (+3), Ben 0, supply 7. Marker, The Louvre: Anna, 2 fields, 0 stars." in ran.out
    bad = capertool("play", "nun", "1", "--effect", "turn 1 top gear")
    assert (bad.code, "has no meaning" in bad.err) == (4, True)


def test_what_cards_did_not_do_is_set_by_hand(capertool: Runner) -> None:
    begun(capertool)
    assert "Marker, The Yacht: Anna, 4 fields, 1 star." in capertool("marker", "yacht", "south", "4").out
    assert "Marker, The Yacht: in the middle." in capertool("marker", "2", "middle").out
    assert (
        "In the headquarters of Ben: 1 jewel and 2 paintings."
        in capertool("loot", "north", "jewel=1", "painting=2").out
    )
    assert "Loot left, The Louvre: nothing." in capertool("loot", "1", "0", "0", "0").out
    assert "Ben has 4 coins." in capertool("coins", "north", "4").out
    for arguments, code in (
        (("marker", "1", "west"), 3),
        (("marker", "1", "south", "9"), 4),
        (("marker", "1", "south", "1", "--stars", "7"), 4),
        (("loot", "north", "gold=1"), 3),
        (("coins", "west", "1"), 3),
        (("burn", "", "1", "dame"), 3),
        (("burn", "north", "1", "dame"), 3),
    ):
        ran = capertool(*arguments)
        assert (ran.code, ran.out) == (code, ""), arguments
        assert "Traceback" not in ran.err


def test_a_fire_by_hand_and_the_board_after_it(capertool: Runner) -> None:
    begun(capertool, "--loose")
    capertool("play", "dame", "1", "--seat", "north")
    capertool("play", "simple-disguise", "1", "--seat", "north")
    assert "Burnt: Simple Disguise." in capertool("burn", "north", "1", "simple").out
    board = capertool("board").out
    assert "marker in the middle" in board
    assert "1 card discarded" in board
    assert capertool("play", "dame", "1").code == 3


def test_earlier_entries_are_fixed_and_names_edited(capertool: Runner) -> None:
    begun(capertool)
    capertool("play", "dame", "1")
    capertool("play", "banker", "1")
    ran = capertool("fix", "2", "starlet", "2")
    assert "Later entries that come out otherwise: 0." in ran.out
    assert "Anna plays The Starlet; location: The Yacht." in capertool("log").out
    assert capertool("fix", "3", "--remove").code == 0
    assert capertool("edit", "--south", "Chiara", "--swap").code == 0
    assert "Chiara" in capertool("board").out
    assert capertool("edit", "--white", "Chiara").code == 2
    capertool("box", "--game", "caper-europe", "leaders", "n s n s n s")
    assert capertool("edit", "--box").code == 0
    assert capertool("edit").code == 2
    assert capertool("fix", "2").code == 2
    capertool("coins", "Chiara", "3")
    assert "Now: Chiara has 4 coins." in capertool("fix", "5", "--coins", "4").out
    assert capertool("edit", "--city", "oslo").code == 3
    places = ("--location", "yacht", "--location", "louvre", "--location", "moulin-rouge")
    assert capertool("edit", *places).code == 0
    assert "1  The Yacht" in capertool("board").out


def test_options_of_the_other_game_are_refused_not_ignored(capertool: Runner) -> None:
    capertool("new", "caper", "--city", "paris", "--location", "louvre")
    for option in ("--take", "--give", "--effect"):
        ran = capertool("play", "dame", "1", option, "jewel")
        assert (ran.code, f"There is no option {option}." in ran.err) == (2, True)
    ran = capertool("marker", "1", "south")
    assert (ran.code, ran.err.splitlines()[0]) == (
        2,
        "The command marker belongs to Caper: Europe; the current game is Caper.",
    )


def test_a_game_goes_out_and_in_again_with_its_cards(capertool: Runner, tmp_path: Path) -> None:
    begun(capertool)
    capertool("play", "Spitzbube", "1", "--kind", "thief", "--effect", "2 points")
    game, lying = tmp_path / "game.json", tmp_path / "table.toml"
    capertool("export", str(game))
    capertool("export", str(lying), "--table")
    assert capertool("import", str(game)).code == 0
    assert "Spitzbube" in capertool("log").out
    assert capertool("import", str(lying)).code == 0
    assert capertool("score", "--json").json["players"]["south"]["points"]["thieves"] == 2
    assert "The table was tallied after the game." in capertool("log").out


def test_the_same_people_play_again(capertool: Runner) -> None:
    begun(capertool)
    ran = capertool("new", "--again")
    assert ran.code == 0
    assert "Next: Ben, round 1 (thieves)." in ran.out


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_is_told_in_every_language(capertool: Runner, code: str) -> None:
    begun(capertool)
    told = capertool("play", "Spitzbube", "1", "--kind", "thief", "--effect", "1 jewel", "--lang", code).out
    for words in (
        ("play", "artist", "1"),
        ("marker", "1", "north", "2"),
        ("loot", "south", "jewel=2"),
        ("board",),
        ("log",),
    ):
        ran = capertool(*words, "--lang", code)
        assert ran.code == 0
        told += ran.out
    assert "{" not in told


# --- asked for on a terminal


def test_on_a_terminal_everything_is_asked_for_once(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ["rome", "Anna", "Ben", "0 1", "0 1 2", "s n s n s n"]
    forum = ["Forum", "rome", "4", "1 point per thief", "", "1 coin per yellow", ""]
    answering(monkeypatch, [*first, "vatican", "6", "2 1 1", "yacht", "", "1 2 1", *forum, ""])
    ran = capertool("new", "caper-europe")
    assert ran.code == 0, ran.err
    assert "1 The Vatican, 2 The Yacht, 3 Forum" in ran.out
    assert "The points of The Yacht are not known." in ran.out
    assert "The points of The Vatican are not known." not in ran.out
    asked = answering(monkeypatch, ["", "Anna", "Ben", "louvre", "", "moulin", "", "yacht", "3", ""])
    monkeypatch.setattr("random.choice", lambda choices: "paris")
    assert capertool("new", "caper-europe").code == 0
    assert not any("Stars of the track" in question for question in asked)
    assert known_cards()["vatican"].points == 6


def test_on_a_terminal_a_new_card_is_described_and_kept(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(capertool)
    answers = ["", "2", "?", "c", "", "green", "own", "1 caper per yelow", "1 jewel", ""]
    answering(monkeypatch, answers)
    ran = capertool("play", "Spitzbube", "1")
    assert ran.code == 0, ran.err
    assert "Nobody knows this card yet" in ran.out
    assert "^^^^^" in ran.out
    assert "Spitzbube is kept in pack my-box, release 1." in ran.out
    assert "my-box" in capertool("pack").out


def test_on_a_terminal_a_name_that_is_nearly_known_is_asked_about(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    louvre = ["louvrre", "y", "9 9 9", "3 1 1", "2 1 1"]
    yacht = ["yacht", "5", "3 1 0", "2 1 1"]
    answering(monkeypatch, ["paris", "Anna", "Ben", "", "", *louvre, *yacht, "moulin", "0 2 2"])
    ran = capertool("new", "caper-europe")
    assert ran.code == 0, ran.err
    assert '"9" is no number of loot.' in ran.out
    assert "Pieces of loot given for one location: 5" in ran.out
    assert "Pieces of one kind (jewel) laid out in all: 5" in ran.out
    answering(monkeypatch, ["y", ""])
    ran = capertool("play", "bankr", "1", "--seat", "south")
    assert "Anna plays The Banker" in ran.out, ran.err


def test_on_a_terminal_coins_that_no_source_shows_are_asked_once(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(capertool)
    answering(monkeypatch, ["3"])
    ran = capertool("play", "dame", "1")
    assert "Coins: Anna 3 (+3), Ben 0" in ran.out
    answering(monkeypatch, [""])
    assert "0 was taken" in capertool("play", "banker", "1").out
    answering(monkeypatch, ["many", "2"])
    ran = capertool("play", "starlet", "1")
    assert '"many" is not possible here.' in ran.out
    assert "Coins: Anna 5 (+2), Ben 0" in ran.out
    monkeypatch.setattr("sys.stdin.isatty", lambda: False)
    begun(capertool)
    answering(monkeypatch, [])
    assert "Coins: Anna 3" in capertool("play", "dame", "1").out


def test_on_a_terminal_choices_are_asked_for(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(capertool, "--loose")
    for card, seat in (("dame", "north"), ("starlet", "north"), ("artist", "south"), ("nun", "south")):
        capertool("play", card, "1", "--seat", seat, "--coins", "0", "--effect", "1 caper")
    capertool(
        "play",
        "hook",
        "1",
        "--seat",
        "north",
        "--kind",
        "gear",
        "--effect",
        "1 wild",
        "--on",
        "dame",
        "--take",
        "jewel",
    )
    capertool("play", "simple-disguise", "1", "--seat", "north", "--on", "starlet")
    capertool("loot", "north", "1", "1", "0")
    answering(monkeypatch, ["nun", "1", "", "jewel"])
    ran = capertool("play", "blazeblaster", "1", "--seat", "south")
    assert ran.code == 0, ran.err
    assert "Burnt: hook. Ben gives back 1 jewel." in ran.out
    answering(monkeypatch, ["artist", "antique"])
    options = ("--kind", "gear", "--effect", "1 wild")
    ran = capertool("play", "claw", "1", "--seat", "south", *options)
    assert "Anna grabs 1 antique." in ran.out
