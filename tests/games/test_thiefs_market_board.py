"""The neutral description of a table: market rows, the middle, the players."""

from capertool.games.thiefs_market.board import board
from capertool.games.thiefs_market.scoring import tally
from capertool.games.thiefs_market.state import open_table_of, table_of
from tests.games.market_evening import Evening


def described(evening: Evening) -> list[list[str]]:
    table = table_of(evening.state)
    return [[zone.word or zone.seat or "" for zone in row] for row in board(table, tally(table)).rows]


def test_the_rows_of_the_market_then_the_middle_then_the_players() -> None:
    evening = Evening()
    assert described(evening) == [["deck-A"], ["anna", "ben", "chloe"]]
    evening.roll("ggwwbbrryp")
    evening.offer("B", "brooch")
    assert described(evening) == [["deck-A", "deck-B"], ["middle"], ["anna", "ben", "chloe"]]


def test_a_card_on_offer_shows_its_cost_and_a_row_its_deck() -> None:
    evening = Evening()
    evening.offer("C", "treasure-map/GRR")
    table = table_of(evening.state)
    row_a, row_c = board(table, tally(table)).rows[0]
    assert [(piece.card, piece.mark) for piece in row_c.pieces] == [("treasure-map", "GRR")]
    assert [(count.what, count.number) for count in row_a.counts] == [("cards-left", 8)]


def test_a_player_shows_gold_pile_cards_and_points_without_infamy_while_the_game_runs() -> None:
    evening = Evening()
    evening.own(anna=("crown", "political-campaign"))
    evening.tokens("anna", infamy=4, gold=2)
    evening.roll("ggwwbbrryp")
    evening.take("gr1")
    table = table_of(evening.state)
    anna = board(table, tally(table)).rows[-1][0]
    assert [piece.card for piece in anna.pieces] == ["crown", "political-campaign"]
    counts = {count.what: count.number for count in anna.counts}
    assert counts == {"points": 6 + 3, "gold": 2, "green": 1, "red": 1, "marker": 1}


def test_at_the_end_infamy_lies_open() -> None:
    evening = Evening()
    evening.tokens("anna", infamy=4, gold=2)
    evening.adjust(phase="over")
    table = table_of(evening.state)
    counts = {count.what: count.number for count in board(table, tally(table)).rows[-1][0].counts}
    assert counts == {"points": 4 + 3, "gold": 2, "infamy": 4}
    assert open_table_of(evening.state) == table


def test_a_loose_game_has_no_market() -> None:
    assert described(Evening(loose=True, market=())) == [["anna", "ben", "chloe"]]
