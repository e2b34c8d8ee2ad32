"""How a document becomes a table of Caper: Europe, with everything that is wrong with it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...effects.model import GEAR, LOOT_KINDS, THIEF
from ...problems import Problem, ProblemsError, problem
from ..card import Card
from ..document import COMMON_KEYS, LANGUAGES, Section, check_common
from ..resolving import Resolver
from ..rulings import Rulings, read_explicit, settle
from ..shape import Names
from .box import (
    CITIES,
    COINS,
    GEAR_A_THIEF,
    GEAR_IN_DECK,
    LOCATIONS_ON_TABLE,
    LOOT_OF_A_KIND,
    MOST_STARS,
    SEATS,
    THIEVES_A_PLAYER,
    THIEVES_A_SIDE,
)
from .catalogue import CARDS
from .description import read_cards
from .rulings import DEFAULTS, PRINTED, RULINGS
from .table import MIDDLE, MIDDLE_WORD, STARS_NOT_KNOWN, Location, Marker, Player, Side, Stack, Table

_TOP_KEYS = (*COMMON_KEYS, "city", "players", "locations", "cards")
_LOCATION_KEYS = ("card", "marker", *SEATS)
_PLAYER_KEYS = ("name", "lang", "coins", "laundered", "loot", "discards")


def read_table(
    document: Mapping[str, Any],
    names: Names,
    overrides: Mapping[str, Any] = {},
    rulebook: str = "",
    cards: Mapping[str, Card] = CARDS,
    *,
    recorded: bool = False,
) -> Table:
    """The table a document describes; `overrides` beat its rulings, `cards` are known beside its own.

    All problems are raised at once. In a journal (`recorded`) descriptions stay as they were once taken.
    """
    problems: list[Problem] = []
    top = Section(document, "", problems)
    top.only(_TOP_KEYS)
    check_common(top)
    city = top.choice("city", CITIES)
    rulings = _read_rulings(top, overrides)
    described = read_cards(top.section("cards"), cards, None if recorded else CARDS)
    resolve = _Resolver({**cards, **described}, names, city, problems)
    players = _read_players(top.section("players"), resolve)
    locations = _read_locations(top, resolve)
    problems += _over_the_limits(locations, players)
    if problems or city is None:
        raise ProblemsError(problems)
    return Table(city, rulings, players, locations)


def _read_rulings(top: Section, overrides: Mapping[str, Any]) -> Rulings:
    section = top.section("rulings")
    explicit = read_explicit(RULINGS, section.values, section.place, top.problems)
    explicit |= read_explicit(RULINGS, overrides, "--ruling", top.problems)
    return settle(RULINGS.values(), PRINTED, explicit) if explicit else DEFAULTS


class _Resolver(Resolver):
    """Cards by id, by a name that their description gives, or by a name of the language files."""

    __slots__ = ()

    def card(self, name: str, kind: str, place: str) -> Card | None:
        given = [] if name in self.cards else self._own_names(name)
        meant = [id for id in given if self.cards[id].kind == kind] or given
        return super().card(meant[0] if len(meant) == 1 else name, kind, place)

    def _own_names(self, name: str) -> list[str]:
        folded = name.casefold()
        return [id for id, card in self.cards.items() if folded in [own.casefold() for own in card.names.values()]]

    def discarded(self, name: str, place: str) -> Card | None:
        """A thief or gear, whichever the name means."""
        meant = [name] if name in self.cards else [*self._own_names(name), *self.names.find(name)]
        kinds = {self.cards[id].kind for id in meant if id in self.cards}
        return self.card(name, THIEF if THIEF in kinds and GEAR not in kinds else GEAR, place)

    def stack(self, entry: object, place: str) -> Stack | None:
        """One string of a side: `thief: gear, gear, gear`."""
        named = self.entry(entry, place)
        if named is None:
            return None
        thief = self.card(named[0], THIEF, place)
        gear = [self.card(name, GEAR, place) for name in named[1]]
        if len(gear) > GEAR_A_THIEF:
            self.problems.append(problem("too-many-gear", place, count=len(gear), highest=GEAR_A_THIEF))
        return thief and Stack(thief, tuple(card for card in gear if card is not None))


# --- players


def _read_players(section: Section, resolve: _Resolver) -> dict[str, Player]:
    section.only(SEATS)
    given = [seat for seat in SEATS if seat in section.values]
    if len(given) == 1:
        (missing,) = set(SEATS) - set(given)
        section.problems.append(problem("wrong-number-of-players", section.place, seat=missing))
    return {seat: _read_player(section.section(seat), resolve) for seat in SEATS}


def _read_player(section: Section, resolve: _Resolver) -> Player:
    section.only(_PLAYER_KEYS)
    if section.values.get("laundered") and resolve.city not in (None, "london"):
        section.note("laundered-outside-london", "laundered", city=resolve.city)
    return Player(
        name=section.text("name"),
        lang=section.choice("lang", LANGUAGES) if "lang" in section.values else None,
        coins=section.number("coins", COINS),
        laundered=section.number("laundered", COINS),
        loot=_read_loot(section.section("loot")),
        discards=tuple(_read_discards(section, resolve)),
    )


def _read_loot(section: Section) -> dict[str, int]:
    section.only(LOOT_KINDS)
    return {kind: section.number(kind, LOOT_OF_A_KIND) for kind in LOOT_KINDS}


def _read_discards(section: Section, resolve: _Resolver) -> Iterator[Card]:
    for number, name in enumerate(section.items("discards")):
        place = f"{section.where('discards')}[{number}]"
        if not isinstance(name, str):
            section.problems.append(problem("wrong-type", place, wanted="text", value=name))
            continue
        card = resolve.discarded(name.strip(), place)
        if card is not None:
            yield card


# --- locations


def _read_locations(top: Section, resolve: _Resolver) -> tuple[Location, ...]:
    entries = top.items("locations")
    well_formed = isinstance(top.values.get("locations", []), list)
    if well_formed and len(entries) != LOCATIONS_ON_TABLE:
        top.note("wrong-number-of-locations", "locations", count=len(entries), wanted=LOCATIONS_ON_TABLE)
    read = [_read_location(entry, f"locations[{index}]", resolve) for index, entry in enumerate(entries)]
    return tuple(location for location in read if location is not None)


def _read_location(entry: object, place: str, resolve: _Resolver) -> Location | None:
    if not isinstance(entry, dict):
        resolve.problems.append(problem("wrong-type", place, wanted="table", value=entry))
        return None
    section = Section(entry, place, resolve.problems)
    section.only(_LOCATION_KEYS)
    sides = {seat: _read_side(section, seat, resolve) for seat in SEATS}
    marker = _read_marker(section)
    if "card" not in entry:
        section.note("missing-key", "card", key="card", choices=())
        return None
    name = section.text("card").strip()
    if not name:
        if isinstance(entry["card"], str):
            section.note("not-filled-in", "card")
        return None
    card = resolve.card(name, "location", section.where("card"))
    if card is None:
        return None
    if "points" in card.doubts and marker.seat is not None:
        section.note("points-not-known", "card", card=card.id)
    return Location(card, sides, marker)


def _read_marker(section: Section) -> Marker:
    text = section.text("marker", MIDDLE_WORD)
    if text.strip() == MIDDLE_WORD:
        return MIDDLE
    seat, _, stars = text.strip().partition(" ")
    if seat in SEATS and stars.strip() == STARS_NOT_KNOWN:
        return Marker(seat, None)
    if seat in SEATS and stars.strip() in [str(number) for number in range(MOST_STARS + 1)]:
        return Marker(seat, int(stars))
    section.note("bad-marker", "marker", value=text)
    return MIDDLE


def _read_side(section: Section, seat: str, resolve: _Resolver) -> Side:
    entries = section.items(seat)
    place = section.where(seat)
    if len(entries) > THIEVES_A_SIDE:
        section.note("too-many-thieves-here", seat, seat=seat, count=len(entries), highest=THIEVES_A_SIDE)
    stacks = [resolve.stack(entry, f"{place}[{index}]") for index, entry in enumerate(entries)]
    return tuple(stack for stack in stacks if stack is not None)


# --- limits of the whole table


def _over_the_limits(locations: tuple[Location, ...], players: Mapping[str, Player]) -> Iterator[Problem]:
    placed = list(_placed(locations, players))
    for seat in SEATS:
        thieves = sum(len(location.sides[seat]) for location in locations)
        if thieves > THIEVES_A_PLAYER:
            yield problem("too-many-thieves", "locations", seat=seat, count=thieves, highest=THIEVES_A_PLAYER)
    copies = Counter(card.id for card, _ in placed)
    for card, place in {card.id: (card, place) for card, place in placed}.values():
        if copies[card.id] > card.copies:
            yield problem("too-many-copies", place, card=card.id, count=copies[card.id], highest=card.copies)
    gear = sum(card.kind == GEAR for card, _ in placed)
    if gear > GEAR_IN_DECK:
        yield problem("too-much-gear-in-all", "players", count=gear, highest=GEAR_IN_DECK)
    coins = sum(player.coins + player.laundered for player in players.values())
    if coins > COINS:
        yield problem("too-many-coins", "players", count=coins, highest=COINS)
    yield from _too_much_loot(players)


def _placed(locations: tuple[Location, ...], players: Mapping[str, Player]) -> Iterator[tuple[Card, str]]:
    """Every card and where it stands in the file."""
    for n, location in enumerate(locations):
        yield location.card, f"locations[{n}].card"
        for seat in SEATS:
            for index, stack in enumerate(location.sides[seat]):
                for card in stack.cards:
                    yield card, f"locations[{n}].{seat}[{index}]"
    for seat in SEATS:
        for index, card in enumerate(players[seat].discards):
            yield card, f"players.{seat}.discards[{index}]"


def _too_much_loot(players: Mapping[str, Player]) -> Iterator[Problem]:
    for kind in LOOT_KINDS:
        count = sum(player.loot[kind] for player in players.values())
        if count > LOOT_OF_A_KIND:
            yield problem("too-much-loot", "players", loot=kind, count=count, highest=LOOT_OF_A_KIND)
