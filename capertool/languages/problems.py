"""What is wrong, as sentences: what, and what to do about it."""

import errno
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..games.rulings import Ruling, value_text
from ..problems import Problem
from . import Language
from .problem_texts import CHOICES, FACES, MESSAGES
from .terms import (
    GAME_NAMES,
    card_key,
    category_name,
    city_name,
    colour_name,
    kind_name,
    loot_name,
    seat_name,
    variant_name,
)

_LONGEST_QUOTE = 60
_MOST_NAMES = 12


class Said(NamedTuple):
    message: str
    hint: str


def say_problem(say: Language, game: str, problem: Problem) -> Said:
    """The sentence and the advice for one problem; one that names its own game speaks of that game's cards."""
    game = problem.details.get("game", game)
    face = problem.details.get(FACES.get(problem.code, ""))
    message, hint = MESSAGES[f"{problem.code} {face}" if face else problem.code]
    values = _shown(say, game, problem.details)
    said_hint = say(hint, **values) if hint else _advice(say, game, problem)
    return Said(say(message, **values), said_hint)


def _shown(say: Language, game: str, details: Mapping[str, Any]) -> dict[str, str]:
    shown = {key: one_line(_show(say, game, key, value)) for key, value in details.items()}
    return {"lowest": "0", "id": str(details.get("card", "")), **shown}


def _show(say: Language, game: str, key: str, value: Any) -> str:
    if isinstance(value, Problem):
        return say_problem(say, game, value).message
    if key in _WAYS:
        return _WAYS[key](say, value)
    if key in ("card", "location"):
        return say.card(game, value)
    if key == "cards":
        return _some_cards(say, game, value)
    return say.number(value) if isinstance(value, int) else str(value)


def _some_cards(say: Language, game: str, cards: Sequence[str]) -> str:
    """Names to choose from; of many, the first few and how many more."""
    names = [say.card(game, id) for id in cards[:_MOST_NAMES]]
    rest = len(cards) - len(names)
    return say.join([*names, say.plural("{n} more", "{n} more", rest)] if rest else names, "or")


def _system_error(say: Language, error: Exception) -> str:
    """What the system refuses, in the reader's language rather than the system's."""
    if isinstance(error, PermissionError):
        return say("permission is missing")
    if isinstance(error, NotADirectoryError | FileNotFoundError):
        return say("there is no such directory")
    if isinstance(error, IsADirectoryError):
        return say("it is a directory")
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return say("there is no space left")
    return say("the system refuses it")


def _place_in_file(say: Language, where: tuple[int, int] | None) -> str:
    if where is None:
        return say("it ends too early, or something in it is too large")
    line, column = where
    return say("something is wrong in line {line}, column {column}", line=line, column=column)


def _objects(say: Language, objects: Sequence[str]) -> str:
    from .market import objects_text

    return objects_text(say, objects)


def _faces(say: Language, faces: Sequence[str]) -> str:
    from .market import object_name

    return say.join([object_name(say, face) for face in faces], "or")


def _changed(say: Language, key: str, value: Any, usual: Any) -> str:
    """A key of a template with its value and the shipped one; lists are too long to repeat."""
    if isinstance(value, list):
        return key
    return say("{key} = {value} (shipped: {usual})", key=key, value=quote(value), usual=quote(usual))


def _ways(say: Language, ways: Sequence[Any]) -> str:
    from .market import ways_text

    return ways_text(say, ways)


def quoted(say: Language, value: Any) -> str:
    """A value in a sentence: text between the quotation marks of the language, all else as it stands in a file."""
    text = quote(value)
    return say('"{text}"', text=text[1:-1]) if isinstance(value, str) else text


