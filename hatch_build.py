"""Compiles the gettext catalogues whenever capertool is built or installed, editable installs included.

What Babel knows about lists is compiled into them, because asking Babel itself costs 11 ms at every start.
"""

from pathlib import Path
from typing import Any

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LANGUAGES = {"en": "en_GB", "it": "it", "de": "de", "fr": "fr"}
LIST_CONTEXT = "list"


def list_signs(locale: str) -> dict[str, str]:
    """What stands between the words of a list, by style and place."""
    patterns = Locale.parse(locale).list_patterns
    return {
        f"{style} {part}": patterns[style][part].removeprefix("{0}").removesuffix("{1}")
        for style in ("standard", "or")
        for part in ("middle", "end", "2")
    }


def compile_catalogue(root: Path, code: str) -> Path:
    """Write the .mo of a language beside its .po; English has no .po, its messages are the program's own."""
    target = root / "locales" / code / "LC_MESSAGES" / "capertool.mo"
    source = target.with_suffix(".po")
    catalogue = Catalog(locale=code, charset="utf-8")
    if source.exists():
        with source.open("rb") as po:
            catalogue = read_po(po, locale=code)
    for place, sign in list_signs(LANGUAGES[code]).items():
        catalogue.add(place, sign, context=LIST_CONTEXT)
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as mo:
        write_mo(mo, catalogue)
    return target


def compile_all(root: Path) -> list[Path]:
    return [compile_catalogue(root, code) for code in LANGUAGES]


class CompileCatalogues(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            compile_all(Path(self.root))
