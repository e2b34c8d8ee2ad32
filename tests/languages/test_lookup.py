"""Every name finds its card, in every language, with or without article and accents; so do misspellings."""

from pathlib import Path

import pytest

from capertool.games.caper.catalogue import CARDS
from capertool.languages import CODES, read_names
from capertool.languages.lookup import EXACT, MISSPELT, PART, UNKNOWN, look_up
from capertool.languages.names import fold

MISSPELLINGS = [
    tuple(line.split("\t"))
    for line in (Path(__file__).parent / "misspellings.txt").read_text(encoding="utf-8").splitlines()
]


def found(query: str) -> tuple[tuple[str, ...], str]:
    match = look_up("caper", CARDS, query)
    return match.cards, match.how


def names() -> list[tuple[str, str]]:
    pairs = []
    for code in CODES:
        known = read_names(code, "caper")
        pairs += [*known["printed"].items(), *known["translated"].items()]
        pairs += [(id, alias) for id, aliases in known["aliases"].items() for alias in aliases]
    return sorted(set(pairs))


@pytest.mark.parametrize(("id", "name"), names())
def test_every_name_and_alias_finds_its_card(id: str, name: str) -> None:
    assert found(name) == ((id,), EXACT)
    assert found(name.upper()) == ((id,), EXACT)
    assert found(fold(name)) == ((id,), EXACT)


@pytest.mark.parametrize("id", CARDS)
def test_every_id_finds_its_card(id: str) -> None:
    assert found(id) == ((id,), EXACT)


def test_there_are_200_misspellings_of_all_cards() -> None:
    assert len(MISSPELLINGS) >= 200
    assert {id for id, _ in MISSPELLINGS} == set(CARDS)
    assert not [name for _, name in MISSPELLINGS if found(name)[1] == EXACT]


@pytest.mark.parametrize(("id", "name"), MISSPELLINGS)
def test_a_plausible_misspelling_finds_its_card(id: str, name: str) -> None:
    assert found(name)[0] == (id,)
    assert found(name)[1] in (MISSPELT, PART)


def test_a_part_of_a_name_finds_one_card_or_several() -> None:
    assert found("grapp") == (("grappling-gun",), PART)
    assert found("hand help") == (("helping-hand",), PART)
    cards, how = found("suit")
    assert how == PART
    assert {"blaze-shield-suit", "stealth-suit"} <= set(cards)


def test_what_nobody_can_mean_is_unknown() -> None:
    assert found("xyzzy")[1] == UNKNOWN
    assert found("")[1] == UNKNOWN
    assert found("?!")[1] == UNKNOWN


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("L'Artista", "artista"),
        ("Plans Cachés", "plans caches"),
        ("  The   BON-vivant ", "bon vivant"),
        ("Die", "die"),
        ("Negozio d’antiquariato", "negozio d antiquariato"),
    ],
)
def test_folding(name: str, folded: str) -> None:
    assert fold(name) == folded
