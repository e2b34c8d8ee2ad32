"""Sneaks & Snitches on the command line: a round, lots, secrets, the end, single rounds, look-up, the box."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from capertool.languages import CODES
from tests.cli.running import Ran, Runner
from tests.conftest import EXAMPLES

CARD = "3,0,0/3,2,0/3,3,1/3,3,3"
"""A card somebody might own; nobody has told what the real one prints."""
NEW = (
    "new sneaks-and-snitches Anna Ben Chiara --tokens anna=gold,gold,jewels "
    f"--tokens ben=info,info,info --tokens chiara=rosso,verde,blu --vp-card {CARD}"
)


@pytest.fixture
def game(capertool: Runner) -> Runner:
    assert capertool(*NEW.split()).code == 0
    return capertool


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Somebody types at a terminal: open answers, and hidden ones."""

    def answer(*typed: str, hidden: tuple[str, ...] = ()) -> None:
        answers: Iterator[str] = iter(typed)
        secrets: Iterator[str] = iter(hidden)
        monkeypatch.setattr("sys.stdin.isatty", lambda: True)
        monkeypatch.setattr("builtins.input", lambda question: next(answers))
        monkeypatch.setattr("capertool.cli.sneaking.getpass", lambda question: next(secrets))

    return answer


def entered(game: Runner, *lines: str) -> Ran:
    for line in lines:
        ran = game(*line.split())
        assert ran.code == 0, (line, ran.err)
    return ran


# --- beginning


def test_a_new_game_tells_the_set_up_and_the_first_tokens(capertool: Runner) -> None:
    out = capertool(*NEW.split()).out.splitlines()
    assert out[0] == "The game begins: Anna, Ben and Chiara."
    assert "- Lay out the locations A to F and a lot at each." in out
    assert "- Anna has: Jewels 1 and Gold 2." in out
    assert "- Chiara has: Information 1, Artifacts 1 and Jewels 1." in out
    assert out[-1] == "Next: round 1, plans of Anna, Ben and Chiara: capertool send"


def test_four_players_are_told_that_the_card_is_worked_out(capertool: Runner) -> None:
    out = capertool("new", "sneaks-and-snitches", "a", "b", "c", "d").out
    assert "Compare your point card with capertool's, which is worked out: 3,0,0,0/3,2,0,0/3,3,1,0/3,3,3,0" in out
    assert sum("has: " in line for line in out.splitlines()) == 4  # three tokens each, drawn


def test_a_card_that_nobody_knows_is_asked_for_and_kept(capertool: Runner, terminal: Callable[..., None]) -> None:
    refused = capertool("new", "sneaks-and-snitches", "a", "b", "c")
    assert refused.code == 3  # "which-point-card"
    assert "Give it with --vp-card: information/artifacts/jewels/gold, each with 3 numbers" in refused.err
    assert capertool("games").code == 6
    terminal("Anna", "Ben", "", "5", "x", "4", "3", "2", "en", "en")
    assert "begins: Anna and Ben." in capertool("new", "sneaks-and-snitches").out
    assert 'vp-card-2 = "5/4/3/2"' in capertool("box", "--export", "-").out
    terminal("Anna", "Ben", "", "en", "en")
    assert capertool("new", "sneaks-and-snitches").code == 0


def test_a_card_that_is_not_given_at_the_question_begins_no_game(
    capertool: Runner, terminal: Callable[..., None]
) -> None:
    terminal("Anna", "Ben", "", "")
    assert capertool("new", "sneaks-and-snitches").code == 3


def test_the_second_boss_is_given_or_drawn(capertool: Runner) -> None:
    capertool("box", "vp-card-2", "3/3/3/3", "--game", "sneaks-and-snitches")
    out = capertool("new", "sneaks-and-snitches", "Anna", "Ben", "--boss", "ben").out
    assert "Ben has the second boss: two thieves, one snitch." in out
    assert "has the second boss" in capertool("new", "sneaks-and-snitches", "Anna", "Ben").out


