"""Reads table documents: TOML or JSON, from a file or standard input, never more than is sensible."""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from .problems import ProblemsError, problem

STANDARD_INPUT = "-"
LARGEST_FILE = 1_000_000


def read_document(path: str) -> dict[str, Any]:
    """The document in a file, `-` for standard input."""
    return parse_document(_read_bytes(path), path)


@contextmanager
def open_bytes(path: str) -> Iterator[IO[bytes]]:
    """A file or standard input; what the system refuses is a problem like any other."""
    try:
        if path == STANDARD_INPUT:
            yield _standard_input()
        else:
            with Path(path).open("rb") as file:
                yield file
    except FileNotFoundError:
        raise ProblemsError([problem("file-not-found", path=path)]) from None
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise ProblemsError([problem("file-unreadable", path=path, error=error)]) from None


def _standard_input() -> IO[bytes]:
    if sys.stdin is None:
        raise OSError("standard input is closed")
    return sys.stdin.buffer


def _read_bytes(path: str) -> bytes:
    with open_bytes(path) as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ProblemsError([problem("file-too-large", path=path, highest=LARGEST_FILE)])
    return data


def parse_document(data: bytes, path: str) -> dict[str, Any]:
    """JSON if the first sign is `{`, else TOML."""
    text = _text(data, path)
    if not text.strip():
        raise ProblemsError([problem("file-empty", path=path)])
    return parse_json(text, path) if text.lstrip().startswith("{") else _parse_toml(text, path)


def _text(data: bytes, path: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ProblemsError([problem("file-binary", path=path)]) from None
    if "\0" in text:
        raise ProblemsError([problem("file-binary", path=path)])
    return text


def _parse_toml(text: str, path: str) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError is a ValueError; so is an endless number
        where = _toml_place(error)
        if "overwrite" in str(error) or "twice" in str(error):
            raise ProblemsError([problem("duplicate-key", key=_toml_key(text, where))]) from None
        raise ProblemsError([problem("not-toml", path=path, where=where)]) from None


def _toml_key(text: str, where: tuple[int, int] | None) -> str:
    """The key or table that a line of TOML declares; the last line where the parser names none."""
    lines = text.splitlines()
    line = lines[where[0] - 1] if where and where[0] <= len(lines) else lines[-1]
    return line.partition("=")[0].strip().strip("[]")


def parse_line(line: bytes, number: int, path: str) -> dict[str, Any]:
    """One line of a batch."""
    return parse_json(_text(line, path), path, number)


def parse_json(text: str, path: str, line: int | None = None) -> dict[str, Any]:
    """A JSON object; `line` is where it stands, when it is one of many."""
    import json

    try:
        document = json.loads(text, object_pairs_hook=_once_each)
    except (ValueError, RecursionError) as error:
        where = (line or error.lineno, error.colno) if isinstance(error, json.JSONDecodeError) else None
        raise ProblemsError([problem("not-json", path=path, where=where)]) from None
    if not isinstance(document, dict):
        raise ProblemsError([problem("not-a-table")])
    return document


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    document = dict(pairs)
    if len(document) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ProblemsError([problem("duplicate-key", key=next(key for key in keys if keys.count(key) > 1))])
    return document


def _toml_place(error: Exception) -> tuple[int, int] | None:
    """Line and column, which the parser only tells within its own English sentence."""
    found = re.search(r"at line (\d+), column (\d+)", str(error))
    return (int(found[1]), int(found[2])) if found else None


def toml_text(document: Mapping[str, Any]) -> str:
    """A document as TOML: values, then tables, then lists of tables."""
    return "\n".join(_toml_lines(document, "")) + "\n"


def _toml_lines(table: Mapping[str, Any], place: str) -> Iterator[str]:
    tables = {key: value for key, value in table.items() if isinstance(value, Mapping)}
    lists = {key: value for key, value in table.items() if _is_list_of_tables(value)}
    for key, value in table.items():
        if key not in tables and key not in lists:
            yield f"{_bare_or_quoted(key)} = {_toml_value(value)}"
    for key, value in tables.items():
        name = f"{place}{_bare_or_quoted(key)}"
        yield from ("", f"[{name}]", *_toml_lines(value, f"{name}."))
    for key, entries in lists.items():
        name = f"{place}{_bare_or_quoted(key)}"
        for entry in entries:
            yield from ("", f"[[{name}]]", *_toml_lines(entry, f"{name}."))


def _toml_value(value: Any) -> str:
    """JSON writes these values as TOML does, but for one sign that TOML wants escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, Mapping) for entry in value)


def _bare_or_quoted(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _toml_value(key)
