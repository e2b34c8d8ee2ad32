"""`capertool tally`: a finished table that was not recorded, asked for line by line."""

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from ..drafts import draft_file, drop_draft, keep_draft, read_draft, set_draft_aside
from ..entries import tallying
from ..entries.caper import GAME
from ..entries.tallying import Progress, Question, answers_that_stand, choices, progress, standing
from ..exchange import read_table_file
from ..games.caper.rulings import RULEBOOKS, RULINGS
from ..journal.store import open_journal
from ..languages import Language
from ..languages.terms import seat_name, short_name
from ..preferences import preference
from ..problems import ProblemsError, problem
from ..render.safe import safe
from ..score import tally_document
from .app import Body
from .asking import tell_problems
from .options import rulebook_option, ruling_option
from .rulings import read_explicit_rulings
from .telling import print_lines

TAKE_BACK = "-"


def build(say: Language) -> Body:
    def tally(
        rulebook: Annotated[str, rulebook_option(say)] = "",
        ruling: Annotated[
            list[str] | None,
            ruling_option(say),
        ] = None,
        fresh: Annotated[
            bool, typer.Option("--fresh", help=say("Begin anew; an interrupted tally is set aside."))
        ] = False,
    ) -> None:
        book = rulebook or preference("rulebook") or RULEBOOKS[0]
        if book not in RULEBOOKS:
            raise ProblemsError([problem("unknown-value", "--rulebook", value=book, choices=RULEBOOKS)])
        rulings = read_explicit_rulings(say, ruling or [], RULINGS)
        document = _converse(say, [] if fresh else _taken_up(say), fresh=fresh)
        _keep(say, {**document, "rulebook": book, "rulings": rulings})

    return tally


# --- the conversation


def _taken_up(say: Language) -> list[str]:
    """The answers of an interrupted tally, where there is one."""
    answers = answers_that_stand(read_draft())
    if answers:
        number = len(answers)
        print(
            say.plural(
                "An interrupted tally goes on ({n} answer so far); capertool tally --fresh begins anew.",
                "An interrupted tally goes on ({n} answers so far); capertool tally --fresh begins anew.",
                number,
            )
        )
    return answers


def _converse(say: Language, answers: list[str], *, fresh: bool) -> dict[str, Any]:
    """Ask until the table is whole; every answer is kept before the next question."""
    if fresh:
        set_draft_aside()
    print_lines(say("Write a thief as: art: hand, plans~ – an empty line goes on, a dash takes the last answer back."))
    step = progress(answers)
    if answers:
        _tell_where(say, step)
    try:
        while (question := step.question) is not None:
            typed = _input(say, question, step)
            if typed.strip() == TAKE_BACK:
                answers, step = _without_last(say, answers)
                continue
            after = progress([*answers, typed])
            if after.question is not None and after.question.problems:
                tell_problems(say, GAME, ProblemsError(list(after.question.problems)))
                continue
            answers = [*answers, typed]
            keep_draft(answers)
            _tell(say, question, after)
            step = after
    except (EOFError, KeyboardInterrupt):
        if answers:
            print()
            print(say("Kept in {path}: capertool tally goes on from here.", path=draft_file()))
        raise
    return step.document


def _tell_where(say: Language, step: Progress) -> None:
    """The location that is being entered, with what lies there already."""
    if step.question is None or step.question.about != tallying.STACK:
        return
    location = step.document["locations"][-1]
    print(say.card(GAME, location["card"]))
    for seat in ("white", "green"):
        for entry in location[seat]:
            print_lines(f"  {_name(say, step.document, seat)}: {_stack(say, entry)}")


def _without_last(say: Language, answers: list[str]) -> tuple[list[str], Progress]:
    left = answers[:-1]
    keep_draft(left)
    if answers:
        print_lines(say("Taken back: {entry}", entry=answers[-1] or "–"))
    return left, progress(left)


def _input(say: Language, question: Question, step: Progress) -> str:
    if sys.stdin.isatty():
        from .tabbing import complete_with

        complete_with(_completions(question, step))
    return input(_prompt(say, question, step.document) + " ")


