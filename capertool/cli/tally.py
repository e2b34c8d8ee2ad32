"""`capertool tally`: a finished table that was not recorded, asked for line by line."""

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from ..cards import games_in_order
from ..drafts import draft_file, drop_draft, keep_draft, read_draft, set_draft_aside
from ..entries.tallying import CITY, LOCATION, NAME, STACK, Progress, Question, answers_that_stand, progress
from ..exchange import read_table_file
from ..games import PACKAGES, load
from ..journal.store import open_journal
from ..languages import Language
from ..languages.tallying import ask_about, ask_lookout, ask_name, how_to_answer
from ..languages.terms import seat_name, short_name
from ..languages.words import word_name
from ..preferences import preference
from ..problems import ProblemsError, problem
from ..render.safe import safe
from ..score import tally_document
from .app import Body
from .asking import tell_problems
from .completing import games
from .options import rulebook_option, ruling_option
from .rulings import read_explicit_rulings
from .telling import print_lines

TAKE_BACK = "-"
_LOOKOUT = "lookout"


def build(say: Language) -> Body:
    def tally(
        game: Annotated[
            str,
            typer.Argument(
                metavar=say("[GAME]"),
                help=say("The game; else the current one's, or your preference."),
                autocompletion=games,
            ),
        ] = "",
        rulebook: Annotated[str, rulebook_option(say)] = "",
        ruling: Annotated[list[str] | None, ruling_option(say)] = None,
        fresh: Annotated[
            bool, typer.Option("--fresh", help=say("Begin anew; an interrupted tally is set aside."))
        ] = False,
    ) -> None:
        if game and game not in PACKAGES:
            raise ProblemsError([problem("unknown-game", "", value=game, choices=tuple(PACKAGES))])
        which = game or games_in_order()[0]
        settings = _settings(say, which, rulebook, ruling or [])
        answers = [] if fresh else _taken_up(say, which)
        if fresh:
            set_draft_aside(which)
        _keep(say, which, {**_converse(say, which, answers), **settings})

    return tally


def _settings(say: Language, game: str, rulebook: str, ruling: list[str]) -> dict[str, Any]:
    """By which rulebook and which rulings the table is scored; a game with one rulebook does not name it."""
    rules = load(game)
    owned = preference("rulebook")
    book = rulebook or (owned if owned in rules.rulebooks else rules.rulebooks[0])
    if book not in rules.rulebooks:
        raise ProblemsError([problem("unknown-value", "--rulebook", value=book, choices=rules.rulebooks)])
    rulings = read_explicit_rulings(say, ruling, rules.rulings)
    return {"rulings": rulings, **({"rulebook": book} if len(rules.rulebooks) > 1 else {})}


# --- the conversation


def _taken_up(say: Language, game: str) -> list[str]:
    """The answers of an interrupted tally, where there is one."""
    answers = answers_that_stand(game, read_draft(game))
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


def _converse(say: Language, game: str, answers: list[str]) -> dict[str, Any]:
    """Ask until the table is whole; every answer is kept before the next question."""
    print_lines(how_to_answer(say, game))
    step = progress(game, answers, say.code)
    if answers:
        _tell_where(say, step)
    try:
        while (question := step.question) is not None:
            typed = _input(say, question, step)
            if typed.strip() == TAKE_BACK:
                answers, step = _without_last(say, game, answers)
                continue
            after = progress(game, [*answers, typed], say.code)
            if after.question is not None and after.question.problems:
                tell_problems(_knowing(say, after), game, ProblemsError(list(after.question.problems)))
                continue
            answers = [*answers, typed]
            keep_draft(game, answers)
            _tell(say, after)
            step = after
    except (EOFError, KeyboardInterrupt):
        if answers:
            print()
            print(say("Kept in {path}: capertool tally {game} goes on from here.", path=draft_file(game), game=game))
        raise
    return step.document


def _knowing(say: Language, step: Progress) -> Language:
    return say.knowing(step.tally.own_names())


def _tell_where(say: Language, step: Progress) -> None:
    """The location that is being entered, with what lies there already."""
    if step.question is None or step.question.about != STACK:
        return
    location = step.document["locations"][-1]
    say = _knowing(say, step)
    print_lines(say.card(step.tally.game, location["card"]))
    for seat in step.document["players"]:
        for entry in location.get(seat, ()):
            print_lines(f"  {_name(say, step, seat)}: {_stack(say, step, entry)}")


