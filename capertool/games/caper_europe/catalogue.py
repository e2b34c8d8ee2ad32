"""The cards that are known, read from the pack that comes with the game. Most of a box is not known."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from ..card import Card
from ..document import Section
from .description import read_cards


def _known() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("known.toml").read_text(encoding="utf-8"))


KNOWN_PACK = _known()
CARDS: Mapping[str, Card] = read_cards(Section(KNOWN_PACK, "", []).section("cards"), {})
