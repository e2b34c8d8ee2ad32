"""The cards that are known, read from the pack that comes with the game. Most of a box is not known."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

from ..card import Card
from .pack import Pack, read_pack


def _known() -> Pack:
    return read_pack(tomllib.loads(files(__package__).joinpath("known.toml").read_text(encoding="utf-8")), {})


KNOWN_PACK = _known()
CARDS: Mapping[str, Card] = KNOWN_PACK.cards
