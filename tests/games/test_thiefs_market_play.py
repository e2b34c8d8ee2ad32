"""Recording a game: dividing, buying, the end of a round, the market; one case for each card that acts in play."""

import json
from itertools import combinations

import pytest

from capertool.games import load_figures
from capertool.games.common import Abandon, Edit, End, Loosen, Tallied
from capertool.games.recording import Change, first_bad_entry, refit
from capertool.games.refusing import Refusal
from capertool.games.thiefs_market.afford import Use
from capertool.games.thiefs_market.catalogue import CARDS
from capertool.games.thiefs_market.commands import Buy, Cash, Pass, Reroll, Roll, SetTokens, Steal, Take, UseCard
from capertool.games.thiefs_market.effects import AtTheEnd
from capertool.games.thiefs_market.evolve import replay
from capertool.games.thiefs_market.recording import RECORDING
from capertool.games.thiefs_market.scoring import tally
from capertool.games.thiefs_market.state import table_of, unseen
from tests.games.market import player, table, total
from tests.games.market_evening import BUYING, CASHING, ROLLING, Evening, causes, objects

TEN = "ggwwbbrryp"
TESTED: set[str] = set()


def case(*cards: str) -> None:
    """Marks the cards that a test is about."""
    TESTED.update(cards)


def shopping(pile: str, *cards: str, gold: int = 0) -> Evening:
    """Anna buys first, with this pile, these cards and this gold."""
    evening = Evening()
    evening.own(anna=cards)
    evening.gold(anna=gold)
    evening.divided(pile + "1", "p", "p")
    return evening


# --- the beginning


def test_everybody_starts_with_one_gold() -> None:
    evening = Evening(5)
    assert set(evening.state.gold.values()) == {1}
    assert set(evening.state.infamy.values()) == {0}


@pytest.mark.parametrize(("players", "dice"), [(3, 10), (4, 11), (5, 13)])
def test_the_first_player_rolls_all_dice(players: int, dice: int) -> None:
    evening = Evening(players)
    assert evening.refused(Roll(objects("g" * (dice - 1)))) == ["dice-count"]
    evening.roll("g" * dice)
    assert evening.state.middle == objects("g" * dice + "1")
    assert evening.state.to_move == "anna"


def test_nobody_else_rolls_unless_the_house_says_so() -> None:
    evening = Evening()
    assert evening.refused(Roll(objects(TEN), "ben")) == ["not-your-turn"]
    event = evening.enter(Roll(objects(TEN), "ben"), force=True)
    assert event.house == ("not-your-turn",)
    assert evening.state.house == 1


# --- dividing


def test_clockwise_to_the_next_player_without_a_pile() -> None:
    evening = Evening(4, first="chloe")
    evening.roll("ggwwbbrrypp")
    evening.take("gg1")
    assert evening.state.to_move == "dora"
    evening.take("w")
    assert evening.state.to_move == "anna"
    evening.steal("chloe", "1")
    assert evening.state.to_move == "ben"
    evening.take("b")
    assert evening.state.to_move == "chloe"


def test_only_what_lies_in_the_middle_can_be_taken() -> None:
    evening = Evening()
    assert evening.refused(Take(objects("g"))) == ["roll-first"]
    evening.roll(TEN)
    assert evening.refused(Take(objects("ggg"))) == ["not-in-middle"]
    assert evening.refused(Take(())) == ["not-in-middle"]
    assert evening.refused(Take(objects("g"), "ben")) == ["not-your-turn"]
    assert evening.refused(Roll(objects(TEN))) == ["divide-first"]


def test_the_rulebooks_stealing_example() -> None:
    """Erin has red, blue and the marker. Michael steals and may return anything but nothing and everything."""
    for returned in ("1", "b", "r", "r1", "b1", "rb"):
        evening = Evening()
        evening.roll("rb" + "g" * 8)
        evening.take("rb1")
        dice = returned.replace("1", "")
        event = evening.steal("anna", returned, "g" * len(dice))
        kept = set("rb1") - set(returned)
        assert evening.state.piles == {"ben": objects("".join(kept))}
        assert event.rolled == objects("g" * len(dice))
        assert evening.state.middle.count("green") == 8 + len(dice)
        assert ("marker" in evening.state.middle) == ("1" in returned)
        assert evening.state.to_move == "chloe"
    evening = Evening()
    evening.roll("rb" + "g" * 8)
    evening.take("rb1")
    assert evening.refused(Steal("anna", ())) == ["return-one-keep-one"]
    assert evening.refused(Steal("anna", objects("rb1"), objects("gg"))) == ["return-one-keep-one"]


