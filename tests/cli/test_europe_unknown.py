"""Caper: Europe with a box that is not known: cards on the spot, points, names, and how it is told and mended."""

from pathlib import Path

import pytest

from capertool.entries.caper_europe import id_for, names_meant
from capertool.entries.people import seat_called
from capertool.languages import language
from capertool.packs import known_cards, pack_file
from capertool.printing import Options
from capertool.printing.sheet import played_in_journal, print_sheet
from capertool.problems import ProblemsError
from tests.cli.running import Ran, Runner
from tests.cli.test_europe import LANGUAGES, answering, begun
from tests.render.pdf.drawn import letters, text_of

UNSAFE = ("\x1b", "\u202e", "\x07")


def in_rome(capertool: Runner, *more: str) -> Ran:
    capertool("box", "--game", "caper-europe", "track", "0 0 1 1 2")
    capertool("box", "--game", "caper-europe", "leaders", "s n s n s n")
    capertool("pack", "add", "Forum", "--kind", "location", "--points", "4", "--city", "rome", "--effect", "1 point")
    places = ("--location", "vatican", "--location", "yacht", "--location", "forum")
    return capertool("new", "caper-europe", "--city", "rome", *places, "--south", "Anna", "--north", "Ben", *more)


# --- points that nobody knows


def test_a_game_won_by_unknown_points_names_no_winner_until_they_are_told(capertool: Runner) -> None:
    begins = in_rome(capertool)
    assert "The points of The Vatican are not known. Enter them once: capertool pack add vatican" in begins.out
    assert "The points of Forum" not in begins.out
    assert "Not known of The Vatican: effects and lasting effect." in begins.out
    capertool("marker", "vatican", "south", "3")
    capertool("end")
    shown = " ".join(capertool("score").out.split())
    assert "Winner" not in shown
    assert "As it lies: Anna 1, Ben 0." in shown
    assert "Incomplete, and nobody has won yet: the points of The Vatican are not known." in shown
    assert "locations[" not in shown
    printed = letters(text_of(print_sheet(language("en"), played_in_journal(), Options("a4"))))
    assert letters("Incomplete, and nobody has won yet: the points of The Vatican are not known.") in printed
    assert "Winner" not in printed
    assert "locations[" not in printed
    assert "what it scores is not known" in capertool("score", "--explain").out
    assert capertool("score", "--json").json["winner"] == []
    assert "capertool edit --box" in capertool("pack", "add", "vatican", "--points", "6").out
    assert capertool("score", "--json").json["winner"] == []  # a game keeps the cards it began with
    assert capertool("edit", "--box").code == 0
    assert capertool("score", "--json").json["winner"] == ["south"]
    assert "Winner: Anna, with 7 points to 0." in capertool("score").out
    assert capertool("edit", "--box").code == 2


