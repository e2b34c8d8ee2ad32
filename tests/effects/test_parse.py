"""The icon notation is read as the contract defines it, and an error points at the word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.effects.model import (
    COLOURS,
    UNITS,
    Act,
    CardSets,
    Cost,
    Discarded,
    Effect,
    Fine,
    Gain,
    Guard,
    Item,
    Launder,
    LaunderedCoins,
    Loot,
    LootOfKind,
    OnTop,
    PlayDiscarded,
    Won,
)
from capertool.effects.parse import EffectError, parse
from capertool.games.caper.catalogue import CARDS


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("1 caper", Gain(1, "caper")),
        ("2 coins", Gain(2, "coin")),
        ("1 caper per yellow + purple", Gain(1, "caper", CardSets((Item(1, "yellow"), Item(1, "purple"))))),
        ("1 caper per thief + 2 gear", Gain(1, "caper", CardSets((Item(1, "thief"), Item(2, "gear"))))),
        ("3 points per red of opponent", Gain(3, "point", CardSets((Item(1, "red"),), "opponent"))),
        ("1 point per green of both", Gain(1, "point", CardSets((Item(1, "green"),), "both"))),
        ("3 points per 2 pink", Gain(3, "point", CardSets((Item(2, "pink"),)))),
        ("1 point per loot here", Gain(1, "point", Loot(here=True))),
        ("1 point per loot", Gain(1, "point", Loot())),
        ("2 points per painting", Gain(2, "point", LootOfKind("painting"))),
        ("1 point per laundered coin", Gain(1, "point", LaunderedCoins())),
        ("1 caper per discarded pink", Gain(1, "caper", Discarded("pink"))),
        ("3 points if orange on top", Gain(3, "point", None, OnTop("orange"))),
        ("2 points if won", Gain(2, "point", None, Won())),
        ("1 wild", Gain(1, "wild")),
        ("gear of opponent costs 1 more", Cost("gear", 1, of_opponent=True)),
        ("red costs 1 less", Cost("red", -1)),
        ("green protected", Guard("green")),
        ("turn 1 top gear", Act("turn", 1, "top gear")),
        ("turn 1 bare thief", Act("turn", 1, "bare thief")),
        ("burn 1 top gear", Act("burn", 1, "top gear")),
        ("launder 1 coin", Launder(1)),
        ("opponent loses 1 coin when you play gear", Fine(1, "gear")),
        ("at the end, play 1 discarded gear", PlayDiscarded(1)),
    ],
)
def test_the_grammar(text: str, effect: Effect) -> None:
    assert parse(text) == effect
    assert str(effect) == text


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("1 capers", "1 caper"),
        ("3 point per 2 thieves", "3 points per 2 thief"),
        ("  1   CAPER  per Yellow+purple ", "1 caper per yellow + purple"),
        ("2 jewels", "2 jewel"),
        ("launder 2 coin", "launder 2 coins"),
    ],
)
def test_singular_plural_case_and_blanks_are_read_freely(loose: str, canonical: str) -> None:
    assert str(parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("one caper", "one"),
        ("0 capers", "0"),
        ("100 points", "100"),
        ("1 capre", "capre"),
        ("1 caper per", ""),
        ("1 caper per yelow", "yelow"),
        ("1 caper per yellow + 2", ""),
        ("1 caper per yellow of me", "me"),
        ("1 caper per yellow purple", "purple"),
        ("1 caper per discarded thing", "thing"),
        ("1 caper per laundered money", "money"),
        ("1 caper if", ""),
        ("1 caper if lost", "lost"),
        ("1 caper if green below", "below"),
        ("1 caper if green on bottom", "bottom"),
        ("1 caper if won twice", "twice"),
        ("green costs much", "much"),
        ("green costs 1 coin", "coin"),
        ("green of both costs 1 less", "both"),
        ("green of opponent protected", "protected"),
        ("green shines", "shines"),
        ("turn 1 top thief", "thief"),
        ("turn 1 gear", "gear"),
        ("launder 1 point", "point"),
        ("opponent wins 1 coin", "wins"),
        ("opponent loses 1 coin when you discard gear", "discard"),
        ("at the start, play 1 discarded gear", "start"),
        ("at the end, play 1 gear", "gear"),
        ("green protected now", "now"),
        ("١ caper", "١"),
    ],
)
def test_an_error_points_at_the_word(text: str, word: str) -> None:
    with pytest.raises(EffectError) as caught:
        parse(text)
    assert caught.value.word == word
    assert caught.value.start == (text.rindex(word) if word else len(text))


def test_an_error_shows_the_place() -> None:
    with pytest.raises(EffectError) as caught:
        parse("3 points per red of me")
    assert str(caught.value) == "3 points per red of me\n                    ^^ opponent | both"


def test_an_error_says_what_could_stand_there() -> None:
    with pytest.raises(EffectError) as caught:
        parse("1 caper per yellow of me")
    assert caught.value.expected == ("opponent", "both")


def test_all_effects_of_the_box_stand_in_canonical_notation() -> None:
    for card in CARDS.values():
        readings = [card.under(value) for value in card.readings] or [card]
        for text in [text for reading in readings for text in (*reading.effects, *reading.always)]:
            assert str(parse(text)) == text


ITEMS = st.lists(
    st.builds(Item, st.integers(1, 9), st.sampled_from(["thief", "gear", *COLOURS])), min_size=1, max_size=4
).map(tuple)
BASES = st.one_of(
    st.none(),
    st.builds(CardSets, ITEMS, st.sampled_from(["own", "opponent", "both"])),
    st.builds(Loot, st.booleans()),
    st.builds(LootOfKind, st.sampled_from(["jewel", "antique", "painting"])),
    st.just(LaunderedCoins()),
    st.builds(Discarded, st.sampled_from(["gear", *COLOURS])),
)
CONDITIONS = st.one_of(st.none(), st.just(Won()), st.builds(OnTop, st.sampled_from(COLOURS)))
GAINS = st.builds(Gain, st.integers(1, 99), st.sampled_from(UNITS), BASES, CONDITIONS)


@given(GAINS)
def test_what_is_written_is_read_back(gain: Gain) -> None:
    assert parse(str(gain)) == gain


@given(st.text())
def test_any_text_is_an_effect_or_an_error_that_points_into_it(text: str) -> None:
    try:
        parse(text)
    except EffectError as error:
        found = error.start, error.end
    else:
        found = 0, 0
    assert 0 <= found[0] <= found[1] <= len(text)
