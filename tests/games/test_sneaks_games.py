"""Whole games of Sneaks & Snitches, played at random by the rules and replayed; tokens are conserved."""

import json
import random
from typing import Any

import pytest

from capertool.games.board import Count, Zone
from capertool.games.refusing import Refusal
from capertool.games.sneaks_and_snitches.board import board
from capertool.games.sneaks_and_snitches.box import DERIVED_CARDS, GOODS
from capertool.games.sneaks_and_snitches.catalogue import CARDS, LOTS
from capertool.games.sneaks_and_snitches.commands import Claim, Reveal, Send, ShowSecrets, Swap
from capertool.games.sneaks_and_snitches.decide import decide
from capertool.games.sneaks_and_snitches.events import CODEC, Event
from capertool.games.sneaks_and_snitches.evolve import evolve, replay
from capertool.games.sneaks_and_snitches.figures import FIGURES
from capertool.games.sneaks_and_snitches.pointcard import card_text, read_card_text
from capertool.games.sneaks_and_snitches.resolution import Plan, sizes
from capertool.games.sneaks_and_snitches.scoring import tally
from capertool.games.sneaks_and_snitches.state import State, table_of
from capertool.games.sneaks_and_snitches.table import known_card, read_table
from tests.games.sneaks import NoNames, player, same_card, scored, table
from tests.games.sneaks_evening import Evening

SUPPLY = {"information": 14, "artifacts": 16, "jewels": 18, "gold": 20}


def random_plan(rng: random.Random, state: State, seat: str) -> Plan:
    sneaks, snitches = sizes(len(state.seats), extra_boss=state.has_extra_boss(seat))
    drawn = rng.sample(state.letters, sneaks + snitches)
    return Plan(tuple(drawn[:sneaks]), tuple(drawn[sneaks:]))


def random_claim(rng: random.Random, state: State) -> Claim:
    lot = rng.choice(LOTS)
    goods = {kind: rng.randint(0, 2) for kind in GOODS}
    others = [seat for seat in state.seats if state.theft and seat != state.theft.thieves[0]]
    swaps = tuple(Swap(rng.choice(GOODS), rng.choice(GOODS), rng.choice(others)) for _ in range(rng.randint(0, 3)))
    return {
        "intrigue": Claim(lot, swaps=swaps),
        "special-object": Claim(lot, number=rng.randint(1, 3)),
        "compromising-documents": Claim(lot, kind=rng.choice(GOODS)),
        "standard": Claim(lot, goods),
        "carte-blanche": Claim(lot, goods),
    }.get(lot, Claim(lot))


def play(rng: random.Random, seats: str) -> list[Event]:
    """A game to its end; entries that the rules refuse are tried otherwise."""
    evening = Evening(
        seats, {seat: {"gold": 1, "jewels": 2} for seat in seats}, lots=60, secret_cards=25, supply=SUPPLY
    )
    events, state = evening.events, evening.state

    def enter(command: Any) -> bool:
        nonlocal state
        try:
            event = decide(state, command)
        except Refusal:
            return False
        events.append(event)
        state = evolve(state, event)
        check(state)
        return True

    while not state.over:
        for seat in state.seats:
            assert enter(Send(seat, random_plan(rng, state, seat), f"{rng.random()}" if rng.random() < 0.5 else ""))
        assert enter(Reveal())
        while state.theft is not None:
            enter(random_claim(rng, state))
    for seat in state.seats:
        drawn = [rng.choice(GOODS) for _ in range(state.cards[seat])]
        assert enter(ShowSecrets(seat, {kind: drawn.count(kind) for kind in GOODS}))
    return events


def check(state: State) -> None:
    """Tokens are conserved, nothing is below nothing, and no more cards or lots go than there are."""
    for kind, total in SUPPLY.items():
        in_bank = state.in_bank(kind)
        assert in_bank is not None
        assert in_bank >= 0
        assert in_bank + sum(goods[kind] for goods in state.tokens.values()) == total
    assert all(number >= 0 for goods in state.tokens.values() for number in goods.values())
    assert state.cards_left is not None
    assert state.cards_left >= 0
    assert state.lots_left is not None
    assert state.lots_left >= 0


