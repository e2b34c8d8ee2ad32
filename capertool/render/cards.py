"""A card, or a list of cards, on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..languages import Language
from ..languages.describe import Description
from .safe import safe

STYLES = {
    "green": "green",
    "purple": "magenta",
    "yellow": "yellow",
    "red": "red",
    "blue": "cyan",
    "pink": "bright_magenta",
    "dark-green": "bright_green",
    "orange": "bright_red",
}
"""Colours on the screen; the word for the colour always stands beside them."""


NARROWEST_PANEL = 36


def card_panel(say: Language, description: Description) -> Panel:
    """All about one card in one language."""
    parts: list[RenderableType] = [_facts(description), Text(), *(Text(safe(line)) for line in description.text)]
    if description.readings:
        parts += [Text(), Text(say("The rulebooks differ:"), style="bold"), *_readings(say, description)]
    if description.remarks:
        parts += [Text(), Text(say("What the rules say:"), style="bold"), *_bullets(description.remarks)]
    if description.examples:
        parts += [Text(), Text(say("For example:"), style="bold"), *_bullets(description.examples)]
    style = STYLES.get(description.colour or "", "")
    title = Text(safe(description.names[0].text), style=f"bold {style}".strip())
    return Panel(Group(*parts), title=title, title_align="left", border_style=style or "dim", padding=(0, 1))


def _facts(description: Description) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, value in description.facts:
        table.add_row(label, Text(safe(value)))
    return table


def _readings(say: Language, description: Description) -> Iterable[RenderableType]:
    for label, text in description.readings:
        yield from _bullets([say("{label}: {text}", label=label, text=" ".join(text))])


def _bullets(texts: Iterable[str]) -> Iterable[RenderableType]:
    for text in texts:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_row("•", Text(safe(text)))
        yield table


def side_by_side(panels: Sequence[Panel]) -> RenderableType:
    table = Table.grid(expand=True)
    for _ in panels:
        table.add_column(ratio=1)
    table.add_row(*panels)
    return table


def plain_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for row in rows:
        table.add_row(*(Text(safe(cell)) for cell in row))
    return table
