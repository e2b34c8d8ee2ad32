"""Tallying a table that was not recorded: a conversation that asks for one thing after the other.

The conversation is a generator of questions, one module a game. What was answered is kept as it was typed, so that
an interrupted tally is taken up again by giving the same answers, and the last one is taken back by giving all but
that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, NamedTuple, TypeVar

from ...languages.names import fold
from ...problems import Problem, ProblemsError, problem
from ..naming import OwnNames

CITY, NAME, LOCATION, STACK, PLAYER = "city", "name", "location", "stack", "player"
COINS_OF, LAUNDERED = "coins", "laundered"
"""What several games ask about."""
Value = TypeVar("Value")
Document = dict[str, Any]


class Guess(NamedTuple):
    """A misspelt name and the card it was taken for."""

    typed: str
    card: str


class Laid(NamedTuple):
    """What an answer put on the table: a card, or a thief with its gear, and the question that led to it."""

    about: str
    entry: str


class Question(NamedTuple):
    """What is asked next: of whom, which one, and what the last answer lacked."""

    about: str
    seat: str = ""
    number: int = 0
    """Which location, player, or thief of a side, from 1."""
    card: str = ""
    """The card that is asked about, or the kind of goods."""
    problems: tuple[Problem, ...] = ()


Conversation = Generator[Question, str, Value]


class Tally:
    """One conversation, and the table that grows by it. Each game has a class of its own."""

    game: ClassVar[str]
    cities: ClassVar[tuple[str, ...]] = ()

    def __init__(self, code: str) -> None:
        """`code` is the language in which cards are named that nobody knows yet."""
        self.code = code
        self.document: Document = {"game": self.game, "players": {}}
        self.guesses: list[Guess] = []
        self.laid: list[Laid] = []

    def questions(self) -> Conversation[None]:
        """All that must be known, in its order."""
        raise NotImplementedError

    def choices(self, question: Question, *, gear: bool = False) -> list[str]:
        """The cards an answer may name now; `gear` where a thief stands before it."""
        return []

    def standing(self) -> Document | None:
        """The table so far as a whole one, to be scored; None where it cannot be one yet."""
        return None

    def own_names(self) -> OwnNames:
        """Names of cards that players gave themselves."""
        return {}


class Progress(NamedTuple):
    """Where a tally stands: the next question (None when all is known), and the table so far."""

    question: Question | None
    tally: Tally

    @property
    def document(self) -> Document:
        return self.tally.document

    @property
    def guesses(self) -> tuple[Guess, ...]:
        """The misspelt names of the last answer."""
        return tuple(self.tally.guesses)

    @property
    def laid(self) -> tuple[Laid, ...]:
        """What came to lie on the table by the last answer."""
        return tuple(self.tally.laid)


def progress(game: str, answers: Sequence[str], code: str = "en") -> Progress:
    """The tally after these answers."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    tally: Tally = module.TALLY(code)
    conversation = tally.questions()
    question = next(conversation)
    for answer in answers:
        tally.guesses.clear()
        tally.laid.clear()
        try:
            question = conversation.send(answer)
        except StopIteration:
            return Progress(None, tally)
    return Progress(question, tally)


def answers_that_stand(game: str, answers: Sequence[str]) -> list[str]:
    """The answers of a draft up to the first that is not understood any more."""
    for number in range(1, len(answers) + 1):
        question = progress(game, answers[:number]).question
        if question is not None and question.problems:
            return list(answers[: number - 1])
    return list(answers)


# --- asking and reading


def asked(question: Question, read: Callable[[str], Value]) -> Conversation[Value]:
    """Ask until the answer can be read; what is wrong with it goes along with the question."""
    while True:
        typed = (yield question).strip()
        try:
            return read(typed)
        except ProblemsError as error:
            question = question._replace(problems=tuple(error.problems))


def number_up_to(highest: int) -> Callable[[str], int]:
    """A whole number; nothing typed is 0."""

    def read(typed: str) -> int:
        if not typed:
            return 0
        if not (typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) <= highest):
            raise ProblemsError([problem("number-out-of-range", "", value=typed, highest=highest)])
        return int(typed)

    return read


def shares(players: Mapping[str, Document], about: str, key: str, in_all: int) -> Conversation[None]:
    """A number for each player, together not more than there are."""
    for seat, player in players.items():
        number = yield from asked(Question(about, seat), number_up_to(in_all))
        player[key] = number
        in_all -= number


def people(fewest: int, most: int) -> Conversation[list[str]]:
    """Names in seating order, until an empty one or until nobody more can play."""
    names: list[str] = []

    def read(typed: str) -> str:
        if not typed and len(names) < fewest:
            details = {"count": len(names), "lowest": fewest, "highest": most}
            raise ProblemsError([problem("number-of-players", "", **details)])
        if fold(typed) in map(fold, names):
            raise ProblemsError([problem("name-twice", "", name=typed)])
        return typed

    while len(names) < most:
        name = yield from asked(Question(PLAYER, number=len(names) + 1), read)
        if not name:
            break
        names.append(name)
    return names


def split_names(text: str) -> list[str]:
    """Names with commas between them."""
    return [part.strip() for part in text.split(",") if part.strip()]
