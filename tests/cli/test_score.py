"""`capertool score` on the screen and as JSON. The numbers of the examples were counted by hand."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Runner, process
from tests.conftest import EXAMPLES
from tests.tables import at, table

PARIS = str(EXAMPLES / "paris.toml")
ROME = str(EXAMPLES / "rome.toml")


def test_the_paris_example_at_80_columns(capertool: Runner) -> None:
    ran = capertool("score", PARIS)
    assert (ran.code, ran.err) == (0, "")
    assert (
        ran.out
        == """\
Caper · Paris · two players · Jumbo rulebook

Location          Anna       Ben  Taken by
The Louvre    4 Capers   1 Caper  Anna
Eiffel Tower  0 Capers  6 Capers  Ben
The Casino    6 Capers  4 Capers  Anna

Points     Anna  Ben
Locations    12    6
Thieves       5    3
Gear          2   10
Loot          7    6
Total        26   25

Winner: Anna, with 26 points to 25.
Rulings used: auctioneer = all and loot-sets = 1,3,6.
"""
    )


def test_every_line_explained_at_80_columns(capertool: Runner) -> None:
    ran = capertool("score", PARIS, "--explain")
    assert (
        """\
The Louvre: Capers
  Anna  1  The Artist       1 × 1: Helping Hand
        1  Simple Disguise  printed on the card
        1  The Dame         1 × 1: Skeleton Key and Helping Hand
        1  The Artist       full equipment: Helping Hand, Plans Cachés and
                            Simple Disguise
  Ben   0  The Mime         turned over
        1  Simple Disguise  printed on the card
"""
        in ran.out
    )
    assert (
        """\
Locations: points
  Anna  5  The Louvre    printed on the location
        0  Eiffel Tower  location lost
        3  The Casino    printed on the location
        4  The Casino    2 × 2: The Gentleman and The Smuggler
  Ben   0  The Louvre    location lost
        3  Eiffel Tower  printed on the location
        3  Eiffel Tower  3 × 1: Grappling Gun, Suction Scalers and
                         Aqua-Respirator
        0  The Casino    location lost
