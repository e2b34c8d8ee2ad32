"""Cards as people describe them, in packs and table files: read with every mistake named, and written again."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from ...effects.model import COLOURS, Effect
from ...effects.parse import EffectError, parse
from ...problems import Problem, problem
from ..card import Card
from ..document import LANGUAGES, Section
from .box import BASE_COLOURS, CITIES, CITY_COLOURS, COINS, GAME, KINDS
from .icons import has_meaning

HIGHEST_COPIES = 30
HIGHEST_POINTS = 99
FIELDS = {"coins": "income", "cost": "cost", "points": "points", "copies": "copies"}
"""The numbers of a description, and where a card keeps them."""
OF_KIND = {
    "thief": ("coins", "effects"),
    "gear": ("colour", "cost", "effects"),
    "location": ("points", "effects", "always"),
}
"""What a card of each kind has; what a description leaves out of it is not known."""
_LASTING = "always"  # not every location has it, so leaving it out says that there is none
_ALWAYS_KNOWN = ("game", "kind", "city", "copies", "names", "unknown")
_KEYS = ("game", "kind", "colour", "city", "coins", "cost", "copies", "points", "effects", "always", "names", "unknown")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NOT_IN_NAMES = ":,~"
_HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Signs that steer a terminal, or turn round and hide what stands beside them."""
_JOINERS = "\u200c\u200d"  # within letters and pictures of some scripts

Cards = Mapping[str, Card]


def read_cards(section: Section, known: Cards, shipped: Cards | None = None) -> dict[str, Card]:
    """The cards a section describes; one that is known already is completed or corrected.

    Somebody who describes cards now cannot change the kind of those that come with the game (`shipped`), and is held
    to names that can be seen and to copies that can be. In a journal (None) what once was taken stays.
    """
    read = {id: _read_card(section, id, known.get(id), shipped) for id in section.values}
    return {id: card for id, card in read.items() if card is not None}


def _read_card(cards: Section, id: str, known: Card | None, shipped: Cards | None) -> Card | None:
    if not _ID.fullmatch(id):
        cards.note("bad-card-id", id, value=id)
        return None
    section = cards.section(id)
    section.only(_KEYS)
    section.choice("game", (GAME,), GAME)
    kind = section.choice("kind", KINDS, known.kind if known else None)
    if kind is None:
        return None
    if shipped is not None:
        _check_now(section, id, kind, shipped)
    for key in section.values:
        if key in _KEYS and key not in (*_ALWAYS_KNOWN, *OF_KIND[kind]):
            section.note("key-of-other-kind", key, key=key, kind=kind)
    card = known if known and known.kind == kind else _nothing_known(id, kind, known)
    fields = {**_words(section), **_numbers(section), **_effects(section, kind), **_names(section)}
    described = card._replace(**fields, doubts=_doubts(section, card.doubts))
    _check_colour(section, described)
    return described


def _nothing_known(id: str, kind: str, before: Card | None) -> Card:
    """Of a card that was thought to be of another kind only its names stay."""
    doubts = tuple(key for key in OF_KIND[kind] if key != _LASTING)
    return Card(id, kind, copies=_copies(kind), doubts=doubts, names=before.names if before else {})


def _copies(kind: str) -> int:
    """Every thief and location is one card; of gear a box may have any number."""
    return HIGHEST_COPIES if kind == "gear" else 1


def _words(section: Section) -> dict[str, Any]:
    choices = {"colour": COLOURS, "city": CITIES}
    return {key: section.choice(key, choices[key]) for key in choices if key in section.values}


def _numbers(section: Section) -> dict[str, Any]:
    highest = {"coins": COINS, "cost": COINS, "points": HIGHEST_POINTS, "copies": HIGHEST_COPIES}
    return {field: section.number(key, highest[key]) for key, field in FIELDS.items() if key in section.values}


def _doubts(section: Section, doubts: tuple[str, ...]) -> tuple[str, ...]:
    """What is still not known: what was not before and is not given now, and what the description says is not."""
    unknown = [name for name in section.items("unknown") if _may_be_unknown(section, name)]
    before = [name for name in doubts if name not in section.values]
    return tuple(dict.fromkeys([*before, *unknown]))


