"""Where the journal lies, for those who only want to know whether there is one."""

from pathlib import Path

from ..ownfiles import home

FILE = "journal.sqlite3"


def journal_file() -> Path:
    return home() / FILE
