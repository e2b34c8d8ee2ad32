"""Where words leave the program."""

import os
import re
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

_WIDTH_WITHOUT_TERMINAL = 80
_NARROWEST, _WIDEST = 40, 400
_WORD = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")
"""Rich breaks lines at every kind of space; a no-break space binds, as French needs it before its signs."""
_TRAILING_BLANKS = re.compile(r"[ ]+((?:\x1b\[[0-9;]*m)*)$", re.MULTILINE)


def console() -> "Console":
    """A rich console that keeps to data: no markup, no emoji, no highlighting of its own."""
    from rich import _wrap
    from rich.console import Console

    _wrap.re_word = _WORD
    return Console(file=sys.stdout, width=_width(), markup=False, emoji=False, highlight=False)


def _width() -> int | None:
    """What COLUMNS says, as far as it is sensible; the terminal's own width; 80 where there is none."""
    asked = os.environ.get("COLUMNS", "")
    if asked.isascii() and asked.isdigit() and len(asked) < 6 and int(asked) > 0:
        return min(max(int(asked), _NARROWEST), _WIDEST)
    return None if sys.stdout.isatty() else _WIDTH_WITHOUT_TERMINAL


def rendered(*parts: "RenderableType") -> str:
    """The parts as they look on standard output, with no blanks at the ends of lines."""
    screen = console()
    with screen.capture() as capture:
        for part in parts:
            screen.print(part)
    return _TRAILING_BLANKS.sub(r"\1", capture.get())


def show(*parts: "RenderableType") -> None:
    sys.stdout.write(rendered(*parts))


_one_line = False


def set_lines(*, batch: bool) -> None:
    """In a batch every answer is one line, errors included."""
    global _one_line
    _one_line = batch


def show_json(value: Any) -> None:
    from ..render.safe import json_text

    print(json_text(value, one_line=_one_line))
