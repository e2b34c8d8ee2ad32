"""Disks that are really full and places that really cannot be written: refused by the system, not by a stand-in."""

import ctypes
import os
import resource
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from capertool.journal.place import journal_file
from capertool.journal.store import open_journal
from capertool.record import load_game
from tests.cli.running import Ran, process

_DROP_FROM_BOUNDING_SET, _OVERRIDE_PERMISSIONS, _READ_AND_SEARCH = 24, 1, 2  # of Linux's prctl and capabilities
_WRITE_BITS = 0o222


def under(limit: Callable[[], None], *arguments: str) -> Ran:
    return process(*arguments, preexec_fn=limit)


def no_file_larger_than(size: int) -> Callable[[], None]:
    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


def permissions_count() -> None:
    """Root, too, is held to the permissions of files."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None)
        for capability in (_OVERRIDE_PERMISSIONS, _READ_AND_SEARCH):
            libc.prctl(_DROP_FROM_BOUNDING_SET, capability, 0, 0, 0)


def begin() -> None:
    assert process("new", "caper", "--city", "paris", "--location", "bank").code == 0


def entries_kept() -> int:
    with open_journal() as journal:
        assert journal.problems() == []
        return len(load_game(journal).history.done)


def test_a_file_that_may_not_grow_keeps_what_was_acknowledged() -> None:
    begin()
    limit = no_file_larger_than(journal_file().stat().st_size)
    acknowledged = 1
    for number in range(400):
        ran = under(limit, "coins", "white", str(number % 5))
        if ran.code:
            break
        acknowledged += 1
    assert ran.code == 5
    assert "cannot be written" in ran.err
    assert "Traceback" not in ran.err
    assert entries_kept() == acknowledged
    assert process("coins", "white", "3").code == 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own with room for little; only where this machine lets us have one."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", str(place)], capture_output=True)
    if mounted.returncode:
        pytest.skip("no right to mount a disk here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk_keeps_what_was_acknowledged(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPERTOOL_HOME", str(small_disk))
    begin()
    filler = small_disk / "filler"
    filler.write_bytes(b"")
    with filler.open("ab", buffering=0) as file:
        for _ in range(10_000):
            try:
                file.write(bytes(512))
            except OSError:
                break
    ran = process("play", "banker", "bank")
    assert ran.code == 5
    assert "there is no space left" in ran.err
    assert process("score").code == 0  # reading needs no room
    filler.unlink()
    assert entries_kept() == 1
    assert process("play", "banker", "bank").code == 0


def test_a_journal_that_may_only_be_read_is_read_and_not_written() -> None:
    begin()
    home = journal_file().parent
    for place in (journal_file(), home):
        place.chmod(place.stat().st_mode & ~_WRITE_BITS)
    try:
        assert under(permissions_count, "board").code == 0
        ran = under(permissions_count, "play", "banker", "bank")
        assert ran.code == 5
        assert "permission is missing" in ran.err
    finally:
        home.chmod(0o755)
        journal_file().chmod(0o644)
    assert entries_kept() == 1


def test_a_home_that_cannot_be_made_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "closed").mkdir(mode=0o555)
    monkeypatch.setenv("CAPERTOOL_HOME", str(tmp_path / "closed" / "home"))
    ran = under(permissions_count, "new", "caper")
    assert ran.code == 5
    assert "permission is missing" in ran.err


def test_a_draft_on_a_full_disk_says_so_and_keeps_the_former(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAPERTOOL_HOME", str(small_disk))
    assert process("tally", stdin=b"paris\nAnna\n").code == 130
    kept = (small_disk / "tally.json").read_bytes()
    with (small_disk / "filler").open("ab", buffering=0) as file:
        for _ in range(10_000):
            try:
                file.write(bytes(64))
            except OSError:
                break
    ran = process("tally", stdin=b"Ben\n")
    assert ran.code == 5
    assert (small_disk / "tally.json").read_bytes() == kept
