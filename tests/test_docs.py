"""The pages in docs/ are true: their examples run."""

import json
import re
from pathlib import Path
from typing import Any

from capertool.documents import parse_document, read_document
from capertool.score import score
from tests.conftest import EXAMPLES, ROOT


def block(page: str, language: str) -> str:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    found = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_table_in_the_docs_can_be_scored() -> None:
    result = score(parse_document(block("table.md", "toml").encode(), "docs"))
    assert result["locations"][1]["card"] == "bank"
    assert result["players"]["green"]["name"] == "Ben"


def test_the_table_of_sneaks_and_snitches_in_the_docs_can_be_scored() -> None:
    """Jewels: 5 to 0 is a lead; gold 5 to 5 is none and 5 is halved."""
    text = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")
    tables = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    result = score(parse_document(tables[-1].encode(), "docs"))
    assert result["players"]["anna"]["points"] == {
        "information": 1, "artifacts": 0, "jewels": 4, "gold": 2, "specials": 4
    }  # fmt: skip


def test_the_line_of_sneaks_and_snitches_in_the_docs_is_a_real_one() -> None:
    text = (ROOT / "docs" / "result.md").read_text(encoding="utf-8")
    shown = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1])
    assert shown in map(_plain, score(read_document(str(EXAMPLES / "sneaks.toml")))["lines"])


def test_the_result_in_the_docs_is_part_of_the_real_one() -> None:
    shown = json.loads(block("result.md", "json"))
    real = score(read_document(str(EXAMPLES / "paris.toml")))
    assert list(shown) == list(real)
    assert shown["players"]["white"] == real["players"]["white"]
    assert _plain(shown["lines"][0]) in map(_plain, real["lines"])
    assert _plain(shown["locations"][0]["lines"][0]) == _plain(real["locations"][0]["lines"][0])
    assert {key: shown[key] for key in ("ranking", "winner", "decided_by")} == {
        key: real[key] for key in ("ranking", "winner", "decided_by")
    }


def _plain(line: Any) -> Any:
    return json.loads(json.dumps(line))


def test_every_page_is_linked_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in Path(ROOT / "docs").glob("*.md"):
        assert f"docs/{page.name}" in readme
