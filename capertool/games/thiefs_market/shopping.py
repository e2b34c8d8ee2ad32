"""Buying: what a purchase costs and brings, and the cards that are used in one's turn."""

from ...problems import Problem, problem
from ..refusing import codes, final, refuse
from .afford import Purse, Use, Way, after, payment, pays, ways
from .catalogue import CARDS, GOLD, INFAMY, POTION
from .checks import called, needs_phase, needs_turn, seat_for
from .commands import Buy, Pass, UseCard
from .effects import PileInfamy, PurchaseInfamy, SellGold, SpendDie, TurnDie
from .events import PAYMENT, Bought, Moved, Passed, Used
from .evolve import evolve
from .slots import Slot, card_of, cost_of, id_of
from .state import (
    BUYING,
    State,
    can_still_use,
    effects_of,
    next_deck,
    on_offer,
    purchases,
    purse_of,
    unseen,
)

# --- buying


def buy(state: State, command: Buy, force: bool) -> Bought:
    if state.over:
        raise final("game-over")
    if state.loose:
        return _buy_loosely(state, command, force)
    needs_phase(state, BUYING)
    seat = seat_for(state, command.seat)
    command = command._replace(uses=tuple(map(_on_the_way, command.uses)))
    problems = [*needs_turn(state, seat), *_market_problems(state, seat, command.card)]
    at_last = state
    for use in command.uses:
        problems += _use_problems(at_last, seat, use)
        refuse(problems, force)
        _needs_die(at_last, seat, use)
        at_last = evolve(at_last, Used(seat, use))
    purse = after(purse_of(state, seat), command.uses)
    way = _payment(state, seat, command, purse)
    if way.gold > purse.gold and command.card in on_offer(state):
        problems.append(_too_dear(state, seat, command, way))
    refuse(problems, force)
    _check_drawn(state, command)
    return _purchase(state, seat, command, way._replace(gold=min(way.gold, purse.gold)), codes(problems))


def _buy_loosely(state: State, command: Buy, force: bool) -> Bought:
    """A loose game records who has which card; a card is bought once."""
    if command.seat is None:
        raise final("which-player")
    if command.uses or command.dice is not None:
        raise final("only-purchases")
    _check_drawn_loosely(command)
    gained = id_of(command.drawn or command.card)
    owned = [card for cards in state.cards.values() for card in cards].count(gained)
    problems = [problem("already-bought", "", card=gained)] if owned >= CARDS[gained].copies else []
    refuse(problems, force)
    return Bought(command.seat, command.card, drawn=command.drawn, house=codes(problems))


def _check_drawn_loosely(command: Buy) -> None:
    """Nobody knows which deck a Potion's card comes from; it is a card that can be owned."""
    if id_of(command.card) != POTION:
        if command.drawn:
            raise final("nothing-drawn", card=id_of(command.card))
    elif not command.drawn:
        raise final("potion-needs-card", how="loose")
    elif id_of(command.drawn) == POTION:
        raise final("never-owned", card=POTION)


def _market_problems(state: State, seat: str, slot: Slot) -> list[Problem]:
    problems = []
    if slot not in on_offer(state):
        problems.append(problem("not-in-market", "", card=id_of(slot), cards=tuple(map(id_of, on_offer(state)))))
    allowed = purchases(state, seat)
    if state.bought >= allowed and seat == state.to_move:
        problems.append(problem("bought-enough", "", seat=called(state, seat), highest=allowed))
    return problems


def _payment(state: State, seat: str, command: Buy, purse: Purse) -> Way:
    cost = cost_of(command.card)
    if command.dice is None:
        return payment(cost, purse)
    way = pays(cost, command.dice, purse)
    if way is None:
        raise final("wrong-dice", objects=command.dice, card=id_of(command.card))
    return way


def _too_dear(state: State, seat: str, command: Buy, way: Way) -> Problem:
    """What is missing; where cards could help, the ways to use them."""
    id = id_of(command.card)
    found = [] if command.uses or command.dice is not None else ways(cost_of(command.card), purse_of(state, seat))
    if found:
        return problem("needs-cards", "", card=id, ways=tuple(found))
    return problem("cannot-afford", "", card=id, gold=way.gold, coins=state.gold[seat])


def _check_drawn(state: State, command: Buy) -> None:
    """A Potion brings the next card of the decks, if there is one; nothing else does."""
    deck = next_deck(state) if id_of(command.card) == POTION else None
    if deck is None:
        if command.drawn:
            raise final("nothing-drawn", card=id_of(command.card))
    elif not command.drawn:
        raise final("potion-needs-card", deck=deck)
    elif command.drawn not in unseen(state, deck):
        raise final("not-in-deck", card=id_of(command.drawn), deck=deck)


