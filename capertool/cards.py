"""`capertool card` and `capertool cards` as a library: find cards, describe them, list them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .games import DESCRIBED_BY_PLAYERS, PACKAGES, load_cards, load_rulings
from .games.rulings import settle
from .journal.current import current_game
from .languages import CODES, Language
from .languages.describe import Description, describer_of, names_in
from .languages.lookup import EXACT, MISSPELT, PART, UNKNOWN, Found, look_up
from .languages.names import fold
from .ownbox import own_figures
from .ownfiles import home
from .preferences import preference
from .problems import ProblemsError, problem


class FoundCard(NamedTuple):
    """A card, how it was found, and the other games that have a card of exactly that name."""

    game: str
    card: Any
    how: str
    others: tuple[str, ...] = ()


def check_game(name: str) -> None:
    """A game that was named must be one we know."""
    if name and name not in PACKAGES:
        raise ProblemsError([problem("unknown-game", "--game", value=name, choices=tuple(PACKAGES))])


def games_in_order(named: str = "") -> tuple[str, ...]:
    """Where to look: in the game that was named; else the current one, the preferred one, then all in order."""
    check_game(named)
    if named:
        return (named,)
    first = [game for game in (current_game(), preference("game")) if game]
    return tuple(dict.fromkeys([*first, *PACKAGES]))


def find_card(name: str, game: str = "") -> FoundCard:
    """The card a person means, or a ProblemsError that lists what they may mean."""
    head, slash, _ = name.strip().partition("/")
    games = (head,) if slash and head in PACKAGES and not game else games_in_order(game)
    found = {game: look_up(game, None, name, names_given(game), guess=False) for game in games}
    for how in (EXACT, PART):
        for game, there in found.items():
            if there.how == how:
                return _one(game, name, there, found)
    guesses = {}
    for game in games:  # the first game in which it is clearly a misspelling of something
        guesses[game] = look_up(game, None, name, names_given(game))
        if guesses[game].how == MISSPELT:
            return _one(game, name, guesses[game], found)
    nearest = next(((game, there) for game, there in guesses.items() if there.cards), (games[0], Found((), UNKNOWN)))
    raise ProblemsError([problem("unknown-card", "", name=name, cards=nearest[1].cards, game=nearest[0])])


def _one(game: str, name: str, there: Found, found: Mapping[str, Found]) -> FoundCard:
    if there.one is None:
        raise ProblemsError([problem("ambiguous-card", "", name=name, cards=there.cards, game=game)])
    others = tuple(other for other, also in found.items() if other != game and also.how == EXACT)
    return FoundCard(game, cards_of(game)[there.one], there.how, others)


def cards_of(game: str) -> Mapping[str, Any]:
    """The cards of a game; where players describe their own, those of their packs and of the current game too."""
    shipped = load_cards(game)
    if game not in DESCRIBED_BY_PLAYERS:
        return shipped
    from .packs import own_cards

    return {**shipped, **_cards_in_play(game), **own_cards()}


def _cards_in_play(game: str) -> Mapping[str, Any]:
    """The cards as the current game knows them: a game brings its own along, whoever's packs they came from."""
    if current_game() != game:
        return {}
    from .journal.store import open_journal
    from .record import load_game

    try:
        with open_journal(create=False) as journal:
            cards: Mapping[str, Any] = load_game(journal).state.cards
    except ProblemsError:  # whoever needs the game itself is told; a look-up does without
        return {}
    return cards


def names_given(game: str) -> Mapping[str, Mapping[str, str]]:
    """Names of cards that players gave, by card and language; without own cards no game need be loaded for that."""
    own = game in DESCRIBED_BY_PLAYERS and ((home() / "packs").is_dir() or current_game() == game)
    if not own:
        return {}
    from .packs import own_names

    return own_names(cards_of(game))


def rulings_to_read_by(game: str) -> Mapping[str, Any]:
    """The readings of the box this person owns."""
    rules = load_rulings(game)
    owned = preference("rulebook")
    return settle(rules.RULINGS.values(), owned if owned in rules.RULEBOOKS else rules.RULEBOOKS[0], {})


def describe_card(say: Language, game: str, card: Any) -> Description:
    return describer_of(game).describe(
        say.knowing(names_given(game)), card, rulings_to_read_by(game), own_figures(game)
    )


def card_result(languages: Sequence[Language], game: str, card: Any) -> dict[str, Any]:
    """A card for scripts: facts free of language, words by language."""
    described = {say.code: describe_card(say, game, card) for say in languages}
    return {
        "game": game,
        "id": card.id,
        **describer_of(game).card_facts(card, rulings_to_read_by(game)),
        "names": {code: _names(code, game, card) for code in CODES},
        "words": {
            code: {
                "text": list(words.text),
                "readings": [list(text) for _, text in words.readings],
                "remarks": list(words.remarks),
                "examples": list(words.examples),
            }
            for code, words in described.items()
        },
    }


def _names(code: str, game: str, card: Any) -> dict[str, str]:
    """What a card is called in a language and who says so; the names players gave come first."""
    given = getattr(card, "names", {})
    if given:
        return {"printed": given[code]} if code in given else {}
    return {name.origin: name.text for name in names_in(code, game, card.id)}


# --- lists


class Filter(NamedTuple):
    """What `capertool cards` is asked for; nothing given lets every card through."""

    kind: str = ""
    city: str = ""
    colour: str = ""
    cost: int | None = None
    words: tuple[str, ...] = ()


def list_cards(say: Language, game: str, wanted: Filter) -> list[Any]:
    """The cards that fit, sorted by name without article, accents or case."""
    _check_filter(game, wanted)
    checks: Iterable[Callable[[Any], bool]] = (
        lambda card: not wanted.kind or card.kind == wanted.kind,
        lambda card: not wanted.city or (getattr(card, "city", None) or "base") == wanted.city,
        lambda card: not wanted.colour or wanted.colour in _colours(card),
        lambda card: wanted.cost is None or wanted.cost in _prices(card),
        lambda card: not wanted.words or _has_words(knowing, game, card, wanted.words),
    )
    knowing = say.knowing(names_given(game))
    cards = [card for card in cards_of(game).values() if all(check(card) for check in checks)]
    return sorted(cards, key=lambda card: fold(knowing.card(game, card.id)))


def _check_filter(game: str, wanted: Filter) -> None:
    """What is asked for must be something that cards of the game have."""
    cards = cards_of(game).values()
    asked = (
        ("--city", bool(wanted.city), any(hasattr(card, "city") for card in cards)),
        ("--colour", bool(wanted.colour), any(map(_colours, cards))),
        ("--cost", wanted.cost is not None, any(map(_prices, cards))),
    )
    for option, given, known in asked:
        if given and not known:
            raise ProblemsError([problem("not-of-this-game", "", game=game, option=option)])


def colours_of(game: str) -> list[str]:
    """The colours that cards of a game have."""
    return list(dict.fromkeys(colour for card in cards_of(game).values() for colour in _colours(card)))


def _colours(card: Any) -> Sequence[str]:
    return getattr(card, "colours", ())


def _prices(card: Any) -> Sequence[int]:
    return getattr(card, "prices", ())


def _has_words(say: Language, game: str, card: Any, words: Sequence[str]) -> bool:
    """Whether every word stands in the name or the text, in whatever form."""
    from .languages.search import stems_of

    stems = stems_of(say.code)
    text = describer_of(game).card_text(say, card, rulings_to_read_by(game))
    there = {stem for found, _, _ in stems.in_text(" ".join([say.card(game, card.id), *text])) for stem in found}
    return all(found & there for found, _, _ in stems.in_text(" ".join(words)))
