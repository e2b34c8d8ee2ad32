"""Describing a card by prompts that follow its icons: what it is, what it costs or brings, what each icon says."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..effects.model import CARD_WORDS, LOOT_UNITS
from ..effects.parse import EffectError, parse
from ..entries.caper_europe import described_card, names_meant
from ..games.caper_europe.box import BASE_COLOURS, CITIES, CITY_COLOURS, COINS, GAME, KINDS
from ..games.caper_europe.description import HIGHEST_COPIES, HIGHEST_POINTS, describe_card, effect_problem
from ..games.caper_europe.icons import has_meaning
from ..games.card import Card
from ..languages import Language
from ..languages.compose import composer
from ..languages.terms import card_key
from ..languages.words import basis_meant, condition_meant, word_name
from ..problems import ProblemsError, problem
from ..render.safe import safe
from .asking import ask, ask_choice, ask_one_of

Description = dict[str, Any]
NOT_KNOWN, NO_MORE = "-", "0"


def ask_card(
    say: Language, id: str, name: str, known: Mapping[str, Card], *, kind: str = "", whole: bool = False
) -> Card:
    """All that a card shows, asked for one by one; an empty answer leaves it as it is, or as not known."""
    card = known.get(id)
    described: Description = {"names": {say.code: name}} if card is None and name else {}
    question = say("Kind ({kinds}):", kinds=_listed(say, KINDS))
    what = kind or (card.kind if card else "") or ask_one_of(say, question, KINDS)
    described["kind"] = what
    if card is None or card.city is None:
        city = ask_choice(say, say("City ({cities}; empty: base game):", cities=_listed(say, CITIES)), CITIES)
        described |= {"city": city} if city else {}
    home = described.get("city") or (card.city if card else None)
    described |= _figures(say, what, home, card)
    described |= _all_effects(say, what, card)
    if whole:
        described |= _number(say, "copies", HIGHEST_COPIES, card, lowest=1) if what == "gear" else {}
        described |= _other_names(say, {**(card.names if card else {}), **described.get("names", {})})
    return described_card(id, described, known)


def _figures(say: Language, kind: str, city: str | None, card: Card | None) -> Description:
    if kind == "thief":
        return _number(say, "coins", COINS, card)
    if kind == "location":
        return _number(say, "points", HIGHEST_POINTS, card)
    colours = (*BASE_COLOURS, CITY_COLOURS[city]) if city else BASE_COLOURS
    question = say("Colour ({colours}):", colours=_listed(say, colours))
    if card is not None and card.colour:
        now = word_name(say, card.colour)
        question = say("Colour ({colours}; now {colour}; empty: leave it):", colours=_listed(say, colours), colour=now)
    colour = ask_choice(say, question, colours)
    return {**({"colour": colour} if colour else {}), **_number(say, "cost", COINS, card)}


def _number(say: Language, key: str, highest: int, card: Card | None, lowest: int = 0) -> Description:
    what = card_key(say, key).capitalize()
    question = say("{what} printed on it (empty: not known):", what=what)
    if key == "copies":
        question = say("Copies of it in your box (empty: not known):")
    told = describe_card(card).get(key) if card is not None else None
    if told is not None:
        question = say("{what} (now {number}; empty: leave it):", what=what, number=told)
    number = ask_number(say, question, highest, lowest)
    return {} if number is None else {key: number}


def ask_number(say: Language, question: str, highest: int, lowest: int = 0) -> int | None:
    """A whole number; None where nothing was answered."""

    def read(typed: str) -> int:
        if not (typed.isascii() and typed.isdigit()) or not lowest <= int(typed[:4]) <= highest:
            raise ProblemsError([problem("number-out-of-range", "", value=typed, lowest=lowest, highest=highest)])
        return int(typed)

    return ask(say, question, read, game=GAME)


def _other_names(say: Language, names: Mapping[str, str]) -> Description:
    """What the card is called in other languages, all in one answer: names have no commas."""
    question = say("Names in other languages (such as it=La Gatta, de=Die Katze; empty: none):")
    more = ask(say, question, lambda typed: names_meant(typed.split(",")), game=GAME)
    return {"names": {**names, **more}} if more else {}


# --- icons


def _all_effects(say: Language, kind: str, card: Card | None) -> Description:
    print(say("Icons: one a line, as words (1 caper per green) or by a sign for each question (? lists them)."))
    effects = _effects(say, "effects", kind, card)
    if kind != "location":
        return effects
    print(say("Lasting effect (dark field, left below), for both sides all game:"))
    lasting = _effects(say, "always", kind, card)
    unknown = [*effects.get("unknown", []), *lasting.get("unknown", [])]
    return {**effects, **lasting, **({"unknown": unknown} if unknown else {})}


def _effects(say: Language, key: str, kind: str, card: Card | None) -> Description:
    """Icon by icon; of a known card they are shown first, and an empty answer leaves them as they are."""
    known: Sequence[str] = getattr(card, key) if card is not None else ()
    for effect in known:
        print("  " + composer(say, GAME).sentence(effect, always=key == "always"))
    if card is None:
        return _listed_icons(say, key, kind, [])
    if key in card.doubts:
        question = say("Icon {number} (empty: leave it open, 0: there are no more):", number=len(known) + 1)
        first, before = _icon(say, question, kind, key), list(known)
    else:
        question = say("Icons as they are known (empty: leave them; or the first icon, to write them anew):")
        first, before = _icon(say, question, kind, key), []
    if first is None or first == NOT_KNOWN:
        return {}
    return {key: before} if first == NO_MORE else _listed_icons(say, key, kind, [*before, first])


def _listed_icons(say: Language, key: str, kind: str, found: list[str]) -> Description:
    """The icons that follow; a dash leaves the rest as not known."""
    while True:
        question = say("Icon {number} (empty: no more, -: not known):", number=len(found) + 1)
        effect = _icon(say, question, kind, key)
        if effect is None or effect == NO_MORE:
            return {key: found}
        if effect == NOT_KNOWN:
            return {key: found, "unknown": [key]} if found or key == "always" else {}
        found.append(effect)


def _icon(say: Language, question: str, kind: str, key: str) -> str | None:
    """One icon as notation, told back in words; a sign for no more or not known; None where nothing was answered."""
    always = key == "always"
    while True:
        effect = ask(say, question, lambda typed: _read(say, typed, kind, always), game=GAME)
        if effect and effect not in (NOT_KNOWN, NO_MORE):
            print("  " + composer(say, GAME).sentence(effect, always=always))
        if effect != "":
            return effect


def _read(say: Language, typed: str, kind: str, always: bool) -> str:
    """One effect: as notation, or built up by questions; "" where the signs were only listed."""
    if typed in (NOT_KNOWN, NO_MORE):
        return typed
    if typed == "?":
        for sign, icon in _icons(say).items():
            print(f"  {sign}  {icon}")
        return ""
    text = _built(say, typed) if typed in _icons(say) else typed
    try:
        effect = parse(text)
    except EffectError as error:
        raise ProblemsError([effect_problem(error)], GAME) from None
    if not has_meaning(effect, kind, always=always):
        raise ProblemsError([problem("effect-without-meaning", "", effect=str(effect))], GAME)
    return str(effect)


def _icons(say: Language) -> Mapping[str, str]:
    """The signs to type for an icon."""
    return {
        "c": say("Caper: the marker moves"),
        "p": say("star: points at the end"),
        "m": say("coin: coins"),
        "l": say("loot: jewel, antique, painting or any kind"),
        "b": say("fire: a card burns"),
        "s": say("shield: protection from fire"),
        "w": say("washed coin: laundering"),
        "k": say("cost: cards here cost more or less"),
        "f": say("fine: the opponent loses coins"),
    }


def _built(say: Language, sign: str) -> str:
    """Notation out of the answers to small questions."""
    if sign == "b":
        return f"burn {_many(say)} top gear"
    if sign == "w":
        return f"launder {_many(say)} coin"
    if sign == "s":
        return f"{_which(say)} protected"
    if sign == "k":
        change = ask_one_of(say, say("More or less?"), ("more", "less"))
        return f"{_which(say)} costs {_many(say)} {change}"
    if sign == "f":
        return f"opponent loses {_many(say)} coin when you play {_which(say)}"
    return _gain(say, sign)


def _gain(say: Language, sign: str) -> str:
    units = {"c": "caper", "p": "point", "m": "coin"}
    unit = units.get(sign) or ask_one_of(say, say("Which (jewel, antique, painting, any kind):"), LOOT_UNITS)
    parts = [_many(say), unit]
    per = basis_meant(_line(say("For each (green, thief, green + gear, loot, painting …; empty: just so):")))
    if per:
        parts.append(f"per {per}")
        if set(per.replace("+", " ").split()) & set(CARD_WORDS) and "discarded" not in per:
            whose = ask_choice(say, say("Whose (own, opponent, both):"), ("own", "opponent", "both"))
            parts += [f"of {whose}"] if whose in ("opponent", "both") else []
    if sign == "p":
        condition = condition_meant(_line(say("Only if (won, or the colour that must lie on top; empty: always):")))
        parts += [f"if {condition}"] if condition else []
    return " ".join(parts)


def _many(say: Language) -> str:
    return _line(say("How many (empty: 1):")) or "1"


def _which(say: Language) -> str:
    return ask_one_of(say, say("Which cards (thief, gear or a colour):"), CARD_WORDS)


def _listed(say: Language, words: Sequence[str]) -> str:
    return ", ".join(word_name(say, word) for word in words)


def _line(question: str) -> str:
    return input(f"{question} ").strip()


def show_card(say: Language, card: Card) -> None:
    """The card as it was understood."""
    knowing = say.knowing({card.id: card.names} if card.names else {})
    for line in (knowing.card(GAME, card.id), *composer(say, GAME).card_text(card)):
        print(safe(line))
