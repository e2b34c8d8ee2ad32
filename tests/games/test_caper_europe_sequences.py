"""Any sequence of entries the rules of Caper: Europe allow: nothing is lost or made, and the laws of every sequence."""

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from capertool.games.caper_europe.box import CITIES, COINS, LOOT_HERE, SEATS
from capertool.games.caper_europe.commands import Burn, Discard, Play
from capertool.games.caper_europe.events import Discarded, Played
from capertool.games.caper_europe.state import known_places, table_of
from capertool.games.refusing import Choice
from capertool.games.tally import Tally
from tests.games.europe import random_cards
from tests.games.europe_recorded import LEADERS, TRACK, opening
from tests.games.sequences import AnySequence

EFFECTS = (
    "1 caper",
    "2 capers",
    "1 caper per green",
    "1 coin per yellow",
    "2 coins",
    "1 jewel",
    "1 wild",
    "1 painting per purple",
    "burn 1 top gear",
    "green protected",
    "gear costs 1 less",
    "launder 1 coin",
    "1 caper per laundered coin",
    "1 caper per discarded gear",
    "opponent loses 1 coin when you play gear",
    "2 points per painting",
)
KINDS = {"choose-loot": "takes", "choose-return": "gives"}


def deck(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    cards = random_cards(rng)
    for card in cards.values():
        if card["kind"] != "location":
            card["effects"] = rng.sample(EFFECTS, rng.randint(0, 3))
        else:
            card["always"] = rng.sample(["1 coin per thief", "1 caper per yellow", "red protected"], rng.randint(0, 2))
    return cards


class AnyGame(AnySequence):
    """Random decks, random entries."""

    game = "caper-europe"

    @precondition(lambda self: not self.events)
    @rule(city=st.sampled_from(CITIES), seed=st.integers(0, 999), known=st.booleans(), led=st.booleans())
    def open(self, city: str, seed: int, known: bool, led: bool) -> None:
        loot = ({"jewel": 2, "antique": 1, "painting": 1}, {"jewel": 1, "antique": 2, "painting": 1})
        self.begin(
            opening(
                city,
                deck(seed),
                locations=("place-1", "place-2", "place-3"),
                track=TRACK if known else (),
                leaders=LEADERS if led else (),
                loot=(*loot, {"jewel": 1, "antique": 1, "painting": 2}) if known else (),
            )
        )

    def chosen(self, data: st.DataObject, command: Any, choice: Choice) -> Any:
        if choice.code in KINDS:
            field = KINDS[choice.code]
            return command._replace(**{field: (*getattr(command, field), data.draw(st.sampled_from(choice.cards)))})
        number = data.draw(st.sampled_from(choice.numbers))
        if choice.code == "choose-thief":
            return command._replace(on=number)
        return command._replace(targets=(*command.targets, number))

    def commands(self) -> st.SearchStrategy[Any]:
        ids = [f"{self.state.kind}-{number}" for number in range(1, 13)]
        seats = st.sampled_from([self.state.to_move] if self.state.to_move else SEATS)
        places = st.integers(0, 2)
        plays = st.builds(Play, st.sampled_from(ids), places, seat=seats, described=st.just({}))
        burns = st.builds(Burn, st.sampled_from(SEATS), places, st.integers(0, 2))
        discards = st.builds(Discard, st.sampled_from(["", *ids]), seats, described=st.just({}))
        return plays | plays | discards | burns

    @invariant()
    def coins_are_neither_made_nor_lost(self) -> None:
        if self.events:
            held = [*self.state.coins.values(), *self.state.laundered.values(), self.state.supply]
            assert min(held) >= 0
            assert sum(held) == COINS

    @invariant()
    def loot_is_neither_made_nor_lost(self) -> None:
        if self.events:
            held = [number for kinds in self.state.loot.values() for number in kinds.values()]
            left = [number for place in self.state.locations for number in (place.loot or {}).values()]
            assert min([*held, *left], default=0) >= 0
            if self.state.opening.loot:
                assert sum(held) + sum(left) == LOOT_HERE * len(self.state.locations)

    @invariant()
    def markers_stay_on_a_known_track(self) -> None:
        if self.events and self.state.opening.track:
            assert all(abs(place.marker) <= len(TRACK) for place in self.state.locations)

    @invariant()
    def every_card_that_was_named_lies_somewhere(self) -> None:
        if self.events:
            named = [event.card for event in self.events if isinstance(event, Played | Discarded) and event.card]
            assert sorted(known_places(self.state)) == sorted(named)

    @invariant()
    def every_named_discard_is_on_the_table_file(self) -> None:
        if self.events:
            named = [card.id for player in table_of(self.state).players.values() for card in player.discards]
            assert len(named) == sum(bool(card) for pile in self.state.discards.values() for card in pile)

    def in_file(self, tally: Tally) -> Tally:
        """Of discards that nobody named a file knows nothing."""
        return tally._replace(notes=tuple(note for note in tally.notes if note.code != "discards-not-named"))

    @invariant()
    def its_table_file_scores_the_same(self) -> None:
        """A table file may hold laundered coins in London only; these random decks launder anywhere."""
        if self.events and (self.state.opening.city == "london" or not any(self.state.laundered.values())):
            super().its_table_file_scores_the_same()


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=45, deadline=None)
