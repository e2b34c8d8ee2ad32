"""Tallying a table of Caper: Europe: as Caper's, with markers, loot, and cards that nobody knows described at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...effects.model import COLOURS, LOOT_KINDS
from ...games.caper_europe import box
from ...games.caper_europe.box import CITY_COLOURS, COINS, GAME, LOOT_OF_A_KIND, MOST_STARS, SEATS
from ...games.caper_europe.description import HIGHEST_POINTS, describe_card
from ...games.caper_europe.table import MIDDLE_WORD, STARS_NOT_KNOWN
from ...games.card import Card
from ...languages.lookup import EXACT, MISSPELT, PART, look_up
from ...languages.names import NEVER_IN_NAMES
from ...languages.words import MIDDLE
from ...packs import known_cards, own_names
from ...problems import ProblemsError, problem
from ..caper_europe import described_card, id_for, loot_meant, seat_or_word
from ..naming import OwnNames
from ..people import one_of
from . import (
    COINS_OF,
    LAUNDERED,
    LOCATION,
    NAME,
    Conversation,
    Document,
    Question,
    asked,
    number_up_to,
    shares,
    split_names,
)
from .crews import CrewTally, Limits

MARKER, LOOT, DISCARDS = "marker", "loot", "discards"
MEANT, COLOUR, EFFECTS, POINTS = "meant", "colour", "effects", "points"
NOT_KNOWN = "?"
BETWEEN = ";"
"""What stands between the icons of a card in one line."""


class _Read(NamedTuple):
    """A name in a line: the card it means, or what is typed for one that nobody knows, with the card it is like."""

    card: str = ""
    typed: str = ""
    kind: str = ""
    like: str = ""


class EuropeTally(CrewTally):
    game = GAME
    cities = box.CITIES
    limits = Limits(
        SEATS,
        box.LOCATIONS_ON_TABLE,
        box.THIEVES_A_SIDE,
        box.THIEVES_A_PLAYER,
        box.GEAR_A_THIEF,
        COINS,
    )

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.cards: dict[str, Card] = dict(known_cards())
        self.document["cards"] = {}
        self.asked_about: set[str] = set()

    # --- questions in their order

    def questions(self) -> Conversation[None]:
        yield from self._city()
        for seat in SEATS:
            self.document["players"][seat]["name"] = yield from asked(Question(NAME, seat), str)
        for number in range(1, self.limits.locations + 1):
            yield from self._location(number)
        yield from self._belongings()

    def _location(self, number: int) -> Conversation[None]:
        question = Question(LOCATION, number=number)
        read = yield from asked(question, lambda typed: self._read(typed, ["location"]))
        location = yield from self._sides((yield from self._known(read)))
        question = Question(MARKER, number=number, card=location["card"])
        location["marker"] = yield from asked(question, self._marker)
        if location["marker"] != MIDDLE_WORD:
            yield from self._won(location["card"])

    def _won(self, id: str) -> Conversation[None]:
        """Points and end effect matter only where somebody has won the location."""
        if "points" in self.cards[id].doubts:
            points = yield from asked(Question(POINTS, card=id), number_up_to(HIGHEST_POINTS))
            self._describe(id, {"points": points})
        yield from self._effects(id)

    def _entry(self, question: Question) -> Conversation[str]:
        reads = yield from asked(question, self._stack)
        ids: list[str] = []
        for read in reads:
            id = yield from self._known(read)
            yield from self._colour(id)
            yield from self._effects(id)
            ids.append(id)
        return f"{ids[0]}: {', '.join(ids[1:])}" if len(ids) > 1 else "".join(ids)

    def _belongings(self) -> Conversation[None]:
        players = self.document["players"]
        for seat in SEATS:
            players[seat]["loot"] = yield from asked(Question(LOOT, seat), self._loot)
        yield from shares(players, COINS_OF, "coins", COINS)
        if self.document["city"] == "london":
            yield from shares(players, LAUNDERED, "laundered", COINS - sum(one["coins"] for one in players.values()))
        if self.document["city"] == "rome":
            for seat in SEATS:
                players[seat]["discards"] = yield from self._discards(seat)

    def _discards(self, seat: str) -> Conversation[list[str]]:
        """Only in Rome they count, each by its colour."""
        reads = yield from asked(Question(DISCARDS, seat), lambda typed: self._several(typed, ["gear", "thief"]))
        ids = []
        for read in reads:
            id = yield from self._known(read)
            yield from self._colour(id)
            ids.append(id)
        return ids

    # --- cards that nobody knows, or not all of

    def _known(self, read: _Read) -> Conversation[str]:
        """The card that was named; one that nobody knows is a new one, unless it is only misspelt."""
        if read.card:
            return read.card
        again = look_up(GAME, self._of_kind([read.kind]), read.typed, self.own_names())
        if again.how == EXACT:  # described a moment ago, in the same line
            return again.cards[0]
        if read.like and (yield from asked(Question(MEANT, card=read.like), _is_yes)):
            return read.like
        id = id_for(read.typed, list(self.cards))
        self._describe(id, {"kind": read.kind, "names": {self.code: read.typed}})
        return id

    def _colour(self, id: str) -> Conversation[None]:
        if self.cards[id].kind == "gear" and self.cards[id].colour is None and self._first(COLOUR, id):
            colour = yield from asked(Question(COLOUR, card=id), self._colour_meant)
            home = [city for city, own in CITY_COLOURS.items() if own == colour]
            self._describe(id, {"colour": colour, **({"city": home[0]} if home else {})} if colour else {})

    def _effects(self, id: str) -> Conversation[None]:
        """Asked for where none are known; those of which only some are known stay as they are."""
        if "effects" in self.cards[id].doubts and not self.cards[id].effects and self._first(EFFECTS, id):
            yield from asked(Question(EFFECTS, card=id), lambda typed: self._icons(id, typed))

    def _first(self, about: str, id: str) -> bool:
        """Nobody is asked twice about the same thing."""
        new = f"{about} {id}" not in self.asked_about
        self.asked_about.add(f"{about} {id}")
        return new

    def _describe(self, id: str, description: dict[str, Any]) -> None:
        self.cards[id] = described_card(id, description, self.cards)
        self.document["cards"][id] = describe_card(self.cards[id])

    def _icons(self, id: str, typed: str) -> None:
        """What the icons of a card say, in notation."""
        if typed != NOT_KNOWN:
            self._describe(id, {"effects": [part.strip() for part in typed.split(BETWEEN) if part.strip()]})

    def _colour_meant(self, typed: str) -> str:
        if typed in ("", NOT_KNOWN):
            return ""
        mine = CITY_COLOURS[self.document["city"]]
        return one_of(GAME, "", typed, [one for one in COLOURS if one == mine or one not in CITY_COLOURS.values()])

    # --- reading names

    def _stack(self, typed: str) -> list[_Read]:
        """`thief: gear, gear`: all names are read before anything is asked about one."""
        if not typed:
            return []
        thief, names = self._named(typed)
        reads = [self._read(thief, ["thief"])]
        for name in names:
            reads.append(self._read(name, ["gear"], [read.card for read in reads]))
        return reads

    def _several(self, typed: str, kinds: Sequence[str]) -> list[_Read]:
        reads: list[_Read] = []
        for name in split_names(typed):
            reads.append(self._read(name, kinds, [read.card for read in reads]))
        return reads

    def _read(self, typed: str, kinds: Sequence[str], here: Sequence[str] = ()) -> _Read:
        name = typed.strip()
        if not name or set(name) & set(NEVER_IN_NAMES) or not name.isprintable():
            raise ProblemsError([problem("bad-card-name", "", value=name)], GAME)
        found = look_up(GAME, self._left(kinds, here), name, self.own_names())
        if found.how in (EXACT, PART) and len(found.cards) > 1:
            raise ProblemsError([problem("ambiguous-card", "", name=name, cards=found.cards)], GAME)
        if found.how in (EXACT, PART):
            return _Read(found.cards[0])
        elsewhere = look_up(GAME, self.cards, name, self.own_names(), guess=False)
        if elsewhere.how == EXACT:
            raise ProblemsError([self._why_not(elsewhere.cards[0], kinds)], GAME)
        return _Read("", name, kinds[0], found.cards[0] if found.how == MISSPELT else "")

    def _of_kind(self, kinds: Sequence[str]) -> list[str]:
        return [id for id, card in self.cards.items() if card.kind in kinds]

    def own_names(self) -> OwnNames:
        return own_names(self.cards)

    # --- reading the rest

    def _marker(self, typed: str) -> str:
        """`south 2`, by the seat or its player, or `middle`; one number behind it are the stars."""
        words = typed.split()
        who = " ".join(words[:-1]) if len(words) > 1 and len(words[-1]) == 1 else typed
        stars = words[-1] if who != typed else STARS_NOT_KNOWN
        seat = seat_or_word(self.document["players"], who, MIDDLE)
        if seat == MIDDLE:
            return MIDDLE_WORD
        if stars not in (STARS_NOT_KNOWN, *map(str, range(MOST_STARS + 1))):
            raise ProblemsError([problem("number-out-of-range", "", value=stars, highest=MOST_STARS)], GAME)
        return f"{seat} {stars}"

    def _loot(self, typed: str) -> dict[str, int]:
        loot = loot_meant(typed)
        for kind in LOOT_KINDS:
            held = [player.get("loot", {}).get(kind, 0) for player in self.document["players"].values()]
            count = sum(held) + loot.get(kind, 0)
            if count > LOOT_OF_A_KIND:
                details = {"loot": kind, "count": count, "highest": LOOT_OF_A_KIND}
                raise ProblemsError([problem("too-much-loot", "", **details)], GAME)
        return loot

    # --- the table so far

    def standing(self) -> Document | None:
        """Places that were not named yet are empty ones that nobody wins."""
        places = self.document["locations"]
        empty = [f"place-{number}" for number in range(len(places) + 1, self.limits.locations + 1)]
        cards = {**self.document["cards"], **{id: {"kind": "location"} for id in empty}}
        return {**self.document, "cards": cards, "locations": [*places, *({"card": id} for id in empty)]}


def _is_yes(typed: str) -> bool:
    """Nothing is no, and so is no, nein, non."""
    return bool(typed) and not typed.lower().startswith("n")


TALLY = EuropeTally
