"""The typeface, measured; and which names it can print, with a system's font where it cannot."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ...problems import ProblemsError, problem

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

_PACKAGED = "SourceSansPro-"
_UNITS = 1000
_SYSTEM_FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/.fonts",
    "/Library/Fonts",
    "/System/Library/Fonts",
    "C:/Windows/Fonts",
)
_SYSTEM_FONTS = (
    *("DejaVuSans.ttf", "wqy-microhei.ttc", "wqy-zenhei.ttc", "DroidSansFallbackFull.ttf", "DroidSansFallback.ttf"),
    *("fonts-japanese-gothic.ttf", "ipag.ttf", "ipagp.ttf", "NanumGothic.ttf", "UnBatang.ttf", "uming.ttc", "ukai.ttc"),
    *("Arial Unicode.ttf", "ARIALUNI.TTF", "AppleGothic.ttf", "msyh.ttc", "simsun.ttc", "msgothic.ttc", "malgun.ttf"),
)
"""Fonts with TrueType outlines (others cannot be embedded here) that hold more scripts than the typeface."""

_NEEDS_SHAPING = ("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI")
_SHAPED_BLOCKS = ((0x0900, 0x0DFF), (0x0E00, 0x109F), (0x1780, 0x18AF), (0x1A20, 0x1CFF), (0xA800, 0xABFF))
"""Scripts whose letters join, stack or move: Indic ones, Thai, Tibetan, Khmer, Mongolian, Javanese and others."""
_ASTRAL = 0x10000
_JOINERS = "\u200c\u200d"


class Face:
    """One cut of the typeface: its name in the PDF, and how wide its letters are."""

    __slots__ = ("_words", "font", "foreign", "name", "widths")

    def __init__(self, name: str, font: TTFont, foreign: Mapping[str, Face] | None = None) -> None:
        """`foreign` has the letters that this cut lacks, and who prints them instead."""
        self.name, self.font = name, font
        own = {chr(code): width for code, width in font.face.charWidths.items()}
        self.foreign = {letter: face for letter, face in (foreign or {}).items() if letter not in own}
        self.widths: Mapping[str, float] = {**own, **{c: face.widths[c] for c, face in self.foreign.items()}}
        self._words: dict[str, float] = {}

    def covers(self, text: str) -> bool:
        return all(letter in self.widths for letter in text)

    def units(self, text: str) -> float:
        """How wide a text is at size 1; what was measured once is known."""
        units = self._words.get(text)
        if units is None:
            default = self.font.face.defaultWidth
            units = self._words[text] = sum([self.widths.get(letter, default) for letter in text]) / _UNITS
        return units

    def width(self, text: str, size: float) -> float:
        return self.units(text) * size

    def runs(self, text: str) -> list[tuple[Face, str]]:
        """The text in pieces that one font each can print."""
        if not self.foreign or self.foreign.keys().isdisjoint(text):
            return [(self, text)]
        runs: list[tuple[Face, str]] = []
        for letter in text:
            face = self.foreign.get(letter, self)
            if runs and runs[-1][0] is face:
                runs[-1] = (face, runs[-1][1] + letter)
            else:
                runs.append((face, letter))
        return runs


class Faces(NamedTuple):
    """The three cuts everything is set in."""

    regular: Face
    strong: Face
    quiet: Face

    def covers(self, text: str) -> bool:
        return self.regular.covers(text) and self.strong.covers(text)


@cache
def _font(path: str, index: int = 0) -> TTFont:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    name = Path(path).stem if Path(path).parent == _packaged() else f"{path}-{index}"  # two files may have one name
    font = TTFont(name, path, subfontIndex=index)
    pdfmetrics.registerFont(font)
    return font


@cache
def _face(path: str) -> Face:
    font = _font(path)
    return Face(font.fontName, font)


@cache
def _packaged() -> Path:
    from importlib.util import find_spec

    spec = find_spec("font_source_sans_pro")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "files"


def font_file(name: str) -> str:
    """A cut of the packaged typeface by its name, or the path of a TrueType file."""
    return str(_packaged() / f"{name}.ttf") if name.startswith(_PACKAGED) else str(Path(name).expanduser())


def faces(fonts: Mapping[str, str]) -> Faces:
    """The three cuts a template names; one that cannot be used is a problem that says which."""
    loaded = []
    for key in Faces._fields:
        try:
            loaded.append(_face(font_file(fonts[key])))
        except Exception:  # whatever a file holds instead of a font, the library complains in its own way
            raise ProblemsError([problem("font-unusable", f"fonts.{key}", path=fonts[key])]) from None
    return Faces(*loaded)


# --- names of players, and of their own cards

_LONGEST_CARD_NAME = 150  # letters


def printable(name: str) -> str:
    """A name as it goes on paper: composed letters, no control signs, single blanks."""
    composed = unicodedata.normalize("NFC", name)
    kept = [" " if unicodedata.category(c) in ("Cc", "Zl", "Zp", "Zs") else c for c in composed]
    shown = [c for c in kept if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn") or c in _JOINERS]
    return " ".join("".join(shown).split())


def needs_shaping(name: str) -> bool:
    """Whether setting letter after letter from left to right would print it wrongly."""
    return any(
        unicodedata.bidirectional(letter) in _NEEDS_SHAPING
        or unicodedata.combining(letter)
        or unicodedata.category(letter) in ("Mc", "Me", "Mn")
        or letter in _JOINERS
        or ord(letter) >= _ASTRAL  # emoji, mostly; the library cannot name them in a PDF
        or any(first <= ord(letter) <= last for first, last in _SHAPED_BLOCKS)
        for letter in name
    )


def with_names(base: Faces, names: Iterable[str]) -> Faces:
    """The faces, with fonts of the system behind them for letters of names that they lack and that need no shaping."""
    foreign: dict[str, Face] = {}
    for name in map(printable, names):
        if needs_shaping(name):
            continue
        missing = [letter for letter in dict.fromkeys(name) if not base.covers(letter)]
        together = system_face("".join(missing)) if missing else None
        for letter in missing:  # one font for the whole name where there is one, else whatever has the letter
            face = together or system_face(letter)
            if face is not None:
                foreign[letter] = face
    if not foreign:
        return base
    regular, strong = (Face(face.name, face.font, foreign) for face in (base.regular, base.strong))
    return base._replace(regular=regular, strong=strong)


def can_print(known: Faces, name: str) -> bool:
    shown = printable(name)
    return bool(shown) and not needs_shaping(shown) and known.covers(shown)


def printable_names(known: Faces, names: Mapping[str, Mapping[str, str]]) -> dict[str, dict[str, str]]:
    """Names of cards by language as they go on paper; what cannot be printed gives way to another name, or the id."""
    shown = {id: {code: printable(name) for code, name in by.items()} for id, by in names.items()}
    fitting = {
        id: {code: name for code, name in by.items() if len(name) <= _LONGEST_CARD_NAME and can_print(known, name)}
        for id, by in shown.items()
    }
    return {id: by for id, by in fitting.items() if by}


@cache
def system_face(letters: str) -> Face | None:
    """A font of this system that has all these letters, if there is one that can be embedded."""
    for path in _system_fonts():
        try:
            face = _face(path)
        except Exception:  # outlines of another kind, or no font at all: the next one
            continue
        if face.covers(letters):
            return face
    return None


@cache
def _system_fonts() -> Sequence[str]:
    found = {
        file.name: str(file)
        for folder in map(Path, _SYSTEM_FOLDERS)
        if folder.expanduser().is_dir()
        for file in folder.expanduser().rglob("*.tt[fc]")
    }
    return [found[name] for name in _SYSTEM_FONTS if name in found]
