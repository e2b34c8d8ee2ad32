"""Questions on a terminal: what is wrong with an answer is said, and it is asked for again."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from ..languages import Language
from ..languages.problems import say_problem
from ..problems import ProblemsError
from ..render.safe import safe

Answer = TypeVar("Answer")


def ask(say: Language, question: str, read: Callable[[str], Answer], *, game: str) -> Answer | None:
    """The answer as `read` understands it; None where it is empty."""
    while True:
        typed = input(question + " ").strip()
        if not typed:
            return None
        try:
            return read(typed)
        except ProblemsError as error:
            tell_problems(say, game, error)


def ask_card(say: Language, question: str, ids: Sequence[str], *, game: str) -> str | None:
    """One of these cards by any of its names; an unambiguous misspelling will do and is said."""
    from ..entries.naming import guessed

    def read(typed: str) -> str:
        def tell(card: str) -> None:
            print(say("There is no card {name}; here is {card}.", name=safe(typed), card=say.card(game, card)))

        return guessed(game, typed, ids, tell)

    return ask(say, question, read, game=game)


def tell_problems(say: Language, game: str, error: ProblemsError) -> None:
    for found in error.problems:
        said = say_problem(say.knowing(error.names), game, found)
        if "\n" in said.hint:  # something is pointed at
            print("\n".join(safe(line) for line in (said.message, *said.hint.splitlines())))
        else:
            print(safe(f"{said.message} {said.hint}".strip()))


def ask_choice(say: Language, question: str, choices: Sequence[str]) -> str | None:
    """One of these words in any language, or the beginning of exactly one."""
    from ..entries.people import one_of

    return ask(say, question, lambda typed: one_of("caper", "", typed, choices, say), game="caper")


def ask_one_of(say: Language, question: str, choices: Sequence[str]) -> str:
    """One of these words; asked for until there is an answer."""
    while True:
        chosen = ask_choice(say, question, choices)
        if chosen is not None:
            return chosen
