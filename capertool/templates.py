"""`capertool templates` as a library: the shipped templates, and a person's own checked against them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .problems import ProblemsError, problem
from .resources import resource

STYLE = "style"
KINDS = ("pad", "sheet", "reference")
NAMES = (STYLE, *KINDS)


def template_text(name: str) -> str:
    """A shipped template as it is written, comments and all."""
    if name not in NAMES:
        raise ProblemsError([problem("unknown-template", name=name, known=NAMES)])
    return resource("templates", "print", f"{name}.toml").read_text(encoding="utf-8")


@cache
def shipped(kind: str) -> Mapping[str, Any]:
    """Everything that can be set for one kind of print."""
    import tomllib

    return {**tomllib.loads(template_text(STYLE)), **tomllib.loads(template_text(kind))}


def read_template(kind: str, path: str = "") -> Mapping[str, Any]:
    """The template to print with: the shipped one, with what a file changes."""
    if not path:
        return shipped(kind)
    from .render.pdf.templatechecks import merged

    return merged(shipped(kind), _read(kind, path), _choices(kind))


def _read(kind: str, path: str) -> Mapping[str, Any]:
    """A file as it is; what is wrong with it is said of a template, not of a table."""
    from .documents import read_document

    try:
        return read_document(path)
    except ProblemsError as error:
        about = {"of": "template", "command": f"capertool templates {kind}"}
        raise ProblemsError(found._replace(details={**found.details, **about}) for found in error.problems) from None


def _choices(kind: str) -> dict[str, tuple[str, ...]]:
    """The words that the lists of a template may hold, by the place of the list."""
    if kind == "pad":
        return {
            f"rows.{game}.{variant}": tuple(dict.fromkeys(rows))
            for game, variants in shipped(kind)["rows"].items()
            for variant, rows in variants.items()
        }
    if kind != "reference":
        return {}
    from importlib import import_module

    from .languages.digest import topics_of

    choices = {}
    for game in shipped(kind)["extras"]:
        deck = import_module(f"capertool.render.pdf.decks.{game.replace('-', '_')}")
        choices[f"extras.{game}"] = (*deck.EXTRAS, *topics_of(game))
    return choices
