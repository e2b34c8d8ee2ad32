"""What is typed for Thief's Market: dice by words in any language, players by name, options with a meaning."""

from pathlib import Path

import pytest

from capertool.entries.thiefs_market import seat_meant
from capertool.entries.thiefs_market_objects import face_meant, objects_meant
from capertool.entries.thiefs_market_turns import Typed, entry, way_meant
from capertool.languages import CODES, language
from capertool.languages.events.thiefs_market import say_event
from capertool.languages.market import object_name, objects_of
from tests.cli.running import Runner
from tests.cli.test_market_recording import DIVIDED, MARKET, PEOPLE, code_of, entered, game, refused
from tests.games.market_evening import Evening, objects

__all__ = ["game"]  # the fixture
OBJECTS = ("green", "white", "blue", "red", "bag", "mask", "marker")

# --- dice by words


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", OBJECTS)
def test_the_name_that_the_program_prints_means_one_object(name: str, code: str) -> None:
    say = language(code)
    assert objects_meant(object_name(say, name).split()) == (name,)
    if name != "marker":
        assert objects_meant(objects_of(say, name, 3).split()) == (name,) * 3


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("yellow bag", "y"),
        ("bag yellow", "y"),
        ("bag bag", "yy"),
        ("yellow yellow", "yy"),
        ("gelber Beutel", "y"),
        ("gelben Beutel", "y"),
        ("gelb Beutel", "y"),
        ("yellow Beutel", "y"),
        ("red gem, white gem", "rw"),
        ("red white gem", "rw"),
        ("gemma rossa sacco", "ry"),
        ("rosse sacchi Masken vertes", "rypg"),
        ("2 gemme rosse 3 sacchi", "rryyy"),
        ("2 red b", "rrb"),
        ("first-player marker red", "r1"),
        ("segnalino Primo Giocatore", "1"),
        ("marqueur Premier joueur", "1"),
        ("azzurro", "b"),
        ("viol", "p"),
        ("1 rb", "rb1"),
        ("r b 1", "rb1"),
    ],
)
def test_words_mean_what_they_name_together(typed: str, letters: str) -> None:
    assert objects_meant(typed.split()) == objects(letters)
    assert objects_meant([typed]) == objects(letters)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("1 red", "one-is-marker"),
        ("red 1 bag", "one-is-marker"),
        ("gem", "unknown-object"),
        ("2 gems", "unknown-object"),
        ("2 rb", "unknown-object"),
        ("99 red", "unknown-object"),
        ("0 red", "unknown-object"),
        ("xyz", "unknown-object"),
    ],
)
def test_what_is_not_clear_is_refused(typed: str, code: str) -> None:
    assert code_of(lambda: objects_meant(typed.split())) == code


def test_a_face_is_that_of_a_die() -> None:
    assert face_meant("gemma rossa") == "red"
    assert code_of(lambda: face_meant("1")) == "dice-only"


def test_the_marker_is_not_rolled(game: Runner) -> None:
    assert refused(game, "roll", "rrrrrrrrr1") == (4, "The marker is no die and is not rolled.")
    entered(game, "roll rrrrrrrrrg", "take rrr1")
    assert refused(game, "steal", "Erin", "r", "--rolled", "1")[0] == 4


# --- players


def test_players_are_named_by_signs_and_exactly(capertool: Runner) -> None:
    capertool("new", "thiefs-market", "--player", "Ann", "--player", "Anna", "--player", "🦊")
    assert "Ann has 3 gold." in capertool("tokens", "Ann", "--gold", "3").out
    assert "🦊 has 4 gold." in capertool("tokens", "🦊", "--gold", "4").out
    ran = capertool("tokens", "an", "--gold", "4")
    assert (ran.code, ran.err) == (3, '"an" can mean several players.\n  Name one of: Ann and Anna.\n')
    assert code_of(lambda: seat_meant({"ann": {}, "anna": {}}, "an")) == "ambiguous-player"
    assert seat_meant({"a": {"name": "Zoé"}, "b": {"name": "Zoe"}}, "Zoe") == "b"


