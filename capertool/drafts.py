"""An interrupted tally, kept answer by answer until it is finished."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from .ownfiles import home, write_text

FILE = "tally.json"
_SET_ASIDE = "tally-before.json"


def draft_file() -> Path:
    return home() / FILE


def read_draft() -> list[str]:
    """The answers so far; none where there is no draft, or none that can be read."""
    try:
        answers = json.loads(draft_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return answers if isinstance(answers, list) and all(isinstance(answer, str) for answer in answers) else []


def keep_draft(answers: Sequence[str]) -> None:
    write_text(draft_file(), json.dumps(list(answers), ensure_ascii=False))


def set_draft_aside() -> None:
    """Begin anew without losing what was typed: the former draft stays beside the new one."""
    if draft_file().exists():
        draft_file().replace(home() / _SET_ASIDE)


def drop_draft() -> None:
    draft_file().unlink(missing_ok=True)