def _completions(question: Question, step: Progress) -> Callable[[str, str], list[str]]:
    """What Tab offers for a word, given the line before it: names in every language."""
    from ..languages.names import fold
    from .completing import names_of

    def offer(before: str, word: str) -> list[str]:
        if question.about not in (tallying.LOCATION, tallying.STACK):
            return []
        ids = choices(question, step.document, gear=":" in before)
        begun = fold(word).replace(" ", "-")
        return [name for name in names_of(GAME, ids) if name.startswith(begun)]

    return offer


# --- words


def _prompt(say: Language, question: Question, document: dict[str, Any]) -> str:
    name = safe(_name(say, document, question.seat)) if question.seat else ""
    prompts: dict[str, Callable[[], str]] = {
        tallying.CITY: lambda: say("City (paris, rome, london):"),
        tallying.NAME: lambda: say("Who plays white?") if question.seat == "white" else say("Who plays green?"),
        tallying.SNITCH_NAME: lambda: say("Who is the Snitch? (empty: nobody)"),
        tallying.LOOKOUT: lambda: (
            say("White's Lookout? (empty: nobody)") if question.seat == "white" else say("Green's Lookout?")
        ),
        tallying.LOCATION: lambda: say("Location {number}:", number=question.number),
        tallying.STACK: lambda: say("{player}, thief {number}:", player=name, number=question.number),
        tallying.COINS_OF: lambda: say("Coins of {player}:", player=name),
        tallying.LAUNDERED: lambda: say("Laundered coins of {player}:", player=name),
        tallying.DISCARDED: lambda: say("Discarded gear of {player}:", player=name),
    }
    return prompts[question.about]()


def _name(say: Language, document: dict[str, Any], seat: str) -> str:
    return short_name(document["players"][seat].get("name", "")) or seat_name(say, seat)


def _tell(say: Language, question: Question, after: Progress) -> None:
    """How an answer was understood, with the capers there and the score so far."""
    for guess in after.guesses:
        print(say("There is no card {name}; here is {card}.", name=safe(guess.typed), card=say.card(GAME, guess.card)))
    document = after.document
    if question.about == tallying.LOCATION:
        print(say.card(GAME, document["locations"][-1]["card"]))
    elif question.about == tallying.STACK and len(document["locations"][-1][question.seat]) >= question.number:
        print_lines(f"  {_stack(say, document['locations'][-1][question.seat][-1])}", f"  {_so_far(say, document)}")


def _stack(say: Language, entry: str) -> str:
    """A line of the table in full names."""
    thief, _, rest = entry.partition(": ")
    names = [_card(say, name) for name in rest.split(", ") if name]
    return f"{_card(say, thief)}: {', '.join(names)}" if names else _card(say, thief)


def _card(say: Language, name: str) -> str:
    return say.card(GAME, name.removesuffix("~")) + (" ~" if name.endswith("~") else "")


def _so_far(say: Language, document: dict[str, Any]) -> str:
    scored = tally_document(standing(document))
    here = scored.locations[len(document["locations"]) - 1]
    points = scored.points()
    capers = [f"{_name(say, document, seat)} {here.counts[seat]}" for seat in here.counts]
    totals = [f"{_name(say, document, seat)} {sum(points[seat].values())}" for seat in here.counts]
    return say("Capers here: {capers}. Points so far: {points}.", capers=", ".join(capers), points=", ".join(totals))


# --- the end


def _keep(say: Language, document: dict[str, Any]) -> None:
    """The table becomes a game of the journal; only then is the draft gone."""
    from ..render.terminal import score_screen
    from .output import show

    game, entries = read_table_file(document)
    with open_journal() as journal:
        number = journal.add_entries(game, entries)
    drop_draft()
    print()
    show(*score_screen(say, tally_document(document)))
    print_lines(
        say(
            "Kept as game {number}. To correct it: capertool export --table FILE.toml, mend the file, "
            "capertool import FILE.toml",
            number=number,
        )
    )
