"""`capertool pack`: cards of one's own box, described, checked and shared."""

from pathlib import Path

import pytest

from capertool.games.caper_europe.catalogue import CARDS
from capertool.packs import folder, installed, known_cards, pack_file, pack_text
from tests.cli.running import Runner
from tests.cli.test_europe import answering

PACK = """\
version = 1
game = "caper-europe"
pack = "our-box"
release = 2

[cards.chef]
coins = 1
effects = ["1 jewel per blue"]

[cards.hook]
kind = "gear"
colour = "green"
cost = 1
effects = ["1 wild"]
names = { en = "Grappling Hook", de = "Enterhaken" }
"""


@pytest.fixture
def our_box(tmp_path: Path) -> Path:
    file = tmp_path / "our-box.toml"
    file.write_text(PACK, encoding="utf-8")
    return file


def test_without_packs_the_known_cards_are_listed(capertool: Runner) -> None:
    for words in (("pack",), ("pack", "list")):
        ran = capertool(*words)
        assert ran.code == 0
        assert "known" in ran.out
        assert "Cards known in all: thief 13, gear 11, location 5." in ran.out
    assert known_cards() == CARDS


def test_a_pack_is_checked_taken_in_shown_and_given_out_again(capertool: Runner, our_box: Path, tmp_path: Path) -> None:
    assert capertool("pack", "check", str(our_box)).out == "Pack our-box: 2 cards, all in order.\n"
    assert capertool("pack", "import", str(our_box)).code == 0
    assert "Grappling Hook" in capertool("pack", "show", "our-box").out
    assert capertool("pack", "show", "our-box", "--json").json["release"] == 2
    copy = tmp_path / "copy.toml"
    assert capertool("pack", "export", "our-box", str(copy)).code == 0
    assert capertool("pack", "export", "our-box").out == copy.read_text(encoding="utf-8")
    before = installed().packs
    assert capertool("pack", "import", str(copy)).code == 0
    assert installed().packs == before
    assert capertool("pack", "export", "our-box", str(copy)).code == 5


def test_cards_of_a_pack_are_looked_up_listed_and_scored(capertool: Runner, our_box: Path) -> None:
    capertool("pack", "import", str(our_box))
    assert "Enterhaken" in capertool("card", "Grappling", "Hook", "--game", "caper-europe", "--lang", "de").out
    assert "1 jewel" in capertool("card", "chef", "--game", "caper-europe").out
    assert "here is Grappling Hook" in capertool("card", "graplinghook", "--game", "caper-europe").out
    assert "Enterhaken" in capertool("cards", "--game", "caper-europe", "--colour", "green", "--lang", "de").out
    card = capertool("card", "hook", "--game", "caper-europe", "--json").json
    assert (card["id"], card["cost"]) == ("hook", 1)
    table = our_box.with_name("table.toml")
    table.write_text(
        'game = "caper-europe"\ncity = "paris"\n[[locations]]\ncard = "louvre"\nsouth = ["chef: Enterhaken"]\n'
        '[[locations]]\ncard = "yacht"\n[[locations]]\ncard = "moulin-rouge"\n',
        encoding="utf-8",
    )
    ran = capertool("score", str(table), "--explain")
    assert ran.code == 0, ran.err
    assert "Grappling Hook (The Louvre)" in ran.out


def test_a_game_remembers_the_cards_and_packs_it_began_with(capertool: Runner, our_box: Path) -> None:
    capertool("pack", "import", str(our_box))
    capertool("new", "caper-europe", "--city", "paris")
    capertool("play", "chef", "1", "--seat", "south")
    capertool("pack", "remove", "our-box")
    entries = capertool("export", "-").json["entries"]
    assert entries[0]["packs"] == {"known": 1, "our-box": 2}
    assert entries[0]["cards"]["hook"]["names"]["de"] == "Enterhaken"
    ran = capertool("play", "Enterhaken", "1", "--seat", "south", "--force", "--take", "jewel")
    assert "South plays Grappling Hook; thief: The Chef" in ran.out  # known to this game, though the pack is gone
    assert capertool("check").code == 0


