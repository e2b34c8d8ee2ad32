"""What a person has chosen once: the language, the box they own. A small TOML file in their own directory."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from .games.caper.rulings import RULEBOOKS
from .games.document import LANGUAGES
from .problems import ProblemsError, problem

HOME_VARIABLE = "CAPERTOOL_HOME"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "lang": LANGUAGES,
    "rulebook": RULEBOOKS,
}
"""Every preference and what it may be."""


def home() -> Path:
    """The directory of all that capertool keeps for this person."""
    if os.environ.get(HOME_VARIABLE):
        return Path(os.environ[HOME_VARIABLE])
    from platformdirs import user_data_path

    return user_data_path("capertool", appauthor=False)


def preferences_file() -> Path:
    return home() / "config.toml"


def read_preferences() -> dict[str, str]:
    """All saved preferences; what is not one of the choices is a problem of the file."""
    saved = _saved()
    problems = []
    for name, value in saved.items():
        if name not in CHOICES:
            problems.append(problem("unknown-key", name, key=name, known=tuple(CHOICES)))
        elif value not in CHOICES[name]:
            problems.append(problem("unknown-value", name, value=value, choices=CHOICES[name]))
    if problems:
        raise ProblemsError([*_damaged().problems, *problems])
    return saved


def _saved() -> dict[str, str]:
    try:
        text = preferences_file().read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        raise _damaged() from None
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):  # not TOML, or a number without end
        raise _damaged() from None


def preference(name: str) -> str:
    """One preference, or nothing; what is wrong in the file is told by `capertool config` and holds up nobody else."""
    try:
        value = _saved().get(name, "")
    except ProblemsError:
        return ""
    return value if value in CHOICES[name] else ""


def save_preferences(preferences: Mapping[str, str]) -> None:
    """Written beside the file and moved into place, so that a failure leaves the old one."""
    file = preferences_file()
    text = "".join(f'{name} = "{value}"\n' for name, value in preferences.items())
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.{os.getpid()}")
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise ProblemsError([problem("file-unwritable", path=str(file), error=error)]) from None


def _damaged() -> ProblemsError:
    return ProblemsError([problem("preferences-damaged", path=str(preferences_file()))])
