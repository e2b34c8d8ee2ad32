"""What happened in a recorded game of Thief's Market, as sentences."""

from collections.abc import Iterator, Mapping

from ...games.common import Abandoned, Edited, Ended, Loosened, Tallied
from ...games.thiefs_market.afford import Use, Way, ways
from ...games.thiefs_market.box import CARDS_IN_GAME, DECKS, DICE, START_GOLD
from ...games.thiefs_market.catalogue import CARDS, POTION
from ...games.thiefs_market.effects import LuckyDice
from ...games.thiefs_market.events import (
    Bought,
    Cashed,
    Event,
    Moved,
    Opened,
    Passed,
    Rerolled,
    Rolled,
    Stolen,
    Taken,
    TokensSet,
    Used,
)
from ...games.thiefs_market.slots import cost_of, id_of
from ...games.thiefs_market.state import (
    BUYING,
    CASHING,
    DIVIDING,
    OVER,
    ROLLING,
    State,
    cards_with,
    may_reroll,
    on_offer,
    purchases_left,
    purse_of,
    refill,
)
from .. import N_, Language
from ..market import GAME, object_name, objects_taken, objects_text, slot_name, steps_text, use_text
from ..players import called
from ..terms import amount_of


def player(say: Language, state: State, seat: str) -> str:
    """A player's name as it was entered, or the key; of two with one name each also has the seat."""
    return called(say, state.opening.players, seat)


def player_names(say: Language, state: State) -> dict[str, str]:
    return {seat: player(say, state, seat) for seat in state.seats}


# --- one entry


def say_event(say: Language, state: State, event: Event) -> str:
    """One entry; `state` is the one before it."""
    parts = [_sentence(say, state, event), *_tokens(say, state, getattr(event, "moved", ()))]
    if getattr(event, "house", ()):
        parts.append(say("House decision."))
    return " ".join(parts)


def _sentence(say: Language, state: State, event: Event) -> str:
    if type(event) in _PLAIN_SENTENCES:
        return say(_PLAIN_SENTENCES[type(event)])
    match event:
        case Opened():
            return say("The game begins; first player: {player}.", player=player(say, state, event.first))
        case Cashed():
            return " ".join(_cashed(say, event))
        case TokensSet():
            return _tokens_set(say, state, event)
        case Edited():
            changed = event.changes.get("players", {}).items()
            named = [f"{player(say, state, seat)} → {value}" for seat, fields in changed for value in fields.values()]
            return say("Corrected: {what}.", what=say.join(named))
        case _:
            return _turn(say, state, event)


_PLAIN_SENTENCES: Mapping[type, str] = {
    Loosened: N_("From here on only purchases and tokens."),
    Ended: N_("The game was ended as it lay."),
    Abandoned: N_("The game was abandoned."),
    Tallied: N_("The table was tallied after the game."),
}


def _turn(say: Language, state: State, event: Event) -> str:
    """What one player did."""
    match event:
        case Rolled():
            who, dice = player(say, state, event.seat), objects_taken(say, event.dice)
            return say("{player} rolls: {dice}.", player=who, dice=dice)
        case Taken():
            who, objects = player(say, state, event.seat), objects_taken(say, event.objects)
            return say("{player} takes: {objects}.", player=who, objects=objects)
        case Stolen():
            return " ".join(_stolen(say, state, event))
        case Rerolled():
            who, die, face = player(say, state, event.seat), object_name(say, event.face), object_name(say, event.to)
            return say("{player} rolls one die again: {die} → {face}.", player=who, die=die, face=face)
        case Used():
            return _used(say, player(say, state, event.seat), event.use)
        case Bought():
            return " ".join(_bought(say, state, event))
        case Passed():
            who = player(say, state, event.seat)
            if state.bought:
                return say("{player} buys nothing more.", player=who)
            return say("{player} buys nothing.", player=who)
        case _:
            raise TypeError(event)


def _used(say: Language, who: str, use: Use) -> str:
    if use.face and not use.to:
        card, spent = say.card(GAME, use.card), objects_taken(say, (use.face,))
        return say("{player} uses {card} and spends {dice}.", player=who, card=card, dice=spent)
    return say("{player} uses {use}.", player=who, use=use_text(say, use))


