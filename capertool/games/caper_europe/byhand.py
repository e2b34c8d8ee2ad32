"""Entries that set by hand what no known card did: fires, markers, loot, coins, and corrections of the opening."""

from ...effects.model import LOOT_KINDS
from ...problems import problem
from ..coins import SetCoins, coins_set
from ..common import Edit, Edited
from ..refusing import Refusal, codes, final, refuse
from .box import COINS, LOOT_OF_A_KIND, OTHER, SEATS
from .choosing import Kinds
from .commands import Burn, SetLoot, SetMarker
from .events import Burnt, Event, LootLeft, LootSet, MarkerSet
from .state import State, check_place, described, known_places, on_track
from .working import Work


def burn(state: State, command: Burn, force: bool) -> Burnt:
    """A fire that no known card lit; what the card did once is taken back all the same."""
    check_place(state, command.location)
    side = state.locations[command.location].sides[command.seat]
    if not 0 <= command.stack < len(side) or not side[command.stack].gear:
        raise Refusal([problem("cannot-be-burnt", "")], final=True)
    work = Work(state, OTHER[command.seat], command.location)
    problems = []
    if command.stack not in work.burnable(command.seat):
        problems.append(problem("fire-protected", "", card=side[command.stack].gear[-1].id))
    refuse(problems, force)
    gives = Kinds("choose-return", command.gives)
    work.burn(command.seat, command.stack, gives.choose)
    gives.check_all_used(strict=True)
    moved = work.moved(with_coins=not state.loose)
    return Burnt(command.seat, command.location, command.stack, tuple(gives.used), moved, codes(problems))


def set_by_hand(state: State, command: SetMarker | SetLoot | SetCoins) -> Event:
    if isinstance(command, SetMarker):
        return _set_marker(state, command)
    return _set_loot(state, command) if isinstance(command, SetLoot) else coins_set(state, command, COINS)


def _set_marker(state: State, command: SetMarker) -> MarkerSet:
    check_place(state, command.location)
    if command.seat is None:
        return MarkerSet(command.location, 0)
    marker = command.fields if command.seat == "south" else -command.fields
    if command.fields < 1 or on_track(state, marker) != marker:
        highest = len(state.opening.track) or command.fields
        details = {"value": command.fields, "lowest": 1, "highest": max(highest, 1)}
        raise Refusal([problem("number-out-of-range", "", **details)], final=True)
    return MarkerSet(command.location, marker, command.stars)


def _set_loot(state: State, command: SetLoot) -> LootSet | LootLeft:
    for kind, number in command.loot.items():
        elsewhere = sum(state.loot[seat][kind] for seat in SEATS if seat != command.seat)
        if not 0 <= number <= LOOT_OF_A_KIND - elsewhere:
            details = {"loot": kind, "count": number + elsewhere, "highest": LOOT_OF_A_KIND}
            details |= {"laid": "by-hand"} if command.seat is None else {}
            raise Refusal([problem("too-much-loot", "", **details)], final=True)
    loot = {kind: command.loot.get(kind, 0) for kind in LOOT_KINDS}
    if command.seat is not None:
        return LootSet(command.seat, loot)
    check_place(state, command.location or 0)
    return LootLeft(command.location or 0, loot)


def edit(state: State, command: Edit, force: bool) -> Edited:
    """A correction of the opening; the cards that lie there must still belong to the city."""
    cards = described(command.changes.get("cards", {}), state.cards)
    city = command.changes.get("city", state.opening.city)
    places = command.changes.get("locations", [place.card.id for place in state.locations])
    if unknown := [id for id in places if id not in cards]:
        raise final("unknown-card", name=unknown[0], cards=())
    problems = [
        problem("wrong-city", "", card=id, home=cards[id].city, city=city)
        for id in dict.fromkeys([*places, *known_places(state)])
        if cards[id].city not in (None, city)
    ]
    refuse(problems, force)
    return Edited(command.changes, codes(problems))
