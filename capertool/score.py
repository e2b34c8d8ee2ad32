"""`capertool score` as a library: a document in, a tally or a result out."""

from collections.abc import Mapping
from typing import Any

from .games import PACKAGES, load
from .games.document import COMMON_KEYS
from .games.rulings import read_explicit, without_effect
from .games.shape import Game, ReadWithPacks
from .games.tally import Tally
from .languages import language
from .languages.names import NameIndex
from .problems import Problem, ProblemsError, problem


def tally_document(
    document: Mapping[str, Any],
    *,
    rulings: Mapping[str, Any] = {},
    rulebook: str = "",
    with_zeros: bool = False,
) -> Tally:
    """Score the table a document describes; `rulings` and `rulebook` beat what it says."""
    game = load(game_of(document))
    tally = game.tally(read_table(game, document, rulings, rulebook), with_zeros=with_zeros)
    return _with_remarks(tally, game, rulings) if rulings else tally


def tally_under(game: Game, table: Any, rulings: Mapping[str, Any], *, with_zeros: bool = False) -> Tally:
    """Score a table under other rulings than its own."""
    problems: list[Problem] = []
    explicit = read_explicit(game.rulings, rulings, "--ruling", problems)
    if problems:
        raise ProblemsError(problems, game.id)
    tally = game.tally(table._replace(rulings={**table.rulings, **explicit}), with_zeros=with_zeros)
    return _with_remarks(tally, game, rulings)


def _with_remarks(tally: Tally, game: Game, rulings: Mapping[str, Any]) -> Tally:
    """The tally with a note for each ruling that could not change it."""
    return tally._replace(notes=(*tally.notes, *without_effect(game.rulings, rulings)))


def read_table(game: Game, document: Mapping[str, Any], rulings: Mapping[str, Any] = {}, rulebook: str = "") -> Any:
    """The table a document describes, read with the owner's figures and packs where the game wants them."""
    try:
        if game.read_with_packs is not None:
            return _read_with_packs(game.read_with_packs, game.id, document, rulings, rulebook)
        own: dict[str, Any] = {}
        if game.uses_figures:
            from .ownbox import own_figures

            own["figures"] = own_figures(game.id)
        return game.read_table(document, NameIndex(game.id), rulings, rulebook, **own)
    except ProblemsError as error:
        raise ProblemsError(error.problems, game.id) from None


def _read_with_packs(
    read: ReadWithPacks, game: str, document: Mapping[str, Any], rulings: Mapping[str, Any], rulebook: str
) -> Any:
    from .packs import known_cards, own_names

    cards = known_cards()
    return read(document, NameIndex(game, own_names(cards)), rulings, rulebook, cards)


_TOP_KEYS = (*COMMON_KEYS, "city", "rulebook", "variant", "players", "locations", "cards", "vp_card")
"""Every key that a table of some game has at its top."""


def game_of(document: Mapping[str, Any]) -> str:
    known = tuple(PACKAGES)
    if "game" not in document:
        unknown = [problem("unknown-key", key, key=key, known=_TOP_KEYS) for key in document if key not in _TOP_KEYS]
        raise ProblemsError([problem("missing-key", "game", key="game", choices=known), *unknown])
    game = document["game"]
    if not isinstance(game, str):
        raise ProblemsError([problem("wrong-type", "game", wanted="text", value=game)])
    if game not in PACKAGES:
        raise ProblemsError([problem("unknown-game", "game", value=game, choices=known)])
    return game


def score(document: Mapping[str, Any], *, lang: str = "en", **options: Any) -> dict[str, Any]:
    """The result of the contract for one table document."""
    from .render.result import result

    return result(language(lang), tally_document(document, **options))
