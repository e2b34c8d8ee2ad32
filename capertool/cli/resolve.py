"""`capertool resolve NAME=THIEF/SNITCH …`: a single round, without a recorded game."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from ..entries.sneaks_and_snitches import GAME
from ..entries.sneaks_and_snitches_turns import plans_meant
from ..games.sneaks_and_snitches.resolution import CROWDED, STOLEN, Outcome, Plan, resolve
from ..games.sneaks_and_snitches.sealing import plan_text
from ..languages import Language
from ..languages.events.sneaks_and_snitches import say_outcomes
from ..languages.terms import short_name
from .app import Body
from .telling import print_lines


def build(say: Language) -> Body:
    def resolve_round(
        plans: Annotated[
            list[str],
            typer.Argument(
                metavar=say("NAME=THIEF/SNITCH..."),
                help=say("One for each of 2 to 5 players; of two players A,B/C and A/B,C."),
            ),
        ],
        json: Annotated[bool, typer.Option("--json", help=say("Print it as JSON."))] = False,
    ) -> None:
        sent = plans_meant(plans)
        outcomes = resolve(sent)
        if json:
            from .output import show_json

            show_json(_document(sent, outcomes))
            return
        names = {name: short_name(name) for name in sent}
        sentences = [say("{label}: {text}", label=names[name], text=plan_text(plan)) for name, plan in sent.items()]
        print_lines(*sentences, *say_outcomes(say, outcomes, names))

    return resolve_round


def _document(plans: Mapping[str, Plan], outcomes: tuple[Outcome, ...]) -> dict[str, Any]:
    """Who sent what where, and what happens, free of language."""
    return {
        "game": GAME,
        "plans": {name: {"sneaks": list(plan.sneaks), "snitches": list(plan.snitches)} for name, plan in plans.items()},
        "locations": [
            {
                "letter": outcome.letter,
                "outcome": outcome.what,
                "sneaks": list(outcome.thieves),
                "snitches": list(outcome.watchers),
                "lot": "leaves" if outcome.lot_leaves else "stays",
            }
            for outcome in outcomes
        ],
        "steals": {name: _letters(outcomes, name, STOLEN) for name in plans},
        "secret_cards": {name: len(_letters(outcomes, name, CROWDED)) for name in plans},
    }


def _letters(outcomes: tuple[Outcome, ...], name: str, what: str) -> list[str]:
    return [outcome.letter for outcome in outcomes if outcome.what == what and name in outcome.thieves]
