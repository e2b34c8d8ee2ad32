"""The cards of the owner's box: packs in the own directory, one TOML file each, checked whenever they are read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from .documents import read_document, toml_text
from .games.caper_europe.catalogue import CARDS, KNOWN_PACK
from .games.caper_europe.pack import Pack, pack_document, read_pack
from .games.card import Card
from .ownfiles import home, write_text
from .problems import ProblemsError, problem

FOLDER = "packs"
ENDING = ".toml"
OWN_PACK = "my-box"
"""What people say of their own box; it corrects all other packs."""
Cards = Mapping[str, Card]


class Installed(NamedTuple):
    """The packs of this person in the order in which they complete each other, and all cards they make."""

    packs: tuple[Pack, ...]
    cards: Cards


def folder() -> Path:
    return home() / FOLDER


def pack_file(id: str) -> Path:
    return folder() / f"{id}{ENDING}"


def installed() -> Installed:
    """Every pack by id, your own box last; a later one completes or corrects the cards of those before it."""
    files = sorted(folder().glob(f"*{ENDING}"), key=lambda file: (file.stem == OWN_PACK, file.stem))
    return _installed(tuple((file, *_traces(file)) for file in files))


def _traces(file: Path) -> tuple[int, int]:
    """What tells that a file was changed; a link that leads nowhere is told when it is read."""
    try:
        stat = file.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


@lru_cache(maxsize=4)
def _installed(files: tuple[tuple[Path, int, int], ...]) -> Installed:
    """Read once as long as no file changes: a batch asks for every table."""
    packs: list[Pack] = []
    cards = dict(CARDS)
    for file, _, _ in files:
        pack = _read_file(file, cards)
        packs.append(pack)
        cards.update(pack.cards)
    return Installed(tuple(packs), cards)


def _read_file(file: Path, known: Cards) -> Pack:
    """One pack; what is wrong with it is told with the file it is in."""
    try:
        pack = read_pack(pack_in_file(str(file)), known, CARDS)
    except ProblemsError as error:
        in_file = [problem(one.code, f"{file.name} {one.place}".strip(), **one.details) for one in error.problems]
        raise ProblemsError(in_file, error.game) from None
    return pack if pack.id == file.stem else pack._replace(id=file.stem)


def pack_in_file(path: str) -> Mapping[str, Any]:
    """The document in a file that should hold a pack; what is wrong with the file is said of a pack."""
    try:
        return read_document(path)
    except ProblemsError as error:
        raise ProblemsError([one._replace(details={**one.details, "of": "pack"}) for one in error.problems]) from None


def known_cards() -> Cards:
    """All cards that can be named: those that come with the game, completed by the owner's packs."""
    return installed().cards if folder().is_dir() else CARDS


def own_cards() -> Cards:
    """The cards that the owner's packs describe or complete."""
    return {id: card for id, card in known_cards().items() if CARDS.get(id) != card}


def own_names(cards: Cards) -> dict[str, Mapping[str, str]]:
    """The names that packs give; a card of a pack without any is known by its id."""
    return {id: card.names for id, card in cards.items() if card.names or id not in CARDS}


def find_pack(id: str) -> Pack:
    """An own pack, or the one that comes with the game."""
    if id == KNOWN_PACK.id:
        return KNOWN_PACK
    packs = {pack.id: pack for pack in installed().packs}
    if id not in packs:
        raise ProblemsError([problem("no-such-pack", "", name=id, known=(KNOWN_PACK.id, *packs))])
    return packs[id]


def versions(packs: tuple[Pack, ...]) -> dict[str, int]:
    """What a game notes of the packs it is played with."""
    return {pack.id: pack.release for pack in (KNOWN_PACK, *packs)}


# --- writing


def save_pack(pack: Pack) -> Path:
    if pack.id == KNOWN_PACK.id:
        raise ProblemsError([problem("pack-is-ours", "", name=pack.id)])
    write_text(pack_file(pack.id), pack_text(pack))
    return pack_file(pack.id)


def pack_text(pack: Pack) -> str:
    return toml_text(pack_document(pack))


def add_cards(id: str, cards: Cards) -> Pack:
    """Put cards into an own pack, which is made if there is none; every change is a new release."""
    existing = {pack.id: pack for pack in installed().packs}.get(id)
    if existing is None:
        pack = Pack(id, 1, dict(cards))
    else:
        pack = existing._replace(release=existing.release + 1, cards={**existing.cards, **cards})
    save_pack(pack)
    return pack


def remove_pack(id: str) -> None:
    find_pack(id)
    if id == KNOWN_PACK.id:
        raise ProblemsError([problem("pack-is-ours", "", name=id)])
    pack_file(id).unlink()


def import_pack(document: Mapping[str, Any], *, force: bool = False) -> Pack:
    """Take a pack in; one that is there already gives way to a higher release only."""
    pack = read_pack(document, CARDS, CARDS)
    there = {mine.id: mine for mine in installed().packs}.get(pack.id)
    if there is not None and there.release >= pack.release and there != pack and not force:
        details = {"name": pack.id, "here": there.release, "value": pack.release}
        raise ProblemsError([problem("pack-not-newer", "", **details)])
    save_pack(pack)
    return pack
