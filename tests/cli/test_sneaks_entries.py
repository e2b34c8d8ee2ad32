"""Sneaks & Snitches as it is typed: what does not belong is named, and nothing is dropped or lost without a word."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.running import Ran, Runner

GAME = ("--game", "sneaks-and-snitches")
FOUR = "new sneaks-and-snitches Anna Ben Cleo Dan"
THREE_TOKENS = "--tokens anna=gold,gold,gold --tokens ben=jewels,jewels,gold"
TWO = "new sneaks-and-snitches Anna Ben --vp-card 3/3/3/3 --boss anna"


@pytest.fixture
def theft(capertool: Runner) -> Runner:
    """Anna has stolen at A, Ben at C, Cleo at D, Dan at F."""
    entered(capertool, f"{FOUR} {THREE_TOKENS}", "send anna=A/B ben=C/E cleo=D/B dan=F/G --reveal")
    return capertool


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Somebody answers at a terminal; the questions are kept."""

    def answer(*typed: str) -> list[str]:
        answers: Iterator[str] = iter(typed)
        questions: list[str] = []
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)

        def asked(question: str) -> str:
            questions.append(question)
            return next(answers)

        monkeypatch.setattr("builtins.input", asked)
        return questions

    return answer


def entered(capertool: Runner, *lines: str) -> Ran:
    for line in lines:
        ran = capertool(*line.split())
        assert ran.code == 0, (line, ran.err)
    return ran


# --- lots


@pytest.mark.parametrize(
    ("lot", "word"),
    [
        ("free-theft gold=3", "gold=3"),
        ("intrigue gold=2", "gold=2"),
        ("special-object 3 5", "5"),
        ("special-object 3 gold=2", "gold=2"),
        ("documents jewels gold", "gold"),
        ("documents jewels=2", "jewels=2"),
        ("documents jewels 3", "3"),
        ("collection 7", "7"),
        ("gold=2 5", "5"),
        ("gold=2 gold/jewels/ben", "gold/jewels/ben"),
        ("carte-blanche gold=3 gold/jewels/ben", "gold/jewels/ben"),
    ],
)
def test_a_word_that_does_not_belong_to_a_lot_is_named(theft: Runner, lot: str, word: str) -> None:
    ran = theft("claim", *lot.split())
    assert ran.code == 3  # "word-out-of-place"
    assert f'"{word}" does not belong to this lot' in ran.err
    assert len(theft("log").out.splitlines()) == 6


def test_goods_alone_are_a_standard_lot_however_many_words_they_have(theft: Runner) -> None:
    assert "Anna: Gold +1." in entered(theft, "claim oro").out
    assert "Ben: Jewels +1 and Gold +1." in entered(theft, "claim gold jewels").out


def test_a_kind_with_two_numbers_is_refused(theft: Runner) -> None:
    assert "Gold stands there twice." in theft("claim", "gold=1", "gold=2").err  # "kind-twice"
    assert theft("tokens", "anna", "gold=1", "gold=2").code == 3
    assert theft("tokens", "anna", "gold,gold=2").code == 3


def test_goods_are_offered_in_the_language_of_the_reader(theft: Runner) -> None:
    ran = theft("claim", "perle=2", "--lang", "it")  # "unknown-goods"
    assert "Qui puoi usare: Informazione, Manufatti, Gioielli e Oro." in ran.err


def test_a_theft_that_waits_elsewhere_is_named(theft: Runner) -> None:
    assert "These are waiting: A (Anna), C (Ben), D (Cleo) and F (Dan)." in theft("claim", "gold=1", "--at", "b").err
    assert "The locations on the table are A to G." in theft("claim", "gold=1", "--at", "Z").err
    assert theft("claim", "gold=1", "--at", "Q", "--player", "anna", "--force").code == 4


def test_what_a_table_file_cannot_hold_is_not_recorded(theft: Runner, tmp_path: Path) -> None:
    assert theft("claim", "gold=97").code == 4  # Anna has three already
    entered(theft, "claim gold=96")
    theft("export", str(tmp_path / "table.toml"), "--table")
    assert theft("score", str(tmp_path / "table.toml")).code == 0