def test_the_same_people_again_sit_one_further(game: Runner) -> None:
    assert game("new", "--again").out.splitlines()[0] == "The game begins: Ben, Chiara and Anna."


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("Anna", 4),  # "number-of-players"
        ("a b c d e f", 4),
        ("Anna anna Ben", 3),  # "names-alike"
        ("Anna Ben Anna", 3),  # "name-twice"
        ("a b c d --tokens a=gold", 4),  # "tokens-at-start"
        ("a b c d --tokens x=gold,gold,gold", 3),
        ("a b c d --tokens a=silver,gold,gold", 3),
        ("a b c d --boss a", 4),  # "boss-of-two"
        ("a b c d --boss x", 3),
        ("a b c d --reads a=es", 3),
        ("a b c d --vp-card 3,2", 4),
        ("a b c d --ruling x=1", 3),
    ],
)
def test_what_no_game_begins_with(capertool: Runner, arguments: str, code: int) -> None:
    assert capertool("new", "sneaks-and-snitches", *arguments.split()).code == code
    assert capertool("games").code == 6


# --- a round


def test_a_round_is_entered_revealed_and_claimed(game: Runner) -> None:
    out = entered(game, "send anna=A/B ben=C/D chiara=C/A").out.splitlines()
    assert out == [
        "Anna sends A/B.",
        "Ben sends C/D.",
        "Chiara sends C/A.",
        "Next: all plans are in: capertool reveal",
    ]
    assert entered(game, "reveal").out.splitlines() == [
        "Round 1: Anna A/B, Ben C/D and Chiara C/A.",
        "A  guarded by Chiara; empty-handed: Anna; the lot stays",
        "B  guarded by Anna; the lot stays",
        "C  Ben and Chiara draw a secret card each, the lot stays",
        "D  guarded by Ben; the lot stays",
        "E  nobody: the lot is replaced",
        "F  nobody: the lot is replaced",
        "Ben draws 1 secret card.",
        "Chiara draws 1 secret card.",
        "Next: round 2, plans of Anna, Ben and Chiara: capertool send",
    ]


def test_lots_are_entered_by_any_name_and_told(game: Runner) -> None:
    ran = entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal")
    assert ran.out.splitlines()[-1] == "Next: what Anna stole at A: capertool claim"
    assert entered(game, "claim intrigo oro/blau/ben").out.splitlines() == [
        "Anna steals at A: Intrigue. Anna: Information +1 and Gold -1. Ben: Information -1 and Gold +1.",
        "Anna has: Information 1, Jewels 1 and Gold 1.",
        "Next: what Ben stole at B: capertool claim",
    ]
    assert (
        "Given back (Jewels): Anna 1 and Chiara 1."
        in entered(game, "tokens anna jewels=2", "tokens chiara jewels=2", "claim documents red").out
    )
    assert entered(game, "claim special-object 3").out.startswith(
        "Chiara steals at C: Special object. It gives 3 points."
    )
    assert "Special objects: 3" in game("board").out


def test_documents_that_find_nothing(game: Runner) -> None:
    entered(game, "send anna=A/D ben=B/E chiara=B/F --reveal")
    out = entered(game, "claim documents artifacts").out
    assert "Nobody gives anything back (Artifacts)." in out
    assert "Ben draws 1 secret card. Chiara draws 1 secret card." in out


