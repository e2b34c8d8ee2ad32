"""Packs: cards of somebody's box, read with every mistake pointed at, written and read again."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.effects.model import COLOURS
from capertool.effects.parse import parse
from capertool.games.caper_europe.box import CITY_COLOURS
from capertool.games.caper_europe.catalogue import CARDS, KNOWN_PACK
from capertool.games.caper_europe.description import describe_card, read_cards
from capertool.games.caper_europe.icons import acts_once, has_meaning, is_combo, scores
from capertool.games.caper_europe.pack import Pack, pack_document, read_pack
from capertool.games.document import Section
from capertool.problems import Problem, ProblemsError
from tests.effects.test_parse import GAINS

THIEF = {"kind": "thief", "coins": 2, "effects": ["1 caper per green"]}
GEAR = {"kind": "gear", "colour": "green", "cost": 1, "effects": ["1 jewel"]}
PLACE = {"kind": "location", "points": 4, "effects": ["1 point per thief"]}


def pack(**cards: Any) -> dict[str, Any]:
    return {"version": 1, "game": "caper-europe", "pack": "my-box", "release": 2, "cards": cards}


def problems(document: dict[str, Any]) -> list[Problem]:
    with pytest.raises(ProblemsError) as caught:
        read_pack(document, CARDS)
    return list(caught.value.problems)


BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({**pack(), "version": 2}, "newer-version", "version"),
    ({**pack(), "version": 0}, "unknown-version", "version"),
    ({**pack(), "game": "caper"}, "unknown-value", "game"),
    ({"pack": "my-box"}, "missing-key", "game"),
    ({"game": "caper-europe"}, "missing-key", "pack"),
    ({**pack(), "pack": "My Box"}, "bad-pack-id", "pack"),
    ({**pack(), "pack": 3}, "wrong-type", "pack"),
    ({**pack(), "release": "two"}, "wrong-type", "release"),
    ({**pack(), "owner": "me"}, "unknown-key", "owner"),
    ({**pack(), "cards": []}, "wrong-type", "cards"),
    (pack(**{"My Thief": THIEF}), "bad-card-id", "cards.My Thief"),
    (pack(x="thief"), "wrong-type", "cards.x"),
    (pack(x={}), "missing-key", "cards.x.kind"),
    (pack(x={**THIEF, "kind": "dog"}), "unknown-value", "cards.x.kind"),
    (pack(x={**THIEF, "cost": 1}), "key-of-other-kind", "cards.x.cost"),
    (pack(x={**GEAR, "points": 1}), "key-of-other-kind", "cards.x.points"),
    (pack(x={**GEAR, "colour": "mauve"}), "unknown-value", "cards.x.colour"),
    (pack(x={**GEAR, "colour": "blue"}), "colour-of-city", "cards.x.colour"),
    (pack(x={**GEAR, "colour": "blue", "city": "rome"}), "colour-of-city", "cards.x.colour"),
    (pack(x={**GEAR, "cost": 11}), "number-out-of-range", "cards.x.cost"),
    (pack(x={**GEAR, "cost": -1}), "number-out-of-range", "cards.x.cost"),
    (pack(x={**THIEF, "coins": "2"}), "wrong-type", "cards.x.coins"),
    (pack(x={**THIEF, "city": "oslo"}), "unknown-value", "cards.x.city"),
    (pack(x={**THIEF, "effects": "1 caper"}), "wrong-type", "cards.x.effects"),
    (pack(x={**THIEF, "effects": [1]}), "wrong-type", "cards.x.effects[0]"),
    (pack(x={**THIEF, "effects": ["1 caper", "1 caper per yelow"]}), "bad-effect", "cards.x.effects[1]"),
    (pack(x={**THIEF, "effects": ["turn 1 top gear"]}), "effect-without-meaning", "cards.x.effects[0]"),
    (pack(x={**THIEF, "effects": ["burn 1 bare thief"]}), "effect-without-meaning", "cards.x.effects[0]"),
    (pack(x={**THIEF, "effects": ["1 point per loot here"]}), "effect-without-meaning", "cards.x.effects[0]"),
    (pack(x={**THIEF, "effects": ["1 coin if won"]}), "effect-without-meaning", "cards.x.effects[0]"),
    (pack(x={**PLACE, "effects": ["1 caper"]}), "effect-without-meaning", "cards.x.effects[0]"),
    (pack(x={**PLACE, "always": ["1 point per green"]}), "effect-without-meaning", "cards.x.always[0]"),
    (pack(x={**PLACE, "always": ["1 coin"]}), "effect-without-meaning", "cards.x.always[0]"),
    (pack(x={**THIEF, "always": []}), "key-of-other-kind", "cards.x.always"),
    (pack(x={**THIEF, "names": {"es": "Ladrón"}}), "unknown-key", "cards.x.names.es"),
    (pack(x={**THIEF, "names": {"it": "a: b"}}), "bad-card-name", "cards.x.names.it"),
    (pack(x={**THIEF, "names": {"it": " "}}), "bad-card-name", "cards.x.names.it"),
    (pack(x={**THIEF, "unknown": ["weight"]}), "unknown-value", "cards.x.unknown"),
    (pack(x={**THIEF, "game": "caper"}), "unknown-value", "cards.x.game"),
    (pack(x={**THIEF, "colours": "red"}), "unknown-key", "cards.x.colours"),
    (pack(chef={"kind": "gear", "coins": 3}), "key-of-other-kind", "cards.chef.coins"),
]


@pytest.mark.parametrize(("document", "code", "place"), BROKEN, ids=[f"{row[1]}-{n}" for n, row in enumerate(BROKEN)])
def test_a_pack_that_is_broken_says_where(document: dict[str, Any], code: str, place: str) -> None:
    assert (code, place) in [(problem.code, problem.place) for problem in problems(document)]


def test_a_bad_effect_is_pointed_at_in_its_word() -> None:
    (found,) = problems(pack(x={**THIEF, "effects": ["1 caper per yelow"]}))
    assert found.details["text"][found.details["start"] : found.details["end"]] == found.details["word"] == "yelow"
    assert "yellow" in found.details["expected"]


def test_a_pack_completes_a_known_card() -> None:
    """Only what the owner adds is written; kind, city and the rest stay as they are known."""
    read = read_pack(pack(chef={"coins": 1, "effects": ["1 jewel per blue"]}), CARDS).cards["chef"]
    assert (read.kind, read.city, read.income, read.effects, read.doubts) == (
        "thief",
        "paris",
        1,
        ("1 jewel per blue",),
        (),
    )
    partly = read_pack(pack(yacht={"points": 4}), CARDS).cards["yacht"]
    assert (partly.points, partly.doubts) == (4, ("effects", "always"))


def test_what_a_description_leaves_out_is_not_known() -> None:
    read = read_pack(pack(a={"kind": "thief"}, b={"kind": "gear"}, c={"kind": "location"}), {}).cards
    assert [card.doubts for card in read.values()] == [
        ("coins", "effects"),
        ("colour", "cost", "effects"),
        ("points", "effects"),
    ]
    known = read_pack(pack(a={**THIEF, "effects": []}, c=PLACE), {}).cards
    assert [card.doubts for card in known.values()] == [(), ()]


def test_effects_are_kept_in_their_canonical_form() -> None:
    read = read_pack(pack(x={**THIEF, "effects": ["2 Point per 2 Green"]}), {}).cards["x"]
    assert read.effects == ("2 points per 2 green",)


# --- written and read again


def test_the_known_pack_is_written_and_read_again() -> None:
    assert read_pack(pack_document(KNOWN_PACK), {}) == KNOWN_PACK


EFFECTS = GAINS.map(str).filter(lambda text: has_meaning(parse(text), "gear", always=False))
NAMES = st.dictionaries(
    st.sampled_from(["en", "it", "de", "fr"]), st.text("abc ÄéŁ'\"\\", min_size=1).map(str.strip).filter(bool)
)


@st.composite
def descriptions(draw: st.DrawFn) -> dict[str, Any]:
    kind = draw(st.sampled_from(["thief", "gear", "location"]))
    described: dict[str, Any] = {"kind": kind, "names": draw(NAMES)}
    if kind == "gear" and draw(st.booleans()):
        colour = draw(st.sampled_from(COLOURS))
        described["colour"] = colour
        city = next((city for city, own in CITY_COLOURS.items() if own == colour), None)
        described |= {"city": city} if city else {}
    number = {"thief": "coins", "gear": "cost", "location": "points"}[kind]
    if draw(st.booleans()):
        described[number] = draw(st.integers(0, 10))
    if draw(st.booleans()):
        described["copies"] = draw(st.integers(1, 5))
    if draw(st.booleans()) and kind != "location":
        described["effects"] = draw(st.lists(EFFECTS, max_size=3))
        described |= {"unknown": ["effects"]} if draw(st.booleans()) else {}
    if kind == "location" and draw(st.booleans()):
        described |= {"effects": ["2 points per painting"], "always": draw(st.sampled_from([[], ["1 coin per thief"]]))}
    return described


@given(st.dictionaries(st.sampled_from(["one", "two", "chef", "yacht"]), descriptions(), max_size=3))
def test_every_pack_is_written_and_read_again(cards: dict[str, Any]) -> None:
    document = pack(**cards)
    try:
        first = read_pack(document, CARDS)
    except ProblemsError:
        return  # a description of a known card with keys of another kind
    assert read_pack(pack_document(first), CARDS) == first
    for card in first.cards.values():
        again = read_cards(Section({card.id: describe_card(card)}, "", []), CARDS)
        assert again == {card.id: card}


def test_words_about_a_pack_are_kept() -> None:
    document = {**pack(), "name": "Our box", "author": "Anna", "notes": "German edition"}
    read = read_pack(document, CARDS)
    assert read == Pack("my-box", 2, {}, "Our box", "Anna", "German edition")
    assert pack_document(read) == document
    assert read_pack({"game": "caper-europe", "pack": "x"}, {}).release == 1


# --- what an icon does in this game


@pytest.mark.parametrize(
    ("effect", "once", "combo", "at_end"),
    [
        ("1 caper", True, False, False),
        ("2 coins", True, False, False),
        ("1 wild", True, False, False),
        ("launder 1 coin", True, False, False),
        ("1 caper per green", False, True, False),
        ("1 coin per laundered coin", False, True, False),
        ("1 jewel per blue", False, True, False),
        ("3 points", False, False, True),
        ("3 points if orange on top", False, False, True),
        ("burn 1 top gear", False, False, False),
        ("green protected", False, False, False),
        ("gear costs 1 less", False, False, False),
    ],
)
def test_when_an_icon_acts(effect: str, once: bool, combo: bool, at_end: bool) -> None:
    parsed = parse(effect)
    assert (acts_once(parsed), is_combo(parsed), scores(parsed)) == (once, combo, at_end)


@pytest.mark.parametrize(
    ("effect", "kind", "always", "meaning"),
    [
        ("at the end, play 1 discarded gear", "thief", False, False),
        ("opponent loses 1 coin when you play gear", "location", True, True),
        ("green protected", "location", True, True),
        ("gear costs 1 less", "location", True, True),
        ("1 coin per yellow", "location", True, True),
        ("launder 1 coin", "location", True, False),
        ("2 points per painting", "location", False, True),
        ("burn 1 top gear", "thief", False, True),
    ],
)
def test_where_an_icon_has_a_meaning(effect: str, kind: str, always: bool, meaning: bool) -> None:
    assert has_meaning(parse(effect), kind, always=always) == meaning
