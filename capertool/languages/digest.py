"""The rules in our own words: one text a topic and language, with cards, topics and figures filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from ..games.caper import box
from ..games.caper.rulings import DEFAULTS, JUMBO
from ..resources import resource
from . import CODES, Language
from .names import fold

GAME = "caper"
TOPICS = (
    "overview",
    "setup",
    "rounds",
    "thief-round",
    "gear-round",
    "discarding",
    "icons",
    "colours",
    "costs",
    "coins",
    "turning",
    "round-end",
    "game-end",
    "scoring",
    "loot-sets",
    "ties",
    "three-players",
    "four-players",
    "questions",
    "rulings",
)
_ALIASES = {
    "set-up": "setup",
    "snitch": "three-players",
    "teams": "four-players",
    "duel": "overview",
    "faq": "questions",
    "loot": "loot-sets",
    "modifiers": "costs",
    "protection": "turning",
}
PLAIN, BOLD, CARD, TOPIC = "plain", "bold", "card", "topic"
_KEYWORDS = "Keywords:"
_INLINE = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[\[@(?P<topic>[a-z-]+)\]\]|\[\[(?P<card>[a-z-]+)\]\]")


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
    id: str
    title: str
    keywords: str
    blocks: tuple[Block, ...]
    cards: tuple[str, ...]
    """The cards it concerns, as it names them."""


def _source(code: str, topic: str) -> list[str]:
    return resource("locales", code, "rules", GAME, f"{topic}.md").read_text(encoding="utf-8").splitlines()


@cache
def title(code: str, topic: str) -> str:
    return _source(code, topic)[0].removeprefix("# ").strip()


def read_topic(say: Language, topic: str) -> Topic:
    """One topic in one language, ready to show."""
    heading, keywords, *lines = _source(say.code, topic)
    cards = [match["card"] for line in lines for match in _INLINE.finditer(line) if match["card"]]
    return Topic(
        topic,
        heading.removeprefix("# ").strip(),
        keywords.removeprefix(_KEYWORDS).strip(),
        tuple(_block(say, line) for line in lines if line.strip()),
        tuple(dict.fromkeys(cards)),
    )


def _block(say: Language, line: str) -> Block:
    bullet = line.startswith("- ")
    text = line.removeprefix("- ").format_map(figures(say))
    return Block(tuple(_spans(say, text)), bullet)


def _spans(say: Language, text: str) -> Iterator[Span]:
    at = 0
    for match in _INLINE.finditer(text):
        if match.start() > at:
            yield Span(text[at : match.start()])
        if match["bold"]:
            yield Span(match["bold"], BOLD)
        elif match["card"]:
            yield Span(say.card(GAME, match["card"]), CARD)
        else:
            yield Span(title(say.code, match["topic"]), TOPIC)
        at = match.end()
    if at < len(text):
        yield Span(text[at:])


def figures(say: Language) -> Mapping[str, str]:
    """The figures of the rules, by the names the texts use."""
    rulings = DEFAULTS[JUMBO]
    sets = rulings["loot-sets"]
    assert isinstance(sets, tuple)
    numbers = {
        "coins": box.COINS,
        "thieves_here": box.THIEVES_A_SIDE,
        "gear_on_thief": box.GEAR_A_THIEF,
        "thieves_in_all": box.THIEVES_A_PLAYER,
        "rounds": len(box.DEAL),
        "discard_pay": box.DISCARD_PAY,
        "set_1": sets[0],
        "set_2": sets[1],
        "set_3": sets[2],
        "sixth": box.SNITCH_DIVISOR,
        "discarded_gear": rulings["discarded-gear"],
        "locations": box.LOCATIONS_ON_TABLE,
    }
    return {
        **{name: str(number) for name, number in numbers.items()},
        "deal": say.join(list(map(str, box.DEAL))),
    }


def find_topic(name: str) -> tuple[str, ...]:
    """The topics a name means: an id, a title in any language, or the beginning of one."""
    wanted = fold(name)
    names = {fold(topic): topic for topic in TOPICS}
    names |= {fold(title(code, topic)): topic for code in CODES for topic in TOPICS}
    names |= {fold(alias): topic for alias, topic in _ALIASES.items()}
    if wanted in names:
        return (names[wanted],)
    return tuple(dict.fromkeys(topic for known, topic in names.items() if wanted and known.startswith(wanted)))
