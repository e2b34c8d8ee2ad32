"""`capertool rules [TOPIC]` and `capertool rules search WORDS`."""

from typing import Annotated, Any

import typer

from ..cards import cards_of, games_in_order, names_given
from ..languages import Language
from ..languages.digest import find_topic, read_topic, title, topics_of
from ..problems import Exit, ProblemsError, problem
from .app import Body
from .completing import topics
from .context import current_languages
from .usage import UsageError

SEARCH = "search"


def build(say: Language) -> Body:
    def rules(
        topic: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=say("[TOPIC | search WORDS...]"),
                help=say("A topic, or the word search and what to look for; nothing lists the topics."),
                autocompletion=topics,
            ),
        ] = None,
        game: Annotated[str, typer.Option("--game", metavar=say("GAME"), help=say("The game the rules are of."))] = "",
        json: Annotated[bool, typer.Option("--json", help=say("Print it as JSON."))] = False,
    ) -> None:
        words, games = topic or [], games_in_order(game)
        if not words:
            raise typer.Exit(_list(say, games[0], json))
        if words[0] == SEARCH:
            raise typer.Exit(_search(say, games, words[1:], json))
        raise typer.Exit(_read(games, " ".join(words), json))

    return rules


def _list(say: Language, game: str, as_json: bool) -> int:
    titles = [(topic, title(say.code, game, topic)) for topic in topics_of(game)]
    if as_json:
        return _show_json([{"id": id, "title": name} for id, name in titles])
    from ..render.rules import topic_list
    from .output import show

    show(*topic_list(say, game, titles))
    return Exit.DONE


def _read(games: tuple[str, ...], name: str, as_json: bool) -> int:
    """The topic in the first game that has one of that name."""
    by_game = {game: find_topic(game, name) for game in games}
    game, found = next(((game, found) for game, found in by_game.items() if found), (games[0], ()))
    if len(found) != 1:
        raise ProblemsError([problem("unknown-topic", name=name, known=found or topics_of(game))])
    read = [read_topic(language, game, found[0]) for language in current_languages()]
    if as_json:
        return _show_json(
            {
                "game": game,
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


def _search(say: Language, games: tuple[str, ...], words: list[str], as_json: bool) -> int:
    if not words:
        raise UsageError(say("What shall be searched for?"), say("Write: capertool rules search WORDS"))
    from ..languages.search import Hit, search

    asked = " ".join(words)
    by_game: dict[str, list[Hit]] = {}
    for game in games:
        if not any(by_game.values()):
            by_game[game] = search(say.knowing(names_given(game)), game, asked, cards_of(game))
    game, hits = list(by_game.items())[-1]
    if not hits:
        raise ProblemsError([problem("nothing-found", words=asked)])
    if as_json:
        return _show_json([{**hit._asdict(), "marks": [list(mark) for mark in hit.marks]} for hit in hits])
    from ..render.rules import hits_screen
    from .output import console, show

    named = "" if game == games_in_order()[0] else game
    show(*hits_screen(hits, game=named, with_signs=not console().is_terminal))
    return Exit.DONE


def _show_json(value: Any) -> int:
    from .output import show_json

    show_json(value)
    return Exit.DONE
