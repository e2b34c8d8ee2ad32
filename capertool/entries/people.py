"""Who plays and what they read, as it is typed."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from ..languages import CODES, Language, language
from ..languages.names import fold
from ..languages.terms import seat_name
from ..languages.words import ids_meant
from ..problems import ProblemsError, problem

Players = Mapping[str, Mapping[str, str]]
SeatOf = Callable[[str], str]


def one_of(game: str, option: str, given: str, choices: Sequence[str], spoken: Language | None = None) -> str:
    """What was given to an option, if it may be given there: a word in any language, or the beginning of just one."""
    meant = ids_meant(given, choices, spoken)
    if len(meant) != 1:
        raise ProblemsError([problem("unknown-value", option, value=given, choices=tuple(choices), spoken=True)], game)
    return meant[0]


# --- seats


def seat_called(game: str, seats: Sequence[str], players: Players, name: str) -> str:
    """A seat by its own name in any language or by its player's."""
    wanted = fold(name)
    if wanted in seats:
        return wanted
    playing = [seat for seat in seats if wanted and fold(players.get(seat, {}).get("name", "")) == wanted]
    if len(playing) > 1:
        raise ProblemsError([problem("ambiguous-player", "", value=name, seats=tuple(playing), by="seats")], game)
    called = {fold(seat_name(language(code), seat)): seat for code in CODES for seat in seats}
    if not playing and wanted not in called:
        raise ProblemsError([problem("unknown-value", "", value=name, choices=tuple(seats))], game)
    return playing[0] if playing else called[wanted]


def players_named(names: Sequence[str]) -> dict[str, dict[str, str]]:
    """Players in seating order under keys made of their names, which must differ when they are typed."""
    players: dict[str, dict[str, str]] = {}
    for number, name in enumerate(names, 1):
        _check_name(name, [player["name"] for player in players.values()])
        key = fold(name).replace(" ", "-") or f"player-{number}"
        while key in players:
            key = f"{key}-{number}"
        players[key] = {"name": name.strip()}
    return players


def _check_name(name: str, others: Sequence[str]) -> None:
    """A name is another one than those of the others, and not only by accents and capitals."""
    for other in filter(None, others):
        if name.strip() == other:
            raise ProblemsError([problem("name-twice", name=name)])
        if fold(name) and fold(name) == fold(other):
            raise ProblemsError([problem("names-alike", name=name, entry=other)])


def player_called(game: str, players: Players, typed: str, option: str = "") -> str:
    """A player by name or key, or by the beginning of exactly one of them."""
    names = {seat: player.get("name") or seat for seat, player in players.items()}
    wanted = fold(typed)
    tests: tuple[Callable[[str], bool], ...] = (
        lambda seat: names[seat] == typed.strip(),
        lambda seat: bool(wanted) and fold(names[seat]) == wanted,
        lambda seat: bool(wanted) and fold(seat) == wanted,
        lambda seat: bool(wanted) and any(fold(known).startswith(wanted) for known in (names[seat], seat)),
    )
    for fits in tests:
        found = [seat for seat in names if fits(seat)]
        if len(found) == 1:
            return found[0]
        if found:
            among = tuple(names[seat] for seat in found)
            raise ProblemsError([problem("ambiguous-player", option, value=typed, names=among)], game)
    raise ProblemsError([problem("unknown-value", option, value=typed, choices=tuple(names.values()))], game)


# --- what they read, and what they are called


def languages_read(game: str, given: Sequence[str], seat_of: SeatOf) -> dict[str, str]:
    """Languages by seat, given as SEAT=LANGUAGE."""
    pairs = [seat_and_rest(text, seat_of, "--reads") for text in given]
    return {seat: one_of(game, "--reads", code, CODES) for seat, code in pairs}


def seat_and_rest(text: str, seat_of: SeatOf, option: str) -> tuple[str, str]:
    """`NAME=REST`: a name may have the sign in it too, so the longest that somebody has is taken."""
    places = [place for place, sign in enumerate(text) if sign == "="]
    if not places:
        raise ProblemsError([problem("pair-expected", option, entry=text, option=option)])
    for place in reversed(places[1:]):
        with suppress(ProblemsError):
            return seat_of(text[:place]), text[place + 1 :]
    return seat_of(text[: places[0]]), text[places[0] + 1 :]


def with_languages(players: Players, languages: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """The players with the languages they read."""
    read = {seat: {"lang": code} for seat, code in languages.items()}
    return {seat: {**player, **read.get(seat, {})} for seat, player in players.items()}


def corrections(names: Mapping[str, str], languages: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Names and languages by seat, as a correction of the opening has them."""
    changes = {seat: {"name": name} for seat, name in names.items()}
    for seat, code in languages.items():
        changes.setdefault(seat, {})["lang"] = code
    return changes


def names_changed(given: Sequence[str], players: Players, seat_of: SeatOf) -> dict[str, str]:
    """New names by seat, given as OLD=NEW; nobody gets a name that another has."""
    changed: dict[str, str] = {}
    for text in given:
        seat, new = seat_and_rest(text, seat_of, "--name")
        if not new.strip():
            raise ProblemsError([problem("pair-expected", "--name", entry=text, option="--name")])
        changed[seat] = new.strip()
    names = {seat: changed.get(seat, player.get("name", "")) for seat, player in players.items()}
    for seat, name in changed.items():
        _check_name(name, [names[other] for other in players if other != seat])
    return changed
