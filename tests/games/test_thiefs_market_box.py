"""The box of Thief's Market is counted, card by card."""

from collections import Counter

import pytest

from capertool.games.thiefs_market import box
from capertool.games.thiefs_market.catalogue import CARDS, ICONS, Card, cost_letters

COPIES = [card for card in CARDS.values() for _ in range(card.copies)]
COSTS = """
    alchemical-lab RR, bondsman RR, coercion-coordinator B, corrupt-official W, disgruntled-minion R, fence WW,
    glamer BB, guy-in-a-trenchcoat B, local-celebrity W, nearby-safehouse G, necklace WW, pawnbroker GG,
    philosophers-stone GG, public-relations-expert G, shadowy-hood BB, tailor R, anthropomorphic-water-buffalo WRR,
    bookie WB, brooch GR, concealed-safehouse WB, deceptive-bits-of-colored-glass GW, easily-impressed-noble GWW,
    executive-assistant GR, eyepatch-of-command WBR, fortified-safehouse WR, gauntlet-of-evil-intent GBR,
    imbalanced-scales GWB, legitimate-jeweller GBR, lucky-animal-appendage BR, menacing-monocle WR,
    provisioned-safehouse BR, rumor-monger GGW, sticky-fingered-dockhand GBB, unlabeled-potion BR,
    wicked-clutches GWB, big-haul GB, collecting-golem WWR, crown WBB, exit-strategy GWR, fur-coat BR,
    giant-belt-buckle RR, insurance-racket GWR, island-estate GB, loyalty-program GWBR, political-campaign GWBR,
    scepter WWB, heist GW, treasure-map GGB GRR"""


def icons(icon: str) -> int:
    return sum(card.icons for card in COPIES if card.icon == icon)


def test_the_box_holds_49_cards_16_19_and_14() -> None:
    assert len(COPIES) == 49
    assert Counter(card.deck for card in COPIES) == {"A": 16, "B": 19, "C": 14} == box.PRINTED_CARDS


def test_a_game_uses_13_12_and_11_of_them() -> None:
    assert box.CARDS_IN_GAME == {"A": 13, "B": 12, "C": 11}
    assert all(box.CARDS_IN_GAME[deck] < box.PRINTED_CARDS[deck] for deck in box.DECKS)


def test_17_henchman_cards_show_18_icons() -> None:
    henchmen = [card for card in COPIES if card.icon == "henchman"]
    assert (len(henchmen), icons("henchman")) == (17, 18)
    assert Counter(card.deck for card in henchmen) == {"A": 10, "B": 7}
    assert [card.id for card in CARDS.values() if card.icons > 1] == ["executive-assistant"]


def test_ten_wands_of_which_nine_can_be_kept() -> None:
    assert icons("wand") == 10
    assert CARDS["unlabeled-potion"].icon == "wand"


def test_four_towers_and_three_compasses() -> None:
    assert icons("tower") == 4
    assert icons("compass") == 3
    compasses = [card.id for card in COPIES if card.icon == "compass"]
    assert compasses == ["island-estate", "treasure-map", "treasure-map"]


def test_only_the_treasure_map_is_there_twice_at_two_costs() -> None:
    assert [card.id for card in CARDS.values() if card.copies > 1] == ["treasure-map"]


def test_costs() -> None:
    shown = [f"{card.id} {' '.join(cost_letters(cost) for cost in card.costs)}" for card in CARDS.values()]
    assert shown == [" ".join(row.split()) for row in COSTS.split(",")]


@pytest.mark.parametrize(("players", "dice"), [(3, 10), (4, 11), (5, 13)])
def test_dice_by_number_of_players(players: int, dice: int) -> None:
    assert box.DICE[players] == dice


def test_a_die_has_four_gems_a_bag_and_a_mask() -> None:
    assert box.FACES == ("green", "white", "blue", "red", "bag", "mask")


def test_what_the_source_contradicts_is_marked() -> None:
    assert {card.id: card.doubts for card in CARDS.values() if card.doubts} == {"island-estate": ("cost", "icon")}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_card_is_well_formed(card: Card) -> None:
    assert card.icon in ICONS
    assert card.effects
    assert card.id == card.id.lower()
    assert card.id.replace("-", "").isalpha()
    assert all(gem in box.GEMS for cost in card.costs for gem in cost)


def test_every_effect_has_a_text_of_its_own_free_of_language() -> None:
    texts = {str(effect): effect for card in CARDS.values() for effect in card.effects}
    assert len(texts) == len({effect for card in CARDS.values() for effect in card.effects})
    assert all(text.isascii() and "(" not in text for text in texts)