def test_a_lot_is_asked_for_on_a_terminal(game: Runner, terminal: Callable[..., None]) -> None:
    def ask(*answers: str) -> str:
        terminal(*answers)
        return entered(game, "claim").out

    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal")
    assert "Anna: Gold +2." in ask("", "gold=2")
    assert "Given back (Gold): Anna 2." in ask("documents", "gold")
    assert "It gives 2 points." in ask("special-object", "2")
    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal")
    assert "Jewels +1" in ask("carte-blanche", "jewels=1 gold=2")
    assert "Ben: Information -1 and Jewels +1." in ask("intrigue", "info/jewels/anna")
    assert "Collection" in ask("collection")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("claim", 3),  # "claim-tokens"
        ("claim gold=x", 4),
        ("claim gold=1 --at C", 4),  # "locations-in-order"
        ("claim gold=1 --at F", 4),  # "nothing-stolen"
        ("claim gold=1 --player ben", 4),  # "another-thief"
        ("claim intrigue gold/jewels", 3),  # "not-a-swap"
        ("claim intrigue gold/artifacts/ben", 4),  # "swap-without"
        ("claim intrigue gold/gold/anna", 4),  # "swap-with-oneself"
        ("claim carte-blanche gold=4", 4),  # "tokens-in-all"
        ("claim free-theft 4", 4),  # "secret-cards"
        ("claim special-object", 3),  # "claim-points"
        ("claim documents", 3),  # "claim-kind"
        ("claim treasure", 3),
        ("claim g=1", 3),
        ("send anna=A/B", 4),  # "theft-first"
        ("reveal", 4),
        ("reveal anna gold=1", 4),  # "not-over"
        ("tokens anna", 2),
        ("tokens zoe gold=1", 3),
        ("tokens anna gold=100", 4),
        ("play dame 1", 2),  # "other-game"
    ],
)
def test_what_the_rules_refuse_while_a_theft_waits(game: Runner, line: str, code: int) -> None:
    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal")
    before = game("log").out
    assert game(*line.split()).code == code
    assert game("log").out == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("send anna=A/A", 4),  # "letter-twice"
        ("send anna=A/G", 4),  # "no-such-letter"
        ("send anna=A,B/C", 4),  # "plan-size"
        ("send anna=A", 3),  # "bad-plan"
        ("send zoe=A/B", 3),
        ("send anna=A/B ben=C/C", 4),
        ("send anna", 2),
        ("send", 2),
        ("reveal", 4),  # "plans-missing"
        ("claim gold=1", 4),
    ],
)
def test_plans_that_nobody_can_make_are_refused_all_together(game: Runner, line: str, code: int) -> None:
    before = game("log").out
    assert game(*line.split()).code == code
    assert game("log").out == before


def test_letters_alone_will_do(game: Runner) -> None:
    assert "Anna sends A/B." in entered(game, "send anna=ab").out


# --- secrets


def all_that_is_shown(game: Runner) -> str:
    """What every command that shows a game prints."""
    shown = [game(*line.split()) for line in ("log", "board", "games", "score", "score --json", "export -", "check")]
    shown += [game(), game("export", "-", "--table"), game("use", "1")]
    assert all(ran.code == 0 for ran in shown)
    return "".join(ran.out + ran.err for ran in shown)


def test_secret_plans_are_asked_for_hidden_and_shown_by_no_command_before_the_reveal(
    game: Runner, terminal: Callable[..., None]
) -> None:
    terminal(hidden=("F/E", "x", "E/E", "G/A", "EF/D", "E/F", "de"))
    told = game("send")
    assert told.code == 0
    assert "Anna has planned in secret." in told.out
    assert told.out.splitlines()[-1] == "Next: all plans are in: capertool reveal"
    shown = told.out + all_that_is_shown(game) + game("undo").out + game("redo").out
    for plan in ("F/E", "E/F", "D/E", "E/E", "G/A"):
        assert plan not in shown
    assert "E/F" not in (Path(os.environ["CAPERTOOL_HOME"]) / "journal.sqlite3").read_bytes().decode("latin-1")
    revealed = game("reveal").out
    assert revealed.splitlines()[0] == "Round 1: Anna F/E, Ben E/F and Chiara D/E."


