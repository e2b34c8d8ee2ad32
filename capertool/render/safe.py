"""Names and notes are data: nothing in them may steer a terminal."""

import re
from typing import Any

# Control signs, lone surrogates, and signs that reorder or hide text.
_UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def safe(text: str) -> str:
    """The text with every unsafe sign written as an escape."""
    return _UNSAFE.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    code = ord(match.group())
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def json_text(value: Any, *, one_line: bool = False) -> str:
    """JSON for people and machines: letters as they are, unsafe signs as JSON escapes."""
    import json

    text = json.dumps(value, ensure_ascii=False, indent=None if one_line else 2)
    return "\n".join(_UNSAFE.sub(lambda match: f"\\u{ord(match.group()):04x}", line) for line in text.split("\n"))