def test_on_a_terminal_points_are_asked_for_also_beside_options(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answering(monkeypatch, ["6", ""])
    ran = in_rome(capertool)
    assert ran.code == 0, ran.err
    assert [question.split("(")[0].strip() for question in asked] == [
        "What points does The Vatican print?",
        "What points does The Yacht print?",
    ]
    assert known_cards()["vatican"].points == 6


def test_a_location_described_after_the_beginning_comes_in_by_edit(capertool: Runner) -> None:
    in_rome(capertool)
    capertool("pack", "add", "Temple", "--kind", "location", "--points", "2", "--effect", "1 point per thief")
    ran = capertool("edit", "--location", "2=temple")
    assert (ran.code, "Coins, markers and loot stay as they lie" in ran.out) == (0, True)
    assert "2  Temple" in capertool("board").out
    assert "Corrected: The Vatican, Temple and Forum. Described: Temple." in capertool("log").out


def test_what_the_set_up_asks_for_reaches_the_running_game(capertool: Runner) -> None:
    begins = capertool("new", "caper-europe", "--city", "paris", "--location", "louvre")
    assert "beginning beside the middle" in begins.out
    assert "What you enter later is taken into this game by: capertool edit --box" in begins.out
    refused = capertool("play", "dame", "1")
    assert "then capertool edit --box" in refused.err
    capertool("box", "--game", "caper-europe", "track", "0 1 2")
    capertool("box", "--game", "caper-europe", "leaders", "n s n s n s")
    assert "Next: North, round 1" in capertool("edit", "--box").out
    ran = capertool("play", "banker", "1")
    assert "What coins The Banker brings is not known; 0 was taken." in ran.out
    assert "for this game: capertool edit --box" in ran.out
    capertool("pack", "add", "colonel", "--coins", "2")
    capertool("edit", "--box")
    assert "Coins: South 2 (+2)" in capertool("play", "colonel", "1").out


# --- cards on the spot


def test_a_refused_play_leaves_nothing_and_a_spot_card_goes_with_one_undo(capertool: Runner) -> None:
    in_rome(capertool)
    assert capertool("play", "Boss", "1", "--kind", "gear", "--colour", "red", "--cost", "2").code == 4
    assert capertool("log").out.count("\n") == 1
    assert "Anna plays Boss; location: The Vatican." in capertool("play", "Boss", "1", "--coins", "1").out
    assert capertool("log").out.count("\n") == 2
    capertool("undo")
    assert "Boss" not in capertool("log").out
    assert capertool("play", "Boss", "1").code == 3


def test_gear_of_the_citys_colour_needs_no_city(capertool: Runner) -> None:
    in_rome(capertool, "--loose")
    capertool("play", "dame", "1", "--seat", "south")
    ran = capertool("play", "Spear", "1", "--seat", "south", "--kind", "gear", "--colour", "pink", "--cost", "1")
    assert (ran.code, ran.err) == (0, "")
    assert capertool("export", "-", "--table").json["cards"]["spear"]["city"] == "rome"
    wrong = capertool("play", "Pike", "1", "--seat", "south", "--kind", "gear", "--colour", "blue")
    assert (wrong.code, wrong.err.startswith("--colour: Only cards of Paris")) == (4, True)
    wrong = capertool("play", "Zed", "1", "--seat", "south", "--kind", "thief", "--coins", "99")
    assert (wrong.code, wrong.err.startswith("--coins: ")) == (4, True)
    wrong = capertool("play", "Zed", "1", "--seat", "south", "--coins", "1")
    assert (wrong.code, "Give --kind thief, gear or location." in wrong.err) == (2, True)


def test_a_discard_may_describe_its_card_and_an_unnamed_one_says_what_it_costs(capertool: Runner) -> None:
    in_rome(capertool)
    for number in range(6):
        capertool("play", f"Thief {number}", str(1 + number // 2), "--coins", "0", "--effect", "1 caper")
    wrong = capertool("discard", "Cardinal", "--colour", "pink")  # the last card of a thief round
    assert (wrong.code, wrong.err.startswith("--colour: ")) == (4, True)
    ran = capertool("discard", "Cardinal", "--effect", "1 caper per discarded pink")
    assert "Anna discards Cardinal. Described: Cardinal.\nCoins: Anna 0" in ran.out
    unnamed = capertool("discard")
    assert "Nobody named this card: what counts discards may come out short." in unnamed.out
    assert capertool("discard", "--kind", "gear").code == 2
    capertool("undo")
    capertool("undo")
    assert capertool("discard", "Cardinal").code == 3


def test_on_a_terminal_a_discard_is_asked_about(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    in_rome(capertool, "--loose")
    answering(monkeypatch, ["gear", "rome", "pink", "1", ""])
    ran = capertool("discard", "Cardinal", "--seat", "north")
    assert "Ben discards Cardinal." in ran.out, ran.err
    assert known_cards()["cardinal"].colour == "pink"


def test_what_a_discarded_card_costs_is_nobodys_question(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    begun(capertool)
    answering(monkeypatch, ["y"])  # only whether it is meant
    ran = capertool("discard", "plasma cuter", "--force")
    assert "Anna discards Plasma Cutter." in ran.out, ran.err


def test_combos_that_count_discards_tell_of_unnamed_ones(capertool: Runner) -> None:
    in_rome(capertool, "--loose")
    capertool("discard", "--seat", "south")
    options = ("--kind", "thief", "--effect", "1 caper per discarded pink")
    ran = capertool("play", "Bishop", "1", "--seat", "south", *options)
    assert "Discards that nobody named: 1; what counts discards may come out short." in ran.out
    assert "Discards of South that nobody named: 1;" in " ".join(capertool("score").out.split())
    assert "0 coins" not in capertool("board").out
    assert "1 card discarded" in capertool("board").out


# --- fixing


def test_entries_by_hand_are_fixed_with_the_words_of_their_commands(capertool: Runner) -> None:
    begun(capertool)
    capertool("marker", "1", "south", "2")
    ran = capertool("fix", "2", "marker", "2", "north", "3")
    assert "Now: Marker, The Yacht: Ben, 3 fields, 1 star." in ran.out
    assert "Now: Marker, The Louvre: in the middle." in capertool("fix", "2", "marker", "1", "middle").out
    assert "Now: In the headquarters of Ben: 1 jewel." in capertool("fix", "2", "loot", "north", "jewel=1").out
    assert "Now: Anna has 3 coins." in capertool("fix", "2", "coins", "south", "3").out
    assert capertool("fix", "2", "marker", "1", "south", "many").code == 4
    assert capertool("fix", "2", "loot", "north", "gold=1").code == 3
    assert capertool("fix", "2", "dame", "1", "2", "3").code == 2
    capertool("edit", "--loose")
    for card in ("dame", "simple-disguise"):
        capertool("play", card, "1", "--seat", "north")
    capertool("marker", "1", "south")
    ran = capertool("fix", "6", "burn", "north", "1", "simple")
    assert "Now: Burnt: Simple Disguise." in ran.out


def test_an_entry_of_nobody_becomes_nobodys_coins(capertool: Runner) -> None:
    begun(capertool)
    capertool("marker", "1", "south", "2")
    refused = capertool("fix", "2", "--coins", "3")
    assert (refused.code, refused.err) == (2, "Whose coins? Give --seat.\n")
    assert "Now: Ben has 3 coins." in capertool("fix", "2", "--coins", "3", "--seat", "north").out


def test_a_spot_card_is_moved_or_described_by_fix(capertool: Runner) -> None:
    begun(capertool)
    capertool("play", "Kid", "1", "--coins", "2", "--effect", "1 caper")
    assert "Now: Anna plays Kid; location: The Yacht." in capertool("fix", "2", "Kid", "2").out
    ran = capertool("fix", "2", "Cat", "1", "--kind", "thief", "--coins", "3")
    assert "Now: Anna plays Cat; location: The Louvre." in ran.out
    assert "Coins: Anna 3" in ran.out


def test_a_description_that_a_later_entry_needs_is_not_removed(capertool: Runner) -> None:
    """Journals of earlier versions have descriptions as entries of their own."""
    begun(capertool)
    capertool("pack", "add", "Kid", "--kind", "thief", "--coins", "1")
    capertool("edit", "--box")
    capertool("play", "Kid", "1")
    ran = capertool("fix", "2", "--remove")
    assert (ran.code, "entry 3 of the log could no longer stand" in ran.err) == (4, True)


# --- names


def test_own_names_are_shown_safely_and_never_steer_the_terminal(
    capertool: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evil = "Evil\x1b[31m\u202e\x07"
    assert capertool("play", evil, "1", "--kind", "thief").code != 0
    begun(capertool)
    refused = capertool("play", evil, "1", "--kind", "thief")
    assert (refused.code, refused.err.startswith("--name: ")) == (3, True)
    monkeypatch.setattr("capertool.games.caper_europe.description._hidden", lambda sign: False)
    capertool("pack", "add", evil, "--kind", "thief", "--coins", "1", "--effect", "1 point per green")
    capertool("edit", "--box")
    capertool("play", "evil-31m", "1")
    looking = (("card", "evil-31m"), ("card", "evl31m"), ("cards",), ("rules", "search", "evil"))
    for words in (*looking, ("board",), ("score", "--explain"), ("log",), ("pack", "show", "my-box")):
        shown = capertool(*words).out
        assert "Evil" in shown, words
        assert not any(sign in shown for sign in UNSAFE), words


def test_a_sheet_calls_own_cards_and_places_by_their_names(capertool: Runner) -> None:
    capertool("pack", "add", "Tower Bridge", "--kind", "location", "--points", "3", "--effect", "1 point")
    capertool("pack", "add", "Cat", "--kind", "thief", "--coins", "1", "--effect", "2 points", "--name", "de=Die Katze")
    places = ("--location", "louvre", "--location", "yacht", "--location", "tower bridge")
    capertool("new", "caper-europe", "--city", "paris", *places, "--loose", "--reads", "north=de")
    for seat, card in (("south", "cat"), ("north", "Dame")):
        capertool("play", card, "3", "--seat", seat)
    capertool("fix", "3", "--remove")
    printed = print_sheet(language("de"), played_in_journal(), Options("a4"))
    assert letters("Die Katze (Tower Bridge)") in letters(text_of(printed))


def test_names_are_given_in_several_languages(capertool: Runner) -> None:
    names = ("--name", "it=La Gatta", "--name", "DE=Die Katze")
    assert capertool("pack", "add", "Cat", "--kind", "thief", *names).code == 0
    assert known_cards()["cat"].names == {"en": "Cat", "it": "La Gatta", "de": "Die Katze"}
    assert "Die Katze" in capertool("card", "la gatta", "--lang", "de").out
    capertool("pack", "add", "banker", "--name", "it=Il Mio Banchiere")
    assert "Il Mio Banchiere" in capertool("card", "caper-europe/banker", "--lang", "it").out
    german = capertool("card", "caper-europe/banker", "--lang", "de").out
    assert "Banchiere" not in german
    for name in ("La Gatta", "xx=Cat", "it="):
        assert capertool("pack", "add", "Cat", "--name", name).code == 3
        with pytest.raises(ProblemsError) as caught:
            names_meant([name])
        assert [problem.code for problem in caught.value.problems] == ["not-a-name"]


def test_names_without_letters_are_cards_of_their_own(capertool: Runner) -> None:
    capertool("pack", "add", "🦁", "--kind", "thief")
    capertool("pack", "add", "🦊", "--kind", "gear")
    assert id_for("🦁") == "card"
    assert {card.names["en"]: card.kind for card in known_cards().values() if card.names} == {
        "🦁": "thief",
        "🦊": "gear",
    }
    assert capertool("card", "🦊", "--json").json["kind"] == "gear"


def test_two_players_of_one_name_are_told_apart_by_their_seats(capertool: Runner) -> None:
    begun(capertool)
    capertool("edit", "--north", "Anna")
    ran = capertool("play", "dame", "1", "--seat", "Anna")
    assert (ran.code, ran.err) == (3, '"Anna" can mean several players.\n  Name the seat: South or North.\n')
    assert "several players" in capertool("loot", "Anna", "jewel=1").err
    assert "several players" in capertool("marker", "1", "Anna").err
    assert capertool("play", "dame", "1", "--seat", "south").code == 0
    players = {"white": {"name": "Anna"}, "green": {"name": "anna"}}
    with pytest.raises(ProblemsError) as caught:
        seat_called("caper", ("white", "green"), players, "Anna")
    assert [problem.code for problem in caught.value.problems] == ["ambiguous-player"]


# --- prompts for known cards


def test_prompts_show_what_is_known_and_an_empty_answer_keeps_it(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answering(monkeypatch, ["", "2", "", ""])
    ran = capertool("pack", "add", "banker")
    assert ran.code == 0, ran.err
    assert "For each yellow gear" in ran.out or "yellow" in ran.out
    assert any("leave them" in question for question in asked)
    banker = known_cards()["banker"]
    assert (banker.income, banker.effects, banker.doubts) == (2, ("1 caper per yellow",), ())
    answering(monkeypatch, ["", "", "1", "", "3", ""])
    capertool("pack", "add", "sound-dish")
    dish = known_cards()["sound-dish"]
    assert (dish.cost, dish.colour, dish.effects, dish.doubts, dish.copies) == (
        1,
        "yellow",
        ("1 point",),
        ("effects",),
        3,
    )
    asked = answering(monkeypatch, ["", "", "", "1 jewel", "", "", ""])
    capertool("pack", "add", "sound-dish")
    assert "now yellow" in asked[1]
    assert "now 1;" in asked[2]
    assert known_cards()["sound-dish"].effects == ("1 point", "1 jewel")
    assert known_cards()["sound-dish"].doubts == ()


def test_icons_may_be_written_anew_or_closed(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, ["", "", "2 capers", "", ""])
    capertool("pack", "add", "banker")
    assert known_cards()["banker"].effects == ("2 capers",)
    answering(monkeypatch, ["2", "0", ""])
    capertool("pack", "add", "chef")
    assert (known_cards()["chef"].effects, known_cards()["chef"].doubts) == ((), ())
    answering(monkeypatch, ["4", "?", "", "-", ""])
    capertool("pack", "add", "vatican")
    assert (known_cards()["vatican"].points, known_cards()["vatican"].doubts) == (4, ("effects", "always"))


# --- what is told


def test_unknown_cards_that_burn_are_told(capertool: Runner) -> None:
    begun(capertool, "--loose")
    capertool("play", "Guard", "1", "--seat", "north", "--kind", "thief", "--effect", "purple protected")
    capertool("play", "super-magnet", "1", "--seat", "north")
    capertool("play", "nun", "1", "--seat", "south")
    ran = capertool("play", "blazeblaster", "1", "--seat", "south")
    assert "Not all that Super Magnet did is known: take back by hand what it gave" in ran.out
    assert "The colour of Super Magnet is not known: it may have been protected." in ran.out


def test_a_lasting_effect_that_is_not_known_is_told_with_the_first_card(capertool: Runner) -> None:
    begun(capertool)
    assert "The lasting effect of The Louvre is not known" in capertool("play", "dame", "1").out
    assert "lasting effect" not in capertool("play", "banker", "1").out


def test_coins_and_laundering_are_told_with_the_play(capertool: Runner) -> None:
    capertool("pack", "add", "Bank", "--kind", "location", "--points", "2", "--effect", "1 point")
    capertool("pack", "add", "Dock", "--kind", "location", "--points", "2", "--effect", "1 point")
    places = ("--location", "tower of london", "--location", "bank", "--location", "dock")
    capertool("new", "caper-europe", "--city", "london", *places)
    options = ("--kind", "thief", "--coins", "3", "--effect", "launder 1 coin")
    ran = capertool("play", "Washer", "1", "--seat", "south", *options)
    assert "South launders 1 coin." in ran.out
    assert "Coins: South 3 (+3) and 1 laundered coin, North 0, supply 6." in ran.out
    capertool("edit", "--loose")
    capertool("play", "Drum", "1", "--seat", "south", "--kind", "gear", "--colour", "red", "--effect", "launder 1 coin")
    ran = capertool("burn", "south", "1", "drum")
    assert ran.code == 0
    assert "Coins of South: 1, laundered: 0." in capertool("coins", "south", "1", "--laundered", "0").out


def test_what_a_card_costs_is_not_called_its_coins(capertool: Runner) -> None:
    begun(capertool)
    for card, location in zip(("artist", "banker", "dame", "colonel", "starlet", "nun"), "112233", strict=True):
        capertool("play", card, location)
    ran = capertool("play", "plasma cutter", "1")
    assert "What Plasma Cutter costs is not known; 0 was paid." in ran.out


def test_cards_that_exist_are_not_said_to_be_missing(capertool: Runner) -> None:
    capertool("pack", "add", "Mask", "--kind", "gear", "--colour", "red", "--cost", "0")
    begun(capertool)
    assert "The Nun is not possible here." in capertool("edit", "--location", "1=nun").err
    assert "Mask is not possible here." in capertool("burn", "north", "1", "mask").err
    capertool("play", "dame", "1")
    assert "The Nun is not possible here." in capertool("play", "mask", "1", "--on", "nun", "--force").err
    unknown = capertool("play", "Cardinal", "1")
    assert (unknown.code, "Smoke Screen" in unknown.err) == (3, False)


def test_what_the_rules_refuse_calls_own_cards_by_their_names(capertool: Runner) -> None:
    begun(capertool)
    refused = capertool("play", "Big Mask", "1", "--kind", "gear", "--force")
    assert "South has no thief there" in refused.err
    capertool("play", "dame", "1")
    capertool("play", "banker", "1")
    refused = capertool("play", "Big Mask", "1", "--kind", "gear")
    assert "Big Mask is no thief, and this is a thief round." in refused.err


def test_a_card_without_icons_is_said_to_have_none(capertool: Runner) -> None:
    begun(capertool)
    capertool("pack", "add", "Cat", "--kind", "thief", "--coins", "1", "--effect", "1 caper")
    text = pack_file("my-box").read_text(encoding="utf-8").replace('effects = ["1 caper"]', "effects = []")
    pack_file("my-box").write_text(text, encoding="utf-8")
    capertool("edit", "--box")
    capertool("play", "cat", "1")
    assert "it has no icon that scores" in capertool("score", "--explain").out


def test_a_loose_game_asks_for_no_leaders(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = capertool("new", "caper-europe", "--city", "paris", "--loose")
    assert "Who begins each round" not in ran.out
    asked = answering(monkeypatch, ["paris", "", "", "", "louvre", "", "yacht", "", "", "moulin", ""])
    assert capertool("new", "caper-europe", "--loose").code == 0
    assert not any("Who begins" in question for question in asked)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_narrow_board_says_everything(capertool: Runner, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    begun(capertool)
    monkeypatch.setenv("COLUMNS", "80")
    assert "…" not in capertool("board", "--lang", code).out


def test_the_kind_of_a_shipped_card_stays(capertool: Runner) -> None:
    ran = capertool("pack", "add", "banker", "--kind", "gear")
    assert (ran.code, ran.err.splitlines()[0]) == (
        4,
        "--kind: The Banker comes with the game, and its kind is known: thief.",
    )
    capertool("pack", "add", "Claw", "--kind", "gear")
    assert capertool("pack", "add", "Claw", "--kind", "thief").code == 0  # one's own may be corrected


def test_a_file_that_is_no_pack_is_spoken_of_as_one(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    for content, code in (("[cards", 5), ("", 5)):
        file.write_text(content)
        ran = capertool("pack", "check", str(file))
        assert ran.code == code
        assert "--blank" not in ran.err
        assert "table" not in ran.err.replace(str(file), "")
    file.write_bytes(b"\xff\xfe")
    assert "Save the pack as plain text" in capertool("pack", "import", str(file)).err


def test_a_number_that_is_missing_is_asked_for_in_words(capertool: Runner) -> None:
    ran = capertool("pack", "add", "Cat", "--kind", "thief", "--effect", "caper")
    assert "a number from 1 to 99" in ran.err
    assert "--effect: " in ran.err


# --- what your box has learnt


def test_a_game_that_took_over_cards_of_the_box_stays_sound(capertool: Runner, tmp_path: Path) -> None:
    capertool("box", "--game", "caper-europe", "leaders", "s n s n s n")
    places = [word for place in ("yacht", "louvre", "moulin-rouge") for word in ("--location", place)]
    assert capertool("new", "caper-europe", "--city", "paris", *places).code == 0
    for words in (("pack", "add", "dame", "--coins", "2"), ("edit", "--box"), ("check",)):
        assert capertool(*words).code == 0, words
    file = str(tmp_path / "game.json")
    assert (capertool("export", file).code, capertool("import", file).code) == (0, 0)


def test_what_you_say_of_your_own_box_comes_before_every_other_pack(capertool: Runner, tmp_path: Path) -> None:
    file = tmp_path / "zz.toml"
    file.write_text(
        'game = "caper-europe"\npack = "zz"\nrelease = 1\n[cards.guard]\nkind = "thief"\ncoins = 1\neffects = []\n'
    )
    taken = capertool("pack", "import", str(file))
    assert taken.code == 0, taken.err
    capertool("pack", "add", "guard", "--coins", "4")
    assert capertool("card", "guard", "--game", "caper-europe", "--json").json["words"]
    assert "4 coins" in capertool("card", "guard", "--game", "caper-europe").out
