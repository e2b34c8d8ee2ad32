"""The finished evening on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from ..games import load, load_board, load_recording
from ..languages import Language, language
from ..languages.players import seat_in_words, told_apart
from ..languages.terms import GAME_NAMES, SEATS_OF_THE_BOX
from ..render.pdf.fonts import can_print, printable, printable_names, with_names
from ..render.pdf.geometry import paper
from ..render.pdf.icons import ICONS
from ..render.pdf.sheet import Evening, draw_sheet, name_fits
from . import PAPERS, Options, Printed, check_choice, designed, finish, make_pen, ruler_words

if TYPE_CHECKING:
    from ..games.recording import RecordedState
    from ..games.tally import Tally
    from ..render.pdf.template import Design


class Played(NamedTuple):
    """A table that was played: of which game, how it lies, and when."""

    game: str
    table: Any
    date: date | None
    state: RecordedState | None = None
    """Of a recorded game: whether it is over, and by the rules."""


def played_in_file(document: Mapping[str, Any]) -> Played:
    """The table of a file, with its date."""
    from ..score import game_of, read_table

    game = game_of(document)
    return Played(game, read_table(load(game), document), _date(document.get("date")))


def played_in_journal(id: int | None = None) -> Played:
    """A recorded game by its number, or the current one, without what lies hidden while it runs.

    Its day is the one it was begun; of a table that was tallied later, the one it names.
    """
    from ..journal.store import open_journal
    from ..record import load_game

    with open_journal(create=False) as journal:
        row, history, state = load_game(journal, id)
    recording = load_recording(row.game)
    table = (recording.open_table_of or recording.table_of)(state)
    about = getattr(state.opening, "about", {})
    day = about.get("date") if history.done[0]["event"] == "tallied" else row.begun[:10]
    return Played(row.game, table, _date(day), state)


def _date(given: object) -> date | None:
    if isinstance(given, str):
        return date.fromisoformat(given)
    if isinstance(given, datetime):
        return given.date()
    return given if isinstance(given, date) else None


@designed("sheet")
def print_sheet(say: Language, played: Played, options: Options, look: Design) -> Printed:
    """Score, table and every reason; on one page where that fits."""
    check_choice("--paper", options.paper, PAPERS)
    game = load(played.game)
    tally = game.tally(played.table)
    given = [_given(tally, seat) for seat in tally.players]
    given += [name for names in tally.names.values() for name in names.values()]
    look = look._replace(faces=with_names(look.faces, given))
    card_names = printable_names(look.faces, tally.names)
    say = say.knowing(card_names)
    languages = {
        seat: language(player.lang).knowing(card_names) if player.lang else say
        for seat, player in tally.players.items()
    }
    names = _names(look, tally, say, options.paper)
    day = _date_words(say, played.date)
    pen = make_pen(look, options, say, _title(played.game, tally, names.shown, day), played.date)
    evening = Evening(
        tally,
        load_board(played.game)(played.table, tally),
        _icons_of(game.cards),
        say,
        languages,
        names.shown,
        day,
        tuple(_remarks(say, played.game, played.state, tally)) if played.state is not None else (),
        options.paper,
        ruler_words(say),
        final=tally.settled and (played.state is None or (played.state.over and not played.state.abandoned)),
    )
    draw_sheet(pen, look, evening)
    return finish(pen, look, options)._replace(unprintable=names.unprintable, too_long=names.too_long)


def _remarks(say: Language, game: str, state: RecordedState, tally: Tally) -> Iterator[str]:
    if state.abandoned:
        yield say("The game was abandoned; this is how it lay.")
    elif not state.over:
        yield say("Provisional: the game is not over.")
        if load_recording(game).open_table_of is not None:
            yield say("What lies hidden is not counted.")
    elif not tally.settled:
        yield say("Provisional: not everything is turned up yet.")
    if state.house:
        yield say("Entries by decision of the house: {n}.", n=state.house)


class _Names(NamedTuple):
    """What the sheet calls the players, and which of these words stand for names that it cannot print."""

    shown: Mapping[str, str]
    unprintable: tuple[str, ...]
    too_long: tuple[str, ...]


def _given(tally: Tally, seat: str) -> str:
    """What a player (a team's two) is called, as it was entered; where players chose their own keys, the key."""
    player = tally.players[seat]
    entered = " & ".join(name for name in (player.name.strip(), player.lookout.strip()) if name)
    return entered or ("" if seat in SEATS_OF_THE_BOX else seat)


def _names(look: Design, tally: Tally, say: Language, paper_name: str) -> _Names:
    """Names as they go on paper; the seat's words where no font at hand, or no page, can hold one."""
    width = paper(paper_name).width - 2 * look.mm("page", "margin")
    given = {seat: _given(tally, seat) for seat in tally.players}
    entered = {seat: printable(name) for seat, name in given.items()}
    drawn = {seat: can_print(look.faces, name) for seat, name in entered.items()}
    fits = {seat: drawn[seat] and name_fits(look, name, len(entered), width) for seat, name in entered.items()}
    seats = {seat: seat_in_words(say, entered, seat) for seat in entered}
    shown = told_apart(say, {seat: name if fits[seat] else seats[seat] for seat, name in entered.items()})
    return _Names(
        shown,
        unprintable=tuple(shown[seat] for seat, name in given.items() if name and not drawn[seat]),
        too_long=tuple(shown[seat] for seat in given if drawn[seat] and not fits[seat]),
    )


def _title(game: str, tally: Tally, shown: Mapping[str, str], day: str) -> str:
    """The game, who played it and when; a reader of PDFs has fonts for names that the paper has not."""
    players = ", ".join(printable(_given(tally, seat)) or name for seat, name in shown.items())
    return " · ".join([GAME_NAMES[game], players, *([day] if day else [])])


def _icons_of(cards: Mapping[str, Any]) -> dict[str, str]:
    """Each card's colour, or the icon of its kind."""
    kinds = {id: str(getattr(card, "kind", "")) for id, card in cards.items()}
    colours = {id: getattr(card, "colour", None) for id, card in cards.items()}
    return {id: colours[id] or (kind if kind in ICONS else "card") for id, kind in kinds.items()}


def _date_words(say: Language, day: date | None) -> str:
    if day is None:
        return ""
    from babel.dates import format_date

    return str(format_date(day, format="long", locale=say.formats))
