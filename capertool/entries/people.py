"""Who plays and what they read, as it is typed."""

from collections.abc import Callable, Mapping, Sequence

from ..languages import CODES, language
from ..languages.names import fold
from ..languages.terms import seat_name
from ..problems import ProblemsError, problem

Players = Mapping[str, Mapping[str, str]]
SeatOf = Callable[[str], str]


def one_of(game: str, option: str, given: str, choices: Sequence[str]) -> str:
    """What was given to an option, if it may be given there."""
    if given not in choices:
        raise ProblemsError([problem("unknown-value", option, value=given, choices=tuple(choices))], game)
    return given


# --- seats


def seat_called(game: str, seats: Sequence[str], players: Players, name: str) -> str:
    """A seat by its own name in any language or by its player's."""
    called = {fold(seat_name(language(code), seat)): seat for code in CODES for seat in seats}
    called |= {fold(players.get(seat, {}).get("name", "")): seat for seat in seats}
    called |= {seat: seat for seat in seats}
    if not name or fold(name) not in called:
        raise ProblemsError([problem("unknown-value", "", value=name, choices=tuple(seats))], game)
    return called[fold(name)]


def player_called(game: str, players: Players, typed: str, option: str = "") -> str:
    """A player by name or key, or by the beginning of exactly one of them; accents and capitals tell two apart."""
    names = {seat: player.get("name") or seat for seat, player in players.items()}
    wanted = fold(typed)
    known = {seat: {fold(seat), fold(name)} for seat, name in names.items()}
    tests: tuple[Callable[[str], bool], ...] = (
        lambda seat: names[seat] == typed.strip(),
        lambda seat: bool(wanted) and wanted in known[seat],
        lambda seat: bool(wanted) and any(name.startswith(wanted) for name in known[seat]),
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
    pairs = [text.partition("=") for text in given]
    return {seat_of(who): one_of(game, "--reads", code, CODES) for who, _, code in pairs}


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


def names_changed(given: Sequence[str], seat_of: SeatOf) -> dict[str, str]:
    """New names by seat, given as OLD=NEW."""
    pairs = [text.partition("=") for text in given]
    return {seat_of(old): new.strip() for old, _, new in pairs}
