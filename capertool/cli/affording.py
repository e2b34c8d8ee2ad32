"""`can-buy`: what a player can afford, by which conversions, and what it costs in gold."""

from typing import Annotated, Any

import typer

from ..entries.naming import meant
from ..entries.thiefs_market import card_meant, cards_named, seat_meant
from ..entries.thiefs_market_objects import objects_meant
from ..entries.thiefs_market_turns import purse_without_game
from ..games.thiefs_market.afford import Purse, Way, ways
from ..games.thiefs_market.catalogue import CARDS, cost_letters
from ..games.thiefs_market.checks import called
from ..games.thiefs_market.slots import Slot, cost_of, id_of, slots_with
from ..games.thiefs_market.state import on_offer, purchases, purchases_left, purse_of
from ..journal.store import open_journal
from ..languages import Language
from ..languages.market import GAME, slot_name, spendable, way_text
from ..ownbox import values
from ..problems import ProblemsError, problem
from ..record import load_current
from .app import Body, Builder
from .completing import card_names
from .market_options import gold_option, objects_help
from .usage import UsageError

Found = list[tuple[Slot, list[Way]]]


def build_can_buy(say: Language) -> Body:
    def can_buy(
        card: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[CARD]"), help=say("One card; else the whole market."), autocompletion=card_names
            ),
        ] = None,
        who: Annotated[str, typer.Option("--player", metavar=say("NAME"), help=say("Who, in the current game."))] = "",
        pile: Annotated[str, typer.Option("--pile", metavar=say("DICE"), help=objects_help(say))] = "",
        gold: Annotated[int | None, gold_option(say)] = None,
        own: Annotated[
            str, typer.Option("--own", metavar=say("CARDS"), help=say("Cards you have, separated by commas."))
        ] = "",
        json: Annotated[bool, typer.Option("--json", help=say("Print it as JSON."))] = False,
    ) -> None:
        name = " ".join(card or ())
        if pile or own or gold is not None:
            if who:
                raise UsageError(say("Give either a player of the current game, or a pile with gold and cards."))
            purse, slots = _by_hand(name, pile, gold or 0, own)
        else:
            purse, slots = _in_game(say, name, who)
        found = _found(slots, purse)
        if json:
            _show_json(found)
        elif name:
            _show_card(say, found)
        else:
            _show_all(say, purse, found)

    return can_buy


def _by_hand(name: str, pile: str, gold: int, own: str) -> tuple[Purse, list[Slot]]:
    """Without a recorded game: any card of the box."""
    cards = [meant(GAME, typed, list(CARDS), list(CARDS)) for typed in cards_named([own])]
    wanted = meant(GAME, name, list(CARDS), list(CARDS)) if name else ""
    slots = [slot for slot in slots_with(values(GAME)) if not wanted or id_of(slot) == wanted]
    return purse_without_game(objects_meant([pile]), gold, cards), slots


def _in_game(say: Language, name: str, who: str) -> tuple[Purse, list[Slot]]:
    with open_journal(create=False) as journal:
        state = load_current(journal, "can-buy", GAME).state
    seat = seat_meant(state.opening.players, who) if who else state.to_move
    if seat is None:
        raise ProblemsError([problem("which-player", "--player")], GAME)
    if not purchases_left(state, seat):
        details = {"seat": called(state, seat), "highest": purchases(state, seat)}
        raise ProblemsError([problem("bought-enough", "", **details)], GAME)
    return purse_of(state, seat), [card_meant(state, name)] if name else list(on_offer(state))


def _found(slots: list[Slot], purse: Purse) -> Found:
    """The cards with the ways to pay them; those within reach first, the cheapest first."""
    found = [(slot, ways(cost_of(slot), purse)) for slot in slots]
    return sorted(found, key=lambda pair: (not pair[1], *((pair[1][0].gold, len(pair[1][0].uses)) if pair[1] else ())))


def _show_all(say: Language, purse: Purse, found: Found) -> None:
    from rich.text import Text

    from ..render.cards import plain_table
    from .output import show

    rows = [
        [slot_name(say, slot), cost_letters(cost_of(slot)), say.number(ways[0].gold), way_text(say, ways[0])]
        for slot, ways in found
        if ways
    ]
    heading = say("To spend: {things}.", things=spendable(say, purse.dice, purse.gold))
    if not rows:
        show(Text(heading), Text(say("Nothing in the market can be afforded.")))
        return
    show(
        Text(heading), plain_table([say("Card"), say("Cost"), say.term("category", "Gold"), say("Cheapest way")], rows)
    )


def _show_card(say: Language, found: Found) -> None:
    """Every way to one card, numbered for `buy --way`."""
    for slot, each in found:
        cost = cost_letters(cost_of(slot))
        name = slot_name(say, slot)
        if each:
            print(say("{card}, cost {cost}:", card=name, cost=cost))
        else:
            print(say("{card}, cost {cost}: cannot be afforded.", card=name, cost=cost))
        for number, way in enumerate(each, 1):
            print(f"{number}  {way_text(say, way)}")


def _show_json(found: Found) -> None:
    from .output import show_json

    show_json([_result(slot, each) for slot, each in found])


def _result(slot: Slot, each: list[Way]) -> dict[str, Any]:
    return {
        "card": id_of(slot),
        "cost": list(cost_of(slot)),
        "ways": [
            {
                "gold": way.gold,
                "dice": list(way.dice),
                "less": way.free,
                "uses": [{"card": use.card, "die": use.face, "to": use.to or None} for use in way.uses],
            }
            for way in each
        ],
    }


BUILDERS: dict[str, Builder] = {"can-buy": build_can_buy}
