"""`capertool sheet` and `capertool reference` as a library: what is asked for in, a PDF out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import wraps
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ..languages import Language
from ..problems import ProblemsError, problem
from ..templates import read_template, shipped

if TYPE_CHECKING:
    from ..render.pdf.page import Mark, Pen
    from ..render.pdf.template import Design

PAPERS = ("a4", "letter")
MOST_LANGUAGES = 2
Tick = Callable[[int], None]
Given = TypeVar("Given")
Order = TypeVar("Order")


class Printed(NamedTuple):
    """A finished document: its bytes, its pages, and what it calls those whose names could not be printed."""

    data: bytes
    pages: int
    unprintable: tuple[str, ...] = ()
    """For want of a font."""
    too_long: tuple[str, ...] = ()


class Options(NamedTuple):
    """What every print may be asked for."""

    paper: str = PAPERS[0]
    template: str = ""
    tick: Tick | None = None
    log: list[Mark] | None = None
    """Where to note every drawing call, for who wants to check them."""


def designed(
    kind: str,
) -> Callable[[Callable[[Given, Order, Options, Design], Printed]], Callable[[Given, Order, Options], Printed]]:
    """A print with the template of its kind; where that is a person's own, it answers for what does not fit."""

    def designing(
        make: Callable[[Given, Order, Options, Design], Printed],
    ) -> Callable[[Given, Order, Options], Printed]:
        @wraps(make)
        def printing(given: Given, order: Order, options: Options) -> Printed:
            from ..render.pdf.template import design
            from ..render.pdf.templatechecks import blamed

            values = read_template(kind, options.template)
            try:
                return make(given, order, options, design(values))
            except ProblemsError as error:
                raise blamed(error, shipped(kind), values) from None

        return printing

    return designing


def check_choice(option: str, value: str, choices: Sequence[str]) -> None:
    if value not in choices:
        raise ProblemsError([problem("unknown-value", option, value=value, choices=tuple(choices))])


def make_pen(look: Design, options: Options, say: Language, title: str, day: date | None = None) -> Pen:
    """A pen for one document; with a template of one's own it notes what it draws, to be checked."""
    from ..render.pdf.page import Manners, Pen

    log = [] if options.log is None and options.template else options.log
    manners = Manners(title, say.code)
    pen = Pen(look.look, manners._replace(day=day) if day else manners, look.faces.regular, log)
    if options.tick is not None:
        pen.tick = options.tick
    return pen


def finish(pen: Pen, look: Design, options: Options) -> Printed:
    """The document; one that somebody's own template spoils is refused."""
    if options.template:
        from ..render.pdf.checks import in_place
        from ..render.pdf.geometry import does_not_fit

        if not in_place(pen.log or (), pen.size, look.size("smallest")):
            raise does_not_fit("")
    return Printed(pen.finish(), pen.pages)


def ruler_words(say: Language) -> str:
    return say("50 mm: if not, print at 100 %")
