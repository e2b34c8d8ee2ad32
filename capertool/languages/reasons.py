"""Why a line of a score is what it is: one phrase a reason."""

from collections.abc import Callable

from ..effects.model import CardSets, Gain, LaunderedCoins, Loot, LootOfKind, OnTop, Won
from ..effects.parse import parse
from ..games import tally
from ..games.tally import Line
from . import N_, Language
from .terms import colour_name, loot_name

Phrase = Callable[[Language, str, Line], str]


def why(say: Language, game: str, line: Line) -> str:
    return _PHRASES[line.reason](say, game, line)


def card_list(say: Language, game: str, cards: tuple[str, ...]) -> str:
    """Names of cards, those that lie there more than once counted."""
    names = say.names(game)
    if len(set(cards)) == len(cards):
        return say.join([names.get(card, card) for card in cards])
    counted = [(names.get(card, card), cards.count(card)) for card in dict.fromkeys(cards)]
    return say.join([name if number == 1 else f"{name} ×{number}" for name, number in counted])


def _counted(say: Language, line: Line, what: str) -> str:
    return say("{count} × {each}: {what}", count=line.times, each=line.each, what=what)


def _effect(say: Language, game: str, line: Line) -> str:
    if line.cards:
        return _counted(say, line, card_list(say, game, line.cards))
    gain = _gain(line)
    match gain.per:
        case LaunderedCoins():
            return _counted(say, line, say("laundered coins"))
        case Loot():
            return _counted(say, line, say("pieces of loot"))
        case LootOfKind(kind):
            return _counted(say, line, loot_name(say, kind))
    match gain.condition:
        case Won():
            return say("this location is won")
        case OnTop(colour):
            return say("{colour} gear lies on top", colour=colour_name(say, colour))
    return say("printed on the card")


def _printed(say: Language, game: str, line: Line) -> str:
    return say("printed on the location")


def _full_equipment(say: Language, game: str, line: Line) -> str:
    return say("full equipment: {cards}", cards=card_list(say, game, line.cards))


def _loot_set(say: Language, game: str, line: Line) -> str:
    """The kinds of a set; where they came from, if that is known."""
    kinds = line.effect.split(" + ")
    if not line.cards:
        return say.join([loot_name(say, kind) for kind in kinds])
    names, pairs = say.names(game), zip(kinds, line.cards, strict=True)
    return say.join([f"{loot_name(say, kind)} ({names.get(source, source)})" for kind, source in pairs])


def _stars(say: Language, game: str, line: Line) -> str:
    return say("stars beside the marker")


def _discards(say: Language, game: str, line: Line) -> str:
    return _counted(say, line, say("discarded gear"))


def _lower_score(say: Language, game: str, line: Line) -> str:
    return say("the lower score of the two Masterminds")


def _sixth(say: Language, game: str, line: Line) -> str:
    return say("a sixth of the higher score, {score}, rounded down", score=line.times)


def _place_share(say: Language, game: str, line: Line) -> str:
    """`place 1: 3`, or for a tie `places 2-4: 3+3+0`, which is divided by those who tied."""
    places, points = line.effect.split(": ")
    first, _, last = places.split(" ")[1].partition("-")
    count = line.times
    if not last:
        return say.plural("{n} piece: place {place}", "{n} pieces: place {place}", count, place=first)
    paid, tied = [int(number) for number in points.split("+")], int(last) - int(first) + 1
    shared = _halved(say, count, points) if len(paid) == 1 else _shared(say, count, first, last, points, tied)
    return say("{reason}, rounded down", reason=shared) if sum(paid) % tied else shared


def _halved(say: Language, count: int, points: str) -> str:
    """Of two players only the first place pays."""
    return say.plural(
        "{n} piece: no lead of two, {points} halved",
        "{n} pieces: no lead of two, {points} halved",
        count,
        points=points,
    )


def _shared(say: Language, count: int, first: str, last: str, points: str, tied: int) -> str:
    return say.plural(
        "{n} piece: places {first} to {last} shared, {pool} divided by {tied}",
        "{n} pieces: places {first} to {last} shared, {pool} divided by {tied}",
        count,
        first=first,
        last=last,
        pool=points.replace("+", " + "),
        tied=tied,
    )


