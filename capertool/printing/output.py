"""Where a document goes: beside its target first, then into its place, so that a failure leaves the old file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..problems import ProblemsError, problem

STANDARD_OUTPUT = "-"


def target(asked: str, name: str) -> str:
    """The path that was asked for; in a directory, and where none was, the document has its own name."""
    if asked == STANDARD_OUTPUT or not asked:
        return asked or name
    return str(Path(asked) / name) if asked.endswith(os.sep) or Path(asked).is_dir() else asked


def check_target(path: str, *, force: bool) -> None:
    """An existing file is not overwritten without being asked; told before the work is done."""
    if path == STANDARD_OUTPUT:
        return
    _check_file(path)
    if not force and os.path.lexists(path):  # a link that leads nowhere is there, too
        raise ProblemsError([problem("file-exists", path=path, remedy="force")])


def _check_file(path: str) -> None:
    """A directory or a device is nothing to write over."""
    try:
        refused = Path(path).exists() and not Path(path).is_file()
    except (OSError, ValueError):  # no path at all: writing will say so
        return
    if refused:
        raise ProblemsError([problem("not-a-file", path=path)])


def write_document(path: str, data: bytes) -> None:
    """The document at its path, or on standard output."""
    if path == STANDARD_OUTPUT:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    _check_file(path)
    place = Path(path).resolve()  # what a link points to is written, not the link
    mode = place.stat().st_mode if place.exists() else None
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        try:
            draft.write_bytes(data)
            if mode is not None:
                draft.chmod(mode & 0o777)
            draft.replace(place)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise ProblemsError([problem("file-unwritable", path=path, error=error)]) from None
