"""What the rules add to a card of Caper: Europe follows from its icons."""

import pytest

from capertool.games.caper_europe.catalogue import CARDS
from capertool.games.caper_europe.remarks import REMARKS, remarks
from capertool.games.card import Card
from capertool.languages import CODES, language
from capertool.languages.remarks import say_remark


@pytest.mark.parametrize(
    ("kind", "effect", "expected"),
    [
        ("thief", "1 caper", ("marker-stops",)),
        ("gear", "1 caper", ("marker-stops", "fire-takes-back")),
        ("thief", "1 caper per green", ("combos-here-only", "marker-stops")),
        ("thief", "2 points per green + gear", ("one-set-a-card",)),
        ("thief", "1 point per green of both", ()),
        ("thief", "1 point per 2 green of both", ("sides-mix",)),
        ("gear", "1 wild", ("loot-must-lie-here", "wild-is-chosen", "fire-takes-back")),
        ("thief", "2 coins", ("coins-may-be-short",)),
        ("gear", "3 points if orange on top", ("eye-at-the-end",)),
        ("gear", "burn 1 top gear", ("burn-must-be-used", "only-the-top-burns")),
        ("thief", "yellow protected", ("protects-below",)),
        ("thief", "gear costs 1 less", ("costs-not-below-zero",)),
        ("thief", "opponent loses 1 coin when you play gear", ("nothing-to-return",)),
        ("gear", "launder 1 coin", ("coins-may-be-short", "fire-takes-back", "laundered-stay")),
        ("thief", "1 caper per laundered coin", ("marker-stops", "laundered-again")),
        ("thief", "1 point", ()),
    ],
)
def test_remarks_follow_the_icons(kind: str, effect: str, expected: tuple[str, ...]) -> None:
    assert remarks(Card("x", kind, effects=(effect,))) == expected


def test_every_remark_is_said_in_every_language() -> None:
    for code in CODES:
        for remark in REMARKS:
            assert say_remark(language(code), remark)


def test_no_known_card_is_said_to_turn_over() -> None:
    assert not any("turned" in remark for card in CARDS.values() for remark in remarks(card))