# --- nothing that was given is passed over


def test_what_is_given_in_vain_is_refused(game: Runner) -> None:
    entered(game, "roll rbggwwyypp", "take rb1", "take gg", "take", "buy lucky --force", "buy", "buy", "cash")
    entered(game, "roll rbggwwyypp", "take rb1")
    assert refused(game, "steal", "Erin", "b", "--rolled", "g")[1].startswith("--rolled: Dice out of this pile are")
    entered(game, "take gg", "take")
    assert refused(game, "buy", "tailor", "--way", "0")[0] == 2
    assert refused(game, "buy", "tailor", "--way", "9") == (
        4,
        "--way: There is no way 9 to pay for Tailor; ways there are: 1.",
    )
    assert refused(game, "buy", "--pay", "r") == (2, "The option --pay has no meaning here.")
    assert refused(game, "fix", "3", "take", "rb", "--times", "2") == (2, "The option --times has no meaning here.")
    assert refused(game, "fix", "3", "cash", "--player", "Zoe") == (2, "The option --player has no meaning here.")


def test_what_is_refused_has_a_code() -> None:
    evening = Evening()
    evening.own(anna=("lucky-animal-appendage",))
    evening.roll("rbggwwyypp")
    evening.take("rb1")
    assert code_of(lambda: entry(evening.state, "steal", Typed(("anna", "r"), rolled="g"))) == "not-rolled-again"
    for number in (0, 2):
        assert code_of(lambda: way_meant(evening.state, "anna", "tailor", number)) == "no-such-way"  # noqa: B023


def test_a_card_that_spends_takes_no_face(game: Runner) -> None:
    entered(game, "roll rrrggwwyyp", "take rr1", "take gg", "take", "buy tailor")
    assert refused(game, "convert", "tailor", "blue") == (4, "Tailor turns no die.")
    assert refused(game, "convert", "tailor", "--times", "2") == (4, "Tailor is used once a round.")
    ran = entered(game, "convert tailor")
    assert ran.out.splitlines()[-1] == "Next: Michael may buy 1 card."  # nothing more can be used


def test_a_face_may_be_named_in_two_words(game: Runner) -> None:
    entered(game, "tokens Erin --gold 5", "roll bbrrgwwypp", "take bb1", "take rr", "take", "buy glamer --pay gold")
    assert "Glamer: blue gem → white gem" in entered(game, "convert glamer white gem").out


# --- what comes next


def test_nobody_may_buy_less_than_no_card(game: Runner) -> None:
    entered(game, "tokens Erin --gold 9", "roll rrrggwwyyp", "take rrr1", "take gg", "take", "buy tailor --pay gold")
    forced = entered(game, "buy necklace --force").out
    assert forced.splitlines()[-1] == "Next: Erin may use cards, or is done: capertool buy"
    code, said = refused(game, "can-buy")
    assert (code, said) == (4, "Erin has bought as many cards as this round allows: 1.")
    assert game("can-buy", "--player", "Michael").code == 0


def test_an_empty_middle_is_said(game: Runner) -> None:
    entered(game, "roll rbggwwyypp")
    assert entered(game, "take").out.splitlines()[-1] == "Next: Michael steals; the middle is empty."
    ran = game("take", "r")
    assert ran.err == "Nothing lies in the middle.\n  Enter a theft with steal PLAYER OBJECTS.\n"


def test_the_owner_of_the_appendage_is_told_of_the_reroll(game: Runner) -> None:
    entered(game, "roll rbggwwyypp", "take rb1", "take gg", "take", "buy lucky --force", "buy", "buy", "cash")
    told = "Erin may roll one die again first: capertool reroll"
    assert told in entered(game, "roll rbggwwyypp", "take rb1", "take gg", "take").out
    assert told in game("board").out
    assert told not in entered(game, "reroll r g").out