def test_the_prompt_says_whose_theft_it_is_and_asks_again(theft: Runner, typing: Callable[..., list[str]]) -> None:
    questions = typing("carte blanche", "gold=2", "gold=2 jewels=1")
    out = theft("claim").out
    assert out.startswith("Next: what Anna stole at A: capertool claim\n")
    assert "Tokens taken: 2; this lot gives 3." in out
    assert "Anna: Jewels +1 and Gold +2." in out
    assert len(questions) == 3


def test_a_collection_shows_what_to_take_without_the_missing_kind(capertool: Runner) -> None:
    entered(capertool, "box tokens-jewels 0", FOUR, "send anna=A/B ben=C/E cleo=D/B dan=F/G --reveal")
    err = capertool("claim", "collection", "--lang", "fr").err
    assert "capertool claim collection informations=2 artefacts=1 or=1" in err
    assert entered(capertool, "claim collection informations=2 artefacts=1 or=1").code == 0


# --- plans


def test_nothing_is_sent_where_the_round_cannot_be_revealed(capertool: Runner) -> None:
    entered(capertool, FOUR)
    ran = capertool("send", "anna=A/B", "--reveal")
    assert (ran.code, "These plans are not in yet: Ben, Cleo and Dan." in ran.err) == (4, True)
    assert capertool("send", "ben=A/B", "ben=C/D").code == 3
    assert len(capertool("log").out.splitlines()) == 1


def test_a_wrong_plan_says_whose_it_is(capertool: Runner) -> None:
    entered(capertool, FOUR)
    assert capertool("send", "anna=A/B", "ben=9").err.startswith("Ben: This is no plan.")
    assert capertool("resolve", "a=A/B", "b=9", "c=A/C").err.startswith("b: This is no plan.")
    size = capertool("send", "ben=AB/C").err
    assert "This player sends one thief and one snitch." in size
    assert "two players" not in size


def test_the_second_boss_is_not_changed_when_somebody_has_planned(capertool: Runner) -> None:
    entered(capertool, TWO, "send anna=A,B/C")
    ran = capertool("edit", "--boss", "ben")
    assert (ran.code, "Plans of this round are in already: Anna." in ran.err) == (4, True)  # "plans-are-in"
    assert "This player sends two thieves and one snitch." in capertool("send", "anna=A/B").err
    assert "This player sends one thief and two snitches." in capertool("send", "ben=A,B/C").err
    entered(capertool, "undo", "edit --boss ben", "send ben=D,E/F anna=A/B,C --reveal")


def test_plans_are_shown_with_the_blank_of_the_language(capertool: Runner) -> None:
    assert "Anna\u00a0: E/B" in capertool("resolve", "Anna=E/B", "Ben=A/C", "Cleo=D/B", "--lang", "fr").out


# --- the box


def test_first_tokens_come_out_of_the_counted_box(capertool: Runner) -> None:
    entered(capertool, "box tokens-information 0", "box tokens-gold 3")
    ran = capertool(*f"{FOUR} --tokens anna=gold,gold,gold --tokens ben=gold,jewels,jewels".split())
    assert (ran.code, "Gold in the bank: 3; needed: 4." in ran.err) == (4, True)
    for _ in range(10):
        out = entered(capertool, f"{FOUR} --tokens anna=gold,gold,gold").out
        assert out.count("Gold") == 1
        assert "Information" not in out


def test_a_box_that_was_counted_out_gives_what_it_has(capertool: Runner) -> None:
    for kind, number in (("information", 0), ("artifacts", 5), ("jewels", 4), ("gold", 3)):
        entered(capertool, f"box tokens-{kind} {number}")
    entered(capertool, FOUR)
    assert sum(map(int, re.findall(r"\d+", capertool("tokens").out))) == 12
    entered(capertool, "box tokens-gold 2")
    assert capertool(*FOUR.split()).code == 4  # "too-few-tokens"


def test_too_few_lots_are_told_and_never_counted_below_nothing(capertool: Runner) -> None:
    entered(capertool, "box lots 3")
    ran = capertool(*FOUR.split())
    assert (ran.code, "Lots in the box: 3; needed at least: 7." in ran.err) == (4, True)  # "too-few-lots"
    entered(capertool, "box lots 7", FOUR)
    assert "Lots in the pile: 0." in capertool("board").out
    assert capertool("edit", "--lots", "0").code == 4