def test_a_lower_release_replaces_nothing_unless_told_to(capertool: Runner, our_box: Path) -> None:
    capertool("pack", "import", str(our_box))
    our_box.write_text(PACK.replace("release = 2", "release = 1"), encoding="utf-8")
    ran = capertool("pack", "import", str(our_box))
    assert (ran.code, "already with release 2; the file has release" in ran.err) == (4, True)
    assert capertool("pack", "import", str(our_box), "--force").code == 0
    assert [pack.release for pack in installed().packs] == [1]
    our_box.write_text(PACK.replace("release = 2", "release = 3"), encoding="utf-8")
    assert capertool("pack", "import", str(our_box)).code == 0


def test_codes_of_packs(capertool: Runner, our_box: Path) -> None:
    capertool("pack", "import", str(our_box))
    our_box.write_text(PACK.replace("release = 2", "release = 1"), encoding="utf-8")
    twice = PACK + '[cards.claw]\nkind = "gear"\nnames = { en = "grappling hook" }\n'
    double = our_box.with_name("double.toml")
    double.write_text(twice, encoding="utf-8")
    for words, code in (
        (("import", str(our_box)), "pack-not-newer"),
        (("show", "nobodys"), "no-such-pack"),
        (("remove", "known"), "pack-is-ours"),
        (("new", "known"), "pack-is-ours"),
        (("new", "our-box"), "file-exists"),
        (("new", "Our Box"), "bad-pack-id"),
        (("check", str(double)), "card-name-twice"),
        (("check", "nowhere.toml"), "file-not-found"),
    ):
        from capertool.problems import CODES

        ran = capertool("pack", *words)
        assert (ran.code, ran.out) == (CODES[code], ""), code
        assert ran.err
    ran = capertool("pack", "shwo")
    assert (ran.code, "There is no command pack shwo." in ran.err, "show" in ran.err) == (2, True, True)


def test_a_pack_that_was_spoilt_by_hand_is_told_with_its_file_and_place(capertool: Runner, our_box: Path) -> None:
    capertool("pack", "import", str(our_box))
    file = pack_file("our-box")
    file.write_text(file.read_text(encoding="utf-8").replace("1 wild", "1 wyld"), encoding="utf-8")
    for words in (("pack",), ("card", "hook", "--game", "caper-europe"), ("new", "caper-europe")):
        ran = capertool(*words)
        assert (ran.code, "our-box.toml cards.hook.effects[0]" in ran.err, "Traceback" in ran.err) == (3, True, False)
    file.write_text("not toml", encoding="utf-8")
    assert capertool("pack").code == 5


def test_the_name_of_the_file_is_the_name_of_the_pack(capertool: Runner, our_box: Path) -> None:
    capertool("pack", "import", str(our_box))
    pack_file("our-box").rename(folder() / "renamed.toml")
    assert [pack.id for pack in installed().packs] == ["renamed"]
    assert capertool("pack", "remove", "renamed").code == 0
    assert installed().packs == ()


def test_a_later_pack_completes_an_earlier_one(capertool: Runner) -> None:
    capertool("pack", "add", "chef", "--to", "a-box", "--coins", "1")
    capertool("pack", "add", "chef", "--to", "b-box", "--effect", "1 jewel per blue")
    chef = known_cards()["chef"]
    assert (chef.income, chef.effects, chef.doubts) == (1, ("1 jewel per blue",), ())


def test_cards_are_added_by_options_each_time_a_new_release(capertool: Runner) -> None:
    ran = capertool(
        "pack", "add", "Big", "Vault", "--kind", "location", "--points", "6", "--effect", "1 point per thief"
    )
    assert ran.out == "Big Vault is kept in pack my-box, release 1.\n"
    options = ("--always", "1 coin per yellow", "--city", "rome")
    assert "release 2" in capertool("pack", "add", "big vault", *options).out
    vault = known_cards()["big-vault"]
    assert (vault.points, vault.always, vault.city, vault.copies) == (6, ("1 coin per yellow",), "rome", 1)
    assert "release 3" in capertool("pack", "add", "Claw", "--kind", "gear", "--colour", "red", "--copies", "2").out
    assert capertool("pack", "check", "my-box").out.splitlines() == [
        "Pack my-box: 2 cards, all in order.",
        "claw: not known: cost and effects",
    ]
    wrong: list[tuple[tuple[str, ...], int]] = [
        (("--kind", "dog"), 3),
        (("--kind", "thief", "--cost", "1"), 4),
        ((), 2),
        (("--coins", "1"), 2),
        (("--kind", "gear", "--copies", "0"), 4),
    ]
    for given, code in wrong:
        assert capertool("pack", "add", "Dog", *given).code == code


