"""Majorities, ties, the winner: against a reading of the rule that goes through every case."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capertool.games.tally import Tally
from capertool.games.thiefs_market.catalogue import CARDS
from capertool.games.thiefs_market.majority import majority
from capertool.games.thiefs_market.table import read_table
from capertool.problems import ProblemsError
from capertool.score import score, tally_document
from tests.games.market import NAMES, Document, player, scored, table, total

HENCHMEN = [id for id, card in CARDS.items() if card.icon == "henchman" and card.icons == 1]


def by_the_book(counts: tuple[int, ...], *, prizes: tuple[int, ...], needs_one: bool, after_tie: bool) -> list[int]:
    """The rule read aloud for one player at a time: who has more than I, who has as many?"""
    points = []
    for mine in counts:
        more = [count for count in counts if count > mine]
        equal = counts.count(mine)
        if mine == 0 and needs_one:
            points.append(0)
        elif not more:
            points.append(prizes[0] - (equal > 1))
        elif len(prizes) == 2 and len(set(more)) == 1 and (len(more) == 1 or after_tie):
            points.append(prizes[1] - (equal > 1))
        else:
            points.append(0)
    return points


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("needs_one", [True, False])
@pytest.mark.parametrize("after_tie", [True, False])
def test_every_majority_and_tie_is_as_the_rule_reads(players: int, needs_one: bool, after_tie: bool) -> None:
    """All ways in which 3, 4 and 5 players can stand to each other, none included."""
    for counts in product(range(players + 1), repeat=players):
        seats = dict(zip(NAMES, counts, strict=False))
        for prizes in ((3, 1), (3,)):
            found = majority(seats, prizes, needs_one=needs_one, second_after_tie=after_tie).places
            points = [found[seat].points if seat in found else 0 for seat in seats]
            assert points == by_the_book(counts, prizes=prizes, needs_one=needs_one, after_tie=after_tie), counts


def henchmen(*counts: int) -> list[list[str]]:
    """Hands of henchman cards with one icon each, so many a player."""
    left = iter(HENCHMEN)
    return [[next(left) for _ in range(count)] for count in counts]


def category(tally: Tally, name: str) -> list[int]:
    return [points[name] for points in tally.points().values()]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [3, 1, 0]),
        ((2, 2, 1), [2, 2, 0]),  # places go 1, 1, 3
        ((3, 1, 1), [3, 0, 0]),  # tied for second: 1 - 1
        ((1, 1, 1), [2, 2, 2]),
        ((3, 0, 0), [3, 0, 0]),  # without an icon there is no second place
        ((0, 0, 0), [0, 0, 0]),
        ((4, 3, 2, 1), [3, 1, 0, 0]),
        ((2, 2, 1, 0), [2, 2, 0, 0]),
        ((2, 1, 1, 1), [3, 0, 0, 0]),
        ((4, 3, 3, 2, 1), [3, 0, 0, 0, 0]),
        ((2, 2, 2, 2, 2), [2, 2, 2, 2, 2]),
        ((1, 2, 3, 4, 5), [0, 0, 0, 1, 3]),
    ],
)
def test_henchmen_pay_three_and_one_and_one_less_in_a_tie(counts: tuple[int, ...], points: list[int]) -> None:
    assert category(scored(*(player(*cards) for cards in henchmen(*counts))), "henchmen") == points


def test_the_majority_counts_icons_not_cards() -> None:
    """Executive Assistant alone has two icons and is level with two henchmen."""
    tally = scored(player("executive-assistant"), player("tailor", "fence"), player("bookie"))
    assert category(tally, "henchmen") == [2, 2, 0]


@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ((3, 2, 1), [3, 0, 0]),  # no second place
        ((3, 3, 1), [2, 2, 0]),
        ((2, 2, 2), [2, 2, 2]),
        ((0, 0, 0), [0, 0, 0]),
        ((1, 0, 0, 0), [3, 0, 0, 0]),
        ((0, 4, 4, 4, 1), [0, 2, 2, 2, 0]),
    ],
)
def test_gold_pays_three_to_the_first_alone(gold: tuple[int, ...], points: list[int]) -> None:
    assert category(scored(*(player(gold=number) for number in gold)), "gold") == points


def test_a_second_place_after_a_tie_is_a_ruling() -> None:
    players = [player(*cards) for cards in henchmen(2, 2, 1)]
    assert scored(*players).rulings["henchmen-second-after-tie"] is False
    assert category(scored(*players, rulings={"henchmen-second-after-tie": True}), "henchmen") == [2, 2, 1]


def test_a_place_with_nothing_is_a_ruling() -> None:
    players = [player("tailor", gold=1), player(gold=1), player(gold=1)]
    assert category(scored(*players), "henchmen") == [3, 0, 0]
    assert "majority-needs-one" in scored(*players).rulings
    loose = {"majority-needs-one": False}
    assert category(scored(*players, rulings=loose), "henchmen") == [3, 0, 0]  # tied for second
    assert category(scored(player(), player(), player(), rulings=loose), "gold") == [2, 2, 2]


def test_a_ruling_that_nothing_asks_for_is_not_named() -> None:
    players = [player(*cards, gold=gold) for cards, gold in zip(henchmen(3, 2, 1), (3, 2, 1), strict=True)]
    assert scored(*players).rulings == {}


# --- who wins


def test_most_points_win() -> None:
    tally = scored(player("crown"), player("necklace"), player("brooch"))
    assert (tally.ranking, tally.decided_by) == ((("anna",), ("chloe",), ("ben",)), "points")


def test_equal_points_are_decided_by_the_number_of_cards() -> None:
    """6 points of one card against 6 of two."""
    tally = scored(player("crown"), player("brooch", "menacing-monocle"), player())
    assert (total(tally, "anna"), total(tally, "ben")) == (6, 6)
    assert (tally.winner, tally.decided_by) == (("ben",), "cards")


def test_then_by_tokens() -> None:
    tally = scored(player("fur-coat", infamy=2), player("crown"), player(gold=1))
    assert (tally.winner, tally.decided_by) == (("anna",), "tokens")
    assert tally.rulings["token-tie"] == "infamy"


def test_whether_gold_counts_as_a_token_is_a_ruling() -> None:
    """Anna: 4 + 2 infamy. Ben: 3 + 3 for his gold, of which he has four."""
    players = [player("fur-coat", infamy=2), player("brooch", gold=4), player()]
    assert scored(*players).winner == ("anna",)
    tally = scored(*players, rulings={"token-tie": "infamy-and-gold"})
    assert (tally.winner, tally.decided_by) == (("ben",), "tokens")


def test_the_last_tie_is_shared() -> None:
    tally = scored(player("crown"), player("scepter"), player())
    assert (tally.ranking, tally.decided_by) == ((("anna", "ben"), ("chloe",)), "shared")


def test_a_tie_behind_the_winner_shares_its_place() -> None:
    tally = scored(player("crown"), player(), player())
    assert (tally.ranking, tally.decided_by) == ((("anna",), ("ben", "chloe")), "points")


# --- laws


@st.composite
def tables(draw: st.DrawFn) -> Document:
    """Any table of 3 to 5 players within the limits of the box."""
    deck = draw(st.permutations([id for id, card in CARDS.items() for _ in range(card.copies)]))
    cards: Iterator[str] = (id for id in deck if id != "unlabeled-potion")
    sizes = draw(st.lists(st.integers(0, 9), min_size=3, max_size=5))
    tokens = st.integers(0, 12)
    players = [player(*(next(cards) for _ in range(n)), gold=draw(tokens), infamy=draw(tokens)) for n in sizes]
    rulings = {
        "henchmen-second-after-tie": draw(st.booleans()),
        "majority-needs-one": draw(st.booleans()),
        "token-tie": draw(st.sampled_from(["infamy", "infamy-and-gold"])),
        "island-estate-compass": draw(st.booleans()),
    }
    return table(*players, rulings=rulings)


@given(tables())
def test_every_point_has_a_line_and_every_line_its_product(document: Document) -> None:
    result = score(document)
    for seat, found in result["players"].items():
        assert sum(found["points"].values()) == found["total"]
        for name, points in found["points"].items():
            lines = [line for line in result["lines"] if line["player"] == seat and line["category"] == name]
            assert sum(line["points"] for line in lines) == points
            assert all(line["points"] and line["why"] for line in lines)


@given(tables())
def test_zero_lines_change_no_total_and_every_card_has_a_line(document: Document) -> None:
    bare, full = tally_document(document), tally_document(document, with_zeros=True)
    assert bare.points() == full.points()
    assert [line for line in full.lines if line.amount] == list(bare.lines)
    cards = sum(len(found["cards"]) for found in document["players"].values())
    assert sum(line.category == "cards" for line in full.lines) == cards


@given(tables())
def test_nobody_is_ahead_of_the_winners_by_points_then_cards_then_tokens(document: Document) -> None:
    """The tie-breaks read aloud: who has more points, or as many and more cards, or then more in tokens?"""
    tally = tally_document(document)
    with_gold = document["rulings"]["token-tie"] == "infamy-and-gold"

    def ahead(one: str, other: str) -> bool:
        first, second = document["players"][one], document["players"][other]
        if total(tally, one) != total(tally, other):
            return total(tally, one) > total(tally, other)
        if len(first["cards"]) != len(second["cards"]):
            return len(first["cards"]) > len(second["cards"])
        tokens = [who["infamy"] + (who["gold"] if with_gold else 0) for who in (first, second)]
        return bool(tokens[0] > tokens[1])

    seats = list(document["players"])
    assert set(tally.winner) == {seat for seat in seats if not any(ahead(other, seat) for other in seats)}
    assert (tally.decided_by == "shared") == (len(tally.winner) > 1)
    for place, following in pairwise(tally.ranking):
        assert all(ahead(one, other) for one in place for other in following)


@given(tables())
def test_seating_order_changes_no_score(document: Document) -> None:
    turned = {**document, "players": dict(reversed(document["players"].items()))}
    assert tally_document(document).points() == tally_document(turned).points()
    assert set(tally_document(document).winner) == set(tally_document(turned).winner)


# --- what cannot lie on a table


def codes(document: Document) -> list[tuple[str, str]]:
    with pytest.raises(ProblemsError) as caught:
        tally_document(document)
    return [(found.code, found.place) for found in caught.value.problems]


def test_three_to_five_players() -> None:
    for count in (0, 1, 2, 6):
        players: Document = {f"p{number}": {} for number in range(count)}
        assert codes({"game": "thiefs-market", "players": players}) == [("players-from-to", "players")]


def test_the_potion_is_never_owned() -> None:
    assert codes(table(player("unlabeled-potion"))) == [("never-owned", "players.anna.cards[0]")]


def test_more_copies_than_the_box_holds() -> None:
    assert codes(table(player("crown"), player("tailor", "crown"))) == [("too-many-copies", "players.ben.cards[1]")]
    three = codes(table(player("treasure-map", "treasure-map"), player("treasure-map")))
    assert three == [("too-many-copies", "players.ben.cards[0]")]


def test_all_problems_are_told_at_once_with_their_places() -> None:
    document = table(
        {"cards": ["crwon", 3, "nascondiglio"], "gold": -1, "infamy": "two"},
        {"card": [], "lang": "xx"},
        {"cards": "crown"},
        rulings={"token-tie": "gold", "nonsense": 1},
        city="paris",
    )
    assert sorted(codes(document)) == [
        ("number-out-of-range", "players.anna.gold"),
        ("ruling-value", "rulings.token-tie"),
        ("unknown-card", "players.anna.cards[0]"),
        ("unknown-key", "city"),
        ("unknown-key", "players.ben.card"),
        ("unknown-ruling", "rulings.nonsense"),
        ("unknown-value", "players.ben.lang"),
        ("wrong-type", "players.anna.cards[1]"),
        ("wrong-type", "players.anna.infamy"),
        ("wrong-type", "players.chloe.cards"),
    ]


def test_cards_are_understood_in_every_language() -> None:
    tally = scored(player("Corona", "Schatzkarte", "Le Casse", "thiefs-market/tailor"))
    assert tally.players["anna"].figures["cards"] == 4


def test_an_ambiguous_name_is_refused() -> None:
    class Two:
        def find(self, name: str) -> list[str]:
            return ["crown", "scepter"]

        nearest = find

    with pytest.raises(ProblemsError) as caught:
        read_table(table(player("gold thing")), Two())
    assert [found.code for found in caught.value.problems] == ["ambiguous-card"]


def test_an_override_beats_the_file() -> None:
    document = table(player("treasure-map"), player("island-estate"), rulings={"island-estate-compass": True})
    tally = tally_document(document, rulings={"island-estate-compass": False})
    assert tally.rulings["island-estate-compass"] is False


def test_more_cards_of_a_deck_than_a_game_has_is_a_note() -> None:
    deck_a = [id for id, card in CARDS.items() if card.deck == "A"]
    assert scored(player(*deck_a[:13])).notes == ()
    (note,) = scored(player(*deck_a[:8]), player(*deck_a[8:14])).notes
    assert (note.code, note.details["count"], note.details["highest"]) == ("more-cards-than-in-deck", 14, 13)
