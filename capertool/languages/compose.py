"""Composes the text of a card from the same effects that are scored, with the words of a lexicon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..effects.evaluate import Crew, View, counter
from ..effects.model import (
    COIN,
    COLOURS,
    GEAR,
    LOOT_KINDS,
    POINT,
    THIEF,
    WILD,
    Act,
    Basis,
    CardSets,
    Condition,
    Cost,
    Discarded,
    Effect,
    Fine,
    Gain,
    Guard,
    Item,
    Launder,
    LaunderedCoins,
    Loot,
    LootOfKind,
    OnTop,
)
from ..effects.parse import parse
from ..resources import resource
from . import Language

_VOWELS = "aeiouyàâéèêëîïôûh"


class Composer:
    """Makes sentences out of effects in one language."""

    def __init__(self, say: Language, lexicon: Mapping[str, Any]) -> None:
        self.say, self.words = say, lexicon

    # --- what a card says

    def card_text(self, card: Any) -> list[str]:
        """One sentence an effect, in the order of the icons; a location's reward first, then its modifier.

        What nobody knows of the card is said at the end.
        """
        if card.kind == "location":
            known = [*self._reward(card), *(self.sentence(text, always=True) for text in card.always)]
        else:
            known = [self.sentence(text) for text in card.effects]
        return [*known, *self._open(card)]

    def _open(self, card: Any) -> list[str]:
        unknown = self.words["unknown"]
        doubts = [doubt for doubt in card.doubts if doubt in ("points", "effects", "always")]
        if card.kind != "location" and not card.effects and not doubts:
            return [str(unknown["nothing"])]
        return [str(unknown["more" if doubt == "effects" and card.effects else doubt]) for doubt in doubts]

    def sentence(self, text: str, *, always: bool = False) -> str:
        """The sentence for one effect; `always` is a location's modifier, for both sides."""
        return self._finish(self._sentence(parse(text), always))

    def _sentence(self, effect: Effect, always: bool) -> str:
        match effect:
            case Gain():
                return self._gain_sentence(effect, always)
            case Cost():
                return self._cost(effect, always)
            case Guard(card):
                cards = self._card("subject" if always else "yours", card)
                return str(self.words["guard"]["always" if always else "own"]).format(cards=cards)
            case Act(verb, number, target):
                return self._numbered(self.words["act"][f"{verb} {target}"], number)
            case Launder(number):
                return str(self.words["act"]["launder"]).format(coins=self.amount(number, COIN))
            case Fine(coins, card):
                fine = str(self.words["act"]["fine"])
                return fine.format(card=self._card("played", card), coins=self.amount(coins, COIN))
            case _:
                return self._numbered(self.words["act"]["late"], effect.number)

    def _gain_sentence(self, effect: Gain, always: bool) -> str:
        """A game may have patterns of its own for modifiers and for what acts again at later cards."""
        patterns = self.words["gain"]
        unit = "loot" if effect.unit in LOOT_KINDS else effect.unit
        if always:
            when = self._when(effect.per)
            pattern = patterns.get(f"always_{unit}", "") if when else ""
            values = {"when": when, "amount": self.amount(effect.amount, effect.unit)}
            return str(pattern or patterns["always"]).format(gain=self.gain(effect), **values)
        again = self.words.get("again", {}).get(_manner(effect.per), "")
        pattern = patterns.get(f"{unit}_combo", patterns[unit]) if again else patterns[unit]
        return str(pattern).format(gain=self.gain(effect), again=again)

    def _when(self, basis: Basis | None) -> str:
        """At what a lasting effect acts, in games where it acts while cards are played."""
        words = self.words.get("when", {})
        pattern = str(words.get(_manner(basis), ""))
        match basis:
            case CardSets((Item(1, card),), _):
                return pattern.format(card=self._card("played", card))
            case CardSets(items, _):
                return pattern.format(items=self._items(items, prefix=self.words["set"]["prefix"]))
            case LootOfKind(kind):
                return pattern.format(piece=words.get(kind, ""))
            case _:
                return pattern

    def _reward(self, card: Any) -> list[str]:
        if "points" in card.doubts:
            return []
        gains = [effect for effect in map(parse, card.effects) if isinstance(effect, Gain)]
        pattern = str(self.words["gain"]["reward_more" if gains else "reward"])
        points, phrases = self.amount(card.points, POINT), [self.gain(gain) for gain in gains]
        sentences = [pattern.format(points=points, gains=self.say.join(phrases))]
        if any(gain.unit == WILD for gain in gains):
            sentences.append(str(self.words["gain"]["wild_reward"]))
        return [self._finish(sentence) for sentence in sentences]

    def _cost(self, effect: Cost, always: bool) -> str:
        whose = "always" if always else "opponent" if effect.of_opponent else "own"
        pattern = str(self.words["cost"][f"{whose}_{'less' if effect.change < 0 else 'more'}"])
        cards = self._card("subject", effect.card)
        return pattern.format(cards=cards, coins=self.amount(abs(effect.change), COIN))

    # --- phrases

    def gain(self, gain: Gain) -> str:
        """`2 points for each set of …, if …`, without verb or full stop."""
        parts = [self.amount(gain.amount, gain.unit)]
        if gain.per is not None:
            parts.append(self._per(gain.per))
        if gain.condition is not None:
            parts.append(self._if(gain.condition))
        return self._elide(" ".join(parts).replace(" ,", ","))

    def amount(self, number: int, unit: str) -> str:
        return self._numbered(self.words["units"][unit], number)

    def _counted(self, number: int, unit: str) -> str:
        """An amount in an example, where a game counts in other words than it acts."""
        forms = self.words.get("counted", {}).get(unit, self.words["units"][unit])
        return self._numbered(forms, number)

    def _per(self, basis: Basis) -> str:
        match basis:
            case CardSets((Item(1, card),), whose):
                return self._card(whose, card)
            case CardSets(items, whose):
                members = self._items(items, prefix=self.words["set"]["prefix"])
                return str(self.words["set"][whose]).format(items=members)
            case Loot(here):
                return str(self.words["per"]["loot_here" if here else "loot"])
            case LootOfKind(kind):
                return str(self.words["per"][kind])
            case Discarded(card):
                return self._card("discarded", card)
            case LaunderedCoins():
                return str(self.words["per"]["laundered"])

    def _if(self, condition: Condition) -> str:
        if isinstance(condition, OnTop):
            return str(self.words["if"]["on_top"]).format(**self.words["colours"][condition.colour])
        return str(self.words["if"]["won"])

    def _card(self, place: str, card: str) -> str:
        return str(self.words["card"][place][_sort(card)]).format(**self._adjective(card))

    def _items(self, items: Sequence[Item], prefix: str = "") -> str:
        """The members of a set; the word for gear stands once, first or last among sorts of gear."""
        gear = [item for item in items if item.card != THIEF]
        with_noun = gear[-1 if self.words["set"]["noun"] == "last" else 0] if gear else None
        return self.say.join([prefix + self._item(item, item is with_noun, len(gear) > 1) for item in items])

    def _item(self, item: Item, with_noun: bool, among_others: bool) -> str:
        if item.card == THIEF:
            form = "thief"
        elif item.card == GEAR:
            form = "other" if among_others else "gear"
        else:
            form = "colour" if with_noun else "bare"
        return self._numbered(self.words["set"][form], item.number, **self._adjective(item.card))

    def _adjective(self, card: str) -> Mapping[str, str]:
        adjective: Mapping[str, str] = self.words["colours"].get(card, {})
        return adjective

    def _numbered(self, forms: Sequence[str], number: int, **values: str) -> str:
        return forms[0 if number == 1 else 1].format(n=number, **values)

    # --- counted examples

    def examples(self, card: Any) -> list[str]:
        """Small counted examples of what a card gives, fixed amounts of the same kind included."""
        gains = [effect for effect in map(parse, card.effects) if isinstance(effect, Gain)]
        fixed = {POINT: card.points} if card.kind == "location" else {}
        for gain in gains:
            if gain.per is None and gain.condition is None:
                fixed[gain.unit] = fixed.get(gain.unit, 0) + gain.amount
        found = [self.example(gain, fixed.get(gain.unit, 0)) for gain in gains]
        lasting = () if "when" in self.words else card.always  # what acts card by card needs no sum
        modifiers = [self.example(effect) for effect in map(parse, lasting) if isinstance(effect, Gain)]
        return list(dict.fromkeys(example for example in (*found, *modifiers) if example))

    def example(self, gain: Gain, fixed: int = 0) -> str:
        """One example, or nothing where there is nothing to count; `fixed` is what comes in any case."""
        if gain.per is None or gain.condition is not None:
            return ""
        match gain.per:
            case CardSets():
                return self._finish(self._cards_example(gain, gain.per, fixed))
            case Loot():
                return self._finish(self._piece_example(gain, "loot", 3, fixed))
            case LaunderedCoins():
                return self._finish(self._piece_example(gain, "laundered", 2, fixed))
            case _:
                return ""

    def _piece_example(self, gain: Gain, word: str, number: int, fixed: int) -> str:
        amount = self._counted(gain.amount * number + fixed, gain.unit)
        return self._numbered(self.words["example"][word], number, amount=amount)

    def _cards_example(self, gain: Gain, basis: CardSets, fixed: int) -> str:
        """Two sets and a card that fits none more; the count is the evaluator's own."""
        held = _held(basis)
        crew = _crew(held)
        view = View({}, crew) if basis.whose == "opponent" else View(crew, {})
        count, _ = counter(gain)(view)
        cards = self._items(held)
        amount = self._counted(count * gain.amount + fixed, gain.unit)
        if basis.whose == "opponent":
            return str(self.words["example"]["opponent"]).format(cards=cards, amount=amount)
        if len(basis.items) == 1 and basis.items[0].number == 1:
            return str(self.words["example"]["cards"]).format(cards=cards, amount=amount)
        sets = self._numbered(self.words["set"]["count"], count)
        return str(self.words["example"]["sets"]).format(cards=cards, sets=sets, amount=amount)

    # --- finishing

    def _elide(self, text: str) -> str:
        for joint, (before_vowel, otherwise) in self.words["elision"].items():
            head, *tails = text.split(joint)
            text = head + "".join((before_vowel if tail[:1].lower() in _VOWELS else otherwise) + tail for tail in tails)
        return text

    def _finish(self, sentence: str) -> str:
        whole = self._elide(sentence)
        return whole[:1].upper() + whole[1:]


