"""The reference deck, and its cards on overview pages."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from ..cards import rulings_to_read_by
from ..languages import Language
from ..languages.terms import GAME_NAMES, city_name
from ..ownbox import own_figures
from ..render.pdf.deck import Maker, chapter_title, deck, explaining
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
    look = design(read_template("reference", options.template))
    check_choice("--game", order.game, tuple(look.values["extras"]))
    maker = _maker(order.game)
    check_choice("--paper", options.paper, PAPERS)
    if maker.cities or order.city != ALL:
        check_choice("--city", order.city, (*maker.cities, ALL))
    check_choice("--backs", order.backs, BACKS)
    say = languages[0]
    title = _title(say, order, maker)
    pen = make_pen(look, options, say, say("{game}: reference cards", game=title))
    if order.overview:
        _draw_overview(pen, look, languages, maker, order.city, Overview(title, options.paper, ruler_words(say), ()))
    else:
        right, down = order.offset
        words = RunWords(say("Fronts"), say("Backs"), ruler_words(say))
        run = Run(options.paper, order.backs, (right * MM, down * MM), words)
        impose(pen, look, deck(look, languages, maker, _chosen(order.city)), run)
    return finish(pen, options)


def _title(say: Language, order: DeckOrder, maker: Maker) -> str:
    """The game, and the city where its cards belong to cities."""
    game = GAME_NAMES[order.game]
    if not maker.cities:
        return game
    place = say("all cities") if order.city == ALL else city_name(say, order.city)
    return f"{game} · {place}"


def _chosen(city: str) -> str | None:
    return None if city == ALL else city


def _draw_overview(
    pen: Pen, look: Design, languages: Sequence[Language], maker: Maker, city: str, overview: Overview
) -> None:
    """One run of pages a language: the cards, then the legend and what explains them."""
    words = RunWords("", "", ruler_words(languages[0]))
    for say in languages:
        cards = maker.cards(_chosen(city))
        kinds = list(dict.fromkeys(card.kind for card in cards))
        faces = {kind: [maker.face(say, card) for card in cards if card.kind == kind] for kind in kinds}
        chapters = [Chapter(chapter_title(say, kind, maker.game), faces[kind]) for kind in kinds]
        draw_overview(pen, look, overview._replace(chapters=chapters))
        impose(pen, look, explaining(look, maker, say), Run(overview.paper, "none", (0.0, 0.0), words))


def _maker(game: str) -> Maker:
    """How the cards of the game become a deck, in the readings of this person's box."""
    module = import_module(f"capertool.render.pdf.decks.{game.replace('-', '_')}")
    made: Maker = module.maker(rulings_to_read_by(game), own_figures(game))
    return made
