"""What happened in a recorded game. An event holds its consequences, so that replaying decides nothing."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Opened(NamedTuple):
    """The beginning: everything the game was started with, the figures of the owner's box among it."""

    city: str
    rulebook: str
    variant: str
    rulings: Mapping[str, Any]
    players: Mapping[str, Mapping[str, str]]
    locations: tuple[str, ...]
    incomes: Mapping[str, int]
    loose: bool = False


class Turned(NamedTuple):
    """A card that was turned over: the thief himself where `gear` is None."""

    seat: str
    stack: int
    gear: int | None


class Played(NamedTuple):
    """A card was laid. `coins` and `laundered` are what each seat gained or lost by cost, icons and fines."""

    seat: str
    card: str
    location: int
    on: int | None = None
    turned: Turned | None = None
    coins: Mapping[str, int] = {}
    laundered: Mapping[str, int] = {}
    late: bool = False
    house: tuple[str, ...] = ()
    """The rules it broke by the table's own decision."""


class Discarded(NamedTuple):
    """A card went to the discard pile; "" where nobody named it. The forced last one of a round is `last`."""

    seat: str
    card: str = ""
    coins: Mapping[str, int] = {}
    last: bool = False
    house: tuple[str, ...] = ()


class Declined(NamedTuple):
    """A late play from the discard pile was not wanted."""

    seat: str


class CoinsSet(NamedTuple):
    """What really lies there."""

    seat: str
    coins: int
    laundered: int | None = None


class Edited(NamedTuple):
    """Names, languages, city or locations were corrected."""

    changes: Mapping[str, Any]


class Loosened(NamedTuple):
    """From here on without turn order and coins."""


class Ended(NamedTuple):
    """Scored as it lies, unfinished."""


Event = Opened | Played | Discarded | Declined | CoinsSet | Edited | Loosened | Ended
_TYPES: dict[str, type[Any]] = {
    "opened": Opened,
    "played": Played,
    "discarded": Discarded,
    "declined": Declined,
    "coins-set": CoinsSet,
    "edited": Edited,
    "loosened": Loosened,
    "ended": Ended,
}
_NAMES = {kind: name for name, kind in _TYPES.items()}


def encode(event: Event) -> dict[str, Any]:
    """An event as JSON has it; fields at their defaults are left out."""
    defaults = type(event)._field_defaults
    fields = {name: value for name, value in event._asdict().items() if name not in defaults or value != defaults[name]}
    return {"event": _NAMES[type(event)], **fields}


def decode(document: Mapping[str, Any]) -> Event:
    fields = dict(document)
    kind = _TYPES[fields.pop("event")]
    for name in ("locations", "house"):
        if name in fields:
            fields[name] = tuple(fields[name])
    if "rulings" in fields:
        fields["rulings"] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in fields["rulings"].items()
        }
    if fields.get("turned") is not None:
        fields["turned"] = Turned(*fields["turned"])
    event: Event = kind(**fields)
    return event
