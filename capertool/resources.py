"""Finds locales/ and templates/: inside the package when installed, beside it in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    installed = _PACKAGE.joinpath(*parts)
    return installed if installed.exists() else _PACKAGE.parent.joinpath(*parts)
