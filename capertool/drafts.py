"""An interrupted tally, kept answer by answer until it is finished; each game has a draft of its own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from .ownfiles import home, write_text

_FIRST = "caper"
"""The game whose drafts were there before others had any."""


def draft_file(game: str = _FIRST) -> Path:
    return home() / f"{_name(game)}.json"


def _name(game: str) -> str:
    return "tally" if game == _FIRST else f"tally-{game}"


def read_draft(game: str = _FIRST) -> list[str]:
    """The answers so far; none where there is no draft, or none that can be read."""
    try:
        answers = json.loads(draft_file(game).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return answers if isinstance(answers, list) and all(isinstance(answer, str) for answer in answers) else []


def keep_draft(game: str, answers: Sequence[str]) -> None:
    write_text(draft_file(game), json.dumps(list(answers), ensure_ascii=False))


def set_draft_aside(game: str) -> None:
    """Begin anew without losing what was typed: the former draft stays beside the new one."""
    if draft_file(game).exists():
        draft_file(game).replace(home() / f"{_name(game)}-before.json")


def drop_draft(game: str) -> None:
    draft_file(game).unlink(missing_ok=True)