def test_every_proper_part_of_a_pile_may_be_returned() -> None:
    evening = Evening()
    evening.roll("rbgw" + "y" * 6)
    evening.take("rbgw1")
    for size in range(1, 5):
        for part in combinations("rbgw1", size):
            returned = "".join(part)
            rolled = "y" * len(returned.replace("1", ""))
            assert evening.refused(Steal("anna", objects(returned), objects(rolled))) == []


def test_a_pile_of_one_object_cannot_be_stolen() -> None:
    evening = Evening()
    evening.roll(TEN)
    evening.take("g")
    assert evening.refused(Steal("anna", objects("g"), objects("g"))) == ["nothing-to-steal"]
    assert evening.refused(Steal("chloe", objects("g"), objects("g"))) == ["nothing-to-steal"]


def test_what_is_returned_must_be_in_the_pile_and_is_rolled_again() -> None:
    evening = Evening()
    evening.roll(TEN)
    evening.take("gw")
    assert evening.refused(Steal("anna", objects("b"), objects("b"))) == ["not-in-pile"]
    assert evening.refused(Steal("anna", objects("g"))) == ["dice-count"]
    assert evening.refused(Steal("anna", objects("g"), objects("b"), "chloe")) == ["not-your-turn"]
    evening.steal("anna", "g", "p")
    assert evening.state.middle.count("mask") == 2


def test_the_last_player_takes_everything_from_the_middle() -> None:
    evening = Evening()
    evening.roll(TEN)
    evening.take("gg")
    evening.take("ww1")
    assert evening.refused(Take(objects("bb"))) == ["last-takes-all"]
    evening.take("bbrryp")
    assert evening.state.middle == ()
    assert (evening.state.phase, evening.state.turn) == (BUYING, "ben")


def test_the_last_player_may_still_steal_and_then_the_victim_is_last() -> None:
    evening = Evening()
    evening.roll(TEN)
    evening.take("gg")
    evening.take("ww1")
    evening.steal("ben", "w", "r")
    assert evening.state.to_move == "ben"
    assert evening.refused(Take(objects("bb"))) == ["last-takes-all"]
    evening.take("bbrrryp")
    assert evening.state.phase == BUYING
    assert evening.state.turn == "chloe"


def test_the_house_may_leave_something_in_the_middle() -> None:
    evening = Evening()
    evening.roll(TEN)
    evening.take("gg")
    evening.take("ww")
    evening.take("bb", force=True)
    assert evening.state.turn == "anna"  # nobody took the marker: who began buys first
    evening.done(3)
    evening.cash()
    assert (evening.state.first, evening.state.spent) == ("anna", 10)


def test_purchases_begin_with_whoever_took_the_marker_and_go_clockwise() -> None:
    evening = Evening(4)
    evening.roll("ggwwbbrrypp")
    for letters in ("gg", "ww", "bb1", "rrypp"):
        evening.take(letters)
    order = []
    while evening.state.phase == BUYING:
        order.append(evening.state.to_move)
        evening.done()
    assert order == ["chloe", "dora", "anna", "ben"]
    assert evening.state.to_move is None
    evening.cash()
    assert (evening.state.phase, evening.state.round) == (ROLLING, 2)
    assert evening.state.first == "chloe"


# --- buying


def test_a_card_is_paid_with_dice_that_lie_aside_until_the_next_round() -> None:
    evening = shopping("rg")
    event = evening.buy("tailor")
    assert event.dice == ("red",)
    assert evening.state.cards["anna"] == ("tailor",)
    assert evening.state.piles["anna"] == objects("g1")
    assert evening.state.spent == 1
    assert "tailor" not in evening.state.market["A"]


def test_gold_pays_for_any_gem_and_goes_back() -> None:
    evening = shopping("w", gold=2)
    event = evening.buy("necklace")
    assert causes(event) == [("anna", "gold", -1, "payment")]
    assert evening.state.gold["anna"] == 1


def test_which_dice_are_paid_may_be_chosen() -> None:
    evening = shopping("ww", gold=2)
    event = evening.buy("necklace", dice=objects("w"))
    assert (event.dice, evening.state.gold["anna"]) == (("white",), 1)
    assert shopping("ww").refused(Buy("necklace", dice=objects("g"))) == ["wrong-dice"]


def test_what_cannot_be_paid_is_refused_and_recorded_only_by_the_house() -> None:
    evening = shopping("w")
    assert evening.refused(Buy("necklace")) == ["cannot-afford"]
    evening.buy("necklace", force=True)
    assert evening.state.gold["anna"] == 0
    assert evening.state.house == 1