def _without_last(say: Language, game: str, answers: list[str]) -> tuple[list[str], Progress]:
    left = answers[:-1]
    keep_draft(game, left)
    if answers:
        print_lines(say("Taken back: {entry}", entry=answers[-1] or "–"))
    return left, progress(game, left, say.code)


def _input(say: Language, question: Question, step: Progress) -> str:
    if sys.stdin.isatty():
        from .tabbing import complete_with

        complete_with(_completions(question, step))
    return input(_prompt(_knowing(say, step), question, step) + " ")


def _completions(question: Question, step: Progress) -> Callable[[str, str], list[str]]:
    """What Tab offers for a word, given the line before it: names in every language."""
    from ..languages.names import fold
    from .completing import names_of

    def offer(before: str, word: str) -> list[str]:
        ids = step.tally.choices(question, gear=":" in before)
        begun = fold(word).replace(" ", "-")
        return [name for name in names_of(step.tally.game, ids) if name.startswith(begun)]

    return offer


# --- words


def _prompt(say: Language, question: Question, step: Progress) -> str:
    if question.about == CITY:
        cities = ", ".join(word_name(say, city) for city in step.tally.cities)
        return say("City ({cities}):", cities=cities)
    if question.about == NAME:
        return ask_name(say, question.seat)
    if question.about == _LOOKOUT:
        return ask_lookout(say, question.seat)
    return ask_about(
        say,
        question.about,
        player=safe(_name(say, step, question.seat)) if question.seat else "",
        number=question.number,
        card=safe(say.card(step.tally.game, question.card)),
    )


def _name(say: Language, step: Progress, seat: str) -> str:
    return short_name(step.document["players"][seat].get("name", "")) or seat_name(say, seat)


def _tell(say: Language, after: Progress) -> None:
    """How an answer was understood, with the score so far where a thief was laid."""
    say, game = _knowing(say, after), after.tally.game
    for guess in after.guesses:
        print_lines(say("There is no card {name}; here is {card}.", name=guess.typed, card=say.card(game, guess.card)))
    for laid in after.laid:
        print_lines(("" if laid.about == LOCATION else "  ") + _stack(say, after, laid.entry))
    if any(laid.about == STACK for laid in after.laid):
        print_lines(*(f"  {line}" for line in _so_far(say, after)))


def _stack(say: Language, step: Progress, entry: str) -> str:
    """A line of the table in full names."""
    thief, _, rest = entry.partition(": ")
    names = [_card(say, step, name) for name in rest.split(", ") if name]
    return f"{_card(say, step, thief)}: {', '.join(names)}" if names else _card(say, step, thief)


def _card(say: Language, step: Progress, name: str) -> str:
    return say.card(step.tally.game, name.removesuffix("~")) + (" ~" if name.endswith("~") else "")


def _so_far(say: Language, step: Progress) -> list[str]:
    """What the table is worth as it lies."""
    standing = step.tally.standing()
    if standing is None:
        return []
    scored = tally_document(standing)
    here = scored.locations[len(step.document["locations"]) - 1]
    points = scored.points()
    totals = ", ".join(f"{_name(say, step, seat)} {sum(points[seat].values())}" for seat in here.counts)
    if here.unit != "capers":
        return [say("Points so far: {points}.", points=totals)]
    capers = ", ".join(f"{_name(say, step, seat)} {here.counts[seat]}" for seat in here.counts)
    return [say("Capers here: {capers}. Points so far: {points}.", capers=capers, points=totals)]


# --- the end


def _keep(say: Language, game: str, document: dict[str, Any]) -> None:
    """The table becomes a game of the journal; only then is the draft gone."""
    from ..render.terminal import score_screen
    from .output import show

    _, entries = read_table_file(document)
    with open_journal() as journal:
        number = journal.add_entries(game, entries)
    drop_draft(game)
    print()
    show(*score_screen(say, tally_document(document)))
    print_lines(
        say(
            "Kept as game {number}. To correct it: capertool export --table FILE.toml, mend the file, "
            "capertool import FILE.toml",
            number=number,
        )
    )
    _tell_described(say, game, document)


def _tell_described(say: Language, game: str, document: dict[str, Any]) -> None:
    """What was told of cards stays with this table; for the next one it goes into a pack."""
    cards = document.get("cards", {})
    if cards:
        knowing = say.knowing({id: card["names"] for id, card in cards.items() if "names" in card})
        names = say.join([knowing.card(game, id) for id in cards])
        print_lines(
            say("What you told of these cards is kept with this game: {cards}. For the next ones:", cards=names)
            + " capertool pack add "
            + say("CARD")
        )
