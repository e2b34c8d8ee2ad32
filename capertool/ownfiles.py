"""Small TOML files in the user's own directory: read with care, written so that a failure leaves the old one."""

import os
from pathlib import Path
from typing import Any

from .problems import ProblemsError, problem

HOME_VARIABLE = "CAPERTOOL_HOME"


def home() -> Path:
    """The directory of all that capertool keeps for this person."""
    if os.environ.get(HOME_VARIABLE):
        return Path(os.environ[HOME_VARIABLE])
    from platformdirs import user_data_path

    return user_data_path("capertool", appauthor=False)


def read_toml(file: Path) -> dict[str, Any]:
    """What a file holds; nothing where there is none."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        raise damaged(file) from None
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError):  # not TOML, or a number without end
        raise damaged(file) from None


def write_text(file: Path, text: str) -> None:
    """Written beside the file and moved into place."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.{os.getpid()}")
        with draft.open("w", encoding="utf-8") as written:
            written.write(text)
            written.flush()
            os.fsync(written.fileno())
        draft.replace(file)
    except OSError as error:
        raise ProblemsError([problem("file-unwritable", path=str(file), error=error)]) from None


def damaged(file: Path, key: str = "") -> ProblemsError:
    """What is kept cannot be read, for the sake of one key where that is known."""
    known = {"key": key, "why": "key"} if key else {}
    return ProblemsError([problem("preferences-damaged", path=str(file), **known)])