def test_every_secret_plan_is_kept_before_the_next_is_asked_for(
    game: Runner, monkeypatch: pytest.MonkeyPatch, terminal: Callable[..., None]
) -> None:
    """Ben leaves in the middle; Anna's plan is there."""
    terminal()
    typed = iter(["A/B"])

    def hidden(question: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("capertool.cli.sneaking.getpass", hidden)
    assert game("send").code == 130
    assert "2  Anna has planned in secret." in game("log").out
    assert "plans of Ben and Chiara" in game("board").out


def test_one_plan_in_secret_and_the_others_open(game: Runner, terminal: Callable[..., None]) -> None:
    terminal(hidden=("A/B",))
    out = entered(game, "send ben chiara=C/D").out
    assert out.splitlines()[:2] == ["Chiara sends C/D.", "Ben has planned in secret."]


def test_a_secret_plan_during_a_theft_is_refused_and_not_asked_for_again(
    game: Runner, terminal: Callable[..., None]
) -> None:
    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal")
    terminal(hidden=("A/B",))
    assert game("send", "anna").code == 4


# --- the end


def test_secret_cards_are_turned_up_and_scored(game: Runner) -> None:
    entered(game, "send anna=A/D ben=A/E chiara=B/F --reveal", "claim gold=4")
    ended = entered(game, "end").out
    assert "The game is over. Anna turns up 1 secret card: capertool reveal anna jewels=1" in ended
    provisional = game("score").out
    assert provisional.startswith("Provisional: not everything is turned up yet.\n")
    assert "Winner" not in provisional
    assert "Note, Ben: Secret theft cards that nobody has turned up yet: 1;" in provisional
    assert game("score", "--json").json["record"]["settled"] is False
    assert game("reveal", "anna", "jewels=2").code == 4  # "secrets-held"
    out = entered(game, "reveal anna jewels=1").out
    assert out.startswith("Anna turns up secret cards: Jewels 1.\n")
    assert entered(game, "reveal ben gold=1").out.splitlines()[-1] == "The game is over: capertool score"
    scored = entered(game, "score").out
    assert "do not count" not in scored
    assert "Winner: Chiara" in scored


def test_a_counted_box_ends_the_game_by_itself(capertool: Runner) -> None:
    for figure, value in (("lots", "8"), ("secret-cards", "20"), ("tokens-gold", "6"), ("tokens-information", "9")):
        assert capertool("box", figure, value, "--game", "sneaks-and-snitches").code == 0
    game = capertool
    entered(game, NEW)
    assert "Lots in the pile: 2." in game("board").out
    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal")
    assert game("claim", "gold=5").code == 4  # "not-in-bank"
    assert game("claim", "collection", "gold=4").code == 4  # "one-of-each"
    entered(game, "claim gold=4", "claim info=1")
    assert "The game is over: capertool score" in entered(game, "claim jewels=1").out
    assert game("claim", "gold=1").code == 4
    assert game("games").out.count("over") == 1


def test_what_a_short_bank_gives_instead_must_be_said(capertool: Runner) -> None:
    capertool("box", "tokens-gold", "2", "--game", "sneaks-and-snitches")
    entered(capertool, NEW, "send anna=A/D ben=B/E chiara=C/F --reveal")
    ran = capertool("claim", "collection")
    assert ran.code == 3
    assert "The bank has none of this: Gold." in ran.err  # "claim-instead"
    assert entered(capertool, "claim collection info=2 artifacts=1 jewels=1").code == 0


def test_a_game_without_rounds(game: Runner) -> None:
    out = entered(game, "edit --loose").out
    assert "Anybody may enter a lot: capertool claim LOT --player NAME" in out
    assert game("claim", "collection").code == 3  # "whose-lot"
    assert entered(game, "claim collection --player chiara").out.startswith("Chiara takes: Collection.")


def test_a_game_is_abandoned(game: Runner) -> None:
    assert "abandoned" in entered(game, "abandon").out
    assert "abandoned" in game("games").out


# --- correcting


def test_an_earlier_entry_is_changed_put_in_or_removed(game: Runner) -> None:
    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal", "claim gold=4", "claim documents gold", "claim info=1")
    out = entered(game, "fix 6 claim gold=1").out.splitlines()
    assert out[:4] == [
        "Was: Anna steals at A: Standard lot. Anna: Gold +4.",
        "Now: Anna steals at A: Standard lot. Anna: Gold +1.",
        "Later entries that come out otherwise: 1.",
        "  7  Ben steals at B: Compromising documents. Given back (Gold): Anna 1.",
    ]
    entered(game, "fix 8 tokens anna gold=3 --insert")
    assert "8  Anna has: Jewels 1 and Gold 3." in game("log").out
    entered(game, "fix 8 --remove")
    changed = entered(game, "fix 2 send anna=B/D --force").out
    assert "6  No theft at A is waiting to be entered." in changed
    assert "House decision." in game("log").out
    assert "Entries by decision of the house" in game("score").out


def test_a_reveal_can_be_put_in_again(game: Runner) -> None:
    entered(game, "send anna=A/D ben=A/E chiara=A/F --reveal", "end", "reveal anna gold=1")
    entered(game, "fix 7 reveal anna jewels=1")
    assert "7  Anna turns up secret cards: Jewels 1." in game("log").out
    assert game("fix", "5", "reveal").code == 6  # it says that already


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("fix 2 gold=1", 3),
        ("fix 2 send", 3),
        ("fix 2 tokens", 3),
        ("fix 2 send anna", 3),  # "not-a-plan"
        ("fix 2 claim gold=1", 4),
        ("fix 2 send anna=A/B --on x", 2),
        ("fix 9 --remove", 3),
        ("fix 5 --remove", 4),  # "later-entry-cannot-stand"
        ("edit", 2),
        ("edit --white Zoe", 2),
        ("edit --reads anna=es", 3),
        ("edit --vp-card 3", 4),
        ("edit --name zoe=Anna", 3),
        ("edit --boss anna", 4),
        ("edit --lots -1", 4),
    ],
)
def test_corrections_that_make_no_sense(game: Runner, line: str, code: int) -> None:
    entered(game, "send anna=A/D ben=B/E chiara=C/F --reveal", "claim gold=4")
    before = game("log").out
    ran = game(*line.split())
    assert ran.code == code
    assert game("log").out == before


