"""Which game is being recorded, for those who need nothing else of it."""

from ..games import PACKAGES
from ..problems import ProblemsError
from .place import journal_file


def current_game() -> str:
    """The id of the current game; "" where there is none, or no journal that can be read."""
    if not journal_file().exists():
        return ""
    from .store import open_journal

    try:
        with open_journal(create=False) as journal:
            row = journal.current()
    except ProblemsError:  # whoever needs the journal itself is told; a look-up or a help page does without
        return ""
    return row.game if row is not None and row.game in PACKAGES else ""
