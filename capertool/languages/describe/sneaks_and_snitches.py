"""Everything there is to say about one kind of card of Sneaks & Snitches."""

from collections.abc import Mapping
from typing import Any

from ...games.sneaks_and_snitches.box import (
    CARTE_BLANCHE_TOKENS,
    COLLECTION_EACH,
    FEWEST_PLAYERS,
    FREE_THEFT_CARDS,
    GAME_ID,
    GOODS,
    INTRIGUE_SWAPS,
    MOST_PLAYERS,
)
from ...games.sneaks_and_snitches.catalogue import (
    CARTE_BLANCHE,
    COLLECTION,
    DOCUMENTS,
    FREE_THEFT,
    INTRIGUE,
    LOCATION,
    SPECIAL_OBJECT,
    STANDARD,
    Card,
)
from ...games.sneaks_and_snitches.rulings import DOCUMENTS_ROUNDING
from ...games.sneaks_and_snitches.table import DERIVED, known_card
from .. import Language, read_names
from ..terms import category_name, kind_name, variant_name
from . import TRANSLATED, Description, doubtful, names_in

GAME = GAME_ID
PRINTED_IN = "it"  # the only rulebook at hand
_SECRET_THEFT, _POINT_CARD, _DESTINATION = "secret-theft", "point-card", "destination"


def describe(say: Language, card: Card, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> Description:
    return Description(
        names_in(say.code, GAME, card.id),
        tuple(_facts(say, card)),
        tuple(card_text(say, card, rulings)),
        remarks=tuple(_remarks(say, card, own)),
        examples=tuple(_examples(say, card, rulings, own)),
    )


def card_text(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[str]:
    if card.kind == LOCATION:
        return [say("An open lot lies here. Locations are resolved in the order of their letters.")]
    return [_text(say, card.id)]


def _text(say: Language, id: str) -> str:
    return {
        STANDARD: say("Take the tokens it shows from the bank."),
        COLLECTION: say("Take {n} token of each kind from the bank.", n=COLLECTION_EACH),
        CARTE_BLANCHE: say("Take {n} tokens of any kinds from the bank.", n=CARTE_BLANCHE_TOKENS),
        FREE_THEFT: say("Draw {n} secret theft cards.", n=FREE_THEFT_CARDS),
        INTRIGUE: say("Swap tokens with other players, one for one, up to {n} times.", n=INTRIGUE_SWAPS),
        SPECIAL_OBJECT: say("Keep it: at the end it gives the points printed on it."),
        DOCUMENTS: say("At once all other players give half of their tokens of one kind back to the bank."),
        "boss": say("Stands for a player. The card left of it sends the thief, the one above it the snitch."),
        _DESTINATION: say("Sends a thief or a snitch to the location of its letter."),
        _SECRET_THEFT: say("Lies face down; at the end it counts together with the tokens of its kind."),
        _POINT_CARD: say("Says what each place in each kind of goods gives at the end."),
    }[id]


def _remarks(say: Language, card: Card, own: Mapping[str, Any]) -> list[str]:
    if card.kind == LOCATION:
        return _outcomes(say)
    if card.id == _POINT_CARD:
        return _point_card_remarks(say, own)
    return {
        STANDARD: [_shortage(say)],
        COLLECTION: [_shortage(say)],
        CARTE_BLANCHE: [_shortage(say)],
        FREE_THEFT: [say("If the pile is too small, take what is left.")],
        INTRIGUE: [say("You say with whom and which; nobody can refuse. Cards cannot be swapped.")],
        DOCUMENTS: [
            say("What is stolen at later letters of the same round is safe, and so are secret cards."),
            doubtful(say, GAME, DOCUMENTS_ROUNDING),
        ],
        _DESTINATION: [say("There is one of each letter, so a thief and a snitch of one player never meet.")],
        _SECRET_THEFT: [say("You may look at your own at any time; the others see only how many you have.")],
    }.get(card.id, [])


def _outcomes(say: Language) -> list[str]:
    """What can happen at a location, in the order in which to look."""
    return [
        say("A snitch: nothing is stolen, the lot stays."),
        say("One thief and no snitch: the thief takes the lot."),
        say("Several thieves and no snitch: a secret theft card each, the lot stays."),
        say("Nobody: the lot is replaced."),
    ]


def _point_card_remarks(say: Language, own: Mapping[str, Any]) -> list[str]:
    """Which point cards are not known, and which is only worked out."""
    origins = {players: known_card(players, own) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    unknown = [str(players) for players, (card, _) in origins.items() if card is None]
    derived = [str(players) for players, (card, origin) in origins.items() if card is not None and origin == DERIVED]
    remarks = []
    if derived:
        numbers = say.join(derived)
        remarks.append(say("For {numbers} players it is worked out from an example: compare it.", numbers=numbers))
    if unknown:
        numbers = say.join(unknown)
        remarks.append(
            say("For {numbers} players nobody has told it; enter yours with capertool box.", numbers=numbers)
        )
    return remarks


def _shortage(say: Language) -> str:
    return say("Of what the bank lacks, take as many tokens of any other kind.")


def _examples(say: Language, card: Card, rulings: Mapping[str, Any], own: Mapping[str, Any]) -> list[str]:
    if card.id == DOCUMENTS:
        given = 3 if rulings[DOCUMENTS_ROUNDING] == "up" else 2
        return [say("Whoever has 5 of them gives {n} back.", n=given)]
    if card.id == _POINT_CARD:
        return [text for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if (text := _point_card(say, n, own))]
    return []


def _point_card(say: Language, players: int, own: Mapping[str, Any]) -> str:
    """A point card that is known, in one line."""
    known, _ = known_card(players, own)
    if known is None:
        return ""
    rows = [f"{category_name(say, kind)} {', '.join(map(str, known[kind]))}" for kind in GOODS]
    return say("With {players}: {rows}.", players=variant_name(say, str(players)), rows=" · ".join(rows))


def _facts(say: Language, card: Card) -> list[tuple[str, str]]:
    note = _name_note(say, card.id)
    facts = [(say("Name"), note)] if note else []
    facts.append((say("Kind"), kind_name(say, card.kind, GAME)))
    if card.kind == LOCATION:
        return [*facts, (say("Players"), say.join([str(number) for number in card.players]))]
    return facts


def _name_note(say: Language, id: str) -> str:
    """Whether the name is ours, and what the only rulebook at hand prints."""
    if names_in(say.code, GAME, id)[0].origin != TRANSLATED:
        return ""
    printed = str(read_names(PRINTED_IN, GAME)["printed"][id])
    return say("our translation; the Italian rulebook prints {name}", name=printed)


def passages(say: Language, card: Card) -> list[str]:
    if card.kind == LOCATION:  # what happens there is a topic of the rules, and better found as that
        return card_text(say, card, {})
    return [*card_text(say, card, {}), *_remarks(say, card, {})]


def columns(say: Language, card: Card, rulings: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [
        (say("Name"), say.card(GAME, card.id)),
        (say("Kind"), kind_name(say, card.kind, GAME)),
        (say("Players"), say.join([str(number) for number in card.players])),
        (say("Text"), " ".join(card_text(say, card, rulings))),
    ]


def card_facts(card: Card, rulings: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": card.kind, "letter": card.letter or None, "players": list(card.players)}
