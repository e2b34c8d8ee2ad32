"""Complete games, replayed: no die appears or vanishes, and a token moves only for a named cause."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from capertool.games.thiefs_market.catalogue import CARDS
from capertool.games.thiefs_market.dice import MARKER, dice_in
from capertool.games.thiefs_market.effects import (
    CashBonus,
    MarkerInfamy,
    PileInfamy,
    PurchaseInfamy,
    SellGold,
    SpendDie,
    StolenInfamy,
)
from capertool.games.thiefs_market.events import CODEC, Bought, Cashed, Event
from capertool.games.thiefs_market.evolve import evolve, replay
from capertool.games.thiefs_market.recording import RECORDING
from capertool.games.thiefs_market.scoring import tally
from capertool.games.thiefs_market.slots import id_of
from capertool.games.thiefs_market.state import BUYING, DIVIDING, State, on_offer, table_of
from capertool.score import tally_document
from tests.games.market_evening import play_out

GAMES = [(players, seed) for players in (3, 4, 5) for seed in range(8)]
PLAYED = {game: play_out(random.Random(game[1]), game[0]).events for game in GAMES}
TOKEN_CARDS = (SpendDie, SellGold, PurchaseInfamy, PileInfamy, MarkerInfamy, StolenInfamy, CashBonus)


def states(events: list[Event]) -> list[State]:
    found = [replay(events[:1])]
    for event in events[1:]:
        found.append(evolve(found[-1], event))
    return found


def dice_on_table(state: State) -> int:
    return state.spent + len(dice_in(state.middle)) + sum(len(dice_in(pile)) for pile in state.piles.values())


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_die_appears_or_vanishes(game: tuple[int, int]) -> None:
    wanted = {3: 10, 4: 11, 5: 13}[game[0]]
    assert {dice_on_table(state) for state in states(PLAYED[game])} == {wanted}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_there_is_one_marker_while_loot_is_divided_and_spent(game: tuple[int, int]) -> None:
    for state in states(PLAYED[game]):
        everywhere = [*state.middle, *(thing for pile in state.piles.values() for thing in pile)]
        if state.phase in (DIVIDING, BUYING):
            assert everywhere.count(MARKER) == 1


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_token_moves_only_for_a_named_cause(game: tuple[int, int]) -> None:
    """What everybody has is one gold and the sum of all causes; a card that is a cause is one that moves tokens."""
    events = PLAYED[game]
    have: Counter[tuple[str, str]] = Counter({(seat, "gold"): 1 for seat in states(events)[0].seats})
    for event, before, after in zip(events[1:], states(events), states(events)[1:], strict=False):
        for seat, token, number, cause in getattr(event, "moved", ()):
            have[seat, token] += number
            assert number
            if cause in CARDS:
                owned = (*before.cards[seat], *after.cards[seat])
                assert cause in owned or cause == id_of(getattr(event, "card", ""))
                assert any(isinstance(effect, TOKEN_CARDS) for effect in CARDS[cause].effects)
            else:
                assert cause in ("payment", "bags", "masks")
        assert dict(after.gold) == {seat: have[seat, "gold"] for seat in after.seats}
        assert dict(after.infamy) == {seat: have[seat, "infamy"] for seat in after.seats}
        assert min(after.gold.values()) >= 0


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_card_is_in_one_place_and_the_decks_have_13_12_and_11(game: tuple[int, int]) -> None:
    for state in states(PLAYED[game]):
        assert len(set(state.seen)) == len(state.seen)
        out = Counter(CARDS[id_of(slot)].deck for slot in state.seen)
        assert {deck: out[deck] + left for deck, left in state.left.items()} == {"A": 13, "B": 12, "C": 11}
        owned = [id for cards in state.cards.values() for id in cards]
        placed = Counter([*owned, *map(id_of, on_offer(state))])
        gone = Counter(map(id_of, state.seen)) - placed
        assert set(gone) <= {"unlabeled-potion"}
        assert not placed - Counter(map(id_of, state.seen))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_ends_only_when_deck_c_runs_short(game: tuple[int, int]) -> None:
    *_, before, end = states(PLAYED[game])
    last = PLAYED[game][-1]
    assert isinstance(last, Cashed)
    assert (end.over, end.deck) == (True, "C")
    assert before.vacant > before.left["C"]
    assert sum(isinstance(event, Cashed) and event.over for event in PLAYED[game]) == 1


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_game_written_and_read_back_is_the_same(game: tuple[int, int]) -> None:
    events = PLAYED[game]
    text = json.dumps([CODEC.encode(event) for event in events])
    assert replay(CODEC.decode(entry) for entry in json.loads(text)) == replay(events)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_entry_made_again_does_the_same(game: tuple[int, int]) -> None:
    state = replay(PLAYED[game][:1])
    for event in PLAYED[game][1:]:
        command: Any = RECORDING.command_of(event)
        assert RECORDING.decide(state, command) == event
        state = evolve(state, event)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_table_of_a_game_scores_like_its_file(game: tuple[int, int]) -> None:
    state = replay(PLAYED[game])
    from_file = tally_document(RECORDING.document_of(state))
    assert tally(table_of(state)) == from_file
    assert not from_file.notes


def test_the_games_are_worth_looking_at() -> None:
    """Together they use most of the cards that act, and buy most of those there are."""
    events = [event for game in PLAYED.values() for event in game]
    causes = {move.cause for event in events for move in getattr(event, "moved", ()) if move.cause in CARDS}
    bought = {id_of(event.card) for event in events if isinstance(event, Bought)}
    assert len(causes) >= 15
    assert len(bought) >= 45
