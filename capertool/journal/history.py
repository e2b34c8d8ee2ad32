"""Which entries count: undo, redo and fix are entries too, and the journal only ever grows."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Document = Mapping[str, Any]
UNDO, REDO, FIX = "undo", "redo", "fix"


class Version(NamedTuple):
    """The game after one action: what was entered for it, and all entries that count from then on."""

    action: Document
    done: tuple[Document, ...]


class History:
    """The versions of one game after all corrections, and those that were undone and can come back."""

    def __init__(self, entries: Sequence[Document]) -> None:
        self.versions: list[Version] = []
        self.undone: list[Version] = []
        for entry in entries:
            self._take(entry)

    def _take(self, entry: Document) -> None:
        match entry["event"]:
            case "undo":
                if self.can_undo:
                    self.undone.append(self.versions.pop())
            case "redo":
                if self.undone:
                    self.versions.append(self.undone.pop())
            case "fix":
                self._add(entry, (self.done[0], *entry["entries"]))
            case _:
                self._add(entry, (*self.done, entry))

    def _add(self, action: Document, done: tuple[Document, ...]) -> None:
        self.versions.append(Version(action, done))
        self.undone = []

    @property
    def done(self) -> tuple[Document, ...]:
        return self.versions[-1].done if self.versions else ()

    @property
    def reachable(self) -> list[tuple[Document, ...]]:
        """Every version that undo or redo can lead to, in the order in which they were made."""
        return [version.done for version in (*self.versions, *reversed(self.undone))]

    @property
    def can_undo(self) -> bool:
        """The opening cannot be undone."""
        return len(self.versions) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)
