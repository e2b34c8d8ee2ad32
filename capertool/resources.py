"""Finds locales/ and templates/: inside the package when installed, beside it in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _root() -> Path:
    """A checkout has them beside the package; an installed copy has them inside, and nothing beside it is ours."""
    beside = _PACKAGE.parent
    return beside if (beside / "hatch_build.py").exists() else _PACKAGE


_ROOT = _root()


def resource(*parts: str) -> Path:
    return _ROOT.joinpath(*parts)
