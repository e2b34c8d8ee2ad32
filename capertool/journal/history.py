"""Which entries count: undo, redo and fix are entries too, and the journal only ever grows."""

from collections.abc import Mapping, Sequence
from typing import Any

Document = Mapping[str, Any]
UNDO, REDO, FIX = "undo", "redo", "fix"
CORRECTIONS = (UNDO, REDO, FIX)


class History:
    """The entries of one game after all corrections: what is done, and what was undone and can come back."""

    def __init__(self, entries: Sequence[Document]) -> None:
        self.done: list[Document] = []
        self.undone: list[Document] = []
        for entry in entries:
            self._take(entry)

    def _take(self, entry: Document) -> None:
        match entry["event"]:
            case "undo":
                if len(self.done) > 1:
                    self.undone.append(self.done.pop())
            case "redo":
                if self.undone:
                    self.done.append(self.undone.pop())
            case "fix":
                self.done = [self.done[0], *entry["entries"]]
                self.undone = []
            case _:
                self.done.append(entry)
                self.undone = []

    @property
    def can_undo(self) -> bool:
        """The opening cannot be undone."""
        return len(self.done) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)
