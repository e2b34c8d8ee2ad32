"""`capertool rules [TOPIC]` and `capertool rules search WORDS`."""

from typing import Annotated, Any

import typer

from ..languages import Language
from ..languages.digest import TOPICS, find_topic, read_topic, title
from ..problems import Exit, ProblemsError, problem
from .app import Command
from .completing import topics
from .context import current_languages
from .usage import UsageError

SEARCH = "search"


def build(say: Language) -> typer.Typer:
    app = typer.Typer(add_completion=False)

    @app.command(cls=Command, help=say("Read a topic of the rules, or search them."))
    def rules(
        topic: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[TOPIC | search WORDS...]"),
                help=say("A topic, or the word search and what to look for; nothing lists the topics."),
                autocompletion=topics,
            ),
        ] = None,
        json: Annotated[bool, typer.Option("--json", help=say("Print it as JSON."))] = False,
    ) -> None:
        words = topic or []
        if not words:
            raise typer.Exit(_list(say, json))
        raise typer.Exit(_search(say, words[1:], json) if words[0] == SEARCH else _read(say, " ".join(words), json))

    return app


def _list(say: Language, as_json: bool) -> int:
    titles = [(topic, title(say.code, topic)) for topic in TOPICS]
    if as_json:
        return _show_json([{"id": id, "title": name} for id, name in titles])
    from ..render.rules import topic_list
    from .output import show

    show(*topic_list(say, titles))
    return Exit.DONE


def _read(say: Language, name: str, as_json: bool) -> int:
    found = find_topic(name)
    if len(found) != 1:
        raise ProblemsError([problem("unknown-topic", name=name, known=found or TOPICS)])
    read = [read_topic(language, found[0]) for language in current_languages()]
    if as_json:
        return _show_json(
            {
                "id": found[0],
                "cards": list(read[0].cards),
                "words": {
                    language.code: {"title": topic.title, "text": [block.text for block in topic.blocks]}
                    for language, topic in zip(current_languages(), read, strict=True)
                },
            }
        )
    from rich.text import Text

    from ..render.rules import topic_screen
    from .output import show

    screens = [topic_screen(language, topic) for language, topic in zip(current_languages(), read, strict=True)]
    for number, screen in enumerate(screens):
        show(*([Text()] if number else []), *screen)
    return Exit.DONE


def _search(say: Language, words: list[str], as_json: bool) -> int:
    if not words:
        raise UsageError(say("What shall be searched for?"), say("Write: capertool rules search WORDS"))
    from ..languages.search import search

    asked = " ".join(words)
    hits = search(say, asked)
    if not hits:
        raise ProblemsError([problem("nothing-found", words=asked)])
    if as_json:
        return _show_json([{**hit._asdict(), "marks": [list(mark) for mark in hit.marks]} for hit in hits])
    from ..render.rules import hits_screen
    from .output import console, show

    show(*hits_screen(hits, with_signs=not console().is_terminal))
    return Exit.DONE


def _show_json(value: Any) -> int:
    from .output import show_json

    show_json(value)
    return Exit.DONE
