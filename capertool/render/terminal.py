"""A score on a terminal: the locations, the matrix, the winner; on request every line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..games.rulings import value_text
from ..games.tally import Line, LocationTally, Tally, categories_of
from ..languages import Language
from ..languages.reasons import why
from ..languages.terms import (
    GAME_NAMES,
    category_name,
    city_name,
    rulebook_name,
    seat_name,
    short_name,
    variant_name,
)
from .safe import safe

if TYPE_CHECKING:
    from ..games.compare import Comparison, Difference

_NAME = "bold"
_QUIET = "dim"


def score_screen(say: Language, tally: Tally, *, explain: bool = False) -> list[RenderableType]:
    """What `capertool score` shows, from top to bottom."""
    screen: list[RenderableType] = [_heading(say, tally), _below(_locations(say, tally))]
    if explain:
        screen += _explained_capers(say, tally)
    screen.append(_below(_matrix(say, tally)))
    if explain:
        screen += _explained_points(say, tally)
    return [*screen, _below(_winner(say, tally)), *_footnotes(say, tally)]


def _below(part: RenderableType) -> RenderableType:
    """The part with an empty line above it."""
    return Padding(part, (1, 0, 0, 0), expand=False)


def player_name(say: Language, tally: Tally, seat: str) -> str:
    """The player's name (a team's two), safe to show and not too long; the seat where there is none."""
    player = tally.players[seat]
    name, lookout = (short_name(safe(name.strip())) for name in (player.name, player.lookout))
    first = name or seat_name(say, seat)
    return f"{first} & {lookout}" if lookout else first


def _heading(say: Language, tally: Tally) -> Text:
    parts = [
        city_name(say, tally.city),
        variant_name(say, tally.variant),
        rulebook_name(say, tally.rulebook),
    ]
    return Text.assemble((GAME_NAMES[tally.game], _NAME), " · ", " · ".join(parts))


def _table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=_QUIET, show_edge=False)


# --- locations and matrix


def _locations(say: Language, tally: Tally) -> Table:
    table = _table()
    table.add_column(say.term("heading", "Location"))
    sides = [seat for seat in tally.players if seat != "snitch"]
    for seat in sides:
        table.add_column(Text(player_name(say, tally, seat)), justify="right", overflow="fold")
    table.add_column(say("Taken by"), overflow="fold")
    for location in tally.locations:
        capers = [_capers(say, location.capers[seat], seat == location.winner) for seat in sides]
        table.add_row(Text(say.card(tally.game, location.card)), *capers, _taken_by(say, tally, location))
    return table


def _capers(say: Language, number: int, wins: bool) -> Text:
    text = say.plural("{n} Caper", "{n} Capers", number)
    return Text(text, style=_NAME if wins else "")


def _taken_by(say: Language, tally: Tally, location: LocationTally) -> Text:
    if location.winner is None:
        return Text(say("nobody: a tie"), style=_QUIET)
    return Text(player_name(say, tally, location.winner), style=_NAME)


def _matrix(say: Language, tally: Tally) -> Table:
    points = tally.points()
    table = _table()
    table.add_column(say.term("heading", "Points"))
    for seat in tally.players:
        table.add_column(Text(player_name(say, tally, seat)), justify="right", overflow="fold")
    for category in _all_categories(tally):
        cells = [say.number(points[seat][category]) if category in points[seat] else "" for seat in points]
        table.add_row(category_name(say, category), *cells)
    totals = [say.number(sum(points[seat].values())) for seat in points]
    table.add_row(say("Total"), *totals, style=_NAME)
    return table


def _all_categories(tally: Tally) -> list[str]:
    return list(dict.fromkeys(category for seat in tally.players for category in categories_of(tally, seat)))


# --- the winner


def _winner(say: Language, tally: Tally) -> Text:
    seat = tally.winner[0]
    points = {place: sum(by_category.values()) for place, by_category in tally.points().items()}
    winner = player_name(say, tally, seat)
    others = say.join([say.number(points[place]) for (place,) in tally.ranking[1:]])
    coins = {place: player.coins or 0 for place, player in tally.players.items()}
    match tally.decided_by:
        case "points":
            sentence = say.plural(
                "Winner: {winner}, with {n} point to {others}.",
                "Winner: {winner}, with {n} points to {others}.",
                points[seat],
                winner=winner,
                others=others,
            )
        case "coins":
            sentence = say(
                "Winner: {winner}. Points are equal; coins decide, {more} to {fewer}.",
                winner=winner,
                more=coins[seat],
                fewer=coins[tally.ranking[1][0]],
            )
        case "snitch":
            sentence = say("Winner: {winner}. The Snitch wins a tie in points.", winner=winner)
        case _:
            sentence = say(
                "Winner: {winner}. Points and coins are equal; the last tie goes to {seat}.",
                winner=winner,
                seat=seat_name(say, seat),
            )
    text = Text(sentence)
    at = sentence.find(f" {winner}") + 1  # in every language a word stands before the name
    text.stylize(_NAME, at, at + len(winner))
    return text


def _footnotes(say: Language, tally: Tally) -> Iterable[RenderableType]:
    if tally.rulings:
        shown = [f"{name} = {value_text(value)}" for name, value in tally.rulings.items()]
        yield Text(say("Rulings used: {rulings}.", rulings=say.join(shown)), style=_QUIET)
    for note in tally.notes:
        from ..languages.problems import say_problem

        message = say_problem(say, tally.game, note).message
        yield Text(say("Note, {place}: {message}", place=note.place, message=safe(message)), style="yellow")


# --- every line


def _explained_capers(say: Language, tally: Tally) -> Iterable[RenderableType]:
    for location in tally.locations:
        title = say("{location}: Capers", location=say.card(tally.game, location.card))
        yield _lines(say, tally, title, location.lines)


def _explained_points(say: Language, tally: Tally) -> Iterable[RenderableType]:
    for category in _all_categories(tally):
        lines = [line for line in tally.lines if line.category == category]
        title = say("{category}: points", category=category_name(say, category))
        yield _lines(say, tally, title, lines, with_location=category in ("thieves", "gear"))


def _lines(
    say: Language, tally: Tally, title: str, lines: Sequence[Line], *, with_location: bool = False
) -> RenderableType:
    table = _table()
    table.show_header = False
    for justify in ("left", "right", "left", "left"):
        table.add_column(justify=justify, overflow="fold")
    ordered = [line for seat in tally.players for line in lines if line.player == seat]
    previous = ""
    for line in ordered:
        name = player_name(say, tally, line.player)
        amount = Text(say.number(line.amount), style=_NAME if line.amount else _QUIET)
        reason = Text(why(say, tally.game, line), style="" if line.amount else _QUIET)
        shown = "" if line.player == previous else name
        table.add_row(Text(shown), amount, Text(_source(say, tally, line, with_location)), reason)
        previous = line.player
    body: RenderableType = table if ordered else Text(say("nothing"), style=_QUIET)
    return _below(Group(Text(title, style=_NAME), Padding(body, (0, 0, 0, 2), expand=False)))


def _source(say: Language, tally: Tally, line: Line, with_location: bool) -> str:
    names = say.card_names(tally.game)
    if line.source not in names:
        return category_name(say, line.category)
    if with_location and line.location is not None:
        return f"{names[line.source]} ({names[line.location]})"
    return names[line.source]


# --- two rulebooks side by side


def comparison_screen(say: Language, comparison: Comparison) -> list[RenderableType]:
    first = next(iter(comparison.tallies.values()))
    heading = Text.assemble(
        (GAME_NAMES[first.game], _NAME),
        f" · {city_name(say, first.city)} · {variant_name(say, first.variant)}",
    )
    return [
        heading,
        _below(_both(say, comparison)),
        _below(Group(*_differences(say, comparison))),
        _below(_who_wins(say, comparison)),
        *_places(say, comparison),
    ]


def _both(say: Language, comparison: Comparison) -> Table:
    table = _table()
    table.add_column(say.term("heading", "Points"))
    tallies = list(comparison.tallies.values())
    points = {tally.rulebook: tally.points() for tally in tallies}
    for seat in tallies[0].players:
        for tally in tallies:
            heading = f"{player_name(say, tally, seat)}\n{_short_book(tally.rulebook)}"
            table.add_column(Text(heading), justify="right", overflow="fold")
    for category in _all_categories(tallies[0]):
        cells = [
            say.number(points[book][seat][category]) if category in points[book][seat] else ""
            for seat in tallies[0].players
            for book in points
        ]
        table.add_row(category_name(say, category), *cells)
    totals = [say.number(sum(points[book][seat].values())) for seat in tallies[0].players for book in points]
    table.add_row(say("Total"), *totals, style=_NAME)
    return table


def _short_book(rulebook: str) -> str:
    return {"jumbo": "Jumbo", "gateongames": "GateOnGames"}[rulebook]


def _differences(say: Language, comparison: Comparison) -> Iterable[RenderableType]:
    first = next(iter(comparison.tallies.values()))
    if not comparison.differences:
        yield Text(say("With these rulings both rulebooks count this table the same."))
        return
    yield Text(say("What makes the difference:"), style=_NAME)
    for difference in comparison.differences:
        yield Text(f"  {_difference(say, first, difference)}")
    for one, other in comparison.moved:
        yield Text(
            "  "
            + say(
                "{location}: {first} with Jumbo, {second} with GateOnGames.",
                location=say.card(first.game, one.card),
                first=_taken_by(say, first, one).plain,
                second=_taken_by(say, first, other).plain,
            )
        )


def _difference(say: Language, tally: Tally, difference: Difference) -> str:
    books = list(difference.values)
    values = [value_text(difference.values[book]) for book in books]
    if difference.player is None or difference.capers is None or difference.points is None:
        return say(
            "{ruling}: the last tie goes to {first} with Jumbo, to {second} with GateOnGames.",
            ruling=difference.ruling,
            first=seat_name(say, values[0]),
            second=seat_name(say, values[1]),
        )
    amounts = [_amounts(say, difference.capers[book], difference.points[book]) for book in books]
    return say(
        "{card} ({player}): {first} with Jumbo, {second} with GateOnGames.",
        card=say.card(tally.game, difference.ruling),
        player=player_name(say, tally, difference.player),
        first=amounts[0],
        second=amounts[1],
    )


def _amounts(say: Language, capers: int, points: int) -> str:
    shown = []
    if capers:
        shown.append(say.plural("{n} Caper", "{n} Capers", capers))
    if points or not capers:
        shown.append(say.plural("{n} point", "{n} points", points))
    return say.join(shown)


def _places(say: Language, comparison: Comparison) -> Iterable[RenderableType]:
    """Who comes where, when only the places behind the winner change."""
    if comparison.winner_changes or not comparison.ranking_changes:
        return
    first, second = (
        say.join([player_name(say, tally, seat) for place in tally.ranking for seat in place])
        for tally in comparison.tallies.values()
    )
    yield Text(say("The places change: {first} with Jumbo, {second} with GateOnGames.", first=first, second=second))


def _who_wins(say: Language, comparison: Comparison) -> Text:
    names: Mapping[str, str] = {
        book: player_name(say, tally, tally.winner[0]) for book, tally in comparison.tallies.items()
    }
    first, second = names.values()
    if comparison.winner_changes:
        return Text(
            say(
                "The winner changes: {first} with Jumbo, {second} with GateOnGames.",
                first=first,
                second=second,
            ),
            style=_NAME,
        )
    return Text(say("The winner is the same with both: {winner}.", winner=first), style=_NAME)
