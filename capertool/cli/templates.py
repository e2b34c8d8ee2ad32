"""`capertool templates`: the layouts of what is printed, to read and to change."""

from typing import Annotated

import typer

from ..languages import N_, Language
from ..problems import Exit
from .app import Body
from .options import overwrite_option

_WHAT = {
    "style": N_("fonts, colours and sizes of everything"),
    "pad": N_("the score pad: slips and rows"),
    "sheet": N_("the filled score sheet"),
    "reference": N_("the reference deck: cards, crop marks, what it explains"),
}


def build(say: Language) -> Body:
    def templates(
        name: Annotated[str, typer.Argument(metavar=say("NAME"), help=say("The template; nothing lists them."))] = "",
        file: Annotated[
            str, typer.Argument(metavar=say("FILE"), help=say("Where to copy it; nothing, or -, prints it."))
        ] = "",
        force: Annotated[bool, overwrite_option(say)] = False,
    ) -> None:
        from ..printing.output import STANDARD_OUTPUT, check_target, write_document
        from ..templates import NAMES, template_text

        if not name:
            width = max(map(len, NAMES))
            print("\n".join(f"{known:<{width}}  {say(_WHAT[known])}" for known in NAMES))
            raise typer.Exit(Exit.DONE)
        path = file or STANDARD_OUTPUT
        text = template_text(name)
        check_target(path, force=force)
        write_document(path, text.encode())
        if path != STANDARD_OUTPUT:
            from ..render.safe import safe

            print(say("{path} is written; print with --template {path}", path=safe(path)))
        raise typer.Exit(Exit.DONE)

    return templates
