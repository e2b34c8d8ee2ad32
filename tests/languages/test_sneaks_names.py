"""The cards of Sneaks & Snitches: named in four languages, found by every name, described without gaps."""

import re

import pytest

from capertool.cards import describe_card
from capertool.games.sneaks_and_snitches.box import GOODS
from capertool.games.sneaks_and_snitches.catalogue import CARDS
from capertool.games.sneaks_and_snitches.rulings import DEFAULTS
from capertool.languages import CODES, language, read_names
from capertool.languages.describe import describer_of
from capertool.languages.goods import goods_meant
from capertool.languages.lookup import EXACT, look_up
from capertool.languages.names import fold
from capertool.languages.terms import category_name, colour_name

GAME = "sneaks-and-snitches"


def names() -> list[tuple[str, str]]:
    pairs = []
    for code in CODES:
        known = read_names(code, GAME)
        pairs += [*known["printed"].items(), *known["translated"].items()]
        pairs += [(id, alias) for id, aliases in known["aliases"].items() for alias in aliases]
    return sorted({*pairs, *((id, id) for id in CARDS)})


@pytest.mark.parametrize(("id", "name"), names())
def test_every_name_finds_its_card(id: str, name: str) -> None:
    for typed in (name, name.upper(), fold(name)):
        found = look_up(GAME, CARDS, typed)
        assert (found.cards, found.how) == ((id,), EXACT)


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_one_name_and_only_the_italian_ones_are_printed(code: str) -> None:
    known = read_names(code, GAME)
    assert set(known["printed" if code == "it" else "translated"]) == set(CARDS)
    assert not known["translated" if code == "it" else "printed"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("id", CARDS)
def test_a_card_is_described_without_gaps(id: str, code: str) -> None:
    say, card = language(code), CARDS[id]
    described = describe_card(say, GAME, card)
    for sentence in (*described.text, *described.remarks, *described.examples):
        assert re.match(r"[A-ZÀ-Ü]", sentence), sentence
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}\[\]]|\s\s", sentence), sentence
    assert (code == "it") == all("itali" not in value.lower() for _, value in described.facts)
    assert describer_of(GAME).columns(say, card, DEFAULTS)[0][1] == say.card(GAME, id)


def test_half_of_five_follows_the_ruling() -> None:
    describe, card = describer_of(GAME).describe, CARDS["compromising-documents"]
    down = describe(language("en"), card, DEFAULTS, {}).examples
    up = describe(language("en"), card, {**DEFAULTS, "documents-rounding": "up"}, {}).examples
    assert (down, up) == (("Whoever has 5 of them gives 2 back.",), ("Whoever has 5 of them gives 3 back.",))


@pytest.mark.parametrize("code", CODES)
def test_goods_are_understood_by_name_and_colour_in_every_language(code: str) -> None:
    say = language(code)
    colours = dict(zip(GOODS, ("blue", "green", "red", "yellow"), strict=True))
    for kind in GOODS:
        for word in (kind, category_name(say, kind), category_name(say, kind).upper(), colour_name(say, colours[kind])):
            assert goods_meant(word) == (kind,), word


def test_the_beginning_of_a_kind_will_do_where_it_is_clear() -> None:
    assert goods_meant("info") == ("information",)
    assert goods_meant("jewel") == ("jewels",)
    assert len(goods_meant("g")) > 1
    assert goods_meant("silver") == ()
    assert goods_meant("") == ()