def test_a_game_that_ended_too_early_goes_on_with_more_lots(capertool: Runner) -> None:
    entered(capertool, "box lots 7", FOUR, "send anna=A/B ben=A/B cleo=A/B dan=A/B --reveal")
    assert "The game is over" in capertool("board").out
    assert "Next: round 2" in entered(capertool, "edit --lots 60").out


def test_where_lots_were_not_counted_the_end_is_explained(capertool: Runner) -> None:
    told = "When a lot cannot be replaced, the game is over: capertool end"
    assert f"- {told}" in entered(capertool, FOUR).out
    assert told in capertool("board").out
    entered(capertool, "box lots 60")
    assert told not in entered(capertool, FOUR).out


def test_the_set_up_tells_of_every_pile(capertool: Runner) -> None:
    out = entered(capertool, FOUR).out
    assert "put pile 1 on top of pile 2" in out
    assert "Shuffle the secret theft cards" in out


def test_an_empty_secret_pile_is_told_where_somebody_would_draw(capertool: Runner) -> None:
    entered(capertool, "box secret-cards 1", FOUR)
    out = entered(capertool, "send anna=A/B ben=A/B cleo=C/D dan=C/D --reveal").out
    assert "A  a secret card for Anna, none is left for Ben, the lot stays" in out
    assert "C  no secret card is left for Cleo and Dan, the lot stays" in out
    entered(capertool, "send anna=A/B ben=C/B cleo=D/B dan=D/G --reveal")
    assert "The secret pile is empty; too few cards: Anna." in entered(capertool, "claim free-theft").out
    assert "The secret pile is empty; too few cards: Cleo and Dan." in entered(capertool, "claim gold=1").out


def test_figures_say_in_which_form_they_are_written(capertool: Runner) -> None:
    rows = "Write four rows with / between them, in the order information/artifacts/jewels/gold, each with 3 numbers"
    assert rows in capertool("box", "vp-card-3", "1,2,3").err
    assert rows in capertool("new", "sneaks-and-snitches", "a", "b", "c", "--vp-card", "1,2").err
    assert "Give a number from 0 to 999." in capertool("box", "lots", "x").err
    assert "of the letters G, W, B and R" in capertool("box", "island-estate", "XYZ").err
    assert "for example 0 1 2." in capertool("box", "track", "9").err
    assert "for each of the 6 rounds" in capertool("box", "leaders", "x").err


def test_a_figure_is_found_in_whichever_game_has_it(capertool: Runner) -> None:
    """Pads print the command without the game."""
    entered(capertool, "new caper --city paris", "box vp-card-5 3,0,0,0,0/3,2,1,0,0/3,3,1,0,0/3,3,3,0,0")
    assert "3,0,0,0,0 / 3,2,1,0,0 / " in capertool("box", "vp-card-5").out
    assert "Did you mean vp-card-5?" in capertool("box", "vp-card-6", "1", *GAME).err  # "unknown-figure"
    assert "There is nothing to enter for Victory point card." in capertool("box", "point-card", "3", *GAME).err
    assert "nobody: count your box" in capertool("box", "lots").out


def test_a_file_of_figures_that_is_damaged_says_where(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[sneaks-and-snitches]\nlots = "many"\n')
    assert 'because of "sneaks-and-snitches.lots"' in capertool("box", "--import", str(file)).err


def test_the_row_that_the_rulebook_tells_is_offered(capertool: Runner, typing: Callable[..., list[str]]) -> None:
    questions = typing("", "3,2,1", "3,2,1,0,0", "3,3,1,0,0", "3,3,3,0,0")
    out = entered(capertool, "new sneaks-and-snitches A B C D E").out
    assert "(empty: 3,0,0,0,0)" in questions[0]
    assert "Write 5 numbers with commas between them" in out
    assert 'vp-card-5 = "3,0,0,0,0/3,2,1,0,0/' in capertool("box", "--export", "-").out


# --- people


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Anna", '"Anna" gives no new name.'),  # "pair-expected"
        ("Anna=", '"Anna=" gives no new name.'),
        ("Ben=Cleo", '"Cleo" stands there twice.'),
        ("Ben=CLÉO", '"CLÉO" and "Cleo" are too alike.'),
    ],
)
@pytest.mark.parametrize("game", [FOUR, "new thiefs-market --player Anna --player Ben --player Cleo"])
def test_nobody_loses_a_name_or_gets_that_of_another(capertool: Runner, game: str, name: str, told: str) -> None:
    entered(capertool, game)
    ran = capertool("edit", "--name", name)
    assert (ran.code, told in ran.err) == (3, True)
    assert "Anna" in capertool("board").out


