"""The rules in our own words: one text a topic and language, with cards, topics and figures filled in."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from ..games import load_topics
from ..resources import resource
from . import CODES, Language
from .names import fold

PLAIN, BOLD, CARD, TOPIC = "plain", "bold", "card", "topic"
_KEYWORDS = "Keywords:"
_PIECE = re.compile(r"<<(?:(?P<places>[a-z ]+)\|)?(?P<text>(?:(?!<<|>>).)*)>>")
_INLINE = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\[\[@(?P<topic>[a-z-]+)\]\]|\[\[(?P<card>[a-z-]+)(?:\|(?P<words>[^\]|]+))?\]\]"
)
"""`**bold**`, `[[@topic]]`, `[[card]]`, and `[[card|words]]` where a sentence needs its name in another form."""


class Span(NamedTuple):
    """A piece of a line: its words, and whether they are bold, a card or a topic."""

    text: str
    style: str = PLAIN


class Block(NamedTuple):
    spans: tuple[Span, ...]
    bullet: bool = False

    @property
    def text(self) -> str:
        return "".join(span.text for span in self.spans)


class Topic(NamedTuple):
    game: str
    id: str
    title: str
    keywords: str
    blocks: tuple[Block, ...]
    cards: tuple[str, ...]
    """The cards it concerns, as it names them."""


class Scope(NamedTuple):
    """What is at hand where a text is read on paper: cities, their cards, and the topics that can be looked up."""

    cities: Collection[str]
    cards: Collection[str]
    topics: Collection[str]


def _source(code: str, game: str, topic: str) -> list[str]:
    return resource("locales", code, "rules", game, f"{topic}.md").read_text(encoding="utf-8").splitlines()


@cache
def title(code: str, game: str, topic: str) -> str:
    return _source(code, game, topic)[0].removeprefix("# ").strip()


def topics_of(game: str) -> tuple[str, ...]:
    return load_topics(game).TOPICS


def read_topic(say: Language, game: str, topic: str, scope: Scope | None = None) -> Topic:
    """One topic in one language, ready to show; with a scope, only what concerns it."""
    heading, keywords, *source = _source(say.code, game, topic)
    lines = [line for line in (_within(line, scope) for line in source) if line.removeprefix("- ").strip()]
    known = figures(say, game)
    cards = [match["card"] for line in lines for match in _INLINE.finditer(line) if match["card"]]
    return Topic(
        game,
        topic,
        heading.removeprefix("# ").strip(),
        keywords.removeprefix(_KEYWORDS).strip(),
        tuple(_block(say, game, line, known) for line in lines),
        tuple(dict.fromkeys(cards)),
    )


def _within(line: str, scope: Scope | None) -> str:
    """A line without its marked pieces that are of another place, or name a card or topic that is not at hand."""

    def kept(piece: re.Match[str]) -> str:
        return piece["text"] if scope is None or _concerns(scope, piece["places"] or "", piece["text"]) else ""

    while "<<" in line:  # from the innermost outwards: what is left of a piece decides on it
        line = _PIECE.sub(kept, line)
    bullet = "- " if line.startswith("- ") else ""
    return bullet + line.removeprefix("- ").strip()


def _concerns(scope: Scope, places: str, text: str) -> bool:
    if places and not set(places.split()) & set(scope.cities):
        return False
    links = list(_INLINE.finditer(text))
    return all(match["card"] in scope.cards for match in links if match["card"]) and all(
        match["topic"] in scope.topics for match in links if match["topic"]
    )


def _block(say: Language, game: str, line: str, known: Mapping[str, str]) -> Block:
    bullet = line.startswith("- ")
    text = line.removeprefix("- ").format_map(known)
    return Block(tuple(_spans(say, game, text)), bullet)


def _spans(say: Language, game: str, text: str) -> Iterator[Span]:
    at = 0
    for match in _INLINE.finditer(text):
        if match.start() > at:
            yield Span(text[at : match.start()])
        if match["bold"]:
            yield Span(match["bold"], BOLD)
        elif match["card"]:
            yield Span(match["words"] or say.card(game, match["card"]), CARD)
        else:
            yield Span(title(say.code, game, match["topic"]), TOPIC)
        at = match.end()
    if at < len(text):
        yield Span(text[at:])


def figures(say: Language, game: str) -> Mapping[str, str]:
    """The figures of the rules, by the names the texts use."""
    return {name: _figure(say, value) for name, value in load_topics(game).FIGURES.items()}


def _figure(say: Language, value: object) -> str:
    return say.join([str(number) for number in value]) if isinstance(value, tuple) else str(value)


def find_topic(game: str, name: str) -> tuple[str, ...]:
    """The topics a name means: an id, a title in any language, or the beginning of one."""
    wanted, topics = fold(name), topics_of(game)
    names = {fold(topic): topic for topic in topics}
    names |= {fold(title(code, game, topic)): topic for code in CODES for topic in topics}
    names |= {fold(alias): topic for alias, topic in load_topics(game).ALIASES.items()}
    if wanted in names:
        return (names[wanted],)
    return tuple(dict.fromkeys(topic for known, topic in names.items() if wanted and known.startswith(wanted)))
