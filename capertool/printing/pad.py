"""Blank score pads."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from ..languages import Language
from ..languages.terms import GAME_NAMES, variant_name
from ..problems import ProblemsError, problem
from ..render.pdf.pad import SLIPS, Facts, Pad, draw_pad
from ..render.pdf.template import Design
from . import PAPERS, Options, Printed, check_choice, designed, finish, make_pen, ruler_words


class PadOrder(NamedTuple):
    game: str
    variant: str = ""
    slips: int = 1
    pages: int = 1


@designed("pad")
def print_pad(languages: Sequence[Language], order: PadOrder, options: Options, look: Design) -> Printed:
    """A pad of one variant, in one language or two."""
    check_choice("--paper", options.paper, PAPERS)
    rows = look.values["rows"]
    if order.game not in rows:
        raise ProblemsError([problem("unknown-game", "--blank", value=order.game, choices=tuple(rows))])
    variants = tuple(rows[order.game])
    variant = order.variant or variants[0]
    check_choice("--variant", variant, variants)
    check_choice("--per-page", str(order.slips), tuple(map(str, SLIPS)))
    say = languages[0]
    game = GAME_NAMES[order.game]
    title = say("{game}: score pad, {variant}", game=game, variant=variant_name(say, variant))
    pen = make_pen(look, options, say, title)
    facts = _facts(order.game, variant)
    draw_pad(
        pen,
        look,
        Pad(order.game, variant, options.paper, order.slips, languages, facts, ruler_words(say)),
        order.pages,
    )
    return finish(pen, look, options)


def _facts(game: str, variant: str) -> Facts:
    """What the pad has to know of the game; a column a player where the variant is their number."""
    facts: Facts = import_module(f"{__package__}.pads.{game.replace('-', '_')}").facts()
    return facts._replace(seats=facts.seats[: int(variant)]) if variant.isdigit() else facts