def test_names_languages_and_the_point_card_are_corrected(game: Runner) -> None:
    entered(game, "edit --name anna=Annalisa --reads ben=de", "edit --vp-card 9,0,0/0,0,0/0,0,0/0,0,0")
    assert "Annalisa" in game("board").out
    result = game("score", "--json").json
    assert result["vp_card"]["information"] == [9, 0, 0]
    assert result["players"]["ben"]["total"] == 9


def test_the_second_boss_and_the_number_of_lots_are_corrected(capertool: Runner) -> None:
    entered(capertool, "new sneaks-and-snitches Anna Ben --boss anna --vp-card 3/3/3/3")
    assert "Ben has the second boss" in entered(capertool, "edit --boss ben --lots 50").out
    assert "Lots in the pile: 44." in capertool("board").out
    entered(capertool, "send ben=A,B/C anna=C/D,E")


def test_odd_names_are_people_too(capertool: Runner) -> None:
    """Signs of plans in a name, a name without letters, and one that would steer a terminal."""
    assert capertool("new", "sneaks-and-snitches", "x=y", "a/b", "\U0001f98a", "\x1b[31mred").code == 0
    ran = capertool("send", "x=y=A/B", "a/b=C/D", "\U0001f98a=E/F", "red=G/A", "--reveal")
    assert ran.code == 3  # the last name is to be typed as it is
    ran = capertool("send", "x=y=A/B", "a/b=C/D", "\U0001f98a=E/F", "\x1b[31mred=G/A", "--reveal")
    assert ran.code == 0
    assert "\x1b" not in ran.out
    for name in ("\U0001f98a", "a/b"):
        assert capertool("tokens", name, "gold=1").code == 0
    assert capertool("claim", "intrigue", "gold/gold/\U0001f98a").code == 0
    assert capertool("claim", "intrigue", "gold/gold/a/b").code == 0


def test_options_of_another_game_are_refused_in_caper(capertool: Runner) -> None:
    capertool("new", "caper", "--city", "paris")
    assert capertool("edit", "--name", "white=Anna").code == 2
    assert capertool("edit", "--vp-card", "3").code == 2
    assert capertool("fix", "2", "a", "b", "c").code == 2
    assert capertool("send").code == 2


# --- out and in again


