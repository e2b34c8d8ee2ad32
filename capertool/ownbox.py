"""What the owner's own box prints where the sources are doubtful: asked once, kept, and used from then on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .games.caper.catalogue import CARDS, THIEVES
from .ownfiles import damaged, home, read_toml, write_text
from .problems import ProblemsError, problem

FILE = "box.toml"
HIGHEST_INCOME = 9


class Figure(NamedTuple):
    """An income, and where it comes from: `box` (entered by the owner), a rulebook, or `nobody`."""

    card: str
    income: int
    source: str


def box_file() -> Path:
    return home() / FILE


def read_box() -> dict[str, int]:
    """The incomes the owner has entered, by card."""
    incomes = read_toml(box_file()).get("incomes", {})
    if not isinstance(incomes, dict) or not all(_is_income(id, income) for id, income in incomes.items()):
        raise damaged(box_file())
    return incomes


def _is_income(id: str, income: object) -> bool:
    return id in CARDS and CARDS[id].kind == "thief" and type(income) is int and 0 <= income <= HIGHEST_INCOME


def set_income(id: str, income: int | None) -> None:
    """Keep what the card prints, or forget it (None)."""
    if CARDS[id].kind != "thief":
        raise ProblemsError([problem("wrong-kind", "", card=id, kind=CARDS[id].kind, wanted="thief")])
    if income is not None and not 0 <= income <= HIGHEST_INCOME:
        raise ProblemsError([problem("number-out-of-range", "", value=income, highest=HIGHEST_INCOME)])
    incomes = {card: kept for card, kept in read_box().items() if card != id}
    if income is not None:
        incomes[id] = income
    text = "".join(["[incomes]\n", *(f"{card} = {number}\n" for card, number in sorted(incomes.items()))])
    write_text(box_file(), text)


def incomes() -> Mapping[str, int]:
    """Every thief's income for a game that begins now."""
    return {**{card.id: card.income for card in THIEVES}, **read_box()}


def figures() -> list[Figure]:
    """Every income with where it comes from."""
    own = read_box()
    return [
        Figure(card.id, own.get(card.id, card.income), "box" if card.id in own else card.sources["income"])
        for card in THIEVES
    ]


def still_doubtful(id: str) -> bool:
    """Whether nobody knows the income: no source shows it, and the owner has not entered it."""
    return "income" in CARDS[id].doubts and id not in read_box()
