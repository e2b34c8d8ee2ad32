"""Each card that counts at the end, by the rulebook's card list; golden cases computed by hand."""

from typing import NamedTuple

import pytest

from capertool.games.thiefs_market.catalogue import CARDS
from capertool.games.thiefs_market.effects import AtTheEnd
from tests.games.market import of, player, scored, worth


class Case(NamedTuple):
    card: str
    points: int
    own: tuple[str, ...] = ()
    """Other cards of the same player."""
    infamy: int = 0
    rival: tuple[str, ...] = ()
    """Cards of another player."""


CASES = [
    Case("necklace", 2),
    Case("shadowy-hood", 2),
    Case("brooch", 3),
    Case("menacing-monocle", 3),
    Case("crown", 6),
    Case("scepter", 6),
    Case("fur-coat", 4),
    Case("giant-belt-buckle", 4),
    # safehouses: one tower is the card itself
    Case("nearby-safehouse", 1),
    Case("nearby-safehouse", 2, ("concealed-safehouse",)),
    Case("nearby-safehouse", 2, ("concealed-safehouse", "fortified-safehouse", "provisioned-safehouse")),
    Case("concealed-safehouse", 2),
    Case("concealed-safehouse", 4, ("nearby-safehouse",)),
    Case("fortified-safehouse", 2),
    Case("fortified-safehouse", 4, ("nearby-safehouse", "provisioned-safehouse")),
    Case("provisioned-safehouse", 2, (), 0, ("fortified-safehouse",)),
    Case("provisioned-safehouse", 4, ("concealed-safehouse",)),
    # the Golem bears a wand itself
    Case("collecting-golem", 0),
    Case("collecting-golem", 3, ("glamer",)),
    Case("collecting-golem", 3, ("glamer", "shadowy-hood")),
    Case("collecting-golem", 6, ("glamer", "shadowy-hood", "wicked-clutches")),
    Case("collecting-golem", 0, ("crown", "tailor"), 0, ("glamer",)),
    Case(
        "collecting-golem",
        12,
        (
            "alchemical-lab",
            "glamer",
            "philosophers-stone",
            "shadowy-hood",
            "eyepatch-of-command",
            "gauntlet-of-evil-intent",
            "lucky-animal-appendage",
            "wicked-clutches",
        ),
    ),
    # a compass of another player, not one's own second map
    Case("treasure-map", 7),
    Case("treasure-map", 7, ("island-estate",)),
    Case("treasure-map", 5, (), 0, ("treasure-map",)),
    Case("treasure-map", 5, (), 0, ("island-estate",)),
    Case("treasure-map", 7, (), 0, ("crown", "glamer")),
    Case("loyalty-program", 0),
    Case("loyalty-program", 3, ("crown", "tailor", "glamer")),
    Case("political-campaign", 0),
    Case("political-campaign", 0, (), 1),
    Case("political-campaign", 1, (), 2),
    Case("political-campaign", 3, ("crown",), 7),
]
"""Every card that scores, in each way it can."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card} {case.points}")
def test_what_a_card_is_worth(case: Case) -> None:
    tally = scored(player(case.card, *case.own, infamy=case.infamy), player(*case.rival))
    assert worth(tally, case.card) == case.points


def test_every_card_that_counts_at_the_end_has_a_case() -> None:
    counting = {id for id, card in CARDS.items() if isinstance(card.effects[0], AtTheEnd)}
    assert {case.card for case in CASES} == counting


@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if not isinstance(card.effects[0], AtTheEnd)])
def test_a_card_whose_work_is_done_has_a_line_of_nothing_on_request(id: str) -> None:
    if id == "unlabeled-potion":
        return
    assert not of(scored(player(id)), id)
    (line,) = of(scored(player(id), with_zeros=True), id)
    assert (line.amount, line.reason) == (0, "not-for-scoring")


def test_two_treasure_maps_of_one_player_do_not_rival_each_other() -> None:
    tally = scored(player("treasure-map", "treasure-map"))
    assert [line.amount for line in of(tally, "treasure-map")] == [7, 7]


def test_a_map_against_a_map_is_no_matter_of_the_island_ruling() -> None:
    both = scored(player("treasure-map"), player("treasure-map", "island-estate"), rulings=None)
    assert "island-estate-compass" not in both.rulings
    assert of(both, "treasure-map")[0].cards == ("treasure-map", "island-estate")


@pytest.mark.parametrize(("compass", "points"), [(True, 5), (False, 7)])
def test_whether_the_island_estate_bears_a_compass_is_a_ruling(compass: bool, points: int) -> None:
    rulings = {"island-estate-compass": compass}
    tally = scored(player("treasure-map"), player("island-estate"), rulings=rulings)
    assert worth(tally, "treasure-map") == points
    assert tally.rulings["island-estate-compass"] == compass


def test_an_infamy_token_is_a_point_and_also_serves_the_campaign() -> None:
    tally = scored(player("political-campaign", infamy=5))
    assert tally.points()["anna"] == {"cards": 2, "henchmen": 0, "gold": 0, "infamy": 5}
