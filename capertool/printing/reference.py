"""The reference deck, and its cards on overview pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ..languages import Language
from ..languages.terms import GAME_NAMES, city_name
from ..render.pdf.deck import Maker, chapter_title, deck
from ..render.pdf.geometry import MM
from ..render.pdf.imposition import BACKS, DUPLEX, Run, RunWords, impose
from ..render.pdf.overview import Chapter, Overview, draw_overview
from ..render.pdf.page import Pen
from ..render.pdf.template import Design, design
from ..templates import read_template
from . import PAPERS, Options, Printed, check_choice, finish, make_pen, ruler_words

ALL = "all"


class DeckOrder(NamedTuple):
    game: str
    city: str
    backs: str = DUPLEX
    offset: tuple[float, float] = (0.0, 0.0)
    """How far the backs are moved right and down, in millimetres."""
    overview: bool = False


def print_reference(languages: Sequence[Language], order: DeckOrder, options: Options) -> Printed:
    """One card a design and those that explain; with a second language, that one on the backs."""
    maker = _MAKERS[order.game]()
    check_choice("--paper", options.paper, PAPERS)
    check_choice("--city", order.city, (*maker.cities, ALL))
    check_choice("--backs", order.backs, BACKS)
    say = languages[0]
    look = design(read_template("reference", options.template))
    place = say("all cities") if order.city == ALL else city_name(say, order.city)
    title = f"{GAME_NAMES[order.game]} · {place}"
    pen = make_pen(look, options, say, say("{game}: reference cards", game=title))
    if order.overview:
        _draw_overview(pen, look, languages, maker, order.city, Overview(title, options.paper, ruler_words(say), ()))
    else:
        right, down = order.offset
        words = RunWords(say("Fronts"), say("Backs"), ruler_words(say))
        run = Run(options.paper, order.backs, (right * MM, down * MM), words)
        impose(pen, look, deck(look, languages, maker, _chosen(order.city)), run)
    return finish(pen, options)


def _chosen(city: str) -> str | None:
    return None if city == ALL else city


def _draw_overview(
    pen: Pen, look: Design, languages: Sequence[Language], maker: Maker, city: str, overview: Overview
) -> None:
    """One run of pages a language."""
    for say in languages:
        cards = maker.cards(_chosen(city))
        kinds = list(dict.fromkeys(card.kind for card in cards))
        chapters = [
            Chapter(chapter_title(say, kind), [maker.face(say, card) for card in cards if card.kind == kind])
            for kind in kinds
        ]
        draw_overview(pen, look, overview._replace(chapters=chapters))


def _caper() -> Maker:
    from ..cards import rulings_to_read_by
    from ..ownbox import own_figures
    from ..render.pdf.caper import maker

    return maker(rulings_to_read_by("caper"), own_figures("caper"))


_MAKERS: Mapping[str, Callable[[], Maker]] = {"caper": _caper}
"""How the cards of each game become a deck."""

GAMES = tuple(_MAKERS)
