"""`capertool score` with a table of Thief's Market, as people and scripts use it."""

import json
from pathlib import Path

import pytest

from capertool.languages import CODES
from tests.cli.running import Runner
from tests.conftest import EXAMPLES
from tests.games.market import player, table

MARKET = str(EXAMPLES / "market.toml")


def test_the_example_is_won_by_the_number_of_cards(capertool: Runner) -> None:
    """Anna 0+0+1+5+4, 3 henchmen, 6 infamy = 19; Ben 3+0+2+6, 2 for tied gold, 6 infamy = 19."""
    ran = capertool("score", MARKET)
    assert "Winner: Anna. Points are equal; the number of cards decides, 5 to 4." in ran.out
    assert "Total       19   19     14    14" in ran.out


def test_every_line_has_its_reason(capertool: Runner) -> None:
    out = " ".join(capertool("score", MARKET, "--explain").out.split())
    for words in (
        "another player has a compass: Island Estate",
        "4 × 1: other cards",
        "cards with its icon, 3: Collecting Golem, Glamer and Shadowy Hood",
        "the most, 3: Tailor and Executive Assistant",
        "the most, 4, tied: one point less",
        "4 × 1: pairs of infamy tokens",
        "8 × 1: infamy tokens",
    ):
        assert words in out


@pytest.mark.parametrize("code", CODES)
def test_every_language_can_explain_it(capertool: Runner, code: str) -> None:
    ran = capertool("score", MARKET, "--explain", "--lang", code)
    assert (ran.code, ran.err) == (0, "")
    assert ("Infamy" in ran.out) == (code == "en")


def test_the_result_has_what_the_game_has_and_no_more(capertool: Runner) -> None:
    result = capertool("score", MARKET, "--json").json
    assert not {"city", "rulebook", "variant", "locations"} & set(result)
    assert result["players"]["anna"]["points"] == {"cards": 10, "henchmen": 3, "gold": 0, "infamy": 6}
    assert (result["winner"], result["decided_by"]) == (["anna"], "cards")


def test_one_rulebook_cannot_be_compared(capertool: Runner) -> None:
    ran = capertool("score", MARKET, "--compare", "--json")
    assert (ran.code, ran.json["error"]["code"]) == (2, "one-rulebook")


def test_a_ruling_is_set_on_the_command_line(capertool: Runner) -> None:
    result = capertool("score", MARKET, "--ruling", "island-estate-compass=false", "--json").json
    assert result["winner"] == ["anna"]
    assert result["decided_by"] == "points"


def test_the_blank_table_can_be_scored_as_it_is(capertool: Runner, tmp_path: Path) -> None:
    blank = capertool("score", "--blank", "thiefs-market")
    assert 'game = "thiefs-market"' in blank.out
    file = tmp_path / "table.toml"
    file.write_text(blank.out)
    ran = capertool("score", str(file))
    assert (ran.code, ran.err) == (0, "")


def test_a_batch_mixes_games_and_names_the_cards_of_each(capertool: Runner, tmp_path: Path) -> None:
    lines = [table(player("crown")), table(player("crwon")), table(player("unlabeled-potion"))]
    file = tmp_path / "tables"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    ran = capertool("score", "--batch", str(file))
    good, unknown, potion = map(json.loads, ran.out.splitlines())
    assert good["winner"] == ["anna"]
    assert unknown["error"]["hint"] == "Did you mean Crown?"
    assert potion["error"]["message"].startswith("Unlabeled Potion goes back")
    assert ran.code == 3
