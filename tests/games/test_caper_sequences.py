"""Any sequence of entries the rules of Caper allow: ten coins and legal tables, and the laws of every sequence."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from capertool.games.caper.box import CITIES, VARIANTS
from capertool.games.caper.catalogue import CARDS
from capertool.games.caper.decide import Decline, Discard, Play
from capertool.games.caper.scoring import tally
from capertool.games.caper.state import LATE, table_of
from capertool.games.refusing import Choice
from tests.games.recorded import opening
from tests.games.sequences import AnySequence
from tests.tables import deck

LOCATIONS = {city: deck("location", city) for city in CITIES}


class AnyGame(AnySequence):
    game = "caper"

    @precondition(lambda self: not self.events)
    @rule(data=st.data())
    def open(self, data: st.DataObject) -> None:
        city = data.draw(st.sampled_from(CITIES))
        places = data.draw(st.permutations(LOCATIONS[city]))[:3]
        self.begin(opening(*places, city=city, variant=data.draw(st.sampled_from(VARIANTS))))

    def chosen(self, data: st.DataObject, command: Any, choice: Choice) -> Any:
        field = "on" if choice.code == "choose-thief" else "target"
        return command._replace(**{field: data.draw(st.sampled_from(choice.numbers))})

    def commands(self) -> st.SearchStrategy[Any]:
        kind = "gear" if self.state.phase == LATE else self.state.kind
        cards = st.sampled_from(sorted(set(deck(kind, self.state.opening.city))))
        plays = st.tuples(cards, st.integers(0, 2)).map(lambda pair: Play(*pair))
        discards = (st.just("") | cards).map(Discard)
        return plays | discards | st.just(Decline())

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