_WAYS: Mapping[str, Callable[[Language, Any], str]] = {
    "city": city_name,
    "home": city_name,
    "seat": seat_name,
    "seats": lambda say, seats: say.join([seat_name(say, seat) for seat in seats], "or"),
    "next": seat_name,
    "kind": kind_name,
    "variant": variant_name,
    "good": category_name,
    "kinds": lambda say, kinds: say.join([category_name(say, kind) for kind in kinds]),
    "goods": lambda say, goods: " ".join(f"{category_name(say, kind).lower()}={n}" for kind, n in goods.items()),
    "names": lambda say, names: say.join(list(names)),
    "error": _system_error,
    "game": lambda say, game: GAME_NAMES[game],
    "current": lambda say, game: GAME_NAMES[game],
    "games": lambda say, games: say.join([GAME_NAMES[game] for game in games], "or"),
    "path": lambda say, path: say("standard input") if path == "-" else str(path),
    "where": _place_in_file,
    "value": quoted,
    "name": quoted,
    "key": quoted,
    "entry": quoted,
    "words": quoted,
    "word": quoted,
    "effect": quoted,
    "colour": colour_name,
    "loot": loot_name,
    "pieces": lambda say, kinds: say.join([loot_name(say, kind) for kind in kinds], "or"),
    "keys": lambda say, keys: say.join([card_key(say, key) for key in keys]),
    **dict.fromkeys(("objects", "middle", "pile"), _objects),
    "faces": _faces,
    "ways": _ways,
    "costs": lambda say, costs: say.join(list(costs), "or"),
    "ground": lambda say, ground: ground or say("white paper"),
    "changed": lambda say, changed: "; ".join(_changed(say, *key) for key in changed[:_MOST_NAMES]),
    "decks": lambda say, decks: ", ".join(f"{deck} {decks.count(deck)}" for deck in dict.fromkeys(decks)) or "–",
}
"""How a particular of a problem is shown; cards and numbers aside."""


_LINE_BREAKS = re.compile("[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")


def one_line(text: str) -> str:
    """What somebody was called breaks no line of ours."""
    return _LINE_BREAKS.sub(lambda found: f"\\x{ord(found.group()):02x}", text)


def quote(value: Any) -> str:
    """A value as it stands in a file, cut where it is long."""
    import json

    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except ValueError:  # a number of more digits than Python will write
        return "…"
    if len(text) <= _LONGEST_QUOTE:
        return text
    closing = text[-1] if text[-1] in '"]}' else ""
    return f"{text[: _LONGEST_QUOTE - 2]}…{closing}"


def _advice(say: Language, game: str, problem: Problem) -> str:
    details = problem.details
    if problem.code == "unknown-card":
        return did_you_mean(say, [say.card(game, id) for id in details["cards"][:3]])
    if problem.code == "ruling-value":
        return _ruling_values(say, details["ruling"], typed=problem.place.startswith("--"))
    if problem.code == "bad-effect":
        return _pointed_at(say, details)
    if problem.code in CHOICES:
        given, choices = (details[key] for key in CHOICES[problem.code])
        return nearest_or_all(say, str(given), _in_words(say, choices) if details.get("spoken") else choices)
    return ""


def _in_words(say: Language, choices: Sequence[str]) -> list[str]:
    """What may be typed, as this language calls it."""
    from .words import word_name

    return [word_name(say, choice) for choice in choices]


def _pointed_at(say: Language, details: Mapping[str, Any]) -> str:
    """The effect with a pointer below the word, and what could stand there."""
    pointer = " " * details["start"] + "^" * max(1, details["end"] - details["start"])
    expected = [say("a number from 1 to 99") if word == "N" else word for word in details["expected"]]
    advice = nearest_or_all(say, details["word"], expected)
    return "\n".join(filter(None, (details["text"], pointer, advice)))


def nearest_or_all(say: Language, given: str, choices: Sequence[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(given.lower(), choices, n=1)
    if near and near[0] != given:
        return did_you_mean(say, near)
    shown = say.join([one_line(choice) for choice in choices])
    return say("Possible here: {choices}.", choices=shown) if choices else ""


def did_you_mean(say: Language, names: Sequence[str]) -> str:
    if not names:
        return say("List the cards with: capertool cards")
    return say("Did you mean {names}?", names=say.join([one_line(name) for name in names], "or"))


def _ruling_values(say: Language, ruling: Ruling, *, typed: bool) -> str:
    """What a ruling may be, as it is written on the command line or in a file."""
    if ruling.values:
        return say("Possible here: {choices}.", choices=say.join([value_text(value) for value in ruling.values]))
    if isinstance(next(iter(ruling.defaults.values())), tuple):
        example = "1,3,6" if typed else "[1, 3, 6]"
        return say("Give three whole numbers from 0 to 99, for example {example}.", example=example)
    return say("Give a whole number from 0 to 99.")