def test_names_can_change_places(capertool: Runner) -> None:
    entered(capertool, FOUR, "edit --name Anna=Ben --name Ben=Anna", "tokens ben gold=9")
    assert re.match("Ben has: .*Gold 9", capertool("tokens").out)  # who sat as Anna


def test_a_name_may_have_the_sign_in_it(capertool: Runner) -> None:
    assert capertool("new", "sneaks-and-snitches", "x=y", "Ben", "Cleo", "Dan", "--reads", "x=y=it").code == 0
    entered(capertool, "edit --name x=y=a=b", "edit --reads a=b=fr", "send a=b=A/B")
    assert "a=b" in capertool("board").out
    assert capertool("edit", "--reads", "anna").code == 3
    assert capertool("new", "sneaks-and-snitches", "x=y", "B", "C", "D", "--tokens", "x=y=gold=3").code == 0
    assert capertool(*f"{FOUR} --tokens anna".split()).code == 3


def test_a_new_game_says_what_is_wrong_with_two_names(capertool: Runner) -> None:
    assert "are too alike" in capertool("new", "sneaks-and-snitches", "José", "Jose", "Ann", "Anna").err
    assert "stands there twice" in capertool("new", "sneaks-and-snitches", "Ann", "Ann").err


# --- a game without rounds


def test_a_lot_without_rounds_is_corrected_for_the_same_player(capertool: Runner) -> None:
    entered(capertool, f"{FOUR} {THREE_TOKENS} --loose", "claim gold=2 --player anna", "fix 2 claim gold=1")
    assert "2  Anna takes: Standard lot. Anna: Gold +1." in capertool("log").out
    entered(capertool, "fix 2 claim gold=1 --player ben", "fix 2 claim gold=1 --player ben --at C")
    assert "2  Ben steals at C: Standard lot." in capertool("log").out
    entered(capertool, "fix 2 tokens anna gold=1 --cards 2 --insert")
    assert "2  Anna has: Gold 1. And 2 secret cards." in capertool("log").out


def test_without_rounds_the_prompt_asks_who_took_it(capertool: Runner, typing: Callable[..., list[str]]) -> None:
    entered(capertool, f"{FOUR} --loose")
    typing("nobody", "ben", "", "gold=1")
    assert "Ben takes: Standard lot. Ben: Gold +1." in entered(capertool, "claim").out
    typing("free theft")
    assert "Anna draws 3 secret cards." in entered(capertool, "claim --player anna").out


def test_secret_cards_drawn_later_are_asked_for(capertool: Runner) -> None:
    steal = "claim free-theft --player ben"
    out = entered(capertool, f"{FOUR} --loose", steal, "reveal ben gold=3", steal, "end").out
    assert "Ben turns up 6 secret cards: capertool reveal ben" in out
    assert "Note, Ben: Secret theft cards that nobody has turned up yet: 3;" in capertool("score").out


# --- telling


def test_tokens_alone_shows_everybodys(capertool: Runner) -> None:
    entered(capertool, f"{FOUR} {THREE_TOKENS}")
    assert capertool("tokens").out.splitlines()[:2] == ["Anna has: Gold 3.", "Ben has: Jewels 2 and Gold 1."]
    assert "Anna has: Gold 3. And 1 secret card." in entered(capertool, "tokens anna --cards 1").out
    assert capertool("tokens", "anna").code == 2


