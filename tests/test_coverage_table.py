"""The coverage table of the README is what the program and the tests really have."""

from tools import market_coverage
from tools.coverage_table import README, readme_with_table, table


def test_the_table_is_up_to_date() -> None:
    text = README.read_text(encoding="utf-8")
    assert readme_with_table(text) == text, "run make coverage-table"
    assert market_coverage.readme_with_table(text) == text, "run make coverage-table"


def test_every_card_is_tested() -> None:
    assert table().count("| yes |\n") + table().endswith("| yes |") == 71
