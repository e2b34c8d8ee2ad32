"""Help pages in the reader's language."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..languages import N_, Language
from .output import rendered

Rows = list[tuple[str, str]]
_ABOUT_LANGUAGES = N_("Speak en, it, de or fr.")


def command_help(say: Language, ctx: Any, command: Any) -> str:
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    usage = " ".join([ctx.command_path, say("[OPTIONS]"), *(_placed(param) for param in arguments)])
    return _render(
        _paragraph(say("Usage: {usage}", usage=usage)),
        _paragraph(command.help or ""),
        _section(say("Arguments"), [(param.metavar, param.help or "") for param in arguments]),
        _section(say("Options"), _options(say, command)),
    )


def group_help(say: Language, ctx: Any, group: Any, sections: Mapping[str, Rows]) -> str:
    usage = " ".join([ctx.command_path, say("[OPTIONS]"), say("COMMAND")])
    return _render(
        _paragraph(say("Usage: {usage}", usage=usage)),
        _paragraph(group.help or ""),
        *_sections(sections),
        _section(say("Options"), _options(say, group)),
    )


def _sections(sections: Mapping[str, Rows]) -> list[RenderableType]:
    """One below the other, with the second column at the same place in all."""
    width = max(len(name) for rows in sections.values() for name, _ in rows)
    return [_section(title, rows, width) for title, rows in sections.items()]


def _placed(param: Any) -> str:
    """An argument in the usage line; one that may be left out stands in brackets."""
    name = str(param.metavar)
    return name if param.required or name.startswith("[") else f"[{name}]"


def _options(say: Language, command: Any) -> Rows:
    shown = [param for param in command.params if param.param_type_name == "option" and not param.hidden]
    rows = [(_names(param), param.help or "") for param in shown]
    return [
        *rows,
        ("--lang " + say("LANGUAGE"), say(getattr(command, "about_languages", _ABOUT_LANGUAGES))),
        ("--help", say("Show this page and stop.")),
    ]


def _names(param: Any) -> str:
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {param.metavar or param.name.upper()}"


def _paragraph(text: str) -> RenderableType:
    return Padding(Text(text), (0, 0, 1, 0))


def _section(title: str, rows: Rows, width: int = 0) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, min_width=width)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(Text(name, style="bold"), Text(text))
    return Padding(Group(Text(title, style="dim"), Padding(table, (0, 0, 0, 2))), (0, 0, 1, 0)) if rows else Text()


def _render(*parts: RenderableType) -> str:
    return rendered(*[part for part in parts if part]).rstrip()