def test_the_log_says_what_was_corrected(capertool: Runner) -> None:
    entered(capertool, TWO, "edit --name Ben=Bob --lots 50", "edit --boss bob", "edit --vp-card 5/4/3/2")
    assert capertool("log").out.splitlines()[1:] == [
        "2  Corrected: Ben → Bob and lots: 50.",
        "3  Corrected: second boss: Bob.",
        "4  Corrected: point card 5/4/3/2.",
    ]
    entered(capertool, "new thiefs-market --player Anna --player Ben --player Cleo", "edit --name Ben=Bob")
    assert capertool("log").out.splitlines()[1] == "2  Corrected: Ben → Bob."


def test_a_fix_numbers_later_entries_and_leaves_old_decisions_of_the_house_alone(theft: Runner) -> None:
    entered(theft, "claim gold=2", "claim carte-blanche gold=4 --force")
    out = entered(theft, "fix 7 claim gold=1").out
    assert "Later entries that come out otherwise: 0." in out
    assert "this lot gives" not in out
    out = entered(theft, "fix 7 claim documents gold").out
    assert "Later entries that come out otherwise: 0." in out
    entered(theft, "claim documents gold")
    assert "\n  9  Cleo steals at D" in entered(theft, "fix 7 claim gold=3").out


def test_a_table_that_was_taken_in_has_no_entries_to_fix(capertool: Runner) -> None:
    entered(capertool, "import examples/sneaks.toml")
    err = capertool("fix", "2", "--remove").err
    assert "the log has nothing but the beginning." in err


def test_what_lies_face_down_is_said_by_every_score(capertool: Runner, tmp_path: Path) -> None:
    entered(capertool, FOUR, "send anna=A/B ben=A/B cleo=C/D dan=C/D --reveal", "end")
    codes = [note["code"] for note in capertool("score", "--json").json["notes"]]
    assert codes.count("secrets-uncounted") == 4
    under = capertool("score", "--json", "--ruling", "none-takes-place=true").json
    assert [note["code"] for note in under["notes"]] == codes
    exported = capertool("export", str(tmp_path / "t.json"), "--table")
    assert "Note, Dan: Secret theft cards that nobody has turned up yet: 1;" in exported.err
    assert json.loads((tmp_path / "t.json").read_text())["players"].keys() == {"anna", "ben", "cleo", "dan"}


def test_a_ruling_of_play_is_told_to_change_no_score(capertool: Runner) -> None:
    entered(capertool, f"{FOUR} --ruling documents-rounding=up")
    told = 'The ruling "documents-rounding" acts while a game is played'
    assert told in capertool("score", "--ruling", "documents-rounding=down").out  # "ruling-of-play"
    assert told in capertool("score", "examples/sneaks.toml", "--ruling", "documents-rounding=up").out
    assert capertool("score", "--ruling", "documents-rounding=x").code == 3
    assert "capertool rules rulings" in capertool("score", "--ruling", "x").err


def test_commands_that_are_shown_name_the_game_where_it_is_not_the_first(capertool: Runner) -> None:
    assert "capertool rules ties --game sneaks-and-snitches" in capertool("rules", "search", "tie", *GAME).out
    assert "capertool rules rulings --game sneaks-and-snitches" in capertool("card", "documents", *GAME).out
    entered(capertool, FOUR)
    assert "capertool rules ties\n" in capertool("rules", "search", "tie").out
    assert "capertool rules rulings --game caper:" in capertool("card", "wheels", "--game", "caper").out


def test_without_a_game_every_game_is_named(capertool: Runner) -> None:
    assert "sneaks-and-snitches" in capertool("send", "anna=A/B").err


# --- words


@pytest.mark.parametrize(("code", "kind"), [("it", "località"), ("fr", "lieu"), ("de", "Ort"), ("en", "location")])
def test_a_location_is_called_as_this_game_calls_it(capertool: Runner, code: str, kind: str) -> None:
    assert kind in capertool("card", "location-a", *GAME, "--lang", code).out


@pytest.mark.parametrize(("code", "colour"), [("it", "blu"), ("fr", "bleu"), ("de", "blau")])
def test_information_is_blue_in_every_language(capertool: Runner, code: str, colour: str) -> None:
    ran = capertool(*f"{FOUR} --tokens anna={colour},{colour},{colour} --lang {code}".split())
    assert ran.code == 0
