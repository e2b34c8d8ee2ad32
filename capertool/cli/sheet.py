"""`capertool sheet`: a score pad to write on, or a finished game on paper."""

from pathlib import Path
from typing import Annotated

import typer

from ..languages import Language
from ..printing import Options
from ..printing.output import target
from ..problems import Exit
from .app import COMMANDS, PrintCommand, single
from .options import output_option, overwrite_option, paper_option, template_option
from .printing import languages_to_print, print_to
from .usage import UsageError

_NAME = "sheet"


def build(say: Language) -> typer.Typer:
    def sheet(
        game: Annotated[
            str,
            typer.Argument(
                metavar=say("[FILE | NUMBER]"),
                help=say("A table file, or the number of a recorded game; else the current game."),
            ),
        ] = "",
        blank: Annotated[str, typer.Option("--blank", metavar=say("GAME"), help=say("A pad to write on."))] = "",
        variant: Annotated[
            str,
            typer.Option(
                "--variant",
                metavar=say("VARIANT"),
                help=say("Of a pad: duel, snitch or teams; in other games the number of players."),
            ),
        ] = "",
        per_page: Annotated[
            int, typer.Option("--per-page", metavar=say("N"), help=say("Of a pad: 1, 2 or 4 to a page."))
        ] = 1,
        pages: Annotated[
            int,
            typer.Option("--pages", metavar=say("N"), min=1, max=500, help=say("Of a pad: how many pages, 1 to 500.")),
        ] = 1,
        paper: Annotated[str, paper_option(say)] = "a4",
        template: Annotated[str, template_option(say)] = "",
        output: Annotated[str, output_option(say)] = "",
        force: Annotated[bool, overwrite_option(say)] = False,
    ) -> None:
        options = Options(paper, template)
        if blank:
            _check_blank(say, game)
            _pad(say, (blank, variant, per_page, pages), output, force, options)
        else:
            _check_filled(say, variant, per_page, pages)
            _filled(say, game, output, force, options)
        raise typer.Exit(Exit.DONE)

    return single(sheet, say(COMMANDS[_NAME]), PrintCommand)


def _check_blank(say: Language, game: str) -> None:
    if game:
        raise _not_together(say, "--blank", say("FILE"))


def _check_filled(say: Language, variant: str, per_page: int, pages: int) -> None:
    """What only a pad can have needs --blank."""
    for option, given in (("--variant", variant), ("--per-page", per_page != 1), ("--pages", pages != 1)):
        if given:
            raise UsageError(say("{option} is for a pad.", option=option), say("Give --blank GAME with it."))


def _not_together(say: Language, first: str, second: str) -> UsageError:
    return UsageError(say("{first} and {second} do not go together.", first=first, second=second))


def _pad(say: Language, order: tuple[str, str, int, int], output: str, force: bool, options: Options) -> None:
    from ..printing.pad import PadOrder, print_pad

    languages = languages_to_print(say)
    game, variant, *_ = order
    path = target(output, "-".join([game, "pad", *([variant] if variant else [])]) + ".pdf")
    print_to(say, path, force, options, lambda asked: print_pad(languages, PadOrder(*order), asked))


def _filled(say: Language, game: str, output: str, force: bool, options: Options) -> None:
    from ..printing.sheet import played_in_file, played_in_journal, print_sheet

    if len(languages_to_print(say)) > 1:
        advice = say("Give --lang once; what each player reads stands with the game (lang, --reads).")
        raise UsageError(say("A filled sheet has one language, and each player's part in their own."), advice)
    if game and not (game.isascii() and game.isdigit() and not Path(game).exists()):
        from ..documents import read_document

        played = played_in_file(read_document(game))
        path = target(output, ("table" if game == "-" else Path(game).stem) + ".pdf")
    else:
        played = played_in_journal(int(game) if game else None)
        path = target(output, "-".join([played.game, "sheet", *([game] if game else [])]) + ".pdf")
    print_to(say, path, force, options, lambda asked: print_sheet(say, played, asked))
