"""Writing packs: by prompts on a terminal, by options elsewhere."""

import re
import sys
from typing import Any

from ..entries.caper_europe import described_card, id_for
from ..games.caper_europe.box import CITY_COLOURS, GAME
from ..games.caper_europe.pack import Pack, read_pack
from ..games.card import Card
from ..journal.current import current_game
from ..languages import Language
from ..languages.lookup import EXACT, MISSPELT, Found, look_up
from ..packs import Cards, add_cards, installed, own_names, pack_file, save_pack
from ..problems import ProblemsError, problem
from ..render.safe import safe
from .describing import ask_card, show_card
from .describing_options import Described
from .usage import UsageError


def begin_pack(say: Language, id: str, name: str, author: str) -> None:
    """A new pack; on a terminal card after card, elsewhere an empty one to be filled in."""
    read_pack({"game": GAME, "pack": id}, {})
    if pack_file(id).exists():
        raise ProblemsError([problem("file-exists", path=str(pack_file(id)))], GAME)
    save_pack(Pack(id, 1, {}, name, author))
    print(say("Pack {pack} is kept in {path}.", pack=id, path=safe(str(pack_file(id)))))
    while sys.stdin.isatty():
        typed = input(say("Name of the next card (empty: that was all):") + " ").strip()
        if not typed:
            return
        keep_card(say, id, asked_for(say, typed, whole=True))


def add_card(say: Language, pack: str, name: str, given: Described) -> None:
    """One card by its options, or by prompts where there are none."""
    if not given and not sys.stdin.isatty():
        raise UsageError(say("What does the card show? Give at least --kind."))
    card = by_options(say, name, given, known_here()) if given else asked_for(say, name, whole=True)
    keep_card(say, pack, card)
    if current_game() == GAME:
        print(say("A game that has begun takes it with: capertool edit --box"))


def known_here() -> Cards:
    return installed().cards


def by_options(say: Language, name: str, given: Described, known: Cards, *, city: str = "", kind: str = "") -> Card:
    """A card as the options describe it; one that is known is completed.

    `city` is the one whose colour a card may have without saying so, `kind` what a new card is otherwise.
    """
    id = known_id(name, known)
    description = given.description()
    if description.get("colour") == CITY_COLOURS.get(city, ""):
        description.setdefault("city", city)
    if id is not None:
        names = {**known[id].names, **description.get("names", {})}
        return _as_typed(id, {**description, **({"names": names} if names else {})}, known)
    if not kind and "kind" not in description:
        raise UsageError(say("What kind of card is it? Give --kind thief, gear or location."))
    names = {say.code: name.strip(), **description.get("names", {})}
    return _as_typed(id_for(name, list(known)), {"kind": kind, **description, "names": names}, known)


_OPTIONS = {"effects": "--effect", "names": "--name"}


def _as_typed(id: str, description: dict[str, Any], known: Cards) -> Card:
    """The card; what is wrong with it is told with the option it was given by."""
    try:
        return described_card(id, description, known)
    except ProblemsError as error:
        keys = [re.split(r"[.\[]", one.place.removeprefix(f"{id}."))[0] for one in error.problems]
        placed = [
            one._replace(place=_OPTIONS.get(key, f"--{key}")) for one, key in zip(error.problems, keys, strict=True)
        ]
        raise ProblemsError(placed, GAME) from None


def asked_for(say: Language, name: str, *, kind: str = "", whole: bool = False) -> Card:
    """A card by prompts; the `whole` of it has also copies and names in other languages."""
    known = known_here()
    id = known_id(name, known)
    card = ask_card(say, id or id_for(name, list(known)), "" if id else name, known, kind=kind, whole=whole)
    show_card(say, card)
    return card


def known_id(name: str, known: Cards) -> str | None:
    """The card that has this name among those that are known; a part of a name may be another card's."""
    found = look_up(GAME, known, name, own_names(known))
    return found.one if found.how == EXACT else None


def is_meant(say: Language, cards: Cards, found: Found) -> bool:
    """A name that is only nearly a known card's may be another card: that is asked for."""
    if found.how != MISSPELT:
        return True
    shown = say.knowing(own_names(cards)).card(GAME, found.cards[0])
    return bool(input(say("Is {card} meant? (y; empty: no, another card)", card=shown) + " ").strip())


def keep_card(say: Language, pack: str, card: Card) -> None:
    kept = add_cards(pack, {card.id: card})
    shown = say.knowing({card.id: card.names} if card.names else {}).card(GAME, card.id)
    print(safe(say("{card} is kept in pack {pack}, release {release}.", card=shown, pack=pack, release=kept.release)))