"""
        in ran.out
    )
    assert "0  The Madame (The Casino)        nothing here that it counts\n" in ran.out
    assert "0  The Illusionist (The Louvre)   its work was done during the game\n" in ran.out
    assert "0  Plans Cachés (The Louvre)     turned over\n" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_set_that_is_not_complete_says_so(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(at("bank", "actress: skeleton-key", "tourist: skeleton-key"))))
    out = capertool("score", str(file), "--explain").out
    assert "0  The Actress  no complete set here" in out
    assert "0  The Tourist  no complete set here" in out


@pytest.mark.parametrize(
    ("example", "expected", "winner", "decided_by"),
    [
        (
            "paris",
            {
                "white": {"locations": 12, "thieves": 5, "gear": 2, "loot": 7},
                "green": {"locations": 6, "thieves": 3, "gear": 10, "loot": 6},
            },
            "white",
            "points",
        ),
        (
            "rome",
            {
                "white": {"locations": 6, "thieves": 5, "gear": 1, "loot": 1},
                "green": {"locations": 6, "thieves": 6, "gear": 1, "loot": 0},
            },
            "green",
            "seat",
        ),
        (
            "london",
            {
                "white": {"locations": 6, "thieves": 2, "gear": 4, "loot": 3},
                "green": {"locations": 13, "thieves": 5, "gear": 3, "loot": 3},
            },
            "green",
            "points",
        ),
        (
            "snitch",
            {
                "white": {"locations": 11, "thieves": 0, "gear": 1, "loot": 6},
                "green": {"locations": 7, "thieves": 3, "gear": 2, "loot": 3},
                "snitch": {"snitch": 18},
            },
            "snitch",
            "snitch",
        ),
        (
            "teams",
            {
                "white": {"locations": 4, "thieves": 6, "gear": 1, "loot": 1, "discards": 12},
                "green": {"locations": 6, "thieves": 0, "gear": 0, "loot": 4, "discards": 18},
            },
            "green",
            "points",
        ),
    ],
)
def test_the_examples(capertool: Runner, example: str, expected: dict[str, Any], winner: str, decided_by: str) -> None:
    result = capertool("score", str(EXAMPLES / f"{example}.toml"), "--json").json
    assert {seat: player["points"] for seat, player in result["players"].items()} == expected
    assert {seat: player["total"] for seat, player in result["players"].items()} == {
        seat: sum(points.values()) for seat, points in expected.items()
    }
    assert (result["winner"], result["decided_by"]) == ([winner], decided_by)
    assert result["notes"] == []


def test_the_result_has_the_shape_of_the_contract(capertool: Runner) -> None:
    result = capertool("score", PARIS, "--json").json
    assert list(result) == [
        "game",
        "city",
        "rulebook",
        "variant",
        "rulings",
        "notes",
        "locations",
        "players",
        "lines",
        "ranking",
        "winner",
        "decided_by",
    ]
    assert result["locations"][0]["capers"] == {"white": 4, "green": 1}
    assert result["locations"][0]["winner"] == "white"
    assert result["locations"][0]["lines"][0] == {
        "player": "white",
        "source": "artist",
        "capers": 1,
        "effect": "1 caper per green",
        "count": 1,
        "cards": ["helping-hand"],
        "why": "1 × 1: Helping Hand",
    }
    assert {
        "player": "white",
        "category": "thieves",
        "location": "eiffel-tower",
        "source": "banker",
        "points": 2,
        "effect": "1 point per yellow",
        "count": 2,
        "cards": ["skeleton-key", "plasma-cutter"],
        "why": "2 × 1: Skeleton Key and Plasma Cutter",
    } in result["lines"]
    assert result["players"]["white"]["coins"] == 3
    assert result["players"]["white"]["loot_sets"] == [["jewel", "antique", "painting"], ["painting"]]
    assert result["ranking"] == [["white"], ["green"]]
    loot = [line for line in result["lines"] if line["category"] == "loot" and line["player"] == "white"]
    assert [(line["location"], line["source"], line["points"]) for line in loot] == [
        (None, "loot", 6),
        (None, "loot", 1),
    ]


def test_lines_of_zero_come_only_with_explain(capertool: Runner) -> None:
    def zeros(*arguments: str) -> int:
        result = capertool("score", PARIS, "--json", *arguments).json
        lines = [*result["lines"], *(line for location in result["locations"] for line in location["lines"])]
        return sum(line.get("points", line.get("capers")) == 0 for line in lines)

    assert zeros() == 0
    assert zeros("--explain") > 0


def test_a_ruling_on_the_command_line_counts(capertool: Runner) -> None:
    result = capertool("score", PARIS, "--json", "--ruling", "auctioneer=this", "--ruling", "loot-sets=2,5,9").json
    # The Auctioneer finds two pieces at the Eiffel Tower; white's sets are 9 + 2, green's 9.
    assert result["players"]["green"]["points"]["thieves"] == 2
    assert result["players"]["white"]["points"]["loot"] == 11
    assert result["players"]["green"]["points"]["loot"] == 9


def test_compare_names_the_card_and_the_change_of_winner(capertool: Runner) -> None:
    ran = capertool("score", ROME, "--compare")
    assert (
        ran.out
        == """\
Caper · Rome · two players

           Chiara       Chiara  Davide       Davide
Points      Jumbo  GateOnGames   Jumbo  GateOnGames
Locations       6            6       6            6
Thieves         7            5       6            6
Gear            1            1       1            1
Loot            1            1       0            0
Total          15           13      13           13

What makes the difference:
  The Don (Chiara): 1 Caper and 2 points with Jumbo, 3 Capers with GateOnGames.

