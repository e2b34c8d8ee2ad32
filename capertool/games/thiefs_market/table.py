"""A table of Thief's Market as it lies, and how a document becomes one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...problems import Problem, ProblemsError, problem
from ..document import COMMON_KEYS, LANGUAGES, Section, check_common
from ..rulings import Rulings, read_explicit, settle
from ..shape import Names
from .box import LEAST_PLAYERS, MOST_PLAYERS, MOST_TOKENS
from .catalogue import CARDS, POTION
from .rulings import DEFAULTS, PRINTED, RULINGS

_TOP_KEYS = (*COMMON_KEYS, "players")
_PLAYER_KEYS = ("name", "lang", "gold", "infamy", "cards")

Places = dict[str, list[str]]
"""Where each card stands in the document."""


class Player(NamedTuple):
    name: str
    lang: str | None = None
    gold: int = 0
    infamy: int = 0
    cards: tuple[str, ...] = ()


class Table(NamedTuple):
    rulings: Rulings
    players: Mapping[str, Player]
    """In seating order."""
    market: Mapping[str, tuple[str, ...]] = {}
    """The rows of the market by deck, while a game is played."""
    left: Mapping[str, int] = {}
    """Cards still in the decks."""
    piles: Mapping[str, tuple[str, ...]] = {}
    middle: tuple[str, ...] = ()
    running: bool = False
    """While a game runs, infamy lies hidden."""


def read_table(
    document: Mapping[str, Any],
    names: Names,
    overrides: Mapping[str, Any] = {},
    rulebook: str = "",
) -> Table:
    """The table a document describes; `overrides` beat its rulings. All problems are raised at once."""
    problems: list[Problem] = []
    top = Section(document, "", problems)
    top.only(_TOP_KEYS)
    check_common(top)
    rulings = _read_rulings(top, overrides, rulebook or PRINTED)
    places: Places = {}
    players = _read_players(top.section("players"), names, places)
    _check_copies(places, problems)
    if problems:
        raise ProblemsError(problems)
    return Table(rulings, players)


def _read_rulings(top: Section, overrides: Mapping[str, Any], rulebook: str) -> Rulings:
    if "rulings" not in top.values and not overrides:
        return DEFAULTS
    section = top.section("rulings")
    explicit = read_explicit(RULINGS, section.values, section.place, top.problems)
    explicit.update(read_explicit(RULINGS, overrides, "--ruling", top.problems))
    return settle(RULINGS.values(), rulebook, explicit)


def _read_players(section: Section, names: Names, places: Places) -> dict[str, Player]:
    count = len(section.values)
    if not LEAST_PLAYERS <= count <= MOST_PLAYERS:
        details = {"count": count, "lowest": LEAST_PLAYERS, "highest": MOST_PLAYERS}
        section.problems.append(problem("players-from-to", section.place, **details))
    return {key: _read_player(section.section(key), names, places) for key in section.values}


def _read_player(section: Section, names: Names, places: Places) -> Player:
    section.only(_PLAYER_KEYS)
    read = [_read_card(entry, section, index, names) for index, entry in enumerate(section.items("cards"))]
    for index, id in enumerate(read):
        if id is not None:
            places.setdefault(id, []).append(section.where(f"cards[{index}]"))
    return Player(
        name=section.text("name"),
        lang=section.choice("lang", LANGUAGES) if "lang" in section.values else None,
        gold=section.number("gold", MOST_TOKENS),
        infamy=section.number("infamy", MOST_TOKENS),
        cards=tuple(id for id in read if id is not None),
    )


def _read_card(entry: object, section: Section, index: int, names: Names) -> str | None:
    place = f"cards[{index}]"
    if not isinstance(entry, str):
        section.note("wrong-type", place, wanted="text", value=entry)
        return None
    found = (entry,) if entry in CARDS else tuple(names.find(entry))
    if len(found) > 1:
        section.note("ambiguous-card", place, name=entry, cards=found)
    elif not found:
        section.note("unknown-card", place, name=entry, cards=tuple(names.nearest(entry)))
    elif found[0] == POTION:
        section.note("never-owned", place, card=POTION)
    else:
        return found[0]
    return None


def _check_copies(places: Places, problems: list[Problem]) -> None:
    """The copy that stands last in the file is the one too many."""
    for id, found in places.items():
        if len(found) > CARDS[id].copies:
            details = {"card": id, "count": len(found), "highest": CARDS[id].copies}
            problems.append(problem("too-many-copies", found[-1], **details))