def test_one_card_a_round() -> None:
    evening = shopping("rbg", "coercion-coordinator")
    evening.buy("tailor")
    assert evening.state.to_move == "anna"  # a card can still be used
    assert evening.refused(Buy("nearby-safehouse")) == ["bought-enough"]


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    evening = shopping("g")
    assert evening.buy("nearby-safehouse").done
    assert evening.state.to_move == "ben"


def test_only_cards_of_the_market_can_be_bought_in_ones_own_turn() -> None:
    evening = shopping("rwbb")
    assert evening.refused(Buy("crown")) == ["not-in-market"]
    assert "not-your-turn" in evening.refused(Buy("tailor", seat="ben"))
    assert evening.refused(Pass("ben")) == ["not-your-turn"]
    assert Evening().refused(Buy("tailor")) == ["roll-first"]


def test_a_treasure_map_is_told_apart_by_its_cost() -> None:
    evening = shopping("grr", gold=0)
    evening.offer("C", "treasure-map/GGB", "treasure-map/GRR")
    assert evening.refused(Buy("treasure-map/GGB")) == ["cannot-afford"]
    evening.buy("treasure-map/GRR")
    assert evening.state.cards["anna"] == ("treasure-map",)
    assert evening.state.market["C"] == ("treasure-map/GGB",)


# --- cards that act in play


@pytest.mark.parametrize(
    ("card", "face", "letter"),
    [
        ("alchemical-lab", "red", "r"),
        ("glamer", "blue", "b"),
        ("philosophers-stone", "green", "g"),
        ("deceptive-bits-of-colored-glass", "white", "w"),
    ],
)
def test_a_gem_is_turned_into_another_once_a_round(card: str, face: str, letter: str) -> None:
    case(card)
    for to in set("gwbr") - {letter}:
        evening = shopping(letter * 2, card)
        event = evening.use(card, to)
        assert event.moved == ()
        assert evening.state.piles["anna"] == objects(letter + to + "1")
        assert evening.refused(UseCard(Use(card, "", objects(to)[0]))) == ["used-already"]
    evening = shopping(letter, card)
    assert evening.refused(UseCard(Use(card, "", face))) == ["choose-face"]
    assert evening.refused(UseCard(Use(card))) == ["choose-face"]
    assert evening.refused(UseCard(Use(card, "", "bag"))) == ["choose-face"]


@pytest.mark.parametrize(("card", "letter"), [("bondsman", "r"), ("bookie", "b"), ("pawnbroker", "g"), ("fence", "w")])
def test_a_gem_is_turned_into_a_bag_which_is_cashed(card: str, letter: str) -> None:
    case(card)
    evening = shopping(letter * 2, card)
    evening.use(card)
    assert evening.state.piles["anna"] == objects(letter + "y1")
    evening.done(3)
    evening.cash()
    assert evening.state.gold["anna"] == 1


def test_the_jeweller_turns_a_bag_into_a_gem() -> None:
    case("legitimate-jeweller")
    evening = shopping("y", "legitimate-jeweller")
    evening.use("legitimate-jeweller", "g")
    evening.buy("nearby-safehouse")
    assert evening.state.cards["anna"][-1] == "nearby-safehouse"


@pytest.mark.parametrize(
    ("card", "letter"),
    [("coercion-coordinator", "b"), ("local-celebrity", "w"), ("public-relations-expert", "g"), ("tailor", "r")],
)
def test_a_gem_is_spent_for_infamy_once_a_round(card: str, letter: str) -> None:
    case(card)
    evening = shopping(letter * 2, card)
    assert causes(evening.use(card)) == [("anna", "infamy", 1, card)]
    assert (evening.state.infamy["anna"], evening.state.spent) == (1, 1)
    assert evening.refused(UseCard(Use(card))) == ["used-already"]


def test_the_gauntlet_spends_a_mask_for_gold_that_can_be_spent_at_once() -> None:
    case("gauntlet-of-evil-intent")
    evening = shopping("p", "gauntlet-of-evil-intent")
    evening.use("gauntlet-of-evil-intent")
    assert evening.state.gold["anna"] == 1
    evening.buy("nearby-safehouse")
    assert evening.state.gold["anna"] == 0


def test_the_exit_strategy_sells_gold_as_often_as_one_likes() -> None:
    case("exit-strategy")
    evening = shopping("", "exit-strategy", gold=5)
    evening.use("exit-strategy", times=2)
    evening.use("exit-strategy", times=3)
    assert (evening.state.gold["anna"], evening.state.infamy["anna"]) == (0, 10)
    assert evening.refused(UseCard(Use("exit-strategy"))) == ["not-enough-gold"]
    assert evening.refused(UseCard(Use("exit-strategy"), 0)) == ["not-enough-gold"]


