"""Tallying a table of Caper: the city, who played, three locations with a line a thief, then the coins."""

from __future__ import annotations

from collections.abc import Sequence

from ...games.caper import box
from ...games.caper.box import COINS, GEAR_IN_DECK, SEATS, SNITCH, VARIANTS
from ...games.caper.catalogue import CARDS
from ...games.caper.table import TURNED_MARK
from ...languages.lookup import MISSPELT, look_up
from ...problems import ProblemsError
from ..caper import GAME
from ..naming import meant
from . import COINS_OF, LAUNDERED, LOCATION, NAME, Conversation, Document, Guess, Question, asked, shares
from .crews import CrewTally, Limits

SNITCH_NAME, LOOKOUT, DISCARDED = "snitch", "lookout", "discarded"


class CaperTally(CrewTally):
    game = GAME
    cities = box.CITIES
    mark = TURNED_MARK
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
        self.cards = CARDS

    # --- questions in their order

    def questions(self) -> Conversation[None]:
        yield from self._city()
        yield from self._players()
        for number in range(1, self.limits.locations + 1):
            card = yield from asked(
                Question(LOCATION, number=number), lambda typed: self._card(typed, "location", self._left(["location"]))
            )
            yield from self._sides(card)
        yield from self._numbers()

    def _players(self) -> Conversation[None]:
        players = self.document["players"]
        for seat in SEATS:
            players[seat]["name"] = yield from asked(Question(NAME, seat), str)
        snitch = yield from asked(Question(SNITCH_NAME), str)
        if snitch:
            players[SNITCH], self.document["variant"] = {"name": snitch}, VARIANTS[1]
            return
        lookout = yield from asked(Question(LOOKOUT, SEATS[0]), str)
        if lookout:
            self.document["variant"] = VARIANTS[2]
            players[SEATS[0]]["lookout"] = lookout
            players[SEATS[1]]["lookout"] = yield from asked(Question(LOOKOUT, SEATS[1]), str)

    def _entry(self, question: Question) -> Conversation[str]:
        return (yield from asked(question, self._stack))

    def _numbers(self) -> Conversation[None]:
        """Coins last, then what only London and teams have."""
        sides = {seat: self.document["players"][seat] for seat in SEATS}
        yield from shares(sides, COINS_OF, "coins", COINS)
        if self.document["city"] == "london":
            held = sum(side["coins"] for side in sides.values())
            yield from shares(sides, LAUNDERED, "laundered", COINS - held)
        if self.document.get("variant") == VARIANTS[2]:
            yield from shares(sides, DISCARDED, "discarded_gear", GEAR_IN_DECK)

    # --- reading cards

    def _stack(self, typed: str) -> str:
        """`thief: gear, gear~` with names in any language; nothing typed ends the side."""
        if not typed:
            return ""
        thief, names = self._named(typed)
        first = self._placed(thief, "thief", self._left(["thief"]))
        gear: list[str] = []
        for name in names:
            here = [card.strip(TURNED_MARK) for card in gear]
            gear.append(self._placed(name, "gear", self._left(["gear"], here)))
        return f"{first}: {', '.join(gear)}" if gear else first

    def _placed(self, typed: str, kind: str, ids: Sequence[str]) -> str:
        """A card, with its mark where it is turned over."""
        name = typed.strip()
        mark = TURNED_MARK if name.endswith(TURNED_MARK) else ""
        return self._card(name.removesuffix(TURNED_MARK).strip(), kind, ids) + mark

    def _card(self, typed: str, kind: str, ids: Sequence[str]) -> str:
        """One of these cards; an unambiguous misspelling is taken for what it means, and noted."""
        found = look_up(GAME, ids, typed)
        if found.how == MISSPELT:
            self.guesses.append(Guess(typed, found.cards[0]))
            return found.cards[0]
        card = meant(GAME, typed, ids, list(CARDS))
        if card not in ids:
            raise ProblemsError([self._why_not(card, [kind])])
        return card

    # --- the table so far

    def standing(self) -> Document | None:
        """Places that were not named yet are empty ones, where nobody gets anything."""
        places = self.document["locations"]
        empty = [{"card": id} for id in self._left(["location"])[: self.limits.locations - len(places)]]
        return {**self.document, "locations": [*places, *empty]}


TALLY = CaperTally
