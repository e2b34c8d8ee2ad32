"""Where the two rulebooks disagree or are silent, and what each of them says."""

from ..rulings import Ruling, Rulings, Value, settle

JUMBO = "jumbo"  # the multilingual box: de, en, fr, nl
GATEONGAMES = "gateongames"  # the Italian box
RULEBOOKS = (JUMBO, GATEONGAMES)


def _by_rulebook(name: str, jumbo: Value, gateongames: Value) -> Ruling:
    return Ruling(name, {JUMBO: jumbo, GATEONGAMES: gateongames}, (jumbo, gateongames))


def _same(name: str, default: Value, *others: Value, in_play: bool = False) -> Ruling:
    values = (default, *others) if others else ()
    return Ruling(name, dict.fromkeys(RULEBOOKS, default), values, in_play)


RULINGS = {
    ruling.name: ruling
    for ruling in (
        _by_rulebook("don", "points", "capers"),
        _by_rulebook("royal", "points", "capers"),
        _by_rulebook("stealth-suit", "points", "capers"),
        _by_rulebook("auctioneer", "all", "this"),
        _by_rulebook("last-tie", "white", "green"),
        _same("loot-sets", (1, 3, 6)),
        _same("discarded-gear", 3),
        _same("chapel", True, False),
        _same("launder-shortage", "supply-only", "opponent", in_play=True),
        _same("wheels-chain", False, True, in_play=True),
    )
}

DEFAULTS: dict[str, Rulings] = {rulebook: settle(RULINGS.values(), rulebook, {}) for rulebook in RULEBOOKS}
