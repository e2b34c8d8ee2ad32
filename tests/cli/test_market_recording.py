"""Recording Thief's Market on the command line, as a table of three does."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from capertool.entries.thiefs_market import card_meant, draw, seats_of
from capertool.entries.thiefs_market_objects import face_meant, objects_meant
from capertool.languages import CODES, language
from capertool.languages.events.thiefs_market import say_event, say_next
from capertool.problems import ProblemsError
from tests.cli.running import Ran, Runner
from tests.games.market_evening import Evening

MARKET = [word for card in ("tailor", "glamer", "fence", "necklace", "nearby safehouse") for word in ("--market", card)]
PEOPLE = ["--player", "Erin", "--player", "Michael", "--player", "Zoe"]


@pytest.fixture
def game(capertool: Runner) -> Runner:
    ran = capertool("new", "thiefs-market", *PEOPLE, *MARKET)
    assert ran.code == 0, ran.err
    return capertool


def entered(game: Runner, *lines: str) -> Ran:
    for line in lines:
        ran = game(*line.split())
        assert ran.code == 0, (line, ran.err)
    return ran


DIVIDED = ("roll rbggwwyypp", "take rb1", "steal Erin b --rolled g", "take gg", "take")


def refused(game: Runner, *arguments: str) -> tuple[int, str]:
    ran = game(*arguments)
    assert "Traceback" not in ran.err
    return ran.code, ran.err.splitlines()[0] if ran.err else ""


def test_a_new_game_tells_the_set_up(capertool: Runner) -> None:
    lines = capertool("new", "thiefs-market", *PEOPLE, *MARKET, "--first", "Zoe").out.splitlines()
    assert lines[0] == "The game begins; first player: Zoe."
    assert "- Take 10 dice." in lines
    assert "- Lay out beside deck A: Tailor, Glamer, Fence, Necklace and Nearby Safehouse." in lines
    assert "A 13, B 12 and C 11" in lines[2]
    assert lines[-1] == "Next: Zoe rolls 10 dice, round 1."


def test_what_is_not_given_is_drawn(capertool: Runner) -> None:
    random.seed(1)
    assert capertool("new", "thiefs-market", *PEOPLE).code == 0
    out = capertool("roll").out
    assert out.startswith("Erin rolls: ")


def test_three_to_five_players_begin(capertool: Runner) -> None:
    assert capertool("new", "thiefs-market", "--player", "A", "--player", "B").code == 4
    assert capertool("new", "thiefs-market", *PEOPLE, "--first", "Nobody").code == 3
    assert capertool("new", "thiefs-market", *PEOPLE, "--market", "crown").code == 3
    assert capertool("new", "thiefs-market", *PEOPLE, "--market", "tailor", "--market", "sarto").code == 4
    six = [
        word
        for card in ("tailor", "glamer", "fence", "necklace", "bondsman", "pawnbroker")
        for word in ("--market", card)
    ]
    assert capertool("new", "thiefs-market", *PEOPLE, *six).code == 4
    assert capertool("new", "thiefs-market", *PEOPLE, "--reads", "Zoe=xx").code == 3
    assert capertool("new", "thiefs-market", *PEOPLE, "--reads", "Zoe=de").code == 0


def test_players_and_market_are_asked_for_on_a_terminal(capertool: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["Erin", "Michael", "Zoe", "", "taylor", "xyzzy", ""])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: next(answers))
    out = capertool("new", "thiefs-market").out
    assert "There is no card taylor; here is Tailor." in out
    assert "Lay out beside deck A: Tailor, " in out
    assert out.splitlines()[-1] == "Next: Erin rolls 10 dice, round 1."


def test_a_round_as_in_the_rulebooks_example(game: Runner) -> None:
    assert entered(game, *DIVIDED[:2]).out.splitlines() == [
        "Erin takes: 1 blue gem, 1 red gem and the first-player marker.",
        "Next: Michael takes or steals.",
    ]
    assert entered(game, DIVIDED[2]).out.splitlines() == [
        "Michael steals from Erin and returns: 1 blue gem. Rolled again: 1 green gem.",
        "Next: Zoe takes or steals.",
    ]
    out = entered(game, *DIVIDED[3:]).out.splitlines()
    assert out[-2:] == ["Can be afforded: Tailor, Nearby Safehouse (1 gold).", "Next: Michael may buy 1 card."]
    assert entered(game, "buy tailor").out.splitlines()[0] == "Michael buys Tailor. Dice paid: 1 red gem."
    assert entered(game, "buy").out.startswith("Zoe buys nothing.")
    assert entered(game, "buy").out.splitlines()[-1] == (
        "Next: the round ends; cards that come out: A 1: capertool cash"
    )
    ended = entered(game, "cash bondsman").out
    assert "New in the market: Bondsman." in ended
    assert "Erin: +2 gold, +2 infamy." in ended
    assert ended.splitlines()[-1] == "Next: Michael rolls 10 dice, round 2."


def test_words_and_letters_in_any_language(game: Runner) -> None:
    entered(game, "roll rbggwwyypp")
    assert "1 red gem, 1 yellow bag and the first-player marker" in game("take", "rossa", "Beutel", "marker").out
    assert game("take", "xyz").code == 3
    assert "is no die" in game("take", "gem").err


def test_what_the_rules_refuse_is_said_with_the_rule(game: Runner) -> None:
    assert refused(game, "take", "r") == (4, "The dice are rolled first.")
    assert refused(game, "roll", "rr") == (4, "Dice given: 2; there must be 10.")
    entered(game, "roll rbggwwyypp")
    assert refused(game, "take", "rrr")[1].startswith("This is not in the middle: 3 red gems. In it: 2 green")
    entered(game, "take rb1")
    assert refused(game, "steal", "Erin", "rb1")[1].startswith("Of a stolen pile at least one object goes back")
    assert refused(game, "steal", "Zoe", "r")[1] == "The pile of Zoe cannot be stolen; objects in it: 0."
    assert refused(game, "take", "g", "--player", "Zoe") == (4, "It is not Zoe's turn but Michael's.")
    entered(game, "steal Erin b --rolled g", "take gg")
    assert refused(game, "take", "g")[1] == "Erin is the last without a pile and takes everything from the middle."
    entered(game, "take")
    assert refused(game, "buy", "crown")[1] == "Crown is not in the market."
    assert refused(game, "buy", "necklace")[1] == "Necklace would cost 2 gold beside the dice, and there is 1."
    assert refused(game, "cash")[1] == "The loot is divided; now cards are bought."
    assert refused(game, "reroll", "r")[1] == "Michael has no card for that."
    assert refused(game, "convert", "tailor")[1] == "Michael does not have Tailor."
    assert refused(game, "buy", "tailer") == (3, 'There is no card "tailer".')


def test_force_records_a_decision_of_the_house(game: Runner) -> None:
    entered(game, *DIVIDED)
    assert "House decision." in entered(game, "buy necklace --force").out
    assert "Entries by decision of the house: 1." in game("score").out


def test_cards_are_used_and_ways_chosen(game: Runner) -> None:
    entered(game, "roll bbbggwwyyp", "take bbb1", "take gg", "take", "buy glamer", "buy", "buy", "buy", "cash bondsman")
    entered(game, "roll bwggwwyypp", "take bw1", "take gg", "take")
    out = game("can-buy", "necklace").out.splitlines()
    assert out == [
        "Necklace, cost WW:",
        "1  Glamer: blue gem → white gem; 0 gold and 2 white gems",
        "2  1 gold and 1 white gem",
    ]
    assert refused(game, "buy", "necklace", "--way", "3")[0] == 4
    bought = entered(game, "buy necklace --way 1").out
    assert "Used: Glamer: blue gem → white gem." in bought
    assert "Dice paid: 2 white gems." in bought


def test_a_die_is_turned_spent_and_gold_sold(game: Runner) -> None:
    entered(game, "roll rrrggwwyyp", "take rr1", "take gg", "take", "buy tailor")
    out = entered(game, "convert tailor").out
    assert "Erin uses Tailor and spends 1 red gem. Erin: +1 infamy (Tailor)." in out
    assert refused(game, "convert", "tailor")[0] == 4
    assert refused(game, "convert", "glamer", "g")[0] == 4


def test_what_can_be_afforded_without_a_recorded_game(capertool: Runner) -> None:
    ran = capertool("can-buy", "crown", "--pile", "rrbw", "--gold", "2", "--own", "glamer, alchemical lab")
    assert ran.out.splitlines() == [
        "Crown, cost WBB:",
        "1  Alchemical Lab: red gem → blue gem; 0 gold, 1 white gem and 2 blue gems",
        "2  1 gold, 1 white gem and 1 blue gem",
    ]
    found = capertool("can-buy", "--pile", "rr", "--json").json
    assert [card["card"] for card in found if card["ways"]] == [
        *("alchemical-lab", "bondsman", "disgruntled-minion", "tailor", "giant-belt-buckle"),
    ]
    assert found[0]["ways"] == [{"gold": 0, "dice": ["red", "red"], "less": 0, "uses": []}]
    assert "cannot be afforded" in capertool("can-buy", "scepter", "--pile", "r").out
    assert capertool("can-buy", "--pile", "r", "--player", "Erin").code == 2
    assert capertool("can-buy").code == 6


def test_the_board_shows_market_middle_piles_and_open_points(game: Runner) -> None:
    entered(game, "roll rbggwwyypp", "take rb1")
    out = game("board").out
    for words in ("Market A", "8 cards in the deck", "Tailor  R", "In the middle", "2 yellow bags", "1 gold"):
        assert words in out
    assert game().out.count("capertool take") == 1


def test_infamy_is_hidden_until_asked(game: Runner) -> None:
    entered(game, "tokens Erin --infamy 7")
    assert "7" not in game("board").out.replace("A 13", "")
    hidden = game("score")
    assert "What lies hidden is not counted: --reveal counts it." in hidden.out
    assert game("score", "--json").json["players"]["erin"]["points"]["infamy"] == 0
    assert game("score", "--reveal", "--json").json["players"]["erin"]["points"]["infamy"] == 7
    ruled = ("score", "--ruling", "token-tie=infamy-and-gold", "--json")  # a ruling of one's own reveals nothing
    assert game(*ruled).json["players"]["erin"]["points"]["infamy"] == 0
    assert game(*ruled, "--reveal").json["players"]["erin"]["points"]["infamy"] == 7
    assert game("tokens").out.splitlines()[0] == "Erin: 1 gold, 7 infamy"
    entered(game, "end")
    assert game("score", "--json").json["players"]["erin"]["points"]["infamy"] == 7
    assert "7 infamy" in game("board").out
    assert "Infamy: Erin 7, Michael 0, Zoe 0." in game("board").out


def test_tokens_are_set(game: Runner) -> None:
    assert "Zoe has 5 gold and 2 infamy." in entered(game, "tokens zo --gold 5 --infamy 2").out
    assert game("tokens", "Zoe").code == 2
    assert game("tokens", "--gold", "3").code == 2
    assert game("tokens", "Nobody", "--gold", "3").code == 3


def test_undo_redo_log_and_fix(game: Runner) -> None:
    entered(game, *DIVIDED)
    assert "Taken back: Erin takes: " in game("undo").out
    assert "Entered again: Erin takes: " in game("redo").out
    log = game("log").out.splitlines()
    assert log[2] == "3  Erin takes: 1 blue gem, 1 red gem and the first-player marker."
    out = game("fix", "5", "take", "gw").out.splitlines()
    assert out[0] == "Was: Zoe takes: 2 green gems."
    assert "Erin takes: 2 green gems, 1 white gem" in out[3]
    assert refused(game, "fix", "2", "roll", "gggggggggg")[0] == 4
    assert game("fix", "5", "dance").code == 3
    assert game("fix", "5").code == 2
    assert game("fix", "5", "take", "--remove").code == 2


def test_fix_takes_an_entry_out(game: Runner) -> None:
    entered(game, *DIVIDED, "buy tailor", "tokens Zoe --gold 4")
    assert game("fix", "8", "--remove").code == 0
    assert "Zoe: 1 gold" in game("tokens").out


def test_names_are_corrected_and_a_game_is_loosened(game: Runner) -> None:
    assert game("edit").code == 2
    assert "Corrected." in game("edit", "--name", "Zoe=Zoë", "--reads", "Erin=it").out
    assert "Zoë" in game("board").out
    game("edit", "--loose")
    assert "Purchases and tokens" in game().out
    assert "Zoë buys Crown." in game("buy", "crown", "--player", "zoe").out
    assert refused(game, "buy", "crown", "--player", "Michael") == (4, "Crown has been bought already.")
    assert refused(game, "take", "r") == (4, "This game records only purchases and tokens.")
    assert refused(game, "buy", "scepter") == (3, "Which player?")


def test_a_loose_game_records_purchases_and_tokens(capertool: Runner) -> None:
    capertool("new", "thiefs-market", *PEOPLE, "--loose")
    for line in ("buy crown --player Erin", "buy treasure-map --player Zoe", "buy treasure-map --player Zoe"):
        entered(capertool, line)
    entered(capertool, "tokens Zoe --gold 3", "end")
    result = capertool("score", "--json").json
    assert result["players"]["zoe"]["points"] == {"cards": 14, "henchmen": 0, "gold": 3, "infamy": 0}


def test_the_potion_brings_a_card(capertool: Runner) -> None:
    capertool("new", "thiefs-market", *PEOPLE, "--loose")
    assert capertool("buy", "potion", "--player", "Erin").code == 4
    out = entered(capertool, "buy potion --player Erin --drawn brooch").out
    assert "It goes back into the box; taken instead: Brooch." in out


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(ProblemsError) as caught:
        call()
    return caught.value.problems[0].code


def test_the_two_treasure_maps_are_told_apart_by_their_cost(capertool: Runner) -> None:
    capertool("new", "thiefs-market", *PEOPLE)
    assert "treasure-map/GGB or treasure-map/GRR" in capertool("buy", "treasure-map").err
    evening = Evening()
    evening.offer("C", "treasure-map/GGB", "treasure-map/GRR")
    assert code_of(lambda: card_meant(evening.state, "mappa del tesoro")) == "choose-cost"
    assert card_meant(evening.state, "Schatzkarte/grr") == "treasure-map/GRR"
    fresh = Evening().state
    assert code_of(lambda: draw(fresh, ["C"], ["treasure map"])) == "choose-cost"
    assert draw(fresh, ["C"], ["treasure map/ggb"]) == ("treasure-map/GGB",)
    assert draw(evening.state._replace(seen=("treasure-map/GGB",)), ["C"], ["treasure map"]) == ("treasure-map/GRR",)


def test_a_card_at_the_owners_cost_comes_out_by_its_name() -> None:
    own = Evening(costs={"island-estate": "GWR"}).state
    assert draw(own, ["C"], ["island estate"]) == ("island-estate/GWR",)
    assert draw(own, ["A"], ["tailor"]) == ("tailor",)  # out already: the rules refuse it
    assert code_of(lambda: draw(own, ["C"], ["treasure map/gwb"])) == "choose-cost"


def test_what_is_no_object_is_told(capertool: Runner) -> None:
    assert code_of(lambda: objects_meant(["xyz"])) == "unknown-object"
    assert code_of(lambda: face_meant("rb")) == "unknown-object"
    for words in ("rot blau marker", "rosso blu segnalino", "rouge bleu marqueur", "r b 1"):
        assert objects_meant(words.split()) == ("blue", "red", "marker")
    assert objects_meant(["weiß", "gelb", "violett"]) == ("white", "bag", "mask")
    assert objects_meant(["RB1"]) == objects_meant(["rossa,", "bleue", "marker"])


def test_players_without_letters_have_keys_of_their_own() -> None:
    assert list(seats_of(["Anna", "★", ""])) == ["anna", "player-2", "player-3"]
    assert list(seats_of(["player-2", "★", "player 2 3"])) == ["player-2", "player-2-2", "player-2-3"]


def test_players_must_be_told_apart_by_what_is_typed() -> None:
    assert code_of(lambda: seats_of(["Anna", "Ben", "Anna"])) == "name-twice"
    assert code_of(lambda: seats_of(["José", "Ben", "Jose"])) == "names-alike"


def test_a_command_of_another_game_says_which_game_it_belongs_to(game: Runner) -> None:
    code, message = refused(game, "play", "banker", "1")
    assert (code, message) == (2, "The command play belongs to Caper; the current game is Thief's Market.")
    game("new", "caper")
    code, message = refused(game, "roll")
    assert message == "The command roll belongs to Thief's Market; the current game is Caper."


def test_the_same_people_again_and_the_next_one_begins(game: Runner) -> None:
    assert game("new", "--again").out.splitlines()[-1] == "Next: Michael rolls 10 dice, round 1."


def test_a_whole_game_of_the_tools_own_rolls_and_draws_ends(capertool: Runner, tmp_path: Path) -> None:
    """Everybody takes two dice and buys what the first line of can-buy offers, until deck C runs short."""
    random.seed(7)
    capertool("new", "thiefs-market", *PEOPLE)
    for _ in range(60):
        if "The game is over" in entered(capertool, "tokens Erin --gold 9").out:
            break
        capertool("tokens", "Michael", "--gold", "9")
        capertool("tokens", "Zoe", "--gold", "9")
        capertool("roll")
        _divide(capertool)
        _shop(capertool)
        capertool("cash")
    assert "Winner" in capertool("score").out
    file = tmp_path / "game.json"
    assert capertool("export", str(file)).code == 0
    before = capertool("score", "--json").out
    assert capertool("import", str(file)).code == 0
    assert capertool("score", "--json").out == before
    assert capertool("check").code == 0


def _divide(game: Runner) -> None:
    entered(game, "take 1")
    for letter in "gwbryp":
        if game("take", letter).code == 0:
            break
    entered(game, "take")


def _shop(game: Runner) -> None:
    """The cheapest card for each in turn; buy alone ends a turn that goes on."""
    for _ in range(30):
        ran = game("can-buy", "--json")
        if ran.code == 3:
            return  # everybody has bought
        if ran.code:
            entered(game, "buy")  # nothing more can be bought, but cards could be used
            continue
        found = [card for card in ran.json if card["ways"]]
        name = found[0]["card"] if found else ""
        letters = "".join(gem[0].upper() for gem in found[0]["cost"]) if found else ""
        card = f"{name}/{letters}" if name == "treasure-map" else name
        way = ["--way", "1"] if found and found[0]["ways"][0]["uses"] else []
        if not found or game("buy", card, *way).code:
            entered(game, "buy")


@pytest.mark.parametrize("code", CODES)
def test_every_language_tells_a_round(game: Runner, code: str) -> None:
    for line in (*DIVIDED, "buy tailor", "buy", "buy", "cash bondsman", "board", "log", "tokens", "can-buy"):
        ran = game(*line.split(), "--lang", code)
        assert (ran.code, ran.err) == (0, ""), (line, ran.err)
        assert ran.out


def test_lucky_dice_are_told_and_rolled_again(game: Runner) -> None:
    entered(game, "roll rbggwwyypp", "take rb1", "take gg", "take", "buy lucky --force", "buy", "buy", "cash")
    entered(game, "roll rbggwwyypp", "take rb1")
    assert "The dice are not rolled again." in entered(game, "steal Erin b").out
    entered(game, "take gg", "take")
    assert "Erin rolls one die again: white gem → red gem." in entered(game, "reroll w r").out
    assert game("reroll", "w").code == 4


def test_an_insurance_racket_makes_the_next_card_cheaper(game: Runner) -> None:
    entered(game, "roll rbggwwyypp", "take rw1", "take gg", "take", "buy insurance-racket --force --pay gold")
    out = game("can-buy", "necklace").out
    assert "1  0 gold and 1 white gem, 1 gem less" in out
    assert game("can-buy", "nothing-like-it").code == 3


def test_cards_that_come_out_are_asked_for_on_a_terminal(game: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    entered(game, *DIVIDED, "buy tailor", "buy", "buy")
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return "local celebrity"

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", answer)
    assert "New in the market: Local Celebrity." in game("cash").out
    assert asked == ["Which cards come out (A 1)? With commas; empty draws them: "]
    entered(game, "roll rbggwwyypp", "take rb1", "take gg", "take", "buy", "buy", "buy", "cash")
    assert len(asked) == 1  # nothing was bought, nothing comes out


def test_gold_is_sold_and_a_die_turned_by_its_face(game: Runner) -> None:
    entered(game, "tokens Michael --gold 6", *DIVIDED, "buy exit-strategy --force --pay gold")
    out = entered(game, "convert exit strategy --times 2").out
    assert "Michael uses Exit Strategy. Michael: −2 gold (Exit Strategy), +4 infamy (Exit Strategy)." in out
    assert "Next: Michael may use cards, or is done: capertool buy" in out
    assert "Michael buys nothing more." in entered(game, "buy").out
    entered(game, "buy", "buy", "cash", "tokens Michael --gold 3")
    entered(game, "roll bbggwwyypp", "take b1", "take gg", "take", "buy glamer --pay gold")
    assert "Glamer: blue gem → green gem" in entered(game, "convert glamer green").out


def test_a_potion_bought_in_the_market_brings_the_next_card(game: Runner) -> None:
    entered(game, *DIVIDED)
    out = entered(game, "buy unlabeled-potion --force --drawn pawnbroker").out
    assert "taken instead: Pawnbroker." in out


def test_nothing_within_reach_is_said(game: Runner) -> None:
    entered(game, "tokens Michael --gold 0", "roll ybggwwyypp", "take b", "take y1", "take")
    assert "Nothing in the market can be afforded." in game("can-buy").out
    assert "Nothing in the market can be afforded." in game("board").out


def test_an_abandoned_game_says_so(game: Runner) -> None:
    assert "The game was abandoned." in entered(game, "abandon").out
    assert "abandoned" in game("games").out


def test_a_deck_that_runs_out_ends_the_game_in_words() -> None:
    evening = Evening()
    evening.offer("C", "fur-coat")
    evening.adjust(deck="C", left={"A": 0, "B": 0, "C": 0})
    evening.divided("br1", "p", "p")
    evening.buy("fur-coat")
    evening.done(2)
    state = evening.state
    event = evening.cash()
    said = say_event(language("en"), state, event)
    assert said.startswith("The round ends. Deck C cannot replace what was bought: the game ends.")
    assert "The game is over" in say_next(language("en"), evening.state)


def test_the_recorder_names_the_conversions_that_reach_a_card_and_the_gold(game: Runner) -> None:
    """Erin gets Glamer in the first round; in the second a blue gem of hers can be any other."""
    entered(game, "roll bbrrgwwypp", "take bb1", "take rr", "take", "buy glamer", "buy", "buy")
    entered(game, "cash corrupt-official", "roll bbrrgwwypp", "take bw1", "take rr")
    out = game("take").out
    assert "Can be afforded: Corrupt Official, " in out
    assert "Fence (Glamer: blue gem → white gem)" in out
    assert "Nearby Safehouse (Glamer: blue gem → green gem)" in out
    assert out.index("Corrupt Official") < out.index("Fence")
