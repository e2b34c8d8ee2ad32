"""Tallying a table that was not recorded: a conversation that asks for one thing after the other.

The conversation is a generator of questions. What was answered is kept as it was typed, so that an interrupted
tally is taken up again by giving the same answers, and the last one is taken back by giving all but that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from ..games.caper.box import (
    CITIES,
    COINS,
    GEAR_A_THIEF,
    GEAR_IN_DECK,
    LOCATIONS_ON_TABLE,
    SEATS,
    SNITCH,
    THIEVES_A_PLAYER,
    THIEVES_A_SIDE,
    VARIANTS,
)
from ..games.caper.catalogue import CARDS
from ..games.caper.table import TURNED_MARK
from ..languages.lookup import MISSPELT, look_up
from ..problems import Problem, ProblemsError, problem
from .caper import GAME, locations_of
from .naming import meant
from .people import one_of

CITY, NAME, SNITCH_NAME, LOOKOUT, LOCATION, STACK = "city", "name", "snitch", "lookout", "location", "stack"
COINS_OF, LAUNDERED, DISCARDED = "coins", "laundered", "discarded"

Value = TypeVar("Value")
Document = dict[str, Any]


class Guess(NamedTuple):
    """A misspelt name and the card it was taken for."""

    typed: str
    card: str


class Question(NamedTuple):
    """What is asked next: of whom, which one, and what the last answer lacked."""

    about: str
    seat: str = ""
    number: int = 0
    """Which location, or which thief of a side, from 1."""
    problems: tuple[Problem, ...] = ()


Conversation = Generator[Question, str, Value]


class Progress(NamedTuple):
    """Where a tally stands: the next question (None when all is known), the table so far, the last guesses."""

    question: Question | None
    document: Document
    guesses: tuple[Guess, ...] = ()


def progress(answers: Sequence[str]) -> Progress:
    """The tally after these answers."""
    tally = _Tally()
    conversation = tally.table()
    question = next(conversation)
    for answer in answers:
        tally.guesses.clear()
        try:
            question = conversation.send(answer)
        except StopIteration:
            return Progress(None, tally.document, tuple(tally.guesses))
    return Progress(question, tally.document, tuple(tally.guesses))


def answers_that_stand(answers: Sequence[str]) -> list[str]:
    """The answers of a draft up to the first that is not understood any more."""
    for number in range(1, len(answers) + 1):
        question = progress(answers[:number]).question
        if question is not None and question.problems:
            return list(answers[: number - 1])
    return list(answers)


def choices(question: Question, document: Mapping[str, Any], *, gear: bool = False) -> list[str]:
    """The cards an answer may name now."""
    if question.about == LOCATION:
        taken = [location["card"] for location in document["locations"]]
        return [id for id in locations_of(document["city"]) if id not in taken]
    kind = "gear" if gear else "thief"
    used = _cards_on(document)
    return [
        id
        for id, card in CARDS.items()
        if card.kind == kind and card.city in (None, document["city"]) and used.count(id) < card.copies
    ]


def standing(document: Mapping[str, Any]) -> Document:
    """The table so far as a whole one: places that were not named yet are empty ones, where nobody gets anything."""
    places = document["locations"]
    unused = [id for id in locations_of(document["city"]) if id not in [place["card"] for place in places]]
    empty = [{"card": id} for id in unused[: LOCATIONS_ON_TABLE - len(places)]]
    return {**document, "locations": [*places, *empty]}


def _cards_on(document: Mapping[str, Any]) -> list[str]:
    entries = [entry for location in document["locations"] for seat in SEATS for entry in location[seat]]
    return [name.strip(f" {TURNED_MARK}") for entry in entries for name in entry.replace(":", ",").split(",")]


class _Tally:
    """One conversation, and the table that grows by it."""

    def __init__(self) -> None:
        self.document: Document = {"game": GAME, "players": {seat: {} for seat in SEATS}, "locations": []}
        self.guesses: list[Guess] = []

    # --- questions in their order

    def table(self) -> Conversation[None]:
        self.document["city"] = yield from _asked(Question(CITY), _one_of(CITIES))
        yield from self._players()
        for number in range(1, LOCATIONS_ON_TABLE + 1):
            yield from self._location(number)
        yield from self._numbers()

    def _players(self) -> Conversation[None]:
        players = self.document["players"]
        for seat in SEATS:
            players[seat]["name"] = yield from _asked(Question(NAME, seat), str)
        snitch = yield from _asked(Question(SNITCH_NAME), str)
        if snitch:
            players[SNITCH], self.document["variant"] = {"name": snitch}, VARIANTS[1]
            return
        lookout = yield from _asked(Question(LOOKOUT, SEATS[0]), str)
        if lookout:
            self.document["variant"] = VARIANTS[2]
            players[SEATS[0]]["lookout"] = lookout
            players[SEATS[1]]["lookout"] = yield from _asked(Question(LOOKOUT, SEATS[1]), str)

    def _location(self, number: int) -> Conversation[None]:
        question = Question(LOCATION, number=number)
        card = yield from _asked(question, lambda typed: self._card(typed, choices(question, self.document)))
        location: Document = {"card": card, **{seat: [] for seat in SEATS}}
        self.document["locations"].append(location)
        for seat in SEATS:
            yield from self._side(location, seat)

    def _side(self, location: Document, seat: str) -> Conversation[None]:
        """One line a thief, until an empty one or until no more thieves can lie there."""
        while len(location[seat]) < THIEVES_A_SIDE and self._thieves(seat) < THIEVES_A_PLAYER:
            question = Question(STACK, seat, len(location[seat]) + 1)
            entry = yield from _asked(question, partial(self._stack, question))
            if not entry:
                return
            location[seat].append(entry)

    def _thieves(self, seat: str) -> int:
        return sum(len(location[seat]) for location in self.document["locations"])

    def _numbers(self) -> Conversation[None]:
        """Coins last, then what only London and teams have."""
        yield from self._shares(COINS_OF, "coins", COINS)
        if self.document["city"] == "london":
            held = sum(self.document["players"][seat]["coins"] for seat in SEATS)
            yield from self._shares(LAUNDERED, "laundered", COINS - held)
        if self.document.get("variant") == VARIANTS[2]:
            yield from self._shares(DISCARDED, "discarded_gear", GEAR_IN_DECK)

    def _shares(self, about: str, key: str, in_all: int) -> Conversation[None]:
        """A number for each seat, together not more than there are."""
        for seat in SEATS:
            number = yield from _asked(Question(about, seat), _number(in_all))
            self.document["players"][seat][key] = number
            in_all -= number

    # --- reading cards

    def _card(self, typed: str, ids: Sequence[str]) -> str:
        """One of these cards; an unambiguous misspelling is taken for what it means, and noted."""
        found = look_up(GAME, ids, typed)
        if found.how == MISSPELT:
            self.guesses.append(Guess(typed, found.cards[0]))
            return found.cards[0]
        card = meant(GAME, typed, ids, list(CARDS))
        if card not in ids:
            raise ProblemsError([self._why_not(card, CARDS[ids[0]].kind)])
        return card

    def _why_not(self, id: str, wanted: str) -> Problem:
        """Why a card that exists cannot lie here."""
        card = CARDS[id]
        if card.kind != wanted:
            return problem("cannot-lie-here", "", card=id, reason="kind", kind=card.kind)
        if card.city not in (None, self.document["city"]):
            return problem("cannot-lie-here", "", card=id, reason="city", home=card.city)
        return problem("cannot-lie-here", "", card=id, reason="copies")

    def _stack(self, question: Question, typed: str) -> str:
        """`thief: gear, gear~` with names in any language; nothing typed ends the side."""
        if not typed:
            return ""
        thief, _, rest = typed.partition(":")
        first = self._placed(thief, choices(question, self.document))
        gear: list[str] = []
        for name in [part for part in rest.split(",") if part.strip()]:
            gear.append(self._placed(name, self._gear_left(question, gear)))
        if len(gear) > GEAR_A_THIEF:
            raise ProblemsError([problem("too-many-gear", "", count=len(gear), highest=GEAR_A_THIEF)])
        return f"{first}: {', '.join(gear)}" if gear else first

    def _gear_left(self, question: Question, gear: Sequence[str]) -> list[str]:
        here = [name.strip(TURNED_MARK) for name in gear]
        used = [*_cards_on(self.document), *here]
        return [id for id in choices(question, self.document, gear=True) if used.count(id) < CARDS[id].copies]

    def _placed(self, typed: str, ids: Sequence[str]) -> str:
        """A card, with its mark where it is turned over."""
        name = typed.strip()
        mark = TURNED_MARK if name.endswith(TURNED_MARK) else ""
        return self._card(name.removesuffix(TURNED_MARK).strip(), ids) + mark


# --- reading the rest


def _asked(question: Question, read: Callable[[str], Value]) -> Conversation[Value]:
    """Ask until the answer can be read; what is wrong with it goes along with the question."""
    while True:
        typed = (yield question).strip()
        try:
            return read(typed)
        except ProblemsError as error:
            question = question._replace(problems=tuple(error.problems))


def _one_of(words: Sequence[str]) -> Callable[[str], str]:
    def read(typed: str) -> str:
        return one_of(GAME, "", typed, words)

    return read


def _number(highest: int) -> Callable[[str], int]:
    """A whole number; nothing typed is 0."""

    def read(typed: str) -> int:
        if not typed:
            return 0
        if not (typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) <= highest):
            raise ProblemsError([problem("number-out-of-range", "", value=typed, highest=highest)])
        return int(typed)

    return read
