"""What holds for any sequence of entries in any game: the journal, undo and redo, export and import, table files."""

import json
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from capertool.exchange import export_document, read_game
from capertool.games import load, load_recording
from capertool.games.refusing import Choice, Refusal
from capertool.games.tally import Tally
from capertool.journal.history import REDO, UNDO, History
from capertool.score import tally_document

TRIES = 6
"""How many random entries are tried until one is legal."""
CHOICES = 12
"""How many things one entry may still have to choose."""


def as_written(entries: Any) -> Any:
    """What comes back out of a file."""
    return json.loads(json.dumps(entries))


class AnySequence(RuleBasedStateMachine):
    """Plays random entries that the rules allow, takes them back and enters them again, as the journal keeps them.

    A game adds a rule that begins it, the entries that may be tried, and what a choice makes of an entry.
    """

    game: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.recording = load_recording(self.game)
        self.entries: list[Any] = []
        """Everything the journal would hold, undo and redo among it."""
        self.events: list[Any] = []
        self.states: list[Any] = []
        self.undone: list[tuple[Any, Any]] = []

    @property
    def state(self) -> Any:
        return self.states[-1]

    def begin(self, opening: Any) -> None:
        self.events = [opening]
        self.states = [self.recording.replay(self.events)]
        self.entries = [self.recording.encode(opening)]

    def commands(self) -> st.SearchStrategy[Any]:
        raise NotImplementedError

    def chosen(self, data: st.DataObject, command: Any, choice: Choice) -> Any:
        """The entry with one more thing chosen."""
        raise NotImplementedError

    def in_file(self, tally: Tally) -> Tally:
        """The score as far as a table file can know it."""
        return tally

    # --- entries

    @precondition(lambda self: self.events and not self.state.over)
    @rule(data=st.data())
    def enter(self, data: st.DataObject) -> None:
        for _ in range(TRIES):
            event = self._tried(data, data.draw(self.commands()))
            if event is not None:
                self.entries.append(self.recording.encode(event))
                self.events.append(event)
                self.states.append(self.recording.evolve(self.state, event))
                self.undone = []
                return

    def _tried(self, data: st.DataObject, command: Any) -> Any:
        for _ in range(CHOICES):
            try:
                return self.recording.decide(self.state, command)
            except Choice as choice:
                command = self.chosen(data, command, choice)
            except Refusal:
                return None
        return None

    @precondition(lambda self: len(self.events) > 1)
    @rule()
    def undo(self) -> None:
        self.entries.append({"event": UNDO})
        self.undone.append((self.events.pop(), self.states.pop()))

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        self.entries.append({"event": REDO})
        event, state = self.undone.pop()
        self.events.append(event)
        self.states.append(state)

    # --- laws

    @invariant()
    def the_journal_tells_the_same(self) -> None:
        """Whatever was undone and redone, the entries lead to the state that was there then."""
        if self.entries:
            done = History(as_written(self.entries)).done
            assert self.recording.replay(map(self.recording.decode, done)) == self.state

    @invariant()
    def a_game_is_exported_and_taken_in_as_the_same_game(self) -> None:
        if self.entries:
            file = as_written(export_document(self.game, self.entries))
            assert read_game(file) == (self.game, as_written(self.entries))

    @invariant()
    def its_table_file_scores_the_same(self) -> None:
        if self.entries:
            document = as_written(self.recording.document_of(self.state))
            assert tally_document(document) == self.in_file(load(self.game).tally(self.recording.table_of(self.state)))
