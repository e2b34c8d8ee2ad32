"""A finished table of Sneaks & Snitches, and how a document becomes one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...problems import Problem, ProblemsError
from ..document import COMMON_KEYS, LANGUAGES, Section, check_common
from ..rulings import Rulings, read_explicit, settle
from ..shape import Names
from .box import DERIVED_CARDS, FEWEST_PLAYERS, GOODS, HIGHEST_NUMBER, MOST_PLAYERS, PointCard
from .pointcard import read_card_text, row_fits
from .rulings import DEFAULTS, PRINTED, RULINGS

VP_CARD = "vp_card"
TABLE, BOX, DERIVED = "table", "box", "derived"
"""Where a point card comes from: the table file, what the owner entered for the box, or the rulebook's example."""
_TOP_KEYS = (*COMMON_KEYS, "players", VP_CARD)
_PLAYER_KEYS = ("name", "lang", "tokens", "secrets", "specials")


class Player(NamedTuple):
    name: str
    lang: str | None = None
    tokens: Mapping[str, int] = {}
    secrets: Mapping[str, int] = {}
    """Secret theft cards by kind of goods."""
    specials: tuple[int, ...] = ()
    """The points printed on each special object."""
    uncounted: int = 0
    """Secret theft cards that nobody has turned up yet."""

    def goods(self, kind: str) -> int:
        return self.tokens.get(kind, 0) + self.secrets.get(kind, 0)


class Table(NamedTuple):
    rulings: Rulings
    players: Mapping[str, Player]
    card: PointCard
    card_from: str
    asked: tuple[str, ...] = ()
    """Rulings that were needed while the game was played."""


def read_table(
    document: Mapping[str, Any],
    names: Names,
    overrides: Mapping[str, Any] = {},
    rulebook: str = "",
    figures: Mapping[str, Any] = {},
) -> Table:
    """The table a document describes; `overrides` beat what it says, `figures` are those of the owner's box.

    All problems are raised at once.
    """
    problems: list[Problem] = []
    top = Section(document, "", problems)
    top.only(_TOP_KEYS)
    check_common(top)
    rulings = _read_rulings(top, overrides)
    players = _read_players(top)
    card, card_from = _read_card(top, len(players), figures)
    if problems or card is None:
        raise ProblemsError(problems)
    return Table(rulings, players, card, card_from)


def _read_rulings(top: Section, overrides: Mapping[str, Any]) -> Rulings:
    section = top.section("rulings")
    explicit = read_explicit(RULINGS, section.values, section.place, top.problems)
    explicit.update(read_explicit(RULINGS, overrides, "--ruling", top.problems))
    return settle(RULINGS.values(), PRINTED, explicit) if explicit else DEFAULTS


# --- players


def _read_players(top: Section) -> dict[str, Player]:
    section = top.section("players")
    if isinstance(top.values.get("players", {}), dict):
        count = len(section.values)
        if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
            top.note("players-from-to", "players", count=count, lowest=FEWEST_PLAYERS, highest=MOST_PLAYERS)
    return {seat: _read_player(section.section(seat)) for seat in section.values}


def _read_player(section: Section) -> Player:
    section.only(_PLAYER_KEYS)
    return Player(
        name=section.text("name"),
        lang=section.choice("lang", LANGUAGES) if "lang" in section.values else None,
        tokens=_read_goods(section.section("tokens")),
        secrets=_read_goods(section.section("secrets")),
        specials=_read_numbers(section, "specials"),
    )


def _read_goods(section: Section) -> dict[str, int]:
    section.only(GOODS)
    counts = {kind: section.number(kind, HIGHEST_NUMBER) for kind in GOODS}
    return {kind: count for kind, count in counts.items() if count}


def _read_numbers(section: Section, key: str) -> tuple[int, ...]:
    """A list of whole numbers; a bad one is noted with its place and counts as 0."""
    entries = section.items(key)
    places = Section({f"{key}[{index}]": entry for index, entry in enumerate(entries)}, section.place, section.problems)
    return tuple(places.number(place, HIGHEST_NUMBER) for place in places.values)


# --- the point card


def _read_card(top: Section, players: int, figures: Mapping[str, Any]) -> tuple[PointCard | None, str]:
    """The card and where it comes from: the file, else the owner's box, else what could be derived."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        return None, ""
    if VP_CARD in top.values:
        return _card_in_file(top.section(VP_CARD), players), TABLE
    card, card_from = known_card(players, figures)
    if card is None:
        top.note("no-point-card", VP_CARD, players=players)
    return card, card_from


def known_card(players: int, figures: Mapping[str, Any]) -> tuple[PointCard | None, str]:
    """The card of the owner's box, or the one that could be derived."""
    remembered = read_card_text(str(figures.get(vp_card_figure(players), "")), players)
    return (DERIVED_CARDS.get(players), DERIVED) if remembered is None else (remembered, BOX)


def vp_card_figure(players: int) -> str:
    """What the point card is called among the figures of the owner's box."""
    return f"vp-card-{players}"


def _card_in_file(section: Section, players: int) -> PointCard:
    section.only(GOODS)
    return {kind: _read_row(section, kind, players) for kind in GOODS}


def _read_row(section: Section, kind: str, players: int) -> tuple[int, ...]:
    if kind not in section.values:
        section.note("missing-key", kind, key=kind, choices=())
        return ()
    row = _read_numbers(section, kind)
    if isinstance(section.values[kind], list) and not row_fits(row, players):
        section.note("point-card-row", kind, count=len(row), players=players)
    return row