def _may_be_unknown(section: Section, name: object) -> bool:
    possible = tuple(dict.fromkeys(key for keys in OF_KIND.values() for key in keys))
    if name not in possible:
        section.note("unknown-value", "unknown", value=name, choices=possible)
    return name in possible


def _names(section: Section) -> dict[str, Any]:
    if "names" not in section.values:
        return {}
    names = section.section("names")
    names.only(LANGUAGES)
    given = {code: names.text(code).strip() for code in names.values}
    for code, name in given.items():
        if not name or set(name) & set(_NOT_IN_NAMES):
            names.note("bad-card-name", code, value=name)
    return {"names": given}


def _check_now(section: Section, id: str, kind: str, shipped: Cards) -> None:
    """What is asked of those who describe a card now."""
    if id in shipped and kind != shipped[id].kind:
        section.note("kind-is-known", "kind", card=id, kind=shipped[id].kind)
    if section.values.get("copies") == 0:
        section.note("number-out-of-range", "copies", value=0, lowest=1, highest=HIGHEST_COPIES)
    names = section.values.get("names")
    for code, name in names.items() if isinstance(names, dict) else ():
        if isinstance(name, str) and any(map(_hidden, name)):
            section.note("bad-card-name", f"names.{code}", value=name)


def _hidden(sign: str) -> bool:
    return unicodedata.category(sign) in _HIDDEN and sign not in _JOINERS


def _effects(section: Section, kind: str) -> dict[str, Any]:
    return {key: tuple(_read_effects(section, key, kind)) for key in ("effects", _LASTING) if key in section.values}


def _read_effects(section: Section, key: str, kind: str) -> list[str]:
    read = [
        _read_effect(text, f"{section.where(key)}[{n}]", section.problems) for n, text in enumerate(section.items(key))
    ]
    found = []
    for number, effect in enumerate(read):
        if effect is None:
            continue
        if not has_meaning(effect, kind, always=key == _LASTING):
            place = f"{section.where(key)}[{number}]"
            section.problems.append(problem("effect-without-meaning", place, effect=str(effect), kind=kind, key=key))
        found.append(str(effect))
    return found


def _read_effect(text: object, place: str, problems: list[Problem]) -> Effect | None:
    if not isinstance(text, str):
        problems.append(problem("wrong-type", place, wanted="text", value=text))
        return None
    try:
        return parse(text)
    except EffectError as error:
        problems.append(effect_problem(error, place))
        return None


def effect_problem(error: EffectError, place: str = "") -> Problem:
    """What is wrong with an effect: a word that is pointed at, or what is missing at the end."""
    details = {"text": error.text, "word": error.word, "start": error.start, "end": error.end}
    missing = {} if error.word else {"missing": "end"}
    return problem("bad-effect", place, **details, expected=error.expected, **missing)


def _check_colour(section: Section, card: Card) -> None:
    """A city's colour is only on its own cards."""
    homes = {colour: city for city, colour in CITY_COLOURS.items()}
    if card.colour is None or card.colour in BASE_COLOURS:
        return
    if card.city != homes[card.colour]:
        section.note("colour-of-city", "colour", colour=card.colour, home=homes[card.colour])


def describe_card(card: Card) -> dict[str, Any]:
    """A card as a pack writes it; `read_cards` makes the same card of it."""
    described: dict[str, Any] = {"kind": card.kind}
    described |= {key: value for key, value in (("colour", card.colour), ("city", card.city)) if value}
    if card.copies != _copies(card.kind):
        described["copies"] = card.copies
    for key in OF_KIND[card.kind]:
        described |= _described(card, key)
    if card.names:
        described["names"] = dict(card.names)
    partly = [key for key in card.doubts if key in described or key == _LASTING]
    return {**described, "unknown": partly} if partly else described


def _described(card: Card, key: str) -> dict[str, Any]:
    """One figure, if it is known in whole or in part."""
    value = getattr(card, FIELDS.get(key, key))
    if key == "colour":
        return {}
    if isinstance(value, tuple):
        return {key: list(value)} if value or key not in card.doubts else {}
    return {} if key in card.doubts else {key: value}
