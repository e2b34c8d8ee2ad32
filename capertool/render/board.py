"""The table of a recorded game on a terminal: three locations as they lie, both sides, coins and turn."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..games.caper.state import State
from ..games.caper.table import Placed, Side
from ..games.tally import Tally
from ..languages import Language
from ..languages.events import GAME, player, say_coins, say_next
from ..languages.terms import city_name
from .cards import STYLES
from .safe import safe


def board_screen(say: Language, state: State, tally: Tally) -> list[RenderableType]:
    """Green's side above, white's below, as two people see it who sit opposite each other."""
    table = Table(show_header=False, expand=True, padding=(0, 1), show_lines=True)
    for _ in state.locations:
        table.add_column(ratio=1, overflow="fold")
    table.add_row(*[_side(say, location.sides["green"]) for location in state.locations])
    table.add_row(*[_location(say, state, tally, index) for index in range(len(state.locations))])
    table.add_row(*[_side(say, location.sides["white"]) for location in state.locations])
    names = [safe(player(say, state, seat)) for seat in ("green", "white")]
    return [
        Text.assemble(("Caper", "bold"), f" · {city_name(say, state.opening.city)}"),
        Text(say("Above: {green}. Below: {white}.", green=names[0], white=names[1]), style="dim"),
        table,
        Text(safe(say_coins(say, state))),
        Text(safe(say_next(say, state)), style="bold"),
    ]


def _location(say: Language, state: State, tally: Tally, index: int) -> RenderableType:
    location = tally.locations[index]
    name = Text(f"{index + 1}  {say.card(GAME, location.card)}", style="bold")
    capers = Text(say("Capers: ↑ {green}  ↓ {white}", **{s: location.counts[s] for s in ("green", "white")}))
    return Group(name, capers)


def _side(say: Language, side: Side) -> RenderableType:
    if not side:
        return Text("–", style="dim")
    lines: list[RenderableType] = []
    for stack in side:
        lines.append(_card(say, stack.thief, bold=True))
        lines += [_card(say, gear, indent="  ") for gear in stack.gear]
    return Group(*lines)


def _card(say: Language, placed: Placed, *, bold: bool = False, indent: str = "") -> Text:
    """A card by name; one that is turned over is struck out and marked as in a table file."""
    name = say.card(GAME, placed.card.id)
    if placed.turned:
        return Text(f"{indent}{name} ~", style="dim strike")
    style = STYLES.get(placed.card.colour or "", "")
    return Text(f"{indent}{name}", style=f"{'bold ' if bold else ''}{style}".strip())
