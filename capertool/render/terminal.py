"""A score on a terminal: the locations, the matrix, the winner; on request every line."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..games.rulings import value_text
from ..games.tally import Line, LocationTally, PlayerTally, Tally
from ..languages import Language
from ..languages.players import told_apart
from ..languages.reasons import why
from ..languages.terms import (
    GAME_NAMES,
    amount_of,
    category_name,
    seat_name,
    setting_name,
    short_name,
)
from ..languages.winner import say_standing, say_winner
from .safe import safe

_NAME = "bold"
_QUIET = "dim"
SETTING_ORDER = ("city", "variant", "rulebook")


def score_screen(say: Language, tally: Tally, *, explain: bool = False, final: bool = True) -> list[RenderableType]:
    """What `capertool score` shows, from top to bottom; nobody has won what is not final.

    Of a table in a file, notes say where in it.
    """
    say = say.knowing(tally.names)
    screen: list[RenderableType] = [heading(say, tally.game, tally.setting)]
    if tally.locations:
        screen.append(below(_locations(say, tally)))
    if explain:
        screen += _explained_capers(say, tally)
    screen.append(below(_matrix(say, tally)))
    if explain:
        screen += _explained_points(say, tally)
    ending = _winner(say, tally) if final and tally.settled else _standing(say, tally)
    return [*screen, below(ending), *_footnotes(say, tally)]


def below(part: RenderableType) -> RenderableType:
    """The part with an empty line above it."""
    return Padding(part, (1, 0, 0, 0), expand=False)


def player_names(say: Language, tally: Tally) -> dict[str, str]:
    """What the players are called (of a team both): safe to show, not too long, told apart by their seats."""
    return told_apart(say, {seat: _name(say, seat, player) for seat, player in tally.players.items()})


def player_name(say: Language, tally: Tally, seat: str) -> str:
    return player_names(say, tally)[seat]


def _name(say: Language, seat: str, player: PlayerTally) -> str:
    """The player's name (a team's two); the seat where there is none."""
    called = (player.name.strip() or seat_name(say, seat), player.lookout.strip())
    first, lookout = (short_name(safe(name)) for name in called)
    return f"{first} & {lookout}" if lookout else first


def heading(say: Language, game: str, setting: Mapping[str, str]) -> Text:
    """The game and what kind of table it is."""
    parts = [setting_name(say, name, setting[name]) for name in SETTING_ORDER if name in setting]
    return Text.assemble((GAME_NAMES[game], _NAME), *(f" · {part}" for part in parts))


def plain_columns() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=_QUIET, show_edge=False)


# --- locations and matrix


def _locations(say: Language, tally: Tally) -> Table:
    table = plain_columns()
    table.add_column(say.term("heading", "Location"))
    sides = list(tally.locations[0].counts)
    for seat in sides:
        table.add_column(Text(player_name(say, tally, seat)), justify="right", overflow="fold")
    table.add_column(say("Taken by"), overflow="fold")
    for location in tally.locations:
        counts = [
            Text(amount_of(say, location.unit, location.counts[seat]), style=_NAME if seat == location.winner else "")
            for seat in sides
        ]
        table.add_row(Text(safe(say.card(tally.game, location.card))), *counts, taken_by(say, tally, location))
    return table


def taken_by(say: Language, tally: Tally, location: LocationTally) -> Text:
    if location.winner is None:
        nobody = say("nobody: in the middle") if location.unit == "stars" else say("nobody: a tie")
        return Text(nobody, style=_QUIET)
    return Text(player_name(say, tally, location.winner), style=_NAME)


def _matrix(say: Language, tally: Tally) -> Table:
    points = tally.points()
    table = plain_columns()
    table.add_column(say.term("heading", "Points"))
    for name in player_names(say, tally).values():
        table.add_column(Text(name), justify="right", overflow="fold")
    for category in all_categories(tally):
        cells = [say.number(points[seat][category]) if category in points[seat] else "" for seat in points]
        table.add_row(category_name(say, category), *cells)
    totals = [say.number(sum(points[seat].values())) for seat in points]
    table.add_row(say("Total"), *totals, style=_NAME)
    return table


def all_categories(tally: Tally) -> list[str]:
    return list(dict.fromkeys(category for seat in tally.players for category in tally.categories_of(seat)))


# --- the winner


def _winner(say: Language, tally: Tally) -> Text:
    names = player_names(say, tally)
    sentence = say_winner(say, tally, names)
    text = Text(sentence)
    for seat in tally.winner:
        at = sentence.find(f" {names[seat]}") + 1  # in every language a word stands before the name
        text.stylize(_NAME, at, at + len(names[seat]))
    return text


def _standing(say: Language, tally: Tally) -> Text:
    names = player_names(say, tally)
    return Text(say_standing(say, tally, names), style=_NAME)


def _footnotes(say: Language, tally: Tally) -> Iterable[RenderableType]:
    if tally.rulings:
        shown = [f"{name} = {value_text(value)}" for name, value in tally.rulings.items()]
        yield Text(say("Rulings used: {rulings}.", rulings=say.join(shown)), style=_QUIET)
    if tally.notes:
        from ..languages.notes import say_note

        names = player_names(say, tally)
        yield from (Text(safe(say_note(say, tally, names, note)), style="yellow") for note in tally.notes)


# --- every line


def _explained_capers(say: Language, tally: Tally) -> Iterable[RenderableType]:
    for location in tally.locations:
        if location.unit != "capers":  # what a track shows needs no lines
            continue
        title = say("{location}: Capers", location=say.card(tally.game, location.card))
        yield _lines(say, tally, title, location.lines)


def _explained_points(say: Language, tally: Tally) -> Iterable[RenderableType]:
    for category in all_categories(tally):
        lines = [line for line in tally.lines if line.category == category]
        title = say("{category}: points", category=category_name(say, category))
        yield _lines(say, tally, title, lines, with_location=category in ("thieves", "gear"))


def _lines(
    say: Language, tally: Tally, title: str, lines: Sequence[Line], *, with_location: bool = False
) -> RenderableType:
    table = plain_columns()
    table.show_header = False
    for justify in ("left", "right", "left", "left"):
        table.add_column(justify=justify, overflow="fold")
    ordered = [line for seat in tally.players for line in lines if line.player == seat]
    names, previous = player_names(say, tally), ""
    for line in ordered:
        amount = Text(say.number(line.amount), style=_NAME if line.amount else _QUIET)
        reason = Text(safe(why(say, tally.game, line)), style="" if line.amount else _QUIET)
        shown = "" if line.player == previous else names[line.player]
        table.add_row(Text(shown), amount, Text(safe(_source(say, tally, line, with_location))), reason)
        previous = line.player
    body: RenderableType = table if ordered else Text(say("nothing"), style=_QUIET)
    return below(Group(Text(safe(title), style=_NAME), Padding(body, (0, 0, 0, 2), expand=False)))


def _source(say: Language, tally: Tally, line: Line, with_location: bool) -> str:
    if line.location is None and line.source not in say.names(tally.game):
        return category_name(say, line.category)
    source = say.card(tally.game, line.source)
    return f"{source} ({say.card(tally.game, line.location)})" if with_location and line.location else source
