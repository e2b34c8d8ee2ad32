"""Two rulebooks side by side on a terminal: what differs, and whether it matters."""

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.compare import Comparison, Difference
from ..games.rulings import value_text
from ..games.tally import Tally
from ..languages import Language
from ..languages.terms import amount_of, category_name, seat_name
from .terminal import all_categories, below, heading, plain_columns, player_name, taken_by

_NAME = "bold"


def comparison_screen(say: Language, comparison: Comparison) -> list[RenderableType]:
    first = next(iter(comparison.tallies.values()))
    both = {name: value for name, value in first.setting.items() if name != "rulebook"}
    return [
        heading(say, first.game, both),
        below(_both(say, comparison)),
        below(Group(*_differences(say, comparison))),
        below(_who_wins(say, comparison)),
        *_places(say, comparison),
    ]


def _both(say: Language, comparison: Comparison) -> Table:
    table = plain_columns()
    table.add_column(say.term("heading", "Points"))
    tallies = list(comparison.tallies.values())
    points = {tally.rulebook: tally.points() for tally in tallies}
    for seat in tallies[0].players:
        for tally in tallies:
            heading = f"{player_name(say, tally, seat)}\n{_short_book(tally.rulebook)}"
            table.add_column(Text(heading), justify="right", overflow="fold")
    for category in all_categories(tallies[0]):
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
                first=taken_by(say, first, one).plain,
                second=taken_by(say, first, other).plain,
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
        shown.append(amount_of(say, "capers", capers))
    if points or not capers:
        shown.append(amount_of(say, "points", points))
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
