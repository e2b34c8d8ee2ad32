"""What a person has chosen once: the language, the box they own. A small TOML file in their own directory."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from .games import PACKAGES
from .games.caper.rulings import RULEBOOKS
from .games.document import LANGUAGES
from .ownfiles import damaged, home, read_toml, write_text
from .problems import ProblemsError, problem

CHOICES: Mapping[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "rulebook": RULEBOOKS,
    "game": tuple(PACKAGES),
}
"""Every preference and what it may be."""


def preferences_file() -> Path:
    return home() / "config.toml"


def read_preferences() -> dict[str, str]:
    """All saved preferences; what is not one of the choices is a problem of the file."""
    saved = read_toml(preferences_file())
    problems = []
    for name, value in saved.items():
        if name not in CHOICES:
            problems.append(problem("unknown-key", name, key=name, known=tuple(CHOICES)))
        elif value not in CHOICES[name]:
            problems.append(problem("unknown-value", name, value=value, choices=CHOICES[name]))
    if problems:
        raise ProblemsError([*damaged(preferences_file()).problems, *problems])
    return saved


def preference(name: str) -> str:
    """One preference, or nothing; what is wrong in the file is told by `capertool config` and holds up nobody else."""
    try:
        value = str(read_toml(preferences_file()).get(name, ""))
    except ProblemsError:
        return ""
    return value if value in CHOICES[name] else ""


def save_preferences(preferences: Mapping[str, str]) -> None:
    write_text(preferences_file(), "".join(f'{name} = "{value}"\n' for name, value in preferences.items()))
