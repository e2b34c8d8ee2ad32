"""`sheet` and `reference` for Thief's Market, as a person runs them."""

from pathlib import Path

import pytest

from tests.cli.running import Runner
from tests.cli.test_printing import files, written
from tests.conftest import EXAMPLES


@pytest.fixture(autouse=True)
def _in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "here"
    place.mkdir()
    monkeypatch.chdir(place)


def test_pads_are_named_after_the_number_of_players(capertool: Runner) -> None:
    assert capertool("sheet", "--blank", "thiefs-market").out == "thiefs-market-pad.pdf: 1 page.\n"
    ran = capertool("sheet", "--blank", "thiefs-market", "--variant", "5", "--per-page", "4", "--lang", "it")
    assert ran.out == "thiefs-market-pad-5.pdf: 1 pagina.\n"
    assert files() == ["thiefs-market-pad-5.pdf", "thiefs-market-pad.pdf"]
    refused = capertool("sheet", "--blank", "thiefs-market", "--variant", "duel")
    assert (refused.code, "Possible here: 3, 4 and 5." in refused.err) == (3, True)


def test_a_finished_table_and_the_deck(capertool: Runner) -> None:
    assert capertool("sheet", str(EXAMPLES / "market.toml")).out == "market.pdf: 1 page.\n"
    ran = capertool("reference", "--game", "thiefs-market", "--backs", "none")
    assert ran.out == "thiefs-market-cards.pdf: 8 pages.\n"
    assert capertool("reference", "--game", "thiefs-market", "--overview").code == 0
    assert "thiefs-market-overview.pdf" in files()


def test_a_game_that_is_being_recorded_makes_its_deck_the_one_that_is_printed(capertool: Runner) -> None:
    capertool("new", "thiefs-market", "--loose", "--player", "Anna", "--player", "Ben", "--player", "Cleo")
    assert capertool("reference", "--backs", "none").out.startswith("thiefs-market-cards.pdf")


def test_a_running_game_is_printed_without_its_infamy_and_crowns_nobody(capertool: Runner) -> None:
    """Anna has the only henchman (3) and one gold like everybody (3 - 1); her 17 infamy lie hidden."""
    capertool("new", "thiefs-market", "--loose", "--player", "Anna", "--player", "Ben", "--player", "Cleo")
    capertool("tokens", "anna", "--infamy", "17")
    capertool("buy", "tailor", "--player", "anna")
    assert capertool("sheet").code == 0
    running = written("thiefs-market-sheet.pdf")
    assert "As it lies: Anna 5, Ben 2, Cleo 2." in running
    assert "What lies hidden is not counted." in running
    assert "17" not in running
    assert "Winner" not in running
    capertool("end")
    assert capertool("sheet", "-o", "over.pdf").code == 0
    over = written("over.pdf")
    assert "Winner: Anna, with 22 points to 2 and 2." in over
    assert "17 infamy" in over
