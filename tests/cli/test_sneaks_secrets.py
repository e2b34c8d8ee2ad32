"""Secret plans at a real terminal: nothing is echoed, and what was acknowledged outlives a kill."""

import os
import pty
import select
import signal
import sys
import time

from tests.cli.running import Runner

_PATIENCE = 20.0


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.shown = ""
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:  # pragma: no cover - the child becomes the program
            os.execv(sys.executable, [sys.executable, "-m", "capertool", *arguments])

    def wait_for(self, text: str) -> None:
        until = time.monotonic() + _PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self._terminal], [], [], until - time.monotonic())
            assert ready, self.shown
            self.shown += os.read(self._terminal, 1000).decode()

    def type(self, line: str) -> None:
        """When the prompt is there, echo is off already."""
        os.write(self._terminal, f"{line}\n".encode())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self._terminal)


def test_a_plan_is_not_echoed_and_outlives_a_kill(capertool: Runner) -> None:
    """Anna plans, Ben mistypes, and the laptop dies while Ben is asked again."""
    assert capertool("new", "sneaks-and-snitches", "Anna", "Ben", "Chiara", "Davide").code == 0
    terminal = Terminal("send")
    try:
        terminal.wait_for("Anna, thieves/snitches")
        terminal.type("F/G")
        terminal.wait_for("Anna has planned in secret.")
        terminal.wait_for("Ben, thieves/snitches")
        terminal.type("E/E")
        terminal.wait_for("The same letter stands in one plan twice.")
    finally:
        terminal.kill()
    assert "F/G" not in terminal.shown
    assert "E/E" not in terminal.shown
    log = capertool("log").out
    assert log.splitlines()[1:] == ["2  Anna has planned in secret."]
    assert capertool("send", "ben=A/B", "chiara=A/C", "davide=D/A", "--reveal").code == 0
    assert "Round 1: Anna F/G, Ben A/B, Chiara A/C and Davide D/A." in capertool("log").out
