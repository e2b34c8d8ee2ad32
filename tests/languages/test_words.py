"""Every word that is read is understood in all four languages, with and without accents."""

import pytest

from capertool.effects.model import CARD_WORDS, COLOURS, LOOT_KINDS, LOOT_UNITS
from capertool.effects.parse import parse
from capertool.games.caper_europe.box import CITIES, KINDS, SEATS
from capertool.languages import CODES, language
from capertool.languages.words import basis_meant, condition_meant, ids_meant, word_name

SORTS = {
    "kind": KINDS,
    "colour": COLOURS,
    "loot": LOOT_UNITS,
    "city": (*CITIES, "base", "all"),
    "place": (*SEATS, "middle"),
    "change": ("more", "less"),
    "whose": ("own", "opponent", "both"),
    "card": CARD_WORDS,
    "icon": ("henchman", "wand", "tower", "compass", "finery", "bubble"),
    "kind of lot": ("lot", "location", "other"),
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("sort", SORTS)
def test_every_word_is_understood_as_each_language_writes_it(sort: str, code: str) -> None:
    for id in SORTS[sort]:
        name = word_name(language(code), id)
        assert name
        for typed in (name, name.upper(), f" {name.lower()} "):
            assert ids_meant(typed, SORTS[sort]) == (id,), (typed, id)


WORDS = [
    ("antiquite", LOOT_KINDS, "antique"),
    ("Antiquités", LOOT_KINDS, "antique"),
    ("Gemaelde", LOOT_KINDS, "painting"),
    ("gemalde", LOOT_KINDS, "painting"),
    ("diamanten", LOOT_KINDS, "jewel"),
    ("gioielli", LOOT_KINDS, "jewel"),
    ("quadro", LOOT_KINDS, "painting"),
    ("cimeli", LOOT_KINDS, "antique"),
    ("au choix", LOOT_UNITS, "wild"),
    ("beliebig", LOOT_UNITS, "wild"),
    ("ladri", KINDS, "thief"),
    ("Diebe", KINDS, "thief"),
    ("equipement", KINDS, "gear"),
    ("Ausruestung", KINDS, "gear"),
    ("Orte", KINDS, "location"),
    ("dunkelgruen", COLOURS, "dark-green"),
    ("vert fonce", COLOURS, "dark-green"),
    ("verte", COLOURS, "green"),
    ("rosa", COLOURS, "pink"),
    ("orangefarbene", COLOURS, "orange"),
    ("Parigi", CITIES, "paris"),
    ("Barcellona", CITIES, "barcelona"),
    ("Sued", SEATS, "south"),
    ("milieu", (*SEATS, "middle"), "middle"),
    ("in der Mitte", (*SEATS, "middle"), "middle"),
    ("di più", ("more", "less"), "more"),
    ("moins", ("more", "less"), "less"),
]


@pytest.mark.parametrize(("typed", "choices", "id"), WORDS)
def test_plurals_endings_and_plain_letters(typed: str, choices: tuple[str, ...], id: str) -> None:
    assert ids_meant(typed, choices) == (id,)


def test_what_could_be_two_things_is_not_guessed() -> None:
    """g: green, giallo, gelb; a word of no language means nothing, and nothing typed neither."""
    assert set(ids_meant("g", COLOURS)) == {"green", "yellow"}
    assert ids_meant("mauve", COLOURS) == ids_meant("", COLOURS) == ()


def test_a_beginning_is_taken_in_the_language_spoken_first() -> None:
    assert ids_meant("l", KINDS, language("en")) == ("location",)
    assert set(ids_meant("l", KINDS, language("it"))) == {"thief", "location"}
    assert ids_meant("ge", COLOURS, language("de")) == ("yellow",)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("giallo", "yellow"),
        ("2 gialli + Equipaggiamento", "2 yellow + gear"),
        ("Dieb + 2 Ausrüstung", "thief + 2 gear"),
        ("Objets volés", "loot"),
        ("Gemälde", "painting"),
        ("moneta riciclata", "laundered coin"),
        ("green of opponent", "green of opponent"),
    ],
)
def test_what_an_icon_counts_becomes_notation(typed: str, notation: str) -> None:
    assert basis_meant(typed) == notation
    parse(f"1 point per {notation}")


@pytest.mark.parametrize(
    ("typed", "notation"), [("arancione", "orange on top"), ("gewonnen", "won"), ("orange on top", "orange on top")]
)
def test_a_condition_becomes_notation(typed: str, notation: str) -> None:
    assert condition_meant(typed) == notation
    parse(f"1 point if {notation}")