@pytest.mark.parametrize(
    ("card", "letter"),
    [
        ("corrupt-official", "w"),
        ("disgruntled-minion", "r"),
        ("guy-in-a-trenchcoat", "b"),
        ("executive-assistant", "g"),
    ],
)
def test_one_more_purchase_if_the_pile_came_with_the_gem(card: str, letter: str) -> None:
    case(card)
    with_gem = shopping(letter, card, gold=3)
    with_gem.buy("tailor", dice=())
    with_gem.buy("nearby-safehouse", dice=())
    assert len(with_gem.state.cards["anna"]) == 3
    other = "g" if letter != "g" else "r"
    without = shopping(other, card, gold=3)
    without.buy("tailor", dice=())
    assert without.refused(Buy("nearby-safehouse", seat="anna"))[:1] in (["bought-enough"], ["not-your-turn"])


def test_the_extra_purchase_holds_though_the_gem_is_spent_and_not_though_one_is_turned() -> None:
    """The pile counts as it came out of the division."""
    spent = shopping("rg", "disgruntled-minion")
    spent.buy("tailor")
    spent.buy("nearby-safehouse")
    assert spent.state.cards["anna"] == ("disgruntled-minion", "tailor", "nearby-safehouse")
    turned = shopping("bg", "disgruntled-minion", "glamer")
    turned.use("glamer", "r")
    turned.buy("tailor")
    assert turned.refused(Buy("nearby-safehouse", seat="anna")) in (["bought-enough"], ["not-your-turn"])


def test_an_extra_purchase_can_be_used_in_the_turn_it_is_bought() -> None:
    evening = shopping("rrg")
    evening.offer("A", "disgruntled-minion", "nearby-safehouse")
    evening.buy("disgruntled-minion")
    evening.buy("nearby-safehouse")
    assert evening.state.cards["anna"] == ("disgruntled-minion", "nearby-safehouse")


def test_the_insurance_racket_buys_one_more_and_one_die_cheaper() -> None:
    case("insurance-racket")
    evening = shopping("w", "insurance-racket")
    event = evening.buy("necklace")
    assert (event.dice, evening.state.gold["anna"]) == (("white",), 0)
    evening.buy("nearby-safehouse")  # one green, one less: nothing
    assert evening.state.cards["anna"] == ("insurance-racket", "necklace", "nearby-safehouse")


def test_the_insurance_racket_gives_no_discount_on_itself() -> None:
    evening = shopping("gw")
    evening.offer("C", "insurance-racket")
    assert evening.refused(Buy("insurance-racket")) == ["cannot-afford"]
    evening.gold(anna=1)
    evening.buy("insurance-racket")
    assert evening.state.to_move == "ben" or evening.state.bought == 1


@pytest.mark.parametrize(
    ("card", "gem", "other"),
    [
        ("anthropomorphic-water-buffalo", "tailor", "nearby-safehouse"),
        ("easily-impressed-noble", "necklace", "tailor"),
        ("rumor-monger", "nearby-safehouse", "tailor"),
        ("sticky-fingered-dockhand", "glamer", "tailor"),
    ],
)
def test_infamy_for_every_purchase_with_the_gem_in_its_cost(card: str, gem: str, other: str) -> None:
    """One token a purchase, however often the gem stands there."""
    case(card)
    paid = shopping("", card, gold=3)
    event = paid.buy(gem)
    assert [move for move in causes(event) if move[1] == "infamy"] == [("anna", "infamy", 1, card)]
    unpaid = shopping("", card, gold=3)
    assert [move for move in causes(unpaid.buy(other)) if move[1] == "infamy"] == []
    itself = shopping("", gold=3)
    itself.offer("B", card)
    itself.buy(card)
    assert itself.state.infamy["anna"] == 1


def test_infamy_for_the_marker_in_the_final_pile() -> None:
    case("eyepatch-of-command")
    evening = Evening()
    evening.own(ben=("eyepatch-of-command",))
    evening.roll(TEN)
    evening.take("gg")
    evening.take("ww1")
    event = evening.take("bbrryp")
    assert causes(event) == [("ben", "infamy", 1, "eyepatch-of-command")]
    without = Evening()
    without.own(chloe=("eyepatch-of-command",))
    without.divided("g1", "w", "b")
    assert without.state.infamy == {"anna": 0, "ben": 0, "chloe": 0}


def test_a_marker_that_was_stolen_pays_nothing() -> None:
    evening = Evening()
    evening.own(anna=("eyepatch-of-command",))
    evening.roll(TEN)
    evening.take("g1")
    evening.steal("anna", "g", "r")
    evening.take("ww")
    evening.enter(Take(evening.state.middle))
    assert evening.state.infamy["anna"] == 0