def _no_place(say: Language, game: str, line: Line) -> str:
    return say("none, so no place")


def _gain(line: Line) -> Gain:
    """The gain that a line of an effect comes from."""
    effect = parse(line.effect)
    assert isinstance(effect, Gain)
    return effect


def _none_to_count(say: Language, game: str, line: Line) -> str:
    gain = _gain(line)
    if gain.condition is not None:
        return say("its condition is not met")
    if isinstance(gain.per, CardSets) and sum(item.number for item in gain.per.items) > 1:
        return say("no complete set here")
    return say("nothing here that it counts")


def _not_for_scoring(say: Language, game: str, line: Line) -> str:
    return say("its work was done during the game") if line.effect else say("it has no icon that scores")


def _turned_over(say: Language, game: str, line: Line) -> str:
    return say("turned over")


def _lost(say: Language, game: str, line: Line) -> str:
    return say("location lost")


def _tied(say: Language, game: str, line: Line) -> str:
    return say("location tied: nobody takes it")


def _in_middle(say: Language, game: str, line: Line) -> str:
    return say("the marker stands in the middle: nobody takes the location")


def _not_known(say: Language, game: str, line: Line) -> str:
    return say("what it scores is not known")


def _printed_on_card(say: Language, game: str, line: Line) -> str:
    return say("printed on the card")


def _counted_icons(say: Language, game: str, line: Line) -> str:
    return say("cards with its icon, {n}: {cards}", n=len(line.cards), cards=card_list(say, game, line.cards))


def _other_cards(say: Language, game: str, line: Line) -> str:
    return _counted(say, line, say("other cards"))


def _infamy_tokens(say: Language, game: str, line: Line) -> str:
    """One point a token, or by the Political Campaign one for two of them."""
    single = line.effect == "1 point per infamy"
    return _counted(say, line, say("infamy tokens") if single else say("pairs of infamy tokens"))


def _unrivalled(say: Language, game: str, line: Line) -> str:
    return say("nobody else has a compass")


def _rivalled(say: Language, game: str, line: Line) -> str:
    return say("another player has a compass: {cards}", cards=card_list(say, game, line.cards))


_STANDINGS = {
    tally.MOST: N_("the most, {count}"),
    tally.TIED_MOST: N_("the most, {count}, tied: one point less"),
    tally.SECOND_MOST: N_("the second most, {count}"),
    tally.TIED_SECOND: N_("the second most, {count}, tied: one point less"),
    tally.NO_MAJORITY: N_("no place with {count}"),
}


def _standing(say: Language, game: str, line: Line) -> str:
    standing = say(_STANDINGS[line.reason], count=line.times)
    return say("{label}: {text}", label=standing, text=card_list(say, game, line.cards)) if line.cards else standing


_PHRASES: dict[str, Phrase] = {
    tally.EFFECT: _effect,
    tally.PRINTED: _printed,
    tally.FULL_EQUIPMENT: _full_equipment,
    tally.LOOT_SET: _loot_set,
    tally.STARS: _stars,
    tally.DISCARDS: _discards,
    tally.LOWER_SCORE: _lower_score,
    tally.SIXTH_OF_HIGHER: _sixth,
    tally.PLACE_SHARE: _place_share,
    tally.PRINTED_ON_CARD: _printed_on_card,
    tally.NONE_TO_COUNT: _none_to_count,
    tally.NOT_FOR_SCORING: _not_for_scoring,
    tally.TURNED_OVER: _turned_over,
    tally.LOCATION_LOST: _lost,
    tally.LOCATION_TIED: _tied,
    tally.MARKER_IN_MIDDLE: _in_middle,
    tally.NOT_KNOWN: _not_known,
    tally.COUNTED_ICONS: _counted_icons,
    tally.OTHER_CARDS: _other_cards,
    tally.INFAMY_TOKENS: _infamy_tokens,
    tally.UNRIVALLED: _unrivalled,
    tally.RIVALLED: _rivalled,
    **dict.fromkeys(_STANDINGS, _standing),
    tally.NO_PLACE: _no_place,
}
