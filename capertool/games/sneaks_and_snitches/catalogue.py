"""What the box holds that people ask about: the kinds of lots, the locations, the other cards. Counts are unknown."""

from typing import NamedTuple

from .box import ALL_LETTERS, FEWEST_PLAYERS, MOST_PLAYERS, letters

LOT, LOCATION, OTHER = "lot", "location", "other"
KINDS = (LOT, LOCATION, OTHER)

STANDARD = "standard"
COLLECTION = "collection"
CARTE_BLANCHE = "carte-blanche"
FREE_THEFT = "free-theft"
INTRIGUE = "intrigue"
SPECIAL_OBJECT = "special-object"
DOCUMENTS = "compromising-documents"
LOTS = (STANDARD, COLLECTION, CARTE_BLANCHE, FREE_THEFT, INTRIGUE, SPECIAL_OBJECT, DOCUMENTS)


class Card(NamedTuple):
    """A kind of card; `players` are the numbers of players it is used by."""

    id: str
    kind: str
    letter: str = ""
    players: tuple[int, ...] = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))


def location_id(letter: str) -> str:
    return f"location-{letter.lower()}"


def _location(letter: str) -> Card:
    players = tuple(n for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if letter in letters(n))
    return Card(location_id(letter), LOCATION, letter, players)


CARDS = {
    card.id: card
    for card in (
        *(Card(id, LOT) for id in LOTS),
        *(_location(letter) for letter in ALL_LETTERS),
        *(Card(id, OTHER) for id in ("boss", "destination", "secret-theft", "point-card")),
    )
}
