"""What a stolen lot does: the seven kinds of lots, each a small function."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ...problems import Problem, problem
from ..refusing import Refusal
from .box import (
    CARTE_BLANCHE_TOKENS,
    COLLECTION_EACH,
    FREE_THEFT_CARDS,
    GOODS,
    HIGHEST_NUMBER,
    INTRIGUE_SWAPS,
)
from .catalogue import (
    CARTE_BLANCHE,
    COLLECTION,
    DOCUMENTS,
    FREE_THEFT,
    INTRIGUE,
    SPECIAL_OBJECT,
    STANDARD,
)
from .commands import Claim
from .events import Goods
from .rulings import DOCUMENTS_ROUNDING
from .state import State, name_of


class Effect(NamedTuple):
    """What a lot gives and takes, and the rules that it breaks as it was entered."""

    tokens: Mapping[str, Goods] = {}
    cards: int = 0
    points: int | None = None
    problems: tuple[Problem, ...] = ()


def effect_of(state: State, seat: str, claim: Claim) -> Effect:
    """The effect of a lot; a Refusal where something that it needs was not said."""
    if any(number < 0 or number > HIGHEST_NUMBER for number in (*claim.tokens.values(), claim.number or 0)):
        raise Refusal([problem("number-out-of-range", "", value=_worst(claim), highest=HIGHEST_NUMBER)], final=True)
    return _EFFECTS[claim.lot](state, seat, claim)


def _worst(claim: Claim) -> int:
    numbers = (*claim.tokens.values(), claim.number or 0)
    return min(numbers) if min(numbers) < 0 else max(numbers)


def _standard(state: State, seat: str, claim: Claim) -> Effect:
    if not sum(claim.tokens.values()):
        raise _unsaid("claim-tokens")
    return _taken(state, seat, claim.tokens)


def _collection(state: State, seat: str, claim: Claim) -> Effect:
    """One of each; of a kind that has run out, as many of any other."""
    wanted = dict.fromkeys(GOODS, COLLECTION_EACH)
    short = [kind for kind in GOODS if state.in_bank(kind) == 0]
    if not claim.tokens:
        if short and _bank(state) != 0:
            raise _unsaid("claim-instead", kinds=tuple(short), goods=_instead(short))
        return _taken(state, seat, {kind: number for kind, number in wanted.items() if kind not in short})
    problems = _number_problems(state, claim.tokens, sum(wanted.values()))
    known = [kind for kind in GOODS if state.in_bank(kind)]
    if any(claim.tokens.get(kind, 0) < COLLECTION_EACH for kind in known):
        problems.append(problem("one-of-each", ""))
    return _taken(state, seat, claim.tokens, problems)


def _instead(short: list[str]) -> dict[str, int]:
    """A collection without these kinds, as it might be taken."""
    first, *others = [kind for kind in GOODS if kind not in short]
    return {first: COLLECTION_EACH * (1 + len(short)), **dict.fromkeys(others, COLLECTION_EACH)}


def _carte_blanche(state: State, seat: str, claim: Claim) -> Effect:
    if not claim.tokens:
        raise _unsaid("claim-tokens")
    return _taken(state, seat, claim.tokens, _number_problems(state, claim.tokens, CARTE_BLANCHE_TOKENS))


def _free_theft(state: State, seat: str, claim: Claim) -> Effect:
    """Three secret cards, or those that are left."""
    left = state.cards_left
    there = FREE_THEFT_CARDS if left is None else min(FREE_THEFT_CARDS, left)
    drawn = there if claim.number is None else claim.number
    problems = [problem("secret-cards", "", count=drawn, highest=there)] if drawn > there else []
    return Effect(cards=drawn, problems=tuple(problems))


def _intrigue(state: State, seat: str, claim: Claim) -> Effect:
    """Up to three swaps, one after the other; tokens only, no cards."""
    held = {player: dict(goods) for player, goods in state.tokens.items()}
    for swap in claim.swaps:
        if swap.other == seat:
            raise Refusal([problem("swap-with-oneself", "")], final=True)
        for giver, taker, kind in ((seat, swap.other, swap.give), (swap.other, seat, swap.take)):
            if not held[giver].get(kind, 0):
                raise Refusal([problem("swap-without", "", player=name_of(state, giver), good=kind)], final=True)
            held[giver][kind] -= 1
            held[taker][kind] += 1
    changes = {player: _difference(held[player], state.tokens[player]) for player in held}
    problems = []
    if len(claim.swaps) > INTRIGUE_SWAPS:
        problems.append(problem("too-many-swaps", "", count=len(claim.swaps), highest=INTRIGUE_SWAPS))
    return Effect({player: goods for player, goods in changes.items() if goods}, problems=tuple(problems))


def _special_object(state: State, seat: str, claim: Claim) -> Effect:
    if claim.number is None:
        raise _unsaid("claim-points")
    return Effect(points=claim.number)


def _documents(state: State, seat: str, claim: Claim) -> Effect:
    """All others give back half of what they have of one kind now; the ruling rounds an odd number."""
    if not claim.kind:
        raise _unsaid("claim-kind")
    up = state.opening.rulings[DOCUMENTS_ROUNDING] == "up"
    given = {other: (state.tokens[other][claim.kind] + up) // 2 for other in state.seats if other != seat}
    return Effect({other: {claim.kind: -number} for other, number in given.items() if number})


_EFFECTS: Mapping[str, Callable[[State, str, Claim], Effect]] = {
    STANDARD: _standard,
    COLLECTION: _collection,
    CARTE_BLANCHE: _carte_blanche,
    FREE_THEFT: _free_theft,
    INTRIGUE: _intrigue,
    SPECIAL_OBJECT: _special_object,
    DOCUMENTS: _documents,
}


# --- tokens out of the bank


def _taken(state: State, seat: str, tokens: Goods, problems: list[Problem] | None = None) -> Effect:
    found = [*(problems or []), *bank_problems(state, tokens)]
    taken = {kind: number for kind, number in tokens.items() if number}
    return Effect({seat: taken} if taken else {}, problems=tuple(found))


def bank_problems(state: State, tokens: Goods) -> list[Problem]:
    """Kinds of which the bank has not so many, where the box was counted."""
    found = []
    for kind, number in tokens.items():
        there = state.in_bank(kind)
        if there is not None and number > there:
            found.append(problem("not-in-bank", "", good=kind, count=number, highest=there))
    return found


def _number_problems(state: State, tokens: Goods, wanted: int) -> list[Problem]:
    """So many tokens in all, or all that the bank still has."""
    bank = _bank(state)
    most = wanted if bank is None else min(wanted, bank)
    count = sum(tokens.values())
    return [] if count == most else [problem("tokens-in-all", "", count=count, wanted=most)]


def _bank(state: State) -> int | None:
    """All tokens in the bank, where every kind was counted."""
    there = [state.in_bank(kind) for kind in GOODS]
    known = [number for number in there if number is not None]
    return sum(known) if len(known) == len(there) else None


def _difference(after: Goods, before: Goods) -> dict[str, int]:
    return {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


def _unsaid(code: str, **details: object) -> Refusal:
    """Something must be said more exactly; there is nothing to record without it."""
    return Refusal([problem(code, "", **details)], final=True)
