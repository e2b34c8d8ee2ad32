"""What is wrong with something a person gave us, as data: codes, places, particulars. Words are made elsewhere."""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple


class Exit(IntEnum):
    """The exit codes of the contract."""

    DONE = 0
    DEFECT = 1
    USAGE = 2
    UNKNOWN_NAME = 3
    AGAINST_THE_RULES = 4
    UNREADABLE = 5
    NOTHING_FOUND = 6
    INTERRUPTED = 130


CODES: Mapping[str, Exit] = {
    # the file itself
    "file-not-found": Exit.UNREADABLE,
    "file-unreadable": Exit.UNREADABLE,
    "file-empty": Exit.UNREADABLE,
    "file-binary": Exit.UNREADABLE,
    "file-too-large": Exit.UNREADABLE,
    "not-toml": Exit.UNREADABLE,
    "not-json": Exit.UNREADABLE,
    "duplicate-key": Exit.UNREADABLE,
    "not-a-table": Exit.UNREADABLE,
    "newer-version": Exit.UNREADABLE,
    "unknown-version": Exit.UNREADABLE,
    "file-unwritable": Exit.UNREADABLE,
    "not-a-file": Exit.UNREADABLE,
    "output-failed": Exit.UNREADABLE,
    "preferences-damaged": Exit.UNREADABLE,
    "file-exists": Exit.UNREADABLE,
    "not-an-export": Exit.UNREADABLE,
    "journal-newer": Exit.UNREADABLE,
    "journal-damaged": Exit.UNREADABLE,
    "journal-busy": Exit.UNREADABLE,
    "missing-key": Exit.UNREADABLE,
    "wrong-type": Exit.UNREADABLE,
    "bad-entry": Exit.UNREADABLE,
    "not-filled-in": Exit.UNREADABLE,
    # templates
    "bad-colour": Exit.UNREADABLE,
    "does-not-fit": Exit.UNREADABLE,
    "font-unusable": Exit.UNREADABLE,
    "poor-contrast": Exit.UNREADABLE,
    "nothing-listed": Exit.UNREADABLE,
    "listed-too-often": Exit.UNREADABLE,
    "slips-to-a-page": Exit.UNREADABLE,
    "no-point-card": Exit.UNREADABLE,
    "point-card-row": Exit.UNREADABLE,
    # names
    "unknown-template": Exit.UNKNOWN_NAME,
    "unknown-key": Exit.UNKNOWN_NAME,
    "unknown-game": Exit.UNKNOWN_NAME,
    "unknown-value": Exit.UNKNOWN_NAME,
    "unknown-card": Exit.UNKNOWN_NAME,
    "ambiguous-card": Exit.UNKNOWN_NAME,
    "ambiguous-player": Exit.UNKNOWN_NAME,
    "unknown-topic": Exit.UNKNOWN_NAME,
    "unknown-ruling": Exit.UNKNOWN_NAME,
    "unknown-figure": Exit.UNKNOWN_NAME,
    "ruling-value": Exit.UNKNOWN_NAME,
    # what cannot lie on a table
    "number-out-of-range": Exit.AGAINST_THE_RULES,
    "wrong-kind": Exit.AGAINST_THE_RULES,
    "turned-location": Exit.AGAINST_THE_RULES,
    "wrong-city": Exit.AGAINST_THE_RULES,
    "too-many-copies": Exit.AGAINST_THE_RULES,
    "too-many-thieves-here": Exit.AGAINST_THE_RULES,
    "too-many-thieves": Exit.AGAINST_THE_RULES,
    "too-many-gear": Exit.AGAINST_THE_RULES,
    "too-much-gear-in-all": Exit.AGAINST_THE_RULES,
    "too-many-coins": Exit.AGAINST_THE_RULES,
    "wrong-number-of-locations": Exit.AGAINST_THE_RULES,
    "wrong-number-of-players": Exit.AGAINST_THE_RULES,
    "players-from-to": Exit.AGAINST_THE_RULES,
    "never-owned": Exit.AGAINST_THE_RULES,
    "not-in-this-variant": Exit.AGAINST_THE_RULES,
    "laundered-outside-london": Exit.AGAINST_THE_RULES,
    "too-much-loot": Exit.AGAINST_THE_RULES,
    "loot-at-a-location": Exit.AGAINST_THE_RULES,
    "bad-loot": Exit.UNKNOWN_NAME,
    "too-few-locations-known": Exit.UNKNOWN_NAME,
    # cards that players describe
    "bad-card-id": Exit.UNKNOWN_NAME,
    "bad-pack-id": Exit.UNKNOWN_NAME,
    "bad-card-name": Exit.UNKNOWN_NAME,
    "not-a-name": Exit.UNKNOWN_NAME,
    "bad-effect": Exit.UNKNOWN_NAME,
    "bad-marker": Exit.UNKNOWN_NAME,
    "points-not-known": Exit.UNKNOWN_NAME,
    "kind-is-known": Exit.AGAINST_THE_RULES,
    "key-of-other-kind": Exit.AGAINST_THE_RULES,
    "effect-without-meaning": Exit.AGAINST_THE_RULES,
    "colour-of-city": Exit.AGAINST_THE_RULES,
    # what the rules refuse while a game is played
    "not-your-turn": Exit.AGAINST_THE_RULES,
    "thief-round": Exit.AGAINST_THE_RULES,
    "gear-round": Exit.AGAINST_THE_RULES,
    "thieves-are-played": Exit.AGAINST_THE_RULES,
    "teams-must-play": Exit.AGAINST_THE_RULES,
    "cannot-pay": Exit.AGAINST_THE_RULES,
    "location-full": Exit.AGAINST_THE_RULES,
    "thief-full": Exit.AGAINST_THE_RULES,
    "no-thief-with-room": Exit.AGAINST_THE_RULES,
    "cannot-be-turned": Exit.AGAINST_THE_RULES,
    "last-discard-first": Exit.AGAINST_THE_RULES,
    "late-play-first": Exit.AGAINST_THE_RULES,
    "late-elsewhere": Exit.AGAINST_THE_RULES,
    "not-in-discards": Exit.AGAINST_THE_RULES,
    "cannot-lie-here": Exit.AGAINST_THE_RULES,
    "nothing-to-decline": Exit.AGAINST_THE_RULES,
    "game-over": Exit.AGAINST_THE_RULES,
    "roll-first": Exit.AGAINST_THE_RULES,
    "divide-first": Exit.AGAINST_THE_RULES,
    "buy-first": Exit.AGAINST_THE_RULES,
    "cash-first": Exit.AGAINST_THE_RULES,
    "only-purchases": Exit.AGAINST_THE_RULES,
    "dice-count": Exit.AGAINST_THE_RULES,
    "dice-only": Exit.AGAINST_THE_RULES,
    "not-rolled-again": Exit.AGAINST_THE_RULES,
    "middle-empty": Exit.AGAINST_THE_RULES,
    "not-in-middle": Exit.AGAINST_THE_RULES,
    "last-takes-all": Exit.AGAINST_THE_RULES,
    "nothing-to-steal": Exit.AGAINST_THE_RULES,
    "not-in-pile": Exit.AGAINST_THE_RULES,
    "return-one-keep-one": Exit.AGAINST_THE_RULES,
    "no-card-for-it": Exit.AGAINST_THE_RULES,
    "too-late-to-reroll": Exit.AGAINST_THE_RULES,
    "cards-revealed": Exit.AGAINST_THE_RULES,
    "not-in-deck": Exit.AGAINST_THE_RULES,
    "not-in-market": Exit.AGAINST_THE_RULES,
    "already-bought": Exit.AGAINST_THE_RULES,
    "bought-enough": Exit.AGAINST_THE_RULES,
    "wrong-dice": Exit.AGAINST_THE_RULES,
    "needs-cards": Exit.AGAINST_THE_RULES,
    "cannot-afford": Exit.AGAINST_THE_RULES,
    "potion-needs-card": Exit.AGAINST_THE_RULES,
    "nothing-drawn": Exit.AGAINST_THE_RULES,
    "not-for-use": Exit.AGAINST_THE_RULES,
    "not-owned": Exit.AGAINST_THE_RULES,
    "used-once": Exit.AGAINST_THE_RULES,
    "turns-no-die": Exit.AGAINST_THE_RULES,
    "no-such-way": Exit.AGAINST_THE_RULES,
    "too-many-dice": Exit.AGAINST_THE_RULES,
    "used-already": Exit.AGAINST_THE_RULES,
    "not-enough-gold": Exit.AGAINST_THE_RULES,
    "plan-size": Exit.AGAINST_THE_RULES,
    "no-such-letter": Exit.AGAINST_THE_RULES,
    "letter-twice": Exit.AGAINST_THE_RULES,
    "one-extra-boss": Exit.AGAINST_THE_RULES,
    "boss-of-two": Exit.AGAINST_THE_RULES,
    "tokens-at-start": Exit.AGAINST_THE_RULES,
    "plans-missing": Exit.AGAINST_THE_RULES,
    "theft-first": Exit.AGAINST_THE_RULES,
    "nothing-stolen": Exit.AGAINST_THE_RULES,
    "another-thief": Exit.AGAINST_THE_RULES,
    "locations-in-order": Exit.AGAINST_THE_RULES,
    "one-of-each": Exit.AGAINST_THE_RULES,
    "tokens-in-all": Exit.AGAINST_THE_RULES,
    "not-in-bank": Exit.AGAINST_THE_RULES,
    "secret-cards": Exit.AGAINST_THE_RULES,
    "swap-with-oneself": Exit.AGAINST_THE_RULES,
    "swap-without": Exit.AGAINST_THE_RULES,
    "too-many-swaps": Exit.AGAINST_THE_RULES,
    "not-over": Exit.AGAINST_THE_RULES,
    "secrets-held": Exit.AGAINST_THE_RULES,
    "plans-are-in": Exit.AGAINST_THE_RULES,
    "too-few-lots": Exit.AGAINST_THE_RULES,
    "too-few-tokens": Exit.AGAINST_THE_RULES,
    # what must be said more exactly
    "which-seat": Exit.UNKNOWN_NAME,
    "whose-card": Exit.UNKNOWN_NAME,
    "who-begins": Exit.UNKNOWN_NAME,
    "choose-burnt": Exit.UNKNOWN_NAME,
    "choose-loot": Exit.UNKNOWN_NAME,
    "choose-return": Exit.UNKNOWN_NAME,
    "nothing-to-choose": Exit.AGAINST_THE_RULES,
    "loot-not-there": Exit.AGAINST_THE_RULES,
    "cannot-be-burnt": Exit.AGAINST_THE_RULES,
    "burns-nothing": Exit.AGAINST_THE_RULES,
    "fire-protected": Exit.AGAINST_THE_RULES,
    "no-such-pack": Exit.UNKNOWN_NAME,
    "card-name-twice": Exit.UNKNOWN_NAME,
    "pack-is-ours": Exit.AGAINST_THE_RULES,
    "pack-not-newer": Exit.AGAINST_THE_RULES,
    "which-player": Exit.UNKNOWN_NAME,
    "choose-face": Exit.UNKNOWN_NAME,
    "choose-cost": Exit.UNKNOWN_NAME,
    "unknown-object": Exit.UNKNOWN_NAME,
    "one-is-marker": Exit.UNKNOWN_NAME,
    "choose-thief": Exit.UNKNOWN_NAME,
    "choose-target": Exit.UNKNOWN_NAME,
    "no-such-thief": Exit.UNKNOWN_NAME,
    "number-of-players": Exit.AGAINST_THE_RULES,
    "name-twice": Exit.UNKNOWN_NAME,
    "names-alike": Exit.UNKNOWN_NAME,
    "pair-expected": Exit.UNKNOWN_NAME,
    "not-a-plan": Exit.UNKNOWN_NAME,
    "bad-plan": Exit.UNKNOWN_NAME,
    "not-a-swap": Exit.UNKNOWN_NAME,
    "unknown-goods": Exit.UNKNOWN_NAME,
    "kind-twice": Exit.UNKNOWN_NAME,
    "word-out-of-place": Exit.UNKNOWN_NAME,
    "which-point-card": Exit.UNKNOWN_NAME,
    "whose-lot": Exit.UNKNOWN_NAME,
    "claim-tokens": Exit.UNKNOWN_NAME,
    "claim-instead": Exit.UNKNOWN_NAME,
    "claim-points": Exit.UNKNOWN_NAME,
    "claim-kind": Exit.UNKNOWN_NAME,
    "no-such-game": Exit.UNKNOWN_NAME,
    "no-such-entry": Exit.UNKNOWN_NAME,
    "entry-not-by-the-rules": Exit.UNREADABLE,
    "game-damaged": Exit.UNREADABLE,
    "entry-damaged": Exit.UNREADABLE,
    "not-possible-here": Exit.UNKNOWN_NAME,
    "no-such-location": Exit.UNKNOWN_NAME,
    "name-the-card": Exit.AGAINST_THE_RULES,
    "later-entry-cannot-stand": Exit.AGAINST_THE_RULES,
    "other-game": Exit.USAGE,
    "one-rulebook": Exit.USAGE,
    "not-of-this-game": Exit.USAGE,
    "figure-value": Exit.AGAINST_THE_RULES,
    "no-such-figure": Exit.AGAINST_THE_RULES,
    # searching
    "nothing-found": Exit.NOTHING_FOUND,
    "no-games": Exit.NOTHING_FOUND,
    "nothing-to-undo": Exit.NOTHING_FOUND,
    "nothing-to-redo": Exit.NOTHING_FOUND,
    "bin-empty": Exit.NOTHING_FOUND,
    "changes-nothing": Exit.NOTHING_FOUND,
}
"""Every code a problem of a file can have, and the exit it leads to."""