def test_infamy_when_the_pile_is_stolen() -> None:
    case("wicked-clutches")
    evening = Evening()
    evening.own(anna=("wicked-clutches",))
    evening.roll(TEN)
    evening.take("gw")
    assert causes(evening.steal("anna", "g", "b")) == [("anna", "infamy", 1, "wicked-clutches")]
    assert evening.state.infamy == {"anna": 1, "ben": 0, "chloe": 0}


def test_lucky_dice_are_not_rolled_when_returned() -> None:
    case("lucky-animal-appendage")
    evening = Evening()
    evening.own(anna=("lucky-animal-appendage",))
    evening.roll(TEN)
    evening.take("gw")
    event = evening.steal("anna", "g")
    assert event.rolled == ("green",)
    assert evening.state.middle.count("green") == 2


def test_lucky_reroll_of_one_die_before_the_purchases() -> None:
    evening = Evening()
    evening.own(ben=("lucky-animal-appendage", "disgruntled-minion"))
    evening.divided("g1", "ww", "p")
    assert evening.refused(Reroll("red", "blue")) == ["not-in-pile"]
    assert evening.refused(Reroll("green", "blue", "anna")) == ["no-card-for-it"]
    evening.reroll("w", "r")
    assert evening.state.piles["ben"] == objects("wr")
    assert evening.refused(Reroll("white", "blue", "ben")) == ["too-late-to-reroll"]
    assert evening.state.final["ben"] == objects("wr")  # the reroll belongs to the final pile
    late = Evening()
    late.own(ben=("lucky-animal-appendage",))
    late.divided("g1", "ww", "p")
    late.done()
    assert late.refused(Reroll("white", "blue")) == ["too-late-to-reroll"]
    nobody = Evening()
    nobody.divided("g1", "ww", "p")
    assert nobody.refused(Reroll("green", "blue")) == ["no-card-for-it"]


@pytest.mark.parametrize("card", ["big-haul", "heist"])
def test_infamy_for_every_object_of_the_final_pile(card: str) -> None:
    """Four dice and the marker, whatever was spent since."""
    case(card)
    evening = shopping("gwbr")
    evening.offer("C", card)
    event = evening.buy(card)
    assert ("anna", "infamy", 5, card) in causes(event)


def test_imbalanced_scales_give_one_more_gold_however_many_bags() -> None:
    case("imbalanced-scales")
    evening = shopping("yyy", "imbalanced-scales")
    evening.done(3)
    event = evening.cash()
    assert causes(event)[:2] == [("anna", "gold", 3, "bags"), ("anna", "gold", 1, "imbalanced-scales")]
    none = shopping("ppp", "imbalanced-scales")
    none.done(3)
    none.cash()
    assert none.state.gold["anna"] == 0


def test_island_estate_gives_one_more_infamy_however_many_masks() -> None:
    case("island-estate")
    evening = shopping("pp", "island-estate")
    evening.done(3)
    event = evening.cash()
    assert causes(event)[:2] == [("anna", "infamy", 2, "masks"), ("anna", "infamy", 1, "island-estate")]


def test_the_potion_goes_and_the_next_card_comes_free() -> None:
    case("unlabeled-potion")
    evening = shopping("br")
    evening.offer("B", "unlabeled-potion")
    evening.adjust(deck="B", left={"A": 0, "B": 7, "C": 11})
    assert evening.refused(Buy("unlabeled-potion")) == ["potion-needs-card"]
    assert evening.refused(Buy("unlabeled-potion", drawn="crown")) == ["not-in-deck"]
    assert evening.refused(Buy("tailor", drawn="brooch")) == ["nothing-drawn"]
    evening.buy("unlabeled-potion", drawn="easily-impressed-noble")
    assert evening.state.cards["anna"] == ("easily-impressed-noble",)
    assert evening.state.left["B"] == 6
    assert evening.state.vacant == 1  # the Potion's place in the row
    assert evening.state.infamy["anna"] == 0  # taken, not bought


def test_the_potion_takes_from_the_next_deck_where_its_own_is_empty() -> None:
    evening = shopping("br")
    evening.offer("B", "unlabeled-potion")
    evening.adjust(deck="B", left={"A": 0, "B": 0, "C": 11})
    event = evening.buy("unlabeled-potion", drawn="heist")
    assert ("anna", "infamy", 3, "heist") in causes(event)  # taken, which is enough for The Heist
    assert evening.state.left["C"] == 10


def test_a_potion_with_no_card_left_brings_nothing() -> None:
    evening = shopping("br")
    evening.offer("B", "unlabeled-potion")
    evening.adjust(deck="C", left={"A": 0, "B": 0, "C": 0})
    evening.buy("unlabeled-potion")
    assert evening.state.cards["anna"] == ()


