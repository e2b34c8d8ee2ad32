"""What the owner's own box prints where the sources are doubtful: asked once, kept, and used from then on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .games import PACKAGES, load_figures
from .games.figures import NOBODY, OWN_BOX, Known, Value
from .ownfiles import damaged, home, read_toml, write_text
from .problems import ProblemsError

FILE = "box.toml"
_FORMER_SECTIONS = {"incomes": "caper"}
"""What a section was called before the box held more than one game."""


def box_file() -> Path:
    return home() / FILE


def own_figures(game: str) -> dict[str, Value]:
    """What the owner has entered for one game."""
    return _read(box_file()).get(game, {})


def _read(path: Path) -> dict[str, dict[str, Value]]:
    """All figures in the owner's file by game."""
    try:
        return read_figures(read_toml(path))
    except ValueError as error:
        raise damaged(path, str(error)) from None


def read_figures(document: Mapping[str, Any]) -> dict[str, dict[str, Value]]:
    """Figures by game; a ValueError that names the key where anything else stands among them."""
    found: dict[str, dict[str, Value]] = {}
    for section, figures in document.items():
        game = _FORMER_SECTIONS.get(section, section)
        if game not in PACKAGES or not isinstance(figures, Mapping):
            raise ValueError(section)
        for name, given in figures.items():
            figure = load_figures(game).get(name)
            value = None if figure is None else figure.read(given)
            if value is None:
                raise ValueError(f"{section}.{name}")
            found.setdefault(game, {})[name] = value
    return found


def set_figure(game: str, name: str, typed: str | None, place: str = "") -> Value | None:
    """Keep what the box prints, or forget it (None); `place` is where it was typed."""
    value = None
    if typed is not None:
        figure = load_figures(game)[name]
        value = figure.read(_in_ids(typed, figure.words))
        if value is None:
            raise ProblemsError([figure.refused(typed, place)])
    figures = {kept: figure for kept, figure in own_figures(game).items() if kept != name}
    _write(game, figures if value is None else {**figures, name: value})
    return value


def _in_ids(typed: str, words: Sequence[str]) -> str:
    """The words of a figure may be typed in any language."""
    if not words:
        return typed
    from .languages.words import id_or_typed

    return " ".join(id_or_typed(part, words) for part in typed.replace(",", " ").split())


def _write(game: str, figures: Mapping[str, Value]) -> None:
    write_text(box_file(), box_text({**_read(box_file()), game: dict(figures)}))


def box_text(boxes: Mapping[str, Mapping[str, Value]]) -> str:
    """The figures as the file holds them."""
    import json

    lines = []
    for game in PACKAGES:
        if boxes.get(game):
            lines.append(f"[{game}]")
            lines += [f"{name} = {json.dumps(value)}" for name, value in sorted(boxes[game].items())]
    return "".join(f"{line}\n" for line in lines)


def export_box() -> str:
    """Everything the owner has entered, for another laptop."""
    return box_text(_read(box_file()))


def import_box(document: Mapping[str, Any], path: str) -> int:
    """Take in what another owner of the same edition has entered; how many figures came."""
    try:
        there = read_figures(document)
    except ValueError as error:
        raise damaged(Path(path), str(error)) from None
    here = _read(box_file())
    write_text(box_file(), box_text({game: {**here.get(game, {}), **there.get(game, {})} for game in PACKAGES}))
    return sum(len(figures) for figures in there.values())


def known_figures(game: str) -> list[Known]:
    """Every figure of a game with where it comes from."""
    own = own_figures(game)
    return [
        Known(name, own.get(name, figure.default), OWN_BOX if name in own else figure.source)
        for name, figure in load_figures(game).items()
    ]


def values(game: str) -> dict[str, Any]:
    """Every figure that is known, for a game that begins now."""
    return {known.name: known.value for known in known_figures(game) if known.value is not None}


def still_doubtful(game: str, name: str) -> bool:
    """Whether nobody knows the figure: no source shows it, and the owner has not entered it."""
    figure = load_figures(game).get(name)
    return figure is not None and figure.source == NOBODY and name not in own_figures(game)
