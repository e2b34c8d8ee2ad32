"""Compiles the gettext catalogues whenever capertool is built or installed, editable installs included."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogue(source: Path) -> Path:
    """Write the .mo beside a .po and return its path."""
    with source.open("rb") as po:
        catalogue = read_po(po, locale=source.parts[-3])
    target = source.with_suffix(".mo")
    with target.open("wb") as mo:
        write_mo(mo, catalogue)
    return target


def compile_all(root: Path) -> list[Path]:
    return [compile_catalogue(source) for source in sorted(root.glob("locales/*/LC_MESSAGES/*.po"))]


class CompileCatalogues(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            compile_all(Path(self.root))
