"""`capertool pack`: the cards of your own box, described once, checked, shared."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ..games.caper_europe.box import GAME
from ..languages import Language
from ..languages.terms import card_key, kind_name
from ..packs import OWN_PACK
from ..problems import ProblemsError, problem
from ..render.safe import safe
from .app import Command
from .context import current_language
from .describing_options import (
    Described,
    city_option,
    colour_option,
    kind_option,
    names_option,
    number_option,
    texts_option,
)
from .usage import UsageError


class PackGroup(TyperGroup):
    """The commands of `pack`, with help in the reader's language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            from ..languages.problems import nearest_or_all

            say = current_language()
            hint = nearest_or_all(say, args[0], tuple(self.commands))
            raise UsageError(say("There is no command {command}.", command=f"pack {args[0]}"), hint)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from .help import group_help

        rows = [(name, command.help or "") for name, command in self.commands.items()]
        say = current_language()
        formatter.write(group_help(say, ctx, self, {say("Commands"): rows}))


def build(say: Language) -> typer.Typer:
    app = typer.Typer(
        cls=PackGroup, add_completion=False, help=say("Describe the cards of your own box of Caper: Europe, once.")
    )

    @app.callback(invoke_without_command=True)
    def pack(ctx: typer.Context) -> None:
        if ctx.invoked_subcommand is None:
            _list(say)

    @app.command("list", cls=Command, help=say("List the packs, with what is known by them."))
    def list_packs() -> None:
        _list(say)

    _add_writing(app, say)
    _add_sharing(app, say)
    return app


def _id_argument(say: Language) -> Any:
    return typer.Argument(metavar=say("PACK"), help=say("The name of the pack."))


# --- looking


def _list(say: Language) -> None:
    from rich.text import Text

    from ..games.caper_europe.catalogue import KNOWN_PACK
    from ..packs import folder, installed
    from ..render.cards import plain_table
    from .output import show

    found = installed()
    rows = []
    for pack in (KNOWN_PACK, *found.packs):
        complete = sum(not card.doubts for card in pack.cards.values())
        rows.append([pack.id, str(pack.release), str(len(pack.cards)), str(complete), safe(pack.name)])
    headings = [say("Pack"), say("Release"), say("Cards"), say("fully known"), say("Name")]
    kinds = ("thief", "gear", "location")
    counts = [f"{kind_name(say, kind)} {sum(card.kind == kind for card in found.cards.values())}" for kind in kinds]
    show(
        plain_table(headings, rows),
        Text(),
        Text(say("Cards known in all: {counts}.", counts=", ".join(counts))),
        Text(say("Kept in {path}.", path=folder()), style="dim"),
    )


def _show(say: Language, id: str, *, as_json: bool) -> None:
    from ..games.caper_europe.pack import pack_document
    from ..packs import find_pack
    from .output import show, show_json

    pack = find_pack(id)
    if as_json:
        show_json(pack_document(pack))
        return
    from rich.text import Text

    from ..languages.compose import composer
    from ..render.cards import plain_table

    knowing = say.knowing({card.id: card.names for card in pack.cards.values() if card.names})
    rows = []
    for card in pack.cards.values():
        missing = say.join([card_key(say, key) for key in card.doubts]) or "–"
        text = " ".join(composer(say, GAME).card_text(card))
        rows.append([safe(knowing.card(GAME, card.id)), kind_name(say, card.kind), text, missing])
    title = " · ".join(safe(part) for part in (pack.id, pack.name, pack.author) if part)
    show(
        Text(say("{pack}, release {release}", pack=title, release=pack.release), style="bold"),
        plain_table([say("Card"), say("Kind"), say("Text"), say("not known")], rows),
    )


# --- writing


