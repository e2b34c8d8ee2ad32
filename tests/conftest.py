"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("capertool", deadline=None)  # tests assert no times
settings.load_profile("capertool")

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing of this machine may show: no colour, no width, no language, no home."""
    for name in list(os.environ):
        if name.startswith(("CAPERTOOL_", "LC_")) or name in ("LANG", "LANGUAGE", "COLUMNS", "FORCE_COLOR"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("CAPERTOOL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("NO_COLOR", "1")
