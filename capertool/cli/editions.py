"""`coins`, which both editions of Caper have in the same way."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import typer

from ..entries.people import one_of
from ..games.coins import SetCoins
from ..journal.store import open_journal
from ..languages import Language
from ..record import enter, load_current
from .app import Body
from .options import laundered_option
from .telling import tell
from .usage import UsageError


class Seats(NamedTuple):
    """What the two editions do in their own ways: who sits there."""

    game: str
    called: Callable[[Language], str]
    """Which seats there are, for a help text."""
    meant: Callable[[Any, str], str | None]


def coins_of(seats: Seats, say: Language) -> Body:
    def coins(
        seat: Annotated[str, typer.Argument(metavar=say("SEAT"), help=seats.called(say))],
        number: Annotated[int, typer.Argument(metavar=say("COINS"), help=say("How many."))],
        laundered: Annotated[int | None, laundered_option(say)] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "coins", seats.game).state
            who = one_of(seats.game, "", seats.meant(state, seat) or "", tuple(state.coins))
            step = enter(journal, SetCoins(who, number, laundered))
        tell(say, step)

    return coins


def whose_coins(say: Language, seat: str | None) -> str:
    """The seat whose coins are set in place of another entry, which may have been nobody's."""
    if seat is None:
        raise UsageError(say("Whose coins? Give --seat."))
    return seat
