"""Searches the rules and the cards in one language: inflected and unaccented words find what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import log
from typing import Any, NamedTuple

from ..games import load_cards
from . import Language
from .describe import describer_of
from .digest import read_topic, topics_of
from .names import fold

_STEMMERS = {"en": "english", "it": "italian", "de": "german", "fr": "french"}
_WORD = re.compile(r"[^\W_]+")
_UMLAUTS = (("ae", "a"), ("oe", "o"), ("ue", "u"))
_TITLE_WEIGHT, _KEYWORD_WEIGHT, _TEXT_WEIGHT = 6.0, 4.0, 1.0
_WHOLE_QUERY_BONUS = 2.0


class Hit(NamedTuple):
    """A topic or a card that was found, with the passage that shows it best."""

    kind: str
    id: str
    title: str
    passage: str
    marks: tuple[tuple[int, int], ...]
    """Where the words asked for stand in the passage."""


class _Page(NamedTuple):
    kind: str
    id: str
    title: str
    keywords: str
    passages: tuple[str, ...]


class Stems:
    """The stems of words, accents folded before and after stemming, so that either way of typing fits."""

    def __init__(self, code: str) -> None:
        from snowballstemmer import stemmer

        self.code = code
        self._stem = stemmer(_STEMMERS[code]).stemWord
        self._known: dict[str, frozenset[str]] = {}

    def of(self, word: str) -> frozenset[str]:
        if word not in self._known:
            lower = word.casefold()
            stems = {self._plain(self._stem(lower)), self._plain(self._stem(fold(lower)))}
            self._known[word] = frozenset(stems)
        return self._known[word]

    def _plain(self, stem: str) -> str:
        plain = fold(stem)
        if self.code == "de":
            for written, meant in _UMLAUTS:
                plain = plain.replace(written, meant)
        return plain

    def in_text(self, text: str) -> Iterator[tuple[frozenset[str], int, int]]:
        for match in _WORD.finditer(text):
            yield self.of(match.group()), match.start(), match.end()


@cache
def stems_of(code: str) -> Stems:
    return Stems(code)


def search(say: Language, game: str, words: str, cards: Mapping[str, Any] | None = None, *, most: int = 8) -> list[Hit]:
    """Topics and cards for these words, best first; `cards` may hold more than the game's own."""
    stems = stems_of(say.code)
    asked = [stems.of(match.group()) for match in _WORD.finditer(words)]
    pages = [*_topics(say, game), *_cards(say, game, load_cards(game) if cards is None else cards)]
    counts = [_count(stems, page) for page in pages]
    weights = [_rarity(word, counts) for word in asked]
    scored = []
    for page, count in zip(pages, counts, strict=True):
        score = _score(asked, weights, count)
        if score:
            scored.append((score, page))
    scored.sort(key=lambda pair: -pair[0])
    return [_hit(stems, page, asked) for _, page in scored[:most]]


def _topics(say: Language, game: str) -> Iterator[_Page]:
    for id in topics_of(game):
        topic = read_topic(say, game, id)
        yield _Page("topic", id, topic.title, topic.keywords, tuple(block.text for block in topic.blocks))


def _cards(say: Language, game: str, cards: Mapping[str, Any]) -> Iterator[_Page]:
    describer = describer_of(game)
    for card in cards.values():
        yield _Page("card", card.id, say.card(game, card.id), "", tuple(describer.passages(say, card)))


def _count(stems: Stems, page: _Page) -> dict[str, float]:
    """How strongly each stem stands on a page."""
    count: dict[str, float] = {}
    texts = [(page.title, _TITLE_WEIGHT), (page.keywords, _KEYWORD_WEIGHT)]
    texts += [(passage, _TEXT_WEIGHT) for passage in page.passages]
    length = sum(len(text) for text, _ in texts)
    for text, weight in texts:
        for found, _, _ in stems.in_text(text):
            for stem in found:
                count[stem] = count.get(stem, 0) + weight
    return {stem: weight / log(50 + length) for stem, weight in count.items()}


def _rarity(word: frozenset[str], counts: Sequence[Mapping[str, float]]) -> float:
    pages = sum(any(stem in count for stem in word) for count in counts)
    return log((1 + len(counts)) / (1 + pages)) + 0.1


def _score(asked: Sequence[frozenset[str]], weights: Sequence[float], count: Mapping[str, float]) -> float:
    found = [max((count.get(stem, 0) for stem in word), default=0) for word in asked]
    score = sum(weight * log(1 + strength) for weight, strength in zip(weights, found, strict=True))
    return score * _WHOLE_QUERY_BONUS if all(found) else score


def _hit(stems: Stems, page: _Page, asked: Sequence[frozenset[str]]) -> Hit:
    """The passage with most of the words asked for, and where they stand in it."""
    marked = [(passage, tuple(_marks(stems, passage, asked))) for passage in page.passages]
    passage, marks = max(marked, key=lambda pair: len({pair[0][start:end] for start, end in pair[1]}))
    return Hit(page.kind, page.id, page.title, passage, marks)


def _marks(stems: Stems, passage: str, asked: Sequence[frozenset[str]]) -> Iterator[tuple[int, int]]:
    for found, start, end in stems.in_text(passage):
        if any(found & word for word in asked):
            yield start, end