def _purchase(state: State, seat: str, command: Buy, way: Way, house: tuple[str, ...]) -> Bought:
    moved = [move for use in command.uses for move in _gained(state, seat, use)]
    if way.gold:
        moved.append(Moved(seat, GOLD, -way.gold, PAYMENT))
    moved += _for_the_purchase(state, seat, command.card)
    gained = command.drawn or command.card
    if any(isinstance(effect, PileInfamy) for effect in card_of(gained).effects):
        moved.append(Moved(seat, INFAMY, len(state.final[seat]), id_of(gained)))
    bare = Bought(
        seat,
        command.card,
        way.dice,
        command.uses,
        command.drawn,
        tuple(moved),
        chosen=command.dice is not None,
        house=house,
    )
    return bare._replace(done=_turn_ends(evolve(state, bare), seat))


def _for_the_purchase(state: State, seat: str, slot: Slot) -> list[Moved]:
    """Infamy of those cards, the new one included, that pay for a gem in the printed cost."""
    own = [*effects_of(state, seat), *((id_of(slot), effect) for effect in card_of(slot).effects)]
    cost = cost_of(slot)
    return [
        Moved(seat, INFAMY, 1, card)
        for card, effect in own
        if isinstance(effect, PurchaseInfamy) and effect.gem in cost
    ]


def _turn_ends(state: State, seat: str) -> bool:
    return state.bought >= purchases(state, seat) and not can_still_use(state, seat)


def pass_on(state: State, command: Pass, force: bool) -> Passed:
    needs_phase(state, BUYING)
    seat = seat_for(state, command.seat)
    problems = needs_turn(state, seat)
    refuse(problems, force)
    return Passed(seat, codes(problems))


# --- cards used in one's turn


def use_card(state: State, command: UseCard, force: bool) -> Used:
    """Whose turn and whose card it is comes before what the card is used for."""
    needs_phase(state, BUYING)
    seat = seat_for(state, command.seat)
    problems = [*needs_turn(state, seat), *_use_problems(state, seat, command.use)]
    refuse(problems, force)
    use = _whole(command.use)
    if command.times > 1 and use.face:
        raise final("used-once", card=use.card)
    _needs_die(state, seat, use)
    bare = Used(seat, use, _gained(state, seat, use, command.times), codes(problems))
    ends = command.may_end and seat == state.to_move and _turn_ends(evolve(state, bare), seat)
    return bare._replace(done=ends)


def _whole(use: Use) -> Use:
    """The use with what follows from the card: the die it works on, and the face if there is only one."""
    effect = CARDS[use.card].effects[0]
    match effect:
        case TurnDie():
            to = effect.to[0] if len(effect.to) == 1 and not use.to else use.to
            if to not in effect.to:
                raise final("choose-face", card=use.card, faces=effect.to)
            return Use(use.card, effect.face, to)
        case SpendDie() | SellGold():
            if use.to:
                raise final("turns-no-die", card=use.card)
            return Use(use.card, effect.face if isinstance(effect, SpendDie) else "")
        case _:
            raise final("not-for-use", card=use.card)


def _on_the_way(use: Use) -> Use:
    """A use that belongs to a purchase: one that turns or spends a die."""
    whole = _whole(use)
    if not whole.face:
        raise final("not-for-use", card=use.card)
    return whole


def _needs_die(state: State, seat: str, use: Use) -> None:
    if use.face and use.face not in state.piles[seat]:
        raise final("not-in-pile", objects=(use.face,), seat=called(state, seat), pile=state.piles[seat])


def _use_problems(state: State, seat: str, use: Use) -> list[Problem]:
    problems = []
    if use.card not in state.cards[seat]:
        problems.append(problem("not-owned", "", seat=called(state, seat), card=use.card))
    if use.card in state.used:
        problems.append(problem("used-already", "", card=use.card))
    return problems


def _gained(state: State, seat: str, use: Use, times: int = 1) -> tuple[Moved, ...]:
    effect = CARDS[use.card].effects[0]
    match effect:
        case SpendDie():
            return (Moved(seat, effect.token, 1, use.card),)
        case SellGold():
            if not 0 < times <= state.gold[seat]:
                raise final("not-enough-gold", count=times, coins=state.gold[seat])
            return (Moved(seat, GOLD, -times, use.card), Moved(seat, INFAMY, times * effect.infamy, use.card))
        case _:
            return ()