def test_a_game_is_exported_and_taken_in_again(game: Runner, tmp_path: Path, terminal: Callable[..., None]) -> None:
    terminal(hidden=("A/D", "B/E", "C/F"))
    assert game("send").code == 0
    file = str(tmp_path / "evening.json")
    entered(game, f"export {file}", f"import {file}")
    assert entered(game, "reveal").out.splitlines()[0] == "Round 1: Anna A/D, Ben B/E and Chiara C/F."


def test_a_table_file_is_taken_in_as_a_game(game: Runner, tmp_path: Path) -> None:
    assert entered(game, f"import {EXAMPLES / 'sneaks.toml'}").out == "The game is over: capertool score\n"
    assert "Winner: Chiara, with 8 points to 6, 6 and 5." in game("score").out
    assert "is worked out from the rulebook's example" in game("score").out.replace("\n", " ")
    assert "1  The table was tallied after the game." in game("log").out
    file = tmp_path / "again.toml"
    entered(game, f"export {file} --table")
    assert "vp_card" not in file.read_text()
    assert "8 points to 6, 6 and 5." in game("score", str(file)).out


# --- a single round


def test_a_single_round_is_worked_out_without_a_game(capertool: Runner) -> None:
    """The rulebook's worked round, filled in to fit."""
    ran = capertool("resolve", "Blue=E/B", "Red=C/D", "Yellow=C/F", "Green=B/H", "Purple=D/H")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "Blue: E/B",
        "Red: C/D",
        "Yellow: C/F",
        "Green: B/H",
        "Purple: D/H",
        "A  nobody: the lot is replaced",
        "B  guarded by Blue; empty-handed: Green; the lot stays",
        "C  Red and Yellow draw a secret card each, the lot stays",
        "D  guarded by Red; empty-handed: Purple; the lot stays",
        "E  Blue steals the lot",
        "F  guarded by Yellow; the lot stays",
        "G  nobody: the lot is replaced",
        "H  guarded by Green and Purple; the lot stays",
    ]
    assert not (Path(os.environ["CAPERTOOL_HOME"]) / "journal.sqlite3").exists()


def test_a_single_round_as_json(capertool: Runner) -> None:
    result = capertool("resolve", "a=AB/C", "b=A/D,E", "--json").json
    assert result["plans"]["a"] == {"sneaks": ["A", "B"], "snitches": ["C"]}
    assert result["steals"] == {"a": ["B"], "b": []}
    assert result["secret_cards"] == {"a": 1, "b": 1}
    assert [place["outcome"] for place in result["locations"]] == [
        "crowded", "stolen", "guarded", "guarded", "guarded", "empty"
    ]  # fmt: skip
    assert result["locations"][0] == {
        "letter": "A",
        "outcome": "crowded",
        "sneaks": ["a", "b"],
        "snitches": [],
        "lot": "stays",
    }


@pytest.mark.parametrize(
    ("plans", "code", "problem"),
    [
        ("a=A/B", 4, "number-of-players"),
        ("a=A/B b=C/D", 4, "plan-size"),
        ("a=A,B/C b=C,D/E", 4, "one-extra-boss"),
        ("a=A,B/C b=CDE", 3, "bad-plan"),
        ("a=A/B b=C/D c", 3, "not-a-plan"),
        ("a=A/B b=C/D =A/B", 3, "not-a-plan"),
        ("a=A/B b=C/D A=A/B", 3, "name-twice"),
        ("a=A/B b=C/D c=E", 3, "bad-plan"),
        ("a=A/A b=C/D c=E/G", 4, "several-problems"),
        ("a=A/A b=C/D c=E/F", 4, "letter-twice"),
        ("a=A/B b=C/D c=E/G", 4, "no-such-letter"),
    ],
)
def test_rounds_that_nobody_can_play(capertool: Runner, plans: str, code: int, problem: str) -> None:
    ran = capertool("resolve", *plans.split(), "--json")
    assert ran.code == code
    assert problem in (ran.json["error"]["code"], *(found["code"] for found in ran.json["error"]["problems"]))


# --- scoring, look-up, the box


