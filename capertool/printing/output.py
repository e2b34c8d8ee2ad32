"""Where a document goes: beside its target first, then into its place, so that a failure leaves the old file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..problems import ProblemsError, problem

STANDARD_OUTPUT = "-"


def check_target(path: str, *, force: bool) -> None:
    """An existing file is not overwritten without being asked; told before the work is done."""
    if path != STANDARD_OUTPUT and not force and Path(path).exists():
        raise ProblemsError([problem("file-exists", path=path, remedy="force")])


def write_document(path: str, data: bytes) -> None:
    """The document at its path, or on standard output."""
    if path == STANDARD_OUTPUT:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        try:
            draft.write_bytes(data)
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise ProblemsError([problem("file-unwritable", path=path, error=error)]) from None
