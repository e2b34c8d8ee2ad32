"""Who has won, and what decided it."""

from collections.abc import Callable, Mapping

from ..games.tally import Tally
from . import Language
from .terms import amount_of, owned_name, seat_name

Names = Mapping[str, str]


def say_winner(say: Language, tally: Tally, names: Names) -> str:
    """The winner, or those who share it; `names` are the players' as they may be shown."""
    return _SENTENCES.get(tally.decided_by, _by_points)(say, tally, names)


def say_standing(say: Language, tally: Tally, names: Names) -> str:
    """The points as it lies, where nobody has won yet."""
    totals = [f"{names[seat]} {_total(tally, seat)}" for seat in tally.players]
    return say("As it lies: {points}.", points=", ".join(totals))


def _total(tally: Tally, seat: str) -> int:
    return sum(tally.points()[seat].values())


def _winner(say: Language, tally: Tally, names: Names) -> str:
    return say.join([names[seat] for seat in tally.winner])


def _by_points(say: Language, tally: Tally, names: Names) -> str:
    points, winner = _total(tally, tally.winner[0]), _winner(say, tally, names)
    others = say.join([say.number(_total(tally, seat)) for place in tally.ranking[1:] for seat in place])
    return say.plural(
        "Winner: {winner}, with {n} point to {others}.",
        "Winner: {winner}, with {n} points to {others}.",
        points,
        winner=winner,
        others=others,
    )


def _by_coins(say: Language, tally: Tally, names: Names) -> str:
    return say(
        "Winner: {winner}. Points are equal; coins decide, {more} to {fewer}.",
        winner=_winner(say, tally, names),
        more=_figure(tally, 0, "coins"),
        fewer=_figure(tally, 1, "coins"),
    )


def _figure(tally: Tally, place: int, figure: str) -> int:
    return tally.players[tally.ranking[place][0]].figures.get(figure, 0)


def _by_the_snitch(say: Language, tally: Tally, names: Names) -> str:
    return say("Winner: {winner}. The Snitch wins a tie in points.", winner=_winner(say, tally, names))


def _by_seat(say: Language, tally: Tally, names: Names) -> str:
    return say(
        "Winner: {winner}. Points and coins are equal, {coins} each; the last tie goes to {seat}.",
        winner=_winner(say, tally, names),
        coins=amount_of(say, "coins", _figure(tally, 0, "coins")),
        seat=seat_name(say, tally.winner[0]),
    )


def _by_loot(say: Language, tally: Tally, names: Names) -> str:
    return say(
        "Winner: {winner}. Points and coins are equal; loot decides, {more} to {fewer}.",
        winner=_winner(say, tally, names),
        more=_figure(tally, 0, "loot"),
        fewer=_figure(tally, 1, "loot"),
    )


def _by_cards(say: Language, tally: Tally, names: Names) -> str:
    return say(
        "Winner: {winner}. Points are equal; the number of cards decides, {more} to {fewer}.",
        winner=_winner(say, tally, names),
        more=_figure(tally, 0, "cards"),
        fewer=_figure(tally, 1, "cards"),
    )


def _by_tokens(say: Language, tally: Tally, names: Names) -> str:
    return say(
        "Winner: {winner}. Points and number of cards are equal; tokens decide, {more} to {fewer}.",
        winner=_winner(say, tally, names),
        more=_figure(tally, 0, "tokens"),
        fewer=_figure(tally, 1, "tokens"),
    )


def _shared(say: Language, tally: Tally, names: Names) -> str:
    """Where there are tie-breaks, the figures that were equal too."""
    points, winners = _total(tally, tally.winner[0]), _winner(say, tally, names)
    sentence = say.plural(
        "Winners: {winners}, with {n} point each.",
        "Winners: {winners}, with {n} points each.",
        points,
        winners=winners,
    )
    if not tally.tie_breaks:
        return sentence
    equal = [f"{owned_name(say, figure)} {_figure(tally, 0, figure)}" for figure in tally.tie_breaks]
    return " ".join([sentence, say("Nothing tells them apart: {figures}.", figures=", ".join(equal))])


_SENTENCES: Mapping[str, Callable[[Language, Tally, Names], str]] = {
    "points": _by_points,
    "coins": _by_coins,
    "snitch": _by_the_snitch,
    "seat": _by_seat,
    "loot": _by_loot,
    "cards": _by_cards,
    "tokens": _by_tokens,
    "shared": _shared,
}
