"""Tallying a table of Thief's Market: who played, then each player's cards, gold and infamy."""

from __future__ import annotations

from ...games.thiefs_market.box import LEAST_PLAYERS, MOST_PLAYERS, MOST_TOKENS
from ...games.thiefs_market.catalogue import CARDS, POTION
from ...languages.lookup import MISSPELT, look_up
from ...languages.market import GAME
from ...problems import ProblemsError, problem
from ..naming import meant
from ..thiefs_market import seats_of
from . import Conversation, Guess, Laid, Question, Tally, asked, number_up_to, people, split_names

CARDS_OF, GOLD, INFAMY = "cards", "gold", "infamy"


class MarketTally(Tally):
    game = GAME

    def questions(self) -> Conversation[None]:
        self.document["players"] = seats_of((yield from people(LEAST_PLAYERS, MOST_PLAYERS)))
        for seat, player in self.document["players"].items():
            player["cards"] = yield from asked(Question(CARDS_OF, seat), self._cards)
            self.laid += [Laid(CARDS_OF, card) for card in player["cards"]]
            player["gold"] = yield from asked(Question(GOLD, seat), number_up_to(MOST_TOKENS))
            player["infamy"] = yield from asked(Question(INFAMY, seat), number_up_to(MOST_TOKENS))

    def choices(self, question: Question, *, gear: bool = False) -> list[str]:
        return self._left([]) if question.about == CARDS_OF else []

    def _left(self, here: list[str]) -> list[str]:
        """Cards of which a copy is not with a player yet; nobody owns the Potion."""
        used = [id for player in self.document["players"].values() for id in player.get("cards", [])] + here
        return [id for id, card in CARDS.items() if id != POTION and used.count(id) < card.copies]

    def _cards(self, typed: str) -> list[str]:
        cards: list[str] = []
        for name in split_names(typed):
            cards.append(self._card(name, self._left(cards)))
        return cards

    def _card(self, name: str, ids: list[str]) -> str:
        found = look_up(GAME, ids, name)
        if found.how == MISSPELT:
            self.guesses.append(Guess(name, found.cards[0]))
            return found.cards[0]
        card = meant(GAME, name, ids, list(CARDS))
        if card not in ids:
            never = card == POTION
            details = {"card": card} if never else {"card": card, "reason": "copies"}
            raise ProblemsError([problem("never-owned" if never else "cannot-lie-here", "", **details)], GAME)
        return card


TALLY = MarketTally