def _add_writing(app: typer.Typer, say: Language) -> None:
    @app.command(cls=Command, help=say("Begin a pack; on a terminal, describe card after card."))
    def new(
        pack: Annotated[str, _id_argument(say)] = OWN_PACK,
        name: Annotated[str, typer.Option("--name", metavar=say("NAME"), help=say("What to call it."))] = "",
        author: Annotated[str, typer.Option("--author", metavar=say("NAME"), help=say("Who describes it."))] = "",
    ) -> None:
        from .packing import begin_pack

        begin_pack(say, pack, name, author)

    @app.command(cls=Command, help=say("Describe a card, or complete one that is known in part."))
    def add(
        card: Annotated[list[str], typer.Argument(metavar=say("CARD..."), help=say("Its name, or its id."))],
        to: Annotated[str, typer.Option("--to", metavar=say("PACK"), help=say("The pack it goes into."))] = OWN_PACK,
        kind: Annotated[str, kind_option(say)] = "",
        city: Annotated[str, city_option(say)] = "",
        colour: Annotated[str, colour_option(say)] = "",
        cost: Annotated[int | None, number_option(say, "cost")] = None,
        coins: Annotated[int | None, number_option(say, "coins")] = None,
        points: Annotated[int | None, number_option(say, "points")] = None,
        effect: Annotated[list[str] | None, texts_option(say, "effect")] = None,
        always: Annotated[list[str] | None, texts_option(say, "always")] = None,
        copies: Annotated[int | None, number_option(say, "copies")] = None,
        name: Annotated[list[str] | None, names_option(say)] = None,
    ) -> None:
        from ..entries.caper_europe import names_meant
        from .packing import add_card

        names = names_meant(name or []) or None
        given = Described(kind, city, colour, cost, coins, points, effect, always, copies, names)
        add_card(say, to, " ".join(card), given)

    @app.command(cls=Command, help=say("Remove one of your packs; games that used it keep its cards."))
    def remove(pack: Annotated[str, _id_argument(say)]) -> None:
        from ..packs import remove_pack

        remove_pack(pack)
        print(say("{name} is removed.", name=safe(pack)))


# --- checking and sharing


def _add_sharing(app: typer.Typer, say: Language) -> None:
    @app.command(cls=Command, help=say("Show the cards of a pack."))
    def show(
        pack: Annotated[str, _id_argument(say)] = "known",
        json: Annotated[bool, typer.Option("--json", help=say("Print it as JSON."))] = False,
    ) -> None:
        _show(say, pack, as_json=json)

    @app.command(cls=Command, help=say("Check a pack: every word of it."))
    def check(
        pack: Annotated[str, typer.Argument(metavar=say("FILE | PACK"), help=say("A file, or the name of a pack."))],
    ) -> None:
        _check(say, pack)

    @app.command(cls=Command, help=say("Write a pack to a file, for other people's boxes."))
    def export(
        pack: Annotated[str, _id_argument(say)],
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("Where to; - is standard output."))] = "-",
    ) -> None:
        from ..exchange import write_new
        from ..packs import find_pack, pack_text

        text = pack_text(find_pack(pack))
        if file == "-":
            print(text, end="")
            return
        write_new(file, text)
        print(say("Written to {path}.", path=safe(file)))

    @app.command("import", cls=Command, help=say("Take a pack in; a higher release replaces a lower one."))
    def import_file(
        file: Annotated[str, typer.Argument(metavar=say("FILE"), help=say("The file; - is standard input."))],
        force: Annotated[bool, typer.Option("--force", help=say("Replace a pack whatever its release."))] = False,
    ) -> None:
        from ..packs import import_pack, pack_in_file

        taken = import_pack(pack_in_file(file), force=force)
        _tell_size(say, taken.id, len(taken.cards))


def _check(say: Language, pack: str) -> None:
    from ..games.caper_europe.catalogue import CARDS
    from ..games.caper_europe.pack import read_pack
    from ..packs import find_pack, installed, pack_in_file

    named = [one.id for one in installed().packs] if "/" not in pack and "." not in pack else []
    found = find_pack(pack) if pack in (*named, "known") else read_pack(pack_in_file(pack), CARDS, CARDS)
    doubled = _names_twice(found.cards)
    if doubled:
        raise ProblemsError(
            [problem("card-name-twice", "", name=name, cards=ids) for name, ids in doubled.items()], GAME
        )
    _tell_size(say, found.id, len(found.cards))
    for card in found.cards.values():
        if card.doubts:
            keys = say.join([card_key(say, key) for key in card.doubts])
            print(say("{card}: not known: {keys}", card=card.id, keys=keys))


def _names_twice(cards: Any) -> dict[str, tuple[str, ...]]:
    """Names that two cards of one kind have in the same language: nobody could tell them apart."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for card in cards.values():
        for code, name in card.names.items():
            found.setdefault((code, card.kind, name.casefold()), []).append(card.id)
    return {name: tuple(ids) for (_, _, name), ids in found.items() if len(ids) > 1}


def _tell_size(say: Language, id: str, number: int) -> None:
    print(say.plural("Pack {pack}: {n} card, all in order.", "Pack {pack}: {n} cards, all in order.", number, pack=id))