NOTE_CODES = (
    "turned-though-protected",
    "turned-without-cause",
    "more-laundered-than-laundromatics",
    "more-gear-than-dealt",
    "stars-not-known",
    "card-not-known",
    "points-missing",
    "discards-not-named",
    "more-cards-than-in-deck",
    "derived-point-card",
    "secrets-uncounted",
    "ruling-of-play",
)
"""What lies on a table but could not have come about in play, or is not known: never an error."""

_GRAVEST_FIRST = (Exit.UNREADABLE, Exit.UNKNOWN_NAME, Exit.AGAINST_THE_RULES, Exit.NOTHING_FOUND, Exit.USAGE)


class Problem(NamedTuple):
    """One thing that is wrong, where, and the particulars that its sentence needs."""

    code: str
    place: str
    details: Mapping[str, Any]


class ProblemsError(Exception):
    """What was given cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem], game: str = "caper") -> None:
        self.problems = tuple(problems)
        self.lang = ""
        """The language of the player whom it concerns, where that is known."""
        self.game = game
        """Whose card names the sentences use."""
        self.names: Mapping[str, Mapping[str, str]] = {}
        """Names of cards that players described themselves, by card and language, where that is known."""
        super().__init__(self.problems)

    @property
    def exit_code(self) -> Exit:
        exits = {CODES[problem.code] for problem in self.problems}
        return next(code for code in _GRAVEST_FIRST if code in exits)


def problem(code: str, place: str = "", /, **details: Any) -> Problem:
    return Problem(code, place, details)
