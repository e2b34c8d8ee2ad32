"""One round of Sneaks & Snitches: the rulebook's worked round, every case, and a reading by hand."""

from collections.abc import Mapping
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.games.sneaks_and_snitches.box import letters
from capertool.games.sneaks_and_snitches.resolution import (
    CROWDED,
    EMPTY,
    GUARDED,
    STOLEN,
    Plan,
    plan_problems,
    read_plan,
    resolve,
    sizes,
)
from capertool.games.sneaks_and_snitches.sealing import plan_text, salt_of, seal, unseal
from tests.games.sneaks_evening import Evening


def plans(text: str) -> dict[str, Plan]:
    found = {}
    for part in text.split():
        name, _, letters = part.partition("=")
        plan = read_plan(letters)
        assert plan is not None
        found[name] = plan
    return found


WORKED_ROUND = "blue=E/B red=C/D yellow=C/F green=B/H purple=D/H"
"""The rulebook's picture is lost; this fits everything its text states of A to H with five players."""


def test_the_rulebooks_worked_round() -> None:
    """B, D, F and H are watched; Blue alone is at E; Red and Yellow meet at C; nobody is at A and G."""
    outcomes = {outcome.letter: outcome for outcome in resolve(plans(WORKED_ROUND))}
    assert "".join(outcomes) == "ABCDEFGH"
    assert {letter: outcome.what for letter, outcome in outcomes.items()} == {
        **dict.fromkeys("BDFH", GUARDED),
        **dict.fromkeys("AG", EMPTY),
        "C": CROWDED,
        "E": STOLEN,
    }
    assert outcomes["C"].thieves == ("red", "yellow")
    assert outcomes["E"].thieves == ("blue",)
    assert "".join(letter for letter, outcome in outcomes.items() if outcome.lot_leaves) == "AEG"


def test_the_worked_round_as_it_is_recorded() -> None:
    """Red and Yellow draw a card each, Blue takes three blue goods at E; three lots are replaced, five stay."""
    names = {"b": "blue", "r": "red", "y": "yellow", "g": "green", "p": "purple"}
    evening = Evening("brygp", lots=40)
    evening.round(" ".join(f"{part[0]}={part.split('=')[1]}" for part in WORKED_ROUND.split()))
    assert {names[seat]: cards for seat, cards in evening.state.cards.items()} == {
        "blue": 0, "red": 1, "yellow": 1, "green": 0, "purple": 0
    }  # fmt: skip
    evening.claim("standard", tokens={"information": 3})
    assert evening.held("b") == {"information": 3}
    assert evening.state.lots_left == 40 - 8 - 3
    assert evening.state.round == 2


@pytest.mark.parametrize(
    ("sent", "letter", "what"),
    [
        ("a=A/B b=C/D c=C/E", "A", STOLEN),
        ("a=A/B b=C/D c=C/E", "B", GUARDED),
        ("a=A/B b=C/D c=C/E", "C", CROWDED),
        ("a=A/B b=C/D c=C/E", "F", EMPTY),
        ("a=A/B b=C/A c=D/E", "A", GUARDED),
        ("a=A/B b=A/C c=A/D", "A", CROWDED),
        ("a=A/B b=A/C c=D/A", "A", GUARDED),
        ("a=A/B b=C/B c=D/B", "B", GUARDED),
        ("a=A/B b=A/B c=B/C", "B", GUARDED),
    ],
)
def test_every_case_of_a_location(sent: str, letter: str, what: str) -> None:
    outcome = next(outcome for outcome in resolve(plans(sent)) if outcome.letter == letter)
    assert outcome.what == what
    assert outcome.lot_leaves == (what in (STOLEN, EMPTY))


def test_two_players_with_two_bosses_against_one() -> None:
    """The one with two bosses can take two lots in one round."""
    outcomes = {outcome.letter: outcome.what for outcome in resolve(plans("a=A,B/C b=D/E,F"))}
    assert outcomes == {"A": STOLEN, "B": STOLEN, "C": GUARDED, "D": STOLEN, "E": GUARDED, "F": GUARDED}
    assert [sizes(2, extra_boss=True), sizes(2, extra_boss=False)] == [(2, 1), (1, 2)]
    assert {sizes(n, extra_boss=False) for n in (3, 4, 5)} == {(1, 1)}


