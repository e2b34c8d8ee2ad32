"""What the commands that print share: languages, progress, and the sentence at the end."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..languages import Language
from ..printing import MOST_LANGUAGES, Options, Printed
from ..printing.output import STANDARD_OUTPUT, check_target, write_document
from .context import current_languages
from .usage import UsageError

_PATIENCE = 1.0  # seconds after which a progress bar appears


def languages_to_print(say: Language) -> tuple[Language, ...]:
    languages = current_languages()
    if len(languages) > MOST_LANGUAGES:
        raise UsageError(say("At most two languages can be printed at once."), say("Give --lang once or twice."))
    return languages


def print_to(say: Language, path: str, force: bool, options: Options, make: Callable[[Options], Printed]) -> None:
    """Make a document, write it, and say where it is."""
    check_target(path, force=force)
    with _progress(say) as tick:
        printed = make(options._replace(tick=tick))
    write_document(path, printed.data)
    _tell(say, path, printed)


def _tell(say: Language, path: str, printed: Printed) -> None:
    """On standard error where the document itself is on standard output."""
    from ..languages.terms import seat_name
    from ..render.safe import safe

    out = sys.stderr if path == STANDARD_OUTPUT else sys.stdout
    for seat in printed.unprintable:
        name = safe(seat_name(say, seat))
        note = say("The name of {seat} cannot be printed with the fonts at hand; the sheet says {seat}.", seat=name)
        print(note, file=sys.stderr)
    if path != STANDARD_OUTPUT:
        text = say.plural("{path}: {n} page.", "{path}: {n} pages.", printed.pages, path=safe(path))
        print(text, file=out)


@contextmanager
def _progress(say: Language) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal's standard error once the work takes longer than a second."""
    if not sys.stderr.isatty():
        yield lambda pages: None
        return
    started, bars = time.monotonic(), _Bars(say)

    def tick(pages: int) -> None:
        if time.monotonic() - started > _PATIENCE:
            bars.show(pages)

    try:
        yield tick
    finally:
        bars.stop()


class _Bars:
    """A bar that is made when it is first needed."""

    def __init__(self, say: Language) -> None:
        self.say = say
        self.progress: Any = None

    def show(self, pages: int) -> None:
        if self.progress is None:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn

            columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"))
            self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
            self.progress.start()
            self.task = self.progress.add_task(self.say("Pages"), total=None)
        self.progress.update(self.task, completed=pages)

    def stop(self) -> None:
        if self.progress is not None:
            self.progress.stop()
