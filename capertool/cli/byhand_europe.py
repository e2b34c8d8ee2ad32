"""`marker`, `loot`, `burn` of Caper: Europe: by hand what no known card did."""

from typing import Annotated

import typer

from ..entries.caper_europe import burn_meant, marker_meant, set_loot_meant
from ..games.caper_europe.box import GAME
from ..journal.store import open_journal
from ..languages import Language
from ..record import enter, load_current
from .app import Body, Builder
from .entering_europe import enter_asking, own_names_told
from .options import force_option, loot_option, stars_option
from .telling import tell


def build_marker(say: Language) -> Body:
    def marker(
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        to: Annotated[
            str, typer.Argument(metavar=say("SEAT | middle"), help=say("Whom it leans to: south, north or middle."))
        ],
        fields: Annotated[
            int, typer.Argument(metavar=say("[FIELDS]"), help=say("How many fields from the middle."))
        ] = 1,
        stars: Annotated[int | None, stars_option(say)] = None,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "marker", GAME).state
            step = enter(journal, marker_meant(state, location, to, fields, stars))
        tell(say, step)

    return marker


def build_loot(say: Language) -> Body:
    def loot(
        where: Annotated[
            str,
            typer.Argument(metavar=say("SEAT | LOCATION"), help=say("A headquarters (south, north), or a location.")),
        ],
        pieces: Annotated[
            list[str], typer.Argument(metavar=say("LOOT..."), help=say("All that lies there: jewel=2 painting=1."))
        ],
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "loot", GAME).state
            step = enter(journal, set_loot_meant(state, where, " ".join(pieces)))
        tell(say, step)

    return loot


def build_burn(say: Language) -> Body:
    def burn(
        seat: Annotated[str, typer.Argument(metavar=say("SEAT"), help=say("Whose card burns: south or north."))],
        location: Annotated[str, typer.Argument(metavar=say("LOCATION"), help=say("Its name, or 1, 2 or 3."))],
        target: Annotated[
            str, typer.Argument(metavar=say("CARD"), help=say("The topmost gear, or the thief it lies on."))
        ],
        give: Annotated[list[str] | None, loot_option(say, "give")] = None,
        force: Annotated[bool, force_option(say)] = False,
    ) -> None:
        with open_journal(create=False) as journal:
            state = load_current(journal, "burn", GAME).state
            command = burn_meant(state, seat, location, target, give or [])
            with own_names_told(state):
                step = enter_asking(say, journal, state, command, force=force)
        tell(say, step)

    return burn


BUILDERS: dict[str, Builder] = {"marker": build_marker, "loot": build_loot, "burn": build_burn}