def test_every_card_that_acts_in_play_has_a_case() -> None:
    acting = {id for id, card in CARDS.items() if not isinstance(card.effects[0], AtTheEnd)}
    assert acting == TESTED


# --- using cards on the way to a purchase


def test_a_purchase_may_use_cards_on_the_way() -> None:
    evening = shopping("rp", "bondsman", "legitimate-jeweller", "gauntlet-of-evil-intent")
    uses = (Use("bondsman", "red", "bag"), Use("legitimate-jeweller", "bag", "white"), Use("gauntlet-of-evil-intent"))
    event = evening.buy("necklace", uses=uses)
    assert causes(event) == [("anna", "gold", 1, "gauntlet-of-evil-intent"), ("anna", "gold", -1, "payment")]
    assert event.dice == ("white",)
    assert set(evening.state.used) == {"bondsman", "legitimate-jeweller", "gauntlet-of-evil-intent"}


def test_what_needs_cards_is_refused_with_the_ways() -> None:
    evening = shopping("rr", "alchemical-lab", gold=1)
    assert evening.refused(Buy("necklace")) == ["needs-cards"]


def test_a_card_must_be_owned_and_of_use() -> None:
    evening = shopping("r", "crown", "exit-strategy", "local-celebrity", gold=1)
    assert evening.refused(UseCard(Use("tailor"))) == ["not-owned"]
    assert evening.refused(UseCard(Use("crown"))) == ["not-for-use"]
    assert evening.refused(UseCard(Use("local-celebrity"))) == ["not-in-pile"]
    assert evening.refused(Buy("tailor", uses=(Use("exit-strategy"),))) == ["not-for-use"]
    assert "not-your-turn" in evening.refused(UseCard(Use("exit-strategy"), 1, "ben"))
    assert Evening().refused(UseCard(Use("tailor"))) == ["roll-first"]


def test_infamy_of_a_die_spent_on_the_way() -> None:
    evening = shopping("rg", "tailor")
    event = evening.buy("nearby-safehouse", uses=(Use("tailor"),))
    assert causes(event) == [("anna", "infamy", 1, "tailor")]
    assert evening.state.gold["anna"] == 0


# --- the end of a round and the market


def test_bags_become_gold_and_masks_infamy_only_at_the_end_of_the_round() -> None:
    evening = shopping("yyp")
    assert evening.refused(Cash()) == ["buy-first"]
    evening.done(3)
    assert (evening.state.phase, evening.refused(Pass())) == (CASHING, ["cash-first"])
    evening.cash()
    assert (evening.state.gold["anna"], evening.state.infamy["anna"]) == (2, 1)
    assert evening.state.spent == 10
    assert evening.state.piles == {}


def test_the_row_is_filled_up_with_as_many_cards_as_were_bought() -> None:
    evening = shopping("r")
    evening.buy("tailor")
    evening.done(2)
    assert evening.refused(Cash()) == ["cards-revealed"]
    assert evening.refused(Cash(("crown",))) == ["not-in-deck"]
    assert evening.refused(Cash(("tailor",))) == ["not-in-deck"]
    evening.cash("bondsman")
    assert len(evening.state.market["A"]) == 5
    assert evening.state.left == {"A": 7, "B": 12, "C": 11}


def test_where_a_deck_runs_short_five_cards_of_the_next_come_out() -> None:
    """The rulebook's example: two cards of A stay and are not replaced any more."""
    evening = shopping("r", gold=0)
    evening.adjust(market={"A": ("tailor", "fence", "glamer")}, left={"A": 0, "B": 12, "C": 11})
    evening.buy("tailor")
    evening.done(2)
    row = ("bookie", "brooch", "eyepatch-of-command", "rumor-monger", "wicked-clutches")
    assert evening.refused(Cash((*row[:4], row[0]))) == ["not-in-deck"]
    evening.cash(*row)
    assert evening.state.market == {"A": ("fence", "glamer"), "B": row}
    assert (evening.state.deck, evening.state.left["B"]) == ("B", 7)
    evening.gold(anna=2)
    evening.divided("1", "p", "p")
    evening.buy("fence")
    evening.done(2)
    evening.cash()  # an older row is not filled
    assert evening.state.market["A"] == ("glamer",)


def test_what_is_left_of_a_deck_comes_out_before_the_next() -> None:
    evening = shopping("rg", "disgruntled-minion")
    evening.adjust(left={"A": 1, "B": 12, "C": 11})
    evening.buy("tailor")
    evening.buy("nearby-safehouse")
    evening.done(2)
    row = ("bookie", "brooch", "eyepatch-of-command", "rumor-monger", "wicked-clutches")
    evening.cash("bondsman", *row)
    assert len(evening.state.market["A"]) == 4
    assert evening.state.market["B"] == row


