"""Any sequence of entries the rules allow: ten coins, legal tables, exact undo and redo, export and import."""

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from capertool.exchange import export_document, read_game
from capertool.games.caper.box import CITIES, VARIANTS
from capertool.games.caper.catalogue import CARDS
from capertool.games.caper.decide import Decline, Discard, Play, decide
from capertool.games.caper.events import CODEC, Event
from capertool.games.caper.evolve import evolve, replay
from capertool.games.caper.recording import document_of
from capertool.games.caper.scoring import tally
from capertool.games.caper.state import LATE, OVER, State, table_of
from capertool.games.refusing import Choice, Refusal
from capertool.journal.history import REDO, UNDO, History
from capertool.score import tally_document
from tests.games.recorded import opening
from tests.tables import deck

LOCATIONS = {city: deck("location", city) for city in CITIES}


class AnyGame(RuleBasedStateMachine):
    """Plays random entries that the rules allow, takes them back and enters them again, as the journal keeps them."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Any] = []
        """Everything the journal would hold, undo and redo among it."""
        self.events: list[Event] = []
        self.states: list[State] = []
        self.undone: list[tuple[Event, State]] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    @precondition(lambda self: not self.events)
    @rule(data=st.data())
    def open(self, data: st.DataObject) -> None:
        city = data.draw(st.sampled_from(CITIES))
        places = data.draw(st.permutations(LOCATIONS[city]))[:3]
        variant = data.draw(st.sampled_from(VARIANTS))
        self.events = [opening(*places, city=city, variant=variant)]
        self.states = [replay(self.events)]
        self.entries = [CODEC.encode(self.events[0])]

    @precondition(lambda self: self.events and self.state.phase != OVER)
    @rule(data=st.data())
    def enter(self, data: st.DataObject) -> None:
        for _ in range(6):  # a few tries to find something legal
            command: Any = data.draw(self.commands())
            try:
                event = decide(self.state, command)
            except Choice as choice:
                stack = data.draw(st.sampled_from(choice.numbers))
                try:
                    event = decide(
                        self.state, command._replace(**{"on" if choice.code == "choose-thief" else "target": stack})
                    )
                except (Choice, Refusal):
                    continue
            except Refusal:
                continue
            self.entries.append(CODEC.encode(event))
            self.events.append(event)
            self.states.append(evolve(self.state, event))
            self.undone = []
            return

    def commands(self) -> st.SearchStrategy[Any]:
        kind = "gear" if self.state.phase == LATE else self.state.kind
        cards = st.sampled_from(sorted(set(deck(kind, self.state.opening.city))))
        plays = st.tuples(cards, st.integers(0, 2)).map(lambda pair: Play(*pair))
        discards = (st.just("") | cards).map(Discard)
        return plays | discards | st.just(Decline())

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

    @invariant()
    def the_journal_tells_the_same(self) -> None:
        """Whatever was undone and redone, the entries lead to the state that was there then."""
        if self.entries:
            written = json.loads(json.dumps(self.entries))
            assert replay(CODEC.decode(entry) for entry in History(written).done) == self.state

    @invariant()
    def a_game_is_exported_and_taken_in_as_the_same_game(self) -> None:
        if self.entries:
            file = json.loads(json.dumps(export_document("caper", self.entries)))
            assert read_game(file) == ("caper", json.loads(json.dumps(self.entries)))

    @invariant()
    def its_table_file_scores_the_same(self) -> None:
        if self.entries:
            document = json.loads(json.dumps(document_of(self.state)))
            assert tally_document(document) == tally(table_of(self.state))

    @invariant()
    def there_are_always_ten_coins(self) -> None:
        if self.events:
            assert self.state.supply >= 0
            assert all(coins >= 0 for coins in (*self.state.coins.values(), *self.state.laundered.values()))
            assert sum(self.state.coins.values()) + sum(self.state.laundered.values()) + self.state.supply == 10

    @invariant()
    def the_table_is_legal_and_can_be_scored(self) -> None:
        if not self.events:
            return
        table = table_of(self.state)
        cards = [location.card.id for location in table.locations]
        for seat in ("white", "green"):
            assert sum(len(location.sides[seat]) for location in table.locations) <= 6
        for location in table.locations:
            for side in location.sides.values():
                assert len(side) <= 3
                cards += [stack.thief.card.id for stack in side]
                for stack in side:
                    assert len(stack.gear) <= 3
                    cards += [placed.card.id for placed in stack.gear]
        assert all(cards.count(card) <= CARDS[card].copies for card in cards)
        assert all(CARDS[card].city in (None, table.city) for card in cards)
        assert self.state.house == 0
        assert tally(table).notes == ()


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=50, deadline=None)
