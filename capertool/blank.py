"""The tables to fill in, with comments in the reader's language."""

from .languages import Language
from .resources import resource

_COMMENT = "#_ "  # a comment to translate; other comments are keys to uncomment


def blank_table(say: Language, game: str) -> str:
    """A commented table file of one game, ready to fill in."""
    lines = resource("templates", "blank", f"{game}.toml").read_text(encoding="utf-8").splitlines()
    return "\n".join(_translated(say, line) for line in lines) + "\n"


def _translated(say: Language, line: str) -> str:
    return f"# {say(line.removeprefix(_COMMENT))}" if line.startswith(_COMMENT) else line