def test_a_deck_that_is_just_enough_opens_no_new_row() -> None:
    evening = shopping("r")
    evening.adjust(left={"A": 1, "B": 12, "C": 11})
    evening.buy("tailor")
    evening.done(2)
    evening.cash("bondsman")
    assert (evening.state.deck, evening.state.left["A"], len(evening.state.market["A"])) == ("A", 0, 5)


def test_the_game_ends_when_deck_c_cannot_replace_what_was_bought() -> None:
    evening = shopping("rbp")
    evening.offer("C", "fur-coat", "crown")
    evening.adjust(deck="C", left={"A": 0, "B": 0, "C": 0})
    evening.buy("fur-coat")
    evening.done(2)
    event = evening.cash()
    assert event.over
    assert evening.state.over
    assert evening.state.to_move is None
    assert evening.state.infamy["anna"] == 1  # cashed before the end
    assert evening.refused(Roll(objects(TEN))) == ["game-over"]
    assert evening.refused(Buy("crown")) == ["game-over"]


def test_an_older_card_bought_from_an_empty_deck_c_does_not_end_the_game() -> None:
    evening = shopping("r")
    evening.offer("C", "crown")
    evening.adjust(deck="C", left={"A": 0, "B": 0, "C": 0})
    evening.buy("tailor")
    evening.done(2)
    evening.cash()
    assert not evening.state.over


# --- loose games, corrections, the record


def test_a_loose_game_records_only_purchases_and_tokens() -> None:
    evening = Evening(loose=True, market=())
    assert evening.refused(Roll(objects(TEN))) == ["only-purchases"]
    assert evening.refused(Buy("crown")) == ["which-player"]
    evening.buy("crown", seat="ben")
    assert evening.refused(Buy("crown", seat="anna")) == ["already-bought"]
    assert evening.refused(Buy("unlabeled-potion", seat="anna")) == ["potion-needs-card"]
    evening.buy("unlabeled-potion", seat="anna", drawn="brooch")
    evening.tokens("ben", gold=4)
    evening.tokens("ben", infamy=3)
    assert (evening.state.gold["ben"], evening.state.infamy["ben"]) == (4, 3)
    assert evening.state.to_move is None
    found = tally(table_of(evening.state))
    assert (total(found, "ben"), total(found, "anna")) == (6 + 3 + 3, 3)


def test_a_game_may_become_loose_in_the_middle() -> None:
    evening = shopping("r")
    evening.enter(Loosen())
    evening.buy("glamer", seat="chloe")
    assert evening.state.cards["chloe"] == ("glamer",)


def test_where_nobody_is_next_a_player_must_be_named() -> None:
    evening = shopping("r")
    evening.adjust(turn=None)
    assert evening.refused(Pass()) == ["which-player"]


def test_tokens_are_set_within_reason() -> None:
    assert Evening().refused(SetTokens("anna", 1000)) == ["number-out-of-range"]
    assert Evening().refused(SetTokens("anna", None, -1)) == ["number-out-of-range"]


def test_a_game_is_ended_or_abandoned_as_it_lies() -> None:
    evening = shopping("r")
    evening.enter(End())
    assert evening.state.over
    given_up = shopping("r")
    given_up.enter(Abandon())
    assert given_up.state.abandoned


def test_names_are_corrected() -> None:
    evening = Evening()
    evening.enter(Edit({"players": {"ben": {"name": "Benno", "lang": "de"}}}))
    assert table_of(evening.state).players["ben"][:2] == ("Benno", "de")
    assert list(evening.state.opening.players) == ["anna", "ben", "chloe"]


def test_a_tallied_table_lies_there_finished() -> None:
    document = table(player("crown", gold=2, infamy=3, name="Anna"), player("tailor"), player())
    event = Tallied(document)
    state = replay([event])
    assert state.over
    assert RECORDING.document_of(state)["players"]["anna"] == document["players"]["anna"]
    assert RECORDING.evolve(state, event) == state
    assert RECORDING.tallied(table_of(state), {"place": "Rome"}).document["place"] == "Rome"


def test_the_only_figure_to_ask_the_owner_for_is_a_cost() -> None:
    figures = load_figures("thiefs-market")
    assert {name: figure.default for name, figure in figures.items()} == {"island-estate": "GB"}
    read = figures["island-estate"].read
    assert [read(given) for given in ("gwr", "GB", "", "GX", "GWBRG", "Y", 3)] == ["GWR", "GB", *[None] * 5]


