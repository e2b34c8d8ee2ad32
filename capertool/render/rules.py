"""Topics of the rules and search results on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..languages import Language
from ..languages.digest import BOLD, CARD, TOPIC, Block, Topic
from ..languages.terms import GAME_NAMES
from .safe import safe

if TYPE_CHECKING:
    from ..languages.search import Hit

_STYLES = {BOLD: "bold", CARD: "cyan", TOPIC: "italic"}
_WIDEST = 88


def topic_screen(say: Language, topic: Topic) -> list[RenderableType]:
    screen: list[RenderableType] = [Text(topic.title, style="bold underline")]
    previous_bullet = False
    for block in topic.blocks:
        if not (block.bullet and previous_bullet):
            screen.append(Text())
        screen.append(_block(block))
        previous_bullet = block.bullet
    if topic.cards:
        names = say.join([say.card(topic.game, card) for card in topic.cards])
        screen += [Text(), _narrow(Text(say("Cards: {names}.", names=names), style="dim"))]
    return screen


def _block(block: Block) -> RenderableType:
    text = Text()
    for span in block.spans:
        text.append(span.text, style=_STYLES.get(span.style, ""))
    if not block.bullet:
        return _narrow(text)
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row("•", text)
    return _narrow(table)


def _narrow(part: RenderableType) -> RenderableType:
    """Lines stay short enough to read on a wide terminal."""
    table = Table.grid()
    table.add_column(max_width=_WIDEST)
    table.add_row(part)
    return table


def topic_list(say: Language, game: str, titles: Sequence[tuple[str, str]]) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2, 0, 0))
    for id, title in titles:
        table.add_row(Text(id, style="bold"), Text(title))
    return [
        Text(say("The topics of the rules of {game}:", game=GAME_NAMES[game]), style="bold"),
        Padding(table, (0, 0, 0, 2), expand=False),
        Text(),
        Text(say("Read one with capertool rules TOPIC; search with capertool rules search WORDS."), style="dim"),
    ]


def _marked(hit: Hit, with_signs: bool) -> Text:
    """The passage with the words asked for marked: by style, or by asterisks where no style can be seen."""
    if not with_signs:
        passage = Text(hit.passage)
        for start, end in hit.marks:
            passage.stylize("bold yellow", start, end)
        return passage
    plain = hit.passage
    for start, end in reversed(hit.marks):
        plain = f"{plain[:start]}*{plain[start:end]}*{plain[end:]}"
    return Text(plain)


def hits_screen(hits: Sequence[Hit], *, game: str = "", with_signs: bool) -> list[RenderableType]:
    """What was found, with the command that shows it; `game` where that command must name it."""
    screen: list[RenderableType] = []
    option = f" --game {game}" if game else ""
    for hit in hits:
        heading = Text(safe(hit.title), style="bold")
        command = "rules" if hit.kind == "topic" else "card"
        heading.append(f"  capertool {command} {hit.id}{option}", style="dim")
        screen += [heading, _narrow(Padding(_marked(hit, with_signs), (0, 0, 1, 2)))]
    return screen
