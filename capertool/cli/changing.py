"""What `fix` and `edit` do in every game: change an earlier entry or the opening, and tell what came of it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ..games.common import Edit, Loosen
from ..games.refusing import Choice
from ..journal.store import open_journal
from ..languages import Language
from ..languages.events import words_of
from ..languages.problems import say_problem
from ..problems import ProblemsError
from ..record import Amended, Amendment, amend, check_entry_number, enter, load_current, state_of, tally_of
from .telling import print_lines
from .usage import UsageError


class Fix(NamedTuple):
    """Which entry is changed, and how."""

    number: int
    insert: bool = False
    remove: bool = False
    force: bool = False


def fix_entry(say: Language, game: str, fix: Fix, meant: Callable[[Any, Mapping[str, Any]], Any]) -> None:
    """`meant` gives the entry that should have been made, from the state then and what was entered there."""
    with open_journal(create=False) as journal:
        history = load_current(journal, "fix", game).history
        check_entry_number(fix.number, len(history.done))
        before = state_of(game, history.done[: fix.number - 1])
        entered = {} if fix.insert else history.done[fix.number - 1]
        command = None if fix.remove else meant(before, entered)
        try:
            amended = amend(journal, Amendment(fix.number, command, fix.insert, fix.force))
        except Choice as choice:
            raise ProblemsError([choice.problem], game) from None
    print_lines(*_told(say, game, amended, len(history.undone)))


def correct_opening(
    say: Language, game: str, changes_to: Callable[[Any], Mapping[str, Any]], *, loose: bool, force: bool = False
) -> None:
    """`changes_to` gives what differs from how the game was opened."""
    with open_journal(create=False) as journal:
        state = load_current(journal, "edit", game).state
        changes = changes_to(state)
        if not changes and not loose:
            raise UsageError(say("What shall be corrected?"))
        if changes:
            state = enter(journal, Edit(changes), force=force).after
        if loose:
            state = enter(journal, Loosen()).after
    print_lines(say("Corrected."), words_of(game).say_next(say, state))


# --- what came of it


def _told(say: Language, game: str, amended: Amended, undone: int) -> Iterator[str]:
    """What was entered and what it is now, the later entries that come out otherwise, and how the game stands."""
    words = words_of(game)
    knowing = say.knowing(tally_of(game, amended.was).names)
    for event in amended.old:
        yield say("Was: {entry}", entry=words.say_event(say, amended.there, event))
    for event in amended.new:
        yield say("Now: {entry}", entry=words.say_event(say, amended.there, event))
    yield say("Later entries that come out otherwise: {n}.", n=sum(entry.changed for entry in amended.later))
    for fitted in amended.later:
        if fitted.changed:
            yield f"  {fitted.number}  {words.say_event(say, fitted.state, fitted.after)}"
        for found in fitted.problems:
            yield f"  {fitted.number}  {say_problem(knowing, game, found).message}"
    if undone:
        yield say("What was taken back before can no longer be entered again: {n}.", n=undone)
    yield from words.say_standing(say, amended.now)
    yield from _capers_that_changed(say, game, amended)
    yield words.say_next(say, amended.now)


def _capers_that_changed(say: Language, game: str, amended: Amended) -> Iterator[str]:
    was, now = (tally_of(game, state).locations for state in (amended.was, amended.now))
    if any(location.unit != "capers" for location in now):
        return
    names = words_of(game).player_names(say, amended.now)
    for before, after in zip(was, now, strict=True):
        if before.counts != after.counts or before.card != after.card:
            capers = [f"{names[seat]} {before.counts[seat]} → {after.counts[seat]}" for seat in after.counts]
            location = say.card(game, after.card)
            yield say("Capers, {location}: {capers}.", location=location, capers=", ".join(capers))
