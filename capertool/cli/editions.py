"""`discard` and `coins`, which both editions of Caper have in the same way."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import typer

from ..entries.people import one_of
from ..games.coins import SetCoins
from ..journal.store import open_journal
from ..languages import Language
from ..record import enter, load_current
from .app import Body
from .completing import card_names
from .options import force_option, laundered_option
from .telling import refused_in_own_language, tell


class Edition(NamedTuple):
    """What the two editions do in their own ways: seats, names of cards, the entry of a discard."""

    game: str
    seat_option: Callable[[Language], Any]
    seats: Callable[[Language], str]
    """Which seats there are, for a help text."""
    seat_meant: Callable[[Any, str], str | None]
    card_meant: Callable[[Any, str], str]
    discard: Callable[[str, str | None], Any]


def discard_of(edition: Edition, say: Language) -> Body:
    def discard(
        card: Annotated[
            str, typer.Argument(metavar=say("[CARD]"), help=say("The card."), autocompletion=card_names)
        ] = "",
        seat: Annotated[str, edition.seat_option(say)] = "",
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "discard", edition.game).state
            id = edition.card_meant(state, card) if card else ""
            who = edition.seat_meant(state, seat)
            with refused_in_own_language(state, who):
                step = enter(journal, edition.discard(id, who), force=force)
        tell(say, step)

    return discard


def coins_of(edition: Edition, say: Language) -> Body:
    def coins(
        seat: Annotated[str, typer.Argument(metavar=say("SEAT"), help=edition.seats(say))],
        number: Annotated[int, typer.Argument(metavar=say("COINS"), help=say("How many."))],
        laundered: Annotated[int | None, laundered_option(say)] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "coins", edition.game).state
            who = one_of(edition.game, "", edition.seat_meant(state, seat) or "", tuple(state.coins))
            step = enter(journal, SetCoins(who, number, laundered))
        tell(say, step)

    return coins