def _sort(card: str) -> str:
    return "colour" if card in COLOURS else card


def _manner(basis: Basis | None) -> str:
    """How a combo meets what it counts; nothing where it never meets anything new."""
    match basis:
        case None | Discarded() | CardSets(_, "opponent"):
            return ""
        case CardSets((Item(1, _),), "own"):
            return "cards"
        case CardSets((Item(1, _),), _):
            return "both_cards"
        case CardSets(_, whose):
            return "sets" if whose == "own" else "both_sets"
        case LaunderedCoins():
            return "laundered"
        case LootOfKind():
            return "pieces"
        case Loot():
            return "loot"


def _held(basis: CardSets) -> list[Item]:
    """Cards for an example: two sets of them, and one more of the first sort."""
    first, *rest = [Item(2 * item.number, item.card) for item in basis.items]
    return [Item(first.number + 1, first.card), *rest]


def _crew(held: Sequence[Item]) -> Crew:
    """A side that holds these cards and no others."""
    crew: dict[str, tuple[str, ...]] = {}
    gear: list[str] = []
    for item in held:
        crew[item.card] = tuple(f"{item.card}-{n}" for n in range(item.number))
        gear += crew[item.card] if item.card != THIEF else ()
    return {**crew, GEAR: tuple(gear)}


@cache
def composer(say: Language, game: str = "") -> Composer:
    """The composer of a language; a game that says things differently has words of its own in the lexicon."""
    import tomllib

    with resource("locales", say.code, "lexicon.toml").open("rb") as file:
        words = tomllib.load(file)
    own = words["games"].get(game, {})
    return Composer(say, {**words, **{section: {**words.get(section, {}), **own[section]} for section in own}})