def _stolen(say: Language, state: State, event: Stolen) -> Iterator[str]:
    who, victim = player(say, state, event.seat), player(say, state, event.victim)
    returned = objects_taken(say, event.returned)
    yield say("{player} steals from {victim} and returns: {objects}.", player=who, victim=victim, objects=returned)
    if event.rolled and cards_with(state, event.victim, LuckyDice):
        yield say("The dice are not rolled again.")
    elif event.rolled:
        yield say("Rolled again: {dice}.", dice=objects_text(say, event.rolled))


def _bought(say: Language, state: State, event: Bought) -> Iterator[str]:
    who, card = player(say, state, event.seat), slot_name(say, event.card)
    yield say("{player} buys {card}.", player=who, card=card)
    if event.uses:
        yield say("Used: {uses}.", uses=", ".join(use_text(say, use) for use in event.uses))
    if event.dice:
        yield say("Dice paid: {dice}.", dice=objects_text(say, event.dice))
    if event.drawn:
        yield say("It goes back into the box; taken instead: {card}.", card=slot_name(say, event.drawn))
    elif id_of(event.card) == POTION:
        yield say("It goes back into the box; no card is left to take instead.")


def _cashed(say: Language, event: Cashed) -> Iterator[str]:
    yield say("The round ends.")
    if event.revealed:
        names = say.join([slot_name(say, slot) for slot in event.revealed])
        yield say.plural("New in the market: {cards}.", "New in the market: {cards}.", len(event.revealed), cards=names)
    if event.over:
        yield say("Deck C cannot replace what was bought: the game ends.")


def _tokens_set(say: Language, state: State, event: TokensSet) -> str:
    parts = [
        amount_of(say, what, number)
        for what, number in (("gold", event.gold), ("infamy", event.infamy))
        if number is not None
    ]
    return say("{player} has {tokens}.", player=player(say, state, event.seat), tokens=say.join(parts))


def _tokens(say: Language, state: State, moved: tuple[Moved, ...]) -> Iterator[str]:
    """Tokens by player and cause: `Anna: +1 infamy (Tailor), -2 gold.`"""
    for seat in dict.fromkeys(move.seat for move in moved):
        shown = [_move(say, move) for move in moved if move.seat == seat]
        yield say("{label}: {text}", label=player(say, state, seat), text=", ".join(shown)) + "."


def _move(say: Language, move: Moved) -> str:
    sign = "+" if move.number > 0 else "−"
    amount = f"{sign}{amount_of(say, move.token, abs(move.number))}"
    return f"{amount} ({say.card(GAME, move.cause)})" if move.cause in CARDS else amount


# --- the table


def say_after(say: Language, event: Event, state: State) -> list[str]:
    """What everybody's gold is after the round, and what the next buyer can afford."""
    lines = [say_gold(say, state)] if isinstance(event, Cashed | TokensSet) else []
    return [*lines, *_rerolls(say, state), *_reach(say, state)]


def say_gold(say: Language, state: State) -> str:
    shown = ", ".join(f"{player(say, state, seat)} {state.gold[seat]}" for seat in state.seats)
    if state.over:
        infamy = ", ".join(f"{player(say, state, seat)} {state.infamy[seat]}" for seat in state.seats)
        return say("Gold: {gold}. Infamy: {infamy}.", gold=shown, infamy=infamy)
    return say("Gold: {players}. Infamy is hidden: capertool tokens", players=shown)


def say_standing(say: Language, state: State) -> list[str]:
    return [say_gold(say, state), *_rerolls(say, state), *_reach(say, state)]


def _rerolls(say: Language, state: State) -> list[str]:
    """Who may roll a die again before anybody buys."""
    names = [player(say, state, seat) for seat in may_reroll(state)]
    return [say("{player} may roll one die again first: capertool reroll", player=name) for name in names]


