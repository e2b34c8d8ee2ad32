"""The reference deck, and its cards on overview pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NamedTuple

from ..cards import cards_of, names_given, rulings_to_read_by
from ..games import load
from ..languages import Language
from ..languages.terms import GAME_NAMES, city_name
from ..ownbox import own_figures
from ..render.pdf.compact import compact_pieces
from ..render.pdf.deck import Maker, deck
from ..render.pdf.fonts import printable_names, with_names
from ..render.pdf.geometry import MM
from ..render.pdf.imposition import BACKS, DUPLEX, Run, RunWords, impose
from ..render.pdf.overview import Overview, draw_overview
from ..render.pdf.template import Design
from . import PAPERS, Options, Printed, check_choice, designed, finish, make_pen, ruler_words

ALL = "all"


class DeckOrder(NamedTuple):
    game: str
    city: str
    backs: str = DUPLEX
    offset: tuple[float, float] = (0.0, 0.0)
    """How far the backs are moved right and down, in millimetres."""
    overview: bool = False


@designed("reference")
def print_reference(languages: Sequence[Language], order: DeckOrder, options: Options, look: Design) -> Printed:
    """One card a design and those that explain; with a second language, that one on the backs."""
    check_choice("--game", order.game, tuple(look.values["extras"]))
    given = names_given(order.game)
    look = look._replace(faces=with_names(look.faces, [name for names in given.values() for name in names.values()]))
    given = printable_names(look.faces, given)
    maker = _maker(order.game, given)
    check_choice("--paper", options.paper, PAPERS)
    if maker.cities or order.city != ALL:
        check_choice("--city", order.city, (*maker.cities, ALL))
    check_choice("--backs", order.backs, BACKS)
    languages = [say.knowing(given) for say in languages]
    say = languages[0]
    title = _title(say, order, maker)
    pen = make_pen(look, options, say, say("{game}: reference cards", game=title))
    if order.overview:
        for reader in languages:
            pieces = compact_pieces(look, maker, _chosen(order.city), reader)
            draw_overview(pen, look, Overview(_title(reader, order, maker), options.paper, ruler_words(reader), pieces))
    else:
        right, down = order.offset
        words = RunWords(say("Fronts"), say("Backs"), say("Fold here"), ruler_words(say))
        run = Run(options.paper, order.backs, (right * MM, down * MM), words)
        impose(pen, look, deck(look, languages, maker, _chosen(order.city)), run)
    return finish(pen, look, options)


def _title(say: Language, order: DeckOrder, maker: Maker) -> str:
    """The game, and the city where its cards belong to cities."""
    game = GAME_NAMES[order.game]
    if not maker.cities:
        return game
    place = say("all cities") if order.city == ALL else city_name(say, order.city)
    return f"{game} · {place}"


def _chosen(city: str) -> str | None:
    return None if city == ALL else city


def _maker(game: str, names: Mapping[str, Mapping[str, str]]) -> Maker:
    """How the cards of the game become a deck, in the readings of this person's box and with the cards of its packs."""
    module = import_module(f"capertool.render.pdf.decks.{game.replace('-', '_')}")
    own = [rulings_to_read_by(game), own_figures(game)]
    if load(game).read_with_packs is not None:
        own.append({id: card._replace(names=names.get(id, {})) for id, card in cards_of(game).items()})
    made: Maker = module.maker(*own)
    return made
