"""A table of Caper as it lies at the end (or halfway), and how a document becomes one."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ...effects.evaluate import Crew
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
    SEATS,
    SNITCH,
    THIEVES_A_PLAYER,
    THIEVES_A_SIDE,
    VARIANTS,
)
from .catalogue import CARDS
from .rulings import DEFAULTS, JUMBO, RULEBOOKS, RULINGS

TURNED_MARK = "~"
_TOP_KEYS = (*COMMON_KEYS, "city", "rulebook", "variant", "players", "locations")
_LOCATION_KEYS = ("card", *SEATS)
_PLAYER_KEYS = ("name", "lang", "coins", "laundered")
_TEAM_KEYS = (*_PLAYER_KEYS, "discarded_gear", "lookout")
_SNITCH_KEYS = ("name", "lang")


class Placed(NamedTuple):
    card: Card
    turned: bool = False


class Stack(NamedTuple):
    """A thief with the gear on it, lowest first."""

    thief: Placed
    gear: tuple[Placed, ...] = ()


Side = tuple[Stack, ...]
_COPIES = {id: card.copies for id, card in CARDS.items()}
_BY_ID = {id + mark: Placed(card, bool(mark)) for id, card in CARDS.items() for mark in ("", TURNED_MARK)}


def crew_of(side: Side) -> Crew:
    """A side's cards by what they count as; a turned card keeps its kind and loses its colour."""
    gear = [placed for stack in side for placed in stack.gear]
    crew: dict[str, tuple[str, ...]] = {
        "thief": tuple([stack.thief.card.id for stack in side]),
        "gear": tuple([placed.card.id for placed in gear]),
    }
    for card, turned in gear:
        if not turned and card.colour is not None:
            crew[card.colour] = (*crew.get(card.colour, ()), card.id)
    return crew


class Location(NamedTuple):
    card: Card
    sides: Mapping[str, Side]


class Player(NamedTuple):
    name: str
    lang: str | None = None
    coins: int = 0
    laundered: int = 0
    discarded_gear: int = 0
    lookout: str = ""


class Table(NamedTuple):
    city: str
    rulebook: str
    variant: str
    rulings: Rulings
    players: Mapping[str, Player]
    locations: tuple[Location, ...]


def read_table(
    document: Mapping[str, Any],
    names: Names,
    overrides: Mapping[str, Any] = {},
    rulebook: str = "",
) -> Table:
    """The table a document describes; `overrides` and `rulebook` beat what it says.

    All problems are raised at once.
    """
    problems: list[Problem] = []
    top = Section(document, "", problems)
    top.only(_TOP_KEYS)
    check_common(top)
    city = top.choice("city", CITIES)
    book = rulebook or top.choice("rulebook", RULEBOOKS, JUMBO) or JUMBO
    variant = top.choice("variant", VARIANTS, VARIANTS[0]) or VARIANTS[0]
    rulings = _read_rulings(top, overrides, book)
    players = _read_players(top.section("players"), variant, city)
    locations = _read_locations(top, _Resolver(CARDS, names, city, problems))
    _check_limits(locations, players, problems)
    if problems or city is None:
        raise ProblemsError(problems)
    return Table(city, book, variant, rulings, players, locations)


def _read_rulings(top: Section, overrides: Mapping[str, Any], rulebook: str) -> Rulings:
    if "rulings" not in top.values and not overrides:
        return DEFAULTS[rulebook]
    section = top.section("rulings")
    explicit = read_explicit(RULINGS, section.values, section.place, top.problems) if section.values else {}
    explicit.update(read_explicit(RULINGS, overrides, "--ruling", top.problems) if overrides else {})
    return settle(RULINGS.values(), rulebook, explicit)


# --- players


def _read_players(section: Section, variant: str, city: str | None) -> dict[str, Player]:
    seats = (*SEATS, SNITCH) if variant == "snitch" else SEATS
    for key in section.values:
        if key == SNITCH and variant != "snitch":
            section.note("not-in-this-variant", key, key=key, variant=variant)
        elif key not in (*SEATS, SNITCH):
            section.note("unknown-key", key, key=key, known=seats)
    given = [seat for seat in SEATS if seat in section.values]
    if len(given) == 1:
        missing = next(seat for seat in SEATS if seat not in given)
        section.problems.append(problem("wrong-number-of-players", section.place, seat=missing))
    return {seat: _read_player(section.section(seat), seat, variant, city) for seat in seats}


def _read_player(section: Section, seat: str, variant: str, city: str | None) -> Player:
    keys = _SNITCH_KEYS if seat == SNITCH else _TEAM_KEYS if variant == "teams" else _PLAYER_KEYS
    for key in section.values:
        if key in _TEAM_KEYS and key not in keys:
            section.note("not-in-this-variant", key, key=key, variant=variant)
    section.only(_TEAM_KEYS)
    if section.values.get("laundered") and city in CITIES and city != "london":
        section.note("laundered-outside-london", "laundered", city=city)
    return Player(
        name=section.text("name"),
        lang=section.choice("lang", LANGUAGES) if "lang" in section.values else None,
        coins=section.number("coins", COINS),
        laundered=section.number("laundered", COINS),
        discarded_gear=section.number("discarded_gear", GEAR_IN_DECK),
        lookout=section.text("lookout"),
    )


# --- locations and cards