def _reach(say: Language, state: State) -> list[str]:
    """What the one whose turn it is can afford, cheapest in gold first."""
    if state.phase != BUYING or state.to_move is None or not purchases_left(state, state.to_move):
        return []
    purse = purse_of(state, state.to_move)
    found = [(way[0], slot) for slot in on_offer(state) if (way := ways(cost_of(slot), purse)[:1])]
    if not found:
        return [say("Nothing in the market can be afforded.")]
    found.sort(key=lambda pair: (pair[0].gold, len(pair[0].uses)))
    shown = ", ".join(_affordable(say, slot, way) for way, slot in found)
    return [say.plural("Can be afforded: {cards}.", "Can be afforded: {cards}.", len(found), cards=shown)]


def _affordable(say: Language, slot: str, way: Way) -> str:
    """`Tailor`, `Fence (1 gold)`, `Crown (Glamer: blue gem → white gem; 1 gold)`."""
    notes = [use_text(say, use) for use in way.uses]
    if way.gold:
        notes.append(amount_of(say, "gold", way.gold))
    name = slot_name(say, slot)
    return f"{name} ({steps_text(say, notes)})" if notes else name


def say_setting(say: Language, state: State) -> str:
    return say.plural("{n} player", "{n} players", len(state.seats))


def say_progress(say: Language, state: State) -> str:
    if state.abandoned:
        return say("abandoned")
    if state.cut_short:
        return say("ended early")
    return say("over") if state.phase == OVER else say("round {round}", round=state.round)


def say_setup(say: Language, state: State) -> list[str]:
    sizes = say.join([f"{deck} {CARDS_IN_GAME[deck]}" for deck in DECKS])
    dice, gold = DICE[len(state.seats)], START_GOLD
    steps = [
        say("Shuffle the decks and cut them at random, unseen, to this many cards: {sizes}.", sizes=sizes),
        say.plural("Take {n} die.", "Take {n} dice.", dice),
        say("Give everybody a summary card and {gold} gold; the other tokens lie within reach.", gold=gold),
        say("{player} gets the first-player marker.", player=player(say, state, state.first)),
    ]
    if state.loose:
        return steps
    names = say.join([slot_name(say, slot) for slot in on_offer(state)])
    return [*steps[:1], say("Lay out beside deck A: {cards}.", cards=names), *steps[1:]]


def say_next(say: Language, state: State) -> str:
    """Whose turn it is, and for what."""
    if state.abandoned:
        return say("The game was abandoned; capertool undo takes it up again.")
    if state.phase == OVER:
        return say("The game is over: capertool score")
    if state.loose:
        return say("Purchases and tokens, in any order: capertool buy CARD --player NAME, capertool tokens")
    if state.phase == CASHING or state.to_move is None:
        return _say_cash(say, state)
    who = player(say, state, state.to_move)
    if state.phase == ROLLING:
        dice = state.dice
        return say("Next: {player} rolls {dice} dice, round {round}.", player=who, dice=dice, round=state.round)
    if state.phase == DIVIDING:
        if not state.middle:
            return say("Next: {player} steals; the middle is empty.", player=who)
        return say("Next: {player} takes or steals.", player=who)
    left = purchases_left(state, state.to_move)
    if not left:
        return say("Next: {player} may use cards, or is done: capertool buy", player=who)
    return say.plural("Next: {player} may buy {n} card.", "Next: {player} may buy {n} cards.", left, player=who)


def _say_cash(say: Language, state: State) -> str:
    wanted = refill(state)
    shown = [f"{deck} {number}" for deck, number in wanted.cards if number]
    if not shown:
        return say("Next: the round ends: capertool cash")
    return say("Next: the round ends; cards that come out: {decks}: capertool cash", decks=", ".join(shown))


def likely_commands(say: Language, state: State) -> list[str]:
    if state.loose and not state.over:
        return ["capertool buy " + say("CARD") + " --player " + say("NAME"), "capertool tokens", "capertool undo"]
    return {
        ROLLING: ["capertool roll", "capertool roll " + say("DICE"), "capertool undo"],
        DIVIDING: [
            "capertool take " + say("OBJECTS"),
            "capertool steal " + say("PLAYER OBJECTS"),
            "capertool undo",
        ],
        BUYING: ["capertool buy " + say("CARD"), "capertool buy", "capertool can-buy", "capertool undo"],
        CASHING: ["capertool cash", "capertool cash " + say("CARDS"), "capertool undo"],
        OVER: ["capertool score", "capertool score --explain", "capertool new thiefs-market"],
    }[state.phase]