@pytest.mark.parametrize("code", CODES)
def test_the_example_is_scored_in_every_language(capertool: Runner, code: str) -> None:
    ran = capertool("score", str(EXAMPLES / "sneaks.toml"), "--explain", "--lang", code)
    assert ran.code == 0
    total = next(line for line in ran.out.splitlines() if line.split()[1:] == ["6", "5", "8", "6"])
    assert total
    assert "3 + 3 + 0" in ran.out


def test_the_result_echoes_the_point_card(capertool: Runner) -> None:
    result = capertool("score", str(EXAMPLES / "sneaks.toml"), "--json").json
    assert result["vp_card"]["gold"] == [3, 3, 3, 0]
    assert result["vp_card_from"] == "derived"
    assert [note["code"] for note in result["notes"]] == ["derived-point-card"]
    line = next(line for line in result["lines"] if line["player"] == "ben" and line["category"] == "gold")
    assert (line["points"], line["effect"], line["count"], line["location"]) == (2, "places 2-4: 3+3+0", 2, None)


def test_a_card_of_the_box_is_used_for_tables(capertool: Runner, tmp_path: Path) -> None:
    table = tmp_path / "three.json"
    players = {seat: {"tokens": {"gold": number}} for number, seat in enumerate(("a", "b", "c"))}
    table.write_text(json.dumps({"game": "sneaks-and-snitches", "players": players}))
    refused = capertool("score", str(table), "--json")
    assert (refused.code, refused.json["error"]["code"]) == (5, "no-point-card")
    capertool("box", "vp-card-3", CARD, "--game", "sneaks-and-snitches")
    result = capertool("score", str(table), "--json").json
    assert (result["vp_card_from"], result["notes"]) == ("box", [])
    row = {"information": [1], "artifacts": [1, 2, 3], "jewels": [1, 2, 3], "gold": [1, 2, 3]}
    table.write_text(json.dumps({"game": "sneaks-and-snitches", "players": players, "vp_card": row}))
    assert capertool("score", str(table), "--json").json["error"]["code"] == "point-card-row"


def test_comparing_rulebooks_needs_two(capertool: Runner) -> None:
    ran = capertool("score", str(EXAMPLES / "sneaks.toml"), "--compare")
    assert ran.code == 2
    assert "Sneaks & Snitches has one rulebook" in ran.err  # "one-rulebook"


def test_rulings_are_given_on_the_command_line(capertool: Runner) -> None:
    file = str(EXAMPLES / "sneaks.toml")
    assert capertool("score", file, "--ruling", "none-takes-place=false").code == 0
    assert capertool("score", "--batch", file, "--ruling", "none-takes-place=false").code == 5  # no JSON lines
    assert capertool("score", file, "--ruling", "last-tie=white").code == 3


@pytest.mark.parametrize("code", CODES)
def test_a_blank_table_can_be_scored(capertool: Runner, tmp_path: Path, code: str) -> None:
    blank = tmp_path / "blank.toml"
    blank.write_text(capertool("score", "--blank", "sneaks-and-snitches", "--lang", code).out)
    assert capertool("score", str(blank)).code == 0


@pytest.mark.parametrize("code", CODES)
def test_lots_and_locations_are_looked_up(capertool: Runner, code: str) -> None:
    options = ("--game", "sneaks-and-snitches", "--lang", code)
    documents = capertool("card", "documenti compromettenti", *options).out
    assert "documents-rounding" in documents
    assert capertool("card", "A", *options).code == 0
    assert capertool("card", "vp card", *options, "--json").json["words"][code]["examples"]
    assert len(capertool("cards", *options, "--kind", "lot").out.splitlines()) == 7
    assert "3" in capertool("rules", "lots", *options).out
    assert capertool("rules", *options).out.count("\n") > 14


def test_the_owner_sees_what_the_box_can_tell(capertool: Runner) -> None:
    out = capertool("box", "--game", "sneaks-and-snitches").out
    assert "vp-card-3" in out
    assert "worked out" in out
    assert capertool("box", "lots", "52", "--game", "sneaks-and-snitches").out == "lots: 52, as your box has it.\n"
    assert capertool("box", "lots", "many", "--game", "sneaks-and-snitches").code == 4