def test_a_game_keeps_the_cost_that_the_owners_box_prints() -> None:
    evening = Evening(costs={"island-estate": "GWR"})
    assert "island-estate/GWR" in unseen(evening.state, "C")
    assert "island-estate" not in unseen(evening.state, "C")
    assert "island-estate" in unseen(Evening(costs={"island-estate": "GB"}).state, "C")
    evening.offer("C", "island-estate/GWR")
    evening.divided("gwr1", "p", "p")
    assert evening.buy("island-estate/GWR").dice == ("green", "white", "red")
    assert evening.state.cards["anna"] == ("island-estate",)


def test_a_game_begins_with_its_opening() -> None:
    with pytest.raises(TypeError):
        replay([End()])


def evening_to_change() -> Evening:
    evening = Evening()
    evening.roll("wwb" + "g" * 7)
    evening.take("g1")
    evening.take("ww")
    evening.take("b" + "g" * 6)
    evening.done()
    evening.buy("fence")
    evening.done()
    evening.cash("bondsman")
    return evening


def test_every_entry_can_be_made_again_from_what_it_did() -> None:
    commands = [RECORDING.command_of(event) for event in evening_to_change().events]
    names = [type(command).__name__ for command in commands]
    assert names == ["NoneType", "Roll", "Take", "Take", "Take", "Pass", "Buy", "Pass", "Cash"]
    evening = shopping("yrwp", "exit-strategy", "lucky-animal-appendage", "tailor", gold=2)
    evening.reroll("w", "g")
    evening.use("tailor")
    evening.use("exit-strategy", times=2)
    made = [RECORDING.command_of(event) for event in evening.events[-3:]]
    assert made == [
        Reroll("white", "green", "anna"),
        UseCard(Use("tailor", "red"), 1, "anna", may_end=False),
        UseCard(Use("exit-strategy"), 2, "anna", may_end=False),
    ]
    stolen = Evening()
    stolen.roll(TEN)
    stolen.take("gw")
    event = stolen.steal("anna", "g", "b")
    assert RECORDING.command_of(event) == Steal("anna", ("green",), ("blue",), "ben")


def test_a_changed_entry_is_decided_anew_with_all_that_follows() -> None:
    """Ben took a blue die, not the second white one: the last pile follows, his Fence now costs gold."""
    events = evening_to_change().events
    changed = RECORDING.decide(replay(events[:3]), Take(objects("wb")))
    later = refit(RECORDING, Change(events[:3], events[3:4], [changed], events[4:]))
    assert later[0].after.objects == objects("w" + "g" * 6)
    assert [found.code for fitted in later for found in fitted.problems] == []
    assert (later[2].after.dice, later[2].after.moved) == (("white",), (("ben", "gold", -1, "payment"),))
    assert later[-1].after.revealed == ("bondsman",)


def test_an_entry_taken_out_leaves_the_rest_as_a_house_decision() -> None:
    """Without Ben's purchase no card would have come into the market."""
    events = evening_to_change().events
    later = refit(RECORDING, Change(events[:6], events[6:7], [], events[7:]), force=True)
    assert [found.code for fitted in later for found in fitted.problems] == ["not-your-turn", "cards-revealed"]


def test_a_purchase_with_chosen_dice_keeps_them() -> None:
    evening = shopping("ww", gold=2)
    event = evening.buy("necklace", dice=objects("w"))
    assert RECORDING.command_of(event) == Buy("necklace", (), ("white",), "", "anna")


def test_every_entry_of_an_evening_is_what_the_rules_make_of_it() -> None:
    evening = evening_to_change()
    evening.enter(SetTokens("anna", 3, None))
    evening.enter(Edit({"players": {"anna": {"name": "Anna"}}}))
    evening.enter(Loosen())
    evening.enter(End())
    documents = [json.loads(json.dumps(RECORDING.encode(event))) for event in evening.events]
    assert first_bad_entry(RECORDING, documents) == 0
    assert first_bad_entry(RECORDING, [*documents, documents[0]]) == len(documents) + 1
    assert first_bad_entry(RECORDING, [{**documents[0], "first": "nobody"}, *documents[1:]]) == 1
    assert first_bad_entry(RECORDING, [{**documents[0], "costs": {"island-estate": "XYZ"}}, *documents[1:]]) == 1
    with pytest.raises(Refusal):
        RECORDING.decide(evening.state, Abandon())


def test_a_tallied_table_is_sound_unless_it_cannot_lie_there() -> None:
    players = {seat: {"cards": ["crown"] if seat == "a" else []} for seat in "abc"}
    document = {"game": "thiefs-market", "players": players}
    assert first_bad_entry(RECORDING, [{"event": "tallied", "document": document}]) == 0
    players["b"]["cards"] = ["crown"]
    assert first_bad_entry(RECORDING, [{"event": "tallied", "document": document}]) == 1
