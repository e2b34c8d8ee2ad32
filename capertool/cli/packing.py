"""Writing packs: by prompts on a terminal, by options elsewhere."""

import sys

from ..entries.caper_europe import described_card, id_for
from ..games.caper_europe.box import GAME
from ..games.caper_europe.pack import Pack, read_pack
from ..games.card import Card
from ..languages import Language
from ..languages.lookup import EXACT, MISSPELT, Found, look_up
from ..packs import Cards, add_cards, installed, own_names, pack_file, save_pack
from ..problems import ProblemsError, problem
from ..render.safe import safe
from .describing import ask_card, show_card
from .describing_options import Described


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
        keep_card(say, id, asked_for(say, typed))


def add_card(say: Language, pack: str, name: str, given: Described) -> None:
    """One card by its options, or by prompts where there are none."""
    if not given and not sys.stdin.isatty():
        raise ProblemsError([problem("missing-key", "--effect", key="--effect", choices=("--kind", "--effect"))], GAME)
    keep_card(say, pack, by_options(say, name, given, known_here()) if given else asked_for(say, name))


def known_here() -> Cards:
    return installed().cards


def by_options(say: Language, name: str, given: Described, known: Cards) -> Card:
    """A card as the options describe it; one that is known is completed."""
    id = known_id(name, known)
    description = given.description()
    if id is None:
        id = id_for(name, list(known))
        description["names"] = {say.code: name.strip()}
    return described_card(id, description, known)


def asked_for(say: Language, name: str, *, kind: str = "") -> Card:
    known = known_here()
    id = known_id(name, known)
    card = ask_card(say, id or id_for(name, list(known)), "" if id else name, known, kind=kind)
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