The winner changes: Chiara with Jumbo, Davide with GateOnGames.
"""
    )


def test_a_card_that_reads_differently_but_gains_the_same_makes_no_difference(
    capertool: Runner, tmp_path: Path
) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(at("gala", "don", "mime"), city="rome")))
    assert "both rulebooks count this table the same" in capertool("score", str(file), "--compare").out


def test_compare_says_when_nothing_differs(capertool: Runner) -> None:
    out = capertool("score", str(EXAMPLES / "snitch.toml"), "--compare").out
    assert "With these rulings both rulebooks count this table the same." in out
    assert "The winner is the same with both: Cleo." in out


def test_compare_names_a_location_that_changes_hands(capertool: Runner, tmp_path: Path) -> None:
    """The Don's two capers for pink take the Gala from green's one Simple Disguise and one more caper."""
    place = at("gala", "don", green=["dame: simple-disguise, utility-belt, posto-segreto"])
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(place, city="rome")))
    out = capertool("score", str(file), "--compare").out
    # green: Disguise 1, Utility Belt 1, Posto Segreto 1, full equipment 1 = 4; white: 1, or 1 + 2 = 3
    assert "The Gala" not in out.split("difference:")[1]
    place["white"] = ["don", "mime", "actress: smoke-screen"]
    file.write_text(json.dumps(table(place, city="rome")))
    out = capertool("score", str(file), "--compare").out  # white now 3, or 5
    assert "The Gala: Green with Jumbo, White with GateOnGames." in out


def test_compare_says_where_the_last_tie_goes(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table()))
    out = capertool("score", str(file), "--compare").out
    assert "last-tie: the last tie goes to White with Jumbo, to Green with GateOnGames." in out
    assert "The winner changes: White with Jumbo, Green with GateOnGames." in out


def test_compare_says_when_only_the_places_behind_the_winner_change(capertool: Runner, tmp_path: Path) -> None:
    """Both Masterminds have 5 points and no coins; the Snitch, with 5, wins, and the last tie ranks the others."""
    places = at("bank", "mime"), at("museum", green=["dame: simple-disguise"])
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(*places, variant="snitch")))
    out = capertool("score", str(file), "--compare").out
    assert "The winner is the same with both: Snitch." in out
    assert "The places change: Snitch, White and Green with Jumbo, Snitch, Green and White with GateOnGames." in (
        " ".join(out.split())
    )
    result = capertool("score", str(file), "--json").json
    assert "last-tie" in result["rulings"]


def test_compare_as_json(capertool: Runner) -> None:
    compared = capertool("score", ROME, "--compare", "--json").json
    assert list(compared["compare"]) == ["jumbo", "gateongames"]
    assert compared["winner_changes"] is True
    assert compared["differences"] == [
        {
            "ruling": "don",
            "values": {"jumbo": "points", "gateongames": "capers"},
            "player": "white",
            "location": "pantheon",
            "capers": {"jumbo": 1, "gateongames": 3},
            "points": {"jumbo": 2, "gateongames": 0},
        }
    ]
    assert compared["locations"] == []


def test_an_explicit_ruling_holds_under_both_rulebooks(capertool: Runner) -> None:
    compared = capertool("score", ROME, "--compare", "--json", "--ruling", "don=capers").json
    assert compared["differences"] == [
        {
            "ruling": "last-tie",
            "values": {"jumbo": "white", "gateongames": "green"},
            "player": None,
            "location": None,
            "capers": None,
            "points": None,
        }
    ]


@pytest.mark.parametrize(
    ("coins", "sentence"),
    [
        ((0, 0), "Winner: White. Points and coins are equal, 0 coins each; the last tie goes to White."),
        ((1, 4), "Winner: Green. Points are equal; coins decide, 4 to 1."),
    ],
)
def test_the_sentence_says_what_decided(
    capertool: Runner, tmp_path: Path, coins: tuple[int, int], sentence: str
) -> None:
    file = tmp_path / "table.json"
    players = {"white": {"coins": coins[0]}, "green": {"coins": coins[1]}}
    file.write_text(json.dumps(table(players=players)))
    assert sentence in " ".join(capertool("score", str(file)).out.split())


def test_players_of_one_name_are_told_apart_by_their_seats(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(players={"white": {"name": "Anna", "coins": 1}, "green": {"name": "Anna"}})))
    shown = capertool("score", str(file), "--lang", "it").out
    assert "Anna (Bianco)" in shown
    assert "Anna (Verde)" in shown
    market = (EXAMPLES / "market.toml").read_text(encoding="utf-8").replace('"Ben"', '"Anna"')
    file.with_suffix(".toml").write_text(market, encoding="utf-8")
    shown = capertool("score", str(file.with_suffix(".toml"))).out
    assert "Winner: Anna (Player 1)." in shown
    assert "Chloé (" not in shown


def test_a_team_is_called_by_both_names(capertool: Runner) -> None:
    assert "Winner: Carla & Dieter, with 28 points to 24." in capertool("score", str(EXAMPLES / "teams.toml")).out


def test_a_blank_table_can_be_scored_once_it_has_locations(capertool: Runner, tmp_path: Path) -> None:
    blank = capertool("score", "--blank", "caper").out
    assert "# One finished table of Caper (2018)." in blank
    file = tmp_path / "table.toml"
    for card in ("louvre", "bank", "casino"):
        blank = blank.replace('card = ""', f'card = "{card}"', 1)
    file.write_text(blank)
    assert capertool("score", str(file), "--json").json["decided_by"] == "seat"


def test_every_key_that_a_blank_table_offers_is_known(capertool: Runner, tmp_path: Path) -> None:
    text = re.sub(r"^# (?=[\w-]+ = |\[)", "", capertool("score", "--blank", "caper").out, flags=re.MULTILINE)
    for card in ("louvre", "bank", "casino"):
        text = text.replace('card = ""', f'card = "{card}"', 1)
    text = text.replace('variant = "duel"', 'variant = "teams"').replace('[players.snitch]\nname = ""\n', "")
    (tmp_path / "table.toml").write_text(text)
    ran = capertool("score", str(tmp_path / "table.toml"), "--json")
    assert ran.code == 0, ran.out


def test_standard_input_as_json_and_as_toml() -> None:
    as_json = process("score", "-", "--json", stdin=json.dumps(table(at("bank", "mime"))).encode())
    assert as_json.json["players"]["white"]["total"] == 5
    as_toml = process("score", "-", "--json", stdin=Path(PARIS).read_bytes())
    assert as_toml.json["players"]["white"]["total"] == 26


def test_names_never_steer_the_terminal(capertool: Runner, tmp_path: Path) -> None:
    hostile = "\x1b[31mRed\x9b2J[bold]x[/bold]\u202eevil\ud800\n"
    players = {"white": {"name": hostile, "coins": 1}, "green": {"name": "n" * 200}}
    file = tmp_path / "table.json"
    file.write_text(json.dumps(table(at("bank", "mime"), players=players)))
    for arguments in (["--explain"], ["--compare"], ["--json"]):
        out = capertool("score", str(file), *arguments).out
        assert not set(out) & {"\x1b", "\x9b", "\u202e", "\ud800"}
    assert json.loads(capertool("score", str(file), "--json").out)["players"]["white"]["name"] == hostile
    shown = capertool("score", str(file)).out
    assert "\\x1b[31mRed\\x9b2J" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_only_the_winners_name_is_bold(monkeypatch: pytest.MonkeyPatch, capertool: Runner, tmp_path: Path) -> None:
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    file = tmp_path / "table.json"
    players = {"white": {"name": "e"}, "green": {"name": "x"}}
    file.write_text(json.dumps(table(at("bank", "mime"), players=players)))
    assert "Winner: \x1b[1me\x1b[0m, with 5 points to 0." in capertool("score", str(file)).out.replace("Winn\x1b", "?")


def test_colour_only_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch, capertool: Runner) -> None:
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = capertool("score", PARIS).out
    assert "\x1b[1m" in coloured
    assert all(line == line.rstrip() for line in coloured.splitlines())
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("FORCE_COLOR")
    assert "\x1b" not in capertool("score", PARIS).out


# --- batch


def test_a_batch_answers_line_by_line_and_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    good, bad = json.dumps(table(at("bank", "mime"))), json.dumps(table(at("bank", "mimme")))
    file = tmp_path / "tables.jsonl"
    file.write_text("\n".join([good, "", bad, "{", good]) + "\n")
    ran = process("score", "--batch", str(file))
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == 4
    assert answers[0]["players"]["white"]["total"] == answers[3]["players"]["white"]["total"] == 5
    assert (answers[1]["error"]["line"], answers[1]["error"]["code"]) == (3, "unknown-card")
    assert (answers[2]["error"]["line"], answers[2]["error"]["code"]) == (4, "not-json")
    assert ran.code == 3


def test_a_batch_reads_standard_input_and_json_beside_it_changes_nothing() -> None:
    line = json.dumps(table(at("bank", "mime"))).encode() + b"\n"
    plain, with_json = (
        process("score", "--batch", "-", stdin=line),
        process("score", "--batch", "-", "--json", stdin=line),
    )
    assert plain == with_json
    assert plain.code == 0


def test_a_batch_streams() -> None:
    """The first answer comes before the second question is asked."""
    import subprocess

    line = json.dumps(table(at("bank", "mime"))).encode() + b"\n"
    command = [sys.executable, "-m", "capertool", "score", "--batch", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(3):
            running.stdin.write(line)
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["winner"] == ["white"]
        running.stdin.close()
    assert running.returncode == 0


def test_a_line_that_is_too_long_is_an_error_in_its_place() -> None:
    line = json.dumps(table(at("bank", "mime"))).encode() + b"\n"
    ran = process("score", "--batch", "-", stdin=b'{"x": "' + b"y" * 2_500_000 + b'"}\n' + line)
    first, second = (json.loads(answer) for answer in ran.out.splitlines())
    assert first["error"]["code"] == "file-too-large"
    assert second["winner"] == ["white"]


def test_a_reader_that_goes_away_is_no_defect() -> None:
    import subprocess

    line = json.dumps(table(at("bank", "mime"))).encode() + b"\n"
    command = f"{sys.executable} -m capertool score --batch - | head -n 1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], input=line * 3000, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
