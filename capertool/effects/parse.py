"""Reads the icon notation. The grammar is closed; a bad string raises an error that points at the word."""

import re
from collections.abc import Callable
from functools import cache
from typing import cast

from .model import (
    CARD_WORDS,
    COLOURS,
    LOOT_KINDS,
    UNITS,
    Act,
    Basis,
    CardSets,
    Condition,
    Cost,
    Discarded,
    Effect,
    Fine,
    Gain,
    Guard,
    Item,
    Launder,
    LaunderedCoins,
    Loot,
    LootOfKind,
    OnTop,
    PlayDiscarded,
    Target,
    Unit,
    Verb,
    Whose,
    Won,
)

_TOKEN = re.compile(r"[,+]|[^\s,+]+")
_SINGULAR = {"thieves": "thief", "gears": "gear"} | {f"{word}s": word for word in (*UNITS, "thief") if word != "wild"}
_HIGHEST_NUMBER = 99


class EffectError(ValueError):
    """A string that is no effect: the bad word is text[start:end], `expected` is what could stand there."""

    def __init__(self, text: str, start: int, end: int, expected: tuple[str, ...]) -> None:
        super().__init__(text, start, end, expected)
        self.text, self.start, self.end, self.expected = text, start, end, expected

    @property
    def word(self) -> str:
        return self.text[self.start : self.end]

    def __str__(self) -> str:
        """The effect, the word pointed at below it, and what could stand there."""
        pointer = " " * self.start + "^" * max(1, self.end - self.start)
        return f"{self.text}\n{pointer} {' | '.join(self.expected)}".rstrip()


class _Reader:
    """The words of one effect, taken from the left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [(match.group().lower(), match.start(), match.end()) for match in _TOKEN.finditer(text)]
        self.at = 0

    def peek(self) -> str:
        word = self.words[self.at][0] if self.at < len(self.words) else ""
        return _SINGULAR.get(word, word)

    def fail(self, *expected: str) -> EffectError:
        end = len(self.text)
        _, start, stop = self.words[self.at] if self.at < len(self.words) else ("", end, end)
        return EffectError(self.text, start, stop, expected)

    def accept(self, *phrase: str) -> bool:
        """Take these words if they all come next; once the first is there, the rest must follow."""
        if self.peek() != phrase[0]:
            return False
        for word in phrase:
            self.one_of(word)
        return True

    def one_of(self, *words: str) -> str:
        word = self.peek()
        if word not in words:
            raise self.fail(*words)
        self.at += 1
        return word

    def is_number(self) -> bool:
        word = self.peek()
        return word.isascii() and word.isdigit()

    def number(self) -> int:
        word = self.peek()
        if not self.is_number() or len(word) > 2 or not 0 < int(word) <= _HIGHEST_NUMBER:
            raise self.fail("N")
        self.at += 1
        return int(word)

    def end(self, *alternatives: str) -> None:
        if self.at < len(self.words):
            raise self.fail(*alternatives)


def _item(read: _Reader) -> Item:
    number = read.number() if read.is_number() else 1
    return Item(number, read.one_of(*CARD_WORDS))


def _card_sets(read: _Reader) -> CardSets:
    items = [_item(read)]
    while read.accept("+"):
        items.append(_item(read))
    whose: Whose = "own"
    if read.accept("of"):
        whose = cast(Whose, read.one_of("opponent", "both"))
    return CardSets(tuple(items), whose)


def _basis(read: _Reader) -> Basis:
    if read.accept("loot"):
        return Loot(here=read.accept("here"))
    if read.accept("laundered", "coin"):
        return LaunderedCoins()
    if read.accept("discarded"):
        return Discarded(read.one_of(*CARD_WORDS))
    if read.peek() in LOOT_KINDS:
        return LootOfKind(read.one_of(*LOOT_KINDS))
    if not read.is_number() and read.peek() not in CARD_WORDS:
        raise read.fail("N", *CARD_WORDS, "loot", *LOOT_KINDS, "laundered", "discarded")
    return _card_sets(read)


def _condition(read: _Reader) -> Condition:
    word = read.one_of("won", *COLOURS)
    if word == "won":
        return Won()
    read.one_of("on")
    read.one_of("top")
    return OnTop(word)


def _gain(read: _Reader) -> Gain:
    amount = read.number()
    unit = cast(Unit, read.one_of(*UNITS))
    per = _basis(read) if read.accept("per") else None
    condition = _condition(read) if read.accept("if") else None
    follows = () if condition else ("if",) if per else ("per", "if")
    read.end(*follows)
    return Gain(amount, unit, per, condition)


def _cost_or_guard(read: _Reader) -> Cost | Guard:
    card = read.one_of(*CARD_WORDS)
    if read.accept("protected"):
        return Guard(card)
    of_opponent = read.accept("of", "opponent")
    read.one_of(*(("costs",) if of_opponent else ("costs", "protected", "of")))
    number = read.number()
    change = -number if read.one_of("less", "more") == "less" else number
    return Cost(card, change, of_opponent)


def _act(read: _Reader) -> Act:
    verb = cast(Verb, read.one_of("turn", "burn"))
    number = read.number()
    first = read.one_of("top", "bare")
    second = read.one_of("gear" if first == "top" else "thief")
    return Act(verb, number, cast(Target, f"{first} {second}"))


def _launder(read: _Reader) -> Launder:
    read.one_of("launder")
    number = read.number()
    read.one_of("coin")
    return Launder(number)


def _fine(read: _Reader) -> Fine:
    read.accept("opponent", "loses")
    coins = read.number()
    for word in ("coin", "when", "you", "play"):
        read.one_of(word)
    return Fine(coins, read.one_of(*CARD_WORDS))


def _play_discarded(read: _Reader) -> PlayDiscarded:
    read.accept("at", "the", "end", ",", "play")
    number = read.number()
    read.one_of("discarded")
    read.one_of("gear")
    return PlayDiscarded(number)


_FIRST_WORDS: dict[str, Callable[[_Reader], Effect]] = {
    **dict.fromkeys(CARD_WORDS, _cost_or_guard),
    "turn": _act,
    "burn": _act,
    "launder": _launder,
    "opponent": _fine,
    "at": _play_discarded,
}


@cache
def parse(text: str) -> Effect:
    """The effect that a string of the icon notation says."""
    read = _Reader(text)
    rule = _gain if read.is_number() else _FIRST_WORDS.get(read.peek())
    if rule is None:
        raise read.fail("N", *_FIRST_WORDS)
    effect = rule(read)
    read.end()
    return effect