@pytest.mark.parametrize("seats", ["ab", "abc", "abcd", "abcde"])
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_replayed_out_of_json_and_every_entry_can_be_taken_back(seats: str, seed: int) -> None:
    events = play(random.Random(seed), seats)
    assert len(events) > 20
    stored = [json.loads(json.dumps(CODEC.encode(event))) for event in events]
    decoded = [CODEC.decode(entry) for entry in stored]
    assert decoded == events
    states = [replay(events[:1])]
    for event in decoded[1:]:
        states.append(evolve(states[-1], event))
    for length in range(1, len(events) + 1, 7):  # taking entries back leads to the very states that were there
        assert replay(decoded[:length]) == states[length - 1]
    final = tally(table_of(states[-1]))
    assert final.notes == ()
    assert sum(len(place) for place in final.ranking) == len(seats)


# --- board, box and catalogue


def test_the_board_shows_what_lies_before_each_player() -> None:
    document = table(
        {"a": player(1, 0, 2, 0, secrets=(0, 1), specials=(3, 1)), "b": player(), "c": player(), "d": player()}
    )
    read = read_table(document, NoNames())
    rows = board(read, tally(read)).rows
    assert [[zone.seat for zone in row] for row in rows] == [["a", "b"], ["c", "d"]]
    assert rows[0][0] == Zone(
        seat="a",
        counts=(
            Count("information-tokens", 1),
            Count("artifacts-tokens", 0),
            Count("jewels-tokens", 2),
            Count("gold-tokens", 0),
            Count("artifacts-secrets", 1),
            Count("specials", 4),
        ),
    )
    assert rows[0][1].counts[-1] == Count("secret-cards", 0)
    drawn = read._replace(players={**read.players, "a": read.players["a"]._replace(uncounted=2)})
    assert board(drawn, tally(drawn)).rows[0][0].counts[-2] == Count("secret-cards", 2)  # not yet turned up
    five = read_table(table({seat: {} for seat in "abcde"}, vp_card=same_card([0] * 5)), NoNames())
    assert [len(row) for row in board(five, tally(five)).rows] == [3, 2]


def test_point_cards_are_figures_of_the_box_and_only_one_is_derived() -> None:
    assert [name for name, figure in FIGURES.items() if figure.default is not None] == ["vp-card-4"]
    assert FIGURES["vp-card-4"].default == "3,0,0,0/3,2,0,0/3,3,1,0/3,3,3,0"
    assert FIGURES["vp-card-4"].source == "derived"
    assert {figure.source for name, figure in FIGURES.items() if name != "vp-card-4"} == {"nobody", "uncounted"}
    assert FIGURES["vp-card-3"].read(" 5, 2,1/3,2,0 /3,3,1/3,3,3") == "5,2,1/3,2,0/3,3,1/3,3,3"
    for bad in ("5,2/3,2,0/3,3,1/3,3,3", "5,2,1", "x,2,1/3,2,0/3,3,1/3,3,3", "100,2,1/3,2,0/3,3,1/3,3,3", 3, ""):
        assert FIGURES["vp-card-3"].read(bad) is None
    assert FIGURES["vp-card-2"].read("5/4/3/2") == "5/4/3/2"
    assert FIGURES["lots"].read("52") == 52


def test_the_card_of_the_box_beats_the_derived_one_and_the_table_beats_both() -> None:
    own = {"vp-card-4": "9,0,0,0/9,0,0,0/9,0,0,0/9,0,0,0", "vp-card-3": "5,2,1/5,2,1/5,2,1/5,2,1"}
    four = table({seat: player(n) for n, seat in enumerate("abcd", 1)})
    found = scored(four, figures=own)
    assert (found.echo["vp_card_from"], found.points()["d"]["information"], found.notes) == ("box", 9, ())
    assert scored({**four, "vp_card": same_card([1, 0, 0, 0])}, figures=own).points()["d"]["information"] == 1
    assert scored(table({seat: {} for seat in "abc"}), figures=own).echo["vp_card_from"] == "box"
    assert known_card(5, own) == (None, "derived")


def test_a_point_card_is_written_as_it_is_read() -> None:
    card = DERIVED_CARDS[4]
    assert read_card_text(card_text(card), 4) == card


def test_the_catalogue_has_the_seven_kinds_of_lots_and_eight_locations() -> None:
    kinds = [card.kind for card in CARDS.values()]
    assert (kinds.count("lot"), kinds.count("location")) == (7, 8)
    assert [CARDS[f"location-{letter}"].players for letter in "afgh"] == [
        (2, 3, 4, 5),
        (2, 3, 4, 5),
        (4, 5),
        (5,),
    ]
