"""The command line under test."""

import pytest

from tests.cli.running import Runner


@pytest.fixture
def capertool(capfd: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capfd)
