"""Packs: cards of somebody's box in one document, with an id and a release so that a game can name it."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ...problems import Problem, ProblemsError
from ..card import Card
from ..document import FORMAT_VERSION, Section, check_version
from .box import GAME
from .description import describe_card, read_cards

_KEYS = ("version", "game", "pack", "release", "name", "author", "notes", "cards")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
HIGHEST_RELEASE = 9999


class Pack(NamedTuple):
    id: str
    release: int
    cards: Mapping[str, Card]
    name: str = ""
    author: str = ""
    notes: str = ""


def read_pack(
    document: Mapping[str, Any], known: Mapping[str, Card], shipped: Mapping[str, Card] | None = None
) -> Pack:
    """The pack a document holds; it may complete cards that are `known`, of which some are `shipped`.

    All problems are raised at once.
    """
    problems: list[Problem] = []
    top = Section(document, "", problems)
    top.only(_KEYS)
    check_version(top)
    top.choice("game", (GAME,))
    id = top.text("pack")
    if "pack" not in document:
        top.note("missing-key", "pack", key="pack", choices=())
    elif isinstance(document["pack"], str) and not _ID.fullmatch(id):
        top.note("bad-pack-id", "pack", value=id)
    release = top.number("release", HIGHEST_RELEASE) if "release" in document else 1
    cards = read_cards(top.section("cards"), known, shipped)
    pack = Pack(id, release, cards, top.text("name"), top.text("author"), top.text("notes"))
    if problems:
        raise ProblemsError(problems, GAME)
    return pack


def pack_document(pack: Pack) -> dict[str, Any]:
    """A pack as its file holds it; `read_pack` makes the same pack of it."""
    words = {key: getattr(pack, key) for key in ("name", "author", "notes") if getattr(pack, key)}
    return {
        "version": FORMAT_VERSION,
        "game": GAME,
        "pack": pack.id,
        "release": pack.release,
        **words,
        "cards": {id: describe_card(card) for id, card in pack.cards.items()},
    }