def by_hand(sent: Mapping[str, Plan], letter: str) -> str:
    """The four sentences of the rulebook, one after the other."""
    snitches = [seat for seat in sent if letter in sent[seat].snitches]
    thieves = [seat for seat in sent if letter in sent[seat].sneaks]
    if len(snitches) >= 1:
        return GUARDED
    if len(thieves) == 1:
        return STOLEN
    return CROWDED if len(thieves) > 1 else EMPTY


@given(st.integers(3, 5), st.data())
def test_every_round_is_resolved_as_by_hand(players: int, data: st.DataObject) -> None:
    pairs = st.sampled_from(list(permutations(letters(players), 2)))
    drawn = data.draw(st.lists(pairs, min_size=players, max_size=players))
    sent = {seat: Plan((sneak,), (snitch,)) for seat, (sneak, snitch) in zip("abcde", drawn, strict=False)}
    for outcome in resolve(sent):
        assert outcome.what == by_hand(sent, outcome.letter)


def test_every_round_of_two_players_is_resolved_as_by_hand() -> None:
    for one in permutations("ABCDEF", 3):
        for other in (("A", "B", "C"), ("D", "A", "E"), ("F", "E", "B")):
            sent = {"a": Plan(one[:2], one[2:]), "b": Plan(other[:1], other[1:])}
            assert all(outcome.what == by_hand(sent, outcome.letter) for outcome in resolve(sent))


# --- plans


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("A/B", Plan(("A",), ("B",))),
        (" a / b ", Plan(("A",), ("B",))),
        ("A,B/C", Plan(("A", "B"), ("C",))),
        ("ab/c", Plan(("A", "B"), ("C",))),
        ("A/B, C", Plan(("A",), ("B", "C"))),
        ("A", None),
        ("A/", None),
        ("/B", None),
        ("A/B/C", None),
        ("1/2", None),
        ("Ä/B", None),
        ("", None),
    ],
)
def test_a_plan_is_read_as_people_write_it(text: str, plan: Plan | None) -> None:
    assert read_plan(text) == plan


@pytest.mark.parametrize(
    ("text", "players", "extra", "codes"),
    [
        ("A/B", 3, False, []),
        ("G/B", 3, False, ["no-such-letter"]),
        ("G/B", 4, False, []),
        ("H/B", 4, False, ["no-such-letter"]),
        ("H/B", 5, False, []),
        ("A/A", 5, False, ["letter-twice"]),
        ("A,B/C", 4, False, ["plan-size"]),
        ("A,B/C", 2, True, []),
        ("A,B/C", 2, False, ["plan-size"]),
        ("A/B,C", 2, False, []),
        ("A/B,B", 2, False, ["letter-twice"]),
        ("G/G", 2, True, ["plan-size", "no-such-letter", "letter-twice"]),
    ],
)
def test_what_nobody_can_send(text: str, players: int, extra: bool, codes: list[str]) -> None:
    plan = read_plan(text)
    assert plan is not None
    found = plan_problems(plan, players, extra_boss=extra)
    assert [problem.code for problem in found] == codes
    said = " ".join(str(value) for problem in found for value in problem.details.values())
    assert "G" not in said or text != "G/G"  # a problem never tells the letters of a plan


# --- secrets


@given(st.permutations("ABCDEFGH"), st.sampled_from([(1, 1), (2, 1), (1, 2)]), st.text(min_size=1, max_size=20))
def test_a_sealed_plan_is_read_back_and_by_nobody_else(order: list[str], size: tuple[int, int], salt: str) -> None:
    plan = Plan(tuple(order[: size[0]]), tuple(order[size[0] : sum(size)]))
    sealed = seal(plan, salt)
    assert unseal(sealed) == plan
    assert salt_of(sealed) == salt
    assert plan_text(plan) not in sealed.removeprefix(salt)


def test_equal_plans_look_different_and_all_seals_are_equally_long() -> None:
    one, two = Plan(("A",), ("B",)), Plan(("A", "B"), ("C",))
    assert seal(one, "x") != seal(one, "y")
    assert len({len(seal(plan, "salt")) for plan in (one, two)}) == 1


def test_what_was_not_sealed_here_is_no_plan() -> None:
    with pytest.raises(ValueError, match="not a sealed plan"):
        unseal(seal(Plan(("A",), ("B",)), "salt").replace("salt", "other"))
