"""`capertool tally` for Caper: Europe, Thief's Market and Sneaks & Snitches: the same conversation, other questions."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from capertool.documents import read_document
from capertool.drafts import draft_file, keep_draft, read_draft
from capertool.entries.tallying import Progress, Question, answers_that_stand, progress
from capertool.score import score
from tests.cli.running import Ran, Runner
from tests.conftest import EXAMPLES, ROOT

EUROPE = "caper-europe"
KEYS = (EXAMPLES / "europe.keys").read_text(encoding="utf-8")
ANSWERS = KEYS.splitlines()
MARKET = [
    *("Anna", "Ben", "Chloé", "Dora", ""),
    *("tailor, executive, nearby, treasure, loyalty", "2", "6"),
    *("collecting, glamer, shadowy, crown", "4", "6"),
    *("bookie, fence, island, concealed, fortified", "4", "3"),
    *("political, necklace", "", "8"),
]
SNEAKS = [
    *("Anna", "Ben", "Chiara", "Davide", ""),
    *("3 1 1 2", "information=1", "3"),
    *("2 1 2 1", "information=2 oro=1", "1"),
    *("2 5 4 2", "", ""),
    *("1 0 3 4", "gioielli=1 artifacts", ""),
]


def answering(capertool: Runner, answers: Sequence[str], *arguments: str) -> Ran:
    """A tally with these answers; after the last one the terminal is closed."""
    left: Iterator[str] = iter(answers)

    def answer(question: str) -> str:
        print(question)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", answer)
        return capertool("tally", *arguments)


def asked(step: Progress) -> Question:
    assert step.question is not None
    return step.question


def code_after(game: str, *answers: str) -> str:
    """What is wrong with the last answer."""
    problems = asked(progress(game, answers)).problems
    return problems[0].code if problems else ""


# --- whole tables


@pytest.mark.parametrize(
    ("game", "answers", "file"),
    [(EUROPE, ANSWERS, "europe"), ("thiefs-market", MARKET, "market"), ("sneaks-and-snitches", SNEAKS, "sneaks")],
)
def test_an_example_is_tallied_to_the_same_score(capertool: Runner, game: str, answers: list[str], file: str) -> None:
    ran = answering(capertool, answers, game)
    assert ran.code == 0, ran.err
    recorded = capertool("score", "--json").json
    example = score(read_document(str(EXAMPLES / f"{file}.toml")))
    for key in ("winner", "ranking", "decided_by"):
        assert recorded[key] == example[key]
    assert {seat: player["points"] for seat, player in recorded["players"].items()} == {
        seat: player["points"] for seat, player in example["players"].items()
    }
    assert capertool("log").out == "1  The table was tallied after the game.\n"
    assert not draft_file(game).exists()


def test_the_rulebooks_example_makes_55_and_the_readme_counts_its_keystrokes(capertool: Runner) -> None:
    ran = answering(capertool, ANSWERS, EUROPE)
    assert "Winner: Anna, with 55 points to 8." in ran.out
    assert "The Gentleman: Simple Disguise, Plans Cachés, Green gear" in ran.out
    assert f"{len(KEYS)} keystrokes" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_points_so_far_stand_beside_each_line(capertool: Runner) -> None:
    """The Starlet scores 2 for one set of yellow and other gear, Sound Dish 1."""
    assert "Points so far: Anna 3, Ben 0." in answering(capertool, ANSWERS[:8], EUROPE).out


@pytest.mark.parametrize("cut", range(0, len(ANSWERS), 3))
def test_an_interrupted_tally_is_taken_up_where_it_was(cut: int, capertool: Runner) -> None:
    interrupted = answering(capertool, ANSWERS[:cut], EUROPE)
    assert interrupted.code == 130
    assert read_draft(EUROPE) == ANSWERS[:cut]
    assert not cut or f"capertool tally {EUROPE} goes on from here" in interrupted.out
    assert "Winner: Anna, with 55 points to 8." in answering(capertool, ANSWERS[cut:], EUROPE).out


def test_every_game_has_a_draft_of_its_own(capertool: Runner) -> None:
    answering(capertool, ["rome"], EUROPE)
    answering(capertool, ["paris"], "caper")
    answering(capertool, ["Eva"], "thiefs-market")
    assert (read_draft(EUROPE), read_draft(), read_draft("thiefs-market")) == (["rome"], ["paris"], ["Eva"])
    answering(capertool, ["london"], EUROPE, "--fresh")
    assert (read_draft(EUROPE), read_draft()) == (["london"], ["paris"])


def test_the_game_is_the_current_ones_then_the_preferred_one_then_caper(capertool: Runner) -> None:
    def first_question() -> str:
        return answering(capertool, []).out

    assert "City (Paris, Rome, London):" in first_question()
    capertool("config", "game", "thiefs-market")
    assert "Player 1" in first_question()
    capertool("new", EUROPE, "--city", "paris")
    assert "City (Paris, Rome, London, Barcelona):" in first_question()
    assert capertool("tally", "chess").code == 3


def test_a_rulebook_is_only_named_where_there_are_several(capertool: Runner) -> None:
    assert capertool("tally", EUROPE, "--rulebook", "gateongames").code == 3
    assert capertool("tally", EUROPE, "--ruling", "last-tie=green").code == 3


# --- Caper: Europe


BEGUN = ["rome", "Anna", "Ben", "vatican"]


def test_a_card_that_nobody_knows_is_described_with_what_it_scores() -> None:
    """A pink gear of Rome: 2 points for each pink one in the crew, itself included, and a thief that scores 3."""
    answers = [*BEGUN, "Cardinal: Crozier", "3 points", "rosa", "2 points per pink"]
    tally = progress(EUROPE, answers, "de").tally
    cards = tally.document["cards"]
    assert cards["cardinal"] == {"kind": "thief", "effects": ["3 points"], "names": {"de": "Cardinal"}}
    assert (cards["crozier"]["colour"], cards["crozier"]["city"]) == ("pink", "rome")
    standing = tally.standing()
    assert standing is not None
    assert score(standing)["players"]["south"]["points"] == {"locations": 0, "thieves": 3, "gear": 2, "loot": 0}


def test_a_card_named_twice_is_asked_about_once() -> None:
    step = progress(EUROPE, [*BEGUN, "banker: Crozier, Crozier", "rosa", ""])
    assert asked(step).about == "stack"
    assert step.document["locations"][0]["south"] == ["banker: crozier, crozier"]


def test_what_is_only_misspelt_is_asked_back() -> None:
    begun = [*BEGUN, "bankier: Crozer"]
    assert asked(progress(EUROPE, [*BEGUN, "bannker"]))[:4] == ("meant", "", 0, "banker")
    assert progress(EUROPE, [*BEGUN, "bannker", "y"]).document["locations"][0]["south"] == ["banker"]
    for no in ("", "no", "nein"):
        assert asked(progress(EUROPE, [*BEGUN, "bannker", no]))[:4] == ("effects", "", 0, "bannker")
    assert asked(progress(EUROPE, begun)).about == "colour"


def test_what_is_known_in_part_stays_and_is_not_asked_for() -> None:
    """Sound Dish gives 1 point and may do more: nobody is asked, and the point counts."""
    tally = progress(EUROPE, [*BEGUN, "banker: sound-dish"]).tally
    assert "sound-dish" not in tally.document["cards"]
    standing = tally.standing()
    assert standing is not None
    assert score(standing)["players"]["south"]["points"]["gear"] == 1


def test_points_of_a_location_are_asked_for_only_where_somebody_won_it() -> None:
    empty = [*BEGUN, "", ""]
    assert asked(progress(EUROPE, [*empty, "middle"])).about == "location"
    assert asked(progress(EUROPE, [*empty, "anna 1"]))[:4] == ("points", "", 0, "vatican")
    won = progress(EUROPE, [*empty, "anna 1", "6", "1 point per thief"])
    assert won.document["cards"]["vatican"]["points"] == 6
    assert won.document["locations"][0]["marker"] == "south 1"


def test_rome_asks_for_discards_and_london_for_laundered_coins() -> None:
    nothing = ["", "", "middle"]
    rome = ["rome", "", "", *(line for place in ("vatican", "Colosseum", "Forum") for line in (place, *nothing))]
    after = progress(EUROPE, [*rome, "", "", "3", "2", "simple, Xiphos", "rosa", "banker"])
    assert after.question is None
    players = after.document["players"]
    assert players["south"]["discards"] == ["simple-disguise", "xiphos"]
    assert players["north"]["discards"] == ["banker"]
    london = ["london", "", "", *(line for place in ("tower", "Bank", "Gala") for line in (place, *nothing))]
    after = progress(EUROPE, [*london, "", "", "6", "2", "2", "0"])
    assert after.question is None
    assert after.document["players"]["south"] == {"name": "", "loot": {}, "coins": 6, "laundered": 2}


@pytest.mark.parametrize(
    ("typed", "marker"),
    [
        ("south 2", "south 2"),
        ("Süd 1", "south 1"),
        ("sud 0", "south 0"),
        ("Ben 2", "north 2"),
        ("nord", "north ?"),
        ("Mitte", "middle"),
        ("au milieu", "middle"),
        ("centro", "middle"),
    ],
)
def test_a_marker_is_told_in_any_language(typed: str, marker: str) -> None:
    assert progress(EUROPE, [*BEGUN, "", "", typed]).document["locations"][0]["marker"] == marker


@pytest.mark.parametrize(
    ("answers", "code"),
    [
        (["madrid"], "unknown-value"),
        ([*BEGUN, "dame~"], "bad-card-name"),
        ([*BEGUN, ": smoking"], "bad-card-name"),
        ([*BEGUN, "Evil\x1b[31m"], "bad-card-name"),
        ([*BEGUN, "louvre"], "cannot-lie-here"),
        ([*BEGUN, "plans cachés"], "cannot-lie-here"),
        ([*BEGUN, "banker: chef"], "cannot-lie-here"),
        ([*BEGUN, "banker: simple, simple, simple, simple"], "too-many-gear"),
        ([*BEGUN, "banker", "banker"], "cannot-lie-here"),
        ([*BEGUN, "b"], "ambiguous-card"),
        ([*BEGUN, "Pope", "2 pints"], "bad-effect"),
        ([*BEGUN, "Pope", "turn 1 top gear"], "effect-without-meaning"),
        ([*BEGUN, "banker: Key", "blue"], "unknown-value"),
        ([*BEGUN, "", "", "south 3"], "number-out-of-range"),
        ([*BEGUN, "", "", "west 1"], "unknown-value"),
        ([*BEGUN, "", "", ""], "unknown-value"),
        ([*ANSWERS[:-4], "5 0 0"], "bad-loot"),
        ([*ANSWERS[:-4], "gioielli=2 x=1"], "bad-loot"),
        ([*ANSWERS[:-3], "antique=3"], "too-much-loot"),
        ([*ANSWERS[:-2], "11"], "number-out-of-range"),
    ],
)
def test_a_line_is_checked_at_once(answers: list[str], code: str) -> None:
    assert code_after(EUROPE, *answers) == code


@pytest.mark.parametrize("code", ["en", "it", "de", "fr"])
def test_questions_come_in_every_language(capertool: Runner, code: str) -> None:
    ran = answering(capertool, ANSWERS, EUROPE, "--lang", code)
    assert ran.code == 0, ran.err
    assert not {"{", "}"} & set(ran.out)


# --- the others


@pytest.mark.parametrize(
    ("game", "answers", "code"),
    [
        ("thiefs-market", ["Anna", ""], "number-of-players"),
        ("thiefs-market", ["Anna", "anna"], "name-twice"),
        ("thiefs-market", [*MARKET[:5], "crown, crown"], "cannot-lie-here"),
        ("thiefs-market", [*MARKET[:5], "xyzzy"], "unknown-card"),
        ("thiefs-market", [*MARKET[:5], "unlabeled potion"], "never-owned"),
        ("thiefs-market", [*MARKET[:6], "x"], "number-out-of-range"),
        ("sneaks-and-snitches", ["Anna", ""], "number-of-players"),
        ("sneaks-and-snitches", [*SNEAKS[:5], "coal=1"], "unknown-goods"),
        ("sneaks-and-snitches", [*SNEAKS[:5], "1 1 1 1000"], "number-out-of-range"),
        ("sneaks-and-snitches", ["Anna", "Ben", "Eva", "", "3 1"], "point-card-row"),
    ],
)
def test_answers_of_the_other_games_are_checked_at_once(game: str, answers: list[str], code: str) -> None:
    assert code_after(game, *answers) == code


def test_a_point_card_that_nobody_knows_is_asked_for() -> None:
    rows = ["3 0 0", "3 2 0", "3,3,1", "3 3 3"]
    document = progress("sneaks-and-snitches", ["Anna", "Ben", "Eva", "", *rows]).document
    assert document["vp_card"] == {
        "information": [3, 0, 0],
        "artifacts": [3, 2, 0],
        "jewels": [3, 3, 1],
        "gold": [3, 3, 3],
    }


HOSTILE: dict[str, list[Any]] = {EUROPE: ANSWERS, "thiefs-market": MARKET, "sneaks-and-snitches": SNEAKS}


@pytest.mark.parametrize("game", HOSTILE)
def test_progress_never_raises_for_what_was_typed(game: str) -> None:
    for typed in ("", ":", "~", ",", ";", "?", "art:,,~", "\x00", "ſ" * 300, "-1", "a: : :", "²", "1 1 1 ²"):
        for before in range(len(HOSTILE[game])):
            progress(game, [*HOSTILE[game][:before], typed])


def test_a_draft_that_is_not_understood_any_more_is_kept_up_to_there() -> None:
    keep_draft(EUROPE, [*ANSWERS[:9], "nowhere 9", "dame"])
    assert answers_that_stand(EUROPE, read_draft(EUROPE)) != []
    assert answers_that_stand(EUROPE, [*BEGUN, "", "", "nowhere 9", "x"]) == [*BEGUN, "", ""]


@pytest.mark.parametrize("line", ["dame: smoking, plans", "signora: smoking, plans"])
def test_the_example_of_how_to_answer_is_understood(line: str) -> None:
    tally = progress(EUROPE, ["paris", "", "", "louvre", line, ""]).tally  # the colour of the second is not known
    assert tally.document["locations"][0]["south"] == ["dame: incognito-tuxedo, plans-caches"]
