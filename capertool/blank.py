"""The tables to fill in, with comments in the reader's language."""

from .games.caper.rulings import JUMBO as DEFAULT_RULEBOOK
from .languages import Language
from .preferences import preference
from .resources import resource

_COMMENT = "#_ "  # a comment to translate; other comments are keys to uncomment


def blank_table(say: Language, game: str) -> str:
    """A commented table file of one game, ready to fill in."""
    rulebook = preference("rulebook")
    lines = resource("templates", "blank", f"{game}.toml").read_text(encoding="utf-8").splitlines()
    text = "\n".join(_translated(say, line) for line in lines) + "\n"
    return text.replace(f'rulebook = "{DEFAULT_RULEBOOK}"', f'rulebook = "{rulebook}"') if rulebook else text


def _translated(say: Language, line: str) -> str:
    return f"# {say(line.removeprefix(_COMMENT))}" if line.startswith(_COMMENT) else line
