"""Every worked example of the two Caper rulebooks. What a lost picture showed is filled in and said so."""

from tests.games.scored import at, capers, gained, scored


def test_the_dame_and_the_artist_on_the_front_pages() -> None:
    """Both front pages: green has 3 capers, 1 by The Dame and 2 by The Artist.

    The cards under them are lost in the scan. Filled in: two green gear for The Artist's 2, and one yellow
    so that The Dame finds exactly one pair; spread so that no thief has full equipment.
    """
    tally = scored(at("louvre", green=["dame: skeleton-key", "artist: helping-hand, suction-scalers"]))
    assert capers(tally) == (0, 3)
    assert gained(tally, "dame", "green")[0] == 1
    assert gained(tally, "artist", "green")[0] == 2


def test_whoever_leads_at_the_louvre_gets_five_points_and_a_painting() -> None:
    """Both front pages."""
    tally = scored(at("louvre", "mime"))
    assert gained(tally, "louvre") == (0, 5, ["painting"])


def test_a_plasma_cutter_is_worth_one_point_at_the_end() -> None:
    """Both front pages; its coin came when it was laid."""
    assert gained(scored(at("bank", "dame: plasma-cutter")), "plasma-cutter") == (0, 1, [])


def test_a_thief_with_three_gear_gets_one_more_caper() -> None:
    """Both books, full equipment. Filled in: three gear that give no caper themselves."""
    tally = scored(at("bank", "saint: skeleton-key, plasma-cutter, helping-hand"))
    assert capers(tally) == (1, 0)
    (line,) = tally.locations[0].lines
    assert (line.source, line.effect) == ("saint", "full-equipment")


def test_one_caper_for_each_pair_of_yellow_and_purple() -> None:
    """Both books, icons: one caper for each own set of one yellow and one purple (as The Actress has)."""
    tally = scored(at("bank", "actress: skeleton-key, smoke-screen", "dame: plasma-cutter"))
    assert gained(tally, "actress")[0] == 1


def test_icons_count_all_cards_of_a_side_here_not_only_those_on_one_thief() -> None:
    tally = scored(at("bank", "banker", "dame: skeleton-key", "mime: plasma-cutter"), at("gala", "saint: super-magnet"))
    assert gained(tally, "banker")[1] == 2


def test_the_banker_scores_each_yellow_gear_of_its_owner() -> None:
    """IT, scoring example. Filled in: two yellow here, one elsewhere, one of the opponent."""
    tally = scored(at("museum", "banker: skeleton-key, skeleton-key", green=["dame: super-magnet"]))
    assert gained(tally, "banker")[1] == 2


def test_plans_caches_scores_each_blue_gear_of_its_owner() -> None:
    """IT, scoring example. Filled in: three blue here, itself among them."""
    tally = scored(at("museum", "dame: plans-caches, secret-shades, aqua-respirator"))
    assert gained(tally, "plans-caches")[1] == 3


def test_the_loot_example_scores_four_points() -> None:
    """IT and FR, loot: jewel, jewel and a wild one, taken as an antique, make 3 + 1 = 4.

    The sources are not told; filled in: two Helping Hands and The Smuggler.
    """
    tally = scored(at("bank", "dame: helping-hand"), at("gala", "mime: helping-hand", "smuggler"))
    assert tally.points()["white"]["loot"] == 4
    assert tally.players["white"].loot_sets == (("jewel", "antique"), ("jewel",))


def test_a_turned_thief_and_turned_gear_still_make_the_full_equipment() -> None:
    """Both FAQs."""
    assert capers(scored(at("bank", "banker~: skeleton-key, plasma-cutter~, helping-hand"))) == (1, 0)


def test_a_turned_thief_counts_as_a_thief_for_the_barber() -> None:
    """Both FAQs. Two thieves, one turned, and four gear make two sets."""
    tally = scored(at("bank", "barber: skeleton-key, helping-hand", "dame~: plasma-cutter, smoke-screen"))
    assert gained(tally, "barber")[0] == 2


def test_a_turned_gear_counts_for_the_tourist_but_not_for_a_colour() -> None:
    """Both FAQs: generic gear in The Tourist's set of three, no yellow for The Banker."""
    tally = scored(at("gala", "tourist: skeleton-key~, helping-hand", "banker: plasma-cutter"))
    assert gained(tally, "tourist")[0] == 1
    assert gained(tally, "banker")[1] == 1


def test_two_laundromatics_with_two_coins_score_four_points() -> None:
    """Both FAQs: each counts both coins."""
    players = {"white": {"laundered": 2}, "green": {}}
    tally = scored(at("bank", "dame: laundromatic, laundromatic"), city="london", players=players)
    assert gained(tally, "laundromatic")[1] == 4


def test_the_barber_with_three_thieves_and_six_gear_gets_three_capers() -> None:
    """Both FAQs: two thieves with three gear each and a third with none."""
    tally = scored(
        at(
            "bank",
            "barber: skeleton-key, skeleton-key, helping-hand",
            "dame: super-magnet, plasma-cutter, briefcase",
            "mime",
        )
    )
    assert gained(tally, "barber")[0] == 3
