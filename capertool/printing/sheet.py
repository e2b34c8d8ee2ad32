"""The finished evening on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from ..games import load, load_board, load_recording
from ..languages import Language, language
from ..languages.terms import GAME_NAMES, seat_name
from ..render.pdf.fonts import can_print, printable, with_names
from ..render.pdf.geometry import paper
from ..render.pdf.icons import ICONS
from ..render.pdf.sheet import Evening, draw_sheet, name_fits
from ..render.pdf.template import design
from ..templates import read_template
from . import PAPERS, Options, Printed, check_choice, finish, make_pen, ruler_words

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
    return given if isinstance(given, date) else None


def print_sheet(say: Language, played: Played, options: Options) -> Printed:
    """Score, table and every reason; on one page where that fits."""
    check_choice("--paper", options.paper, PAPERS)
    game = load(played.game)
    tally = game.tally(played.table)
    say = say.knowing(tally.names)
    look = design(read_template("sheet", options.template))
    given = [name for player in tally.players.values() for name in (player.name, player.lookout)]
    given += [name for names in tally.names.values() for name in names.values()]
    look = look._replace(faces=with_names(look.faces, given))
    languages = {
        seat: language(player.lang).knowing(tally.names) if player.lang else say
        for seat, player in tally.players.items()
    }
    names = _names(look, tally, options.paper)
    pen = make_pen(look, options, say, say("{game}: score sheet", game=GAME_NAMES[played.game]))
    evening = Evening(
        tally,
        load_board(played.game)(played.table, tally),
        _icons_of(game.cards),
        say,
        languages,
        {seat: name or printable(seat_name(languages[seat], seat)) for seat, name in names.items()},
        _date_words(say, played.date),
        tuple(_remarks(say, played.game, played.state, tally)) if played.state is not None else (),
        options.paper,
        ruler_words(say),
        final=played.state is None or (played.state.over and not played.state.abandoned and tally.settled),
    )
    draw_sheet(pen, look, evening)
    unprintable = tuple(seat for seat, name in names.items() if not name and _given(tally, seat))
    return finish(pen, options)._replace(unprintable=unprintable)


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


def _given(tally: Tally, seat: str) -> str:
    """What a player (a team's two) is called, as it was entered."""
    player = tally.players[seat]
    return " & ".join(name for name in (player.name.strip(), player.lookout.strip()) if name)


def _names(look: Design, tally: Tally, paper_name: str) -> dict[str, str]:
    """Names as they go on paper; nothing where the fonts at hand, or the page, cannot hold one."""
    width = paper(paper_name).width - 2 * look.mm("page", "margin")
    names = {}
    for seat in tally.players:
        shown = printable(_given(tally, seat))
        fits = can_print(look.faces, shown) and name_fits(look, shown, len(tally.players), width)
        names[seat] = shown if fits else ""
    return names


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