def test_a_potion_without_a_card_left_says_so() -> None:
    evening = Evening()
    evening.offer("B", "unlabeled-potion")
    evening.adjust(deck="C", left={"A": 0, "B": 0, "C": 0})
    evening.divided("br1", "p", "p")
    state, event = evening.state, evening.buy("unlabeled-potion")
    assert "It goes back into the box; no card is left to take instead." in say_event(language("en"), state, event)
    assert evening.state.cards["anna"] == ()


def test_in_a_loose_game_no_deck_is_claimed_for_the_potion(capertool: Runner) -> None:
    capertool("new", "thiefs-market", *PEOPLE, "--loose")
    assert refused(capertool, "buy", "potion", "--player", "Erin") == (4, "The Potion brings another card.")
    assert "taken instead: Crown." in entered(capertool, "buy potion --player Erin --drawn crown").out


def test_refusals_come_in_the_language_of_the_player(capertool: Runner) -> None:
    capertool("new", "thiefs-market", *PEOPLE, *MARKET, "--reads", "Erin=fr", "--reads", "Michael=de")
    assert refused(capertool, "take", "r") == (4, "On lance d'abord les dés.")
    entered(capertool, "roll rbggwwyypp", "take rb1")
    assert "Mitte" in refused(capertool, "take", "rrr")[1]
    assert "Mitte" not in refused(capertool, "take", "rrr", "--player", "Zoe")[1]


# --- corrections


def test_tokens_are_fixed(game: Runner) -> None:
    entered(game, "tokens Zoe --gold 4")
    out = game("fix", "2", "tokens", "Zoe", "--gold", "5").out.splitlines()
    assert out[0] == "Was: Zoe has 4 gold."
    assert "Zoe: 5 gold, 0 infamy" in game("tokens").out
    assert game("fix", "2", "tokens", "Zoe").code == 2
    assert game("fix", "2", "tokens", "--gold", "3").code == 2


def test_forcing_is_not_advised_where_it_cannot_help(game: Runner) -> None:
    entered(game, *DIVIDED)
    for force in ([], ["--force"]):
        ran = game("fix", "2", "roll", "gggggggggg", *force)
        assert (ran.code, ran.err.splitlines()[1]) == (4, "  Change or remove that entry first.")


def test_an_import_with_two_markers_is_refused(game: Runner, tmp_path: Path) -> None:
    entered(game, "roll rrrrrrrrrg")
    file = tmp_path / "game.json"
    game("export", str(file))
    text = file.read_text()
    assert text.count('"green"') == 1
    file.write_text(text.replace('"green"', '"marker"'))
    assert game("import", str(file)).code == 5


# --- what somebody can afford who records nothing


def test_only_what_can_lie_before_a_player_is_counted(capertool: Runner) -> None:
    def codes(*arguments: str) -> str:
        return str(capertool("can-buy", *arguments, "--json").json["error"]["code"])

    assert codes("--own", "glamer, glamer") == "too-many-copies"
    assert codes("--own", "unlabeled potion") == "never-owned"
    assert codes("--pile", "r" * 14) == "too-many-dice"
    assert capertool("can-buy", "--pile", "r" * 13 + "1", "--own", "treasure map, treasure map").code == 0
    assert "To spend: 0 gold." in capertool("can-buy", "--gold", "0").out


# --- what is shown


FIVE = [word for name in ("Annegret", "Bartholomäus", "Carla", "Dora", "Emil") for word in ("--player", name)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("columns", [80, 120])
def test_the_board_cuts_no_dice(capertool: Runner, monkeypatch: pytest.MonkeyPatch, columns: int, code: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    capertool("new", "thiefs-market", *FIVE, *MARKET)
    entered(capertool, "roll ggwwbbrryyppp", "take gwb1", "take gwb", "take rr", "take yy", "take")
    out = capertool("board", "--lang", code).out
    say = language(code)
    assert "…" not in out
    for name in ("green", "white", "blue"):
        assert out.count(objects_of(say, name, 1)) == 2
    assert objects_of(say, "marker", 1) in out
    assert max(map(len, out.splitlines())) <= columns


def test_games_are_listed_with_what_they_are_played_with(game: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    out = game("games").out
    assert "City" not in out
    assert "3 players" in out
