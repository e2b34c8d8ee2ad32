"""What a filled sheet owes its players: whole names, their own words, sentences, figures, and a title of its own."""

import json
from typing import Any

import pytest

from capertool.languages import language
from capertool.languages.terms import owned_name
from capertool.render.pdf.page import Mark
from tests.render.pdf.drawn import (
    CODES,
    SIZES_MM,
    assert_all_in_place,
    assert_manners,
    example,
    letters,
    reader,
    sheet,
    struck,
    text_of,
    words_of,
)
from tests.tables import at, table

EXAMPLES = ("paris", "snitch", "teams", "europe", "market", "sneaks")
PILES = ("europe", "market", "sneaks")
"""Games whose players have a zone of their own on the table, with the name above it."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def called(name: str, *names: str) -> Any:
    """An example with these names for its players, one after the other."""
    document = json.loads(json.dumps(example(name), default=str))
    for player, given in zip(document["players"].values(), names, strict=False):
        player["name"] = given
        player.pop("lookout", None)
    return document


def rows_of(log: list[Mark], label: str) -> list[str]:
    """What stands in the row of the matrix that begins with this label."""
    (head,) = [mark for mark in log if mark.kind == "text" and mark.what == label]
    beside = [
        mark for mark in log if mark.kind == "text" and abs(mark.box.y - head.box.y) < 5 and mark.page == head.page
    ]
    return [mark.what for mark in sorted(beside, key=lambda mark: mark.box.x) if mark.what.isdigit()]


# --- names


def long_names(kind: str) -> list[str]:
    """Five names of 200 letters that differ from the first letter on."""
    turned = [LETTERS[n:] + LETTERS[:n] for n in range(5)]
    unbroken = [(turn * 8)[:200] for turn in turned]
    return unbroken if kind == "unbroken" else [" ".join([turn] * 8)[:200].strip() for turn in turned]


@pytest.mark.parametrize("paper", SIZES_MM)
@pytest.mark.parametrize("kind", ["unbroken", "in words"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_long_name_stands_whole_everywhere_and_is_never_replaced(name: str, kind: str, paper: str) -> None:
    names = long_names(kind)
    document = called(name, *names)
    printed, log = sheet("en", document, paper)
    assert (printed.unprintable, printed.too_long) == ((), ())
    assert_all_in_place(log, paper)
    assert not list(struck(log))
    words = words_of(log)
    for given in names[: len(document["players"])]:
        places = 5 if name in PILES else 4  # at the top, in matrix, chart and reasons; over what lies before the player
        assert words.count(letters(given)) >= places


def test_teams_of_two_long_names_stand_whole() -> None:
    document = example("teams")
    first, second, *_ = long_names("unbroken")
    for player in document["players"].values():
        player.update(name=first, lookout=second)
    printed, log = sheet("de", document)
    assert printed.too_long == ()
    assert_all_in_place(log, "a4")
    assert words_of(log).count(f"{first}&{second}") >= 8


def test_a_long_name_is_broken_at_its_hyphens() -> None:
    _, log = sheet("en", called("snitch", "Hohenlohe-Waldenburg-Schillingsfürst-Langenburg"))
    pieces = [mark.what for mark in log if mark.kind == "text" and "Schillings" in mark.what]
    assert pieces
    assert all(piece.startswith(("Hohen", "Waldenburg", "Schillings")) for piece in pieces)


@pytest.mark.parametrize("name", ["דוד", "محمد", "अमित", "👩‍👩‍👧", "Anna 🎲"])
@pytest.mark.parametrize(("table", "seat"), [("paris", "Green"), ("market", "Player 2"), ("sneaks", "Player 2")])
def test_only_what_no_font_can_draw_gives_way_to_the_seat_in_the_language_of_the_sheet(
    table: str, seat: str, name: str
) -> None:
    document = called(table, "Anna", name)
    printed, log = sheet("en", document)
    assert (printed.unprintable, printed.too_long) == ((seat,), ())
    assert letters(seat) in words_of(log)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<b>&amp;</b> [red]x[/red] {0} %s", "<b>&amp;</b>[red]x[/red]{0}%s"),
        ("An\x07na\x1b[31m", "Anna[31m"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz Nguyễn", "ŁukaszNguyễn"),
    ],
)
def test_markup_signs_and_accents_stand_as_they_are(given: str, shown: str) -> None:
    printed, log = sheet("en", called("paris", given))
    assert printed.unprintable == ()
    assert words_of(log).count(shown) >= 4
    assert shown in letters(text_of(printed))


def test_a_key_that_cannot_be_printed_gives_way_too() -> None:
    document = example("market")
    document["players"]["🎲"] = {**document["players"].pop("dora"), "name": ""}
    assert sheet("fr", document)[0].unprintable == ("Joueur 4",)


def test_players_of_one_name_are_told_apart_by_their_seats() -> None:
    words = words_of(sheet("en", called("paris", "Anna", "Anna"))[1])
    assert "Winner:Anna(White)" in words
    assert words.count("Anna(Green)") == 4
    words = words_of(sheet("en", called("market", "Anna", "Ben", "Anna"))[1])
    assert words.count("Anna(Player1)") == words.count("Anna(Player3)") + 1 == 6  # one of them won
    assert "Ben(" not in words


# --- each in their own language


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("europe", ("Verkleidungsset", "stehtaufderOrtskarte", "2Münzen", "3coins", "Locations")),
        ("market", ("Sarto", "gettoniInfamia", "2Oro", "Sammelgolem", "4Gold", "4Or", "Hommesdemain", "nothing")),
        ("snitch", ("printedonthecard", "leplusbasdesdeuxscores")),
        ("sneaks", ("posto1", "Special objects", "Informationen")),
    ],
)
def test_everybody_s_part_is_in_their_own_language_in_every_game(name: str, wanted: tuple[str, ...]) -> None:
    document = example(name)
    players = document["players"]
    if name == "snitch":
        players["snitch"]["lang"] = "fr"
    if name == "sneaks":
        players["chiara"]["lang"], players["ben"]["lang"] = "it", "de"
    words = words_of(sheet("en", document)[1])
    assert [word for word in wanted if letters(word) not in words] == []


# --- rulings and notes


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", ["paris", "rome", "london", "teams", "market"])
def test_no_key_of_a_ruling_reaches_the_paper(name: str, code: str) -> None:
    words = words_of(sheet(code, example(name))[1])
    assert "=" not in words
    assert "loot-sets" not in words
    assert "stealth-suit" not in words


def test_a_note_says_where_in_names() -> None:
    document = example("europe")
    words = words_of(sheet("en", document)[1])
    assert "TheYacht,Anna:SoundDish:notallofitisknown" in words
    assert "locations[" not in words


# --- what breaks ties


@pytest.mark.parametrize("code", CODES)
def test_coins_stand_below_the_total(code: str) -> None:
    document = called("paris", "Anna", "Ben")
    for player in document["players"].values():
        player.pop("lang", None)
    _, log = sheet(code, document)
    assert rows_of(log, owned_name(language(code), "coins")) == ["3", "2"]


def test_laundered_coins_stand_beside_the_others_where_there_are_any() -> None:
    document = example("london")
    document["players"]["white"].update(coins=3, laundered=2, lang="en")
    document["players"]["green"].update(coins=1, laundered=0, lang="en")
    _, log = sheet("en", document)
    assert rows_of(log, "Coins") == ["3", "1"]
    assert rows_of(log, "Laundered coins") == ["2"]
    assert "Laundered" not in words_of(sheet("en", example("paris"))[1])


def test_the_figures_that_decided_are_told() -> None:
    tied = table(at("bank"), city="rome")
    tied["players"] = {"white": {"name": "Ada", "coins": 2}, "green": {"name": "Bob", "coins": 5}}
    assert "Winner:Bob.Pointsareequal;coinsdecide,5to2." in words_of(sheet("en", tied)[1])
    tied["players"]["white"]["coins"] = 5
    assert "Pointsandcoinsareequal,5coinseach;thelasttiegoestoWhite." in words_of(sheet("en", tied)[1])


def test_the_market_s_last_tie_is_decided_with_figures() -> None:
    """Ada has 3 points for infamy and 3 for the most gold, Bob 6 for infamy; nobody has a card."""
    players = {"ada": {"gold": 2, "infamy": 3}, "bob": {"infamy": 6}, "cleo": {}}
    words = words_of(sheet("en", {"game": "thiefs-market", "players": players})[1])
    assert "Winner:bob.Pointsandnumberofcardsareequal;tokensdecide,6to3." in words
    both = {"game": "thiefs-market", "players": players, "rulings": {"token-tie": "infamy-and-gold"}}
    words = words_of(sheet("en", both)[1])
    assert "tokensdecide,6to5." in words
    assert "Infamyandgoldtokenstogetherbreakthelasttie." in words


# --- manners


def about(document: Any, code: str = "en") -> tuple[str, str]:
    metadata = reader(sheet(code, document)[0]).metadata
    assert metadata is not None
    return str(metadata.title), str(metadata["/CreationDate"])


def test_a_sheet_s_title_tells_game_players_and_day() -> None:
    document = {**called("paris", "Anna", "דוד"), "date": "2026-11-18"}
    assert about(document) == ("Caper · Anna, דוד · 18 November 2026", "D:20261118000000Z")
    assert about(document, "de")[0] == "Caper · Anna, דוד · 18. November 2026"


def test_without_a_day_the_document_has_a_fixed_one() -> None:
    assert about(called("sneaks", "Zoë"))[0] == "Sneaks & Snitches · Zoë, Ben, Chiara, Davide"
    assert about(example("paris"))[1] == about(example("teams"))[1]


def test_every_sheet_still_has_its_manners_and_the_same_bytes_each_time() -> None:
    for name in EXAMPLES:
        document = {**example(name), "date": "2025-02-28"}
        printed, _ = sheet("fr", document)
        assert_manners(printed, "fr")
        assert printed.data == sheet("fr", document)[0].data