class _Resolver(Resolver):
    """Cards as they lie on a table: face up or turned over."""

    __slots__ = ()

    def placed(self, name: str, kind: str, place: str) -> Placed | None:
        known = _BY_ID.get(name)
        if known is not None and known.card.kind == kind and known.card.city in (None, self.city):
            return known
        turned = name.endswith(TURNED_MARK)
        bare = name.removesuffix(TURNED_MARK).rstrip()
        if not bare or TURNED_MARK in bare:
            self.problems.append(problem("bad-entry", place, entry=name))
            return None
        card = self.card(bare, kind, place)
        return None if card is None else Placed(card, turned)

    def stack(self, entry: object, place: str) -> Stack | None:
        """One string of a side: `thief: gear, gear, gear`."""
        named = self.entry(entry, place)
        if named is None:
            return None
        thief = self.placed(named[0], "thief", place)
        gear = [self.placed(name, "gear", place) for name in named[1]]
        if len(gear) > GEAR_A_THIEF:
            self.problems.append(problem("too-many-gear", place, count=len(gear), highest=GEAR_A_THIEF))
        return thief and Stack(thief, tuple([placed for placed in gear if placed is not None]))


def _read_locations(top: Section, resolve: _Resolver) -> tuple[Location, ...]:
    entries = top.items("locations")
    well_formed = isinstance(top.values.get("locations", []), list)
    if well_formed and len(entries) != LOCATIONS_ON_TABLE:
        top.note("wrong-number-of-locations", "locations", count=len(entries), wanted=LOCATIONS_ON_TABLE)
    read = [_read_location(entry, f"locations[{index}]", resolve) for index, entry in enumerate(entries)]
    return tuple([location for location in read if location is not None])


def _read_location(entry: object, place: str, resolve: _Resolver) -> Location | None:
    if not isinstance(entry, dict):
        resolve.problems.append(problem("wrong-type", place, wanted="table", value=entry))
        return None
    section = Section(entry, place, resolve.problems)
    section.only(_LOCATION_KEYS)
    sides = {seat: _read_side(section, seat, resolve) for seat in SEATS}
    if "card" not in entry:
        section.note("missing-key", "card", key="card", choices=())
        return None
    name = section.text("card")
    if not isinstance(entry["card"], str):
        return None
    if not name.strip():
        section.note("not-filled-in", "card")
        return None
    if name.rstrip().endswith(TURNED_MARK):
        section.note("turned-location", "card", name=name)
        return None
    card = resolve.card(name.strip(), "location", section.where("card"))
    return None if card is None else Location(card, sides)


def _read_side(section: Section, seat: str, resolve: _Resolver) -> Side:
    entries = section.items(seat)
    place = section.where(seat)
    if len(entries) > THIEVES_A_SIDE:
        details = {"seat": seat, "count": len(entries), "highest": THIEVES_A_SIDE}
        section.note("too-many-thieves-here", seat, **details)
    stacks = []
    for index, entry in enumerate(entries):
        stack = _known_stack(entry, resolve.city) or resolve.stack(entry, f"{place}[{index}]")
        if stack is not None:
            stacks.append(stack)
    return tuple(stacks)


def _known_stack(entry: object, city: str | None) -> Stack | None:
    """The short way for an entry written in ids with nothing wrong in it; everything else goes the long way."""
    if not isinstance(entry, str):
        return None
    head, _, tail = entry.partition(": ")
    thief = _BY_ID.get(head)
    gear = [_BY_ID.get(name) for name in tail.split(", ")] if tail else []
    if thief is None or None in gear or len(gear) > GEAR_A_THIEF or thief.card.kind != "thief":
        return None
    if any(placed is None or placed.card.kind != "gear" or placed.card.city not in (None, city) for placed in gear):
        return None
    return Stack(thief, tuple(gear)) if thief.card.city in (None, city) else None  # type: ignore[arg-type]


# --- limits of the whole table


def stacks_of(locations: tuple[Location, ...], seat: str) -> Iterator[Stack]:
    for location in locations:
        yield from location.sides[seat]


def _check_limits(locations: tuple[Location, ...], players: Mapping[str, Player], problems: list[Problem]) -> None:
    cards = [location.card.id for location in locations]
    for seat in SEATS:
        thieves = 0
        for stack in stacks_of(locations, seat):
            thieves += 1
            cards.append(stack.thief.card.id)
            cards += [placed.card.id for placed in stack.gear]
        if thieves > THIEVES_A_PLAYER:
            problems.append(
                problem("too-many-thieves", "locations", seat=seat, count=thieves, highest=THIEVES_A_PLAYER)
            )
    copies = Counter(cards)
    for id in [id for id, count in copies.items() if count > _COPIES[id]]:
        place = _last_place(locations, id)
        problems.append(problem("too-many-copies", place, card=id, count=copies[id], highest=_COPIES[id]))
    _check_coins(players, problems)
    _check_discards(copies, players, problems)


def _last_place(locations: tuple[Location, ...], id: str) -> str:
    """Where a card stands last in the file: the copy that is one too many."""
    places = [f"locations[{n}].card" for n, location in enumerate(locations) if location.card.id == id]
    places += [
        f"locations[{n}].{seat}[{index}]"
        for n, location in enumerate(locations)
        for seat in SEATS
        for index, stack in enumerate(location.sides[seat])
        if id in [placed.card.id for placed in (stack.thief, *stack.gear)]
    ]
    return places[-1]


def _check_coins(players: Mapping[str, Player], problems: list[Problem]) -> None:
    coins = sum([player.coins + player.laundered for player in players.values()])
    if coins > COINS:
        problems.append(problem("too-many-coins", "players", count=coins, highest=COINS))


def _check_discards(copies: Counter[str], players: Mapping[str, Player], problems: list[Problem]) -> None:
    discarded = sum([player.discarded_gear for player in players.values()])
    if not discarded:
        return
    in_play = sum(count for id, count in copies.items() if CARDS[id].kind == "gear")
    if in_play + discarded > GEAR_IN_DECK:
        problems.append(problem("too-much-gear-in-all", "players", count=in_play + discarded, highest=GEAR_IN_DECK))
