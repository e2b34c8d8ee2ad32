"""Compiles the gettext catalogues whenever capertool is built or installed, editable installs included.

What Babel knows about lists is compiled into them, because asking Babel itself costs 11 ms at every start.
"""

import json
import sys
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


def compile_names(root: Path) -> list[Path]:
    """Write the index of all names of each game's cards; the program makes it where there is none."""
    sys.path.insert(0, str(root))
    try:
        from capertool.games import PACKAGES
        from capertool.languages.names import gather_names
    finally:
        sys.path.remove(str(root))
    made = []
    for game in PACKAGES:
        target = root / "locales" / "names" / f"{game}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(gather_names(game), ensure_ascii=False), encoding="utf-8")
        made.append(target)
    return made


def compile_all(root: Path) -> list[Path]:
    return [*(compile_catalogue(root, code) for code in LANGUAGES), *compile_names(root)]


class CompileCatalogues(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            compile_all(Path(self.root))
