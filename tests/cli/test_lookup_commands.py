"""`card`, `cards`, `rules`, `config`, `completion`, and the language of everything."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Runner, process
from tests.conftest import EXAMPLES


def test_a_card_in_a_panel(capertool: Runner) -> None:
    ran = capertool("card", "barber")
    assert (ran.code, ran.err) == (0, "")
    assert (
        ran.out
        == """\
╭─ The Barber ─────────────────────────────────────────────────────────────────╮
│ Kind    thief                                                                │
│ City    base game                                                            │
│ Income  0 coins (doubtful)                                                   │
│ Copies  1                                                                    │
│                                                                              │
│ Gives you 1 Caper for each set of 1 thief and 2 gear of any colour you have  │
│ here.                                                                        │
│                                                                              │
│ What the rules say:                                                          │
│ • The income is doubtful: no source shows a figure. Enter what your card     │
│   prints: capertool box barber N                                             │
│ • All your cards here count together, on whichever thieves they lie.         │
│ • Cards that are turned over still count as thieves or as gear.              │
│ • A card fills one place in one set only.                                    │
│                                                                              │
│ For example:                                                                 │
│ • With 3 thieves and 4 gear of any colour that makes 2 sets, so 2 Capers.    │
╰──────────────────────────────────────────────────────────────────────────────╯
A card of this name is also in: Caper: Europe. See --game.
"""
    )


def test_where_the_rulebooks_differ_both_readings_are_shown(capertool: Runner) -> None:
    out = " ".join(capertool("card", "auctioneer").out.replace("│", " ").split())
    assert "Jumbo rulebook (auctioneer = all): Gives you 1 point for each piece of loot you have" in out
    assert "GateOnGames rulebook (auctioneer = this): Gives you 1 point for each piece of loot you got here" in out


def test_the_reading_of_ones_own_box_comes_first(capertool: Runner) -> None:
    assert json.loads(capertool("card", "don", "--json").out)["words"]["en"]["text"][1].startswith("Gives you 1 point")
    capertool("config", "rulebook", "gateongames")
    assert json.loads(capertool("card", "don", "--json").out)["words"]["en"]["text"][1].startswith("Gives you 1 Caper")


def test_two_languages_stand_side_by_side(capertool: Runner) -> None:
    out = capertool("card", "artist", "--lang", "it", "--lang", "de").out
    first = out.splitlines()[0]
    assert "L'Artista" in first
    assert "Der Künstler" in first
    assert max(map(len, out.splitlines())) <= 80


def test_names_say_where_they_come_from(capertool: Runner) -> None:
    assert (
        "The Auctioneer" in capertool("card", "auctioneer", "--lang", "de").out
    )  # our translation names the printed one
    french = capertool("card", "auctioneer", "--lang", "fr").out
    assert "╭─ The Auctioneer ─" in french
    assert "Le Commissaire-priseur" in french


def test_several_matches_exit_3_with_the_list(capertool: Runner) -> None:
    ran = capertool("card", "suit")
    assert ran.code == 3
    assert "Blaze Shield Suit" in ran.err
    assert "Stealth Suit" in ran.err


def test_no_match_exits_3_with_the_nearest(capertool: Runner) -> None:
    ran = capertool("card", "xyzzy")
    assert (ran.code, ran.err) == (3, 'There is no card "xyzzy".\n  List the cards with: capertool cards\n')
    error = capertool("card", "xyzzy", "--json").json["error"]
    assert error["code"] == "unknown-card"


def test_a_misspelt_name_says_what_is_shown(capertool: Runner) -> None:
    ran = capertool("card", "grapling", "gunn")
    assert ran.code == 0
    assert ran.out.startswith("There is no card grapling gunn; here is Grappling Gun.\n╭─ Grappling Gun ─")


def test_a_card_as_json(capertool: Runner) -> None:
    card = capertool("card", "caper/plans-caches", "--json", "--lang", "it", "--lang", "fr").json
    assert (card["id"], card["kind"], card["colour"], card["cost"], card["copies"]) == (
        "plans-caches",
        "gear",
        "blue",
        0,
        4,
    )
    assert card["effects"] == ["1 point per blue"]
    assert card["names"]["it"] == {"printed": "Piani segreti"}
    assert list(card["words"]) == ["it", "fr"]


def test_a_card_as_json_says_how_it_was_found_and_reads_as_ones_box_does(capertool: Runner) -> None:
    assert capertool("card", "grapling gunn", "--json").json["found"] == "misspelt"
    don = capertool("card", "don", "--json").json
    assert (don["found"], don["effects"]) == ("exact", ["1 caper", "1 point per pink of opponent"])
    assert [reading["value"] for reading in don["readings"]] == ["points", "capers"]


def test_a_name_that_fits_many_cards_lists_the_first_few(capertool: Runner) -> None:
    err = capertool("card", "s").err
    assert re.search(r"or \d+ more\.", err), err


@pytest.mark.parametrize("words", [["artist", "dame"], ["louvre", "bank"], ["paris"], ["dice"]])
def test_what_is_no_single_card_is_not_guessed(capertool: Runner, words: list[str]) -> None:
    assert capertool("card", *words).code == 3


def test_narrow_panels_stand_below_each_other(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = capertool("card", "artist", "--lang", "it", "--lang", "de").out
    assert out.index("L'Artista") < out.index("╰") < out.index("Der Künstler")


def test_rulings_of_play_stand_with_their_cards(capertool: Runner) -> None:
    assert "wheels-chain" in capertool("card", "driver").out
    assert "launder-shortage" in capertool("card", "laundromatic").out


def test_the_box_one_owns_stands_in_a_blank_table(capertool: Runner) -> None:
    capertool("config", "rulebook", "gateongames")
    assert 'rulebook = "gateongames"' in capertool("score", "--blank", "caper").out


@pytest.mark.parametrize(
    ("name", "title"),
    [("snitch", "Three players"), ("teams", "Four players"), ("faq", "Questions"), ("set-up", "Setup")],
)
def test_topics_go_by_other_names_too(capertool: Runner, name: str, title: str) -> None:
    assert capertool("rules", name).out.startswith(title)


REMARKS = {
    "any-arrangement": "actress barber chef tourist gentleman boxer utility-belt",
    "turned-still-count": "barber mime tourist eavesdropper super-magnet casino colosseum",
    "turned-lose-colour": "actress banker artist plans-caches bank trevi-fountain",
    "one-set-a-card": "barber chef boxer",
    "coins-may-be-short": "skeleton-key plasma-cutter super-magnet",
    "costs-not-below-zero": "cleaner madame secret-shades eiffel-tower oxford-street",
    "turn-must-be-used": "illusionist blazeblaster",
    "only-the-top-card": "blazeblaster",
    "no-gear-on-it": "illusionist",
    "dark-green-is-not-green": "saint briefcase hollow-book",
    "each-counts-all-coins": "laundromatic",
    "laundered-not-for-ties": "laundromatic",
    "nothing-to-return": "signal-jammer big-ben british-museum tower-of-london",
    "late-play": "driver veloce-wheels",
}


def test_the_remarks_stand_with_the_cards_they_are_about() -> None:
    from capertool.games.caper.catalogue import CARDS
    from capertool.games.caper.remarks import REMARKS as KNOWN
    from capertool.games.caper.remarks import remarks

    assert set(KNOWN) == set(REMARKS)
    for remark, cards in REMARKS.items():
        assert all(remark in remarks(CARDS[card]) for card in cards.split()), remark
    for only in ("each-counts-all-coins", "laundered-not-for-ties", "no-gear-on-it", "late-play"):
        assert [card.id for card in CARDS.values() if only in remarks(card)] == REMARKS[only].split()
    assert "any-arrangement" not in remarks(CARDS["royal"])


def test_dark_green_is_spoken_of_only_where_it_can_be_met() -> None:
    from capertool.games.caper.catalogue import CARDS
    from capertool.games.caper.remarks import remarks

    found = {city: "dark-green-is-not-green" in remarks(CARDS["saint"], city) for city in (None, "paris", "london")}
    assert found == {None: True, "paris": False, "london": True}
    assert "dark-green-is-not-green" not in remarks(CARDS["moulin-rouge"])  # which is in Paris


@pytest.mark.parametrize("name", ["british-museum", "picadilly-circus", "tower-of-london", "stealth-suit", "royal"])
def test_nothing_is_said_of_sets_that_the_text_does_not_say(capertool: Runner, name: str) -> None:
    shown = capertool("card", name, "--game", "caper").out
    assert "same set" not in shown
    assert ("set" in shown.replace("setting", "")) == (name == "royal")


def test_cards_are_sorted_without_article_accents_or_case_in_plain_columns(capertool: Runner) -> None:
    rows = [line.split("\t") for line in capertool("cards").out.splitlines()]
    assert len(rows) == 71
    assert {len(row) for row in rows} == {6}
    names = [re.sub(r"^The ", "", row[0]).casefold() for row in rows]
    assert names == sorted(names)


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        (["--kind", "thief"], 24),
        (["--kind", "location", "--city", "london"], 5),
        (["--city", "base"], 15 + 15 + 8),
        (["--colour", "yellow"], 3),
        (["--cost", "3"], 3),
        (["--cost", "0", "--city", "paris"], 2),
        (["wild"], 3),
        (["jewels"], 3),
        (["red"], 3),
        (["turned", "green"], 4),
        (["--kind", "Ladro", "--lang", "it"], 24),
        (["--colour", "violett", "--lang", "de"], 5),
    ],
)
def test_filters(capertool: Runner, arguments: list[str], number: int) -> None:
    assert len(capertool("cards", *arguments, "--json").json) == number


def test_a_filter_that_nothing_passes_exits_6_and_a_wrong_one_3(capertool: Runner) -> None:
    assert capertool("cards", "--kind", "gear", "--city", "rome", "--cost", "3").code == 6
    error = capertool("cards", "--kind", "gear", "--city", "rome", "--cost", "3", "--json")
    assert (error.code, error.json["error"]["code"]) == (6, "nothing-found")
    wrong = capertool("cards", "--colour", "purpel")
    assert (wrong.code, wrong.err) == (
        3,
        '--colour: "purpel" is not possible here.\n  Did you mean purple?\n',
    )


def test_the_rules_by_topic(capertool: Runner) -> None:
    listed = capertool("rules")
    assert listed.out.count("\n") > 20
    read = capertool("rules", "turning")
    assert read.out.startswith("Turning cards over\n")
    assert "Cards: " in read.out
    assert capertool("rules", "turning", "--json").json["cards"][0] == "illusionist"
    wrong = capertool("rules", "trning")
    assert (wrong.code, wrong.err.splitlines()[1]) == (3, "  Did you mean turning?")


def test_searching_the_rules(capertool: Runner) -> None:
    ran = capertool("rules", "search", "coin", "shortage")
    assert ran.out.splitlines()[0].endswith("capertool rules coins")
    nothing = capertool("rules", "search", "xyzzy", "--json")
    assert (nothing.code, nothing.json["error"]["code"]) == (6, "nothing-found")
    assert capertool("rules", "trning", "--json").json["error"]["code"] == "unknown-topic"
    assert "*coins*" in capertool("rules", "search", "coins").out
    assert capertool("rules", "search").code == 2
    assert capertool("rules", "search", "coins", "--json").json[0]["marks"]


def test_preferences_are_kept_shown_and_forgotten(capertool: Runner) -> None:
    assert "not set" in capertool("config").out
    assert capertool("config", "lang", "it").code == 0
    assert "Ladro" in capertool("card", "banker").out
    assert "thief" in capertool("card", "banker", "--lang", "en").out
    assert capertool("config", "lang", "--unset").code == 0
    assert "thief" in capertool("card", "banker").out


def test_wrong_preferences(capertool: Runner) -> None:
    assert capertool("config", "lnag", "it").code == 3
    assert capertool("config", "lang", "xx").code == 3
    assert capertool("config", "lang").out == "not set\n"
    assert capertool("config", "lang", "it", "--unset").code == 2
    assert capertool("config", "--unset").code == 2


def test_damaged_preferences_stop_nobody_but_config(capertool: Runner, tmp_path: Path) -> None:
    home = Path(os.environ["CAPERTOOL_HOME"])
    home.mkdir(parents=True)
    for content in (b"lang = ", b"\xff\xfe", b'lang = "xx"', b'other = "x"'):
        (home / "config.toml").write_bytes(content)
        assert capertool("card", "banker").code == 0
        assert capertool("config").code == 5
        assert capertool("config", "lang", "it").code == 5
        assert (home / "config.toml").read_bytes() == content


def test_codes_of_preferences_and_topics() -> None:
    from capertool.preferences import read_preferences, save_preferences
    from capertool.problems import ProblemsError

    home = Path(os.environ["CAPERTOOL_HOME"])
    home.mkdir(parents=True)
    (home / "config.toml").write_text("lang = " + "9" * 5000)
    with pytest.raises(ProblemsError) as damaged:
        read_preferences()
    assert damaged.value.problems[0].code == "preferences-damaged"
    (home / "config.toml").unlink()
    home.rmdir()
    home.write_text("in the way")
    with pytest.raises(ProblemsError) as unwritable:
        save_preferences({"lang": "it"})
    assert unwritable.value.problems[0].code == "file-unwritable"


def test_preferences_that_cannot_be_written_say_so(
    capertool: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("CAPERTOOL_HOME", str(blocked))
    assert capertool("config", "lang", "it").code == 5


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ["Usage:", "Options", "Look up", "Recorded games"]),
        ("it", ["Uso:", "Opzioni", "Consultare", "Partite registrate"]),
        ("de", ["Aufruf:", "Optionen", "Nachschlagen", "Aufgezeichnete Partien"]),
        ("fr", ["Options", "Consulter", "Parties enregistrées"]),
    ],
)
def test_the_help_page_in_each_language(capertool: Runner, code: str, words: list[str]) -> None:
    page = capertool("--help", "--lang", code).out
    assert all(word in page for word in words), page
    for command in ("score", "card", "cards", "rules", "config", "completion"):
        own = capertool(command, "--help", "--lang", code).out
        assert f"capertool {command}" in own
        if code != "en":
            assert not re.search(r"\b(Show|Print|the|Usage|and)\b", own), own


@pytest.mark.parametrize("code", ["it", "de", "fr"])
def test_a_score_in_another_language_has_no_english_left(capertool: Runner, code: str) -> None:
    for arguments in (["--explain"], ["--compare"]):
        out = capertool("score", str(EXAMPLES / "rome.toml"), *arguments, "--lang", code).out
        shown = re.sub(r"The [A-Z]\w+( [A-Z]\w+)?|Simple Disguise", "", out)  # printed names in French
        assert not re.search(r"\b(the|with|wins|Winner|turned|location|nothing)\b", shown), out
        assert code == "fr" or "points" not in shown, out  # a French word too


def test_an_error_follows_the_language(capertool: Runner, tmp_path: Path) -> None:
    ran = capertool("score", str(tmp_path / "none"), "--lang", "it")
    assert ran.code == 5
    assert "There is" not in ran.err
    unknown = capertool("card", "artist", "--lang", "xx")
    assert unknown.code == 3
    assert "Possible here: en, it, de and fr." in unknown.err


@pytest.mark.parametrize("code", ["it", "de", "fr"])
def test_why_follows_the_language_and_the_rest_does_not(capertool: Runner, code: str) -> None:
    english = capertool("score", str(EXAMPLES / "paris.toml"), "--json").json
    other = capertool("score", str(EXAMPLES / "paris.toml"), "--json", "--lang", code).json
    assert [line.pop("why") for line in english["lines"]] != [line.pop("why") for line in other["lines"]]
    for result in (english, other):
        for location in result["locations"]:
            for line in location["lines"]:
                line.pop("why")
    assert english == other


def complete(line: str, word: int) -> list[str]:
    environment = {
        **os.environ,
        "_CAPERTOOL_COMPLETE": "complete_bash",
        "COMP_WORDS": line.replace(" ", "\n"),
        "COMP_CWORD": str(word),
    }
    done = subprocess.run([sys.executable, "-m", "capertool"], capture_output=True, text=True, env=environment)
    return done.stdout.split()


def test_the_shell_completes_commands_cards_cities_and_topics() -> None:
    assert complete("capertool ca", 1) == ["card", "cards", "can-buy", "cash"]
    assert complete("capertool card helpi", 2) == ["helping-hand"]
    assert complete("capertool card --lang it bracc", 4) == ["braccio-meccanico"]
    assert complete("capertool cards --city lo", 3) == ["london"]
    assert complete("capertool cards --lang it --city lo", 5) == ["londra"]
    assert complete("capertool rules turn", 2) == ["turning"]
    assert complete("capertool card --lang=it bracc", 3) == ["braccio-meccanico"]
    assert complete("capertool --lang de card flammen", 4) == ["flammenwerfer"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(capertool: Runner, shell: str) -> None:
    assert "_CAPERTOOL_COMPLETE" in capertool("completion", shell).out


def test_an_unknown_shell(capertool: Runner) -> None:
    assert capertool("completion", "tcsh").code == 3


def test_system_locale_of_a_process() -> None:
    environment = {**os.environ, "LC_ALL": "de_AT.UTF-8"}
    assert "Dieb" in process("card", "banker", env=environment).out
