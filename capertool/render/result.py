"""The result and the errors of the contract, as dictionaries ready for JSON."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..games.compare import Comparison
from ..games.tally import Line, LocationTally, PlayerTally, Tally
from ..languages import Language
from ..languages.problems import Said, say_problem
from ..languages.reasons import why
from ..problems import Problem, ProblemsError

SEVERAL = "several-problems"


def result(say: Language, tally: Tally) -> dict[str, Any]:
    """One table's result; only `why` and `message` depend on the language."""
    if tally.names:
        say = say.knowing(tally.names)
    points = tally.points()
    return {
        "game": tally.game,
        **tally.setting,
        "rulings": list(tally.rulings),
        "notes": [_note(say, tally.game, note) for note in tally.notes],
        **_locations(say, tally),
        "players": {seat: _player(seat, player, points[seat]) for seat, player in tally.players.items()},
        "lines": [_point_line(say, tally.game, line) for line in tally.lines],
        "ranking": [list(place) for place in tally.ranking],
        "winner": list(tally.winner),
        "decided_by": tally.decided_by,
        **tally.echo,
    }


def _locations(say: Language, tally: Tally) -> dict[str, Any]:
    """The locations of a game that has them."""
    found = [_location(say, tally.game, location) for location in tally.locations]
    return {"locations": found} if found else {}


def _note(say: Language, game: str, note: Problem) -> dict[str, str]:
    return {"code": note.code, "place": note.place, "message": say_problem(say, game, note).message}


def _location(say: Language, game: str, location: LocationTally) -> dict[str, Any]:
    return {
        "card": location.card,
        location.unit: dict(location.counts),
        "winner": location.winner,
        "lines": [_caper_line(say, game, line) for line in location.lines],
    }


def _player(seat: str, player: PlayerTally, points: dict[str, int]) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": player.name or seat, "total": sum(points.values()), "points": points}
    if player.lookout:
        shown["lookout"] = player.lookout
    shown.update(player.figures)
    if player.loot_sets is not None:
        shown["loot_sets"] = [list(kinds) for kinds in player.loot_sets]
    return shown


def _caper_line(say: Language, game: str, line: Line) -> dict[str, Any]:
    return {
        "player": line.player,
        "source": line.source,
        "capers": line.amount,
        "effect": line.effect,
        "count": line.times,
        "cards": line.cards,
        "why": _why(say, game, line[5:]),
    }


def _point_line(say: Language, game: str, line: Line) -> dict[str, Any]:
    return {
        "player": line.player,
        "category": line.category,
        "location": line.location,
        "source": line.source,
        "points": line.amount,
        "effect": line.effect,
        "count": line.times,
        "cards": line.cards,
        "why": _why(say, game, line[5:]),
    }


@lru_cache(maxsize=20_000)
def _why(say: Language, game: str, reason: tuple[Any, ...]) -> str:
    """The same reason, effect, count and cards are always said in the same words."""
    return why(say, game, Line("", "", None, "", 0, *reason))


# --- two rulebooks


def comparison_result(say: Language, comparison: Comparison) -> dict[str, Any]:
    return {
        "compare": {book: result(say, tally) for book, tally in comparison.tallies.items()},
        "differences": [difference._asdict() for difference in comparison.differences],
        "locations": [
            {
                "card": one.card,
                "winner": dict(zip(comparison.tallies, (one.winner, other.winner), strict=True)),
            }
            for one, other in comparison.moved
        ],
        "winner_changes": comparison.winner_changes,
        "ranking_changes": comparison.ranking_changes,
    }


# --- errors


def error_result(say: Language, game: str, error: ProblemsError, **more: Any) -> dict[str, Any]:
    """All problems of a document; with one alone, it is the error."""
    problems = [_problem(say_problem(say, game, problem), problem) for problem in error.problems]
    first = problems[0]
    if len(problems) == 1:
        head = {key: first[key] for key in ("code", "message", "hint")}
    else:
        head = {"code": SEVERAL, "message": count_of_problems(say, len(problems)), "hint": ""}
    return {"error": {**more, **head, "problems": problems}}


def count_of_problems(say: Language, number: int) -> str:
    return say.plural("There is {n} problem:", "There are {n} problems:", number)


def _problem(said: Said, problem: Problem) -> dict[str, str]:
    return {"code": problem.code, "place": problem.place, "message": said.message, "hint": said.hint}


def plain_error(code: str, message: str, hint: str = "") -> dict[str, Any]:
    """An error that has no place in a document."""
    problems: Sequence[Any] = []
    return {"error": {"code": code, "message": message, "hint": hint, "problems": problems}}