def test_an_empty_pack_to_fill_in_by_hand(capertool: Runner) -> None:
    ran = capertool("pack", "new", "our-box", "--name", "Our box", "--author", "Anna")
    assert "our-box.toml" in ran.out
    (pack,) = installed().packs
    assert (pack.name, pack.author, pack.cards) == ("Our box", "Anna", {})
    assert pack_file("our-box").read_text(encoding="utf-8") == pack_text(pack)


def test_prompts_follow_the_icons(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """One card of each kind, each icon by its sign, and what is printed nowhere left open."""
    thief = [
        "Fox",
        "t",
        "",
        "2",
        "c",
        "2",
        "green + gear",
        "opponent",
        "m",
        "",
        "discarded green",
        "p",
        "3",
        "",
        "won",
        "",
        "it=La Volpe, der Fuchs",
        "it=La Volpe, de=Der Fuchs",
    ]
    gear = [
        "Pin",
        "g",
        "paris",
        "blue",
        "",
        "b",
        "",
        "w",
        "",
        "s",
        "red",
        "k",
        "less",
        "gear",
        "",
        "f",
        "",
        "thief",
        "l",
        "jewel",
        "",
        "",
        "-",
        "0",
        "2",
        "",
    ]
    place = ["Quay", "l", "london", "5", "1 point per thief of both", "", "-", ""]
    known = ["Koch", "3", "-", ""]
    answering(monkeypatch, [*thief, *gear, *place, *known, ""])
    ran = capertool("pack", "new")
    assert ran.code == 0, ran.err
    cards = known_cards()
    fox, pin, quay, chef = (cards[id] for id in ("fox", "pin", "quay", "chef"))
    assert (fox.income, fox.effects) == (
        2,
        ("2 capers per green + gear of opponent", "1 coin per discarded green", "3 points if won"),
    )
    assert (pin.city, pin.colour, pin.doubts) == ("paris", "blue", ("cost", "effects"))
    assert pin.effects == (
        "burn 1 top gear",
        "launder 1 coin",
        "red protected",
        "gear costs 1 less",
        "opponent loses 1 coin when you play thief",
        "1 jewel",
    )
    assert (quay.points, quay.effects, quay.doubts) == (5, ("1 point per thief of both",), ("always",))
    assert (chef.income, chef.city, chef.doubts) == (3, "paris", ("effects",))
    assert fox.names == {"en": "Fox", "it": "La Volpe", "de": "Der Fuchs"}
    assert (pin.copies, fox.copies) == (2, 1)


def test_a_wrong_answer_is_asked_for_again(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, ["", "thief", "", "lots", "99", "1", "turn 1 top gear", "p", "x", "", "", "1 point", "", ""])
    ran = capertool("pack", "add", "Fox")
    assert ran.code == 0, ran.err
    assert ran.out.count("not possible here") == 2
    assert "has no meaning on this card" in ran.out
    assert known_cards()["fox"].effects == ("1 point",)


@pytest.mark.parametrize("code", ["en", "it", "de", "fr"])
def test_packs_speak_every_language(capertool: Runner, our_box: Path, code: str) -> None:
    capertool("pack", "import", str(our_box))
    for words in (
        ("pack",),
        ("pack", "show", "known"),
        ("pack", "check", "known"),
        ("pack", "--help"),
        ("pack", "add", "--help"),
    ):
        ran = capertool(*words, "--lang", code)
        assert ran.code == 0
        assert "{" not in ran.out
